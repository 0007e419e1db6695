import { GalleyError } from '../domain/errors.js';

/**
 * An error in words for the operator at the command line, without a stack. Callers of the API get the first part alone; an
 * operator also gets the cause: `28P01: password authentication failed`.
 *
 * @returns a line, never with an address that may hold a password
 */
export function describeError(error: unknown): string {
  if (!(error instanceof GalleyError)) return withoutAddresses(wordsOf(error));
  const cause = error.cause === undefined ? '' : withoutAddresses(wordsOf(error.cause));
  return cause === '' ? error.detail : `${error.detail} (${cause})`;
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  // A host with several addresses fails with one error for each, and no message of its own.
  const nested = error instanceof AggregateError ? error.errors.map(wordsOf) : [];
  const message = error.message || [...new Set(nested)].join('; ') || error.name;
  return code === null || message.includes(code) ? message : `${code}: ${message}`;
}

/** Characters; an error is printed in a line or two. */
const MAX_WORDS = 2000;

function withoutAddresses(text: string): string {
  return text.slice(0, MAX_WORDS).replace(/\b([a-z][a-z0-9+]*):\/\/\S+/gi, '$1://…');
}
