import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { backoffStrategies, type Agenda } from 'agenda';
import { WORK_KINDS, type WorkContext, type WorkKind } from '../../domain/jobs.js';
import type { Log } from '../../ports/log.js';
import type { AgendaStore } from './agenda-store.js';

/** What each kind of job does with its payload, which it must check itself. */
export type JobHandlers = Readonly<
  Partial<Record<WorkKind, (payload: unknown, context: WorkContext) => Promise<void>>>
>;

export interface RunnerOptions {
  /** After how many ms without a sign of life Agenda gives a job to another; renewed at a third of it. */
  readonly lockLifetimeMs: number;
  /** How often a handler that throws is woken again, and how long after; `RETRIES` unless told. */
  readonly retries?: { readonly delay: number; readonly maxRetries: number };
  /** How many messages of a kind are handled at a time; as the queue has it for each kind unless told. */
  readonly concurrency?: Readonly<Partial<Record<WorkKind, number>>>;
}

/** Every two seconds for an hour. */
const RETRIES = { delay: 2000, maxRetries: 1800 };

/** How long a start waits for a store that answers, and how long to wait before the next try when it failed. */
const START_MS = 5000;
const RESTART_MS = 1000;

/**
 * Runs jobs as Agenda hands them over. A handler that throws failed for want of its stores (its own failures it
 * writes into the job's row): it is woken again soon, for an hour.
 */
export class AgendaJobRunner {
  private readonly stopping = new AbortController();
  private readonly leaving = new AbortController();
  private starting: Promise<void> = Promise.resolve();
  private running = 0;

  constructor(
    private readonly agenda: Agenda,
    private readonly store: Pick<AgendaStore, 'watch' | 'repository'>,
    private readonly options: RunnerOptions,
    private readonly log: Log,
  ) {}

  /**
   * Takes work from the moment that the store answers. Resolves when it does, or when it is known to be away.
   * @param handlers null for a process that only enqueues: it starts without taking work
   */
  async start(handlers: JobHandlers | null): Promise<void> {
    // Every handler listens to them; Node takes more than ten for a leak.
    setMaxListeners(0, this.leaving.signal, this.stopping.signal);
    const waitUntil = (work: Promise<unknown>) => {
      this.running += 1;
      const end = () => {
        this.running -= 1;
      };
      work.then(end, end);
    };
    for (const name of WORK_KINDS) {
      const handle = handlers?.[name];
      if (!handle) continue;
      const concurrency = this.options.concurrency?.[name];
      this.agenda.define(
        name,
        async (job) => {
          // To return would tell Agenda that the work is done; thrown, it is handed to another process.
          if (this.leaving.signal.aborted) throw new Error('This process is leaving.');
          const renewal = setInterval(() => {
            job.touch().catch((error: unknown) => {
              this.log.warn({ err: error, kind: name }, 'the lock of a job could not be renewed');
            });
          }, this.options.lockLifetimeMs / 3);
          this.running += 1;
          try {
            await handle(job.attrs.data, {
              leaving: this.leaving.signal,
              handBack: this.stopping.signal,
              waitUntil,
            });
          } finally {
            this.running -= 1;
            clearInterval(renewal);
          }
        },
        {
          lockLifetime: this.options.lockLifetimeMs,
          ...(concurrency === undefined ? {} : { concurrency, lockLimit: concurrency }),
          backoff: backoffStrategies.constant(this.options.retries ?? RETRIES),
        },
      );
    }
    this.starting = this.startAgenda();
    await this.store.watch.known();
    if (!this.store.watch.isAway) await this.hasStarted(START_MS);
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

  private async hasStarted(patienceMs: number): Promise<void> {
    const enough = new AbortController();
    const late = delay(patienceMs, undefined, { signal: enough.signal }).catch(() => undefined);
    await Promise.race([this.starting, late]);
    enough.abort();
  }

  /**
   * Takes no more work, waits for what runs, and when `patienceMs` are over asks it to hand back what it has.
   * `stop()` would leave the locks of running jobs in place until they expire, so it is never used.
   */
  async drain(patienceMs: number): Promise<void> {
    this.leaving.abort();
    this.store.repository.stopClaiming();
    // Drained half-way into its start, it would go on to take work.
    if (!this.store.watch.isAway) await this.hasStarted(START_MS);
    const impatience = setTimeout(() => {
      this.log.warn({ patienceMs }, 'jobs still run; they are handed back');
      this.stopping.abort();
    }, patienceMs);
    const idle = new AbortController();
    try {
      // Agenda itself waits for each job's `complete`, which it says before it has released the job: asked in
      // between, it would wait for ever. So it only stops taking work, and the count is watched here.
      const drained = this.agenda.drain({ signal: idle.signal, closeConnection: false });
      // It may fail while what runs is waited for, and nobody listens yet.
      drained.catch(() => undefined);
      const deadline = performance.now() + patienceMs + HAND_BACK_MS;
      while (performance.now() < deadline && (await this.isBusy())) await delay(LOOK_EVERY_MS);
      idle.abort();
      await drained;
    } finally {
      clearTimeout(impatience);
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

/** How long a job may take to hand back once asked. */
const HAND_BACK_MS = 5000;
const LOOK_EVERY_MS = 20;
