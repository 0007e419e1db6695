/** Counts holders by name, up to a quota for each name. */
export class KeyedQuota {
  private readonly taken = new Map<string, number>();

  constructor(private readonly each: number) {}

  /** @returns releases the place; null when the quota of the name is used up */
  take(name: string): (() => void) | null {
    const taken = this.taken.get(name) ?? 0;
    if (taken >= this.each) return null;
    this.taken.set(name, taken + 1);
    return () => {
      const left = (this.taken.get(name) ?? 0) - 1;
      // Idle names are removed.
      if (left > 0) this.taken.set(name, left);
      else this.taken.delete(name);
    };
  }
}
