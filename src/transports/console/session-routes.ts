import { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { displayPrefix } from '../../domain/access/key.js';
import { refuseSession } from '../../domain/access/session.js';
import { GalleyError, refuse } from '../../domain/errors.js';
import type { AccessService } from '../../services/access/access-service.js';
import type { SessionService } from '../../services/access/session-service.js';
import { readJson } from '../body/read-json.js';
import { parseInput } from '../input/parse.js';
import type { RequestLog } from '../request-log.js';
import { rateLimitHeaders } from '../response-headers.js';
import { refuseOtherMethods } from '../rest/middleware/problems.js';
import { requestIdFrom } from '../rest/middleware/request-id.js';
import type { WebOptions } from '../web-options.js';
import {
  assertFromConsole,
  assertSafeForCookies,
  clearSessionCookie,
  sessionTokenOf,
  setSessionCookie,
} from './session-cookie.js';

export interface SessionParts {
  readonly access: AccessService;
  readonly sessions: SessionService;
  readonly log: RequestLog;
  readonly web: WebOptions;
}

/** A key has 45 characters. */
const SIGN_IN = z.object({ key: z.string().min(1).max(200) });
/** A link's. It has 43 characters. */
const BY_TICKET = z.object({ ticket: z.string().min(1).max(200) });
const BODY = { bytes: 2048, valuesInLists: 1 };

/** How tokens of ours begin. */
const TOKEN = /^gk_[a-z]+_/;

/** Signs a browser in by a key or a ticket, shows its session, and signs it out; for the console's pages alone. */
export function sessionRoutes(parts: SessionParts): Router {
  const { access, sessions, web } = parts;
  const ours = forConsole(web);
  const router = Router();
  router
    .route('/')
    .post(ours, async (request, response) => {
      assertSafeForCookies(request, web);
      const given = credentialIn(await readJson(request, response, BODY));
      const from = request.ip ?? '';
      const browser = { from, userAgent: request.headers['user-agent'] ?? '' };
      const signingIn =
        'ticket' in given
          ? sessions.signInByTicket(given.ticket, browser)
          : sessions.signIn(given.key, browser);
      const { token } = await signingIn.catch((error: unknown) => {
        const prefix = 'key' in given ? prefixOf(given.key) : null;
        logRefused(parts.log, error, { requestId: requestIdFrom(response), from, prefix });
        throw error;
      });
      const before = sessionTokenOf(request, web);
      setSessionCookie(request, response, web, token);
      if (before !== null) {
        // The browser has the new one now; the old one may stay until it ends by itself.
        await sessions.signOut(before).catch((error: unknown) => {
          parts.log.error(
            { requestId: requestIdFrom(response), err: error },
            'a session before a sign-in was not ended',
          );
        });
      }
      response.status(204).end();
    })
    .get(ours, async (request, response) => {
      const token = sessionTokenOf(request, web);
      if (token === null) throw refuse('invalid_key', 'You are not signed in.');
      const caller = await access.authenticateSession(token, ({ requests }) => {
        response.set(rateLimitHeaders({ requests }));
      });
      const head = await sessions.head({ ...caller, requestId: requestIdFrom(response) });
      if (!head) throw refuseSession();
      response.json({ keyPrefix: head.keyPrefix, access: head.access, expiresAt: head.endsAt });
    })
    .delete(ours, async (request, response) => {
      const token = sessionTokenOf(request, web);
      if (token !== null) await sessions.signOut(token);
      clearSessionCookie(request, response, web);
      response.status(204).end();
    })
    .all(refuseOtherMethods('GET', 'POST', 'DELETE'));
  return router;
}

/** @throws {GalleyError} `invalid_params` */
function credentialIn(body: unknown): z.infer<typeof SIGN_IN> | z.infer<typeof BY_TICKET> {
  const isTicket = typeof body === 'object' && body !== null && 'ticket' in body;
  return isTicket ? parseInput(BY_TICKET, body) : parseInput(SIGN_IN, body);
}

function forConsole(web: WebOptions): RequestHandler {
  return (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    assertFromConsole(request, web);
    next();
  };
}

/** So that somebody who tries keys is seen. */
function logRefused(log: RequestLog, error: unknown, fields: object): void {
  if (error instanceof GalleyError) log.info({ ...fields, code: error.code }, 'a sign-in was refused');
}

/** @returns null for what does not begin like a token of ours: anything else that is sent by mistake is no one's to read */
function prefixOf(key: string): string | null {
  return TOKEN.test(key) ? displayPrefix(key) : null;
}
