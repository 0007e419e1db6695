/**
 * Tells processes that something changed; never what. A signal may be lost or doubled, so a listener reads
 * the state from its store, by version, and is woken on every reconnect.
 */
export interface EventBus {
  /**
   * @param topic `job:<ref>` for a job's progress, `stop:<ref>` for its cancelling, `key:<id>` for a key's
   *   revocation, `audit:<id>` and `report:<id>` for theirs
   * @param wake called after each change and after each reconnect; must not throw
   * @returns stops listening
   */
  listen(topic: string, wake: () => void): () => void;
}
