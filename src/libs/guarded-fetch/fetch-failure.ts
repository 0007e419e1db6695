/** Why a page could not be read. `retryable` says whether trying later may help. */
export const FETCH_FAILURES = {
  unsupported_address: { retryable: false },
  source_blocked: { retryable: false },
  robots_forbidden: { retryable: false },
  too_many_redirects: { retryable: false },
  too_large: { retryable: false },
  unsupported_type: { retryable: false },
  bad_status: { retryable: false },
  out_of_fetches: { retryable: false },
  fetch_timeout: { retryable: true },
  unreachable: { retryable: true },
} as const;

export type FetchFailureCode = keyof typeof FETCH_FAILURES;

/** A page that could not be read; the message is fit for a job's warnings (it names the address, no secrets). */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';

  /** How long the site asked to be left alone, in ms (its `Retry-After`); null where it said nothing. */
  readonly retryAfterMs: number | null;

  constructor(
    readonly code: FetchFailureCode,
    readonly url: string,
    message: string,
    /** The HTTP status, when there was one. */
    readonly status: number | null = null,
    options?: { readonly cause?: unknown; readonly retryAfterMs?: number | null },
  ) {
    super(message, options);
    this.retryAfterMs = options?.retryAfterMs ?? null;
  }

  /** A 429 or a 5xx may pass; the rest is as its code says. */
  get retryable(): boolean {
    if (this.status !== null && (this.status === 429 || this.status >= 500)) return true;
    return FETCH_FAILURES[this.code].retryable;
  }
}
