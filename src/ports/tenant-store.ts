import type { Account, EditionSeed, Newsroom, Plan, User } from '../domain/access/tenants.js';

/** What a write did to a described thing. */
export type Change = 'created' | 'updated' | 'unchanged';

/** Each `put` brings one thing to the described state. @throws {GalleyError} `invalid_params` when it names an unknown parent */
export interface TenantStore {
  putPlan(plan: Plan): Promise<Change>;
  putAccount(account: Account): Promise<Change>;
  putNewsroom(newsroom: Newsroom): Promise<Change>;
  putUser(user: User): Promise<Change>;
  putEdition(edition: EditionSeed): Promise<Change>;
}
