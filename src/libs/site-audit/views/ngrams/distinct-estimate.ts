/** 4,096 registers: off by 1.6 % (standard error) in 4 KiB. */
const BITS = 12;
const REGISTERS = 1 << BITS;
const BIAS = 0.7213 / (1 + 1.079 / REGISTERS);

/** About how many different keys came, by HyperLogLog: for more keys than there is memory to hold. */
export class DistinctEstimate {
  private readonly longest = new Uint8Array(REGISTERS);

  add(low: number, high: number): void {
    const register = low >>> (32 - BITS);
    const zeros = Math.clz32(high) + 1;
    if (zeros > (this.longest[register] ?? 0)) this.longest[register] = zeros;
  }

  estimate(): number {
    let sum = 0;
    let empty = 0;
    for (const zeros of this.longest) {
      sum += 2 ** -zeros;
      if (zeros === 0) empty += 1;
    }
    const estimate = (BIAS * REGISTERS * REGISTERS) / sum;
    // Few keys leave registers empty, and those tell more exactly.
    if (estimate <= 2.5 * REGISTERS && empty > 0) return Math.round(REGISTERS * Math.log(REGISTERS / empty));
    return Math.round(estimate);
  }
}
