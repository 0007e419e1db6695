const FEWEST_SLOTS = 1 << 10;

/** Keys of 64 bits, each with a number from 0 in the order of their coming. */
export class KeyNumbers {
  size = 0;
  /** Number + 1 by slot, 0 for a free one; a power of two of them, half of which stay free. */
  private slots = new Int32Array(FEWEST_SLOTS);
  private mask = FEWEST_SLOTS - 1;
  private low = new Int32Array(FEWEST_SLOTS / 2);
  private high = new Int32Array(FEWEST_SLOTS / 2);

  /** @returns -1 for a key that never came */
  find(low: number, high: number): number {
    const { slots, mask } = this;
    let slot = high >>> 3;
    for (;;) {
      slot &= mask;
      const number = (slots[slot] ?? 0) - 1;
      if (number < 0 || (this.low[number] === low && this.high[number] === high)) return number;
      slot += 1;
    }
  }

  /** @returns its number, new or old */
  numberOf(low: number, high: number): number {
    const { slots, mask } = this;
    let slot = high >>> 3;
    for (;;) {
      slot &= mask;
      const number = (slots[slot] ?? 0) - 1;
      if (number < 0) break;
      if (this.low[number] === low && this.high[number] === high) return number;
      slot += 1;
    }
    const number = this.size;
    if (number === this.low.length) {
      this.grow();
      return this.numberOf(low, high);
    }
    slots[slot] = number + 1;
    this.low[number] = low;
    this.high[number] = high;
    this.size += 1;
    return number;
  }

  lowOf(number: number): number {
    return this.low[number] ?? 0;
  }

  highOf(number: number): number {
    return this.high[number] ?? 0;
  }

  /** Forgets all keys. */
  clear(): void {
    // One giant page must not make every small one behind it pay for its table.
    if (this.slots.length > FEWEST_SLOTS && this.size * 16 < this.slots.length) this.resize(FEWEST_SLOTS);
    else this.slots.fill(0);
    this.size = 0;
  }

  private grow(): void {
    const { low, high, size } = this;
    this.resize(2 * this.slots.length);
    this.low.set(low);
    this.high.set(high);
    for (let number = 0; number < size; number += 1) {
      let slot = ((high[number] ?? 0) >>> 3) & this.mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & this.mask;
      this.slots[slot] = number + 1;
    }
  }

  private resize(slots: number): void {
    this.slots = new Int32Array(slots);
    this.mask = slots - 1;
    this.low = new Int32Array(slots / 2);
    this.high = new Int32Array(slots / 2);
  }
}
