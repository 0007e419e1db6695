import type { Permission } from './key.js';

/** Who is calling, as one read of the database saw it: nothing in it outlives a request. */
export interface Actor {
  readonly keyId: string;
  readonly keyName: string;
  readonly permission: Permission;
  /** The newsroom stamped on the key. */
  readonly keyNewsroomId: string;
  readonly userId: string;
  readonly userName: string;
  /** The newsroom in which the user acts now. */
  readonly userNewsroomId: string;
  readonly maySpend: boolean;
  readonly accountId: string;
  readonly accountName: string;
  readonly accountOpen: boolean;
  readonly plan: {
    readonly id: string;
    readonly name: string;
    readonly contentApi: boolean;
    readonly articlesPerMonth: number | null;
  };
}
