import type { ErrorCode, GalleyError } from '../../domain/errors.js';
import { ERROR_TABLE, visibleError } from '../error-table.js';
import { presentProblem } from '../rest/middleware/problems.js';
import type { RequestLog } from '../request-log.js';
import type { Fields } from './tool-answer.js';

/** Faults that are named in words; the problem object beside them has more. */
const FAULTS_NAMED = 10;
/** Faults in the problem object. A model fixes no more at once. */
const FAULTS_KEPT = 50;

/** What a model may do about a refusal. */
const ADVICE: Readonly<Record<ErrorCode, string>> = {
  invalid_key: 'Ask the person for a valid API key; calling again with this one does not help.',
  account_closed: 'The account is closed; tell the person.',
  plan_required: 'The plan does not include this; tell the person.',
  payment_required: 'The allowance of articles for this month is used up; get_usage says when it frees.',
  key_read_only: 'This key or connection may only read; a person must give a key with Full access.',
  wrong_newsroom: 'The key belongs to another newsroom; tell the person.',
  forbidden: 'The account may not do this now; the sentence before says why.',
  not_found: 'Look the id up with list_editions, list_articles, list_jobs or get_audit.',
  method_not_allowed: 'Call another tool.',
  conflict: 'Read its present state first; the sentence before says what stands in the way.',
  payload_too_large: 'Send less in one call.',
  invalid_params: 'Fix the named arguments and call again.',
  rate_limited: 'Wait, then send the same call again; get_usage says when the limit frees.',
  unavailable: 'Wait some seconds, then send the same call again.',
  internal: 'Try once more; then tell the person the request id.',
};

/** Logs what is no fault of the caller, and counts every refusal. @returns what the caller may see of it */
export function noteError(thrown: unknown, log: RequestLog, requestId: string): GalleyError {
  const error = visibleError(thrown);
  log.refused?.(error.code);
  if (error.code === 'internal' || error.code === 'unavailable')
    log.error({ err: error.cause ?? thrown, requestId, code: error.code }, 'a tool failed');
  return error;
}

/** A refusal in words that a model can act on. */
export function errorText({ code, detail, faults }: GalleyError): string {
  const named = faults.slice(0, FAULTS_NAMED).map(({ path, message }) => `${path || '/'} ${message}`);
  const wait = ERROR_TABLE[code].retryAfter;
  return [
    `${code}: ${detail}`,
    ...(faults.length > 1 ? [`Faults: ${named.join('; ')}.`] : []),
    ...(wait === undefined ? [] : [`Wait up to ${wait} seconds.`]),
    ADVICE[code],
  ].join(' ');
}

/** The problem object of REST. */
export function problemOf(error: GalleyError, requestId: string): Fields {
  const { errors, ...problem } = presentProblem(error, requestId);
  return { ...problem, ...(errors && { errors: errors.slice(0, FAULTS_KEPT) }) };
}
