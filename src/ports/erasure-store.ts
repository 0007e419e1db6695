/** What an erasure has deleted so far, in rows. */
export interface Erased {
  readonly articles: number;
  readonly jobs: number;
  readonly reports: number;
  readonly audits: number;
}

/** Deletes all that is stored of an edition or an account, a little at a time: callers share the database. */
export interface ErasureStore {
  /** How much there is, for a person who is about to delete it. @returns null for one that is not there */
  measureEdition(
    editionId: string,
  ): Promise<(Erased & { readonly name: string; readonly accountId: string }) | null>;
  measureAccount(
    accountId: string,
  ): Promise<
    (Erased & { readonly name: string; readonly users: number; readonly editions: readonly string[] }) | null
  >;
  /** Refuses every key of the account from now on. @returns false where it was closed already */
  closeAccount(accountId: string): Promise<boolean>;
  /**
   * Deletes some of the records of an edition that has no work under way.
   * @returns how many rows; 0 when only the edition itself is left
   */
  eraseSomeOf(editionId: string): Promise<number>;
  /** Deletes the edition itself. @returns false while anything refers to it: something was started meanwhile */
  eraseEdition(editionId: string): Promise<boolean>;
  /** Deletes some of the ledger and of the events of a closed account without editions. @returns how many rows */
  eraseLedger(accountId: string): Promise<number>;
  /** Deletes its keys with their sessions, users, newsrooms, and the account. @returns false while anything refers to it */
  eraseAccount(accountId: string): Promise<boolean>;
}
