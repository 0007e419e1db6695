import type { TermCounts, TermStatistics } from './relevance.js';

/** As in PageRank, which TextRank (Mihalcea and Tarau, 2004) took it from. */
const DAMPING = 0.85;
/** Chosen: after so many rounds less than 0.85^30 of the whole moves, which is under 1 %. */
const ROUNDS = 30;
/** Chosen: the cosine of two sentences of twenty words that share one ordinary word; such ties would only add noise. */
const WEAKEST_TIE = 0.05;

/**
 * TextRank with a bias: a text ranks high when texts of high rank resemble it, and the random walk restarts at texts in
 * proportion to `bias`.
 * @param bias one number of 0 or more for each text; all 0 means no bias.
 * @returns one number for each text, the largest of them 1. Time grows with the square of the number of texts: keep it to some hundreds.
 */
export function rankTexts(
  pool: readonly TermCounts[],
  bias: readonly number[],
  statistics: TermStatistics,
): number[] {
  const size = pool.length;
  if (size === 0) return [];
  const vectors = pool.map((counts) => unitVector(counts, statistics));
  const ties = tiesBetween(vectors);
  const out = ties.map((row) => row.reduce((sum, [, weight]) => sum + weight, 0));
  const total = bias.reduce((sum, value) => sum + value, 0);
  const start = pool.map((_, index) => (total > 0 ? (bias[index] ?? 0) / total : 1 / size));
  let ranks = start;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = start.map((value) => (1 - DAMPING) * value);
    for (let from = 0; from < size; from += 1) {
      const flow = DAMPING * (ranks[from] ?? 0);
      const sum = out[from] ?? 0;
      for (const [to, weight] of ties[from] ?? []) next[to] = (next[to] ?? 0) + (flow * weight) / sum;
    }
    ranks = next;
  }
  const largest = Math.max(...ranks);
  return largest > 0 ? ranks.map((rank) => rank / largest) : ranks.map(() => 0);
}

function unitVector(counts: TermCounts, statistics: TermStatistics): [string, number][] {
  const weighed = [...counts].map(([term, count]): [string, number] => [
    term,
    count * statistics.weight(term),
  ]);
  const norm = Math.sqrt(weighed.reduce((sum, [, weight]) => sum + weight ** 2, 0));
  return weighed.map(([term, weight]) => [term, norm === 0 ? 0 : weight / norm]);
}

/** By an index of terms: most pairs of texts share none, and are skipped. */
function tiesBetween(vectors: readonly [string, number][][]): [number, number][][] {
  const holders = new Map<string, [number, number][]>();
  for (const [index, vector] of vectors.entries()) {
    for (const [term, weight] of vector) {
      const list = holders.get(term);
      if (list) list.push([index, weight]);
      else holders.set(term, [[index, weight]]);
    }
  }
  return vectors.map((vector, index) => {
    const sums = new Map<number, number>();
    for (const [term, weight] of vector) {
      for (const [other, otherWeight] of holders.get(term) ?? []) {
        if (other !== index) sums.set(other, (sums.get(other) ?? 0) + weight * otherWeight);
      }
    }
    return [...sums].filter(([, weight]) => weight >= WEAKEST_TIE);
  });
}
