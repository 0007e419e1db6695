import type { Server } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { Express } from 'express';

/** Another program listens on the port. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';
}

/**
 * Called before a process opens anything else: a process that finds its port in use at the end has claimed jobs by then, and
 * perhaps changed the tables, beside the process that has the port.
 *
 * @param variable that sets the port, for the operator
 * @throws {PortInUseError} when another program has it; 0 is always free
 */
export async function assertPortIsFree(host: string, port: number, variable: string): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') reject(error);
      else
        reject(
          new PortInUseError(
            `Port ${port} of ${host} is in use, perhaps by another Galley. Stop that program, or set ${variable}.`,
            { cause: error },
          ),
        );
    });
    probe.listen({ host, port, exclusive: true }, () => {
      probe.close(() => {
        resolve();
      });
    });
  });
}

/**
 * Unanswered requests of one connection. Clients that pipeline send a handful; a packet has room for 2,300, and Node emits
 * all requests of one packet in the same tick of the event loop, which took a second.
 */
const MOST_UNANSWERED = 16;

/**
 * Starts to listen. A connection with more than `MOST_UNANSWERED` pipelined requests is cut.
 *
 * @returns its address
 */
export async function listen(server: Server, app: Express, host: string, port: number): Promise<string> {
  const unanswered = new WeakMap<Socket, number>();
  server.on('request', (request, response) => {
    const { socket } = request;
    // Node emits the other requests of the same packet even so.
    if (socket.destroyed) return;
    const count = unanswered.get(socket) ?? 0;
    if (count >= MOST_UNANSWERED) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, count + 1);
    // Every layer that answers, counts, logs or bounds a request listens to its end; Node warns of a leak above ten.
    response.setMaxListeners(20);
    response.once('close', () => {
      unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
    });
    app(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}
