/**
 * Why a job or a report failed (decisions §5 `error.code`); only reports have `robots_forbidden` and `unreachable`.
 * `then` is the reaction. `retry`: another attempt may succeed, so it follows soon. `wait`: another service is overloaded
 * or away and may have sent `Retry-After`, which the next attempt respects. `stop`: no attempt can succeed. `ours`: the
 * caller could not have prevented it, so the plan's allowance is refunded.
 */
export const JOB_FAILURES = {
  sources_required: { then: 'stop', ours: false },
  no_usable_sources: { then: 'stop', ours: false },
  source_blocked: { then: 'stop', ours: false },
  robots_forbidden: { then: 'stop', ours: false },
  fetch_timeout: { then: 'retry', ours: false },
  unreachable: { then: 'retry', ours: false },
  search_unavailable: { then: 'wait', ours: true },
  provider_rate_limited: { then: 'wait', ours: true },
  provider_unavailable: { then: 'wait', ours: true },
  // The operator has to fix a key, a model or a server that does not fit.
  provider_rejected: { then: 'stop', ours: true },
  provider_withheld: { then: 'stop', ours: false },
  provider_bad_output: { then: 'retry', ours: true },
  budget_exceeded: { then: 'stop', ours: true },
  stage_timeout: { then: 'retry', ours: true },
  worker_lost: { then: 'stop', ours: true },
  internal: { then: 'retry', ours: true },
} as const;

export type JobFailureCode = keyof typeof JOB_FAILURES;

/** Thrown by a stage that can't do its work; the message is shown to the caller. */
export class StageFailure extends Error {
  override readonly name = 'StageFailure';
  /** `Retry-After` of the service that refused, in ms; null where it sent none. */
  readonly retryAfterMs: number | null;

  constructor(
    readonly code: JobFailureCode,
    message: string,
    options?: { readonly cause?: unknown; readonly retryAfterMs?: number | null },
  ) {
    super(message, options);
    this.retryAfterMs = options?.retryAfterMs ?? null;
  }

  get retryable(): boolean {
    return JOB_FAILURES[this.code].then !== 'stop';
  }
}

/** A longer `Retry-After` is cut to this: the job's caller waits too. */
const LONGEST_WAIT_MS = 60 * 60_000;
const LONGEST_BACKOFF_MS = 5 * 60_000;

/** The pause before attempt `attempt + 1` without a `Retry-After`, in ms: 2 s, 8 s, 32 s …, at most 5 minutes. */
export function backoffMs(attempt: number): number {
  return Math.min(LONGEST_BACKOFF_MS, 2000 * 4 ** Math.max(0, attempt - 1));
}

/** The back-off; for a failure of kind `wait` at least its `Retry-After`, but at most an hour. */
export function retryDelayMs(attempt: number, failure: StageFailure): number {
  const asked = JOB_FAILURES[failure.code].then === 'wait' ? (failure.retryAfterMs ?? 0) : 0;
  return Math.max(backoffMs(attempt), Math.min(LONGEST_WAIT_MS, asked));
}
