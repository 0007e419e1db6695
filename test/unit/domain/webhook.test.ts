import { describe, expect, it } from '@jest/globals';
import { nextStep, SCHEDULE_MS, type AttemptOutcome } from '../../../src/domain/webhook.js';

const outcome = (more: Partial<AttemptOutcome> = {}): AttemptOutcome => ({
  durationMs: 10,
  status: 500,
  code: null,
  response: '',
  retryAfterMs: null,
  ...more,
});
const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

describe('what follows an attempt', () => {
  it('is the stated schedule: ten tries within 75 hours and 35 minutes, then no more', () => {
    let clock = 0;
    const moments = [0];
    for (let tries = 1; ; tries += 1) {
      const { status, waitMs } = nextStep(outcome(), tries, 0.5);
      if (waitMs === null) {
        expect(status).toBe('failed');
        break;
      }
      expect(status).toBe('pending');
      moments.push((clock += Math.round(waitMs)));
    }
    expect(moments).toHaveLength(SCHEDULE_MS.length);
    expect(moments.slice(0, 4)).toEqual([0, 5 * SECOND, 5 * MINUTE + 5 * SECOND, 35 * MINUTE + 5 * SECOND]);
    expect(clock).toBe(75 * HOUR + 35 * MINUTE + 5 * SECOND);
  });

  it('comes a fifth earlier or later, by chance', () => {
    expect(nextStep(outcome(), 2, 0).waitMs).toBeCloseTo(4 * MINUTE);
    expect(nextStep(outcome(), 2, 1).waitMs).toBeCloseTo(6 * MINUTE);
  });

  it.each([200, 201, 202, 204, 299])('is nothing after %i', (status) => {
    expect(nextStep(outcome({ status }), 1, 0.5)).toEqual({
      status: 'delivered',
      waitMs: null,
      pauseMs: 0,
      isGone: false,
    });
  });

  it.each([301, 302, 307, 400, 401, 404, 500])('is another try after %i', (status) => {
    expect(nextStep(outcome({ status }), 1, 0.5)).toMatchObject({
      status: 'pending',
      pauseMs: 0,
      isGone: false,
    });
  });

  it.each(['blocked', 'unreachable', 'timeout'] as const)('is another try without an answer: %s', (code) => {
    expect(nextStep(outcome({ status: null, code }), 1, 0.5)).toMatchObject({ status: 'pending' });
  });

  it('is the end after 410', () => {
    expect(nextStep(outcome({ status: 410 }), 1, 0.5)).toMatchObject({
      status: 'failed',
      waitMs: null,
      isGone: true,
    });
  });

  it.each([429, 502, 504])('lets the whole endpoint rest after %i, for at least 30 seconds', (status) => {
    expect(nextStep(outcome({ status }), 1, 0.5)).toMatchObject({
      pauseMs: 30 * SECOND,
      waitMs: 30 * SECOND,
    });
    const asked = nextStep(outcome({ status, retryAfterMs: 10 * MINUTE }), 1, 0.5);
    expect(asked).toMatchObject({ pauseMs: 10 * MINUTE, waitMs: 10 * MINUTE });
  });

  it('heeds `Retry-After`, a day at most, and rests an hour at most', () => {
    const asked = nextStep(outcome({ status: 503, retryAfterMs: 9 * 24 * HOUR }), 1, 0.5);
    expect(asked).toMatchObject({ pauseMs: HOUR, waitMs: 24 * HOUR });
    expect(nextStep(outcome({ status: 503 }), 1, 0.5).pauseMs).toBe(0);
  });
});
