/** Why a job failed (decisions §5 `error.code`), and whether another attempt may help. */
export const JOB_FAILURES = {
  sources_required: { retryable: false },
  no_usable_sources: { retryable: false },
  source_blocked: { retryable: false },
  fetch_timeout: { retryable: true },
  search_unavailable: { retryable: true },
  provider_rate_limited: { retryable: true },
  provider_unavailable: { retryable: true },
  provider_rejected: { retryable: false },
  provider_bad_output: { retryable: true },
  budget_exceeded: { retryable: false },
  stage_timeout: { retryable: true },
  worker_lost: { retryable: false },
  internal: { retryable: true },
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
