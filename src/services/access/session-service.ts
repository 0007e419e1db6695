import type { Actor } from '../../domain/access/actor.js';
import { byCaller, byOperator } from '../../domain/access/audit-log.js';
import { hashToken } from '../../domain/access/key.js';
import {
  isOperator,
  type Caller,
  type Operator,
  type OperatorSession,
} from '../../domain/access/operator-key.js';
import {
  makeSessionToken,
  refuseSession,
  refuseTicket,
  TICKET_MINUTES,
  type Session,
} from '../../domain/access/session.js';
import { isUuid } from '../../domain/access/uuid.js';
import { refuse } from '../../domain/errors.js';
import type { Instant } from '../../domain/instant.js';
import type { OperatorKeyStore } from '../../ports/access/operator-key-store.js';
import type { NewSession, SessionsOf, SessionStore, SignInBy } from '../../ports/access/session-store.js';
import type { Ids } from '../../ports/ids.js';
import type { UnitOfWork } from '../../ports/unit-of-work.js';
import { readOrRefuse, type AccessService } from './access-service.js';
import { endsConnection } from './key-watch.js';
import { RefusalPace } from './refusal-pace.js';

/** Chosen: far more than the browsers of an account that a person would look through. */
const MOST_LISTED = 200;

/** Characters of what a browser calls itself; those of today have about 120. */
const USER_AGENT_LENGTH = 200;

/** Who signs in. */
interface Browser {
  /** The client's address: failed attempts from there are answered one after the other, a pause between them. */
  readonly from: string;
  readonly userAgent: string;
}

interface SignedIn {
  readonly session: Session | OperatorSession;
  readonly token: string;
}

/** What the browser of a session learns of it. */
interface SessionHead {
  readonly keyPrefix: string;
  readonly access: Caller['permission'];
  readonly endsAt: Instant;
}

/** Signs people in to the console by a key, and lists and ends their sessions. */
export class SessionService {
  private readonly pace = new RefusalPace();

  constructor(
    private readonly parts: {
      readonly stores: { readonly operatorKeys: OperatorKeyStore; readonly sessions: SessionStore };
      readonly unitOfWork: UnitOfWork;
      readonly access: AccessService;
      readonly ids: Ids;
      /** How long a session may go unused. */
      readonly idleMinutes: number;
    },
  ) {}

  /**
   * Makes a session of a key, an account's or an operator's; counts as a request of the key.
   *
   * @param key its token
   * @returns the session and its token for the browser, which is returned only here and never stored
   * @throws {GalleyError} as `AccessService.authenticate`
   */
  async signIn(key: string, browser: Browser): Promise<SignedIn> {
    const caller = await this.paced(browser, () => this.parts.access.authenticateCaller(key));
    const { keyId } = caller;
    const signedIn = isOperator(caller)
      ? await this.beginAs((session) => this.insertOfOperator(session, caller), browser)
      : await this.begin({ keyId }, browser);
    if (!signedIn) throw refuseSession();
    return signedIn;
  }

  /**
   * The same by a ticket, which is used up; counts no request.
   * @throws {GalleyError} `invalid_key` for one that was used, is too old or never was
   */
  signInByTicket(ticket: string, browser: Browser): Promise<SignedIn> {
    return this.paced(browser, async () => {
      const signedIn = await this.begin({ ticketHash: hashToken(ticket) }, browser);
      if (!signedIn) throw refuseTicket();
      return signedIn;
    });
  }

  /**
   * For a link that signs in once, within ten minutes. For the process itself: no caller gets one.
   * @returns the ticket, which is returned only here and never stored
   */
  async makeTicket(keyId: string): Promise<string> {
    const ticket = this.makeToken();
    await readOrRefuse(() =>
      this.parts.stores.sessions.insertTicket({
        tokenHash: hashToken(ticket),
        keyId,
        minutes: TICKET_MINUTES,
      }),
    );
    return ticket;
  }

  /** The session by which this caller came. @returns null for a key of its own */
  async current({ sessionId }: Actor): Promise<Session | null> {
    return sessionId === null ? null : readOrRefuse(() => this.parts.stores.sessions.find(sessionId));
  }

  /** What its browser learns of the session by which this caller came. @returns null for a key of its own */
  async head(caller: Caller): Promise<SessionHead | null> {
    if (!isOperator(caller)) {
      const session = await this.current(caller);
      return (
        session && {
          keyPrefix: session.key.prefix,
          access: session.key.permission,
          endsAt: session.endsAt,
        }
      );
    }
    await this.parts.access.noteUse(caller, { asked: ['session'] });
    const sessions = await this.ofOperator(caller);
    const session = sessions.find(({ id }) => id === caller.sessionId);
    return session ? { keyPrefix: session.keyPrefix, access: 'ops', endsAt: session.endsAt } : null;
  }

  /** The sessions of the operator's key, the one used last first. */
  ofOperator({ keyId }: Operator): Promise<readonly OperatorSession[]> {
    return readOrRefuse(() => this.parts.stores.operatorKeys.sessions(keyId, MOST_LISTED));
  }

  /**
   * Ends a session of the operator's key.
   * @throws {GalleyError} `not_found` for one of another key; `invalid_key` for a caller whose key was revoked meanwhile
   */
  async endOfOperator(operator: Operator, sessionId: string): Promise<void> {
    await this.parts.access.confirmOperator(operator);
    const id = sessionId.toLowerCase();
    const ended =
      isUuid(sessionId) &&
      (await readOrRefuse(() =>
        this.parts.unitOfWork.run(async ({ operatorKeys, auditLog }) => {
          if (!(await operatorKeys.endSession(id, operator.keyId))) return false;
          // One's own is a sign-out.
          if (id !== operator.sessionId) {
            const object = { kind: 'session', id } as const;
            const details = { key: operator.keyName };
            await auditLog.add([{ ...byOperator(operator, null), action: 'session_ended', object, details }]);
          }
          return true;
        }),
      ));
    if (!ended) throw refuse('not_found', 'There is no such session.');
  }

  /** The sessions that the caller may end, the one used last first; 200 at most. */
  list(actor: Actor): Promise<readonly Session[]> {
    return readOrRefuse(() => this.parts.stores.sessions.list(within(actor), MOST_LISTED));
  }

  /**
   * Ends a session: its next request is refused.
   * @throws {GalleyError} `not_found` for none that the caller may end; `invalid_key` or `account_closed` for a caller who
   *   lost the right meanwhile
   */
  async end(actor: Actor, sessionId: string): Promise<void> {
    const caller = await this.parts.access.confirmHolds(actor);
    const id = sessionId.toLowerCase();
    const ended =
      isUuid(sessionId) &&
      (await readOrRefuse(() =>
        this.parts.unitOfWork.run(async ({ sessions, auditLog }) => {
          const session = await sessions.find(id);
          if (!session || !(await sessions.end(id, within(caller)))) return false;
          // One's own is a sign-out.
          if (id !== actor.sessionId) {
            const details = { key: session.key.name, owner: session.key.userId };
            const object = { kind: 'session', id } as const;
            await auditLog.add([{ ...byCaller(actor), action: 'session_ended', object, details }]);
          }
          return true;
        }),
      ));
    if (!ended) throw refuse('not_found', 'There is no such session.');
  }

  /** Ends the session of this cookie, where there is one; counts no request. */
  async signOut(token: string): Promise<void> {
    const { operatorKeys, sessions } = this.parts.stores;
    const tokenHash = hashToken(token);
    await readOrRefuse(
      async () => (await sessions.endByToken(tokenHash)) || operatorKeys.endSessionByToken(tokenHash),
    );
  }

  /** A sign-in is a use of the key, which is in the audit log. */
  private insertOfOperator(session: NewSession, operator: Operator): Promise<OperatorSession | null> {
    return this.parts.unitOfWork.run(async ({ operatorKeys, auditLog }) => {
      const made = await operatorKeys.insertSession(session, operator.keyId);
      const object = { kind: 'session', id: session.id } as const;
      const details = { asked: ['sign-in'] };
      if (made)
        await auditLog.add([{ ...byOperator(operator, null), action: 'operator_key_used', object, details }]);
      return made;
    });
  }

  private begin(by: SignInBy, browser: Browser): Promise<SignedIn | null> {
    return this.beginAs((session) => this.parts.stores.sessions.insert(session, by), browser);
  }

  private async beginAs(
    insert: (session: NewSession) => Promise<SignedIn['session'] | null>,
    { userAgent }: Browser,
  ): Promise<SignedIn | null> {
    const token = this.makeToken();
    const session = await readOrRefuse(() =>
      insert({
        id: this.parts.ids.uuid(),
        tokenHash: hashToken(token),
        userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
        idleMinutes: this.parts.idleMinutes,
      }),
    );
    return session && { session, token };
  }

  private makeToken(): string {
    return makeSessionToken((length) => this.parts.ids.randomBytes(length));
  }

  private async paced<T>({ from }: Browser, attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt();
    } catch (error) {
      if (endsConnection(error)) await this.pace.wait(from);
      throw error;
    }
  }
}

/** A full key may end all sessions of its account, a read key its own. */
function within({ permission, keyId, accountId }: Actor): SessionsOf {
  return permission === 'full' ? { accountId } : { keyId };
}
