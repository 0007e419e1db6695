import { ORDERS, orderOf, type Order } from './each-phrase.js';
import type { PhraseTable } from './phrase-table.js';

/** How many phrases of each number of words are kept by each measure. */
export interface Places {
  readonly byCount: number;
  readonly byPages: number;
  readonly byTfidf: number;
}

export interface BestPhrase {
  readonly low: number;
  readonly high: number;
  readonly pages: number;
}

export interface BestPhrases {
  readonly phrases: readonly BestPhrase[];
  /** No phrase that is left out was counted more often; 0 where none is left out. By number of words. */
  readonly mostLeftOut: Readonly<Record<Order, number>>;
}

/** High for what few pages speak of much; 0 for what is on every page. */
export function tfidfOf(count: number, pages: number, allPages: number): number {
  return pages === 0 || pages >= allPages ? 0 : count * Math.log(allPages / pages);
}

/** @returns the phrases that are best by one measure at least. Among equals a hash decides which of them have room. */
export function bestPhrases(table: PhraseTable, allPages: number, places: Places): BestPhrases {
  const { held } = table;
  const tops = ORDERS.map(() => ({
    byCount: new Top(Math.min(places.byCount, held)),
    byPages: new Top(Math.min(places.byPages, held)),
    byTfidf: new Top(Math.min(places.byTfidf, held)),
  }));
  table.each((low, high, count, pages) => {
    const top = tops[orderOf(high) - 1];
    top?.byCount.offer(count, low, high, pages);
    top?.byPages.offer(pages, low, high, pages);
    top?.byTfidf.offer(tfidfOf(count, pages, allPages), low, high, pages);
  });
  const phrases = new Map<string, BestPhrase>();
  for (const top of tops.flatMap(({ byCount, byPages, byTfidf }) => [byCount, byPages, byTfidf]))
    for (const phrase of top.phrases()) phrases.set(`${phrase.low} ${phrase.high}`, phrase);
  const leftOut = (order: Order) => tops[order - 1]?.byCount.mostLeftOut ?? 0;
  return {
    phrases: [...phrases.values()],
    mostLeftOut: { 1: leftOut(1), 2: leftOut(2), 3: leftOut(3), 4: leftOut(4) },
  };
}

/** The best of many, in a heap whose root is the least of them. */
class Top {
  private size = 0;
  private readonly scores: Float64Array;
  private readonly lows: Int32Array;
  private readonly highs: Int32Array;
  private readonly pages: Int32Array;
  mostLeftOut = 0;

  constructor(private readonly most: number) {
    this.scores = new Float64Array(most);
    this.lows = new Int32Array(most);
    this.highs = new Int32Array(most);
    this.pages = new Int32Array(most);
  }

  offer(score: number, low: number, high: number, pages: number): void {
    if (this.size < this.most) {
      this.size += 1;
      this.rise(this.size - 1, score, low, high, pages);
      return;
    }
    if (this.most === 0 || !this.isLess(0, score, low, high)) {
      if (score > this.mostLeftOut) this.mostLeftOut = score;
      return;
    }
    this.mostLeftOut = Math.max(this.mostLeftOut, this.scores[0] ?? 0);
    this.sink(score, low, high, pages);
  }

  *phrases(): Generator<BestPhrase> {
    for (let at = 0; at < this.size; at += 1)
      yield { low: this.lows[at] ?? 0, high: this.highs[at] ?? 0, pages: this.pages[at] ?? 0 };
  }

  private isLess(at: number, score: number, low: number, high: number): boolean {
    const own = this.scores[at] ?? 0;
    if (own !== score) return own < score;
    const ownLow = this.lows[at] ?? 0;
    return ownLow === low ? (this.highs[at] ?? 0) < high : ownLow < low;
  }

  private rise(from: number, score: number, low: number, high: number, pages: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.isLess(parent, score, low, high)) break;
      this.move(parent, at);
      at = parent;
    }
    this.put(at, score, low, high, pages);
  }

  private sink(score: number, low: number, high: number, pages: number): void {
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= this.size) break;
      const right = left + 1;
      const child =
        right < this.size &&
        this.isLess(right, this.scores[left] ?? 0, this.lows[left] ?? 0, this.highs[left] ?? 0)
          ? right
          : left;
      if (!this.isLess(child, score, low, high)) break;
      this.move(child, at);
      at = child;
    }
    this.put(at, score, low, high, pages);
  }

  private move(from: number, to: number): void {
    this.put(to, this.scores[from] ?? 0, this.lows[from] ?? 0, this.highs[from] ?? 0, this.pages[from] ?? 0);
  }

  private put(at: number, score: number, low: number, high: number, pages: number): void {
    this.scores[at] = score;
    this.lows[at] = low;
    this.highs[at] = high;
    this.pages[at] = pages;
  }
}
