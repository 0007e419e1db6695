import { describe, expect, it } from '@jest/globals';
import { getEventListeners } from 'node:events';
import type { Departure } from '../../../../src/domain/jobs.js';
import { auditWork } from '../../../../src/services/audit/audit-work.js';
import { FairShares } from '../../../../src/services/job/fair-shares.js';
import { gate } from '../../../support/gate.js';
import { recordingLog } from '../../../support/recording-log.js';

const ids = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [string, string, string];

/**
 * Audits of these accounts, in a process that works on two at once.
 * @param isMore whether a turn leaves something to do
 * @param most runs of all accounts at once
 */
function jobs(accounts: Readonly<Record<string, string>>, isMore = false, most = 2) {
  const ran: string[] = [];
  const again: string[] = [];
  const kicked: string[] = [];
  const held = gate();
  const leave = new AbortController();
  const stops = new Map<string, () => void>();
  const over = new Set<string>();
  const run = async (id: string, { releasing, leaving }: Departure) => {
    ran.push(id);
    const stopped = Promise.all([releasing, leaving].map((signal) => aborted(signal)));
    await Promise.race([held.opened, stopped]);
    return isMore;
  };
  const work = auditWork({
    audits: {
      attend: async (id) => {
        const accountId = accounts[id];
        return accountId === undefined ? null : { accountId, trace: null };
      },
      isUnderway: async (id) => !over.has(id),
      sweep: async () => ({ requeued: 0, failed: 0 }),
      drop: async () => 0,
      clearDropped: async () => 0,
    },
    runner: { run },
    events: {
      listen: (topic, wake) => {
        stops.set(topic, wake);
        return () => stops.delete(topic);
      },
    },
    log: recordingLog(),
    outbox: { post: async (kind, id) => void again.push(`${kind} ${id}`) },
    dispatcher: { kick: (id) => void kicked.push(id) },
    shares: new FairShares(most),
    retention: { newest: 1, days: 1 },
    quietMs: 1000,
    concurrency: 10,
  });
  const context = { leaving: leave.signal, releasing: leave.signal, waitUntil: () => undefined };
  return { ran, again, kicked, held, leave, over, stops, wake: (id: string) => work.run(id, context) };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

describe('a message about an audit', () => {
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

  it('is followed by another when its worker leaves work', async () => {
    const { again, held, kicked, wake } = jobs({ [ids[0]]: 'a' }, true);
    held.open();
    await wake(ids[0]);
    expect([again, kicked]).toEqual([[`work-on-audit ${ids[0]}`], [ids[0]]]);
  });

  it('ends without another when two about the same audit are being handled', async () => {
    const [shared, other] = ids;
    const { ran, again, held, wake } = jobs({ [shared]: 'a', [other]: 'b' }, true, 20);
    // As after ten killed workers: each left its message, and the sweep sent another for it.
    const woken = [...Array.from({ length: 20 }, () => wake(shared)), wake(other)];
    await new Promise(setImmediate);
    expect(ran).toEqual([shared, shared, other]);
    held.open();
    await Promise.all(woken);
    expect(again.sort()).toEqual([shared, shared, other].map((id) => `work-on-audit ${id}`));
    await Promise.all([wake(shared), wake(shared), wake(shared)]);
    expect(ran).toHaveLength(5);
  });

  it('goes back to the queue when the process leaves before there is room', async () => {
    const [first, second] = ids;
    const { ran, again, held, leave, wake } = jobs({ [first]: 'a', [second]: 'a' });
    const woken = [wake(first), wake(second)];
    await new Promise(setImmediate);
    leave.abort();
    await woken[1];
    expect([ran, again]).toEqual([[first], [`work-on-audit ${second}`]]);
    held.open();
    await woken[0];
  });

  it('leaves no listener on the signal that lives as long as the process', async () => {
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

  it('stops its worker when the audit is cancelled, and is not followed by another', async () => {
    const { again, over, stops, wake } = jobs({ [ids[0]]: 'a' }, true);
    const running = wake(ids[0]);
    await new Promise(setImmediate);
    over.add(ids[0]);
    stops.get(`stop:${ids[0]}`)!();
    await running;
    expect(again).toEqual([]);
    expect(stops.size).toBe(0);
  });

  it('stops nothing when it is only a lost connection that is back', async () => {
    const { again, held, stops, wake } = jobs({ [ids[0]]: 'a' }, true);
    const running = wake(ids[0]);
    await new Promise(setImmediate);
    stops.get(`stop:${ids[0]}`)!();
    await new Promise(setImmediate);
    expect(again).toEqual([]);
    held.open();
    await running;
    expect(again).toEqual([`work-on-audit ${ids[0]}`]);
  });

  it('is done when the audit is deleted', async () => {
    const { ran, again, wake } = jobs({});
    await wake(ids[0]);
    expect([ran, again]).toEqual([[], []]);
  });
});
