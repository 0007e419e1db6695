import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setImmediate as yieldToEventLoop, setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { JobRepository } from 'agenda';
import {
  AgendaJobQueue,
  createAgenda,
  type JobQueueOptions,
} from '../../../src/adapters/agenda/job-queue.js';
import type { QueuedWork } from '../../../src/domain/jobs.js';
import type { JobsConfig } from '../../../src/main/config.js';
import { openJobStore } from '../../../src/main/open-job-store.js';
import { clockEnv } from '../../support/chaos/clock-env.js';
import { gate } from '../../support/gate.js';
import { recordingLog } from '../../support/recording-log.js';
import { openMongoHome, openPostgresHome, type QueueHome } from '../../support/chaos/queue-homes.js';
import { until } from '../../support/until.js';

const mongoUrl = process.env['JOBS_URL']?.startsWith('mongodb') ? process.env['JOBS_URL'] : undefined;

const STORES: readonly [string, () => Promise<QueueHome>][] = [
  ['PostgreSQL', openPostgresHome],
  [mongoUrl === undefined ? 'MongoDB (stand-in)' : 'MongoDB', () => openMongoHome(mongoUrl)],
];

/** Longer than any test means a lock to last. */
const LONG_MS = 6000;
const SHORT_MS = 1500;

/** What was delivered, in order; each may be waited for. */
class Deliveries {
  readonly refs: string[] = [];
  private readonly heard = new Set<() => void>();

  take(ref: string): void {
    this.refs.push(ref);
    for (const hear of this.heard) hear();
  }

  async atLeast(count: number): Promise<readonly string[]> {
    while (this.refs.length < count) {
      await new Promise<void>((resolve) => {
        const hear = () => {
          this.heard.delete(hear);
          resolve();
        };
        this.heard.add(hear);
      });
    }
    return this.refs;
  }
}

describe.each(STORES)('the job queue on %s', (_, openHome) => {
  let home: QueueHome;
  const opened: { close(): Promise<unknown> }[] = [];
  const processes: ChildProcess[] = [];

  beforeAll(async () => {
    home = await openHome();
  });
  afterEach(async () => {
    home.proxy.heal();
    await Promise.all(opened.splice(0).map((each) => each.close()));
    for (const child of processes.splice(0)) {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
      child.kill('SIGKILL');
      await ended;
    }
    await home.clear();
  });
  afterAll(() => home.close());

  /** One process's end of the queue, in this process. */
  async function open(options: { jobs?: JobsConfig; concurrency?: number } & Partial<JobQueueOptions> = {}) {
    const { jobs = home.jobs, concurrency = 2, ...more } = options;
    const log = recordingLog();
    const store = await openJobStore({ jobs, databaseUrl: '', runsJobs: true, log });
    const agenda = createAgenda(store, randomUUID(), concurrency, log);
    const queue = new AgendaJobQueue(agenda, store, { lockLifetimeMs: LONG_MS, ...more }, log);
    let drained = false;
    const end = {
      log,
      store,
      enqueue: (ref: string) => queue.enqueue('write-article', ref),
      start: (run: QueuedWork['run'], ...others: QueuedWork[]) =>
        queue.start([{ kind: 'write-article', run }, ...others]),
      enqueueReport: (id: string) => queue.enqueue('make-report', id),
      startWithoutWork: () => queue.start([]),
      drain: (graceMs: number) => {
        drained = true;
        return queue.drain(graceMs);
      },
      close: async () => {
        if (!drained) await queue.drain(0);
        await store.close();
      },
    };
    opened.push(end);
    return end;
  }

  /** A worker that is a process of its own; resolves when it takes work. */
  async function startProcess(options: { hangs: boolean; lockLifetimeMs: number }, clockShiftMs = 0) {
    const reported = { jobs: home.jobs, databaseUrl: '', name: randomUUID(), ...options };
    const child = spawn(
      process.execPath,
      [
        fileURLToPath(new URL('../../support/chaos/queue-worker.mjs', import.meta.url)),
        JSON.stringify(reported),
      ],
      { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, ...clockEnv(clockShiftMs) } },
    );
    processes.push(child);
    const deliveries = new Deliveries();
    const isReady = gate();
    createInterface(child.stdout).on('line', (line) => {
      if (line === 'ready') isReady.open();
      else deliveries.take(line);
    });
    await isReady.opened;
    return { child, deliveries };
  }

  it('wakes a handler of the same process', async () => {
    const end = await open();
    const deliveries = new Deliveries();
    await end.start(async (ref) => deliveries.take(ref));
    const ref = randomUUID();
    await end.enqueue(ref);
    expect(await deliveries.atLeast(1)).toEqual([ref]);
  });

  it('wakes a handler of another process', async () => {
    const { deliveries } = await startProcess({ hangs: false, lockLifetimeMs: LONG_MS });
    const end = await open();
    await end.startWithoutWork();
    const ref = randomUUID();
    await end.enqueue(ref);
    expect(await deliveries.atLeast(1)).toEqual([ref]);
  });

  it('keeps ids and nothing else', async () => {
    const end = await open();
    await end.startWithoutWork();
    const ref = randomUUID();
    await end.enqueue(ref);
    expect((await home.rows()).map(({ data }) => data)).toEqual([{ ref }]);
    await expect(end.enqueue('no id')).rejects.toThrow();
    expect(await home.rows()).toHaveLength(1);
  });

  it('shares the work between two workers', async () => {
    const held = gate();
    const all = new Deliveries();
    const counts = [0, 0];
    for (const index of [0, 1]) {
      const runner = await open({ concurrency: 2 });
      await runner.start(async (ref) => {
        counts[index]! += 1;
        all.take(ref);
        await held.opened;
      });
    }
    const end = await open();
    await end.startWithoutWork();
    const refs = Array.from({ length: 6 }, () => randomUUID());
    for (const ref of refs) await end.enqueue(ref);
    await all.atLeast(4);
    expect(counts).toEqual([2, 2]);
    held.open();
    expect([...(await all.atLeast(6))].sort()).toEqual([...refs].sort());
    await until(async () => (await home.rows()).length === 0);
    expect(all.refs).toHaveLength(6);
  });

  it('wakes a handler again that threw', async () => {
    const end = await open({ retries: { delay: 1, maxRetries: 5 } });
    const deliveries = new Deliveries();
    await end.start(async (ref) => {
      deliveries.take(ref);
      if (deliveries.refs.length < 3) throw new Error('the database is away');
    });
    const ref = randomUUID();
    await end.enqueue(ref);
    expect(await deliveries.atLeast(3)).toEqual([ref, ref, ref]);
    await until(async () => (await home.rows()).length === 0);
  });

  it('leaves a job to its worker as long as that lives', async () => {
    const held = gate();
    const deliveries = new Deliveries();
    const first = await open({ lockLifetimeMs: SHORT_MS });
    await first.start(async (ref) => {
      deliveries.take(ref);
      await held.opened;
    });
    await first.enqueue(randomUUID());
    await deliveries.atLeast(1);
    const second = await open({ lockLifetimeMs: SHORT_MS });
    await second.start(async (ref) => deliveries.take(ref));
    // It is renewed at a third of its life, so after five renewals it would long be over.
    const locks = new Set<number | undefined>();
    await until(async () => locks.add((await home.rows())[0]?.lockedAt?.getTime()).size > 5);
    expect(deliveries.refs).toHaveLength(1);
    held.open();
    await until(async () => (await home.rows()).length === 0);
    expect(deliveries.refs).toHaveLength(1);
  });

  it('hands the job of a dead worker on, once its lock has run out', async () => {
    const dead = await startProcess({ hangs: true, lockLifetimeMs: SHORT_MS });
    const end = await open({ lockLifetimeMs: SHORT_MS });
    await end.startWithoutWork();
    const ref = randomUUID();
    await end.enqueue(ref);
    await dead.deliveries.atLeast(1);
    const ended = once(dead.child, 'exit');
    dead.child.kill('SIGKILL');
    await ended;
    const lockedAt = (await home.rows())[0]!.lockedAt!.getTime();

    const deliveries = new Deliveries();
    const heir = await open({ lockLifetimeMs: SHORT_MS });
    await heir.start(async (ref) => deliveries.take(ref));
    expect(await deliveries.atLeast(1)).toEqual([ref]);
    expect(Date.now() - lockedAt).toBeGreaterThanOrEqual(SHORT_MS - 1);
    await until(async () => (await home.rows()).length === 0);
  });

  it.each([
    ['ahead', 3_600_000],
    ['behind', -3_600_000],
  ])('knows by the store’s time whose a job is, of a worker an hour %s', async (_where, shiftMs) => {
    const shifted = await startProcess({ hangs: true, lockLifetimeMs: SHORT_MS }, shiftMs);
    const deliveries = new Deliveries();
    const end = await open({ lockLifetimeMs: SHORT_MS });
    const ours = await open({ lockLifetimeMs: SHORT_MS });
    await end.startWithoutWork();
    const theirs = randomUUID();
    await end.enqueue(theirs);
    // However its clock stands, it takes what is due now.
    expect(await shifted.deliveries.atLeast(1)).toEqual([theirs]);
    const held = gate();
    await ours.start(async (ref) => {
      deliveries.take(ref);
      await held.opened;
    });
    // Each renews its lock often enough, and neither takes the other's for one that has run out.
    const own = randomUUID();
    await end.enqueue(own);
    await until(() => deliveries.refs.length + shifted.deliveries.refs.length === 2);
    const locks = new Set<number | undefined>();
    await until(async () => {
      for (const { lockedAt } of await home.rows()) locks.add(lockedAt?.getTime());
      return locks.size > 10;
    });
    expect([...deliveries.refs, ...shifted.deliveries.refs].sort()).toEqual([theirs, own].sort());
    const ended = once(shifted.child, 'exit');
    shifted.child.kill('SIGKILL');
    await ended;
    // And what it had is free for others after the life of a lock, not after an hour.
    await until(() => deliveries.refs.includes(theirs));
    held.open();
  });

  it('counts what waits for a worker, and not what one has taken', async () => {
    const end = await open();
    await end.startWithoutWork();
    for (let n = 0; n < 3; n += 1) await end.enqueue(randomUUID());
    expect(await end.store.waiting('write-article', 10)).toBe(3);
    expect(await end.store.waiting('write-article', 2)).toBe(2);
    expect(await end.store.waiting('make-report', 10)).toBe(0);
    const held = gate();
    const deliveries = new Deliveries();
    const worker = await open({ concurrency: 1 });
    await worker.start(async (ref) => {
      deliveries.take(ref);
      await held.opened;
    });
    await deliveries.atLeast(1);
    await until(async () => (await end.store.waiting('write-article', 10)) === 2);
    held.open();
  });

  it('goes on after locks that expired before their jobs began', async () => {
    const end = await open({ concurrency: 1, lockLifetimeMs: SHORT_MS });
    const { repository } = end.store.backend;
    const take = repository.getNextJobToRun.bind(repository);
    let slow = 0;
    // A store that is slow to answer, more often than the worker has lock slots.
    repository.getNextJobToRun = async (...question) => {
      const row = await take(...question);
      if (row === undefined || slow === 2) return row;
      slow += 1;
      await delay(SHORT_MS + 1);
      return row;
    };
    const deliveries = new Deliveries();
    const refs = Array.from({ length: 4 }, () => randomUUID());
    const other = await open();
    await other.startWithoutWork();
    for (const ref of refs) await other.enqueue(ref);
    await end.start(async (ref) => deliveries.take(ref));
    expect([...(await deliveries.atLeast(4))].sort()).toEqual([...refs].sort());
    expect(slow).toBe(2);
    const said = end.log.entries.map(({ message }) => message);
    expect(said.filter((message) => message === 'a job did not begin: its lock had expired')).toHaveLength(2);
  });

  it('hands a job out again at once whose beginning could not be saved', async () => {
    // For much longer than a test may last.
    const end = await open({ concurrency: 1, lockLifetimeMs: 10 * 60_000 });
    const rows = Reflect.get(end.store.repository, 'rows') as JobRepository;
    const save = jest.spyOn(rows, 'saveJobState').mockRejectedValueOnce(new Error('the store is away'));
    const deliveries = new Deliveries();
    await end.start(async (ref) => deliveries.take(ref));
    const ref = randomUUID();
    await end.enqueue(ref);
    expect(await deliveries.atLeast(1)).toEqual([ref]);
    expect(save.mock.calls.length).toBeGreaterThan(1);
  });

  it('drains: what runs ends, what waits is left to others', async () => {
    const held = gate();
    const deliveries = new Deliveries();
    const leaving = await open({ concurrency: 1 });
    await leaving.start(async (ref) => {
      deliveries.take(ref);
      await held.opened;
    });
    const [first, second] = [randomUUID(), randomUUID()];
    await leaving.enqueue(first);
    await deliveries.atLeast(1);
    const drained = leaving.drain(LONG_MS);
    const staying = await open();
    const taken = new Deliveries();
    await staying.start(async (ref) => taken.take(ref));
    await staying.enqueue(second);
    expect(await taken.atLeast(1)).toEqual([second]);
    held.open();
    await drained;
    expect(deliveries.refs).toEqual([first]);
    await until(async () => (await home.rows()).length === 0);
  });

  it('drains: what it has taken and not begun is free for others at once', async () => {
    const enqueuing = await open();
    await enqueuing.startWithoutWork();
    await enqueuing.enqueue(randomUUID());
    await enqueuing.enqueue(randomUUID());
    const leaving = await open();
    const { repository } = leaving.store.backend;
    const take = repository.getNextJobToRun.bind(repository);
    const [second, answer] = [gate(), gate()];
    let taken = 0;
    // The first is locked and waits for its turn, the answer about the second is on its way.
    repository.getNextJobToRun = async (...asked) => {
      const row = await take(...asked);
      if (row && (taken += 1) === 2) {
        second.open();
        await answer.opened;
      }
      return row;
    };
    const deliveries = new Deliveries();
    await leaving.start(async (ref) => deliveries.take(ref));
    await second.opened;
    const drained = leaving.drain(LONG_MS);
    answer.open();
    await drained;
    expect(deliveries.refs).toEqual([]);
    expect((await home.rows()).map(({ lockedAt }) => lockedAt ?? null)).toEqual([null, null]);
  });

  it('drains: what does not end in time is asked to hand back', async () => {
    const end = await open();
    const deliveries = new Deliveries();
    let reported: unknown = null;
    await end.start(async (ref, { releasing: signal }) => {
      deliveries.take(ref);
      await once(signal, 'abort');
      reported = signal.aborted;
    });
    await end.enqueue(randomUUID());
    await deliveries.atLeast(1);
    await end.drain(10);
    expect(reported).toBe(true);
  });

  it('stays, at its end, for work that goes on after its handler has returned', async () => {
    const end = await open();
    const deliveries = new Deliveries();
    let isOver = false;
    await end.start(async (ref, { releasing: signal, waitUntil }) => {
      deliveries.take(ref);
      waitUntil(
        once(signal, 'abort')
          .then(() => yieldToEventLoop())
          .then(() => void (isOver = true)),
      );
    });
    await end.enqueue(randomUUID());
    await deliveries.atLeast(1);
    await until(async () => (await home.rows()).length === 0);
    await end.drain(10);
    expect(isOver).toBe(true);
  });

  it('handles messages of one kind while all places of another are taken', async () => {
    const end = await open({ concurrency: 1 });
    const [held, begun] = [gate(), gate()];
    const deliveries = new Deliveries();
    await end.start(async (ref) => deliveries.take(ref), {
      kind: 'make-report',
      run: () => {
        begun.open();
        return held.opened;
      },
    });
    for (let n = 0; n < 2; n += 1) await end.enqueueReport(randomUUID());
    await begun.opened;
    await end.enqueue(randomUUID());
    await deliveries.atLeast(1);
    held.open();
  });

  it('keeps no rows of jobs that are done', async () => {
    const end = await open();
    const deliveries = new Deliveries();
    await end.start(async (ref) => deliveries.take(ref));
    for (let n = 0; n < 5; n += 1) await end.enqueue(randomUUID());
    await deliveries.atLeast(5);
    await until(async () => (await home.rows()).length === 0);
  });

  it('purges rows that failed for good, from two processes at once, and no others', async () => {
    const end = await open({ concurrency: 1, retries: { delay: 1, maxRetries: 0 } });
    const held = gate();
    const deliveries = new Deliveries();
    const [bad, running] = [randomUUID(), randomUUID()];
    await end.start(async (ref) => {
      deliveries.take(ref);
      if (ref === bad) throw new Error('never');
      await held.opened;
    });
    await end.enqueue(bad);
    await deliveries.atLeast(1);
    await until(async () => {
      const [row] = await home.rows();
      return row?.failedAt instanceof Date && row.lockedAt === null && row.nextRunAt === null;
    });
    await end.enqueue(running);
    await deliveries.atLeast(2);
    const waiting = randomUUID();
    const other = await open();
    await other.startWithoutWork();
    await other.enqueue(waiting);

    expect(await other.store.purgeEnded(60_000)).toBe(0);
    // What has just ended may, by a clock of the store that a process estimates, have an end that is still to come.
    let purged = 0;
    await until(async () => {
      for (const count of await Promise.all([end.store.purgeEnded(0), other.store.purgeEnded(0)]))
        purged += count;
      return purged > 0;
    });
    expect(purged).toBe(1);
    const left = (await home.rows()).map(({ data }) => (data as { ref: string }).ref);
    expect(left.sort()).toEqual([running, waiting].sort());
    held.open();
  });

  it('refuses at once while the store is away, and goes on by itself when it is back', async () => {
    const end = await open({ jobs: home.proxied });
    const deliveries = new Deliveries();
    await end.start(async (ref) => deliveries.take(ref));
    const [before, after] = [randomUUID(), randomUUID()];
    await end.enqueue(before);
    await deliveries.atLeast(1);
    await until(async () => (await home.rows()).length === 0);

    home.proxy.stall();
    home.proxy.cut();
    end.store.watch.recheck();
    await until(() => end.store.watch.isAway);
    await expect(end.enqueue(randomUUID())).rejects.toThrow('The job store does not answer.');
    await expect(end.store.watch.check()).rejects.toThrow();
    home.proxy.heal();
    await end.store.watch.check().catch(() => undefined);
    await until(() => !end.store.watch.isAway);
    await end.enqueue(after);
    expect(await deliveries.atLeast(2)).toEqual([before, after]);
    const said = end.log.entries.filter(({ message }) => message.includes('job store'));
    expect(said.map(({ message }) => message)).toEqual([
      'the job store does not answer; work waits until it does',
      'the job store answers',
    ]);
  });

  it('starts while the store is away, and takes work as soon as it answers', async () => {
    home.proxy.stall();
    const end = await open({ jobs: home.proxied });
    const deliveries = new Deliveries();
    await end.start(async (ref) => deliveries.take(ref));
    expect(end.store.watch.isAway).toBe(true);
    await expect(end.enqueue(randomUUID())).rejects.toThrow('The job store does not answer.');
    const waiting = await open();
    await waiting.startWithoutWork();
    const ref = randomUUID();
    await waiting.enqueue(ref);
    home.proxy.heal();
    expect(await deliveries.atLeast(1)).toEqual([ref]);
  });

  it('delivers without notifications too', async () => {
    const worker = await open({ jobs: home.proxied });
    const deliveries = new Deliveries();
    await worker.start(async (ref) => deliveries.take(ref));
    const end = await open();
    await end.startWithoutWork();
    home.loseNotifications();
    const refs = [randomUUID(), randomUUID()];
    for (const [index, ref] of refs.entries()) {
      await end.enqueue(ref);
      await deliveries.atLeast(index + 1);
    }
    expect(deliveries.refs).toEqual(refs);
  });

  it('can be closed while the store is away, and tells no password', async () => {
    const address = new URL(home.proxied.url ?? '');
    address.username = 'galley';
    address.password = 'hush-hush';
    home.proxy.stall();
    const end = await open({ jobs: { ...home.proxied, url: address.href } });
    await end.start(async () => undefined);
    await end.close();
    opened.splice(opened.indexOf(end), 1);
    expect(end.log.entries.map(({ message }) => message)).toContain(
      'the job store does not answer; work waits until it does',
    );
    expect(inspect(end.log.entries, { depth: 20, showHidden: true })).not.toContain('hush');
  });
});
