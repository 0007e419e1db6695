// ROUGE on stems: how many of its words, pairs of words, and words in their order a text shares with a reference.

/** @param candidate,reference lists of stems @returns the F measure of their runs of `size` stems */
export function rougeN(candidate, reference, size) {
  const [own, others] = [runs(candidate, size), runs(reference, size)];
  let shared = 0;
  for (const [run, count] of own) shared += Math.min(count, others.get(run) ?? 0);
  return measureF(shared, candidate.length - size + 1, reference.length - size + 1);
}

/** @returns the F measure of their longest common subsequence */
export function rougeL(candidate, reference) {
  let before = new Array(reference.length + 1).fill(0);
  for (const stem of candidate) {
    const row = [0];
    for (const [index, other] of reference.entries())
      row.push(stem === other ? before[index] + 1 : Math.max(before[index + 1], row[index]));
    before = row;
  }
  return measureF(before.at(-1), candidate.length, reference.length);
}

function runs(stems, size) {
  const counts = new Map();
  for (let at = 0; at + size <= stems.length; at += 1) {
    const run = stems.slice(at, at + size).join(' ');
    counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return counts;
}

function measureF(shared, own, others) {
  return own <= 0 || others <= 0 ? 0 : (2 * shared) / (own + others);
}
