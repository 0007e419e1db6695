import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { AgendaJobQueue, createAgenda } from '../adapters/agenda/job-queue.js';
import { PostgresEventBus } from '../adapters/postgres/database/event-bus.js';
import { PostgresOutboxStore } from '../adapters/postgres/job/outbox-store.js';
import { openStores } from '../adapters/postgres/database/unit-of-work.js';
import { NO_METRICS } from '../ports/metrics.js';
import { JobDispatcher } from '../services/job/job-dispatcher.js';
import { buildCoreServices, systemClock } from './build/build-services.js';
import { assertPortIsFree } from './listen.js';
import { openMigrated, openWorkerPool } from './open-database.js';
import { openJobStore } from './open-job-store.js';
import { openTracing, tracedLog } from './open-tracing.js';
import { Closers, repeat } from './shutdown.js';
import { LIMITS, type AppLimits, type AppOptions } from './app-options.js';
import { buildAppServices, type AppServices } from './build/build-app-services.js';
import { startWorker } from './build/start-worker.js';

/** How often each process polls the outbox; a start enqueues its own entry at once. */
const DISPATCH_EVERY_MS = 1000;

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
    { ms: config.databaseWaitSeconds * 1000, ...(options.signal && { signal: options.signal }) },
  );

  // A worker without callers has the whole pool.
  const workerDatabase =
    role === 'all' ? openWorkerPool(databaseUrl, closers, 'galley-worker') : database.forAllAccounts();
  const workerStores = openStores(workerDatabase);

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

  const built = await buildAppServices({
    options,
    core: buildCoreServices(database, limits.refusalMs),
    database,
    databaseUrl,
    events,
    dispatcher,
    queue,
    closers,
    log,
    metrics,
    tracing,
  });

  let started: Promise<void>;
  if (runsJobs)
    ({ started } = await startWorker({
      options,
      limits,
      name,
      built,
      database: workerDatabase,
      databaseUrl,
      stores: workerStores,
      outbox,
      events,
      dispatcher,
      queue,
      jobStore,
      channel,
      closers,
      log,
      metrics,
      tracing,
    }));
  else {
    closers.add('job runner', () => queue.drain(limits.drainMs));
    started = queue.start([]);
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
        services: built.services,
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
  return { url, services: built.services, close: () => closers.closeAll() };
}
