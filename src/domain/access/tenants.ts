import type { HouseStyle } from '../edition.js';
import type { Permission } from './key.js';

/*
 * An optional field below that is missing leaves the stored value unchanged, or takes its default for a new row:
 * describing one thing must not undo another, such as the closing of an account or the verification of an edition.
 */

/** A plan: what an account may spend. `articlesPerMonth` null, the default, means without bound. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly contentApi: boolean;
  readonly articlesPerMonth?: number | null | undefined;
}

export type AccountStatus = 'open' | 'closed';

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  /** Default `open`. */
  readonly status?: AccountStatus | undefined;
}

export interface Newsroom {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  /** Paid actions an hour over all its keys; null, the default, means without bound. */
  readonly hourlyCeiling?: number | null | undefined;
}

export interface User {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  /** The newsroom in which the user acts now. */
  readonly newsroom: string;
  /** Default true. */
  readonly maySpend?: boolean | undefined;
}

/** An edition as `galley apply` describes it; null, the default, says that it has none. */
export interface EditionSeed {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly webAddress?: string | null | undefined;
  readonly language: string;
  readonly country?: string | null | undefined;
  readonly editorOfRecord?: string | null | undefined;
  readonly houseStyle?: HouseStyle | null | undefined;
  /** Default false. */
  readonly verified?: boolean | undefined;
}

export interface KeySeed {
  readonly name: string;
  readonly user: string;
  readonly permission: Permission;
  /** Default false. */
  readonly revoked?: boolean | undefined;
}

/** A description of tenants, or a part of one: what it does not mention stays unchanged (decisions §12). */
export interface Tenants {
  readonly plans: readonly Plan[];
  readonly accounts: readonly Account[];
  readonly newsrooms: readonly Newsroom[];
  readonly users: readonly User[];
  readonly editions: readonly EditionSeed[];
  readonly keys: readonly KeySeed[];
}
