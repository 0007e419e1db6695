import type { AgendaStore } from '../adapters/agenda/agenda-store.js';
import type { Log } from '../ports/log.js';
import { describeClock } from './commands/clock-skew.js';
import type { JobsConfig } from './config.js';

export interface JobStoreOptions {
  readonly jobs: JobsConfig;
  readonly databaseUrl: string;
  /** Whether this process works on jobs, or only enqueues them. */
  readonly runsJobs: boolean;
  readonly log: Log;
}

/**
 * The store of the queue. Returns at once, whether the store answers or not. Each driver takes a while to load, so only the
 * configured one is loaded.
 *
 * @throws {GalleyError} `invalid_params` for an address that its driver can't read
 */
export async function openJobStore(options: JobStoreOptions): Promise<AgendaStore> {
  const { jobs, databaseUrl, runsJobs, log } = options;
  if (jobs.kind === 'mongodb') {
    const { openMongoAgendaStore } = await import('../adapters/agenda/mongo-store.js');
    return openMongoAgendaStore({ url: jobs.url, log, runsJobs });
  }
  const { openPostgresAgendaStore } = await import('../adapters/agenda/postgres-store.js');
  return openPostgresAgendaStore({ url: jobs.url ?? databaseUrl, log, makesTable: jobs.url !== null });
}

/**
 * The store, how it notifies workers, and its clock, in words for an operator; changes nothing.
 * @throws when it does not answer, or its clock differs too much
 */
export async function describeJobStore(jobs: JobsConfig): Promise<string> {
  const clock = (ask: () => Promise<number>) => describeClock(ask, "the queue's");
  if (jobs.kind === 'mongodb') {
    const { describeMongoStore } = await import('../adapters/agenda/mongo-store.js');
    return describeMongoStore(jobs.url, clock);
  }
  if (jobs.url === null) return 'in the database: workers are notified';
  const { describePostgresStore } = await import('../adapters/agenda/postgres-store.js');
  return describePostgresStore(jobs.url, clock);
}
