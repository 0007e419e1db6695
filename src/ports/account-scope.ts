/** Says for which account something is done, so that what all accounts share is shared out among them. */
export interface AccountScope {
  /** Runs `work`, and all that it waits for or starts, as done for this account. */
  run<T>(accountId: string, work: () => T): T;
}
