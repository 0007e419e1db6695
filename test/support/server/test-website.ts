import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

/** What a path answers: an HTML page, or a reply in full, or code that writes it. */
export type Route = string | Reply | ((request: IncomingMessage, response: ServerResponse) => void);

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface TestWebsite {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  readonly port: number;
  /** Paths asked for, in order, with their queries. */
  readonly asked: readonly string[];
  /** Headers of the last request for a path. */
  headersOf(path: string): IncomingMessage['headers'] | undefined;
  /** Bytes written for a path before its connection was closed. */
  readonly sent: (path: string) => number;
  set(path: string, route: Route): void;
  close(): Promise<void>;
}

/** Starts a website on loopback. What is not in `routes` is as `*` there says, or 404, robots.txt among it. */
export async function startTestWebsite(routes: Readonly<Record<string, Route>> = {}): Promise<TestWebsite> {
  const known = new Map(Object.entries(routes));
  const asked: string[] = [];
  const headers = new Map<string, IncomingMessage['headers']>();
  const written = new Map<string, number>();
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    headers.set(path, request.headers);
    const before = request.socket.bytesWritten;
    response.on('close', () => written.set(path, request.socket.bytesWritten - before));
    const route = known.get(path) ?? known.get(path.split('?')[0] ?? '/') ?? known.get('*');
    answer(route, request, response);
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    asked,
    headersOf: (path) => headers.get(path),
    sent: (path) => written.get(path) ?? 0,
    set: (path, route) => known.set(path, route),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function answer(route: Route | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (route === undefined) {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>No such page</h1>');
  } else if (typeof route === 'string') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(route);
  } else if (typeof route === 'function') {
    route(request, response);
  } else {
    response
      .writeHead(route.status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...route.headers })
      .end(route.body ?? '');
  }
}

export function redirectTo(location: string, status = 302): Route {
  return { status, headers: { location } };
}

/** Sends as fast as it is read, for ever. @param words spaces are read sooner than words are */
export function endlessBody(words = 'all work and no play '): Route {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const chunk = words.repeat(Math.ceil(20_000 / words.length));
    const pump = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', pump);
    pump();
  };
}

/** A few kilobytes that inflate to so many megabytes. */
export function gzipBomb(megabytes: number): Route {
  const body = gzipSync(Buffer.alloc(megabytes * 1024 * 1024, 'a'), { level: 9 });
  return { headers: { 'content-encoding': 'gzip' }, body };
}

/** Takes the request and says nothing, until the asker goes away. */
export function silence(): Route {
  return () => undefined;
}

/** Sends its headers and some of the body, and then stays silent. */
export function stalledBody(): Route {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('<p>It was a dark and');
  };
}
