import { Agenda } from 'agenda';
import type { JobName, JobPayload } from '../../domain/jobs.js';
import { JOBS } from '../../domain/jobs.js';
import type { JobQueue } from '../../ports/job-queue.js';
import type { Log } from '../../ports/log.js';
import type { AgendaStore } from './agenda-store.js';

/** How often a process looks for due jobs by itself; a notification wakes it at once. */
const POLL_MS = 1000;

/**
 * @param name must differ between processes: Agenda drops the notifications of one that is named like itself
 * @param concurrency how many jobs this process runs at a time, over all kinds
 */
export function createAgenda(store: AgendaStore, name: string, concurrency: number, log: Log): Agenda {
  const agenda = new Agenda({
    backend: store.backend,
    name,
    processEvery: POLL_MS,
    maxConcurrency: concurrency,
    defaultConcurrency: concurrency,
    // Without it a worker locks everything that is due, and its neighbours idle.
    lockLimit: concurrency,
    defaultLockLimit: concurrency,
    // Our own rows keep the history; Agenda's would only grow.
    removeOnComplete: true,
  });
  agenda.on('error', (error) => {
    log.error({ err: error }, 'the job queue failed');
  });
  return agenda;
}

export class AgendaJobQueue implements JobQueue {
  constructor(private readonly agenda: Agenda) {}

  async enqueue<Name extends JobName>(name: Name, payload: JobPayload<Name>): Promise<void> {
    const data: unknown = JOBS[name].parse(payload);
    await this.agenda.now(name, data);
  }
}
