/**
 * Why a job failed (decisions §5 `error.code`), and whether another attempt may help. `ours`: the caller could not have
 * helped it, so the plan's allowance gets the article back.
 */
export const JOB_FAILURES = {
  sources_required: { retryable: false, ours: false },
  no_usable_sources: { retryable: false, ours: false },
  source_blocked: { retryable: false, ours: false },
  fetch_timeout: { retryable: true, ours: false },
  search_unavailable: { retryable: true, ours: true },
  provider_rate_limited: { retryable: true, ours: true },
  provider_unavailable: { retryable: true, ours: true },
  provider_rejected: { retryable: false, ours: false },
  provider_bad_output: { retryable: true, ours: true },
  budget_exceeded: { retryable: false, ours: true },
  stage_timeout: { retryable: true, ours: true },
  worker_lost: { retryable: false, ours: true },
  internal: { retryable: true, ours: true },
} as const;

export type JobFailureCode = keyof typeof JOB_FAILURES;

/** Thrown by a stage that can't do its work; the message is shown to the caller. */
export class StageFailure extends Error {
  override readonly name = 'StageFailure';

  constructor(
    readonly code: JobFailureCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }

  get retryable(): boolean {
    return JOB_FAILURES[this.code].retryable;
  }
}
