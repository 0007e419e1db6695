// Scores over the items of a set, and how far they would differ on other items of the kind.

/** Resamples of an interval; with 1,000 its ends are steady to about a hundredth of its width. */
const DRAWS = 1000;

/** A generator of numbers from 0 to 1 that depends on its seed alone (mulberry32). */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param items `{ hits, of }` each @returns the sum of hits over the sum of `of`; NaN without any */
export function ratioOf(items) {
  const hits = items.reduce((sum, item) => sum + item.hits, 0);
  return hits / items.reduce((sum, item) => sum + item.of, 0);
}

/**
 * The area under the ROC curve: how often an item that is `positive` scores more than one that is not, a tie for half.
 *
 * @param items `{ score, positive }` each
 */
export function aucOf(items) {
  const sorted = items.toSorted((a, b) => a.score - b.score);
  const positives = items.filter(({ positive }) => positive).length;
  let ranks = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to < sorted.length && sorted[to].score === sorted[from].score) to += 1;
    const rank = (from + 1 + to) / 2;
    ranks += rank * sorted.slice(from, to).filter(({ positive }) => positive).length;
    from = to;
  }
  return (ranks - (positives * (positives + 1)) / 2) / (positives * (items.length - positives));
}

export const STATISTICS = { ratio: ratioOf, auc: aucOf };

/** The middle 95 % of a statistic over resamples of its items; the same items give the same interval. */
export function intervalOf(items, statistic) {
  return middle(resampled(items.length, (at) => statistic(at.map((index) => items[index]))));
}

/**
 * The difference of two runs on the same items, and its interval over resamples that take the same items of both.
 *
 * @param before,after with an `id` in every item; those that only one of them has are left out
 * @returns null where they share none
 */
export function differenceOf(before, after, statistic) {
  const known = new Map(before.map((item) => [item.id, item]));
  const pairs = after.flatMap((item) => (known.has(item.id) ? [[known.get(item.id), item]] : []));
  if (pairs.length === 0) return null;
  const difference = (at) =>
    statistic(at.map((index) => pairs[index][1])) - statistic(at.map((index) => pairs[index][0]));
  return {
    difference: difference(pairs.map((_, index) => index)),
    interval: middle(resampled(pairs.length, difference)),
    items: pairs.length,
  };
}

function resampled(size, statistic) {
  const random = randomOf(1);
  return Array.from({ length: DRAWS }, () =>
    statistic(Array.from({ length: size }, () => Math.floor(random() * size))),
  ).filter((value) => !Number.isNaN(value));
}

function middle(values) {
  const sorted = values.toSorted((a, b) => a - b);
  if (sorted.length === 0) return [NaN, NaN];
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return [at(0.025), at(0.975)];
}
