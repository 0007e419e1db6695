export interface SigningStore {
  /** The secret of this name: `fresh` where there was none, which all processes have from then on. */
  secret(name: string, fresh: Uint8Array): Promise<Uint8Array>;
  /** Seconds since 1970, by the clock of the store. */
  now(): Promise<number>;
}
