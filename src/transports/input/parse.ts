import { z } from 'zod';
import { refuse, type Fault } from '../../domain/errors.js';

/**
 * Reads what a caller sent by a shape; every way in goes through here, so that all faults are found, and named
 * the same.
 *
 * @throws {GalleyError} `invalid_params` with every fault, each with a JSON pointer (`/settings/word_count`)
 */
export function parseInput<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const faults = new FaultList();
  const parsed = readInput(shape, value, faults);
  faults.refuseAny();
  // Without a fault there is a value; `null` is none of any shape of ours.
  return parsed as z.output<Shape>;
}

/**
 * As `parseInput`, for what is read in parts.
 *
 * @param at where the part stands, before the path of each of its faults
 * @returns null when the shape does not fit; other faults than the shape's are in the list alone
 */
export function readInput<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
  faults: FaultList,
  at = '',
): z.output<Shape> | null {
  findUnprintable(shape, value, faults, at);
  return readShape(shape, value, faults, at);
}

/** As `readInput`, for a whole whose parts are read one by one later: looks at nothing but the shape. */
export function readShape<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
  faults: FaultList,
  at = '',
): z.output<Shape> | null {
  const parsed = shape.safeParse(value, { error: wordsFor });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        faults.add({ path: at + pointer([...issue.path, key]), message: 'is not a known field' });
      }
    } else {
      faults.add({ path: at + pointer(issue.path), message: issue.message });
    }
  }
  return null;
}

/** Nobody fixes more at once; and each costs memory, which a caller could else take without end. */
export const MAX_FAULTS = 1000;

/** Characters of all faults together: some hundred of each. */
const MAX_TEXT = 250_000;

/** Characters of a key in a path; it is the caller's, and has a bound nowhere else. */
const MAX_KEY = 100;

/** Characters of a sentence. It may hold an address, of which 2,048 are taken. */
const MAX_SENTENCE = 3000;

/** The faults of one input, each once, up to a bound that the answer then names. */
export class FaultList {
  private readonly faults = new Map<string, Fault>();
  private room = MAX_TEXT;
  private full = false;

  /** Whether there are more faults than are kept: nothing that is added now will be seen. */
  get isFull(): boolean {
    return this.full;
  }

  add({ path, message }: Fault): void {
    if (this.full) return;
    const fault = { path, message: cutText(message, MAX_SENTENCE) };
    const text = `${fault.path} ${fault.message}`;
    if (this.faults.has(text)) return;
    this.full = this.faults.size === MAX_FAULTS || text.length > this.room;
    if (this.full) return;
    this.room -= text.length;
    this.faults.set(text, fault);
  }

  /** @throws {GalleyError} `invalid_params`, when there are any */
  refuseAny(): void {
    const faults = [...this.faults.values()];
    const [first] = faults;
    if (!first) return;
    const what = `${first.path || 'the input'} ${first.message}`;
    if (faults.length === 1 && !this.full) {
      throw refuse('invalid_params', `The input is not valid: ${what}.`, faults);
    }
    const count = this.full ? `more than ${faults.length}` : faults.length;
    if (this.full)
      faults.push({ path: '', message: `has more faults than the ${faults.length} listed here` });
    throw refuse('invalid_params', `The input has ${count} faults: ${what}, and more.`, faults);
  }
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

/** @returns a JSON pointer; keys are cut, for they are the caller's and may be of any length */
export function pointer(path: readonly PropertyKey[]): string {
  return path
    .map((part) => `/${cutText(String(part), MAX_KEY).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** Cuts a text that is too long, never through the middle of a character. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…`;
}

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Far deeper than any shape of ours, far from the end of the stack. */
const MAX_DEPTH = 64;

/**
 * PostgreSQL stores no NUL, and a lone surrogate is no character: neither can be kept, so neither is taken. What the
 * shape ignores is not kept, and not looked at.
 */
function findUnprintable(shape: z.ZodType, value: unknown, faults: FaultList, at: string): void {
  const path: string[] = [];
  const visit = (each: unknown): void => {
    if (faults.isFull) return;
    if (typeof each === 'string') {
      const message = whyUnprintable(each);
      if (message !== null) faults.add({ path: at + pointer(path), message });
    } else if (typeof each === 'object' && each !== null) {
      if (path.length === MAX_DEPTH) {
        faults.add({ path: at, message: `must not be nested deeper than ${MAX_DEPTH} levels` });
        return;
      }
      visitFields(each, path.length === 0 ? knownFields(shape, each) : Object.keys(each));
    }
  };
  const visitFields = (object: object, keys: readonly string[]): void => {
    for (const key of keys) {
      if (faults.isFull) return;
      const message = whyUnprintable(key);
      if (message !== null) faults.add({ path: `${at}${pointer(path)}/…`, message });
      path.push(key);
      visit((object as Record<string, unknown>)[key]);
      path.pop();
    }
  };
  visit(value);
}

/** In UTF-16 units. No text of any shape is longer; one that is has that fault already, and may have 16 MiB. */
const LONGEST_TEXT = 200_000;

function whyUnprintable(given: string): string | null {
  const text = given.length > LONGEST_TEXT ? given.slice(0, LONGEST_TEXT) : given;
  if (text.includes('\0')) return 'must not contain NUL';
  return LONE_SURROGATE.test(text) ? 'must not contain a lone surrogate' : null;
}

/**
 * The fields of an object that its shape reads: all, where it keeps or refuses those that it does not know; and none
 * that is never refused, for nothing of it is kept.
 */
function knownFields(shape: z.ZodType, value: object): string[] {
  if (!(shape instanceof z.ZodObject) || shape.def.catchall) return Object.keys(value);
  return Object.entries(shape.shape as Record<string, z.ZodType>)
    .filter(([field, each]) => Object.hasOwn(value, field) && !each.meta()?.['neverRefused'])
    .map(([field]) => field);
}
