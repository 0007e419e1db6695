import { Agenda } from 'agenda';
import { refuse } from '../../domain/errors.js';
import { workMessage, type WorkKind } from '../../domain/jobs.js';
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
    store.watch.doubt();
  });
  return agenda;
}

export class AgendaJobQueue implements JobQueue {
  constructor(
    private readonly agenda: Agenda,
    private readonly store: Pick<AgendaStore, 'waiting' | 'watch'>,
  ) {}

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
      this.store.watch.doubt();
      throw error;
    }
  }
}

/**
 * Now, in a way that no clock takes for the future: what has to wait does so in the outbox, by the time of PostgreSQL. A
 * hundredth of the present keeps the order in which messages came, and lies in 1970.
 */
function dueByAnyClock(): Date {
  return new Date(Date.now() / 100);
}
