/**
 * One read for all that is asked for in the same turn of the event loop, where `SharedReads` has one for each key: when a
 * job changes, those who watch it ask for their keys together.
 */
export class GatheredReads<Read> {
  private readonly keys = new Set<string>();
  private gathering: Promise<ReadonlyMap<string, Read>> | null = null;

  /** @param load what there is of these keys, by key */
  constructor(private readonly load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Read>>) {}

  /** @returns null when there is nothing of this key; a read that fails fails for all who share it */
  async read(key: string): Promise<Read | null> {
    this.keys.add(key);
    this.gathering ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      const keys = [...this.keys];
      this.keys.clear();
      this.gathering = null;
      return this.load(keys);
    });
    return (await this.gathering).get(key) ?? null;
  }
}
