import type { Account, EditionSeed, Newsroom, Plan, User } from '../domain/access/tenants.js';

/** What a write did to a described thing. */
export type Change = 'created' | 'updated' | 'unchanged';

/**
 * Each `put` brings things to the described state, and locks and writes those alone that are not in it; of two
 * descriptions of one thing the later holds.
 *
 * @returns a change for each description
 * @throws {GalleyError} `invalid_params` when one names an unknown parent, or another account than the thing's own
 */
export interface TenantStore {
  putPlans(plans: readonly Plan[]): Promise<readonly Change[]>;
  putAccounts(accounts: readonly Account[]): Promise<readonly Change[]>;
  putNewsrooms(newsrooms: readonly Newsroom[]): Promise<readonly Change[]>;
  putUsers(users: readonly User[]): Promise<readonly Change[]>;
  putEditions(editions: readonly EditionSeed[]): Promise<readonly Change[]>;
}
