import { setTimeout as delay } from 'node:timers/promises';
import { backoffStrategies, type Agenda } from 'agenda';
import type { JobName } from '../../domain/jobs.js';
import type { Log } from '../../ports/log.js';

/** What each kind of job does with its payload, which it must check itself. */
export type JobHandlers = Readonly<Record<JobName, (payload: unknown, signal: AbortSignal) => Promise<void>>>;

export interface RunnerOptions {
  /** After how many ms without a sign of life Agenda gives a job to another; renewed at a third of it. */
  readonly lockLifetimeMs: number;
}

/**
 * Runs jobs as Agenda hands them over. A handler that throws failed for want of its stores (its own failures it
 * writes into the job's row): it is woken again soon, for an hour.
 */
export class AgendaJobRunner {
  private readonly stopping = new AbortController();
  private running = 0;

  constructor(
    private readonly agenda: Agenda,
    private readonly options: RunnerOptions,
    private readonly log: Log,
  ) {}

  /** @param handlers null for a process that only enqueues: it starts without taking work */
  async start(handlers: JobHandlers | null): Promise<void> {
    for (const [name, handle] of Object.entries(handlers ?? {})) {
      this.agenda.define(
        name,
        async (job) => {
          const renewal = setInterval(() => {
            job.touch().catch((error: unknown) => {
              this.log.warn({ err: error, kind: name }, 'the lock of a job could not be renewed');
            });
          }, this.options.lockLifetimeMs / 3);
          this.running += 1;
          try {
            await handle(job.attrs.data, this.stopping.signal);
          } finally {
            this.running -= 1;
            clearInterval(renewal);
          }
        },
        {
          lockLifetime: this.options.lockLifetimeMs,
          backoff: backoffStrategies.constant({ delay: 2000, maxRetries: 1800 }),
        },
      );
    }
    await this.agenda.start();
  }

  /**
   * Takes no more work, waits for what runs, and when `patienceMs` are over asks it to hand back what it has.
   * `stop()` would leave the locks of running jobs in place until they expire, so it is never used.
   */
  async drain(patienceMs: number): Promise<void> {
    const impatience = setTimeout(() => {
      this.log.warn({ patienceMs }, 'jobs still run; they are handed back');
      this.stopping.abort();
    }, patienceMs);
    const idle = new AbortController();
    try {
      // Agenda itself waits for each job's `complete`, which it says before it has let go of the job: asked in
      // between, it would wait for ever. So it only stops taking work, and the count is watched here.
      const drained = this.agenda.drain({ signal: idle.signal, closeConnection: false });
      const deadline = performance.now() + patienceMs + HAND_BACK_MS;
      while (performance.now() < deadline && (await this.isBusy())) await delay(LOOK_EVERY_MS);
      idle.abort();
      await drained;
    } finally {
      clearTimeout(impatience);
    }
  }

  private async isBusy(): Promise<boolean> {
    if (this.running > 0) return true;
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
