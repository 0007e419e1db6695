import type { Actor, Arrival } from '../../domain/access/actor.js';
import type { Session } from '../../domain/access/session.js';

/** Whose sessions: those of one key, or of all keys of an account. */
export type SessionsOf = { readonly keyId: string } | { readonly accountId: string };

export type SignInBy = { readonly keyId: string } | { readonly ticketHash: Uint8Array };

export interface NewSession {
  readonly id: string;
  readonly tokenHash: Uint8Array;
  readonly userAgent: string;
  readonly idleMinutes: number;
}

/** The console's sessions. All of it speaks of those alone that have not ended, by the database's clock, and whose key holds. */
export interface SessionStore {
  /**
   * The caller, with this request counted among those of the session's key. One that is accepted is when the session was last
   * seen.
   * @param tokenHash the SHA-256 of the cookie's token
   * @returns null for an unknown or ended session, or one of a revoked key
   */
  countRequest(tokenHash: Uint8Array): Promise<Arrival | null>;
  /** The current actor of a session; null once it has ended, or its key is revoked. Counts no request. */
  actorOfSession(sessionId: string): Promise<Actor | null>;
  /**
   * Ends the one of the key's sessions that went unused longest, where there were as many as there may be.
   * @param by the key that it acts as, or a ticket, which is used up
   * @returns null when the key was revoked meanwhile; for a ticket that was used, is too old or never was, too
   */
  insert(session: NewSession, by: SignInBy): Promise<Session | null>;
  /** Stores a ticket for one sign-in. Those that are too old are deleted. @param tokenHash the SHA-256 of its token */
  insertTicket(ticket: {
    readonly tokenHash: Uint8Array;
    readonly keyId: string;
    readonly minutes: number;
  }): Promise<void>;
  find(sessionId: string): Promise<Session | null>;
  /** The one that was used last comes first. */
  list(of: SessionsOf, limit: number): Promise<readonly Session[]>;
  /** Ends a session now, on every process. @returns false when there is no such session of theirs */
  end(sessionId: string, of: SessionsOf): Promise<boolean>;
  /** The same for the session of a token. @param tokenHash its SHA-256 */
  endByToken(tokenHash: Uint8Array): Promise<boolean>;
}
