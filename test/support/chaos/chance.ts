/** Numbers that are the same for the same seed (`SEED` in the environment, else of this moment). */
export class Chance {
  private state: number;

  constructor(readonly seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)) {
    this.state = seed;
  }

  /** @returns at least `min`, less than `max`; by mulberry32, whose 2^32 states are plenty for a test */
  between(min: number, max: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return min + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (max - min);
  }

  whole(min: number, max: number): number {
    return Math.floor(this.between(min, max));
  }
}
