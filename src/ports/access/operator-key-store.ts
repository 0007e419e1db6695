import type {
  Operator,
  OperatorArrival,
  OperatorKey,
  OperatorSession,
} from '../../domain/access/operator-key.js';
import type { NewSession } from './session-store.js';

/** By what an operator is known: the SHA-256 of its key's token, or of its session's. */
export type OperatorToken = { readonly tokenHash: Uint8Array } | { readonly sessionHash: Uint8Array };

/** Operators' keys, and the console's sessions of those: apart from everything that an account has. */
export interface OperatorKeyStore {
  /**
   * The caller, with this request counted among those of the last minute, unless it exceeds the limit. Exact over all
   * processes. One that is accepted is when the session was last seen.
   * @returns null for an unknown or revoked key, and for a session that is unknown or has ended
   */
  countRequest(by: OperatorToken): Promise<OperatorArrival | null>;
  /** Whether the caller's key, and its session where it came by one, still hold. Counts no request. */
  holds(operator: Operator): Promise<boolean>;
  /** @returns null when an operator's key has this name */
  insert(key: {
    readonly id: string;
    readonly name: string;
    readonly tokenHash: Uint8Array;
    readonly prefix: string;
  }): Promise<OperatorKey | null>;
  /** Oldest first. */
  list(): Promise<readonly OperatorKey[]>;
  find(keyId: string): Promise<OperatorKey | null>;
  /** As `KeyStore.retire`. */
  retire(keyId: string, overlapSeconds: number): Promise<OperatorKey | null>;
  /** As `KeyStore.revoke`. */
  revoke(keyId: string): Promise<OperatorKey | null>;
  /**
   * Ends the one of the key's sessions that went unused longest, where there were as many as there may be.
   * @returns null when the key was revoked meanwhile
   */
  insertSession(session: NewSession, keyId: string): Promise<OperatorSession | null>;
  /** Those of this key that have not ended; the one that was used last comes first. */
  sessions(keyId: string, limit: number): Promise<readonly OperatorSession[]>;
  /** Ends a session of this key now, on every process. @returns false when there is no such session */
  endSession(sessionId: string, keyId: string): Promise<boolean>;
  /** The same for the session of a token. @param tokenHash its SHA-256 */
  endSessionByToken(tokenHash: Uint8Array): Promise<boolean>;
}
