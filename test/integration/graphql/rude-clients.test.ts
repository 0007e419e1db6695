import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import net from 'node:net';
import WebSocket from 'ws';
import type { JobProgress } from '../../../src/domain/article/job.js';
import type { App } from '../../../src/main/build-app.js';
import { KeyedQuota } from '../../../src/services/concurrency/keyed-quota.js';
import { KeyedSemaphore } from '../../../src/services/concurrency/keyed-semaphore.js';
import { BodyShares } from '../../../src/transports/body/body-shares.js';
import { MessagePace } from '../../../src/transports/graphql/sockets/messages.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { gate } from '../../support/gate.js';
import { openGraphServer, type GraphServer } from '../../support/graph/graph-server.js';
import { eventsIn } from '../../support/graph/graph-transports.js';
import { recordingLog } from '../../support/recording-log.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { until } from '../../support/until.js';

let database: TestDatabase;
let gateway: App;
let tenant: Tenant;
let served: GraphServer | undefined;
const log = recordingLog();

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({
    databaseUrl: database.url,
    role: 'gateway',
    writing: scriptedWriting(),
    log,
  });
  tenant = await createTenant(gateway);
});
beforeEach(() => freshLimits(database));
afterEach(async () => {
  jest.restoreAllMocks();
  await served?.close();
  served = undefined;
});
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

async function serve(options: Parameters<typeof openGraphServer>[2] = {}): Promise<GraphServer> {
  served = await openGraphServer(gateway, log, options);
  return served;
}

async function startJob(): Promise<string> {
  const path = `/v1/editions/${tenant.edition}/articles`;
  return (await call(gateway, tenant.full, 'POST', path, { input: 'Anything' })).body.id as string;
}

const anyProgress = async (): Promise<JobProgress> => {
  const { access, jobs } = gateway.services;
  return jobs.progress(await access.authenticate(tenant.read), await startJob());
};

const ME = '{ me { user { name } } }';
const PROGRESS = 'subscription { jobProgress(id: "any") { version } }';
const pathOf = (query: string) => `/graphql/stream?query=${encodeURIComponent(query)}`;
const headOf = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\nAuthorization: Bearer ${tenant.read}\r\n\r\n`;
const streamed = (to: GraphServer, query: string, signal?: AbortSignal) =>
  fetch(to.url + pathOf(query), {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${tenant.read}` },
    ...(signal ? { signal } : {}),
  });

/** A bare connection that reads nothing until it is resumed. */
async function dial(to: GraphServer, text: string): Promise<net.Socket> {
  const socket = net.connect(to.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

describe('an event stream of a rude client', () => {
  it('harms no other while it waits unread behind other answers, and is served in its order', async () => {
    const to = await serve({ streams: { keepAliveEveryMs: 1 } });
    const quiet = await startJob();
    const authenticate = jest.spyOn(gateway.services.access, 'authenticateCaller');
    const deaf = await dial(to, headOf('/much').repeat(2) + headOf(pathOf(ME)));
    await until(() => authenticate.mock.results.length === 1);
    await authenticate.mock.results[0]!.value;
    // Another stream tells when there have been many comments.
    const leaving = new AbortController();
    const other = (await streamed(to, PROGRESS.replace('any', quiet), leaving.signal)).body!.getReader();
    let comments = '';
    while (comments.split(':\n\n').length < 20)
      comments += new TextDecoder().decode((await other.read()).value);
    leaving.abort();
    const text: Buffer[] = [];
    deaf.on('data', (part) => text.push(part));
    deaf.resume();
    await until(() => Buffer.concat(text.slice(-3)).includes('event: complete'));
    deaf.destroy();
  });

  it('uses no slot when it is never reached', async () => {
    const to = await serve({ parts: { connections: new KeyedQuota(1) } });
    const authenticate = jest.spyOn(gateway.services.access, 'authenticateCaller');
    const deaf = await dial(to, headOf('/much').repeat(2) + headOf(pathOf(ME)));
    await until(() => authenticate.mock.results.length === 1);
    await authenticate.mock.results[0]!.value;
    const [connection] = to.connections;
    deaf.resetAndDestroy();
    await until(() => connection!.closed);
    expect((await streamed(to, ME)).status).toBe(200);
  });

  it('uses no slot and opens nothing when its reader leaves while its key is checked', async () => {
    const to = await serve({ parts: { connections: new KeyedQuota(1) } });
    const { access, jobs } = gateway.services;
    const watch = jest.spyOn(jobs, 'watch');
    const go = gate();
    // oxlint-disable-next-line typescript/unbound-method -- called with its service below
    const authenticate = access.authenticateCaller;
    const looked = jest.spyOn(access, 'authenticateCaller').mockImplementationOnce(async (...args) => {
      const actor = await authenticate.apply(access, args);
      await go.opened;
      return actor;
    });
    const hasty = await dial(to, headOf(pathOf(PROGRESS)));
    await until(() => looked.mock.calls.length === 1);
    const [connection] = to.connections;
    hasty.resetAndDestroy();
    await until(() => connection!.closed);
    go.open();
    await looked.mock.results[0]!.value;
    expect((await streamed(to, ME)).status).toBe(200);
    expect(watch).not.toHaveBeenCalled();
  });

  it('ends its subscription when its reader leaves while that is being opened', async () => {
    const to = await serve({ parts: { connections: new KeyedQuota(1) } });
    const [progress, go, leaving] = [await anyProgress(), gate(), new AbortController()];
    const end = jest.fn(() => Promise.resolve({ done: true, value: undefined }));
    const source = {
      [Symbol.asyncIterator]: () => source,
      next: () => Promise.resolve({ done: false, value: progress }),
      return: end,
    };
    jest
      .spyOn(gateway.services.jobs, 'watch')
      .mockImplementationOnce((() => go.opened.then(() => source)) as never);
    await streamed(to, PROGRESS, leaving.signal);
    leaving.abort();
    await until(() => to.connections[0]!.closed);
    go.open();
    await until(() => end.mock.calls.length > 0);
    expect((await streamed(to, ME)).status).toBe(200);
  });

  it('sends nothing more once the process is about to stop', async () => {
    const to = await serve();
    const [progress, go] = [await anyProgress(), gate()];
    let ended = false;
    jest.spyOn(gateway.services.jobs, 'watch').mockImplementation(async function* () {
      try {
        yield progress;
        await go.opened;
        yield { ...progress, version: 2 };
      } finally {
        ended = true;
      }
    } as never);
    const response = await streamed(to, PROGRESS);
    const reader = response.body!.getReader();
    let text = '';
    while (!text.includes('event: next')) text += new TextDecoder().decode((await reader.read()).value);
    const stopped = to.stopStreams();
    go.open();
    await stopped;
    for (let part = await reader.read(); !part.done; part = await reader.read())
      text += new TextDecoder().decode(part.value);
    expect(eventsIn(text)).toMatchObject([{ event: 'next' }]);
    await until(() => ended);
    const refused = await streamed(to, ME);
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { errors: [{ extensions: { code: 'unavailable' } }] },
    ]);
  });
});

describe('a WebSocket of a rude client', () => {
  const connect = async (to: GraphServer, token = tenant.read): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${to.port}/graphql`, 'graphql-transport-ws', {
      headers: { authorization: `Bearer ${token}` },
    });
    socket.on('error', () => undefined);
    await once(socket, 'open');
    return socket;
  };
  const say = (socket: WebSocket, message: object) => socket.send(JSON.stringify(message));
  const ready = async (to: GraphServer, token = tenant.read): Promise<WebSocket> => {
    const socket = await connect(to, token);
    say(socket, { type: 'connection_init' });
    await once(socket, 'message');
    return socket;
  };
  const closing = async (socket: WebSocket) => {
    const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
    return [code, reason.toString()];
  };
  const ask = (socket: WebSocket, id: string, query: string) =>
    say(socket, { id, type: 'subscribe', payload: { query } });

  it('answers a ping with its payload, and is closed when that is large', async () => {
    const socket = await ready(await serve());
    for (const payload of [undefined, { at: 'x'.repeat(400) }]) {
      say(socket, { type: 'ping', payload });
      const [pong] = (await once(socket, 'message')) as [Buffer];
      expect(JSON.parse(pong.toString())).toEqual({ type: 'pong', ...(payload && { payload }) });
    }
    const closed = closing(socket);
    let answers = 0;
    socket.on('message', () => (answers += 1));
    for (let n = 0; n < 3; n += 1) say(socket, { type: 'ping', payload: { at: 'x'.repeat(600) } });
    expect(await closed).toEqual([4400, 'invalid_params: The payload of a ping is too large.']);
    expect(answers).toBe(0);
  });

  it('may send little before it has authenticated', async () => {
    const socket = await connect(await serve());
    const closed = closing(socket);
    for (let n = 0; n < 50; n += 1) say(socket, { type: 'ping', payload: { at: 'x'.repeat(400) } });
    expect(await closed).toEqual([1009, 'payload_too_large: Too much before the acknowledgement.']);
  });

  it('is not read to the end of a long message before it has authenticated, nor waited for', async () => {
    const to = await serve({ sockets: { closedWithinMs: 100 } });
    const socket = await connect(to);
    const [connection] = to.connections;
    // A frame of nearly a megabyte is announced, most of it arrives, and the closing handshake gets no answer.
    const raw = (socket as unknown as { readonly _socket: net.Socket })._socket;
    raw.removeAllListeners('data').pause();
    const head = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0x0f, 0, 0, 0, 0, 0, 0]);
    raw.write(Buffer.concat([head, Buffer.alloc(900_000)]));
    await until(() => connection!.destroyed);
    expect(connection!.bytesRead).toBeLessThan(900_000);
    socket.terminate();
  });

  /** The beginning of a message that never ends: a fragment of so many bytes. */
  const fragment = (socket: WebSocket, bytes: number) =>
    socket.send(Buffer.alloc(bytes, 0x20), { fin: false, binary: false });

  it('may leave messages unfinished within the share of its key', async () => {
    const messages = new BodyShares({ process: 900_000, account: 900_000, key: 100_000 });
    const to = await serve({ parts: { messages } });
    const [first, second] = [await ready(to), await ready(to)];
    fragment(first, 60_000);
    await until(() => messages.inAll > 60_000);
    const closed = closing(second);
    fragment(second, 60_000);
    expect(await closed).toEqual([1013, 'rate_limited: Too much of unfinished messages.']);
    // One that is ended gives back what it held.
    first.send('x');
    expect(await closing(first)).toEqual([4400, expect.stringContaining('message')]);
    await until(() => messages.inAll === 0);
  });

  it('is closed when a message does not end in time, whatever else is sent meanwhile', async () => {
    const to = await serve({ sockets: { wholeWithinMs: 100, askEveryMs: 30 } });
    const socket = await ready(to);
    const closed = closing(socket);
    fragment(socket, 10);
    const pings = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.ping();
    }, 10);
    expect(await closed).toEqual([1008, 'invalid_params: A message was not ended in time.']);
    clearInterval(pings);
  });

  it('is not waited for after its refusal when its client never hangs up', async () => {
    const to = await serve();
    const socket = net.connect({ port: to.port, host: '127.0.0.1', allowHalfOpen: true });
    const ended = once(socket, 'end');
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => (text += String(part)));
    socket.write('GET /nowhere HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    await ended;
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
    await until(() => to.connections[0]!.destroyed);
    socket.destroy();
  });

  it('is closed with all its operations when it reuses an id while that is being opened', async () => {
    const to = await serve();
    const { access, jobs } = gateway.services;
    const id = await startJob();
    const ended: boolean[] = [];
    const watch = jobs.watch.bind(jobs);
    jest.spyOn(jobs, 'watch').mockImplementation((...asked) => {
      const place = ended.push(false) - 1;
      const updates = watch(...asked);
      const leave = updates.return!.bind(updates);
      updates.return = () => {
        ended[place] = true;
        return leave();
      };
      return updates;
    });
    const query = PROGRESS.replace('any', id);
    const socket = await ready(to);
    const closed = closing(socket);
    const go = gate();
    // oxlint-disable-next-line typescript/unbound-method -- called with its service below
    const again = access.authenticateAgain;
    jest.spyOn(access, 'authenticateAgain').mockImplementationOnce(async (actor) => {
      await go.opened;
      return again.call(access, actor);
    });
    ask(socket, '1', query);
    say(socket, { id: '1', type: 'complete' });
    ask(socket, '1', query);
    expect(await closed).toEqual([4409, 'conflict: An operation with this id is already open.']);
    go.open();
    await until(() => ended.every(Boolean));

    // And whatever stands of a connection ends with it.
    const another = await ready(to);
    ask(another, '1', query);
    await once(another, 'message');
    const count = ended.length;
    expect(ended.at(-1)).toBe(false);
    another.terminate();
    await until(() => ended.every(Boolean));
    expect(ended).toHaveLength(count);
    expect(await access.authenticate(tenant.read)).toMatchObject({ keyId: expect.any(String) });
  });

  it('is not read any further, and cut, when it reads none of its pongs', async () => {
    const to = await serve({ sockets: { heldAt: 10_000, drainTimeoutMs: 100, closedWithinMs: 100 } });
    const socket = await ready(to);
    const [connection] = to.connections;
    socket.pause();
    let most = 0;
    for (let sent = 0; !connection!.destroyed && sent < 200_000; sent += 1) {
      say(socket, { type: 'ping', payload: { at: 'x'.repeat(400) } });
      if (sent % 500 === 0) await new Promise((resolve) => setImmediate(resolve));
      most = Math.max(most, connection!.writableLength);
    }
    await until(() => connection!.destroyed);
    // What is held is what it may be, and what one packet more asks for.
    expect(most).toBeLessThan(200_000);
    socket.terminate();
  });

  it.each<[string, object]>([
    ['for too long', { heldAt: 500_000, drainTimeoutMs: 100, closedWithinMs: 100 }],
    ['while too much waits behind it', { heldAt: 1e9, maxBehind: 4_000_000, closedWithinMs: 100 }],
  ])('is cut when it reads no results %s', async (_how, sockets) => {
    const to = await serve({ sockets });
    const progress = await anyProgress();
    const warnings = [{ code: 'long', message: 'x'.repeat(1_000_000), stage: 'draft' as const }];
    jest.spyOn(gateway.services.jobs, 'progress').mockResolvedValue({ ...progress, warnings });
    const socket = await ready(to);
    const [connection] = to.connections;
    socket.pause();
    for (let n = 0; n < 40; n += 1) ask(socket, `${n}`, '{ job(id: "any") { warnings { message } } }');
    await until(() => connection!.closed);
    socket.terminate();
  });

  it('delays the end by a bounded time when it never answers the closing handshake, and no other opens', async () => {
    const to = await serve({ sockets: { closedWithinMs: 300 } });
    const deaf = await ready(to);
    deaf.pause();
    const stopped = to.stopSockets();
    const late = new WebSocket(`ws://127.0.0.1:${to.port}/graphql`, 'graphql-transport-ws');
    late.on('error', () => undefined);
    const [, answer] = (await once(late, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(answer.statusCode).toBe(503);
    const began = performance.now();
    await stopped;
    expect(performance.now() - began).toBeLessThan(5000);
    deaf.terminate();
  });

  it('runs a bounded number of operations at once; the others wait, and cancelled ones never run', async () => {
    const to = await serve({ parts: { operations: new KeyedSemaphore(3) } });
    const { access, editions } = gateway.services;
    let [running, most] = [0, 0];
    const go = gate();
    // oxlint-disable-next-line typescript/unbound-method -- called with its service below
    const again = access.authenticateAgain;
    jest.spyOn(access, 'authenticateAgain').mockImplementation(async (actor) => {
      running += 1;
      most = Math.max(most, running);
      await go.opened;
      running -= 1;
      return again.call(access, actor);
    });
    const list = jest.spyOn(editions, 'list');
    const socket = await ready(to);
    const codes: string[] = [];
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as { type: string };
      codes.push(type);
    });
    for (let n = 0; n < 60; n += 1) ask(socket, `${n}`, ME);
    ask(socket, 'taken back', '{ editions { totalCount } }');
    say(socket, { id: 'taken back', type: 'complete' });
    await until(() => running === 3);
    go.open();
    await until(() => codes.length === 120);
    expect(codes.filter((type) => type === 'next')).toHaveLength(60);
    expect(most).toBe(3);
    ask(socket, 'after all', ME);
    await until(() => codes.length === 122);
    expect(list).not.toHaveBeenCalled();
    socket.terminate();
  });

  it('without an operation is closed at once when its key is revoked', async () => {
    const to = await serve();
    const { key, token } = await gateway.services.keys.create({
      userId: tenant.user,
      name: 'idle',
      permission: 'read',
    });
    const [idle, other] = [await ready(to, token), await ready(to)];
    const closed = closing(idle);
    const began = performance.now();
    await gateway.services.keys.revoke(key.id);
    expect(await closed).toEqual([4403, 'invalid_key']);
    // By its news: the next look alone would take 15 s.
    expect(performance.now() - began).toBeLessThan(5000);
    expect(other.readyState).toBe(WebSocket.OPEN);
    other.terminate();
  });

  it('without an operation is closed within a second once its account is closed', async () => {
    const to = await serve();
    const closing_ = await createTenant(gateway);
    const [idle, other] = [await ready(to, closing_.read), await ready(to)];
    const closed = closing(idle);
    const began = performance.now();
    const { account } = closing_;
    await gateway.services.tenants.apply({
      plans: [],
      accounts: [{ id: account, name: 'Test account', plan: `plan-${account}`, status: 'closed' }],
      newsrooms: [],
      users: [],
      editions: [],
      keys: [],
    });
    expect(await closed).toEqual([4403, 'account_closed']);
    // By its news: the next look alone would take 15 s.
    expect(performance.now() - began).toBeLessThan(5000);
    expect(other.readyState).toBe(WebSocket.OPEN);
    other.terminate();
  });

  it('is read no faster than its key may send, and answers everything all the same', async () => {
    const to = await serve({ parts: { pace: new MessagePace(5, 50) } });
    const socket = await ready(to);
    const began = performance.now();
    for (let n = 0; n < 20; n += 1) {
      say(socket, { type: 'ping' });
      await once(socket, 'message');
    }
    // Each of the fifteen beyond the burst makes the next one wait for twenty milliseconds.
    expect(performance.now() - began).toBeGreaterThan(14 * 20 - 10);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.terminate();
  });

  it.each<[string, (socket: WebSocket) => void]>([
    ['pings', (socket) => say(socket, { type: 'ping' })],
    ['pings of the protocol below', (socket) => socket.ping()],
    ['ends of nothing', (socket) => say(socket, { id: 'none', type: 'complete' })],
  ])('is closed after a flood of %s with a code on which no client reconnects', async (_what, send) => {
    const to = await serve({ parts: { pace: new MessagePace(5, 1) } });
    const socket = await ready(to);
    const closed = closing(socket);
    for (let n = 0; n < 2000; n += 1) send(socket);
    expect(await closed).toEqual([1008, 'rate_limited: Too many messages.']);
  });

  it('yields to others between its messages, however many arrive in one packet', async () => {
    const to = await serve();
    const socket = await ready(to);
    let [rounds, answered] = [0, 0];
    const beat = () => {
      rounds += 1;
      if (answered < 50) setImmediate(beat);
    };
    socket.on('message', () => (answered += 1));
    beat();
    const raw = (socket as unknown as { readonly _socket: net.Socket })._socket;
    raw.cork();
    for (let n = 0; n < 50; n += 1) say(socket, { type: 'ping' });
    raw.uncork();
    await until(() => answered === 50);
    expect(rounds).toBeGreaterThanOrEqual(50);
    socket.terminate();
  });

  it.each<[string, string, RegExp]>([
    [
      'nested a hundred thousand levels deep',
      '['.repeat(100_000),
      /^invalid_params: The message is nested deeper than 64 levels\.$/,
    ],
    [
      'of a hundred thousand values',
      `[${'[],'.repeat(100_000)}0]`,
      /^invalid_params: The message holds more than 20,000 values in its lists\.$/,
    ],
  ])('is closed before it is parsed when it sends something %s', async (_what, text, reason) => {
    const socket = await ready(await serve());
    const parse = jest.spyOn(JSON, 'parse');
    const closed = closing(socket);
    const before = parse.mock.calls.length;
    socket.send(text);
    expect(await closed).toEqual([4400, expect.stringMatching(reason)]);
    expect(parse.mock.calls.slice(before).filter(([parsed]) => parsed === text)).toEqual([]);
  });

  it('is cut when it does not answer pings', async () => {
    const to = await serve({ sockets: { askEveryMs: 50 } });
    const [lively, dead] = [await ready(to), await ready(to)];
    dead.pause();
    await until(() => to.connections[1]!.closed);
    let asked = 0;
    lively.on('ping', () => (asked += 1));
    await until(() => asked === 5);
    expect(lively.readyState).toBe(WebSocket.OPEN);
    for (const socket of [lively, dead]) socket.terminate();
  });
});
