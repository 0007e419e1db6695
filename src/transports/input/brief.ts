import { z } from 'zod';
import type { Brief } from '../../domain/brief/brief.js';
import { countCodePoints } from '../../domain/text/code-points.js';
import { briefSettings, settingsFields } from '../../domain/brief/settings.js';
import { countryField, languageField, uuidField } from './fields.js';
import type { Fault } from '../../domain/errors.js';
import { isUuid } from '../../domain/access/uuid.js';
import { parseInput } from './parse.js';

const INPUT_MAX = 2000;
const SETTINGS_BYTES = 16 * 1024;
const SETTINGS_DEPTH = 8;

/** Bounds of the whole object come first: what is too deep or too large is not looked at any closer. */
const settings = z
  .unknown()
  .superRefine((value, context) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      context.addIssue({ code: 'custom', message: 'must be an object' });
    } else if (deeperThan(value, SETTINGS_DEPTH)) {
      context.addIssue({
        code: 'custom',
        message: `must not be nested deeper than ${SETTINGS_DEPTH} levels`,
      });
    } else if (Buffer.byteLength(JSON.stringify(value)) > SETTINGS_BYTES) {
      context.addIssue({ code: 'custom', message: 'must be at most 16 KiB of JSON' });
    }
  })
  .transform(withoutNulls)
  .pipe(briefSettings);

/** The body of contract §4.1. Fields that are not named here are ignored. Null stands for absent. */
export const briefShape = z.object({
  input: z.string().superRefine((value, context) => {
    if (value.trim() === '') context.addIssue({ code: 'custom', message: 'is required' });
    else if (countCodePoints(value) > INPUT_MAX) {
      context.addIssue({ code: 'custom', message: `must be at most ${INPUT_MAX} characters long` });
    }
  }),
  id: uuidField.nullish(),
  language: languageField.nullish(),
  country: countryField.nullish(),
  settings: settings.nullish(),
});

const BATCH_MAX = 100;

/** The body of contract §4.2: 1 to 100 rows, each the body of a single start. */
export const batchShape = z.object({
  jobs: z
    .unknown()
    .superRefine((rows, context) => {
      if (!Array.isArray(rows)) context.addIssue({ code: 'custom', message: 'must be a list' });
      // Not looked at any closer: the faults of a million rows help nobody.
      else if (rows.length < 1 || rows.length > BATCH_MAX) {
        context.addIssue({ code: 'custom', message: `must hold 1 to ${BATCH_MAX} rows` });
      }
    })
    .pipe(z.array(briefShape)),
});

/** @throws {GalleyError} `invalid_params` with every fault */
export function parseBrief(body: unknown, more: readonly Fault[] = []): Brief {
  return briefOf(parseInput(briefShape, body, more));
}

/** @throws {GalleyError} `invalid_params` with every fault of every row, two rows of one id among them */
export function parseBatch(body: unknown, more: readonly Fault[] = []): Brief[] {
  return parseInput(batchShape, body, [...sharedIds(body), ...more]).jobs.map(briefOf);
}

/** The rows that share an id with one before them; equal as UUIDs, whatever their case. */
function sharedIds(body: unknown): Fault[] {
  const rows: unknown = typeof body === 'object' && body !== null && 'jobs' in body ? body.jobs : null;
  if (!Array.isArray(rows) || rows.length > BATCH_MAX) return [];
  const first = new Map<string, number>();
  return rows.flatMap((row: unknown, index) => {
    const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
    if (typeof id !== 'string' || !isUuid(id)) return [];
    const known = first.get(id.toLowerCase());
    if (known === undefined) first.set(id.toLowerCase(), index);
    return known === undefined
      ? []
      : [{ path: `/jobs/${index}/id`, message: `is the id of row ${known} as well` }];
  });
}

function briefOf(parsed: z.output<typeof briefShape>): Brief {
  return {
    id: parsed.id ?? null,
    input: parsed.input,
    language: parsed.language ?? null,
    country: parsed.country ?? null,
    settings: parsed.settings ?? {},
  };
}

/** Null stands for absent in every field that Galley knows, and inside of it; what it does not know is kept as it came. */
function withoutNulls(value: unknown): unknown {
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, each]: [string, unknown]) => {
      if (!Object.hasOwn(settingsFields, name)) return [[name, each]];
      return each === null ? [] : [[name, pruned(each)]];
    }),
  );
}

function pruned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pruned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
      each === null ? [] : [[name, pruned(each)]],
    ),
  );
}

/** The object itself is level 1. */
function deeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => deeperThan(each, levels - 1));
}
