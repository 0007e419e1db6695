/** Counts who is in, by name, up to as many as there are seats for each name. */
export class KeyedQuota {
  private readonly taken = new Map<string, number>();

  constructor(private readonly each: number) {}

  /** @returns leaves the seat again; null when there is none */
  take(name: string): (() => void) | null {
    const taken = this.taken.get(name) ?? 0;
    if (taken >= this.each) return null;
    this.taken.set(name, taken + 1);
    return () => {
      const left = (this.taken.get(name) ?? 0) - 1;
      // Names come and go; those without anybody are forgotten.
      if (left > 0) this.taken.set(name, left);
      else this.taken.delete(name);
    };
  }
}
