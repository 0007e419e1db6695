/**
 * Notifies processes that something changed; never what. A notification may be lost or doubled, so a listener reads the
 * state from its store, by version, and is notified on every reconnect.
 */
export interface EventBus {
  /**
   * @param topic `job:<ref>` for a job's progress, `jobs:<id>` for any job of an edition or an account, `stop:<ref>` for
   *   the cancelling of a job, a report or an audit, `key:<id>` for a key's revocation, `audit:<id>` and `report:<id>` for theirs, `events:<account>` for the event log of an account
   * @param wake called on each change and after each reconnect; must not throw
   * @returns stops listening
   */
  listen(topic: string, wake: () => void): () => void;
}
