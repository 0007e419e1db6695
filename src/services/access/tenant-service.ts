import { byCommandLine, type NewLogEntry } from '../../domain/access/audit-log.js';
import type { ApiKey, Permission } from '../../domain/access/key.js';
import type { KeySeed, Tenants } from '../../domain/access/tenants.js';
import { refuse } from '../../domain/errors.js';
import type { Ids } from '../../ports/ids.js';
import type { Change } from '../../ports/access/tenant-store.js';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.js';
import { entriesOf } from './tenant-log.js';
import { keyCreated, keyRevoked, mintKey } from './key-service.js';

/** The result of `galley apply`. */
export interface Applied {
  /** The new keys, with their tokens: they are shown only here. */
  readonly keys: readonly {
    readonly name: string;
    readonly user: string;
    readonly permission: Permission;
    readonly token: string;
  }[];
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** For the operator at the command line: brings the tenants to a described state. */
export class TenantService {
  constructor(private readonly parts: { readonly unitOfWork: UnitOfWork; readonly ids: Ids }) {}

  /**
   * Applies a description in one transaction. Applying it again changes nothing.
   * @throws {GalleyError} `invalid_params` for a reference to something that does not exist, or for an impossible change
   */
  apply(tenants: Tenants): Promise<Applied> {
    return this.parts.unitOfWork.run(async (stores) => {
      // Parents before children.
      const { plans, accounts, newsrooms, users, editions } = tenants;
      const made = {
        plans: await stores.tenants.putPlans(plans),
        accounts: await stores.tenants.putAccounts(accounts),
        newsrooms: await stores.tenants.putNewsrooms(newsrooms),
        users: await stores.tenants.putUsers(users),
        editions: await stores.tenants.putEditions(editions),
      };
      const entries: NewLogEntry[] = [
        ...entriesOf('plan', plans, made.plans),
        ...entriesOf('account', accounts, made.accounts),
        ...entriesOf('newsroom', newsrooms, made.newsrooms),
        ...entriesOf('user', users, made.users),
        ...entriesOf('edition', editions, made.editions),
      ];
      const effects = Object.values(made)
        .flat()
        .map(({ effect }) => effect);
      const keys: Applied['keys'][number][] = [];
      const known = await knownKeys(stores, tenants.keys);
      for (const [index, seed] of tenants.keys.entries()) {
        const { effect, token, entry } = await this.putKey(stores, known, seed, `/keys/${index}`);
        effects.push(effect);
        if (entry) entries.push(entry);
        if (token !== null)
          keys.push({ name: seed.name, user: seed.user, permission: seed.permission, token });
      }
      await stores.auditLog.add(entries);
      const count = (effect: Change['effect']) => effects.filter((each) => each === effect).length;
      return { keys, created: count('created'), updated: count('updated'), unchanged: count('unchanged') };
    });
  }

  private async putKey(
    stores: Stores,
    keys: Map<string, ApiKey>,
    seed: KeySeed,
    path: string,
  ): Promise<{
    readonly effect: Change['effect'];
    readonly token: string | null;
    readonly entry: NewLogEntry | null;
  }> {
    const unchanged = { effect: 'unchanged', token: null, entry: null } as const;
    const known = keys.get(nameOf(seed));
    if (!known) {
      const accountId = await stores.keys.accountOf(seed.user);
      if (accountId === null) {
        throw fault(`${path}/user`, `there is no user ${seed.user}`);
      }
      // A key that is described as revoked and does not exist is not created.
      if (seed.revoked) return unchanged;
      const made = await mintKey(stores.keys, this.parts.ids, { ...seed, userId: seed.user });
      if (!made)
        throw refuse('conflict', `The key "${seed.name}" was made by another process just now; apply again.`);
      keys.set(nameOf(seed), made.key);
      return { effect: 'created', token: made.token, entry: keyCreated(accountId, made.key) };
    }
    if (known.permission !== seed.permission) {
      throw fault(
        `${path}/permission`,
        `the key "${seed.name}" is "${known.permission}" for life; make another`,
      );
    }
    if (known.revokedAt !== null && seed.revoked === false) {
      throw fault(`${path}/revoked`, `the key "${seed.name}" was revoked, which is for good; make another`);
    }
    if (known.revokedAt === null && seed.revoked) {
      const revoked = await stores.keys.revoke(known.id);
      keys.set(nameOf(seed), revoked?.key ?? known);
      // Another process may have revoked it just now.
      if (!revoked?.isRevokedNow) return unchanged;
      const by = byCommandLine(await stores.keys.accountOf(seed.user));
      return { effect: 'updated', token: null, entry: keyRevoked(by, revoked.key) };
    }
    return unchanged;
  }
}

/** By `nameOf`. */
async function knownKeys({ keys }: Stores, seeds: readonly KeySeed[]): Promise<Map<string, ApiKey>> {
  const found = await keys.findByNames(seeds.map(({ user, name }) => ({ userId: user, name })));
  return new Map(found.map((key) => [nameOf({ user: key.userId, name: key.name }), key]));
}

/** Names of keys are unique for each user. */
function nameOf({ user, name }: Pick<KeySeed, 'user' | 'name'>): string {
  return `${user} ${name}`;
}

function fault(path: string, message: string) {
  return refuse('invalid_params', 'The description can’t be applied.', [{ path, message }]);
}
