/**
 * The closed set of codes that a caller can see (contract §7, decisions §2). Every way in maps them in
 * `transports/error-table.ts`, which fails to compile when one is missing.
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

/** One fault of an input: where it stands (`/settings/word_count`) and what is wrong, in a sentence. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

/**
 * What Galley refuses, and why. Everything else that is thrown is a defect: it is logged and answered as
 * `internal`, without a word of its own text.
 */
export class GalleyError extends Error {
  override readonly name = 'GalleyError';

  /** A word for programs that says more than the code, where there is one: why a domain could not be verified. */
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

/** The one factory of refusals. */
export function refuse(code: Exclude<ErrorCode, 'internal'>, detail: string, faults?: readonly Fault[]) {
  return new GalleyError(code, detail, faults);
}

/** Whether a store could not be reached, was too slow or had no room: nothing is wrong with what was asked of it. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof GalleyError && error.code === 'unavailable';
}
