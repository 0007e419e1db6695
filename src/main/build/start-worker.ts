import type { AgendaStore } from '../../adapters/agenda/agenda-store.js';
import type { AgendaJobQueue } from '../../adapters/agenda/job-queue.js';
import type { Database } from '../../adapters/postgres/database/connection.js';
import { PostgresUnitOfWork } from '../../adapters/postgres/database/unit-of-work.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { Log } from '../../ports/log.js';
import type { Metrics } from '../../ports/metrics.js';
import type { OutboxStore } from '../../ports/outbox-store.js';
import type { Tracing } from '../../ports/tracing.js';
import type { Stores } from '../../ports/unit-of-work.js';
import type { JobDispatcher } from '../../services/job/job-dispatcher.js';
import { LostWork } from '../../services/job/lost-work.js';
import type { Work } from '../../services/job/work.js';
import { Retention } from '../../services/retention.js';
import { ScheduleTicker } from '../../services/schedule/schedule-ticker.js';
import type { AppLimits, AppOptions } from '../app-options.js';
import { repeat, type Closers } from '../shutdown.js';
import { auditThreadOf } from '../threads/open-audit-thread.js';
import { StageThread } from '../threads/open-stage-thread.js';
import { VERSION } from '../version.js';
import type { BuiltServices } from './build-app-services.js';
import { systemClock, systemIds } from './build-services.js';
import { buildWork, otherExpiries } from './build-work.js';
import type { Writing } from './build-writing.js';
import { reportStagesOf } from './report-stages-of.js';

/** How often a worker process tells operators of itself. */
const BEAT_EVERY_MS = 5000;

export interface WorkerParts {
  readonly options: AppOptions;
  readonly limits: AppLimits;
  /** Of the process, as operators see it. */
  readonly name: string;
  readonly built: BuiltServices;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly stores: Stores;
  readonly outbox: OutboxStore;
  readonly events: EventBus;
  readonly dispatcher: JobDispatcher;
  readonly queue: AgendaJobQueue;
  readonly jobStore: AgendaStore;
  /** Name of the channel on which threads tell what they measure. */
  readonly channel: string;
  readonly closers: Closers;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}

/**
 * What a process with workers does beside answering: it claims jobs, and makes its rounds.
 * @returns what resolves when the queue's store has answered
 */
export async function startWorker(parts: WorkerParts): Promise<{ readonly started: Promise<void> }> {
  const { options, built, name, stores, queue, closers, log } = parts;
  const { config } = options;
  const { works, warmUp } = await openWorks(parts);

  const beat = () =>
    stores.operator.beat({ name, version: VERSION, slots: config.workerConcurrency, busy: queue.busy });
  // While it drains, it is still there.
  closers.add('worker', () => stores.operator.endWorker(name));
  closers.add('heartbeat', repeat(BEAT_EVERY_MS, beat, log, 'heartbeat'));
  await beat();
  closers.add('job runner', () => queue.drain(parts.limits.drainMs));
  // What it does not claim, it still takes up from lost workers, for those that claim it, and deletes when it expires.
  const claimed = works.filter(({ kind }) => config.workerKinds.includes(kind));
  const started = queue.start(claimed);
  if (claimed.some(({ kind }) => kind !== 'work-on-audit')) warmUp();
  closers.add(
    'deliveries',
    built.webhooks.startWorker({
      stores,
      unitOfWork: new PostgresUnitOfWork(parts.database),
      events: parts.events,
      log,
      measures: parts.metrics,
      tracing: parts.tracing,
    }),
  );
  startRounds(parts, works);
  return { started };
}

/** Every kind of work, and the threads that it is done in. */
async function openWorks(parts: WorkerParts) {
  const { options, limits, built, databaseUrl, stores, channel, closers, log, tracing } = parts;
  const { config } = options;
  const auditRunner = await (options.openAudits?.(databaseUrl) ??
    auditThreadOf(config, databaseUrl, log, channel, limits.auditLeaseMs, limits.auditSilentMs));
  closers.add('audits', () => auditRunner.close());
  const worksInside = options.worksInside === true || options.writing !== undefined;
  const thread = worksInside ? null : new StageThread(config, databaseUrl, log, channel, tracing);
  if (thread) closers.add('stages', () => thread.close());
  const works = buildWork({
    ...parts,
    config,
    articleStages: thread ? () => Promise.resolve(thread.articles) : built.writing.stages,
    reportStages:
      options.reportStages ??
      (thread ? () => Promise.resolve(thread.reports) : reportStagesOf(config, stores, log)),
    auditRunner,
    auditQuietMs: limits.auditQuietMs,
    clock: systemClock,
    ids: systemIds,
  });
  const warmUp = () => {
    if (thread) thread.warm();
    else warmUpHere(built.writing, log);
  };
  return { works, warmUp };
}

/** So that the first job does not wait for modules to load; callers do not wait for it. */
function warmUpHere(writing: Writing, log: Log): void {
  setImmediate(() => {
    writing.stages().catch((error: unknown) => {
      log.error({ err: error }, 'the article writer could not be loaded');
    });
  });
}

/** What each worker process looks for again and again; any number of them may. */
function startRounds(parts: WorkerParts, works: readonly Work[]): void {
  const { options, limits, built, stores, closers, log } = parts;
  const leaving = new AbortController();
  const round = (what: string, everyMs: number, work: () => Promise<unknown>) => {
    closers.add(what, repeat(everyMs, work, log, what));
  };
  const lostWork = new LostWork({ ...parts, works });
  round('sweep', limits.sweepEveryMs, () => lostWork.round());
  round('purge', limits.purgeEveryMs, () => purge(parts.jobStore, limits.endedRetentionMs, log));
  round('ownership', limits.reCheckEveryMs, () => built.ownership.sweep.reCheckDue(leaving.signal));
  const ticker = new ScheduleTicker({
    ...parts,
    schedules: stores.schedules,
    unitOfWork: built.services.unitOfWork,
    starts: built.starts,
  });
  round('schedules', limits.scheduleEveryMs, () => ticker.round(leaving.signal));
  const expiries = [
    ...works.flatMap(({ retention }) => retention),
    ...otherExpiries(stores, options.config.retention),
  ];
  const retention = new Retention({ expiries, log });
  round('retention', limits.expireEveryMs, () => retention.round(leaving.signal));
  // Closed first: a probe takes up to half a minute, and another process can repeat it.
  closers.add('probes of domains', () => {
    leaving.abort(new Error('the process is shutting down'));
    return Promise.resolve();
  });
}

async function purge(store: AgendaStore, endedRetentionMs: number, log: Log): Promise<void> {
  // Purging can be done later.
  if (store.watch.isAway) return;
  const purged = await store.purgeEnded(endedRetentionMs);
  if (purged > 0) log.info({ purged }, 'ended rows of the queue were removed');
}
