import { GalleyError, type ErrorCode } from '../domain/errors.js';

interface ErrorRow {
  /** HTTP status, for REST and for GraphQL alike. */
  readonly status: number;
  /** The problem's title: the same for every occurrence. */
  readonly title: string;
  /** Exit code of a command: 1 failed, 2 usage. */
  readonly exit: 1 | 2;
  /** Seconds after which the same call may succeed; absent where waiting does not help. */
  readonly retryAfter?: number;
}

/** What each code looks like from outside; a code without a row does not compile. */
export const ERROR_TABLE: Readonly<Record<ErrorCode, ErrorRow>> = {
  invalid_key: { status: 401, title: 'Invalid API key', exit: 1 },
  account_closed: { status: 401, title: 'Account closed', exit: 1 },
  plan_required: { status: 402, title: 'Plan required', exit: 1 },
  payment_required: { status: 402, title: 'Payment required', exit: 1 },
  key_read_only: { status: 403, title: 'Key is Read only', exit: 1 },
  wrong_newsroom: { status: 403, title: 'Wrong newsroom', exit: 1 },
  forbidden: { status: 403, title: 'Forbidden', exit: 1 },
  not_found: { status: 404, title: 'Not found', exit: 1 },
  method_not_allowed: { status: 405, title: 'Method not allowed', exit: 1 },
  conflict: { status: 409, title: 'Conflict', exit: 1 },
  payload_too_large: { status: 413, title: 'Payload too large', exit: 1 },
  invalid_params: { status: 422, title: 'Invalid parameters', exit: 2 },
  rate_limited: { status: 429, title: 'Rate limited', exit: 1, retryAfter: 60 },
  unavailable: { status: 503, title: 'Unavailable', exit: 1 },
  internal: { status: 500, title: 'Internal error', exit: 1 },
};

/**
 * What a caller may see of anything thrown: a refusal as it is, everything else as `internal` without a word of
 * its own text.
 */
export function visibleError(error: unknown): GalleyError {
  if (error instanceof GalleyError) return error;
  return new GalleyError(
    'internal',
    'An internal error occurred; the log has the details under the request id.',
    [],
    {
      cause: error,
    },
  );
}
