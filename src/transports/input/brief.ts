import { z } from 'zod';
import type { Brief } from '../../domain/brief/brief.js';
import { yielding } from '../../libs/json-body/index.js';
import { countCodePoints } from '../../libs/text/index.js';
import { briefSettings, givenSources, settingsFields } from '../../domain/brief/settings.js';
import { countryField, languageField, sentUuidField } from './fields.js';
import type { Fault } from '../../domain/errors.js';
import { isUuid } from '../../domain/access/uuid.js';
import type { CheckSources } from '../../services/article/check-sources.js';
import { FaultList, readInput, readShape } from './parse.js';

const INPUT_MAX = 2000;
const SETTINGS_BYTES = 16 * 1024;
const SETTINGS_DEPTH = 8;

/** Bounds of the whole object come first: what is too deep or too large is not looked at any closer. */
const boundedSettings = z
  .unknown()
  .superRefine((value, context) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      context.addIssue({ code: 'custom', message: 'must be an object' });
    } else if (deeperThan(value, SETTINGS_DEPTH)) {
      context.addIssue({
        code: 'custom',
        message: `must not be nested deeper than ${SETTINGS_DEPTH} levels`,
      });
    } else if (
      roomIn(SETTINGS_BYTES, value) < 0 ||
      Buffer.byteLength(JSON.stringify(value)) > SETTINGS_BYTES
    ) {
      context.addIssue({ code: 'custom', message: 'must be at most 16 KiB of JSON' });
    }
  })
  .transform(withoutNulls);

const settings = boundedSettings.pipe(briefSettings).meta({
  wire: { $ref: '#/components/schemas/BriefSettings' },
});
const sourcesOfSettings = boundedSettings.pipe(givenSources);

/** The body of contract §4.1. Fields that are not named here are ignored. Null stands for absent. */
export const briefShape = z
  .object({
    input: z
      .string()
      .superRefine((value, context) => {
        // The length in UTF-16 first: it costs nothing, and a code point has two units at most.
        if (value.length > 2 * INPUT_MAX || countCodePoints(value) > INPUT_MAX) {
          context.addIssue({ code: 'custom', message: `must be at most ${INPUT_MAX} characters long` });
        } else if (value.trim() === '') context.addIssue({ code: 'custom', message: 'is required' });
      })
      .meta({ minLength: 1, maxLength: INPUT_MAX, pattern: '\\S', description: 'What to write about.' }),
    id: sentUuidField
      .nullish()
      .describe(
        'The caller’s own id of the job: with an id that is known, nothing is started a second time.',
      ),
    language: languageField.nullish().describe('A BCP 47 tag; the edition’s own if left out.'),
    country: countryField.nullish().describe('ISO 3166-1 alpha-2; the edition’s own if left out.'),
    settings: settings.nullish(),
  })
  .describe('What is to be written. Fields that are not named here are ignored; null stands for absent.');

const BATCH_MAX = 100;

/**
 * The body of contract §4.2: 1 to 100 rows, each the body of a single start. They are read one by one, so that a
 * hundred rows of nothing but faults are left when the list of faults is full.
 */
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
    .pipe(z.array(z.unknown()))
    .meta({
      wire: {
        type: 'array',
        minItems: 1,
        maxItems: BATCH_MAX,
        items: { $ref: '#/components/schemas/Brief' },
      },
      description: 'Rows that start one by one. Two may not share an id.',
    }),
});

/**
 * @param check looks for faults in the sources, wherever these can be read
 * @param more faults that the caller found by itself
 * @throws {GalleyError} `invalid_params` with every fault
 */
export function parseBrief(body: unknown, check: CheckSources, more: readonly Fault[] = []): Brief {
  const faults = new FaultList();
  for (const fault of more) faults.add(fault);
  const brief = readBrief(body, check, faults);
  faults.refuseAny();
  if (!brief) throw new Error('a brief without faults failed');
  return brief;
}

/**
 * Reads row after row and gives way to the event loop in between: a hundred full rows take 200 ms.
 *
 * @param more faults of a row that the caller found by itself; their paths begin inside of the row
 * @throws {GalleyError} `invalid_params` with every fault of every row, two rows of one id among them
 */
export async function parseBatch(
  body: unknown,
  check: CheckSources,
  more: (index: number) => readonly Fault[] = () => [],
): Promise<Brief[]> {
  const yieldIfDue = yielding();
  const faults = new FaultList();
  const rows = readShape(batchShape, body, faults)?.jobs ?? [];
  const firstOf = new Map<string, number>();
  const briefs: Brief[] = [];
  for (const [index, row] of rows.entries()) {
    if (faults.isFull) break;
    await yieldIfDue();
    const at = `/jobs/${index}`;
    for (const { path, message } of more(index)) faults.add({ path: at + path, message });
    const id = idOf(row);
    const first = id === null ? undefined : firstOf.get(id);
    if (first !== undefined) faults.add({ path: `${at}/id`, message: `is also the id of row ${first}` });
    else if (id !== null) firstOf.set(id, index);
    const brief = readBrief(row, check, faults, at);
    if (brief) briefs.push(brief);
  }
  faults.refuseAny();
  return briefs;
}

/** @returns null when the shape does not fit; other faults are in the list alone */
export function readBrief(body: unknown, check: CheckSources, faults: FaultList, at = ''): Brief | null {
  const parsed = readInput(briefShape, body, faults, at);
  const sources = parsed ? (parsed.settings ?? {}) : sourcesOf(body);
  for (const { path, message } of sources ? check(sources) : []) {
    faults.add({ path: `${at}/settings${path}`, message });
  }
  return parsed && briefOf(parsed);
}

/** What a body says of its sources, when that much of it can be read and the rest can't; else null. */
function sourcesOf(body: unknown): z.output<typeof sourcesOfSettings> | null {
  const given = typeof body === 'object' && body !== null && 'settings' in body ? body.settings : null;
  return sourcesOfSettings.safeParse(given).data ?? null;
}

/** As it is compared: equal UUIDs are one, whatever their case. */
function idOf(row: unknown): string | null {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
  return typeof id === 'string' && isUuid(id) ? id.toLowerCase() : null;
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

/**
 * What is left of so many bytes when a value has taken at least as many as it has characters; stops where nothing is.
 * A body may hold a thousand times what settings may, and writing that as JSON only to measure it takes 100 ms.
 */
function roomIn(bytes: number, value: unknown): number {
  if (typeof value === 'string') return bytes - value.length;
  if (typeof value !== 'object' || value === null) return bytes - 1;
  let left = bytes;
  for (const [key, each] of Object.entries(value)) {
    left = roomIn(left - (Array.isArray(value) ? 0 : key.length), each);
    if (left < 0) break;
  }
  return left;
}

/** The object itself is level 1. */
function deeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => deeperThan(each, levels - 1));
}
