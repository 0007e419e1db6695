/** Sets the account on whose behalf work is done, so that shared resources are divided fairly between accounts. */
export interface AccountScope {
  /** Runs `work`, and everything that it awaits or starts, on behalf of this account. */
  run<T>(accountId: string, work: () => T): T;
}
