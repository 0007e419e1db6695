import { z } from 'zod';
import { isUuid } from '../../domain/access/uuid.js';
import { parseSince } from '../../domain/article/since.js';
import { canonicalCountry, canonicalLanguage, countCodePoints } from '../../libs/text/index.js';
import { refuse, type Fault } from '../../domain/errors.js';
import { parseInput } from './parse.js';

/** Any UUID, as it was sent. */
export const sentUuidField = z.string().refine(isUuid, { error: 'must be a UUID' }).meta({ format: 'uuid' });

/** Any UUID, in lower case. */
export const uuidField = sentUuidField.transform((id) => id.toLowerCase());

/** Characters. RFC 5646 asks for room for 35; a tag may have extensions without end. */
const MAX_TAG = 100;

/** A BCP 47 tag, made canonical. */
export const languageField = z.string().transform((tag, context) => {
  const canonical = tag.length <= MAX_TAG ? canonicalLanguage(tag) : null;
  if (canonical !== null) return canonical;
  context.addIssue({ code: 'custom', message: 'must be a BCP 47 language tag, such as "en" or "pt-BR"' });
  return z.NEVER;
});

/** An ISO 3166-1 alpha-2 code, in upper case. */
export const countryField = z.string().transform((code, context) => {
  const canonical = canonicalCountry(code);
  if (canonical !== null) return canonical;
  context.addIssue({ code: 'custom', message: 'must be an ISO 3166-1 alpha-2 country code, such as "GB"' });
  return z.NEVER;
});

/** A moment, past or to come: as `since` of articles is given. */
export const momentField = z
  .string()
  .transform((value, context) => {
    const instant = parseSince(value);
    if (instant !== null) return instant;
    context.addIssue({ code: 'custom', message: 'must be an ISO 8601 date or datetime' });
    return z.NEVER;
  })
  .meta({ wire: { type: 'string' }, examples: ['2026-12-01T00:00:00'] });

/** Of a reason, in characters. */
export const REASON_LENGTH = { least: 3, most: 1000 } as const;

// Letters that nobody sees say nothing.
const tidyReason = (value: string) => value.replace(/\p{Cf}/gu, '').trim();

function faultOfReason(reason: string): string | null {
  const length = countCodePoints(reason);
  // oxlint-disable-next-line no-control-regex
  if (/\u0000|[\ud800-\udfff]/u.test(reason)) return 'contains a character that is not text';
  const { least, most } = REASON_LENGTH;
  return length >= least && length <= most ? null : `must be ${least} to ${most} characters long`;
}

/** A reason that must be given, without the white space around it. */
export const reasonField = z.string().transform((value, context) => {
  const reason = tidyReason(value);
  const message = faultOfReason(reason);
  if (message === null) return reason;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/**
 * An editor's reason, without the white space around it.
 * @param path of the field, for the fault
 * @returns null when none was given
 * @throws {GalleyError} `invalid_params` for one that says nothing, or too much
 */
export function parseReason(value: string | null | undefined, path: string): string | null {
  if (value === null || value === undefined) return null;
  const reason = tidyReason(value);
  const message = faultOfReason(reason);
  if (message === null) return reason;
  throw refuse('invalid_params', `The input is not valid: ${path} ${message}.`, [{ path, message }]);
}

/** The body of a publication, which may be absent. */
export const publishShape = z
  .object({
    override_reason: z
      .string()
      .nullish()
      .describe(
        `Why it is published although a blocking check failed: ${REASON_LENGTH.least} to ${REASON_LENGTH.most} characters.`,
      ),
  })
  .describe('How to publish an article.');

/** @throws {GalleyError} `invalid_params` @returns the editor's reason to override the desk; null without one */
export function parsePublish(body: unknown): string | null {
  return parseReason(parseInput(publishShape, body).override_reason, '/override_reason');
}

/** So many articles are published at once at most. */
const MOST_IDS = 100;

/**
 * Ids of a list, of which no two are the same.
 * @param path of the list, for faults
 * @throws {GalleyError} `invalid_params`
 */
export function parseIds(ids: readonly string[], path: string): readonly string[] {
  const faults: Fault[] = [];
  if (ids.length < 1 || ids.length > MOST_IDS) faults.push({ path, message: `must be 1 to ${MOST_IDS} ids` });
  const seen = new Set<string>();
  for (const [index, id] of ids.slice(0, MOST_IDS).entries()) {
    if (!isUuid(id)) faults.push({ path: `${path}/${index}`, message: 'must be a UUID' });
    else if (seen.has(id.toLowerCase())) faults.push({ path: `${path}/${index}`, message: 'is a duplicate' });
    seen.add(id.toLowerCase());
  }
  const [first] = faults;
  if (first)
    throw refuse('invalid_params', `The input is not valid: ${first.path} ${first.message}.`, faults);
  return ids;
}

/** What the address of a feed has in its query. */
export const feedQueryShape = z.object({
  token: z.string().describe('What makes the address secret.'),
  format: z
    .enum(['atom', 'rss', 'json'])
    .default('atom')
    .describe('Atom with tombstones, RSS 2.0 or JSON Feed 1.1; `atom` if left out.'),
});

/** @throws {GalleyError} `invalid_params` */
export function parseFeedFormat(query: unknown): 'atom' | 'rss' | 'json' {
  return parseInput(feedQueryShape, query).format;
}

export const RECORD_FORMATS = ['json', 'html', 'jsonld'] as const;

/** How the record of an article is answered. */
export const recordFormatShape = z.object({
  format: z
    .enum(RECORD_FORMATS)
    .default('json')
    .describe('`html` for people, `jsonld` in the words of schema.org for the head of a page.'),
});

/** @throws {GalleyError} `invalid_params` */
export function parseRecordFormat(query: unknown): (typeof RECORD_FORMATS)[number] {
  return parseInput(recordFormatShape, query).format;
}
