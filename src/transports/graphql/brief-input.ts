import type { Brief } from '../../domain/brief/brief.js';
import { GalleyError, refuse, type Fault } from '../../domain/errors.js';
import type { CheckSources } from '../../services/article/check-sources.js';
import { parseBatch, parseBrief } from '../input/brief.js';
import type { BriefInput } from './generated/types.js';

/**
 * Reads a `BriefInput` by the very shape that REST reads its body with.
 * @throws {GalleyError} `invalid_params`; its paths begin inside of the input, and name fields as GraphQL does
 *   (`/brief/settings/wordCount`)
 */
export function parseBriefInput(brief: BriefInput, check: CheckSources): Promise<Brief> {
  const given = asBody(brief);
  return spelt(
    (path) => `/brief${spellPath(path, given)}`,
    () => parseBrief(given.body, check, given.faults),
  );
}

/** Reads the rows of a batch likewise; their paths begin as `/briefs/3`. */
export function parseBriefInputs(briefs: readonly BriefInput[], check: CheckSources): Promise<Brief[]> {
  const rows = briefs.map(asBody);
  return spelt(
    (path) => {
      const [, index, inside = ''] = /^\/jobs(?:\/(\d+)(.*))?$/s.exec(path) ?? [];
      if (index === undefined) return path.replace(/^\/jobs$/, '/briefs');
      const row = rows[Number(index)];
      return `/briefs/${index}${row ? spellPath(inside, row) : inside}`;
    },
    () => parseBatch({ jobs: rows.map(({ body }) => body) }, check, (index) => rows[index]?.faults ?? []),
  );
}

/** A brief as REST has it in a body. @throws {GalleyError} `invalid_params` for what REST has no words for */
export function briefBody(brief: BriefInput): unknown {
  const { body, faults } = asBody(brief);
  const [first] = faults;
  if (!first) return body;
  const inBrief = faults.map(({ path, message }) => ({ path: `/brief${path}`, message }));
  throw refuse('invalid_params', `The input is not valid: /brief${first.path} ${first.message}.`, inBrief);
}

/** Reads an input by a shape of REST: the paths of its faults name fields as GraphQL does. */
export function inCamelCase<T>(parse: () => T | Promise<T>): Promise<T> {
  return spelt(camelPath, parse);
}

/** A brief in the words of REST. */
interface GivenBrief {
  readonly body: unknown;
  /** The count of sections stands where REST has either that or the sections themselves. */
  readonly asCount: boolean;
  /** What is wrong with it in a way that REST does not know. */
  readonly faults: readonly Fault[];
}

async function spelt<T>(spell: (path: string) => string, parse: () => T | Promise<T>): Promise<T> {
  try {
    return await parse();
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error;
    const faults = error.faults.map(({ path, message }) => ({ path: spell(path), message }));
    // The sentence names the first fault by its path.
    const [first] = error.faults;
    const detail = first ? error.detail.replace(first.path, spell(first.path)) : error.detail;
    throw new GalleyError(error.code, detail, faults, { cause: error });
  }
}

function spellPath(path: string, { asCount }: GivenBrief): string {
  return asCount && path === '/settings/sections' ? '/settings/sectionCount' : camelPath(path);
}

function asBody({ settings, ...rest }: BriefInput): GivenBrief {
  if (!settings) return { body: rest, asCount: false, faults: [] };
  const { extra, sectionCount, ...known } = settings;
  const faults: Fault[] = [];
  // Fields that Galley does not know come by the names and in the shape that the caller gave them.
  const more = extra ?? {};
  const unknown = typeof more === 'object' && !Array.isArray(more) ? more : null;
  if (unknown === null) faults.push({ path: '/settings/extra', message: 'must be an object' });
  const body: Record<string, unknown> = { ...unknown, ...snakeCasedFields(known) };
  const asCount = sectionCount !== null && sectionCount !== undefined;
  if (asCount && body['sections'] !== null && body['sections'] !== undefined) {
    faults.push({ path: '/settings/sectionCount', message: 'must not be given together with sections' });
    return { body: { ...rest, settings: body }, asCount: false, faults };
  }
  return {
    body: { ...rest, settings: asCount ? { ...body, sections: sectionCount } : body },
    asCount,
    faults,
  };
}

/** These hold enum values, which GraphQL writes in upper case. */
const ENUM_FIELDS = new Set([
  'article_type',
  'point_of_view',
  'reading_level',
  'source_policy',
  'freshness',
  'citations',
  'mode',
  'strictness',
]);

function snakeCased(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return ENUM_FIELDS.has(field) ? value.toLowerCase() : value;
  if (Array.isArray(value)) return value.map((each) => snakeCased(each));
  if (typeof value !== 'object' || value === null) return value;
  return snakeCasedFields(value);
}

function snakeCasedFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, each]) => {
      const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      return [snake, snakeCased(each, snake)];
    }),
  );
}

function camelPath(path: string): string {
  return path.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
