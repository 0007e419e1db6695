import type { Brief } from '../../domain/brief/brief.js';
import { GalleyError, refuse } from '../../domain/errors.js';
import { parseBrief } from '../input/brief.js';
import type { BriefInput, SettingsInput } from './generated/types.js';

/**
 * Reads a `BriefInput` by the very shape that REST reads its body with.
 * @throws {GalleyError} `invalid_params`; its paths name the fields as GraphQL does (`/settings/wordCount`)
 */
export function parseBriefInput({ settings, ...rest }: BriefInput): Brief {
  const { body, asCount } = settings ? settingsBody(settings) : { body: undefined, asCount: false };
  try {
    return parseBrief({ ...rest, settings: body });
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error;
    const spell = (path: string) =>
      asCount && path === '/settings/sections' ? '/settings/sectionCount' : camelPath(path);
    const faults = error.faults.map(({ path, message }) => ({ path: spell(path), message }));
    // The sentence names the first fault by its path.
    const [first] = error.faults;
    const detail = first ? error.detail.replace(first.path, spell(first.path)) : error.detail;
    throw new GalleyError(error.code, detail, faults, { cause: error });
  }
}

/** REST has one field for what are two types here: headings, or a count (`asCount`). */
function settingsBody({ extra, sectionCount, ...known }: SettingsInput) {
  const body: Record<string, unknown> = { ...extraFields(extra), ...snakeCasedFields(known) };
  const asCount = sectionCount !== null && sectionCount !== undefined;
  if (!asCount) return { body, asCount };
  if (body['sections'] !== null && body['sections'] !== undefined) {
    const message = 'must not be given together with sections';
    throw refuse('invalid_params', `The input is not valid: /settings/sectionCount ${message}.`, [
      { path: '/settings/sectionCount', message },
    ]);
  }
  return { body: { ...body, sections: sectionCount }, asCount };
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
