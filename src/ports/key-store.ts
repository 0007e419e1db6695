import type { Actor } from '../domain/access/actor.js';
import type { ApiKey, Permission } from '../domain/access/key.js';

export interface KeyStore {
  /** @param tokenHash SHA-256 of the token @returns null for an unknown or revoked key */
  findActor(tokenHash: Uint8Array): Promise<Actor | null>;
  /** The actor of a key known by id, as it is now; null once it is revoked. */
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
  /** @returns the key, revoked now or before; null when unknown */
  revoke(keyId: string): Promise<ApiKey | null>;
  userExists(userId: string): Promise<boolean>;
  findByName(userId: string, name: string): Promise<ApiKey | null>;
}
