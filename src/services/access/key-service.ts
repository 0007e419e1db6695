import { assertFullKey } from '../../domain/access/admission.js';
import type { Actor } from '../../domain/access/actor.js';
import { byCaller, byCommandLine, type LogEntryBy, type NewLogEntry } from '../../domain/access/audit-log.js';
import { isUuid } from '../../domain/access/uuid.js';
import {
  displayPrefix,
  hashToken,
  makeToken,
  type AccountKey,
  type ApiKey,
  type Permission,
} from '../../domain/access/key.js';
import { refuse } from '../../domain/errors.js';
import type { Ids } from '../../ports/ids.js';
import type { KeyStore } from '../../ports/access/key-store.js';
import type { UnitOfWork } from '../../ports/unit-of-work.js';
import { readOrRefuse, type AccessService } from './access-service.js';

/** So many keys of an account are listed. Chosen: far more than a person would look through. */
const MOST_LISTED = 200;

/** For the operator at the command line, across all accounts; and for a caller, within its own. */
export class KeyService {
  constructor(
    private readonly parts: {
      readonly stores: { readonly keys: KeyStore };
      readonly unitOfWork: UnitOfWork;
      readonly ids: Ids;
      readonly access: AccessService;
    },
  ) {}

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
    return this.parts.unitOfWork.run(async ({ keys, auditLog }) => {
      const accountId = await keys.accountOf(wanted.userId);
      if (accountId === null) throw refuse('not_found', `There is no user ${wanted.userId}.`);
      const made = await mintKey(keys, this.parts.ids, wanted);
      if (!made) throw refuse('conflict', `This user has a key named "${wanted.name}" already.`);
      await auditLog.add([keyCreated(accountId, made.key)]);
      return made;
    });
  }

  /**
   * Makes a key that follows another: of the same owner, name, permission and newsroom. The old one holds for the overlap,
   * in which programs are given the new one.
   *
   * @param overlapSeconds 0 revokes the old one at once
   * @returns the new key and its token, which is returned only here; and the old one under its new name
   * @throws {GalleyError} `not_found`, or `conflict` for a key that is revoked or rotated already, or whose owner is in
   *   another newsroom by now
   */
  rotate(
    keyId: string,
    overlapSeconds: number,
  ): Promise<{ readonly key: ApiKey; readonly token: string; readonly old: ApiKey }> {
    return this.parts.unitOfWork.run(async ({ keys, auditLog, schedules }) => {
      const before = await keys.find(keyId);
      if (!before) throw refuse('not_found', `There is no key ${keyId}.`);
      const old = await keys.retire(keyId, overlapSeconds);
      if (!old) throw refuse('conflict', `The key "${before.name}" is revoked, or was rotated already.`);
      const made = await mintKey(keys, this.parts.ids, before);
      if (!made) throw refuse('conflict', `Its owner has made another key named "${before.name}" just now.`);
      // A key that only reads spends nowhere.
      if (before.permission === 'full' && made.key.newsroomId !== before.newsroomId) {
        const message =
          'Its owner is in another newsroom now, where a new key would spend: create one instead.';
        throw refuse('conflict', message);
      }
      await schedules.replaceKey(keyId, made.key.id);
      await auditLog.add([
        {
          ...byCommandLine(await keys.accountOf(before.userId)),
          action: 'key_rotated',
          object: { kind: 'key', id: keyId },
          details: { key: before.name, followedBy: made.key.id, overlapSeconds },
        },
      ]);
      return { ...made, old };
    });
  }

  /** @param userId null for the keys of all users */
  list(userId: string | null): Promise<readonly ApiKey[]> {
    return this.parts.stores.keys.list(userId);
  }

  /**
   * The keys of the caller's account, newest first, 200 at most.
   * @throws {GalleyError} `key_read_only`
   */
  async ofAccount(actor: Actor): Promise<readonly AccountKey[]> {
    assertFullKey(actor, 'listing keys');
    return readOrRefuse(() => this.parts.stores.keys.ofAccount(actor.accountId, null, MOST_LISTED));
  }

  /**
   * Revokes a key of the caller's account, be it the caller's own.
   * @throws {GalleyError} `not_found` or `key_read_only`; `invalid_key` for a caller who was revoked meanwhile
   */
  async revokeOf(actor: Actor, id: string): Promise<AccountKey> {
    const { access, stores } = this.parts;
    const find = async () => {
      if (!isUuid(id)) return null;
      const found = await readOrRefuse(() => stores.keys.ofAccount(actor.accountId, id.toLowerCase(), 1));
      return found[0] ?? null;
    };
    const key = await find();
    if (!key) throw refuse('not_found', 'There is no such key on this account.');
    assertFullKey(actor, 'revoking a key');
    await access.confirmFullKey(actor, 'revoking a key');
    await readOrRefuse(() =>
      this.parts.unitOfWork.run(async ({ keys, auditLog }) => {
        const revoked = await keys.revoke(key.id);
        if (revoked?.isRevokedNow) await auditLog.add([keyRevoked(byCaller(actor), revoked.key)]);
      }),
    );
    return (await find()) ?? key;
  }

  /** Revokes a key for ever; a second call changes nothing. @throws {GalleyError} `not_found` */
  async revoke(keyId: string): Promise<ApiKey> {
    return this.parts.unitOfWork.run(async ({ keys, auditLog }) => {
      const revoked = await keys.revoke(keyId);
      if (!revoked) throw refuse('not_found', `There is no key ${keyId}.`);
      const { key, isRevokedNow } = revoked;
      if (isRevokedNow)
        await auditLog.add([keyRevoked(byCommandLine(await keys.accountOf(key.userId)), key)]);
      return key;
    });
  }
}

/** The entry of the audit log for a new key. */
export function keyCreated(accountId: string, key: ApiKey): NewLogEntry {
  return {
    ...byCommandLine(accountId),
    action: 'key_created',
    object: { kind: 'key', id: key.id },
    details: { key: key.name, permission: key.permission, owner: key.userId },
  };
}

/** @param by who revoked it */
export function keyRevoked(by: LogEntryBy, key: ApiKey): NewLogEntry {
  return { ...by, action: 'key_revoked', object: { kind: 'key', id: key.id }, details: { key: key.name } };
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
