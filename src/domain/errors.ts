/**
 * The closed set of error codes (contract §7, decisions §2). `transports/error-table.ts` maps them for every transport, and
 * fails to compile when one is missing.
 */
export const ERROR_CODES = [
  'invalid_key',
  'account_closed',
  'plan_required',
  'payment_required',
  'key_read_only',
  'wrong_newsroom',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'payload_too_large',
  'invalid_params',
  'rate_limited',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** One fault of an input: its place (`/settings/word_count`) and a sentence about it. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

/**
 * A refusal by Galley, and why. Any other thrown error is a defect: it is logged and answered as `internal`, without its
 * own text.
 */
export class GalleyError extends Error {
  override readonly name = 'GalleyError';

  /** A more specific reason for programs, where there is one: why a domain could not be verified. */
  readonly reason: string | null;

  constructor(
    readonly code: ErrorCode,
    /** A sentence for the caller; never holds secrets or another tenant's data. */
    readonly detail: string,
    /** Every fault of the input, for `invalid_params`. */
    readonly faults: readonly Fault[] = [],
    options?: { cause?: unknown; reason?: string },
  ) {
    super(detail, options);
    this.reason = options?.reason ?? null;
  }
}

/** The only factory of refusals. */
export function refuse(code: Exclude<ErrorCode, 'internal'>, detail: string, faults?: readonly Fault[]) {
  return new GalleyError(code, detail, faults);
}

/** Whether a store could not be reached, was too slow or had no room: the request itself was not wrong. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof GalleyError && error.code === 'unavailable';
}
