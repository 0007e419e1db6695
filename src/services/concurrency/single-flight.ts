/**
 * One read for all who ask the same at the same moment: thousands of watchers wake together. A read that has begun is
 * shared with nobody who comes later, for it may not see what woke them.
 */
export class SingleFlight<Read> {
  private readonly gathering = new Map<string, Promise<Read>>();

  /** @param key of what is read: whoever comes before it begins with the same key has the first one's read */
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
