// Plain ways to choose sentences up to a number of words, to hold what is printed against.
import { randomOf } from './scores/statistics.mjs';

/** Weight of the score against likeness to what is chosen already, as Carbonell and Goldstein (1998) used it for summaries. */
const LAMBDA = 0.7;
/** Of the random walk of LexRank and TextRank, as their papers have it. */
const DAMPING = 0.85;
const RANDOM_DRAWS = 20;

/**
 * @param sentences `{ text, terms, words }` in their order; terms are stems without stop words
 * @param most words
 * @returns texts by the name of the baseline; several texts where the mean of several draws counts
 */
export function baselinesOf(sentences, most) {
  return {
    random: Array.from({ length: RANDOM_DRAWS }, (_, seed) =>
      textOf(firstOf(shuffled(sentences, seed), most)),
    ),
    'first sentences': [textOf(firstOf(sentences, most))],
    TextRank: [textOf(inOrder(sentences, bestOf(sentences, ranksBy(sentences, sharedWords), most)))],
    'LexRank and MMR': [lexRank(sentences, most)],
  };
}

/** The text of the sentences that LexRank ranks first, each weighed against its likeness to those chosen before. */
export function lexRank(sentences, most) {
  const vectors = vectorsOf(sentences);
  const likeness = (a, b) => cosine(vectors[a], vectors[b]);
  const ranks = ranksBy(sentences, likeness);
  const top = Math.max(...ranks);
  const open = new Set(sentences.keys());
  const nearest = sentences.map(() => 0);
  const chosen = [];
  for (let words = 0; words < most && open.size > 0;) {
    let best = -1;
    let value = -Infinity;
    for (const at of open) {
      const own = (LAMBDA * ranks[at]) / top - (1 - LAMBDA) * nearest[at];
      if (own > value) [best, value] = [at, own];
    }
    open.delete(best);
    chosen.push(sentences[best]);
    words += sentences[best].words;
    for (const at of open) nearest[at] = Math.max(nearest[at], likeness(at, best));
  }
  return textOf(inOrder(sentences, chosen));
}

/** @param likeness of the sentences at two places @returns a rank for each, by the walk of PageRank over the weighted graph */
function ranksBy(sentences, likeness) {
  const size = sentences.length;
  const weights = sentences.map((_, from) =>
    Float64Array.from({ length: size }, (_weight, to) => (from === to ? 0 : likeness(from, to, sentences))),
  );
  const sums = weights.map((row) => row.reduce((sum, weight) => sum + weight, 0));
  let ranks = new Float64Array(size).fill(1 / size);
  for (let round = 0; round < 30; round += 1) {
    const next = new Float64Array(size).fill((1 - DAMPING) / size);
    for (let from = 0; from < size; from += 1) {
      if (sums[from] === 0) continue;
      const passed = (DAMPING * ranks[from]) / sums[from];
      for (let to = 0; to < size; to += 1) next[to] += passed * weights[from][to];
    }
    ranks = next;
  }
  return ranks;
}

/** The likeness of TextRank: terms in common, by the lengths' logarithms. */
function sharedWords(from, to, sentences) {
  const [a, b] = [sentences[from].terms, new Set(sentences[to].terms)];
  const shared = new Set(a.filter((term) => b.has(term))).size;
  const lengths = Math.log(a.length) + Math.log(b.size);
  return shared === 0 || lengths <= 0 ? 0 : shared / lengths;
}

function vectorsOf(sentences) {
  const found = new Map();
  for (const { terms } of sentences)
    for (const term of new Set(terms)) found.set(term, (found.get(term) ?? 0) + 1);
  return sentences.map(({ terms }) => {
    const vector = new Map();
    for (const term of terms)
      vector.set(term, (vector.get(term) ?? 0) + Math.log(sentences.length / found.get(term)));
    const length = Math.hypot(...vector.values());
    for (const [term, weight] of vector) vector.set(term, length === 0 ? 0 : weight / length);
    return vector;
  });
}

function cosine(a, b) {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0);
  return sum;
}

function bestOf(sentences, ranks, most) {
  const order = [...sentences.keys()].sort((a, b) => ranks[b] - ranks[a]);
  return firstOf(
    order.map((at) => sentences[at]),
    most,
  );
}

function firstOf(sentences, most) {
  let words = 0;
  return sentences.filter((sentence) => {
    if (words >= most) return false;
    words += sentence.words;
    return true;
  });
}

function inOrder(sentences, chosen) {
  const held = new Set(chosen);
  return sentences.filter((sentence) => held.has(sentence));
}

function textOf(sentences) {
  return sentences.map(({ text }) => text).join(' ');
}

function shuffled(sentences, seed) {
  const random = randomOf(seed);
  return sentences
    .map((sentence) => [random(), sentence])
    .sort(([a], [b]) => a - b)
    .map(([, sentence]) => sentence);
}
