import { describe, expect, it } from '@jest/globals';
import { instantOf } from '../../../../src/domain/instant.js';
import type { OwnershipFailureCode } from '../../../../src/domain/ownership/ownership-finding.js';
import { notProven, proven } from '../../../../src/domain/ownership/re-check.js';
import type { Verification } from '../../../../src/domain/ownership/verification.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = new Date('2026-03-01T00:00:00Z');
const at = (ms: number) => new Date(START.getTime() + ms);

const NEVER: Verification = {
  verified: false,
  method: null,
  verifiedAt: null,
  checkedAt: null,
  failingSince: null,
  failure: null,
  tries: 0,
  dueAt: null,
};
const failure = (code: OwnershipFailureCode, retryAfterMs: number | null = null) => ({
  code,
  message: 'Why.',
  retryAfterMs,
});

describe('a look that shows whose a domain is', () => {
  it('verifies it from now on, to be looked at again after thirty days', () => {
    expect(proven(NEVER, 'dns', START)).toEqual({
      ...NEVER,
      verified: true,
      method: 'dns',
      verifiedAt: instantOf(START),
      checkedAt: instantOf(START),
      dueAt: instantOf(at(30 * DAY)),
    });
  });

  it('keeps the moment while the method is the same, and takes a new one with another', () => {
    const first = proven(NEVER, 'meta', START);
    expect(proven(first, 'meta', at(30 * DAY))).toMatchObject({
      verifiedAt: instantOf(START),
      checkedAt: instantOf(at(30 * DAY)),
    });
    expect(proven(first, 'file', at(DAY))).toMatchObject({ method: 'file', verifiedAt: instantOf(at(DAY)) });
  });

  it('ends a row of failures, and what was lost begins anew', () => {
    const verified = proven(NEVER, 'meta', START);
    const failing = notProven(verified, failure('site_unreachable'), at(DAY));
    expect(proven(failing, 'meta', at(2 * DAY))).toMatchObject({
      failingSince: null,
      failure: null,
      tries: 0,
      verifiedAt: instantOf(START),
    });
    const lost = notProven(verified, failure('token_missing'), at(DAY));
    expect(proven(lost, 'meta', at(2 * DAY))).toMatchObject({
      verified: true,
      verifiedAt: instantOf(at(2 * DAY)),
    });
  });
});

describe('a look that does not show it', () => {
  const verified = proven(NEVER, 'meta', START);

  it.each<OwnershipFailureCode>([
    'token_missing',
    'token_misplaced',
    'token_wrong',
    'redirected',
    'property_missing',
    'permission_insufficient',
  ])('ends the verification at once when the domain was seen: %s', (code) => {
    expect(notProven(verified, failure(code), at(30 * DAY))).toEqual({
      ...verified,
      verified: false,
      verifiedAt: null,
      checkedAt: instantOf(at(30 * DAY)),
      failingSince: instantOf(at(30 * DAY)),
      failure: { code, message: 'Why.' },
      tries: 1,
      dueAt: null,
    });
  });

  it.each<OwnershipFailureCode>([
    'site_unreachable',
    'site_refused',
    'dns_unavailable',
    'google_unavailable',
    'google_refused',
    'not_configured',
    'timed_out',
  ])('leaves it standing at first when it could not be seen: %s', (code) => {
    expect(notProven(verified, failure(code), at(30 * DAY))).toMatchObject({
      verified: true,
      verifiedAt: instantOf(START),
      failingSince: instantOf(at(30 * DAY)),
      failure: { code },
    });
  });

  it('is followed by others after an hour, six hours and each day, until a week has passed', () => {
    let state = verified;
    let now = at(30 * DAY);
    const pauses: number[] = [];
    while (state.verified) {
      state = notProven(state, failure('site_unreachable'), now);
      if (state.dueAt === null) break;
      pauses.push((Date.parse(state.dueAt) - now.getTime()) / HOUR);
      now = new Date(state.dueAt);
    }
    expect(pauses).toEqual([1, 6, 24, 24, 24, 24, 24, 24, 24]);
    expect(state).toMatchObject({ verified: false, failingSince: instantOf(at(30 * DAY)), tries: 10 });
  });

  it('ends it after a week in four looks only: a Galley that was switched off has not looked', () => {
    const first = notProven(verified, failure('site_unreachable'), at(30 * DAY));
    const second = notProven(first, failure('site_unreachable'), at(60 * DAY));
    const third = notProven(second, failure('site_unreachable'), at(60 * DAY + HOUR));
    expect([second.verified, third.verified]).toEqual([true, true]);
    expect(notProven(third, failure('site_unreachable'), at(60 * DAY + 2 * HOUR)).verified).toBe(false);
  });

  it('waits as long as the other side asks to be left alone, and a day at most', () => {
    const due = (retryAfterMs: number) =>
      Date.parse(notProven(verified, failure('google_unavailable', retryAfterMs), START).dueAt!) -
      START.getTime();
    expect([due(1000), due(2 * HOUR), due(90 * DAY)]).toEqual([HOUR, 2 * HOUR, DAY]);
  });
});
