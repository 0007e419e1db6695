/** Names that are remembered; beyond them all begin anew, which is less than what it takes to make so many. */
const MOST_NAMES = 10_000;

/** How often something of each name happens in this process: so many times from the first of them on, and then anew. */
export class KeyedRate {
  /** The moments are of the monotonic clock, in ms. */
  private readonly periods = new Map<string, { readonly since: number; count: number }>();

  /**
   * @param most in one period
   * @param periodMs its length
   */
  constructor(
    private readonly most: number,
    private readonly periodMs: number,
  ) {}

  /** @returns false, and counts nothing, where there was too much of it in this period */
  count(name: string, now = performance.now()): boolean {
    const period = this.periods.get(name);
    if (period && now - period.since < this.periodMs) {
      if (period.count >= this.most) return false;
      period.count += 1;
      return true;
    }
    if (this.periods.size >= MOST_NAMES) this.periods.clear();
    this.periods.set(name, { since: now, count: 1 });
    return true;
  }
}
