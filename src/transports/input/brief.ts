import { z } from 'zod';
import type { Brief } from '../../domain/brief/brief.js';
import { countCodePoints } from '../../domain/text/code-points.js';
import { briefSettings, settingsFields } from '../../domain/brief/settings.js';
import { countryField, languageField, uuidField } from './fields.js';
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

/** @throws {GalleyError} `invalid_params` with every fault */
export function parseBrief(body: unknown): Brief {
  const parsed = parseInput(briefShape, body);
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
