import type { Permission } from './key.js';
import type { WindowReading } from './limits.js';

/** The caller of one request, as one read of the database described it. Nothing in it outlives the request. */
export interface Actor {
  readonly keyId: string;
  /** The console's session that acts as this key; null for a caller who has the key itself. */
  readonly sessionId: string | null;
  /** The id of the request, where the transport has said it; for the audit log. */
  readonly requestId?: string;
  /** Called with the id of each edition that is opened for the request, where the transport logs it. */
  readonly noteEdition?: (editionId: string) => void;
  readonly keyName: string;
  /** The first characters of the key's token, for display. */
  readonly keyPrefix: string;
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

/** An actor on arrival: its request is counted, and the fill of its key's windows is read. */
export interface Arrival {
  readonly actor: Actor;
  /** false when this request exceeds the limit; it is not counted then. */
  readonly accepted: boolean;
  /** Of the minute; this request is included. */
  readonly requests: WindowReading;
  /** Of the hour. */
  readonly paidActions: WindowReading;
}
