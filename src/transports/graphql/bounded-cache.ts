/** Keeps what was used last, up to a weight in all. */
export class BoundedCache<Value> {
  /** A `Map` remembers the order of its entries: the first one was used longest ago. */
  private readonly entries = new Map<string, { readonly value: Value; readonly weight: number }>();
  private weight = 0;

  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** What alone is heavier than all may be is not kept. */
  set(key: string, value: Value, weight: number): void {
    this.delete(key);
    if (weight > this.most) return;
    this.entries.set(key, { value, weight });
    this.weight += weight;
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.most) break;
      this.delete(oldest);
    }
  }

  private delete(key: string): void {
    this.weight -= this.entries.get(key)?.weight ?? 0;
    this.entries.delete(key);
  }
}
