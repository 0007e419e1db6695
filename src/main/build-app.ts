import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { AgendaStore } from '../adapters/agenda/agenda-store.js';
import { AgendaJobQueue, createAgenda, POLL_MS } from '../adapters/agenda/job-queue.js';
import type { ResolveTxt } from '../adapters/ownership/dns-ownership.js';
import { PostgresEventBus } from '../adapters/postgres/database/event-bus.js';
import { REFUSAL_MS } from '../adapters/postgres/access/request-counts.js';
import { PostgresOutboxStore } from '../adapters/postgres/job/outbox-store.js';
import { openStores, PostgresUnitOfWork } from '../adapters/postgres/database/unit-of-work.js';
import type { Log } from '../ports/log.js';
import { NO_METRICS } from '../ports/metrics.js';
import { ArticleService } from '../services/article/article-service.js';
import { ArticleStartService } from '../services/article/article-start-service.js';
import { AuditUrls } from '../services/audit/audit-urls.js';
import { AuditViews } from '../services/audit/audit-views.js';
import type { AuditRunner } from '../services/audit/audit-work.js';
import { AuditComparisons } from '../services/audit/audit-comparisons.js';
import { AccessSeal } from '../services/audit/site-access.js';
import { AuditService } from '../services/audit/audit-service.js';
import { JobDispatcher } from '../services/job/job-dispatcher.js';
import { EventWatch } from '../services/event/event-watch.js';
import { JobService } from '../services/job/job-service.js';
import { PIPELINE_LIMITS, type PipelineLimits } from '../services/job/run-attempt.js';
import { SessionService } from '../services/access/session-service.js';
import { KeyWatch } from '../services/access/key-watch.js';
import { LostWork } from '../services/job/lost-work.js';
import { ReportService } from '../services/report/report-service.js';
import type { ReportStages } from '../services/report/report-stages.js';
import { ScheduledStarts } from '../services/schedule/scheduled-starts.js';
import { ScheduleService } from '../services/schedule/schedule-service.js';
import { ScheduleTicker } from '../services/schedule/schedule-ticker.js';
import { Retention } from '../services/retention.js';
import { SignedImages } from '../services/article/signed-images.js';
import { OperatorApi } from '../services/operator/operator-api.js';
import { PublishingService } from '../services/article/publishing-service.js';
import type { AppServices } from './app-services.js';
import { openEditor } from './build/open-editor.js';
import { buildPreview } from './build/build-preview.js';
import { buildOwnership } from './build/build-ownership.js';
import { buildCoreServices, systemClock, systemIds } from './build/build-services.js';
import { buildWebhooks } from './build/build-webhooks.js';
import { buildWork, otherExpiries } from './build/build-work.js';
import { buildWriting, type Writing } from './build/build-writing.js';
import { secretsOf } from './secrets.js';
import { reportStagesOf } from './build/report-stages-of.js';
import type { Config } from './config.js';
import { assertPortIsFree } from './listen.js';
import { MAX_WAITING, openMigrated, openWorkerPool } from './open-database.js';
import { AUDIT_LEASE_MS, auditThreadOf } from './threads/open-audit-thread.js';
import { StageThread } from './threads/open-stage-thread.js';
import { RequestThread } from './threads/open-request-thread.js';
import { openJobStore } from './open-job-store.js';
import { openTracing, tracedLog } from './open-tracing.js';
import { Closers, repeat } from './shutdown.js';
import { AUDIT_AGENT, VERSION } from './version.js';

/** `gateway` answers callers, `worker` writes articles, `all` does both. */
export type Role = 'all' | 'gateway' | 'worker';

export interface AppOptions {
  readonly config: Config;
  readonly role: Role;
  readonly log: Log;
  /** For tests; default the product's own. */
  readonly limits?: Partial<AppLimits>;
  /** For tests of everything around it; default as configured. */
  readonly writing?: Writing;
  /** For tests of everything around them; default the product's own. */
  readonly reportStages?: () => Promise<ReportStages>;
  /** For tests; default the system's DNS. */
  readonly resolveTxt?: ResolveTxt;
  /** For tests, whose sources no thread can load; default a thread of its own. */
  readonly openAudits?: (databaseUrl: string) => Promise<AuditRunner & { close(): Promise<void> }>;
  /** For tests; default where the build puts the console. */
  readonly consoleFolder?: string;
  /** For the same tests: large views and articles are made in the main thread. */
  readonly worksInside?: boolean;
}

export interface AppLimits extends PipelineLimits {
  /** After how many ms without a sign of life Agenda gives a job to another worker. */
  readonly lockLifetimeMs: number;
  /** How long running jobs may take to finish at the end, before they are requeued. */
  readonly drainMs: number;
  readonly sweepEveryMs: number;
  /** How often a process polls the queue. */
  readonly pollMs: number;
  /** How often rows of the queue are removed that ended `keepEndedMs` ago. */
  readonly purgeEveryMs: number;
  /** Failed rows stay in the queue for this time, so that an operator can read the reason. */
  readonly endedRetentionMs: number;
  /** The lease of a crawl's worker: after it, others may claim the URLs that it had claimed. */
  readonly auditLeaseMs: number;
  /** How long a site answers no worker before its audit fails; default the product's own. */
  readonly auditSilentMs?: number;
  /** After how long without work an audit is enqueued again. */
  readonly auditQuietMs: number;
  /** How often a worker deletes expired rows. */
  readonly expireEveryMs: number;
  /** How often a worker re-checks domains that are due. */
  readonly reCheckEveryMs: number;
  /** How often a worker starts what is planned. */
  readonly scheduleEveryMs: number;
  /** How many calls may wait for a connection to the database. */
  readonly maxWaiting: number;
  /** For how long at most a key over its limit is refused from the cache before the database is queried again. */
  readonly refusalMs: number;
}

const LIMITS: AppLimits = {
  ...PIPELINE_LIMITS,
  lockLifetimeMs: 60_000,
  drainMs: 20_000,
  sweepEveryMs: 5000,
  pollMs: POLL_MS,
  purgeEveryMs: 10 * 60_000,
  endedRetentionMs: 24 * 60 * 60_000,
  auditLeaseMs: AUDIT_LEASE_MS,
  auditQuietMs: 30_000,
  expireEveryMs: 60_000,
  reCheckEveryMs: 60_000,
  scheduleEveryMs: 5000,
  maxWaiting: MAX_WAITING,
  refusalMs: REFUSAL_MS,
};

/** How often each process polls the outbox; a start enqueues its own entry at once. */
const DISPATCH_EVERY_MS = 1000;

/** How often a worker process tells operators of itself. */
const BEAT_EVERY_MS = 5000;

export interface App {
  /** Its address for callers; null for a worker. */
  readonly url: string | null;
  readonly services: AppServices;
  /** Claims no more work, lets running work finish or hands it back, and closes everything. */
  close(): Promise<void>;
}

/**
 * The composition root: builds a Galley of one role from its configuration, and closes its parts in order.
 */
export async function openApp(options: AppOptions): Promise<App> {
  const { log } = options;
  const limits = { ...LIMITS, ...options.limits };
  const closers = new Closers(log);
  try {
    return await build(options, limits, closers);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function build(options: AppOptions, limits: AppLimits, closers: Closers): Promise<App> {
  const { config, role } = options;
  // A worker does not load the modules that answer callers.
  const gateway = role === 'worker' ? null : await import('./open-gateway.js');
  // First of all: a fault in the operator's allow-list stops the start before anything is opened.
  const { consoleFolder } = options;
  const gate = gateway?.openGate(config, consoleFolder);
  if (gateway) await assertPortIsFree(config.host, config.port, 'PORT');
  if (config.opsPort !== null) await assertPortIsFree(config.host, config.opsPort, 'OPS_PORT');
  // Closed last: the ends of all others may be within a span.
  const tracing = await openTracing(config.tracing, role, closers, options.log);
  const log = tracedLog(options.log, tracing);
  const channel = `galley-measures-${randomUUID()}`;
  const isScraped = gateway !== null || config.opsPort !== null;
  const ops = isScraped ? await import('./open-ops.js') : null;
  const opened = ops?.openMetrics(role, channel, closers) ?? null;
  const metrics = opened?.metrics ?? NO_METRICS;
  const name = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  const { url: databaseUrl, database } = await openMigrated(
    config,
    log,
    closers,
    `galley-${role}`,
    limits.maxWaiting,
  );

  // A worker without callers has the whole pool.
  const workerDatabase =
    role === 'all' ? openWorkerPool(databaseUrl, closers, 'galley-worker') : database.forAllAccounts();
  const workerStores = openStores(workerDatabase);

  const core = buildCoreServices(database, limits.refusalMs);
  const events = new PostgresEventBus(databaseUrl, log);
  await events.open();
  closers.add('event bus', () => events.close());
  const runsJobs = role !== 'gateway';
  const jobStore = await openJobStore({ jobs: config.jobs, databaseUrl, runsJobs, log });
  closers.add('job store', () => jobStore.close());
  const agenda = createAgenda(jobStore, name, config.workerConcurrency, log, limits.pollMs);
  const queue = new AgendaJobQueue(agenda, jobStore, { lockLifetimeMs: limits.lockLifetimeMs }, log);
  const outbox = new PostgresOutboxStore(workerDatabase);
  const dispatcher = new JobDispatcher({ outbox, queue, clock: systemClock, log });
  jobStore.watch.onReturn(() => {
    dispatcher.resume();
  });
  closers.add('dispatcher', () => dispatcher.settle());

  const writing = options.writing ?? buildWriting(config, core.stores, log);
  const jobs = new JobService({ ...core, events });
  const articles = new ArticleService(core);
  const articleStarts = new ArticleStartService({
    ...core,
    dispatcher,
    fetcher: writing.fetcher,
    ids: systemIds,
    engine: writing.engine,
    tracing,
  });
  const requestThread = new RequestThread(
    { databaseUrl, logLevel: config.logLevel, secrets: secretsOf(config) },
    log,
  );
  closers.add('requests', () => requestThread.close());
  const publishing = new PublishingService({
    ...core,
    clock: systemClock,
    editor: options.worksInside ? openEditor(core.stores.articles, log) : requestThread,
  });
  const audits = new AuditService({
    ...core,
    events,
    dispatcher,
    ids: systemIds,
    tracing,
    seal: new AccessSeal(config.secretKey),
    crawl: {
      maxPages: config.fetch.maxPages,
      ratePerSecond: config.fetch.ratePerSecond,
      userAgent: AUDIT_AGENT,
    },
  });
  const reports = new ReportService({
    ...core,
    events,
    dispatcher,
    ids: systemIds,
    tracing,
  });
  const starts = new ScheduledStarts({ ...core, articleStarts, audits, reports });
  const schedules = new ScheduleService({ ...core, starts, fetcher: writing.fetcher, ids: systemIds });
  const costly = options.worksInside ? undefined : requestThread;
  const auditViews = new AuditViews(core.stores.audits, costly);
  const { resolveTxt } = options;
  const ownership = await buildOwnership({ ...core, config, log, resolveTxt });
  closers.add('ownership', ownership.close);
  const preview = await buildPreview({
    ...core,
    config,
    log,
    metrics,
    worksInside: options.worksInside === true,
  });
  closers.add('previews', preview.close);
  const webhooks = buildWebhooks(config, core);
  closers.add('webhooks', webhooks.close);
  const services = {
    ...core,
    webhooks: webhooks.service,
    articles,
    articleStarts,
    audits,
    auditComparisons: new AuditComparisons({ ...core, costly }),
    auditUrls: new AuditUrls({ ...core, costly }),
    auditViews,
    eventWatch: new EventWatch({ ...core, events }),
    jobs,
    keyWatch: new KeyWatch({ access: core.access, events }),
    operatorApi: new OperatorApi({
      ...core,
      articleStarts,
      clock: systemClock,
      probes: [
        { name: 'postgresql', ask: () => database.clock() },
        { name: `queue on ${config.jobs.kind}`, ask: () => queue.waiting('write-article', 1) },
      ],
      version: VERSION,
    }),
    ownership: ownership.service,
    previews: preview.service,
    publishing,
    reports,
    schedules,
    sessions: new SessionService({ ...core, ids: systemIds, idleMinutes: config.console.idleMinutes }),
    signedImages: new SignedImages({ ...core, articles, ids: systemIds }),
  };

  const auditRunner = await (options.openAudits?.(databaseUrl) ??
    auditThreadOf(config, databaseUrl, log, channel, limits.auditLeaseMs, limits.auditSilentMs));
  closers.add('audits', () => auditRunner.close());
  const worksInside = options.worksInside === true || options.writing !== undefined;
  const thread =
    runsJobs && !worksInside ? new StageThread(config, databaseUrl, log, channel, tracing) : null;
  if (thread) closers.add('stages', () => thread.close());
  const works = runsJobs
    ? buildWork({
        config,
        stores: workerStores,
        outbox,
        dispatcher,
        articleStages: thread ? () => Promise.resolve(thread.articles) : writing.stages,
        reportStages:
          options.reportStages ??
          (thread ? () => Promise.resolve(thread.reports) : reportStagesOf(config, workerStores, log)),
        auditRunner,
        auditQuietMs: limits.auditQuietMs,
        events,
        queue,
        clock: systemClock,
        ids: systemIds,
        log,
        metrics,
        tracing,
        limits,
      })
    : [];
  if (runsJobs) {
    const { operator } = workerStores;
    const worker = { name, version: VERSION, slots: config.workerConcurrency };
    const beat = () => operator.beat({ ...worker, busy: queue.busy });
    // While it drains, it is still there.
    closers.add('worker', () => operator.endWorker(name));
    closers.add('heartbeat', repeat(BEAT_EVERY_MS, beat, log, 'heartbeat'));
    await beat();
  }
  closers.add('job runner', () => queue.drain(limits.drainMs));
  // What it does not claim, it still takes up from lost workers, for those that claim it, and deletes when it expires.
  const claimed = works.filter(({ kind }) => config.workerKinds.includes(kind));
  const started = queue.start(claimed);
  if (runsJobs) {
    const runsStages = claimed.some(({ kind }) => kind !== 'work-on-audit');
    if (runsStages && thread) thread.warm();
    else if (runsStages) warmUp(writing, log);
    closers.add(
      'deliveries',
      webhooks.startWorker({
        stores: workerStores,
        unitOfWork: new PostgresUnitOfWork(workerDatabase),
        events,
        log,
        measures: metrics,
        tracing,
      }),
    );
    const lostWork = new LostWork({ works, outbox, dispatcher, log });
    closers.add(
      'sweeper',
      repeat(limits.sweepEveryMs, () => lostWork.round(), log, 'sweep'),
    );
    closers.add(
      'purge',
      repeat(limits.purgeEveryMs, () => purge(jobStore, limits.endedRetentionMs, log), log, 'purge'),
    );
    const leaving = new AbortController();
    closers.add(
      'ownership rounds',
      repeat(limits.reCheckEveryMs, () => ownership.sweep.reCheckDue(leaving.signal), log, 'ownership'),
    );
    const ticker = new ScheduleTicker({
      schedules: workerStores.schedules,
      unitOfWork: core.unitOfWork,
      starts,
      metrics,
      log,
      tracing,
    });
    closers.add(
      'schedules',
      repeat(limits.scheduleEveryMs, () => ticker.round(leaving.signal), log, 'schedules'),
    );
    const expiries = [
      ...works.flatMap(({ retention }) => retention),
      ...otherExpiries(workerStores, config.retention),
    ];
    const retention = new Retention({ expiries, log });
    closers.add(
      'retention',
      repeat(limits.expireEveryMs, () => retention.round(leaving.signal), log, 'retention'),
    );
    // Closed first: a probe takes up to half a minute, and another process can repeat it.
    closers.add('probes of domains', () => {
      leaving.abort(new Error('the process is shutting down'));
      return Promise.resolve();
    });
  }
  const stopRounds = repeat(DISPATCH_EVERY_MS, () => dispatcher.deliverDue(), log, 'outbox');
  closers.add('outbox rounds', () => {
    // Otherwise its round would continue as long as any entry is due, and the process would claim jobs meanwhile.
    dispatcher.leave();
    return stopRounds();
  });

  let url: string | null = null;
  if (ops && opened) {
    const pools = { [role === 'worker' ? 'workers' : 'callers']: database };
    if (role === 'all') pools['workers'] = workerDatabase;
    const load = () => workerStores.operator.load();
    const isDatabaseUp = () => events.isConnected;
    const served = ops.openOps({
      opened,
      isDatabaseUp,
      role,
      config,
      database,
      pools,
      load,
      jobStore,
      closers,
      log,
    });
    if (gateway && gate)
      url = await gateway.openGateway({
        config,
        gate,
        services,
        ops: served,
        closers,
        log,
        metrics,
        tracing,
        consoleFolder,
      });
    if (config.opsPort !== null)
      await ops.openOpsPort(served, { host: config.host, port: config.opsPort }, closers, log);
  }
  // A store that answers is waited for; one that is unavailable does not delay the start.
  await started;
  return { url, services, close: () => closers.closeAll() };
}

/** So that the first job does not wait for modules to load; callers do not wait for it. */
function warmUp(writing: Writing, log: Log): void {
  setImmediate(() => {
    writing.stages().catch((error: unknown) => {
      log.error({ err: error }, 'the article writer could not be loaded');
    });
  });
}

async function purge(store: AgendaStore, endedRetentionMs: number, log: Log): Promise<void> {
  // Purging can be done later.
  if (store.watch.isAway) return;
  const purged = await store.purgeEnded(endedRetentionMs);
  if (purged > 0) log.info({ purged }, 'ended rows of the queue were removed');
}
