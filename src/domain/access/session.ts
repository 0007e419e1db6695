import type { Instant } from '../instant.js';
import { refuse, type GalleyError } from '../errors.js';
import type { ApiKey } from './key.js';

/** A sign-in of the console: a browser that acts as a key which it does not hold. */
export interface Session {
  readonly id: string;
  /** It may do what the key may, and ends with it. */
  readonly key: ApiKey;
  /** What the browser calls itself, shortened; empty where it does not say. */
  readonly userAgent: string;
  readonly createdAt: Instant;
  readonly lastSeenAt: Instant;
  /** When it ends unless it is used before, and at the latest. */
  readonly endsAt: Instant;
}

/** Days after which a session ends however often it is used. */
export const SESSION_DAYS = 7;

/**
 * Sessions of one key at the same time; a further sign-in ends the one that went unused longest. Chosen: a person's browsers
 * are fewer.
 */
export const MOST_SESSIONS = 10;

/** How long a link that signs in once may wait. Chosen: to read a terminal and open a browser takes a minute. */
export const TICKET_MINUTES = 10;

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** What the cookie holds, or a link that signs in once: 256 bits in base64url, which tell nothing. @param randomBytes a CSPRNG */
export function makeSessionToken(randomBytes: (length: number) => Uint8Array): string {
  return Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');
}

export function isSessionToken(token: string): boolean {
  return TOKEN.test(token);
}

/** It was used, ran out, or went with its key. */
export function refuseTicket(): GalleyError {
  return refuse(
    'invalid_key',
    `This link signs in once, within ${TICKET_MINUTES} minutes: it was used, or is too old. Sign in with a key.`,
  );
}

/** It ran out, was ended or went with its key: a browser learns no more. */
export function refuseSession(): GalleyError {
  return refuse('invalid_key', 'Your session has ended. Sign in again.');
}
