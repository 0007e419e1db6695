import { APICallError } from 'ai';
import { StageFailure, type JobFailureCode } from '../../../../domain/article/stage-failure.js';

/** A provider's message about a request, without any part of the request and without secrets. */
export class ProviderWords extends Error {
  override readonly name = 'ProviderWords';

  constructor(
    said: string,
    /** Of the answer; null where there was none. */
    readonly statusCode: number | null,
  ) {
    super(said);
  }
}

/** Failures that a server reports inside of an answer after a status of 200. */
const SAID_IN_STREAM: Readonly<Record<string, JobFailureCode>> = {
  rate_limit_error: 'provider_rate_limited',
  overloaded_error: 'provider_unavailable',
  api_error: 'provider_unavailable',
  invalid_request_error: 'provider_rejected',
  authentication_error: 'provider_rejected',
  permission_error: 'provider_rejected',
  not_found_error: 'provider_rejected',
  billing_error: 'provider_rejected',
  insufficient_quota: 'provider_rejected',
  content_filter: 'provider_withheld',
  content_policy_violation: 'provider_withheld',
};

/**
 * What a failed call means to the job. The provider's own message is left out: it may quote the key or the request.
 */
export function failureOf(error: unknown): StageFailure {
  if (error instanceof StageFailure) return error;
  if (APICallError.isInstance(error)) return ofAnswer(error);
  const kind = kindOf(error);
  const code = SAID_IN_STREAM[kind];
  if (code) return failed(code, null, null, error);
  // The SDK could not read a complete answer.
  if (
    /^AI_(?:JSONParse|TypeValidation|InvalidResponseData|NoContentGenerated|NoOutputGenerated)/.test(kind)
  ) {
    return failed('provider_bad_output', null, null, error);
  }
  return failed('provider_unavailable', null, null, error);
}

function ofAnswer(error: APICallError): StageFailure {
  const { statusCode: status = null, responseHeaders: headers = {} } = error;
  const wait = retryAfterMs(headers);
  if (status === null || status === 408 || status >= 500)
    return failed('provider_unavailable', status, wait, error);
  const said = error.responseBody ?? '';
  // No pause ends these: the account is empty, or the request was filtered.
  if (SPENT.test(said)) return failed('provider_rejected', status, null, error);
  if (status < 500 && FILTERED.test(said)) return failed('provider_withheld', status, null, error);
  if (status === 429) return failed('provider_rate_limited', status, wait, error);
  if (status >= 400) return failed('provider_rejected', status, null, error);
  return failed('provider_bad_output', status, null, error);
}

const SPENT =
  /"(?:insufficient_quota|billing_hard_limit_reached|billing_not_active|credit_balance_too_low)"/iu;
const FILTERED = /"(?:content_filter|content_policy_violation|ResponsibleAIPolicyViolation)"/iu;

const MESSAGES: Partial<Readonly<Record<JobFailureCode, string>>> = {
  provider_rate_limited: 'The language model’s provider takes no more requests for now',
  provider_unavailable: 'The language model’s provider can’t be reached, or broke off',
  provider_rejected: 'The language model’s provider refused the request',
  provider_withheld: 'The language model’s provider refused the text of the request (content filter)',
  provider_bad_output: 'The language model’s answer can’t be used',
};

function failed(
  code: JobFailureCode,
  status: number | null,
  wait: number | null,
  cause: unknown,
): StageFailure {
  const what = MESSAGES[code] ?? code;
  const message = status === null || status < 400 ? `${what}.` : `${what} (status ${status}).`;
  return new StageFailure(code, message, { cause, retryAfterMs: wait });
}

/** @returns the status of the answer that an error is about, or its cause; null where there was none. */
export function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
  return error instanceof StageFailure ? statusOf(error.cause) : null;
}

/** @returns the name of an error, or the type that a server's own error object states. */
export function kindOf(error: unknown): string {
  if (error instanceof Error) return error.name;
  if (typeof error !== 'object' || error === null) return '';
  if ('error' in error) return kindOf(error.error);
  return 'type' in error && typeof error.type === 'string' ? error.type : '';
}

/** @returns `Retry-After`, in ms; null where it is missing or makes no sense. */
export function retryAfterMs(
  headers: Readonly<Record<string, string | undefined>>,
  now = Date.now(),
): number | null {
  const exact = headers['retry-after-ms'];
  if (exact !== undefined && /^\d{1,9}(?:\.\d+)?$/.test(exact)) return Number(exact);
  const said = headers['retry-after']?.trim() ?? '';
  if (/^\d{1,6}(?:\.\d+)?$/.test(said)) return Number(said) * 1000;
  const until = said === '' ? Number.NaN : Date.parse(said);
  return Number.isNaN(until) ? null : Math.max(0, until - now);
}
