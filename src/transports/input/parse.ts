import type { z } from 'zod';
import { refuse, type Fault } from '../../domain/errors.js';

/**
 * Reads what a caller sent by a shape; every way in goes through here, so that all faults are found, and named
 * the same.
 *
 * @param more faults that the caller found by itself
 * @throws {GalleyError} `invalid_params` with every fault, each with a JSON pointer (`/settings/word_count`)
 */
export function parseInput<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
  more: readonly Fault[] = [],
): z.output<Shape> {
  const faults = [...unprintable(value, ''), ...more];
  const parsed = shape.safeParse(value, { error: wordsFor });
  if (parsed.success && faults.length === 0) return parsed.data;
  for (const issue of parsed.error?.issues ?? []) faults.push(...faultsOf(issue));
  throw refuse('invalid_params', summaryOf(faults), unique(faults));
}

function faultsOf(issue: z.core.$ZodIssue): Fault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: pointer([...issue.path, key]), message: 'is not known here' }));
  }
  return [{ path: pointer(issue.path), message: issue.message }];
}

/**
 * The library's own words ("Too small: expected number to be >=150") are for programmers; ours are for callers. Asked
 * for only where the shape has no words of its own.
 */
function wordsFor(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${nounOf(issue.expected)}`;
    case 'invalid_value':
      return issue.input === undefined
        ? 'is required'
        : `must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return boundOf(issue.origin, `at least ${String(issue.minimum)}`);
    case 'too_big':
      return boundOf(issue.origin, `at most ${String(issue.maximum)}`);
    default:
      return undefined;
  }
}

function boundOf(origin: string, bound: string): string {
  if (origin === 'string') return `must be ${bound} characters long`;
  return origin === 'array' ? `must hold ${bound} items` : `must be ${bound}`;
}

function nounOf(type: string): string {
  const nouns: Readonly<Record<string, string>> = {
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
  };
  return nouns[type] ?? `a ${type}`;
}

function pointer(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Far deeper than any shape of ours, far from the end of the stack. */
const MAX_DEPTH = 64;

/** PostgreSQL stores no NUL, and a lone surrogate is no character: neither can be kept, so neither is taken. */
function unprintable(value: unknown, path: string, depth = 0): Fault[] {
  if (typeof value === 'string') {
    if (value.includes('\0')) return [{ path, message: 'must not contain NUL' }];
    if (LONE_SURROGATE.test(value)) return [{ path, message: 'must not contain a lone surrogate' }];
    return [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (depth === MAX_DEPTH)
    return [{ path: '', message: `must not be nested deeper than ${MAX_DEPTH} levels` }];
  return Object.entries(value).flatMap(([key, each]) => [
    ...unprintable(key, `${path}/…`),
    ...unprintable(each, path + pointer([key]), depth + 1),
  ]);
}

function unique(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [`${fault.path} ${fault.message}`, fault])).values()];
}

function summaryOf(faults: readonly Fault[]): string {
  const [first] = faults;
  if (!first) return 'The input is not valid.';
  const what = `${first.path || 'the input'} ${first.message}`;
  return faults.length === 1
    ? `The input is not valid: ${what}.`
    : `The input has ${faults.length} faults: ${what}, and more.`;
}
