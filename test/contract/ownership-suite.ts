import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnershipFailureCode } from '../../src/domain/ownership/ownership-finding.js';
import type { OwnershipClaim } from '../../src/domain/ownership/verification.js';
import type { OwnershipCheck } from '../../src/ports/ownership-check.js';

export const TOKEN = '0123456789abcdef0123456789abcdef';
export const OTHER_TOKEN = 'fedcba9876543210fedcba9876543210';

export interface OwnershipSubject {
  readonly check: OwnershipCheck;
  readonly claim: OwnershipClaim;
  /** Does what the instruction says. */
  show(): void;
  /** Does it for another edition's token or another domain. */
  showAnother(): void;
  /** What would answer is gone. */
  takeDown(): Promise<void>;
  /** What would answer says nothing any more. */
  fallSilent(): void;
  /** Words that must never be revealed. */
  readonly secrets: readonly string[];
  close(): Promise<void>;
}

interface Expected {
  readonly nothing: OwnershipFailureCode;
  readonly another: OwnershipFailureCode;
  readonly gone: OwnershipFailureCode;
}

/** What every way of showing whose a domain is has to do. */
export function describeOwnership(
  method: string,
  expected: Expected,
  start: () => Promise<OwnershipSubject>,
): void {
  describe(`ownership by ${method}`, () => {
    const never = new AbortController().signal;
    let subject: OwnershipSubject;
    beforeEach(async () => {
      subject = await start();
    });
    afterEach(() => subject.close());

    const look = () => subject.check.check(subject.claim, never);

    it('is proved by what its instruction says, as often as it is probed', async () => {
      subject.show();
      expect(await look()).toEqual({ owned: true });
      expect(await look()).toEqual({ owned: true });
    });

    it('has instructions with the place and the content, in one sentence', () => {
      const { method: named, place, value, text } = subject.check.instruct(subject.claim)!;
      expect(named).toBe(method);
      expect([place, value]).not.toContain('');
      expect(text).toContain(place);
      expect(text).toContain(value);
    });

    it.each(['nothing', 'another', 'gone'] as const)('is not shown where there is %s', async (what) => {
      if (what === 'another') subject.showAnother();
      if (what === 'gone') await subject.takeDown();
      const finding = await look();
      expect(finding).toMatchObject({ owned: false, failure: { code: expected[what] } });
      expectNoSecrets(finding, subject.secrets);
    });

    it('throws the signal’s reason when it is aborted, before and meanwhile', async () => {
      const before = AbortSignal.abort(new Error('no more'));
      await expect(subject.check.check(subject.claim, before)).rejects.toThrow('no more');
      subject.fallSilent();
      const stop = new AbortController();
      const asked = subject.check.check(subject.claim, stop.signal);
      setImmediate(() => stop.abort(new Error('no more')));
      await expect(asked).rejects.toThrow('no more');
    });
  });
}

export function expectNoSecrets(reported: unknown, secrets: readonly string[]): void {
  const text = JSON.stringify(reported);
  expect(text.length).toBeLessThan(1000);
  for (const secret of secrets) expect(text).not.toContain(secret);
}
