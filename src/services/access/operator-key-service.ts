import { byCommandLine, type LoggedAction, type NewLogEntry } from '../../domain/access/audit-log.js';
import { displayPrefix, hashToken, makeToken } from '../../domain/access/key.js';
import type { OperatorKey } from '../../domain/access/operator-key.js';
import { refuse } from '../../domain/errors.js';
import type { OperatorKeyStore } from '../../ports/access/operator-key-store.js';
import type { Ids } from '../../ports/ids.js';
import type { UnitOfWork } from '../../ports/unit-of-work.js';

interface MadeKey {
  readonly key: OperatorKey;
  /** Returned only where the key is made, and never stored. */
  readonly token: string;
}

/** Keys of operators, which belong to no account; for the command line. */
export class OperatorKeyService {
  constructor(
    private readonly parts: {
      readonly stores: { readonly operatorKeys: OperatorKeyStore };
      readonly unitOfWork: UnitOfWork;
      readonly ids: Ids;
    },
  ) {}

  /** @throws {GalleyError} `conflict` when an operator's key has this name */
  create(name: string): Promise<MadeKey> {
    return this.parts.unitOfWork.run(async ({ operatorKeys, auditLog }) => {
      const made = await this.mint(operatorKeys, name);
      await auditLog.add([entry('key_created', made.key)]);
      return made;
    });
  }

  /** Oldest first. */
  list(): Promise<readonly OperatorKey[]> {
    return this.parts.stores.operatorKeys.list();
  }

  /** @returns null where no operator's key has this id */
  find(keyId: string): Promise<OperatorKey | null> {
    return this.parts.stores.operatorKeys.find(keyId);
  }

  /**
   * Makes a key of the same name; the old one holds for the overlap, under a name that says so.
   * @throws {GalleyError} `not_found`, or `conflict` for a key that is revoked or rotated already
   */
  rotate(keyId: string, overlapSeconds: number): Promise<MadeKey & { readonly old: OperatorKey }> {
    return this.parts.unitOfWork.run(async ({ operatorKeys, auditLog }) => {
      const before = await operatorKeys.find(keyId);
      if (!before) throw refuse('not_found', `There is no key ${keyId}.`);
      const old = await operatorKeys.retire(keyId, overlapSeconds);
      if (!old) throw refuse('conflict', `The key "${before.name}" is revoked, or was rotated already.`);
      const made = await this.mint(operatorKeys, before.name);
      await auditLog.add([entry('key_rotated', before)]);
      return { ...made, old };
    });
  }

  /** Revokes a key for ever, with its sessions; a second call changes nothing. @throws {GalleyError} `not_found` */
  revoke(keyId: string): Promise<OperatorKey> {
    return this.parts.unitOfWork.run(async ({ operatorKeys, auditLog }) => {
      const before = await operatorKeys.find(keyId);
      const key = await operatorKeys.revoke(keyId);
      if (!before || !key) throw refuse('not_found', `There is no key ${keyId}.`);
      if (before.revokedAt !== key.revokedAt) await auditLog.add([entry('key_revoked', key)]);
      return key;
    });
  }

  private async mint(operatorKeys: OperatorKeyStore, name: string): Promise<MadeKey> {
    const { ids } = this.parts;
    const token = makeToken('ops', (length) => ids.randomBytes(length));
    const key = await operatorKeys.insert({
      id: ids.uuid(),
      name,
      tokenHash: hashToken(token),
      prefix: displayPrefix(token),
    });
    if (!key) throw refuse('conflict', `There is an operator’s key named "${name}" already.`);
    return { key, token };
  }
}

function entry(action: LoggedAction, { id, name }: OperatorKey): NewLogEntry {
  return {
    ...byCommandLine(null),
    action,
    object: { kind: 'key', id },
    details: { key: name, permission: 'ops' },
  };
}
