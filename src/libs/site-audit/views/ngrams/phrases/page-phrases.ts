import { KeyNumbers } from '../key-numbers.js';
import type { PhraseTable } from './phrase-table.js';
import { isStoppedAtEdge } from './each-phrase.js';

/** How often one page has each phrase. Counted apart, a phrase that comes ten times is looked up in the large table once. */
export class PagePhrases {
  private readonly numbers = new KeyNumbers();
  private counts = new Uint32Array(1024);

  add(low: number, high: number): void {
    const number = this.numbers.numberOf(low, high);
    if (number >= this.counts.length) {
      const larger = new Uint32Array(2 * this.counts.length);
      larger.set(this.counts);
      this.counts = larger;
    }
    this.counts[number] = (this.counts[number] ?? 0) + 1;
  }

  /** Hands over what was counted, and begins anew. */
  moveTo(plain: PhraseTable, stopped: PhraseTable): void {
    const { numbers, counts } = this;
    for (let number = 0; number < numbers.size; number += 1) {
      const high = numbers.highOf(number);
      (isStoppedAtEdge(high) ? stopped : plain).add(numbers.lowOf(number), high, counts[number] ?? 0);
    }
    counts.fill(0, 0, numbers.size);
    numbers.clear();
  }
}
