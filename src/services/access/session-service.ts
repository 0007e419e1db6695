import type { Actor } from '../../domain/access/actor.js';
import { byCaller } from '../../domain/access/audit-log.js';
import { hashToken } from '../../domain/access/key.js';
import {
  makeSessionToken,
  refuseSession,
  refuseTicket,
  TICKET_MINUTES,
  type Session,
} from '../../domain/access/session.js';
import { isUuid } from '../../domain/access/uuid.js';
import { refuse } from '../../domain/errors.js';
import type { SessionsOf, SessionStore, SignInBy } from '../../ports/access/session-store.js';
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
  readonly session: Session;
  readonly token: string;
}

/** Signs people in to the console by a key, and lists and ends their sessions. */
export class SessionService {
  private readonly pace = new RefusalPace();

  constructor(
    private readonly parts: {
      readonly stores: { readonly sessions: SessionStore };
      readonly unitOfWork: UnitOfWork;
      readonly access: AccessService;
      readonly ids: Ids;
      /** How long a session may go unused. */
      readonly idleMinutes: number;
    },
  ) {}

  /**
   * Makes a session of a key; counts as a request of the key.
   *
   * @param key its token
   * @returns the session and its token for the browser, which is returned only here and never stored
   * @throws {GalleyError} as `AccessService.authenticate`
   */
  async signIn(key: string, browser: Browser): Promise<SignedIn> {
    const { keyId } = await this.paced(browser, () => this.parts.access.authenticate(key));
    const signedIn = await this.begin({ keyId }, browser);
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

  /** The sessions that the caller may end, the one used last first; 200 at most. */
  list(actor: Actor): Promise<readonly Session[]> {
    return readOrRefuse(() => this.parts.stores.sessions.list(within(actor), MOST_LISTED));
  }

  /** Ends a session: its next request is refused. @throws {GalleyError} `not_found` for none that the caller may end */
  async end(actor: Actor, sessionId: string): Promise<void> {
    const id = sessionId.toLowerCase();
    const ended =
      isUuid(sessionId) &&
      (await readOrRefuse(() =>
        this.parts.unitOfWork.run(async ({ sessions, auditLog }) => {
          const session = await sessions.find(id);
          if (!session || !(await sessions.end(id, within(actor)))) return false;
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
    await readOrRefuse(() => this.parts.stores.sessions.endByToken(hashToken(token)));
  }

  private async begin(by: SignInBy, { userAgent }: Browser): Promise<SignedIn | null> {
    const token = this.makeToken();
    const session = await readOrRefuse(() =>
      this.parts.stores.sessions.insert(
        {
          id: this.parts.ids.uuid(),
          tokenHash: hashToken(token),
          userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
          idleMinutes: this.parts.idleMinutes,
        },
        by,
      ),
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
