import type { Request, Response } from 'express';
import { refuse, type GalleyError } from '../../domain/errors.js';
import { addressOf, type WebOptions } from '../web-options.js';

/** Of the machine that the browser runs on; browsers count these as safe without HTTPS. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** How the cookie is called, and whether it travels by HTTPS alone. */
interface CookieForm {
  readonly name: string;
  readonly secure: boolean;
}

/**
 * A browser takes a name with `__Host-` only for this host and by HTTPS, so that no neighbour can plant the cookie. On plain
 * HTTP of the same machine some browsers take no such cookie, so there it is a plain one.
 *
 * @returns null on plain HTTP of another machine, where everybody on the way could read it, and for a page of another address
 *   than ours
 */
function formOf(request: Request, web: WebOptions): CookieForm | null {
  if (!isOfOurAddress(request, web)) return null;
  const { protocol, hostname } = new URL(addressOf(request, web));
  if (protocol === 'https:') return { name: '__Host-galley_session', secure: true };
  return LOOPBACK.test(hostname) ? { name: 'galley_session', secure: false } : null;
}

/**
 * Whether a page of a console sent this request: its header, which no other site's page can make a browser send, and the
 * browser's word that the page is of the same origin. A browser that is too old to say so names the origin.
 */
function isFromConsole({ headers }: Request): boolean {
  if (headers['x-galley-console'] !== '1') return false;
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin !== undefined : site === 'same-origin';
}

/**
 * Whether the page is of the address that we take for our own; a request without an origin, such as a GET, says nothing of it.
 * Behind a proxy that names another host to us it is not, and then we can't tell whether a cookie is safe on its way.
 */
function isOfOurAddress(request: Request, web: WebOptions): boolean {
  const { origin } = request.headers;
  return origin === undefined || origin === new URL(addressOf(request, web)).origin;
}

/** @throws {GalleyError} `forbidden` for what no page of our own console sent */
export function assertFromConsole(request: Request, web: WebOptions): void {
  if (!isFromConsole(request))
    throw refuse('forbidden', 'This is for the pages of this Galley’s own console.');
  if (!isOfOurAddress(request, web)) throw refuseUnsafe();
}

/**
 * The session's token of a request, which counts in requests of the console alone.
 * @returns null for every other request, for one that brings a header of its own for its key, and without a cookie
 */
export function sessionTokenOf(request: Request, web: WebOptions): string | null {
  const { authorization, cookie = '' } = request.headers;
  if (authorization !== undefined || !isFromConsole(request)) return null;
  const form = formOf(request, web);
  if (!form) return null;
  const begin = `${form.name}=`;
  const found = cookie.split(';').flatMap((each) => {
    const pair = each.trim();
    return pair.startsWith(begin) ? [pair.slice(begin.length)] : [];
  });
  // Of two cookies one was planted by a neighbour.
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * Gives the browser a session until it is closed.
 * @throws {GalleyError} `forbidden` as `assertSafeForCookies`
 */
export function setSessionCookie(request: Request, response: Response, web: WebOptions, token: string): void {
  const { name, secure } = assertSafeForCookies(request, web);
  response.cookie(name, token, { httpOnly: true, secure, sameSite: 'strict', path: '/' });
}

export function clearSessionCookie(request: Request, response: Response, web: WebOptions): void {
  const form = formOf(request, web);
  if (form)
    response.clearCookie(form.name, { httpOnly: true, secure: form.secure, sameSite: 'strict', path: '/' });
}

/** @throws {GalleyError} `forbidden` where a cookie, and a key before it, could be read on the way */
export function assertSafeForCookies(request: Request, web: WebOptions): CookieForm {
  const form = formOf(request, web);
  if (form) return form;
  throw refuseUnsafe();
}

function refuseUnsafe(): GalleyError {
  return refuse(
    'forbidden',
    'Signing in needs HTTPS, or an address of this machine such as http://localhost:4000, and Galley has to know that address: behind a proxy, set PUBLIC_URL or TRUST_PROXY.',
  );
}
