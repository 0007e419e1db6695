import { describe, expect, it } from '@jest/globals';
import { getEventListeners } from 'node:events';
import { FairShares } from '../../../../src/services/job/fair-shares.js';
import { auditJobs } from '../../../../src/transports/jobs/audit-jobs.js';
import { gate } from '../../../support/gate.js';
import { keepingLog } from '../../../support/keeping-log.js';

const ids = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [string, string, string];

/** Audits of these accounts, in a process that works on two at once. */
function jobs(accounts: Readonly<Record<string, string>>) {
  const ran: string[] = [];
  const again: string[] = [];
  const held = gate();
  const leave = new AbortController();
  const run = async (id: string) => {
    ran.push(id);
    await held.opened;
    return false;
  };
  const dispatcher = {
    arrived: async (id: string) => accounts[id] ?? null,
    again: async (id: string) => void again.push(id),
  };
  const handlers = auditJobs({ run }, dispatcher, new FairShares(2), keepingLog());
  const departure = { leaving: leave.signal, handBack: leave.signal };
  return { ran, again, held, leave, wake: (id: string) => handlers['work-on-audit']({ id }, departure) };
}

describe('a message of the queue about an audit', () => {
  it('leaves room for another account’s audit, however many one account has', async () => {
    const [first, second, other] = ids;
    const { ran, again, held, wake } = jobs({ [first]: 'a', [second]: 'a', [other]: 'b' });
    const woken = [wake(first), wake(second), wake(other)];
    await new Promise(setImmediate);
    expect(ran).toEqual([first, other]);
    held.open();
    await Promise.all(woken);
    expect([ran, again]).toEqual([[first, other, second], []]);
  });

  it('goes back to the queue when the process leaves before there is room', async () => {
    const [first, second] = ids;
    const { ran, again, held, leave, wake } = jobs({ [first]: 'a', [second]: 'a' });
    const woken = [wake(first), wake(second)];
    await new Promise(setImmediate);
    leave.abort();
    await woken[1];
    expect([ran, again]).toEqual([[first], [second]]);
    held.open();
    await woken[0];
  });

  it('leaves nothing behind on the signal that lives as long as the process', async () => {
    const [first] = ids;
    const { held, leave, wake } = jobs({ [first]: 'a' });
    held.open();
    await wake(first);
    expect(getEventListeners(leave.signal, 'abort')).toHaveLength(0);
    // What is made of it by `AbortSignal.any` is kept by it in a set.
    const kept = Object.getOwnPropertySymbols(leave.signal).find(
      ({ description }) => description === 'kDependantSignals',
    );
    expect(kept && Reflect.get(leave.signal, kept)).toBeUndefined();
  });

  it('is done when the audit is gone', async () => {
    const { ran, again, wake } = jobs({});
    await wake(ids[0]);
    expect([ran, again]).toEqual([[], []]);
  });
});
