import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Log } from '../ports/log.js';
import { createGraphHttp } from '../transports/graphql/graph-http.js';
import { openDocumentGate, openGraphParts } from '../transports/graphql/graph-parts.js';
import { serveGraphSocket } from '../transports/graphql/sockets/graph-socket.js';
import { createGraphStream } from '../transports/graphql/graph-stream.js';
import { schemaRoute } from '../transports/graphql/schema-route.js';
import { graphiqlRoutes } from '../transports/graphql/graphiql.js';
import { OnlyWebSocketsUpgrade } from '../transports/graphql/sockets/upgrades.js';
import { CONSOLE_FOLDER } from '../transports/console/console-files.js';
import { consoleRoutes } from '../transports/console/console-routes.js';
import { mcpRoutes } from '../transports/mcp/mcp-routes.js';
import { createRestApp } from '../transports/rest/rest-app.js';
import { basePathOf } from '../transports/web-options.js';
import type { Metrics } from '../ports/metrics.js';
import { NO_TRACING, type Tracing } from '../ports/tracing.js';
import { traceRequests } from '../transports/rest/ops-routes.js';
import type { RequestLog } from '../transports/request-log.js';
import type { AppServices } from './build/build-app-services.js';
import { systemClock } from './build/build-services.js';
import type { Config } from './config.js';
import { listen } from './listen.js';
import type { Ops } from './open-ops.js';
import { readAllowedDocuments, readConsoleDocuments } from './read-allowed-documents.js';
import type { Closers } from './shutdown.js';
import { VERSION } from './version.js';

export interface GatewayParts {
  readonly config: Config;
  readonly gate: Gate;
  readonly services: AppServices;
  readonly ops: Ops;
  readonly closers: Closers;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  /** Default: where the build puts the console. */
  readonly consoleFolder: string | undefined;
}

type Gate = ReturnType<typeof openDocumentGate>;

/** @throws {ConfigError} when the operator's allow-list of documents has a fault */
export function openGate({ graphql, console }: Config, consoleFolder = CONSOLE_FOLDER): Gate {
  if (graphql.allowed === null) return openDocumentGate(null);
  const listed = readAllowedDocuments(graphql.allowed);
  // An empty list is a fault, which the console's documents must not hide.
  const isWithConsole = console.isOn && listed.length > 0;
  return openDocumentGate(isWithConsole ? [...listed, ...readConsoleDocuments(consoleFolder)] : listed);
}

/**
 * REST and GraphQL on one port. A file of its own, because a worker does not load its modules.
 * @returns its address for callers
 */
export async function openGateway({
  config,
  gate,
  services,
  ops,
  closers,
  log,
  metrics,
  tracing,
  consoleFolder = CONSOLE_FOLDER,
}: GatewayParts): Promise<string> {
  const requestTracing = tracing === NO_TRACING ? null : tracing;
  const server = createServer({ IncomingMessage: OnlyWebSocketsUpgrade });
  const { isDevelopment } = config.graphql;
  const { web } = config;
  const graph = openGraphParts({
    access: services.access,
    keyWatch: services.keyWatch,
    services,
    log: countingRefusals(log, metrics, 'graphql'),
    showConnections: (transport, count) => {
      metrics.gauge('galley_subscribers', () => [[{ transport }, count()]]);
    },
    gate,
    web,
    isDevelopment,
    takesSessions: config.console.isOn,
    tracing: requestTracing,
  });
  const http = await createGraphHttp(graph, server);
  const stopSockets = serveGraphSocket(graph, server);
  const streams = createGraphStream(graph);
  // Opened last, so closed first: no caller meets a Galley that is partly closed.
  closers.add('HTTP', http.stop);
  closers.add('WebSocket', stopSockets);
  // HTTP waits for running requests, and a stream runs as long as its reader stays.
  closers.add('event streams', streams.stop);
  const common = { ...services, now: () => systemClock.now(), version: VERSION, web };
  const app = createRestApp(
    { ...common, log: countingRefusals(log, metrics, 'rest'), newId: () => randomUUID() },
    (more) => {
      if (requestTracing) more.use(traceRequests(requestTracing));
      more.use(ops.measure);
      more.use(config.opsPort === null ? ops.routes : ops.bareRoutes);
      if (config.console.isOn)
        more.use(consoleRoutes({ ...services, log, web, isDevelopment, folder: consoleFolder }));
      more.use('/graphql/stream', streams.router);
      more.use('/graphql', streams.whereAsked, schemaRoute(gate.schema));
      if (isDevelopment) more.use('/graphql', graphiqlRoutes(basePathOf(web)));
      more.use('/graphql', http.router);
      more.use(
        '/mcp',
        mcpRoutes({ ...common, log: countingRefusals(log, metrics, 'mcp'), tracing: requestTracing }),
      );
    },
  );
  return listen(server, app, config.host, config.port);
}

function countingRefusals(log: Log, metrics: Metrics, transport: 'rest' | 'graphql' | 'mcp'): RequestLog {
  return {
    info: (fields, message) => {
      log.info(fields, message);
    },
    error: (fields, message) => {
      log.error(fields, message);
    },
    refused: (code) => {
      metrics.add('galley_refusals_total', { transport, code });
    },
  };
}
