import type { TermCounts, TermStatistics } from '../text/index.js';

/** A text as its terms, each weighed by its rarity. */
export interface Vector {
  readonly weights: ReadonlyMap<string, number>;
  readonly norm: number;
}

export function vectorOf(terms: TermCounts, statistics: TermStatistics): Vector {
  const weights = new Map<string, number>();
  let sum = 0;
  for (const [term, count] of terms) {
    const weight = (1 + Math.log(count)) * statistics.weight(term);
    weights.set(term, weight);
    sum += weight * weight;
  }
  return { weights, norm: Math.sqrt(sum) };
}

/** @returns the cosine, 0 to 1 */
export function likeness(a: Vector, b: Vector): number {
  const [few, many] = a.weights.size <= b.weights.size ? [a, b] : [b, a];
  let shared = 0;
  for (const [term, weight] of few.weights) shared += weight * (many.weights.get(term) ?? 0);
  return shared === 0 ? 0 : shared / (a.norm * b.norm);
}

/** @returns the sum of vectors of length one */
export function centroidOf(vectors: readonly Vector[]): Vector {
  const weights = new Map<string, number>();
  for (const { weights: own, norm } of vectors) {
    if (norm === 0) continue;
    for (const [term, weight] of own) weights.set(term, (weights.get(term) ?? 0) + weight / norm);
  }
  let sum = 0;
  for (const weight of weights.values()) sum += weight * weight;
  return { weights, norm: Math.sqrt(sum) };
}
