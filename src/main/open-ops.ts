import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { AgendaStore } from '../adapters/agenda/agenda-store.js';
import type { Database } from '../adapters/postgres/database/connection.js';
import { pendingMigrations } from '../adapters/postgres/database/migrations.js';
import type { Log } from '../ports/log.js';
import { createOpsApp, measureRequests, opsRoutes } from '../transports/rest/ops-routes.js';
import { routerOf } from '../transports/rest/serve-routes.js';
import { closeServer, listen } from './listen.js';
import { watchClock } from './commands/clock-skew.js';
import type { Closers } from './shutdown.js';

/** Health, readiness and metrics of a process, for its operator. */
export type Ops = ReturnType<typeof openOps>;

export function openOps(database: Database, jobStore: AgendaStore, closers: Closers, log: Log) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const histogram = new Histogram({
    name: 'galley_http_request_duration_seconds',
    help: 'How long requests took, in seconds.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  closers.add('clock', watchClock({ ask: () => database.clock(), registry, log }));
  const checkReady = async () => {
    const pending = await pendingMigrations(database);
    if (pending.length > 0) throw new Error(`migrations are pending: ${pending.join(', ')}`);
    await jobStore.watch.check();
  };
  return { measure: measureRequests(histogram), routes: routerOf(opsRoutes, { registry, checkReady, log }) };
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
