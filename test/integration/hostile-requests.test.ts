import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { App } from '../../src/main/build-app.js';
import { freshLimits } from '../support/server/fresh-limits.js';
import { watchBlocking } from '../support/event-loop-blocking.js';
import { scriptedWriting } from '../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { until } from '../support/until.js';
import { call, createTenant, startGalley, type Tenant } from '../support/server/test-galley.js';

let database: TestDatabase;
let gateway: App;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  tenant = await createTenant(gateway);
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

const MIB = 1024 * 1024;

/** No input may stall the event loop for longer. Of processor time, so that a busy machine changes nothing. */
const LONGEST_MS = 100;

/** The compiler and the collector have their own time. */
const TRIES = 3;

interface Exchange {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** By hand: a client library would take as long for a hostile request as the server. @returns the status */
async function send({ method = 'POST', path, headers = {}, body }: Exchange): Promise<number> {
  const { hostname, port } = new URL(gateway.url!);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const fields = {
    Host: 'a',
    Connection: 'close',
    Authorization: `Bearer ${tenant.full}`,
    ...(body ? { 'Content-Type': 'application/json', 'Content-Length': String(body.length) } : {}),
    ...headers,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => undefined);
  const answered = once(socket, 'data') as Promise<[Buffer]>;
  socket.write(
    `${method} ${path ?? `/v1/editions/${tenant.edition}/articles`} HTTP/1.1\r\n${lines.join('')}\r\n`,
    'latin1',
  );
  if (body) socket.write(body);
  const [head] = await answered;
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(head.toString('latin1'))?.[1]);
}

/** Expects an answer that is no fault of the server, and a loop that was never held for long. */
async function expectSwift(exchange: Exchange, status: number | RegExp): Promise<void> {
  let longest = Infinity;
  for (let tries = 0; tries < TRIES && longest >= LONGEST_MS; tries += 1) {
    const blocking = watchBlocking();
    const answered = await send(exchange);
    await yieldToEventLoop();
    await yieldToEventLoop();
    longest = Math.min(longest, blocking.longestMs());
    blocking.stop();
    expect(String(answered)).toMatch(status instanceof RegExp ? status : new RegExp(`^${status}$`));
  }
  expect(longest).toBeLessThan(LONGEST_MS);
}

const repeated = (count: number, each: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => each(index)).join(',');

/** What a hundred rows or a single brief are made of, for a size in bytes; what is too much is refused, whatever it is. */
const BRIEFS: Readonly<Record<string, (size: number) => string>> = {
  'unknown fields': (size) => `{"input":"x",${repeated(size / 14, (index) => `"k${index}":0`)}}`,
  'unknown settings': (size) =>
    `{"input":"x","settings":{${repeated(size / 14, (index) => `"k${index}":0`)}}}`,
  'lists in lists': (size) => `{"input":"x","a":${'['.repeat(size / 2)}${']'.repeat(size / 2)}}`,
  'objects in settings': (size) =>
    `{"input":"x","settings":${'{"a":'.repeat(size / 6)}0${'}'.repeat(size / 6)}}`,
  'levels up to the bound': (size) =>
    `{"input":"x","a":[${repeated(size / 130, () => '['.repeat(60) + ']'.repeat(60))}]}`,
  'a long input': (size) => `{"input":"${'x'.repeat(size - 20)}"}`,
  'an input of white space': (size) => `{"input":"${' '.repeat(size - 20)}"}`,
  'an input of escapes': (size) => `{"input":"${String.raw`\ud83d\ude00`.repeat(size / 12 - 2)}"}`,
  'an input of surrogates': (size) => `{"input":"${String.raw`\ud83d`.repeat(size / 6 - 3)}"}`,
  'an input of NULs': (size) => `{"input":[${repeated(size / 9, () => String.raw`"\u0000"`)}]}`,
  'a long number': (size) => `{"input":"x","settings":{"seed":${'1'.repeat(size - 50)}}}`,
  'long fractions': (size) =>
    `{"input":"x","settings":{"a":[${repeated(size / 30, () => '1.2345678901234567e-300')}]}}`,
  'empty sources': (size) => `{"input":"x","settings":{"sources":[${repeated(size / 3, () => '{}')}]}}`,
  'long addresses': (size) =>
    `{"input":"x","settings":{"sources":[{"url":"http://${'a.'.repeat(size / 2 - 40)}"}]}}`,
  'a long language': (size) => `{"input":"x","language":"en-u-${'ab-cdef-'.repeat(size / 8 - 5)}aa"}`,
  'a long country': (size) => `{"input":"x","country":"${'ß'.repeat(size / 2 - 20)}"}`,
  'a long id': (size) => `{"input":"x","id":"${'0a'.repeat(size / 2 - 20)}"}`,
  'long keys': (size) =>
    `{"input":"x",${repeated(Math.ceil(size / 20_000), (index) => `"${'k'.repeat(19_900)}${index}":0`)}}`,
  'a string without an end': (size) => `{"input":"${'x'.repeat(size - 20)}`,
  'garbage behind its end': (size) => `{"input":"x"}${' '.repeat(size - 20)}]`,
  backslashes: (size) => `{"input":"${'\\\\'.repeat(size / 2 - 10)}"}`,
  commas: (size) => `{"input":[${','.repeat(size - 20)}]}`,
  'closing brackets': (size) => `{"input":${']'.repeat(size - 20)}`,
};

/** Settings within their 16 KiB, each of another kind of fault or of none. */
const SETTINGS: Readonly<Record<string, () => object>> = {
  'that are full and valid': () => ({
    title: 'x'.repeat(200),
    keywords: Array.from({ length: 10 }, (_, index) => `${'k'.repeat(70)}${index}`),
    sections: Array.from({ length: 20 }, (_, index) => ({
      heading: `${'h'.repeat(100)}${index}`,
      words: 10,
    })),
    sources: Array.from({ length: 20 }, (_, index) => ({
      url: `https://example.org/${'x'.repeat(100)}${index}`,
    })),
    domains: { include: Array.from({ length: 50 }, (_, index) => `a${index}.example.org`) },
    forbidden: Array.from({ length: 100 }, (_, index) => `f${index}`),
    internal_links: {
      urls: Array.from({ length: 50 }, (_, index) => ({ url: `https://example.org/${index}` })),
    },
    [`x`.repeat(100)]: String.raw`\u0041`.repeat(800),
  }),
  'that are unknown': () => Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`k${index}`, 0])),
  'that are too many': () => Object.fromEntries(Array.from({ length: 9000 }, (_, index) => [`k${index}`, 0])),
  'of sources that are none': () => ({ sources: Array.from({ length: 1600 }, () => ({ url: 0 })) }),
  'of sections that are none': () => ({ sections: Array.from({ length: 1600 }, () => ({ a: 0 })) }),
  'of unknown extras': () => ({
    extras: Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`k${index}`, 0])),
  }),
  'with NULs': () => Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`k\0${index}`, '\0'])),
};

describe('a brief of the largest size, of half and of a quarter of it', () => {
  it.each(Object.entries(BRIEFS))('%s', async (_what, make) => {
    for (const part of [4, 2, 1]) {
      const body = Buffer.from(make((2 * MIB) / part - 1024));
      await expectSwift({ body }, /^(?:202|413|422)$/);
    }
  });

  it.each(Object.entries(BRIEFS))('stalls no other caller in a batch, with %s', async (_what, make) => {
    const path = `/v1/editions/${tenant.edition}/articles/batch`;
    const body = Buffer.from(`{"jobs":[{"input":"x"},${make(16 * MIB - 1024)}]}`);
    await expectSwift({ path, body }, /^(?:202|413|422)$/);
  });
});

describe('a batch of a hundred rows with settings stalls no other caller', () => {
  it.each(Object.entries(SETTINGS))('%s', async (what, make) => {
    const path = `/v1/editions/${tenant.edition}/articles/batch`;
    const row = { input: '\u{1f600}'.repeat(2000), settings: make() };
    const jobs = Array.from({ length: 100 }, () => row);
    const ascii = JSON.stringify({ jobs }).replaceAll('\u{1f600}', String.raw`\ud83d\ude00`);
    await expectSwift({ path, body: Buffer.from(ascii) }, what.endsWith('valid') ? 202 : /^(?:202|422)$/);
  });
});

it('half-sent bodies of one key use a bounded part of the memory, and leave room for others', async () => {
  const { hostname, port } = new URL(gateway.url!);
  const half = Buffer.alloc(1.9 * MIB, ' ');
  const refusals: string[] = [];
  const sockets = Array.from({ length: 16 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.once('data', (answer: Buffer) => {
      const text = answer.toString('latin1');
      if (text.startsWith('HTTP/1.1 429')) refusals.push(text);
    });
    socket.write(
      `POST /v1/editions/${tenant.edition}/articles HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${tenant.full}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${2 * MIB}\r\n\r\n`,
    );
    socket.write(half);
    return socket;
  });
  // Ten bodies of 2 MiB are the share of a key.
  await until(() => refusals.length === 6);
  // That is nothing of its hour.
  for (const refusal of refusals) expect(refusal).toMatch(/"paid-actions";r=[1-9]/);
  const other = await createTenant(gateway);
  const start = { input: 'Anything' };
  expect(
    (await call(gateway, other.full, 'POST', `/v1/editions/${other.edition}/articles`, start)).status,
  ).toBe(202);
  for (const socket of sockets) socket.destroy();
});

describe('requests that arrive on one connection before any is answered', () => {
  const NO_KEY = 'GET /v1 HTTP/1.1\r\nHost:x\r\n\r\n';

  /** @returns all that was answered, and whether the connection was cut rather than left open */
  async function pipelined(count: number): Promise<{ readonly answers: number; readonly isCut: boolean }> {
    const { hostname, port } = new URL(gateway.url!);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    let text = '';
    let isCut = false;
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.once('close', () => (isCut = true));
    const answers = () => text.split('HTTP/1.1 401 ').length - 1;
    socket.write(NO_KEY.repeat(count));
    await until(() => isCut || answers() === count);
    const seen = { answers: answers(), isCut };
    socket.destroy();
    return seen;
  }

  it('are answered when they are few, repeatedly', async () => {
    for (let round = 0; round < 3; round += 1)
      expect(await pipelined(16)).toEqual({ answers: 16, isCut: false });
  });

  it('cut it when they fill a packet, and stall no other caller', async () => {
    let longest = Infinity;
    for (let tries = 0; tries < TRIES && longest >= LONGEST_MS; tries += 1) {
      const blocking = watchBlocking();
      const { answers, isCut } = await pipelined(Math.floor((64 * 1024) / NO_KEY.length));
      longest = blocking.longestMs();
      blocking.stop();
      expect(isCut).toBe(true);
      expect(answers).toBeLessThan(100);
    }
    expect(longest).toBeLessThan(LONGEST_MS);
  });
});

describe('a request of the largest size that Node reads stalls no other caller', () => {
  const LONG = 14_000;
  const articles = () => `/v1/editions/${tenant.edition}/articles`;
  const query = (text: string) => () => ({ method: 'GET', path: `${articles()}?${text}` });
  const header = (name: string, value: string) => () => ({
    method: 'GET',
    path: articles(),
    headers: { [name]: value },
  });

  it.each<[string, () => Exchange]>([
    ['with a long limit', query(`limit=${'9'.repeat(LONG)}`)],
    ['with a long moment', query(`since=2026-01-01T${'0'.repeat(LONG)}`)],
    ['with a long fraction of a second', query(`since=2026-01-01T00:00:00.${'0'.repeat(LONG)}x`)],
    ['with a long status', query(`status=${'%00'.repeat(LONG / 3)}`)],
    ['with thousands of parameters', query('limit=1&'.repeat(LONG / 8))],
    ['with brackets', query(`a${'[b]'.repeat(LONG / 3)}=1`)],
    ['with thousands of encodings', header('Accept-Encoding', 'gzip;q=0.1,br;q=0.2,'.repeat(LONG / 20))],
    ['with thousands of types', header('Accept', 'a/b;q=0.1;c="d",'.repeat(LONG / 16))],
    ['with thousands of tags', header('If-None-Match', 'W/"a", '.repeat(LONG / 7))],
    ['with a long id', header('X-Request-Id', 'x'.repeat(LONG))],
    ['with a long key', header('Authorization', `Bearer ${'gk_full_'.repeat(LONG / 8)}`)],
    ['with white space for a key', header('Authorization', `Bearer${' '.repeat(LONG)}x`)],
    ['with a long path', () => ({ method: 'GET', path: `/v1/editions/${'a'.repeat(LONG)}/articles` })],
    ['with a path of slashes', () => ({ method: 'GET', path: '/'.repeat(LONG) })],
    [
      'with a path of percent signs',
      () => ({ method: 'GET', path: `/v1/editions/${'%41'.repeat(LONG / 3)}/articles` }),
    ],
    ['with a path that is no text', () => ({ method: 'GET', path: `/v1/editions/${'%'.repeat(LONG)}` })],
    [
      'with a long type of its body',
      () => ({
        headers: { 'Content-Type': `application/json;${' a=b;'.repeat(LONG / 5)}` },
        body: Buffer.from('{}'),
      }),
    ],
    [
      'with a body that unpacks without end',
      () => ({ headers: { 'Content-Encoding': 'gzip' }, body: gzipSync(Buffer.alloc(200 * MIB, ' ')) }),
    ],
  ])('%s', async (_what, make) => {
    await expectSwift(make(), /^[24]\d\d$|^304$/);
  });
});
