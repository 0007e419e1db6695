import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Agenda, backoffStrategies } from 'agenda';
import { z } from 'zod';
import { refuse } from '../../domain/errors.js';
import { workMessage, type QueuedWork, type WorkKind } from '../../domain/jobs.js';
import type { JobQueue } from '../../ports/job-queue.js';
import type { Log } from '../../ports/log.js';
import type { AgendaStore } from './agenda-store.js';
import { LockExpired } from './queue-repository.js';

/** See `createAgenda`. */
export const POLL_MS = 1000;

/**
 * @param name must differ between processes: Agenda drops the notifications of one that is named like itself
 * @param concurrency how many messages of each kind this process handles at a time: kinds never wait for each other
 * @param pollMs how often the process looks for due jobs by itself; a notification wakes it at once
 */
export function createAgenda(
  store: AgendaStore,
  name: string,
  concurrency: number,
  log: Log,
  pollMs = POLL_MS,
): Agenda {
  const agenda = new Agenda({
    backend: store.backend,
    name,
    processEvery: pollMs,
    maxConcurrency: Number.POSITIVE_INFINITY,
    defaultConcurrency: concurrency,
    // Without it a worker locks everything that is due, and its neighbours idle.
    defaultLockLimit: concurrency,
    // Our own rows keep the history; Agenda's would only grow.
    removeOnComplete: true,
  });
  agenda.on('error', (error) => {
    if (error instanceof LockExpired) {
      log.info({}, 'a job did not begin: its lock had expired');
      return;
    }
    // It polls a store that is away once a second; that it is away has been said.
    if (store.watch.isAway) log.debug({ err: error }, 'the job queue failed');
    else log.error({ err: error }, 'the job queue failed');
    store.watch.recheck();
  });
  return agenda;
}

export interface JobQueueOptions {
  /** After how many ms without a sign of life Agenda gives a job to another; renewed at a third of it. */
  readonly lockLifetimeMs: number;
  /** How often work that throws is woken again, and how long after; `RETRIES` unless given. */
  readonly retries?: { readonly delay: number; readonly maxRetries: number };
}

/** Every two seconds for an hour. */
const RETRIES = { delay: 2000, maxRetries: 1800 };

/** How long a start waits for a store that answers, and how long to wait before the next try when it failed. */
const START_TIMEOUT_MS = 5000;
const RESTART_MS = 1000;

/**
 * The queue on Agenda, both of its ends: work is asked for by messages, and run as Agenda hands them over. Work that throws
 * failed for want of its stores (its own failures it writes into its row): it is woken again soon, for an hour.
 */
export class AgendaJobQueue implements JobQueue {
  private readonly stopping = new AbortController();
  private readonly leaving = new AbortController();
  private starting: Promise<void> = Promise.resolve();
  private running = 0;
  /** Of those that run, the messages. */
  private handled = 0;

  constructor(
    private readonly agenda: Agenda,
    private readonly store: Pick<AgendaStore, 'repository' | 'waiting' | 'watch'>,
    private readonly options: JobQueueOptions,
    private readonly log: Log,
  ) {}

  /** Works that this process does now, of all kinds. */
  get busy(): number {
    // A work counts by its message, by what it still waits for, or by both.
    return Math.max(this.handled, this.running - this.handled);
  }

  async enqueue(kind: WorkKind, ref: string): Promise<void> {
    const data = workMessage.parse({ ref });
    await this.ask(() => this.agenda.create(kind, data).schedule(dueByAnyClock()).save());
  }

  waiting(kind: WorkKind, most: number): Promise<number> {
    return this.ask(() => this.store.waiting(kind, most));
  }

  private async ask<T>(ask: () => Promise<T>): Promise<T> {
    // At once: nobody is to wait here for a store that is known to be away.
    if (this.store.watch.isAway) throw refuse('unavailable', 'The job store does not answer.');
    try {
      return await ask();
    } catch (error) {
      this.store.watch.recheck();
      throw error;
    }
  }

  /**
   * Runs work from the moment that the store answers. Resolves when it does, or when it is known to be away.
   * @param works none for a process that only enqueues: it starts without running any
   */
  async start(works: readonly QueuedWork[]): Promise<void> {
    // Every work under way listens to them; Node takes more than ten for a leak.
    setMaxListeners(0, this.leaving.signal, this.stopping.signal);
    for (const work of works) this.define(work);
    this.starting = this.startAgenda();
    await this.store.watch.known();
    if (!this.store.watch.isAway) await this.hasStarted(START_TIMEOUT_MS);
  }

  private define({ kind, concurrency, run }: QueuedWork): void {
    const { lockLifetimeMs, retries = RETRIES } = this.options;
    const context = {
      leaving: this.leaving.signal,
      releasing: this.stopping.signal,
      waitUntil: (work: Promise<unknown>) => {
        this.running += 1;
        const end = () => {
          this.running -= 1;
        };
        work.then(end, end);
      },
    };
    this.agenda.define(
      kind,
      // oxlint-disable-next-line typescript/no-misused-promises -- of two overloads, one waits for the promise
      async (job) => {
        // To return would tell Agenda that the work is done; thrown, Agenda gives it to another process.
        if (this.leaving.signal.aborted) throw new Error('This process is leaving.');
        const message = workMessage.safeParse(job.attrs.data);
        if (!message.success) {
          // To throw would have the queue try it again, and no time fixes a payload.
          const faults = z.prettifyError(message.error);
          this.log.error({ kind, faults }, 'a payload of the queue is not valid; it is dropped');
          return;
        }
        const renewal = setInterval(() => {
          job.touch().catch((error: unknown) => {
            this.log.warn({ err: error, kind }, 'the lock of a job could not be renewed');
          });
        }, lockLifetimeMs / 3);
        this.running += 1;
        this.handled += 1;
        try {
          await run(message.data.ref, context);
        } finally {
          this.running -= 1;
          this.handled -= 1;
          clearInterval(renewal);
        }
      },
      {
        lockLifetime: lockLifetimeMs,
        ...(concurrency === undefined ? {} : { concurrency, lockLimit: concurrency }),
        backoff: backoffStrategies.constant(retries),
      },
    );
  }

  private async startAgenda(): Promise<void> {
    while (!this.leaving.signal.aborted) {
      try {
        await this.agenda.start();
        return;
      } catch (error) {
        this.log.warn({ err: error }, 'the job queue did not start; it is tried again');
        await delay(RESTART_MS, undefined, { signal: this.leaving.signal }).catch(() => undefined);
      }
    }
  }

  private async hasStarted(timeoutMs: number): Promise<void> {
    const enough = new AbortController();
    const late = delay(timeoutMs, undefined, { signal: enough.signal }).catch(() => undefined);
    await Promise.race([this.starting, late]);
    enough.abort();
  }

  /**
   * Takes no more work, waits for what runs, and when `graceMs` are over asks it to requeue what it has.
   * `stop()` would leave the locks of running jobs in place until they expire, so it is never used.
   */
  async drain(graceMs: number): Promise<void> {
    this.leaving.abort();
    this.store.repository.stopClaiming();
    // Drained half-way into its start, it would go on to take work.
    if (!this.store.watch.isAway) await this.hasStarted(START_TIMEOUT_MS);
    const graceTimer = setTimeout(() => {
      this.log.warn({ graceMs }, 'jobs still run; they are requeued');
      this.stopping.abort();
    }, graceMs);
    const idle = new AbortController();
    try {
      // Agenda itself waits for each job's `complete`, which it says before it has released the job: asked in
      // between, it would wait for ever. So it only stops taking work, and the count is watched here.
      const drained = this.agenda.drain({ signal: idle.signal, closeConnection: false });
      // It may fail while what runs is waited for, and nobody listens yet.
      drained.catch(() => undefined);
      const deadline = performance.now() + graceMs + RELEASE_TIMEOUT_MS;
      while (performance.now() < deadline && (await this.isBusy())) await delay(IDLE_POLL_MS);
      idle.abort();
      await drained;
    } finally {
      clearTimeout(graceTimer);
      // Whatever became of the rest: what stays locked is run by no process until its lock expires.
      await this.store.repository.releaseClaims();
    }
  }

  private async isBusy(): Promise<boolean> {
    if (this.running > 0 || this.store.repository.isClaiming) return true;
    try {
      const { runningJobs } = await this.agenda.getRunningStats();
      return (typeof runningJobs === 'number' ? runningJobs : runningJobs.length) > 0;
    } catch (error) {
      // It has stopped by itself, or its store is away; what our own handlers had to do is done.
      this.log.debug({ err: error }, 'the job queue can’t tell whether it is idle');
      return false;
    }
  }
}

/** How long a job may take to be requeued. */
const RELEASE_TIMEOUT_MS = 5000;
const IDLE_POLL_MS = 20;

/**
 * Now, in a way that no clock takes for the future: what has to wait does so in the outbox, by the time of PostgreSQL. A
 * hundredth of the present keeps the order in which messages came, and lies in 1970.
 */
function dueByAnyClock(): Date {
  return new Date(Date.now() / 100);
}
