import type { Permission } from './key.js';

/** A plan: what an account may spend. `articlesPerMonth` null means without bound. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly contentApi: boolean;
  readonly articlesPerMonth: number | null;
}

export type AccountStatus = 'open' | 'closed';

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly status: AccountStatus;
}

export interface Newsroom {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  /** Paid actions an hour over all its keys; null means without bound. */
  readonly hourlyCeiling: number | null;
}

export interface User {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  /** The newsroom in which the user acts now. */
  readonly newsroom: string;
  readonly maySpend: boolean;
}

/** An edition as `galley apply` describes it. */
export interface EditionSeed {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly webAddress: string | null;
  readonly language: string;
  readonly country: string | null;
  readonly editorOfRecord: string | null;
  readonly verified: boolean;
}

export interface KeySeed {
  readonly name: string;
  readonly user: string;
  readonly permission: Permission;
  readonly revoked: boolean;
}

/** A description of tenants, or a part of one: what it does not mention stays as it is (decisions §12). */
export interface Tenants {
  readonly plans: readonly Plan[];
  readonly accounts: readonly Account[];
  readonly newsrooms: readonly Newsroom[];
  readonly users: readonly User[];
  readonly editions: readonly EditionSeed[];
  readonly keys: readonly KeySeed[];
}
