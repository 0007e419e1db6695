import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a proxy does that is no answer of Galley's: cuts, answers a page of its own, or breaks off midway. */
type Failure = 'cut' | 'page' | 'half';

export interface FlakyProxy {
  readonly url: string;
  /** What has gone wrong so far. */
  readonly failed: readonly Failure[];
  readonly close: () => void;
}

/** A proxy for REST whose first three calls fail, each in another way; a call that breaks off has reached its target. */
export async function openFlakyProxy(target: string): Promise<FlakyProxy> {
  const failures: Failure[] = ['cut', 'page', 'half'];
  const failed: Failure[] = [];
  const server = createServer((request, response) => {
    const failure = failures.shift();
    if (failure) failed.push(failure);
    if (failure === 'cut') return void request.socket.destroy();
    if (failure === 'page') {
      response.writeHead(503, {
        'content-type': 'text/html',
        'retry-after': 'Sun, 22 Nov 2026 00:00:00 GMT',
      });
      return void response.end('<html>Back soon');
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = 'GET', url = '/', headers } = request;
      const body = method === 'POST' ? { body: Buffer.concat(chunks) } : {};
      const { authorization = '', 'content-type': type } = headers;
      const sent = { authorization, ...(type === undefined ? {} : { 'content-type': type }) };
      void fetch(`${target}${url}`, { method, headers: sent, ...body }).then(async (answer) => {
        pass(response, answer.status, await answer.text(), failure === 'half');
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failed,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function pass(response: ServerResponse, status: number, text: string, isCut: boolean): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  if (!isCut) response.end(text);
  else response.write(text.slice(0, 5), () => response.destroy());
}
