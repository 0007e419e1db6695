/**
 * Joins concurrent reads of the same key: thousands of watchers are notified at the same time. A read that has begun is not
 * joined any more, because it may miss the change that caused the later call.
 */
export class SingleFlight<Read> {
  private readonly gathering = new Map<string, Promise<Read>>();

  /** @param key of the read: calls before it begins share it */
  read(key: string, load: () => Promise<Read>): Promise<Read> {
    const shared = this.gathering.get(key);
    if (shared) return shared;
    const read = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      this.gathering.delete(key);
      return load();
    });
    this.gathering.set(key, read);
    return read;
  }
}
