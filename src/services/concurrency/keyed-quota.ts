/** Counts holders by name, up to a quota for each name. */
export class KeyedQuota {
  private readonly held = new Map<string, number>();

  constructor(private readonly each: number) {}

  /** @returns releases the place; null when the quota of the name is used up */
  acquire(name: string): (() => void) | null {
    const held = this.held.get(name) ?? 0;
    if (held >= this.each) return null;
    this.held.set(name, held + 1);
    return () => {
      const left = (this.held.get(name) ?? 0) - 1;
      // Idle names are removed.
      if (left > 0) this.held.set(name, left);
      else this.held.delete(name);
    };
  }
}
