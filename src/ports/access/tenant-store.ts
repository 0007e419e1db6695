import type { Account, EditionSeed, Newsroom, Plan, User } from '../../domain/access/tenants.js';

/** The effect of a write on a described row. */
export interface Change {
  readonly effect: 'created' | 'updated' | 'unchanged';
  /** The columns of an updated one that differed. */
  readonly columns: readonly string[];
}

/**
 * Each `put` brings rows to their described state, and locks and writes only rows that differ; of two descriptions of one
 * row the later one wins.
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
