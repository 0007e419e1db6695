import {
  createServer as createPlain,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { connectTcp, type Connect } from '../../../src/libs/guarded-fetch/connect.js';
import { selfSignedCertificate } from '../server/self-signed-certificate.js';
import { AnswerBook } from './answer-book.js';
import type { GeneratedSite } from './generated-site.js';

/** A generated web on loopback, and how a fetcher comes to it by its names. */
export interface ServedSite {
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly connect: Connect;
  /** The certificate of all its hosts (PEM). */
  readonly trusted: string;
  close(): Promise<void>;
}

/** Where all hosts pretend to be: a public address, for others are never asked. */
const ADDRESS = '93.184.215.14';

/** Starts one server for http and one for https; both answer for every host of the site. */
export async function serveGeneratedSite(site: GeneratedSite): Promise<ServedSite> {
  const origins = [...site.others.keys()];
  const hosts = new Set(origins.map((origin) => new URL(origin).hostname));
  const { key, cert } = selfSignedCertificate([...hosts], site.certificate?.daysLeft ?? 60);
  const book = new AnswerBook(site);
  const answering = (scheme: string) => (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', headers, url = '/' } = request;
    answer(book.next(`${scheme}://${headers.host ?? ''}${url}`, method), request, response);
  };
  const servers = {
    plain: createPlain(answering('http')),
    secure: createSecure({ key, cert }, answering('https')),
  };
  const sockets = new Set<Socket>();
  for (const server of Object.values(servers)) {
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
  }
  const ports = { plain: await listening(servers.plain), secure: await listening(servers.secure) };
  return {
    trusted: cert,
    resolve: (host) =>
      hosts.has(host) ? Promise.resolve([ADDRESS]) : Promise.reject(new Error(`no ${host} is known`)),
    connect: async ({ address, port, signal }) => {
      if (address !== ADDRESS) throw new Error(`a test would have connected to ${address}`);
      const here = port === 443 ? ports.secure : ports.plain;
      const socket = await connectTcp({ address: '127.0.0.1', port: here, signal });
      return Object.defineProperty(socket, 'remoteAddress', { value: ADDRESS });
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all(
        Object.values(servers).map((server) => new Promise((resolve) => server.close(resolve))),
      );
    },
  };
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function answer(
  served: ReturnType<AnswerBook['next']>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if ('failure' in served) {
    // A time-out leaves the client waiting; every other failure breaks the connection.
    if (served.failure !== 'timeout') request.socket.destroy();
    return;
  }
  const headers = Object.fromEntries(
    Object.entries(served.headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : [...value],
    ]),
  );
  response.writeHead(served.status, { ...headers, 'content-length': served.body.length });
  response.end(request.method === 'HEAD' ? undefined : served.body);
}
