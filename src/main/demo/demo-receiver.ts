import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where the demo's webhook sends to. */
export interface DemoReceiver {
  readonly url: string;
  close(): Promise<void>;
}

/** Takes every message on loopback and answers 204, as a program does that has understood it. */
export async function openReceiver(): Promise<DemoReceiver> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
