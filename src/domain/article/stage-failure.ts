/**
 * Why a job or a report failed (decisions §5 `error.code`); `robots_forbidden` and `unreachable` are of reports alone.
 * `then`: what helps. `retry`: another attempt may do better, so one follows soon; `wait`: somebody else has no room or
 * is away for now and may have said until when, so the next attempt keeps to that; `stop`: no attempt can. `ours`: the
 * caller could not have helped it, so the plan's allowance gets the article back.
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
  // A key, a model or a server that does not fit is the operator's to fix.
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
  /** How long whoever refused the work asked to be left alone, in ms (its `Retry-After`); null where nothing was said. */
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

/** A job is not kept longer than this for one that asks for more: its caller waits too. */
const LONGEST_WAIT_MS = 60 * 60_000;
const LONGEST_BACKOFF_MS = 5 * 60_000;

/** How long to wait, in ms, before attempt `attempt + 1` where nobody said: 2 s, 8 s, 32 s …, at most 5 minutes. */
export function backoffMs(attempt: number): number {
  return Math.min(LONGEST_BACKOFF_MS, 2000 * 4 ** Math.max(0, attempt - 1));
}

/** The back-off; for a failure that waits no less than was asked for, but at most an hour. */
export function retryDelayMs(attempt: number, failure: StageFailure): number {
  const asked = JOB_FAILURES[failure.code].then === 'wait' ? (failure.retryAfterMs ?? 0) : 0;
  return Math.max(backoffMs(attempt), Math.min(LONGEST_WAIT_MS, asked));
}
