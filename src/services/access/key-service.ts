import {
  displayPrefix,
  hashToken,
  makeToken,
  type ApiKey,
  type Permission,
} from '../../domain/access/key.js';
import { refuse } from '../../domain/errors.js';
import type { Ids } from '../../ports/ids.js';
import type { KeyStore } from '../../ports/key-store.js';

/** For the operator at the command line, across all accounts. */
export class KeyService {
  constructor(private readonly parts: { readonly stores: { readonly keys: KeyStore }; readonly ids: Ids }) {}

  /**
   * Makes a key in the newsroom in which its owner acts now.
   * @returns the key and its token, which is returned only here and never stored
   * @throws {GalleyError} `not_found` for an unknown user, `conflict` when the user has a key of this name
   */
  async create(wanted: {
    readonly userId: string;
    readonly name: string;
    readonly permission: Permission;
  }): Promise<{ readonly key: ApiKey; readonly token: string }> {
    const { keys } = this.parts.stores;
    if (!(await keys.userExists(wanted.userId)))
      throw refuse('not_found', `There is no user ${wanted.userId}.`);
    const made = await mintKey(keys, this.parts.ids, wanted);
    if (!made) throw refuse('conflict', `This user has a key named "${wanted.name}" already.`);
    return made;
  }

  /** @param userId null for the keys of all users */
  list(userId: string | null): Promise<readonly ApiKey[]> {
    return this.parts.stores.keys.list(userId);
  }

  /** Revokes a key for ever; a second call changes nothing. @throws {GalleyError} `not_found` */
  async revoke(keyId: string): Promise<ApiKey> {
    const key = await this.parts.stores.keys.revoke(keyId);
    if (!key) throw refuse('not_found', `There is no key ${keyId}.`);
    return key;
  }
}

/** @returns null when the user has a key of this name */
export async function mintKey(
  keys: KeyStore,
  ids: Ids,
  wanted: { readonly userId: string; readonly name: string; readonly permission: Permission },
): Promise<{ readonly key: ApiKey; readonly token: string } | null> {
  const token = makeToken(wanted.permission, (length) => ids.randomBytes(length));
  const key = await keys.insert({
    id: ids.uuid(),
    userId: wanted.userId,
    name: wanted.name,
    permission: wanted.permission,
    tokenHash: hashToken(token),
    prefix: displayPrefix(token),
  });
  return key ? { key, token } : null;
}
