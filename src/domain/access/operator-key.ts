import { refuse, type GalleyError } from '../errors.js';
import type { Instant } from '../instant.js';
import type { Actor } from './actor.js';
import type { WindowReading } from './limits.js';

/**
 * The caller of one request by an operator's key, as one read of the database described it. It has no account, so nothing that
 * takes an `Actor` takes it.
 */
export interface Operator {
  readonly keyId: string;
  readonly keyName: string;
  /** The first characters of the key's token, for display. */
  readonly keyPrefix: string;
  /** The console's session that acts as this key; null for a caller who has the key itself. */
  readonly sessionId: string | null;
  /** The id of the request, where the transport has said it; for the audit log. */
  readonly requestId?: string;
  readonly permission: 'ops';
}

/** Who calls: somebody of an account, or an operator. */
export type Caller = Actor | Operator;

/** An operator on arrival: its request is counted. */
export interface OperatorArrival {
  readonly operator: Operator;
  /** false when this request exceeds the limit; it is not counted then. */
  readonly accepted: boolean;
  /** Of the minute; this request is included. */
  readonly requests: WindowReading;
}

/** An operator's key; the token itself is shown once, at creation, and never stored. */
export interface OperatorKey {
  readonly id: string;
  /** Unique among operators' keys. */
  readonly name: string;
  readonly permission: 'ops';
  /** The token's first 12 characters, for display. */
  readonly prefix: string;
  readonly createdAt: Instant;
  /** In the future for a key that another one replaces. */
  readonly revokedAt: Instant | null;
  /** Its last accepted request; null before the first. */
  readonly lastUsedAt: Instant | null;
}

/** A sign-in of the console by an operator's key. */
export interface OperatorSession {
  readonly id: string;
  readonly keyId: string;
  readonly keyPrefix: string;
  /** What the browser calls itself, shortened; empty where it does not say. */
  readonly userAgent: string;
  readonly createdAt: Instant;
  readonly lastSeenAt: Instant;
  /** When it ends unless it is used before, and at the latest. */
  readonly endsAt: Instant;
}

export function isOperator(caller: Caller): caller is Operator {
  return caller.permission === 'ops';
}

/** @throws {GalleyError} `forbidden` for an operator's key */
export function assertOfAccount(caller: Caller): Actor {
  if (isOperator(caller)) throw refuseOperator();
  return caller;
}

/** @throws {GalleyError} `forbidden` for every key but an operator's */
export function assertOperator(caller: Caller): Operator {
  if (isOperator(caller)) return caller;
  throw refuse('forbidden', 'This needs an operator’s key; yours is a key of an account.');
}

export function refuseOperator(): GalleyError {
  return refuse(
    'forbidden',
    'This is an operator’s key: it belongs to no account, and reaches what is under `operator` in GraphQL alone.',
  );
}
