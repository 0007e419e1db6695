import { describe, expect, it } from '@jest/globals';
import { JobDispatcher } from '../../../../src/services/job/job-dispatcher.js';
import { gate } from '../../../support/gate.js';
import { recordingLog } from '../../../support/recording-log.js';
import { until } from '../../../support/until.js';

/** An outbox in memory, a queue that refuses when it is set to, and a clock that stands until it is moved. */
function scripted() {
  const entries: string[] = [];
  const claimed = new Set<string>();
  const enqueued: string[] = [];
  const settled: number[] = [];
  const state = {
    isUp: true,
    tried: 0,
    now: 0,
    /** Claims that are not settled. */
    underway: 0,
    most: 0,
    held: null as Promise<void> | null,
    /** How long the queue takes to answer. */
    answersInMs: 0,
    /** Jobs that were handed over, those of them that are idle, and messages that wait. */
    counts: { enqueued: 0, idle: 0, waiting: 0 },
    postedAgain: 0,
    /** Of each entry. */
    messages: 1,
  };
  const log = recordingLog();
  const dispatcher = new JobDispatcher({
    outbox: {
      claim: async (_leaseMs, limit, ref) => {
        const free = entries.filter((entry) => !claimed.has(entry) && (ref === undefined || entry === ref));
        const refs = free.slice(0, limit);
        if (refs.length > 0) state.most = Math.max(state.most, (state.underway += 1));
        for (const each of refs) claimed.add(each);
        const { messages } = state;
        return {
          token: 'token',
          entries: refs.map((each) => ({ kind: 'make-report', ref: each, messages })),
        };
      },
      settle: async (claim, enqueued) => {
        state.underway -= 1;
        settled.push(enqueued.length);
        for (const { ref } of claim.entries) claimed.delete(ref);
        for (const { ref } of enqueued) entries.splice(entries.indexOf(ref), 1);
      },
      post: async () => undefined,
      countIdle: async () => state.counts,
      postAgain: async (_kind, _idleMs, limit) => (state.postedAgain += limit),
    },
    queue: {
      enqueue: async (kind, ref) => {
        state.tried += 1;
        state.now += state.answersInMs;
        if (!state.isUp) throw new Error('away');
        await state.held;
        expect(kind).toBe('make-report');
        enqueued.push(ref);
      },
      waiting: async () => state.counts.waiting,
    },
    clock: { elapsedMs: () => state.now },
    log,
  });
  return { dispatcher, entries, enqueued, log, settled, state };
}

describe('the dispatcher', () => {
  it('settles what a slow queue took within five seconds, and hands over the rest with the next claim', async () => {
    const { dispatcher, entries, enqueued, settled, state } = scripted();
    entries.push(...Array.from({ length: 80 }, (_, index) => `job ${index}`));
    state.answersInMs = 500;
    expect(await dispatcher.deliverDue()).toBe(80);
    // Ten answers of half a second each, and what was under way with the last of them.
    for (const count of settled) expect(count).toBeLessThan(14);
    expect(entries).toEqual([]);
    expect(new Set(enqueued).size).toBe(80);
    expect(enqueued).toHaveLength(80);
  });

  it.each([
    { what: 'as many messages wait as jobs are due', enqueued: 30, idle: 20, waiting: 30, again: 0 },
    { what: 'no job is idle', enqueued: 30, idle: 0, waiting: 0, again: 0 },
    { what: 'some messages are lost', enqueued: 30, idle: 20, waiting: 25, again: 5 },
    { what: 'all messages are lost', enqueued: 30, idle: 20, waiting: 0, again: 20 },
  ])('posts $again of 20 idle jobs again where $what', async ({ again, enqueued, idle, waiting }) => {
    const { dispatcher, state } = scripted();
    state.counts = { enqueued, idle, waiting };
    expect(await dispatcher.replaceLost('make-report')).toBe(again);
    expect(state.postedAgain).toBe(again);
  });

  it('hands over what was kicked, and in a round all that is due', async () => {
    const { dispatcher, entries, enqueued } = scripted();
    entries.push('a', 'b', 'c', 'd', 'e');
    dispatcher.kick('c');
    await dispatcher.settle();
    expect(enqueued).toEqual(['c']);
    expect(await dispatcher.deliverDue()).toBe(4);
    expect(entries).toEqual([]);
  });

  it('sends as many messages as an entry asks for', async () => {
    const { dispatcher, entries, enqueued, state } = scripted();
    entries.push('a');
    state.messages = 3;
    expect(await dispatcher.deliverDue()).toBe(1);
    expect(enqueued).toEqual(['a', 'a', 'a']);
  });

  it('has few kicks under way however many come, and hands all over', async () => {
    const { dispatcher, entries, enqueued, state } = scripted();
    const held = gate();
    state.held = held.opened;
    const refs = Array.from({ length: 100 }, (_, index) => `job ${index}`);
    entries.push(...refs);
    for (const ref of refs) dispatcher.kick(ref);
    await until(() => state.most > 0);
    expect(state.most).toBe(4);
    held.open();
    await dispatcher.settle();
    expect([...new Set(enqueued)].sort()).toEqual([...refs].sort());
    expect(state.most).toBeLessThanOrEqual(4);
  });

  it('leaves what is due to others when its process leaves', async () => {
    const { dispatcher, entries, enqueued, state } = scripted();
    const held = gate();
    state.held = held.opened;
    entries.push(...Array.from({ length: 200 }, (_, index) => `job ${index}`));
    const round = dispatcher.deliverDue();
    await until(() => state.tried > 0);
    dispatcher.leave();
    held.open();
    // Those that were under way.
    expect(await round).toBe(4);
    expect(enqueued).toHaveLength(4);
    expect(entries).toHaveLength(196);
    expect(await dispatcher.deliverDue()).toBe(0);
  });

  it('leaves a queue that refuses alone, longer each time, and keeps nothing but the outbox', async () => {
    const { dispatcher, entries, state, log } = scripted();
    state.isUp = false;
    entries.push('a');
    dispatcher.kick('a');
    await dispatcher.settle();
    expect(log.entries.map(({ message }) => message)).toEqual(['work could not be enqueued yet']);
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

  it('goes on at once when the queue is back, and backs off shortly after the next failure', async () => {
    const { dispatcher, entries, enqueued, state } = scripted();
    state.isUp = false;
    entries.push('a');
    await expect(dispatcher.deliverDue()).rejects.toThrow('away');
    state.now += 1000;
    await expect(dispatcher.deliverDue()).rejects.toThrow('away');
    state.isUp = true;
    dispatcher.resume();
    expect(await dispatcher.deliverDue()).toBe(1);
    expect(enqueued).toEqual(['a']);

    state.isUp = false;
    entries.push('b');
    await expect(dispatcher.deliverDue()).rejects.toThrow('away');
    state.now += 1000;
    state.isUp = true;
    expect(await dispatcher.deliverDue()).toBe(1);
  });
});
