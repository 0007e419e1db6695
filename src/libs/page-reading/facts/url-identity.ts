import { canParseUrl, isSameSite } from '../../urls/index.js';
import type { LinkFacts } from './page-facts.js';

/** A normalised web address: two spellings of one address are one string. */
export interface WebAddress {
  /** Without its fragment. */
  readonly url: string;
  /** The part after `#`, decoded; empty for a bare `#`, null without one. */
  readonly fragment: string | null;
}

/** Chosen: 8 kB is the usual bound of a request line, and servers refuse longer ones; anything longer is data. */
const MAX_HREF = 8192;

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const WEB_SCHEME = /^https?:/i;
const ESCAPE = /%([0-9a-f]{2})/gi;
const UNRESERVED = /[A-Za-z0-9._~-]/;

/** Control characters and spaces at both ends do not belong to the address (WHATWG). */
// oxlint-disable-next-line no-control-regex -- to find them is its purpose
const ENDS = /^[\u0000- ]+|(?<![\u0000- ])[\u0000- ]+$/g;

/**
 * Normalises a web address: as browsers parse it, the host in lower case and without the root's dot, no default port, dot
 * segments resolved, an empty path as `/`, escapes of the path in upper-case hex and unreserved characters unescaped. User
 * names and passwords are dropped. The path keeps its case and its last slash, and the query its order, because servers
 * may distinguish them.
 * @param href as written
 * @param base against which a relative one is resolved
 * @returns null when it is no http or https address
 */
export function normaliseUrl(href: string, base?: string): WebAddress | null {
  const whole = href.length > MAX_HREF ? null : parsedHref(href, base);
  const scheme = whole === null ? undefined : /^https?:\/\//.exec(whole)?.[0];
  if (whole === null || scheme === undefined) return null;
  // Cut from the text and not read from the parsed address: a site has millions of links, and reading the parts costs as
  // much as the parse. The text also distinguishes a bare `?` or `#` from none.
  const hashAt = whole.indexOf('#');
  const url = hashAt < 0 ? whole : whole.slice(0, hashAt);
  const fragment = hashAt < 0 ? null : decodeFragment(whole.slice(hashAt + 1));
  const pathAt = url.indexOf('/', scheme.length);
  const host = tidyHost(url.slice(scheme.length, pathAt));
  if (host === '') return null;
  const queryAt = url.indexOf('?', pathAt);
  const pathEnd = queryAt < 0 ? url.length : queryAt;
  const path = url.slice(pathAt, pathEnd);
  const tidyPath = path.includes('%') ? path.replace(ESCAPE, oneEscape) : path;
  return { url: `${scheme}${host}${tidyPath}${url.slice(pathEnd)}`, fragment };
}

function parsedHref(href: string, base: string | undefined): string | null {
  try {
    return new URL(href, base).href;
  } catch {
    return null;
  }
}

/** Ids are compared as text, so `#caf%C3%A9` is `café`; bytes that are not UTF-8 become U+FFFD, as in browsers. */
export function decodeFragment(text: string): string {
  if (!text.includes('%')) return text;
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      Uint8Array.from(run.split('%').slice(1), (byte) => Number.parseInt(byte, 16)),
    ),
  );
}

function oneEscape(escape: string, hex: string): string {
  const letter = String.fromCharCode(Number.parseInt(hex, 16));
  return UNRESERVED.test(letter) ? letter : escape.toUpperCase();
}

/** Removes the user name, the password and the root's dot between `//` and the path. */
function tidyHost(authority: string): string {
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  if (!host.endsWith('.') && !host.includes('.:')) return host;
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  return trimEnd(host.slice(0, host.length - port.length), '.') + port;
}

/** Not by a regular expression: `/\.+$/` takes quadratic time on a run of dots followed by a letter. */
function trimEnd(text: string, letter: string): string {
  let end = text.length;
  while (text[end - 1] === letter) end -= 1;
  return text.slice(0, end);
}

/** A second scheme directly after the first: `http://https://…`, `https:http://…`, `http://http//…`. */
const DOUBLE_SCHEME = /^https?:\/{0,3}https?(?::\/|\/\/)/i;

/**
 * What is wrong with an address as written; of several faults, the first of: unparsable, doubled scheme, backslash,
 * unescaped space. Other schemes (`mailto:`, `javascript:`, `data:`) have no faults.
 */
export function malformationOf(href: string): LinkFacts['malformed'] {
  const text = href.replace(ENDS, '');
  if (SCHEME.test(text) && !WEB_SCHEME.test(text)) return null;
  if (DOUBLE_SCHEME.test(text)) return 'double_scheme';
  if (!canParseUrl(text, 'https://base.example/')) return 'unparsable';
  if (text.includes('\\')) return 'backslash';
  return /[ \t\r\n\f]/.test(text) ? 'space' : null;
}

/**
 * Whether an address belongs to the site: the same host and port, with or without `www.` and TLS. A subdomain may have
 * another owner and is another site.
 * @param url normalised
 * @param home the site's home page, normalised
 */
export function isInternal(url: string, home: string): boolean {
  // Nearly every link starts with the home page's own origin; this test spares a site of a million links two parses for
  // each of them.
  return url.startsWith(originOf(home)) || isSameSite(url, home);
}

/** With the slash after it, because `https://example.com.evil.example/` starts with the origin too. */
function originOf(url: string): string {
  return url.slice(0, url.indexOf('/', 'https://'.length) + 1) || `${url}/`;
}

const INDEX_FILE = /\/index\.(?:html?|php)$/;

/**
 * A key that is equal for addresses that usually show the same page: without case, last slash, `index.html`, order of
 * parameters and `www.`. The scheme stays, because checks of their own compare http and https.
 * @param url normalised
 */
export function variantKey(url: string): string {
  const folded = url.toLowerCase();
  const queryAt = folded.indexOf('?');
  const address = (queryAt < 0 ? folded : folded.slice(0, queryAt))
    .replace(/^(https?:\/\/)www\./, '$1')
    .replace(INDEX_FILE, '/');
  const parameters = queryAt < 0 ? [] : folded.slice(queryAt + 1).split('&');
  const query = parameters
    .filter((one) => one !== '')
    .sort()
    .join('&');
  return `${trimEnd(address, '/')}${query === '' ? '' : `?${query}`}`;
}
