import type { Permission } from '../domain/access/key.js';
import type { KeySeed, Tenants } from '../domain/access/tenants.js';
import { refuse } from '../domain/errors.js';
import type { Ids } from '../ports/ids.js';
import type { Change } from '../ports/tenant-store.js';
import type { Stores, UnitOfWork } from '../ports/unit-of-work.js';
import { mintKey } from './key-service.js';

/** What `galley apply` did. */
export interface Applied {
  /** The keys made now, with their tokens: this is the only time they are seen. */
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
   * All of it in one transaction, or nothing. Applying the same description again changes nothing.
   * @throws {GalleyError} `invalid_params` when something names what does not exist, or asks for what can't be
   */
  apply(tenants: Tenants): Promise<Applied> {
    return this.parts.unitOfWork.run(async (stores) => {
      const changes: Change[] = [];
      // Parents before children.
      for (const plan of tenants.plans) changes.push(await stores.tenants.putPlan(plan));
      for (const account of tenants.accounts) changes.push(await stores.tenants.putAccount(account));
      for (const newsroom of tenants.newsrooms) changes.push(await stores.tenants.putNewsroom(newsroom));
      for (const user of tenants.users) changes.push(await stores.tenants.putUser(user));
      for (const edition of tenants.editions) changes.push(await stores.tenants.putEdition(edition));
      const keys: Applied['keys'][number][] = [];
      for (const [index, seed] of tenants.keys.entries()) {
        const { change, token } = await this.putKey(stores, seed, `/keys/${index}`);
        changes.push(change);
        if (token !== null)
          keys.push({ name: seed.name, user: seed.user, permission: seed.permission, token });
      }
      const count = (change: Change) => changes.filter((each) => each === change).length;
      return { keys, created: count('created'), updated: count('updated'), unchanged: count('unchanged') };
    });
  }

  private async putKey(
    stores: Stores,
    seed: KeySeed,
    path: string,
  ): Promise<{ readonly change: Change; readonly token: string | null }> {
    const known = await stores.keys.findByName(seed.user, seed.name);
    if (!known) {
      if (!(await stores.keys.userExists(seed.user))) {
        throw fault(`${path}/user`, `there is no user ${seed.user}`);
      }
      // A key that is to be revoked and was never made needs no making.
      if (seed.revoked) return { change: 'unchanged', token: null };
      const made = await mintKey(stores.keys, this.parts.ids, { ...seed, userId: seed.user });
      if (!made)
        throw refuse('conflict', `The key "${seed.name}" was made by another just now; apply again.`);
      return { change: 'created', token: made.token };
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
      await stores.keys.revoke(known.id);
      return { change: 'updated', token: null };
    }
    return { change: 'unchanged', token: null };
  }
}

function fault(path: string, message: string) {
  return refuse('invalid_params', 'The description can’t be applied.', [{ path, message }]);
}
