/** How often each term occurs. */
export type TermCounts = ReadonlyMap<string, number>;

export function countTerms(terms: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** @returns the inverse document frequency of a term in so many of the texts, always above 0; highest for none. */
export function inverseFrequency({ texts }: Pick<TermRarity, 'texts'>, holding: number): number {
  return Math.log(1 + (texts - holding + 0.5) / (holding + 0.5));
}

/** The usual constants of BM25 (Robertson and Zaragoza, 2009); nothing here is tuned to a corpus. */
const K1 = 1.2;
const B = 0.75;

/** In how many of a set of texts terms occur. */
export interface TermRarity {
  readonly texts: number;
  /** @returns how many of the texts hold a term */
  holding(term: string): number;
}

/** Term statistics of a set of texts: document frequencies and the average length. */
export class TermStatistics implements TermRarity {
  private readonly inTexts = new Map<string, number>();
  private readonly weights = new Map<string, number>();
  readonly texts: number;
  private readonly meanLength: number;

  constructor(pool: readonly TermCounts[]) {
    let length = 0;
    for (const counts of pool) {
      for (const [term, count] of counts) {
        this.inTexts.set(term, (this.inTexts.get(term) ?? 0) + 1);
        length += count;
      }
    }
    this.texts = pool.length;
    this.meanLength = pool.length === 0 ? 1 : Math.max(1, length / pool.length);
  }

  /** @returns the inverse document frequency of a term, always above 0; highest for one that no text has. */
  weight(term: string): number {
    let weight = this.weights.get(term);
    if (weight === undefined) {
      weight = inverseFrequency(this, this.holding(term));
      this.weights.set(term, weight);
    }
    return weight;
  }

  /**
   * As `weight`, but a term that no text has weighs as much as one that a single text has: in few texts it would outweigh all
   * that they have.
   */
  heldWeight(term: string): number {
    const most = Math.log(1 + Math.max(0.5, this.texts - 0.5) / 1.5);
    return Math.min(most, this.weight(term));
  }

  /**
   * As `weight`, for the terms of a query: 1 to 3. A query term matters even if every text has it: in "Choosing an index type"
   * the subject is the index, and by rarity alone it would be "choosing".
   */
  askedWeight(term: string): number {
    return 1 + (2 * this.weight(term)) / Math.log(2 * this.texts + 2);
  }

  holding(term: string): number {
    return this.inTexts.get(term) ?? 0;
  }

  /** All terms that any of the texts holds. */
  get vocabulary(): Iterable<string> {
    return this.inTexts.keys();
  }

  /** @returns the BM25 score of a text for a query; 0 when they share no term. */
  score(query: TermCounts, text: TermCounts): number {
    let length = 0;
    for (const count of text.values()) length += count;
    let score = 0;
    for (const [term, wanted] of query) {
      const count = text.get(term);
      if (count === undefined) continue;
      const damped = count + K1 * (1 - B + (B * length) / this.meanLength);
      score += (this.askedWeight(term) * Math.min(wanted, 3) * count * (K1 + 1)) / damped;
    }
    return score;
  }

  /** @returns the share of the query's weight that a text covers, 0 to 1. */
  coverage(query: TermCounts, text: TermCounts): number {
    let held = 0;
    let all = 0;
    for (const term of query.keys()) {
      const weight = this.askedWeight(term);
      all += weight;
      if (text.has(term)) held += weight;
    }
    return all === 0 ? 0 : held / all;
  }
}

/** @returns the share of the smaller set that the two sets have in common, 0 to 1. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  if (few.size === 0) return 0;
  let shared = 0;
  for (const item of few) if (many.has(item)) shared += 1;
  return shared / few.size;
}
