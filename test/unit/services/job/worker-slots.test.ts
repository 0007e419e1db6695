import { describe, expect, it } from '@jest/globals';
import { setImmediate as yieldToEventLoop, setTimeout as delay } from 'node:timers/promises';
import {
  yieldSlot,
  currentSlot,
  timeInQueue,
  whileComputing,
  whileWaiting,
} from '../../../../src/services/job/needed-slot.js';
import { RemoteSlot } from '../../../../src/services/job/remote-slot.js';
import { WorkerSlots, type WorkerSlot } from '../../../../src/services/job/worker-slots.js';
import { gate } from '../../../support/gate.js';

const NEVER = new AbortController().signal;

async function claimed(places: WorkerSlots, account: string): Promise<WorkerSlot> {
  const place = (await places.forClaim(NEVER))!;
  place.begin(account);
  return place;
}

/** An attempt that runs `work` under a place and says when it has ended. */
async function attempt(places: WorkerSlots, account: string, work: () => Promise<void>, signal = NEVER) {
  const place = await claimed(places, account);
  const ended = place.run(signal, work).finally(() => {
    place.end();
  });
  return { place, ended };
}

/** What is to happen at once has happened. */
const settled = async () => {
  // Timers of no time fire in the order in which they were set.
  for (let n = 0; n < 5; n += 1) await delay(0);
};

/** Whether one more attempt gets a place now; it gives it back. */
async function hasPlace(places: WorkerSlots): Promise<boolean> {
  const stop = new AbortController();
  const claim = places.forClaim(stop.signal);
  await settled();
  stop.abort();
  const place = await claim;
  place?.end();
  return place !== null;
}

describe('the places of a worker', () => {
  it('are held by attempts that compute, as many as there are', async () => {
    const places = new WorkerSlots(2, 0);
    const done = gate();
    const [one] = [
      await attempt(places, 'a', () => done.opened),
      await attempt(places, 'a', () => done.opened),
    ];
    expect(await hasPlace(places)).toBe(false);
    done.open();
    await one.ended;
    expect(await hasPlace(places)).toBe(true);
  });

  it('are free while attempts wait for a site, and taken again before they go on', async () => {
    const places = new WorkerSlots(1, 0);
    const [page, done] = [gate(), gate()];
    let went = false;
    const slow = await attempt(places, 'a', async () => {
      await whileWaiting(() => page.opened);
      went = true;
    });
    await slow.place.firstReleased;
    const other = await attempt(places, 'b', () => done.opened);
    page.open();
    await settled();
    expect(went).toBe(false);
    done.open();
    await Promise.all([other.ended, slow.ended]);
    expect(went).toBe(true);
  });

  it('are kept through a wait that is short', async () => {
    const places = new WorkerSlots(1, 60_000);
    const page = gate();
    const quick = await attempt(places, 'a', () => whileWaiting(() => page.opened));
    expect(await hasPlace(places)).toBe(false);
    page.open();
    await quick.ended;
    expect(await hasPlace(places)).toBe(true);
  });

  it('are begun for no account that waits for one, and what it waits is not counted as its time', async () => {
    const places = new WorkerSlots(1, 0);
    const [page, done] = [gate(), gate()];
    let inLine = 0;
    const slow = await attempt(places, 'a', async () => {
      await whileWaiting(() => page.opened);
      inLine = timeInQueue();
    });
    const other = await attempt(places, 'b', () => done.opened);
    expect([places.full, slow.place.timeInQueue]).toEqual([[], 0]);
    page.open();
    await settled();
    expect(places.full).toEqual(['a']);
    done.open();
    await Promise.all([other.ended, slow.ended]);
    expect(inLine).toBeGreaterThan(0);
    expect(slow.place.timeInQueue).toBe(inLine);
  });

  it('are free until the last of several pages has come, and held while one of them is read', async () => {
    const places = new WorkerSlots(1, 0);
    const pages = [gate(), gate()];
    const read = gate();
    const slow = await attempt(places, 'a', async () => {
      await Promise.all(
        pages.map(async (page, index) => {
          await whileWaiting(() => page.opened);
          if (index === 0) await whileComputing(() => read.opened);
        }),
      );
    });
    expect(await hasPlace(places)).toBe(true);
    pages[0]!.open();
    await settled();
    expect(await hasPlace(places)).toBe(false);
    read.open();
    await settled();
    expect(await hasPlace(places)).toBe(true);
    pages[1]!.open();
    await slow.ended;
    expect(await hasPlace(places)).toBe(true);
  });

  it('go to the account that had none the longest, however many of another wait', async () => {
    const places = new WorkerSlots(1, 0);
    const pages = gate();
    const order: string[] = [];
    const computes = (account: string) => async () => {
      await whileWaiting(() => pages.opened);
      order.push(account);
      await yieldToEventLoop();
    };
    const many = [];
    for (const account of ['a', 'a', 'a', 'a', 'b'])
      many.push(await attempt(places, account, computes(account)));
    await settled();
    pages.open();
    await Promise.all(many.map(({ ended }) => ended));
    expect(order).toEqual(['a', 'b', 'a', 'a', 'a']);
  });

  it('go by turns to what is new and to what was begun', async () => {
    const places = new WorkerSlots(1, 0);
    const [pages, first] = [gate(), gate()];
    const order: string[] = [];
    const waits = async () => {
      await whileWaiting(() => pages.opened);
      order.push('begun');
    };
    const begun = [await attempt(places, 'a', waits), await attempt(places, 'a', waits)];
    const holding = await attempt(places, 'a', () => first.opened);
    pages.open();
    await settled();
    const fresh = [0, 1].map(async () => {
      const { ended } = await attempt(places, 'b', async () => void order.push('new'));
      await ended;
    });
    await settled();
    first.open();
    await Promise.all([holding.ended, ...fresh, ...begun.map(({ ended }) => ended)]);
    expect(order).toEqual(['begun', 'new', 'begun', 'new']);
  });

  it('are given up between two steps to an account that has fewer, and not to the same account', async () => {
    const places = new WorkerSlots(1, 0);
    const [own, others, step] = [gate(), gate(), gate()];
    const order: string[] = [];
    const waitsFor = (page: { readonly opened: Promise<void> }, name: string) => async () => {
      await whileWaiting(() => page.opened);
      order.push(name);
    };
    const waiting = [
      await attempt(places, 'a', waitsFor(own, 'own')),
      await attempt(places, 'b', waitsFor(others, 'other')),
    ];
    const long = await attempt(places, 'a', async () => {
      own.open();
      await settled();
      await yieldSlot();
      order.push('first step');
      others.open();
      await step.opened;
      await yieldSlot();
      order.push('second step');
    });
    await settled();
    step.open();
    await Promise.all([long.ended, ...waiting.map(({ ended }) => ended)]);
    expect(order).toEqual(['first step', 'other', 'own', 'second step']);
  });

  it('leave an account with many slow jobs half of the attempts of a process, and others their room', async () => {
    const places = new WorkerSlots(1, 0);
    const page = gate();
    const slow = [];
    while (!places.full.includes('a'))
      slow.push(await attempt(places, 'a', () => whileWaiting(() => page.opened)));
    expect(slow).toHaveLength(4);
    const other = await attempt(places, 'b', async () => undefined);
    await other.ended;
    page.open();
    await Promise.all(slow.map(({ ended }) => ended));
    expect(places.full).toEqual([]);
  });

  it('do not block: an attempt that is stopped while it waits for its place ends, and has no place', async () => {
    const places = new WorkerSlots(1, 0);
    const [page, done] = [gate(), gate()];
    const stop = new AbortController();
    const slow = await attempt(places, 'a', () => whileWaiting(() => page.opened), stop.signal);
    const other = await attempt(places, 'b', () => done.opened);
    page.open();
    await settled();
    const why = new Error('cancelled');
    stop.abort(why);
    await expect(slow.ended).rejects.toBe(why);
    done.open();
    await other.ended;
    expect(await hasPlace(places)).toBe(true);
  });

  it('are not taken by what an ended attempt still waits for', async () => {
    const places = new WorkerSlots(1, 0);
    const [page, left] = [gate(), gate()];
    const { ended } = await attempt(places, 'a', async () => {
      void whileWaiting(() => page.opened).then(() => left.open());
      return Promise.resolve();
    });
    await ended;
    page.open();
    await left.opened;
    expect(await hasPlace(places)).toBe(true);
  });

  it('are left and taken by an attempt whose stages run in another thread', async () => {
    const places = new WorkerSlots(1, 0);
    const [page, done] = [gate(), gate()];
    let went = false;
    const slow = await attempt(places, 'a', async () => {
      const here = currentSlot()!;
      let needed = gate();
      // As two threads tell each other of it.
      const remote = new RemoteSlot(
        () => {
          needed = gate();
          return here.whileWaiting(() => needed.opened);
        },
        () => needed.open(),
        NEVER,
      );
      await remote.within(async () => {
        await whileWaiting(() => page.opened);
        went = true;
      });
    });
    await slow.place.firstReleased;
    const other = await attempt(places, 'b', () => done.opened);
    page.open();
    await settled();
    expect(went).toBe(false);
    done.open();
    await Promise.all([other.ended, slow.ended]);
    expect(went).toBe(true);
  });

  it('are no matter outside of an attempt', async () => {
    expect(await whileWaiting(async () => 1)).toBe(1);
    expect(await whileComputing(async () => 2)).toBe(2);
    await yieldSlot();
  });
});
