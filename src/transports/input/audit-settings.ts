import { z } from 'zod';
import type { AuditSettings } from '../../domain/audit/audit-settings.js';
import { normaliseUrl } from '../../libs/page-reading/index.js';
import { parseInput } from './parse.js';

/** Chosen: what is longer is a site, and its sitemap names it. */
const MOST_URLS = 5000;
const LONGEST_URL = 2048;
const MOST_PATTERNS = 50;
const LONGEST_PATTERN = 200;
const LONGEST_AGENT = 200;

const url = z
  .string()
  .max(LONGEST_URL, { error: `must have at most ${LONGEST_URL} characters` })
  .transform((text, context) => {
    const normal = normaliseUrl(text)?.url ?? null;
    if (normal !== null && /^https?:/.test(normal)) return normal;
    context.addIssue({ code: 'custom', message: 'must be an absolute web address' });
    return z.NEVER;
  })
  .meta({ wire: { type: 'string', maxLength: LONGEST_URL } });

const patterns = z
  .array(
    z
      .string()
      .max(LONGEST_PATTERN, { error: `must have at most ${LONGEST_PATTERN} characters` })
      .regex(/^[/*]/, { error: 'must begin with "/" or "*"' }),
  )
  .min(1, { error: 'must have an entry' })
  .max(MOST_PATTERNS, { error: `must have at most ${MOST_PATTERNS} entries` })
  .nullish();

const MOST_HEADERS = 20;
const LONGEST_VALUE = 4096;
/** Those that say how a request is sent, or how its answer is read, are ours. */
const OWN_HEADERS = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'http2-settings',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'range',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
]);

/** A header field that a caller has sent along. */
export const headerShape = z.strictObject({
  name: z
    .string()
    .regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/, { error: 'must be the name of a header field' })
    .refine((name) => !OWN_HEADERS.has(name.toLowerCase()), { error: 'is a header field of Galley’s own' }),
  value: z
    .string()
    .max(LONGEST_VALUE, { error: `must have at most ${LONGEST_VALUE} characters` })
    .regex(/^(?:[!-~](?:[ -~]*[!-~])?)?$/, { error: 'must be visible ASCII' }),
});

const login = z.strictObject({
  username: z
    .string()
    .max(200, { error: 'must have at most 200 characters' })
    .regex(/^[^:\p{Cc}]+$/u, { error: 'must have neither ":" nor control characters' }),
  password: z
    .string()
    .max(500, { error: 'must have at most 500 characters' })
    .regex(/^\P{Cc}*$/u, { error: 'must have no control characters' }),
});

const count = (min: number, max: number) =>
  z.int({ error: 'must be a whole number' }).min(min).max(max).nullish();

/** What the start of an audit may be asked for; all of it optional. */
export const auditSettingsShape = z
  .strictObject({
    urls: z
      .array(url)
      .min(1, { error: 'must have an entry' })
      .max(MOST_URLS, { error: `must have at most ${MOST_URLS} entries` })
      .nullish()
      .describe('The only pages that are read beside the start: links are not followed. All of the site.'),
    include: patterns.describe('Only paths that begin so are read; `*` stands for anything.'),
    exclude: patterns.describe('Paths that begin so are not read; `*` stands for anything.'),
    user_agent: z
      .string()
      .max(LONGEST_AGENT, { error: `must have at most ${LONGEST_AGENT} characters` })
      .regex(/^[!-~](?:[ -~]*[!-~])?$/, { error: 'must be visible ASCII' })
      .nullish()
      .describe('Named to the site, and looked for in its robots.txt. Other sites get Galley’s own name.'),
    max_pages: count(1, 10_000_000).describe('No more pages; the operator’s bound holds all the same.'),
    max_depth: count(0, 1000).describe('No more clicks from the start.'),
    max_seconds: count(1, 3600).describe('No longer crawl.'),
    check_external: z
      .boolean({ error: 'must be true or false' })
      .nullish()
      .describe('Whether links to other sites are checked; `true` if left out.'),
    headers: z
      .array(headerShape)
      .min(1, { error: 'must have an entry' })
      .max(MOST_HEADERS, { error: `must have at most ${MOST_HEADERS} entries` })
      .check(({ value, issues }) => {
        const names = value.map(({ name }) => name.toLowerCase());
        for (const [place, name] of names.entries())
          if (names.indexOf(name) < place)
            issues.push({
              code: 'custom',
              input: value,
              path: [place, 'name'],
              message: 'stands here twice',
            });
      })
      .nullish()
      .describe(
        'Sent with each request to the origin of the web address, and to nothing else. Encrypted, and never answered.',
      ),
    login: login
      .nullish()
      .describe('Of HTTP Basic, for a site that is not open to all: sent and stored as `headers`.'),
  })
  .refine(
    ({ headers, login: given }) =>
      !given || !headers?.some(({ name }) => name.toLowerCase() === 'authorization'),
    { path: ['login'], error: 'can’t stand beside a header "Authorization"' },
  )
  .describe('How an audit is made, where it is not as usual.');

/** @param body names as in REST; a name that is none is a fault, since its setting would be missed @throws {GalleyError} `invalid_params` */
export function parseAuditSettings(body: unknown): AuditSettings {
  return auditSettingsOf(parseInput(auditSettingsShape, body));
}

export function auditSettingsOf(read: z.output<typeof auditSettingsShape>): AuditSettings {
  return {
    urls: read.urls ? [...new Set(read.urls)] : null,
    include: read.include ?? null,
    exclude: read.exclude ?? null,
    userAgent: read.user_agent ?? null,
    maxPages: read.max_pages ?? null,
    maxDepth: read.max_depth ?? null,
    maxSeconds: read.max_seconds ?? null,
    checkExternal: read.check_external ?? null,
    access: read.headers || read.login ? { headers: read.headers ?? [], login: read.login ?? null } : null,
  };
}
