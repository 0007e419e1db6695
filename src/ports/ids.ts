/** Where new identities and secrets come from. */
export interface Ids {
  /** A random UUID, lower case. */
  uuid(): string;
  /** A CSPRNG's bytes. */
  randomBytes(length: number): Uint8Array;
}
