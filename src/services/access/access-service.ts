import type { Actor, Arrival } from '../../domain/access/actor.js';
import { assertFullKey, assertKeyHolds, assertMaySpend, refuseKey } from '../../domain/access/admission.js';
import { hashToken, isOperatorToken, isWellFormedToken } from '../../domain/access/key.js';
import {
  assertOfAccount,
  isOperator,
  type Caller,
  type Operator,
  type OperatorArrival,
} from '../../domain/access/operator-key.js';
import { isSessionToken, refuseSession } from '../../domain/access/session.js';
import { refuseForRequests, type Spending, type WindowReading } from '../../domain/access/limits.js';
import { usageOf, type KeyUsage } from '../../domain/access/usage.js';
import { isUuid } from '../../domain/access/uuid.js';
import type { Edition } from '../../domain/edition.js';
import { GalleyError, refuse } from '../../domain/errors.js';
import type { AccountScope } from '../../ports/access/account-scope.js';
import type { EditionStore } from '../../ports/access/edition-store.js';
import type { KeyStore } from '../../ports/access/key-store.js';
import type { LedgerStore, OpenLedger, Spender } from '../../ports/access/ledger-store.js';
import type { OperatorKeyStore } from '../../ports/access/operator-key-store.js';
import type { SessionStore } from '../../ports/access/session-store.js';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.js';
import type { OperatorUse, OperatorUses } from './operator-uses.js';
import { RefusalPace } from './refusal-pace.js';
import { SingleFlight } from '../concurrency/single-flight.js';

/** Reports how full the windows of the caller's key are, also for a refused request; an operator's spends nothing. */
type ShowLimits = (readings: {
  readonly requests: WindowReading;
  readonly paidActions?: WindowReading;
}) => void;

/** Operators have no account; what they ask of shared resources is bounded together, as an account's. */
const OPERATORS = 'operators';

export interface AccessServiceParts {
  readonly stores: {
    readonly editions: EditionStore;
    readonly keys: KeyStore;
    readonly ledger: LedgerStore;
    readonly operatorKeys: OperatorKeyStore;
    readonly sessions: SessionStore;
  };
  readonly unitOfWork: UnitOfWork;
  readonly scope: AccountScope;
  readonly operatorUses: OperatorUses;
}

/**
 * Who calls, and what they may do: the one place that decides it, in the order of `domain/access/admission.ts`. A transport
 * has it authenticate every request; every service calls it before it reads its input, so no transport can check less or in
 * another order.
 */
export class AccessService {
  private readonly refreshed = new SingleFlight<Actor | null>();
  private readonly pace = new RefusalPace();

  constructor(private readonly parts: AccessServiceParts) {}

  /**
   * Checks 1 and 2, of one request: from a token to an actor, read anew every time, so that a revocation takes effect at
   * once. The same statement counts the request.
   *
   * @param token of the request, or null when it has none
   * @throws {GalleyError} `invalid_key` for a missing, mistyped, unknown or revoked one; `account_closed`;
   *   `rate_limited`; `forbidden` for an operator's
   */
  async authenticate(token: string | null, showLimits?: ShowLimits): Promise<Actor> {
    return this.refuseOperator(await this.authenticateCaller(token, showLimits));
  }

  /** For where nothing of an operator's is. @throws {GalleyError} `forbidden` for an operator's key, with an entry of the log */
  async refuseOperator(caller: Caller): Promise<Actor> {
    if (isOperator(caller)) await this.noteUse(caller, { asked: [], refused: 'forbidden' });
    return assertOfAccount(caller);
  }

  /** Writes a use of an operator's key into the audit log, before anything is answered. @throws {GalleyError} `unavailable` */
  noteUse(operator: Operator, use: OperatorUse): Promise<void> {
    return readOrRefuse(() => this.parts.operatorUses.note(operator, use));
  }

  /**
   * The same for what operators reach as well.
   * @throws {GalleyError} `invalid_key`, `account_closed` or `rate_limited`
   */
  async authenticateCaller(token: string | null, showLimits?: ShowLimits): Promise<Caller> {
    if (token === null) {
      throw refuse('invalid_key', 'An API key is needed: send it as "Authorization: Bearer <API_KEY>".');
    }
    const { keys, operatorKeys } = this.parts.stores;
    if (!isWellFormedToken(token)) throw refuseKey();
    const tokenHash = hashToken(token);
    const unknown = { name: () => tokenHash.toString('hex'), refuse: refuseKey };
    if (isOperatorToken(token)) {
      const arrived = await readOrRefuse(() => operatorKeys.countRequest({ tokenHash }));
      return this.admitOperator(arrived, unknown, showLimits);
    }
    const arrival = await readOrRefuse(() => keys.countRequest({ tokenHash }));
    return this.admit(arrival, unknown, showLimits);
  }

  /**
   * The same for a session of the console: a caller as its key, among whose requests this one counts.
   *
   * @param token of the session's cookie
   * @throws {GalleyError} `invalid_key` for one that is unknown or has ended, or whose key was revoked; `account_closed`;
   *   `rate_limited`
   */
  async authenticateSession(token: string, showLimits?: ShowLimits): Promise<Caller> {
    if (!isSessionToken(token)) throw refuseSession();
    const { operatorKeys, sessions } = this.parts.stores;
    const tokenHash = hashToken(token);
    const unknown = { name: () => tokenHash.toString('hex'), refuse: refuseSession };
    const arrival = await readOrRefuse(() => sessions.countRequest(tokenHash));
    if (arrival) return this.admit(arrival, unknown, showLimits);
    const arrived = await readOrRefuse(() => operatorKeys.countRequest({ sessionHash: tokenHash }));
    return this.admitOperator(arrived, unknown, showLimits);
  }

  /**
   * One more request on an authenticated connection.
   * @throws {GalleyError} as `authenticate`
   */
  async authenticateAgain(actor: Actor): Promise<Actor> {
    const { keyId } = actor;
    const arrival = await readOrRefuse(() => this.parts.stores.keys.countRequest({ keyId }));
    return this.admit(arrival, { name: () => keyId, refuse: refuseKey });
  }

  /**
   * The current actor, for a connection that outlives a request; counts no request. Concurrent calls are batched.
   * @throws {GalleyError} `invalid_key` once the key is revoked or the session has ended, `account_closed`
   */
  async refresh(actor: Actor): Promise<Actor> {
    const read = () => this.readAgain(actor);
    return assertCallerHolds(
      await readOrRefuse(() => this.refreshed.read(actor.sessionId ?? actor.keyId, read)),
      actor,
    );
  }

  /** Runs work of an admitted caller on behalf of its account, so that the account's share of common resources bounds it. */
  onBehalfOf<T>(caller: Caller, work: () => T): T {
    return this.parts.scope.run(isOperator(caller) ? OPERATORS : caller.accountId, work);
  }

  /** Right before an operator's change: the key may have been revoked meanwhile. @throws {GalleyError} `invalid_key` */
  async confirmOperator(operator: Operator): Promise<void> {
    if (await readOrRefuse(() => this.parts.stores.operatorKeys.holds(operator))) return;
    throw operator.sessionId === null ? refuseKey() : refuseSession();
  }

  /**
   * For a read.
   * @throws {GalleyError} `not_found` when the slug is no UUID or names no edition of the caller's account
   */
  async openEdition(actor: Actor, slug: string): Promise<Edition> {
    const { editions } = this.parts.stores;
    const edition = isUuid(slug)
      ? await readOrRefuse(() => editions.find(actor.accountId, slug.toLowerCase()))
      : null;
    if (!edition) throw refuse('not_found', 'There is no such edition on this account.');
    actor.noteEdition?.(edition.id);
    return edition;
  }

  /**
   * For a start that costs a paid action.
   * @throws {GalleyError} as `openEdition`, then as `assertMaySpend`
   */
  async openPaidStart(actor: Actor, slug: string): Promise<Edition> {
    const edition = await this.openEdition(actor, slug);
    assertMaySpend(actor);
    return edition;
  }

  /**
   * For a paid start that is answered without spending: the key may have been revoked, or have lost its right, while the
   * body arrived.
   * @throws {GalleyError} as `spend`
   */
  async confirm(actor: Actor): Promise<void> {
    assertMaySpend(await this.confirmHolds(actor));
  }

  /**
   * Right before a change that costs nothing: the key may have been revoked, or have lost its right, while the body arrived
   * or the change was made ready.
   * @param what as for `assertFullKey`
   * @throws {GalleyError} `invalid_key`, `account_closed` or `key_read_only`
   */
  async confirmFullKey(actor: Actor, what: string): Promise<void> {
    assertFullKey(await this.confirmHolds(actor), what);
  }

  /**
   * The same for a change that a read key may make too.
   * @returns the caller as of now
   * @throws {GalleyError} `invalid_key` or `account_closed`
   */
  async confirmHolds(actor: Actor): Promise<Actor> {
    return assertCallerHolds(await readOrRefuse(() => this.readAgain(actor)), actor);
  }

  /**
   * Runs a start in the transaction that also counts what it spends: other starts of the account wait. When the connection
   * breaks at the commit, it finds out whether the start was committed before it answers.
   *
   * @param start rolls everything back when it throws
   * @param wasCommitted whether the rows of `start` are there
   * @throws {GalleyError} also for rights that the caller has lost meanwhile: `invalid_key`, `account_closed`, then as
   *   `assertMaySpend`
   */
  spend<T>(
    actor: Actor,
    start: (stores: Stores, spender: Spender, spending: Spending) => Promise<T>,
    wasCommitted: (stores: Stores, result: T) => Promise<boolean>,
  ): Promise<T> {
    const spender = { accountId: actor.accountId, newsroomId: actor.keyNewsroomId, keyId: actor.keyId };
    return readOrRefuse(() =>
      this.parts.unitOfWork.run(
        async (stores) => {
          const spending = spendingOf(await stores.ledger.open(spender));
          if (actor.sessionId !== null) assertCallerHolds(await this.readAgain(actor, stores), actor);
          return start(stores, spender, spending);
        },
        async (stores, result) => {
          // Waits for the end of the lost transaction.
          await stores.ledger.open(spender);
          return wasCommitted(stores, result);
        },
        spender.accountId,
      ),
    );
  }

  /** How much of each of the caller's limits is used up. @throws {GalleyError} `unavailable` */
  async usage(actor: Actor): Promise<KeyUsage> {
    const spender = { accountId: actor.accountId, newsroomId: actor.keyNewsroomId, keyId: actor.keyId };
    const counts = await readOrRefuse(() => this.parts.stores.ledger.usage(spender));
    if (!counts) throw refuseKey();
    const { minute, hour, newsroom, month } = counts;
    return {
      minute: usageOf(minute),
      hour: usageOf(hour),
      newsroom: usageOf(newsroom),
      month: usageOf(month),
    };
  }

  /** The caller as of now: by its session where it came by one. @returns null for a key or a session that does not hold */
  private readAgain(
    { keyId, sessionId }: Actor,
    { keys, sessions }: Pick<Stores, 'keys' | 'sessions'> = this.parts.stores,
  ): Promise<Actor | null> {
    return sessionId === null ? keys.actorOfKey(keyId) : sessions.actorOfSession(sessionId);
  }

  private async admitOperator(
    arrival: OperatorArrival | null,
    unknown: Unknown,
    showLimits?: ShowLimits,
  ): Promise<Operator> {
    if (!arrival?.accepted) await this.pace.wait(arrival?.operator.keyId ?? unknown.name());
    if (!arrival) throw unknown.refuse();
    showLimits?.({ requests: arrival.requests });
    if (!arrival.accepted) {
      await this.noteUse(arrival.operator, { asked: [], refused: 'rate_limited' });
      throw refuseForRequests();
    }
    return arrival.operator;
  }

  private async admit(arrival: Arrival | null, unknown: Unknown, showLimits?: ShowLimits): Promise<Actor> {
    if (!arrival?.accepted) await this.pace.wait(arrival?.actor.accountId ?? unknown.name());
    if (!arrival) throw unknown.refuse();
    const actor = assertKeyHolds(arrival.actor);
    showLimits?.(arrival);
    if (!arrival.accepted) throw refuseForRequests();
    return actor;
  }
}

/** How a caller is named, and refused, whose account is not known, as for a revoked key. */
interface Unknown {
  readonly name: () => string;
  readonly refuse: () => GalleyError;
}

/** @param read the same caller as of now. @throws {GalleyError} as `assertKeyHolds` */
function assertCallerHolds(read: Actor | null, { sessionId }: Actor): Actor {
  return assertKeyHolds(read, sessionId === null ? refuseKey : refuseSession);
}

function spendingOf(ledger: OpenLedger | null): Spending {
  if (!ledger) throw refuseKey();
  assertMaySpend(assertKeyHolds(ledger.actor));
  return ledger.spending;
}

/**
 * Refuses when a check could not be made (decisions §2): whatever the error, nothing was started.
 * @throws {GalleyError} what `read` refused, or `unavailable`
 */
export async function readOrRefuse<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof GalleyError) throw error;
    throw new GalleyError('unavailable', 'The data store could not be read. Nothing was started.', [], {
      cause: error,
    });
  }
}
