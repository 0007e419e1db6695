import type { Permission } from './key.js';
import type { WindowReading } from './limits.js';

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

/** An actor at the door, with one request counted, and how full the windows of its key are. */
export interface Arrival {
  readonly actor: Actor;
  /** false when the request is one too many; it is not counted then. */
  readonly accepted: boolean;
  /** Of the minute, this request among them. */
  readonly requests: WindowReading;
  /** Of the hour. */
  readonly paidActions: WindowReading;
}
