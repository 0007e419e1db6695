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

/** A page could not be read. The message may stand in a job's warnings: it names the address and no secrets. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';

  /** The site's `Retry-After`, in ms; null without one. */
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

  /** A 429 or a 5xx may pass; for the others the code decides. */
  get retryable(): boolean {
    if (this.status !== null && (this.status === 429 || this.status >= 500)) return true;
    return FETCH_FAILURES[this.code].retryable;
  }
}
