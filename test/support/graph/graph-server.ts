import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import express from 'express';
import type { App } from '../../../src/main/build-app.js';
import type { Log } from '../../../src/ports/log.js';
import {
  openDocumentGate,
  openGraphParts,
  type GraphParts,
} from '../../../src/transports/graphql/graph-parts.js';
import { serveGraphSocket } from '../../../src/transports/graphql/sockets/graph-socket.js';
import { createGraphStream } from '../../../src/transports/graphql/graph-stream.js';
import { requestId } from '../../../src/transports/rest/middleware/request-id.js';

/** At `/much`, in bytes: more than the buffers of two sockets hold. */
const MUCH = 16 * 1024 * 1024;

export interface GraphServer {
  readonly url: string;
  readonly port: number;
  readonly server: Server;
  /** What clients are connected to, on this side. */
  readonly connections: readonly Socket[];
  readonly stopStreams: () => Promise<void>;
  readonly stopSockets: () => Promise<void>;
  close(): Promise<void>;
}

/** WebSockets and event streams of a running Galley on a server of their own, with limits that a test can wait for. */
export async function openGraphServer(
  { services }: Pick<App, 'services'>,
  log: Log,
  options: {
    readonly parts?: Partial<GraphParts>;
    readonly streams?: Parameters<typeof createGraphStream>[1];
    readonly sockets?: Parameters<typeof serveGraphSocket>[2];
  } = {},
): Promise<GraphServer> {
  const { access, keyWatch } = services;
  const gate = openDocumentGate(null);
  const parts = { ...openGraphParts({ gate, access, keyWatch, services, log }), ...options.parts };
  const app = express();
  const streams = createGraphStream(parts, options.streams);
  app.use(requestId(randomUUID, log));
  app.get('/much', (_request, response) => void response.send('x'.repeat(MUCH)));
  app.use('/graphql/stream', streams.router);
  const server = createServer(app);
  const stopSockets = serveGraphSocket(parts, server, options.sockets);
  const connections: Socket[] = [];
  server.on('connection', (socket) => connections.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    server,
    connections,
    stopStreams: streams.stop,
    stopSockets,
    close: async () => {
      for (const socket of connections) socket.destroy();
      await streams.stop();
      await stopSockets();
      server.close();
    },
  };
}
