import { describe, expect, it } from '@jest/globals';
import { JobDispatcher } from '../../../src/services/job-dispatcher.js';
import { gate } from '../../support/gate.js';
import { keepingLog } from '../../support/keeping-log.js';

/** An outbox in memory, a queue that refuses when told to, and a clock that stands until it is moved. */
function scripted() {
  const entries: string[] = [];
  const handed: string[] = [];
  const state = { isUp: true, tried: 0, now: 0, underway: 0, most: 0, held: null as Promise<void> | null };
  const log = keepingLog();
  const dispatcher = new JobDispatcher({
    outbox: {
      deliver: async (deliver, ref) => {
        state.most = Math.max(state.most, (state.underway += 1));
        try {
          const due = entries.filter((entry) => ref === undefined || entry === ref).slice(0, 2);
          for (const entry of due) {
            await deliver({ ref: entry });
            entries.splice(entries.indexOf(entry), 1);
          }
          return due.length;
        } finally {
          state.underway -= 1;
        }
      },
    },
    queue: {
      enqueue: async (_, payload) => {
        state.tried += 1;
        if (!state.isUp) throw new Error('away');
        await state.held;
        handed.push('ref' in payload ? payload.ref : '');
      },
    },
    clock: { now: () => new Date(state.now) },
    log,
  });
  return { dispatcher, entries, handed, log, state };
}

describe('the dispatcher', () => {
  it('hands over what was kicked, and in a round all that is due', async () => {
    const { dispatcher, entries, handed } = scripted();
    entries.push('a', 'b', 'c', 'd', 'e');
    dispatcher.kick('c');
    await dispatcher.settle();
    expect(handed).toEqual(['c']);
    expect(await dispatcher.deliverDue()).toBe(4);
    expect(entries).toEqual([]);
  });

  it('has few kicks under way however many come, and hands all over', async () => {
    const { dispatcher, entries, handed, state } = scripted();
    const held = gate();
    state.held = held.opened;
    const refs = Array.from({ length: 100 }, (_, index) => `job ${index}`);
    entries.push(...refs);
    for (const ref of refs) dispatcher.kick(ref);
    expect(state.most).toBe(4);
    held.open();
    await dispatcher.settle();
    expect([...new Set(handed)].sort()).toEqual([...refs].sort());
    expect(state.most).toBeLessThanOrEqual(4);
  });

  it('leaves a queue that refuses alone, longer each time, and keeps nothing but the outbox', async () => {
    const { dispatcher, entries, state, log } = scripted();
    state.isUp = false;
    entries.push('a');
    dispatcher.kick('a');
    await dispatcher.settle();
    expect(log.entries.map(({ message }) => message)).toEqual(['a job could not be handed to the queue yet']);
    for (const rest of [1000, 2000, 4000, 8000, 15_000, 15_000]) {
      const { tried } = state;
      state.now += rest - 1;
      dispatcher.kick('a');
      expect(await dispatcher.deliverDue()).toBe(0);
      expect(state.tried).toBe(tried);
      state.now += 1;
      await expect(dispatcher.deliverDue()).rejects.toThrow('away');
      expect(state.tried).toBe(tried + 1);
    }
    expect(entries).toEqual(['a']);
    expect(log.entries).toHaveLength(1);
  });

  it('goes on at once when it is told that the queue is back, and rests short after the next failure', async () => {
    const { dispatcher, entries, handed, state } = scripted();
    state.isUp = false;
    entries.push('a');
    await expect(dispatcher.deliverDue()).rejects.toThrow('away');
    state.now += 1000;
    await expect(dispatcher.deliverDue()).rejects.toThrow('away');
    state.isUp = true;
    dispatcher.resume();
    expect(await dispatcher.deliverDue()).toBe(1);
    expect(handed).toEqual(['a']);

    state.isUp = false;
    entries.push('b');
    await expect(dispatcher.deliverDue()).rejects.toThrow('away');
    state.now += 1000;
    state.isUp = true;
    expect(await dispatcher.deliverDue()).toBe(1);
  });
});
