import { describe, expect, it } from '@jest/globals';
import {
  backoffMs,
  JOB_FAILURES,
  retryDelayMs,
  StageFailure,
  type JobFailureCode,
} from '../../../../src/domain/article/stage-failure.js';

const MINUTE = 60_000;
const failed = (code: JobFailureCode, retryAfterMs: number | null = null) =>
  new StageFailure(code, 'No.', { retryAfterMs });

describe('the retry after a failure', () => {
  it('the next attempt waits longer each time, and not for ever', () => {
    expect([1, 2, 3, 4].map(backoffMs)).toEqual([2000, 8000, 32_000, 128_000]);
    expect(backoffMs(50)).toBe(5 * MINUTE);
    expect(retryDelayMs(2, failed('internal'))).toBe(backoffMs(2));
  });

  it('waits as long as Retry-After asks, but for an hour at most, and no less than the backoff', () => {
    expect(retryDelayMs(1, failed('provider_rate_limited', 7 * MINUTE))).toBe(7 * MINUTE);
    expect(retryDelayMs(1, failed('provider_unavailable', 24 * 60 * MINUTE))).toBe(60 * MINUTE);
    expect(retryDelayMs(3, failed('search_unavailable', 1000))).toBe(backoffMs(3));
    expect(retryDelayMs(1, failed('provider_rate_limited'))).toBe(backoffMs(1));
  });

  it('waits by its own count, whatever a page said', () => {
    expect(retryDelayMs(1, failed('fetch_timeout', 7 * MINUTE))).toBe(backoffMs(1));
  });

  it('the allowance comes back, unless it was the brief, its sources or what came of them', () => {
    const codes = Object.entries(JOB_FAILURES).filter(([, { ours }]) => !ours);
    expect(codes.map(([code]) => code)).toEqual([
      'sources_required',
      'no_usable_sources',
      'source_blocked',
      'robots_forbidden',
      'fetch_timeout',
      'unreachable',
      'provider_withheld',
    ]);
  });

  it('is refused only for a failure that no attempt can fix', () => {
    const codes = Object.keys(JOB_FAILURES) as JobFailureCode[];
    expect(codes.filter((code) => !failed(code).retryable)).toEqual([
      'sources_required',
      'no_usable_sources',
      'source_blocked',
      'robots_forbidden',
      'provider_rejected',
      'provider_withheld',
      'budget_exceeded',
      'worker_lost',
    ]);
  });
});
