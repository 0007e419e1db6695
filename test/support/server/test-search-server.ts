import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { SearchProvider, SearchResult } from '../../../src/ports/web-search.js';

export interface AskedSearch {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  // Each provider's own shape: what is in it is what tests assert.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

export interface TestSearchServer {
  readonly origin: string;
  readonly asked: readonly AskedSearch[];
  /** From now on: how every request is answered. */
  answer: (asked: AskedSearch, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** A server on loopback in a search provider's place. */
export async function startTestSearch(): Promise<TestSearchServer> {
  const asked: AskedSearch[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const one: AskedSearch = {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://127.0.0.1'),
        headers: request.headers,
        body: body === '' ? null : JSON.parse(body),
      };
      asked.push(one);
      subject.answer(one, response);
    });
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const subject: TestSearchServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: answering(200, '{}'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return subject;
}

export function answering(
  status: number,
  body: string | object,
  headers: Readonly<Record<string, string>> = {},
) {
  return (_asked: AskedSearch, response: ServerResponse) => {
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** Results as the provider's documentation shows an answer, with the fields around them that real ones have. */
export function shapeOf(
  provider: Exclude<SearchProvider, 'none'>,
  query: string,
  results: readonly SearchResult[],
): object {
  switch (provider) {
    case 'searxng':
      return {
        query,
        number_of_results: 0,
        results: results.map(({ url, title, snippet }, index) => ({
          url,
          title,
          content: snippet,
          thumbnail: null,
          engine: 'mojeek',
          parsed_url: ['https', 'host.example', '/', '', '', ''],
          template: 'default.html',
          engines: ['mojeek', 'duckduckgo'],
          positions: [index + 1],
          publishedDate: null,
          score: 1 / (index + 1),
          category: 'general',
        })),
        answers: [],
        corrections: [],
        infoboxes: [],
        suggestions: [],
        unresponsive_engines: results.length === 0 ? [] : [['brave', 'too many requests']],
      };
    case 'brave':
      return {
        type: 'search',
        query: { original: query, more_results_available: results.length > 0 },
        ...(results.length === 0
          ? {}
          : {
              web: {
                type: 'search',
                results: results.map(({ url, title, snippet }) => ({
                  title,
                  url,
                  description: snippet,
                  age: '2 days ago',
                  page_age: '2026-01-03T14:22:41',
                  language: 'en',
                  meta_url: { scheme: 'https', netloc: 'host.example', hostname: 'host.example', path: '/' },
                })),
                family_friendly: true,
              },
              mixed: { type: 'mixed', main: [{ type: 'web', index: 0, all: false }], top: [], side: [] },
            }),
      };
    case 'tavily':
      return {
        query,
        answer: null,
        images: [],
        results: results.map(({ url, title, snippet }) => ({
          title,
          url,
          content: snippet,
          score: 0.81,
          raw_content: null,
        })),
        response_time: 1.67,
      };
    case 'serper':
      return {
        searchParameters: { q: query, gl: 'us', hl: 'en', type: 'search', num: 10, engine: 'google' },
        ...(results.length === 0
          ? {}
          : {
              organic: results.map(({ url, title, snippet }, index) => ({
                title,
                link: url,
                snippet,
                date: 'Jan 3, 2026',
                position: index + 1,
              })),
            }),
        credits: 1,
      };
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
