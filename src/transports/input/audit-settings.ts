import { z } from 'zod';
import type { AuditSettings } from '../../domain/audit/audit-settings.js';
import { loadPageSearcher, normaliseUrl, type PageSearch } from '../../libs/page-reading/index.js';
import type { Fault } from '../../domain/errors.js';
import { FaultList, parseInput } from './parse.js';

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
  .min(1, { error: 'must have at least one entry' })
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

const count = (min: number, max: number) => z.int().min(min).max(max).nullish();

/** Chosen: rendered at three seconds each, two at once, they take a quarter of an hour. */
export const MOST_RENDERED = 500;
const MOST_QUESTIONS = 20;
/** It is a part of a filter's name, of which several stand parted by commas. */
const name = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,49}$/u, {
  error: 'must be a name of 1 to 50 letters, digits, spaces, ".", "_" or "-"',
});

/** @returns a list of named things, each name once, whatever its case */
const named = <Shape extends z.ZodType<{ readonly name: string }>>(shape: Shape) =>
  z
    .array(shape)
    .min(1, { error: 'must have at least one entry' })
    .max(MOST_QUESTIONS, { error: `must have at most ${MOST_QUESTIONS} entries` })
    .check(({ value, issues }) => {
      const names = value.map((each) => each.name.toLowerCase());
      for (const [place, each] of names.entries())
        if (names.indexOf(each) < place)
          issues.push({ code: 'custom', input: value, path: [place, 'name'], message: 'is given twice' });
    })
    .nullish();

const pattern = z
  .string()
  .min(1, { error: 'must not be empty' })
  .max(500, { error: 'must have at most 500 characters' })
  .nullish();

const search = z
  .strictObject({
    name,
    text: pattern.describe('A text, whatever its case.'),
    regex: pattern.describe(
      'A regular expression of RE2, which takes linear time; of its first group, where it has one.',
    ),
    css: pattern.describe('A CSS selector of elements, without pseudo-classes.'),
    attribute: z
      .string()
      .regex(/^[a-z][\w:.-]{0,99}$/i, { error: 'must be the name of an attribute' })
      .nullish()
      .describe('With `css`: the attribute that is wanted; the text of the element if left out.'),
    in: z
      .enum(['source', 'text'], { error: 'must be "source" or "text"' })
      .nullish()
      .describe(
        'Where `text` and `regex` are looked for: `source`, the HTML, if left out, or the visible `text`.',
      ),
  })
  .check(({ value, issues }) => {
    const given = [value.text, value.regex, value.css].filter((each) => each !== null && each !== undefined);
    const wrong = (path: string[], message: string) => {
      issues.push({ code: 'custom', input: value, path, message });
    };
    if (given.length !== 1) wrong([], 'must have one of "text", "regex" and "css"');
    else if (!value.css && value.attribute) wrong(['attribute'], 'goes with "css" alone');
    else if (value.css && value.in) wrong(['in'], 'does not go with "css"');
  });

const segment = z.strictObject({
  name,
  include: z
    .array(
      z
        .string()
        .max(LONGEST_PATTERN, { error: `must have at most ${LONGEST_PATTERN} characters` })
        .regex(/^[/*]/, { error: 'must begin with "/" or "*"' }),
    )
    .min(1, { error: 'must have at least one entry' })
    .max(MOST_PATTERNS, { error: `must have at most ${MOST_PATTERNS} entries` })
    .describe('Patterns of paths, as `include` of the audit has them: one of them must fit.'),
});

/** What the start of an audit may be asked for; all of it optional. */
export const auditSettingsShape = z
  .strictObject({
    urls: z
      .array(url)
      .min(1, { error: 'must have at least one entry' })
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
    searches: named(search).describe(
      'What is looked for on each page. `filters` lists pages with and without, `found` of a row has what was found.',
    ),
    segments: named(segment).describe(
      'Parts of the site, each with a score and issues of its own in the overview.',
    ),
    render_pages: count(1, MOST_RENDERED).describe(
      'So many pages, of each kind of page some, are rendered in a browser, and compared with their HTML as it was sent; ' +
        'where the operator has turned `RENDER` on.',
    ),
    headers: z
      .array(headerShape)
      .min(1, { error: 'must have at least one entry' })
      .max(MOST_HEADERS, { error: `must have at most ${MOST_HEADERS} entries` })
      .check(({ value, issues }) => {
        const names = value.map(({ name }) => name.toLowerCase());
        for (const [place, name] of names.entries())
          if (names.indexOf(name) < place)
            issues.push({
              code: 'custom',
              input: value,
              path: [place, 'name'],
              message: 'is given twice',
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
    { path: ['login'], error: 'can’t be combined with a header "Authorization"' },
  )
  .describe('How an audit is made, where it is not as usual.');

/**
 * @param body names as in REST; a name that is none is a fault, since its setting would be missed
 * @throws {GalleyError} `invalid_params`
 */
export async function parseAuditSettings(body: unknown): Promise<AuditSettings> {
  const settings = auditSettingsOf(parseInput(auditSettingsShape, body));
  const faults = new FaultList();
  for (const fault of await searchFaults(settings.searches ?? [])) faults.add(fault);
  faults.refuseAny();
  return settings;
}

/** Searches are not looked at: a pattern of theirs may be none. */
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
    searches: read.searches?.map(searchOf) ?? null,
    segments: read.segments ?? null,
    renderPages: read.render_pages ?? null,
    access: read.headers || read.login ? { headers: read.headers ?? [], login: read.login ?? null } : null,
  };
}

function searchOf(given: z.output<typeof search>): PageSearch {
  const kind = given.css ? 'css' : given.regex ? 'regex' : 'text';
  return {
    name: given.name,
    kind,
    pattern: given[kind] ?? '',
    attribute: given.attribute?.toLowerCase() ?? null,
    in: given.in ?? 'source',
  };
}

/** Patterns that are none. What looks for them is loaded for that alone. */
export async function searchFaults(searches: readonly PageSearch[]): Promise<readonly Fault[]> {
  if (searches.length === 0) return [];
  const { faultOf } = await loadPageSearcher();
  return searches.flatMap((one, place) => {
    const message = faultOf(one);
    return message === null ? [] : [{ path: `/searches/${place}/${one.kind}`, message }];
  });
}
