import type { Actor, Arrival } from '../../domain/access/actor.js';
import type { AccountKey, ApiKey, Permission } from '../../domain/access/key.js';

export interface KeyStore {
  /**
   * The caller, with this request counted among those of the last minute, unless it exceeds the limit or the account is
   * closed. Exact over all processes.
   * @param by the SHA-256 of the token, or the key itself for a connection that outlives a request
   * @returns null for an unknown or revoked key
   */
  countRequest(by: { readonly tokenHash: Uint8Array } | { readonly keyId: string }): Promise<Arrival | null>;
  /** The current actor of a key; null once it is revoked. Counts no request. */
  actorOfKey(keyId: string): Promise<Actor | null>;
  /** @returns null when the user has a key of this name, or there is no such user */
  insert(key: {
    readonly id: string;
    readonly userId: string;
    readonly name: string;
    readonly permission: Permission;
    readonly tokenHash: Uint8Array;
    readonly prefix: string;
  }): Promise<ApiKey | null>;
  list(userId: string | null): Promise<readonly ApiKey[]>;
  find(keyId: string): Promise<ApiKey | null>;
  /** Those of all users of the account, newest first. @param keyId in lower case: that one alone; null for all */
  ofAccount(accountId: string, keyId: string | null, limit: number): Promise<readonly AccountKey[]>;
  /**
   * Lets a key go after so many seconds, and gives it a name that says so: its own is free for the key that follows.
   * @returns the key; null when it is unknown or revoked, be it for later
   */
  retire(keyId: string, overlapSeconds: number): Promise<ApiKey | null>;
  /**
   * Until the transaction ends no other one revokes it.
   * @returns the key, revoked now or before, though it was to be later, and whether it was now; null when unknown
   */
  revoke(keyId: string): Promise<{ readonly key: ApiKey; readonly isRevokedNow: boolean } | null>;
  /** The account of a user; null where there is no such user. */
  accountOf(userId: string): Promise<string | null>;
  /** @returns the existing ones, in any order */
  findByNames(
    names: readonly { readonly userId: string; readonly name: string }[],
  ): Promise<readonly ApiKey[]>;
}
