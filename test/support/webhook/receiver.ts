import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a receiver got it. */
export interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** By `Date.now()`. */
  readonly at: number;
}

export interface Receiver {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  readonly port: number;
  readonly received: Received[];
  /** Answers instead of 204; default for all paths. */
  answer: (message: Received, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** A receiver of webhooks on loopback. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const receiver = {
    received,
    answer: (_message: Received, response: ServerResponse) => void response.writeHead(204).end(),
  };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const message = {
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body,
        at: Date.now(),
      };
      received.push(message);
      receiver.answer(message, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(receiver, { origin: `http://127.0.0.1:${port}`, port, close: () => closed(server) });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
