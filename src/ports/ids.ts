/** The source of new ids and secrets. */
export interface Ids {
  /** A random UUID, lower case. */
  uuid(): string;
  /** Bytes of a CSPRNG. */
  randomBytes(length: number): Uint8Array;
}
