import type { Brief } from '../../domain/brief/brief.js';
import { GalleyError, refuse } from '../../domain/errors.js';
import { parseBatch, parseBrief } from '../input/brief.js';
import type { BriefInput, SettingsInput } from './generated/types.js';

/**
 * Reads a `BriefInput` by the very shape that REST reads its body with.
 * @throws {GalleyError} `invalid_params`; its paths name the fields as GraphQL does (`/settings/wordCount`)
 */
export function parseBriefInput(brief: BriefInput): Brief {
  return inCamelCase(() => parseBrief(briefBody(brief)));
}

/** Reads the rows of a batch likewise; their paths begin with `/briefs/3`. */
export function parseBriefInputs(briefs: readonly BriefInput[]): Brief[] {
  return inCamelCase(() => parseBatch({ jobs: briefs.map(briefBody) }));
}

function inCamelCase<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error;
    const faults = error.faults.map(({ path, message }) => ({ path: camelPath(path), message }));
    throw new GalleyError(error.code, error.detail, faults, { cause: error });
  }
}

function briefBody({ settings, ...rest }: BriefInput): unknown {
  return { ...rest, settings: settings ? settingsBody(settings) : undefined };
}

function settingsBody({ extra, sectionCount, ...known }: SettingsInput): unknown {
  const body = { ...extraFields(extra), ...(snakeCased(known) as Record<string, unknown>) };
  return sectionCount === null || sectionCount === undefined || 'sections' in body
    ? body
    : { ...body, sections: sectionCount };
}

/** Fields that Galley does not know come by the names and in the shape that the caller gave them. */
function extraFields(extra: unknown): object {
  if (extra === null || extra === undefined) return {};
  if (typeof extra === 'object' && !Array.isArray(extra)) return extra;
  throw refuse('invalid_params', 'The input is not valid: /settings/extra must be an object.', [
    { path: '/settings/extra', message: 'must be an object' },
  ]);
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
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== null && each !== undefined)
      .map(([name, each]) => {
        const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
        return [snake, snakeCased(each, snake)];
      }),
  );
}

function camelPath(path: string): string {
  return path
    .replace(/^\/jobs(?=\/|$)/, '/briefs')
    .replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
