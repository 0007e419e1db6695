import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { PrometheusMetrics } from '../adapters/metrics/prometheus-metrics.js';
import { receiveMeasures } from '../adapters/metrics/thread-metrics.js';
import type { AgendaStore } from '../adapters/agenda/agenda-store.js';
import type { Database } from '../adapters/postgres/database/connection.js';
import { pendingMigrations } from '../adapters/postgres/database/migrations.js';
import type { WorkLoad } from '../domain/operator.js';
import type { Log } from '../ports/log.js';
import type { Metrics } from '../ports/metrics.js';
import { createOpsApp, measureRequests, opsRoutes } from '../transports/rest/ops-routes.js';
import { routerOf } from '../transports/rest/serve-routes.js';
import { watchClock } from './commands/clock-skew.js';
import type { Config } from './config.js';
import { closeServer, listen } from './listen.js';
import type { Closers } from './shutdown.js';
import { VERSION } from './version.js';

/** How long one reading of the database serves, in ms: one scrape reads several gauges of it, and nobody scrapes more often. */
const LOAD_TTL_MS = 2000;

/** Where a process counts what it does, and the text of it that is scraped. */
export interface OpenMetrics {
  readonly metrics: Metrics;
  readonly read: () => Promise<{ readonly type: string; readonly text: string }>;
}

/** @param channel of the measures of its threads */
export function openMetrics(role: string, channel: string, closers: Closers): OpenMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const metrics = new PrometheusMetrics(registry);
  metrics.gauge('galley_build_info', () => [[{ version: VERSION, role }, 1]]);
  const stop = receiveMeasures(channel, metrics);
  closers.add('measures', () => {
    stop();
    return Promise.resolve();
  });
  return { metrics, read: async () => ({ type: registry.contentType, text: await registry.metrics() }) };
}

export interface OpsParts {
  readonly opened: OpenMetrics;
  readonly role: 'all' | 'gateway' | 'worker';
  readonly config: Pick<Config, 'database' | 'jobs'>;
  readonly database: Database;
  /** By the name that its connections are shown under. */
  readonly pools: Readonly<Record<string, Database>>;
  readonly load: () => Promise<WorkLoad>;
  /** By a connection of its own: a pool that is full says nothing of the database. */
  readonly isDatabaseUp: () => boolean;
  readonly jobStore: AgendaStore;
  readonly closers: Closers;
  readonly log: Log;
}

/** Health, readiness and metrics of a process, for its operator. */
export type Ops = ReturnType<typeof openOps>;

export function openOps(parts: OpsParts) {
  const { closers, database, jobStore, log, opened, role } = parts;
  const { metrics, read } = opened;
  showStores(parts);
  closers.add('clock', watchClock({ ask: () => database.clock(), metrics, log }));
  /** What this role needs and is not there (decisions §12): a gateway takes starts while the queue is away. */
  const findMissing = async () => {
    const missing: string[] = [];
    const pending = await pendingMigrations(database).catch((error: unknown) => {
      log.warn({ err: error }, 'the database could not be asked for its migrations');
      return null;
    });
    if (pending === null) missing.push('the database does not answer');
    else if (pending.length > 0) missing.push(`migrations are pending: ${pending.join(', ')}`);
    // A store that is away is asked anew, which takes longer than a probe waits.
    if (role === 'gateway') return missing;
    const isAway = await jobStore.watch.check().then(
      () => false,
      () => true,
    );
    if (isAway) missing.push("the queue's store does not answer");
    return missing;
  };
  const served = { readMetrics: read, findMissing, log };
  return {
    measure: measureRequests(metrics),
    /** For the operator's port, or for the one port that there is. */
    routes: routerOf(opsRoutes, { ...served, isBare: false }),
    /** For the callers' port beside the operator's: so that every probe works unchanged, and shows no details. */
    bareRoutes: routerOf(opsRoutes, { ...served, readMetrics: null, isBare: true }),
  };
}

/** Gauges of the stores, and of the work of all processes, which is read from the database. */
function showStores({ opened: { metrics }, config, isDatabaseUp, pools, load, jobStore }: OpsParts): void {
  let read: { readonly at: number; readonly load: Promise<WorkLoad> } | null = null;
  const current = () => {
    if (read === null || performance.now() - read.at > LOAD_TTL_MS)
      read = { at: performance.now(), load: load() };
    return read.load;
  };
  metrics.gauge('galley_jobs', async () =>
    (await current()).backlog.flatMap(({ kind, waiting, running }) => [
      [{ kind, state: 'waiting' }, waiting] as const,
      [{ kind, state: 'running' }, running] as const,
    ]),
  );
  metrics.gauge('galley_job_oldest_seconds', async () =>
    (await current()).backlog.map(({ kind, oldestSeconds }) => [{ kind }, oldestSeconds] as const),
  );
  metrics.gauge('galley_outbox_oldest_seconds', async () => [[{}, (await current()).outboxSeconds]]);
  metrics.gauge('galley_schedule_lag_seconds', async () => [[{}, (await current()).scheduleSeconds]]);
  metrics.gauge('galley_leases_lapsed', async () => [[{}, (await current()).lapsedLeases]]);
  metrics.gauge('galley_workers', async () => [[{}, (await current()).workers]]);
  metrics.gauge('galley_database_bytes', async () => [[{}, (await current()).databaseBytes]]);
  metrics.gauge('galley_store_up', () => [
    [{ store: 'postgresql' }, isDatabaseUp() ? 1 : 0],
    [{ store: `queue on ${config.jobs.kind}` }, jobStore.watch.isAway ? 0 : 1],
  ]);
  metrics.gauge('galley_database_pool', () =>
    Object.entries(pools).flatMap(([pool, { connections }]) =>
      Object.entries(connections).map(([state, count]) => [{ pool, state }, count] as const),
    ),
  );
  const { database: stored } = config;
  if (stored.kind === 'embedded')
    metrics.gauge('galley_data_free_ratio', async () => {
      const { bavail, blocks } = await statfs(stored.dataDir);
      return [[{}, bavail / blocks]];
    });
}

/** A port for the operator alone. */
export async function openOpsPort(
  ops: Ops,
  { host, port }: { readonly host: string; readonly port: number },
  closers: Closers,
  log: Log,
): Promise<void> {
  const server = createServer();
  await listen(
    server,
    createOpsApp(ops.routes, () => randomUUID(), log),
    host,
    port,
  );
  closers.add('operations port', () => closeServer(server));
}
