import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { EventEmitter, on, once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import WebSocket from 'ws';
import { PostgresEventBus } from '../../../src/adapters/postgres/database/event-bus.js';
import { PostgresJobStore } from '../../../src/adapters/postgres/job/job-store.js';
import type { JobProgress } from '../../../src/domain/article/job.js';
import { STAGES } from '../../../src/domain/article/stages.js';
import type { App } from '../../../src/main/build-app.js';
import { openDocumentGate, openGraphParts } from '../../../src/transports/graphql/graph-parts.js';
import { serveGraphSocket } from '../../../src/transports/graphql/sockets/graph-socket.js';
import { DONE, finishArticle, newArticle } from '../../support/writing/finished-article.js';
import { gate } from '../../support/gate.js';
import {
  collect,
  openGraphClient,
  socketAddress,
  type GraphClient,
} from '../../support/graph/graph-client.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { StallingProxy } from '../../support/chaos/stalling-proxy.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { recordingLog } from '../../support/recording-log.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';

const PROGRESS = `subscription ($id: ID!) {
  jobProgress(id: $id) {
    id status stage progress stages { name status } attempt articleId article { title } updatedAt
  }
}`;
const ME = '{ me { user { name } } }';

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly stage: string | null;
  readonly progress: number;
  readonly stages: readonly { readonly name: string; readonly status: string }[];
  readonly article: { readonly title: string } | null;
  readonly updatedAt: string;
}

let database: TestDatabase;
let sql: Client;
/** Callers meet this process; jobs are written by others, which share nothing with it but the database. */
let gateway: App;
let tenant: Tenant;
const log = recordingLog();
const clients: GraphClient[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.adminUrl });
  await sql.connect();
  gateway = await startGalley({
    databaseUrl: database.url,
    role: 'gateway',
    writing: scriptedWriting(),
    log,
  });
  tenant = await createTenant(gateway);
});
afterAll(async () => {
  await gateway.close();
  await sql.end();
  await database.drop();
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
  jest.restoreAllMocks();
});

function connect(token: string | null, to = gateway): GraphClient {
  const client = openGraphClient(to, token);
  clients.push(client);
  return client;
}

function startWorker(script: Parameters<typeof scriptedWriting>[0] = {}): Promise<App> {
  return startGalley({
    databaseUrl: database.url,
    role: 'worker',
    writing: scriptedWriting(script),
    // Room for the jobs that other tests left waiting.
    env: { WORKER_CONCURRENCY: '16' },
    log,
  });
}

async function startJob(): Promise<string> {
  const path = `/v1/editions/${tenant.edition}/articles`;
  return (await call(gateway, tenant.full, 'POST', path, { input: 'Anything' })).body.id as string;
}

async function* follow(client: GraphClient, id: string): AsyncGenerator<Shown> {
  for await (const { data, errors } of client.follow(PROGRESS, { id })) {
    expect(errors).toBeUndefined();
    yield data.jobProgress as Shown;
  }
}

async function next(results: AsyncIterator<Shown>): Promise<Shown> {
  const { value, done } = await results.next();
  if (done) throw new Error('the subscription ended early');
  return value;
}

/** The moments of all changes of a job, by their record. */
async function recordedMoments(id: string): Promise<string[]> {
  const { rows } = await sql.query<{ at: string }>(
    `SELECT e.progress ->> 'updatedAt' AS at FROM job_events e JOIN jobs j ON j.ref = e.job_ref
     WHERE j.id = $1 ORDER BY e.version`,
    [id],
  );
  return rows.map(({ at }) => at);
}

describe('the subscriptions of a key', () => {
  it('are a hundred at once in a process; one more is refused until one of them ends', async () => {
    const own = await createTenant(gateway);
    const path = `/v1/editions/${own.edition}/articles`;
    const { body } = await call(gateway, own.full, 'POST', path, { input: 'Anything' });
    const [client, other] = [connect(own.read), connect(own.full)];
    const watched = Array.from({ length: 100 }, () => follow(client, body.id as string));
    for (const each of watched) await next(each);
    const oneMore = () => next(follow(client, body.id as string)).catch((errors: unknown) => errors);
    expect(await oneMore()).toMatchObject([{ extensions: { code: 'rate_limited', retryAfter: 60 } }]);
    expect(await next(follow(other, body.id as string))).toMatchObject({ status: 'QUEUED' });
    await watched[0]!.return(undefined);
    // Word of its end may still be on its way.
    let again = await oneMore();
    for (let tries = 0; tries < 10 && Array.isArray(again); tries += 1) again = await oneMore();
    expect(again).toMatchObject({ status: 'QUEUED' });
  });
});

describe('a subscription to a job', () => {
  it('shows it queued, then every change in order, made by another process, then done; and ends', async () => {
    const id = await startJob();
    const results = follow(connect(tenant.read), id);
    const seen = [await next(results)];
    const meanwhile = collect(follow(connect(tenant.full), id));
    const worker = await startWorker();
    try {
      for await (const each of results) seen.push(each);
    } finally {
      await worker.close();
    }
    expect(seen[0]).toMatchObject({ id, status: 'QUEUED', stage: null, progress: 0, article: null });
    expect(seen.at(-1)).toMatchObject({
      id,
      status: 'DONE',
      stage: null,
      progress: 100,
      article: { title: 'Scripted' },
    });
    // Version by version, and so each stage as it began and as it ended.
    expect(seen.map(({ updatedAt }) => updatedAt)).toEqual(await recordedMoments(id));
    const running = seen.filter(({ status }) => status === 'RUNNING').map(({ stage }) => stage);
    expect([...new Set(running)]).toEqual([null, ...STAGES.map((stage) => stage.toUpperCase())]);
    const begun = seen.map(({ stages }) => stages.findIndex(({ status }) => status === 'RUNNING'));
    expect([...new Set(begun.filter((index) => index >= 0))]).toEqual(STAGES.map((_, index) => index));
    const percents = seen.map(({ progress }) => progress);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect((await meanwhile).slice(1)).toEqual(seen.slice(1));
  });

  it('resumes after the last version that its reader saw: nothing is missing, nothing comes twice', async () => {
    const RESUMED = `subscription ($id: ID!, $after: Int) {
      jobProgress(id: $id, after: $after) { version status } }`;
    const resume = async function* (after: number | null) {
      for await (const { data } of connect(tenant.read).follow(RESUMED, { id, after }))
        yield data.jobProgress as { readonly version: number; readonly status: string };
    };
    const id = await startJob();
    const seen: number[] = [];
    const worker = await startWorker();
    try {
      // A reader whose connection breaks after every third change.
      for (let after: number | null = null, ended = false; !ended; after = seen.at(-1)!) {
        ended = true;
        let taken = 0;
        for await (const { version, status } of resume(after)) {
          seen.push(version);
          taken += 1;
          ended = status === 'DONE';
          if (taken === 3) break;
        }
        expect(taken).toBeGreaterThan(0);
      }
    } finally {
      await worker.close();
    }
    expect(seen).toEqual(seen.map((_, index) => seen[0]! + index));
    expect(seen.length).toBeGreaterThan(STAGES.length);
    const last = seen.at(-1)!;
    expect(await collect(resume(last))).toEqual([]);
    expect((await collect(resume(0))).map(({ version }) => version)).toEqual(
      Array.from({ length: last }, (_, n) => n + 1),
    );
    // No reader has seen a future version.
    expect(await collect(resume(last + 1))).toEqual([{ version: last, status: 'DONE' }]);
  });

  it('shows a finished job once', async () => {
    const article = await finishArticle(gateway, tenant);
    const { rows } = await sql.query<{ id: string }>('SELECT id FROM jobs WHERE article_id = $1', [
      article.id,
    ]);
    const seen = await collect(follow(connect(tenant.read), rows[0]!.id));
    expect(seen).toMatchObject([{ status: 'DONE', article: { title: 'Tides' } }]);
  });

  it('misses nothing between its first read and the start of its listening', async () => {
    const id = await startJob();
    await sql.query('LISTEN galley_events');
    // oxlint-disable-next-line typescript/unbound-method -- called with its store below
    const find = PostgresJobStore.prototype.find;
    jest.spyOn(PostgresJobStore.prototype, 'find').mockImplementationOnce(async function (
      this: PostgresJobStore,
      account: string,
      jobId: string,
    ) {
      const looked = await find.call(this, account, jobId);
      const news = on(sql, 'notification');
      const { jobs } = gateway.services.stores;
      const claimed = await jobs.claim(looked!.ref, randomUUID(), 60_000);
      await jobs.complete(looked!.ref, claimed!.leaseToken, DONE, newArticle(tenant));
      // The news of both has been and gone before anybody listens.
      await news.next();
      await news.next();
      await sql.query('UNLISTEN galley_events');
      return looked;
    });
    const seen = await collect(follow(connect(tenant.read), id));
    expect(seen.at(-1)).toMatchObject({ status: 'DONE' });
  });

  it('is refused as not_found for another account’s job; the connection stays open', async () => {
    const id = await startJob();
    const stranger = await createTenant(gateway);
    const client = connect(stranger.full);
    for (const foreign of [id, randomUUID(), 'x']) {
      const refused = await collect(follow(client, foreign)).catch((errors: unknown) => errors);
      expect(refused).toMatchObject([{ extensions: { code: 'not_found', requestId: expect.any(String) } }]);
    }
    expect(await collect(client.follow(ME))).toMatchObject([{ data: { me: { user: {} } } }]);
  });

  it('ends with its connection within a second once its key is revoked, and no other ends', async () => {
    const id = await startJob();
    const { key, token } = await gateway.services.keys.create({
      userId: tenant.user,
      name: 'short-lived',
      permission: 'read',
    });
    const [leaving, staying] = [connect(token), connect(tenant.read)];
    const [lost, kept] = [follow(leaving, id), follow(staying, id)];
    await next(lost);
    await next(kept);
    const rest = collect(lost).catch((reason: unknown) => reason);
    const began = performance.now();
    await gateway.services.keys.revoke(key.id);
    expect(await leaving.closed).toMatchObject({ code: 4403, reason: 'invalid_key' });
    // By its news: the next look alone would take 15 s.
    expect(performance.now() - began).toBeLessThan(5000);
    expect(await rest).toMatchObject({ code: 4403 });
    expect(await collect(staying.follow(ME))).toMatchObject([{ data: { me: { user: {} } } }]);
  });

  it('makes a connection refuse its next operation and close once its key is revoked', async () => {
    const { key, token } = await gateway.services.keys.create({
      userId: tenant.user,
      name: 'idle',
      permission: 'read',
    });
    const client = connect(token);
    await collect(client.follow(ME));
    await gateway.services.keys.revoke(key.id);
    await collect(client.follow(ME)).catch((reason: unknown) => reason);
    expect(await client.closed).toMatchObject({ code: 4403 });
  });

  it('leaves nothing behind when its reader leaves, with or without a goodbye', async () => {
    const id = await startJob();
    const ear = new EventEmitter();
    let listening = 0;
    // oxlint-disable-next-line typescript/unbound-method -- called with its bus below
    const listen = PostgresEventBus.prototype.listen;
    jest.spyOn(PostgresEventBus.prototype, 'listen').mockImplementation(function (
      this: PostgresEventBus,
      topic: string,
      wake: () => void,
    ) {
      const stop = listen.call(this, topic, wake);
      listening += 1;
      return () => {
        stop();
        listening -= 1;
        ear.emit('stopped');
      };
    });
    const [polite, rude] = [connect(tenant.read), connect(tenant.read)];
    const [one, two] = [polite.follow(PROGRESS, { id }), rude.follow(PROGRESS, { id })];
    await one.next();
    await two.next();
    // Each listens to the job and to its key, and so does its connection to the key.
    expect(listening).toBe(6);
    await one.return?.();
    while (listening > 4) await once(ear, 'stopped');
    rude.close();
    while (listening > 1) await once(ear, 'stopped');
    expect(await collect(polite.follow(ME))).toMatchObject([{ data: { me: { user: {} } } }]);
    polite.close();
    while (listening > 0) await once(ear, 'stopped');
  });

  it('misses nothing while the connection for notifications is lost', async () => {
    const go = gate();
    const id = await startJob();
    const results = follow(connect(tenant.read), id);
    const seen = [await next(results)];
    const worker = await startWorker({ draft: () => go.opened });
    try {
      while (seen.at(-1)?.stage !== 'DRAFT') seen.push(await next(results));
      const { rows } = await sql.query(
        `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
         WHERE application_name = 'galley-events' AND datname = current_database()`,
      );
      expect(rows).toEqual([{ ended: true }, { ended: true }]);
      go.open();
      for await (const each of results) seen.push(each);
      expect(seen.at(-1)).toMatchObject({ status: 'DONE', progress: 100 });
      expect(seen.map(({ updatedAt }) => updatedAt)).toEqual(await recordedMoments(id));
    } finally {
      go.open();
      await worker.close();
    }
  });

  it('shows why a job failed, and ends there', async () => {
    const id = await startJob();
    const client = connect(tenant.read);
    const results = client.follow(
      'subscription ($id: ID!) { jobProgress(id: $id) { status error { code stage retryable } } }',
      { id },
    );
    await results.next();
    await sql.query(`UPDATE jobs SET max_attempts = 1 WHERE id = $1`, [id]);
    const worker = await startWorker({
      meta: async () => {
        throw new Error('secret-inside');
      },
    });
    try {
      const seen = await collect(results);
      expect(seen.at(-1)).toEqual({
        data: {
          jobProgress: { status: 'FAILED', error: { code: 'internal', stage: 'META', retryable: true } },
        },
      });
      expect(JSON.stringify(seen)).not.toContain('secret-inside');
    } finally {
      await worker.close();
    }
  });

  it('ends when the process leaves, with a code that says to reconnect', async () => {
    const leaving = await startGalley({
      databaseUrl: database.url,
      role: 'gateway',
      writing: scriptedWriting(),
      log,
    });
    const client = connect(tenant.read, leaving);
    const results = follow(client, await startJob());
    await next(results);
    const rest = collect(results).catch((reason: unknown) => reason);
    await leaving.close();
    expect(await client.closed).toMatchObject({ code: 1001 });
    expect(await rest).toMatchObject({ code: 1001 });
  });
});

describe('a subscriber that falls behind', () => {
  /** Changes that differ in their percent and moment alone, as a long stage makes them; each as large as they get. */
  async function recordChanges(id: string, count: number): Promise<void> {
    await sql.query(
      `INSERT INTO job_events (job_ref, version, progress)
       SELECT j.ref, n, e.progress || jsonb_build_object('version', n, 'status', 'running', 'stage', 'draft', 'warnings',
         jsonb_build_array(jsonb_build_object('code', 'long', 'message', repeat('x', 3000), 'stage', 'draft')))
       FROM jobs j JOIN job_events e ON e.job_ref = j.ref AND e.version = 1, generate_series(2, $2::integer) AS n
       WHERE j.id = $1`,
      [id, count],
    );
    await sql.query(`UPDATE jobs SET version = $2 WHERE id = $1`, [id, count]);
  }

  it('skips states that differ in percent alone, and gets the last of them', async () => {
    const id = await startJob();
    const client = connect(tenant.read);
    const results = client.follow(
      'subscription ($id: ID!) { jobProgress(id: $id, after: 1) { version status } }',
      { id },
    );
    await recordChanges(id, 1201);
    const worker = await startWorker();
    const seen: { version: number; status: string }[] = [];
    try {
      for await (const { data } of results) seen.push(data.jobProgress);
    } finally {
      await worker.close();
    }
    // 500 are read at once.
    expect(seen.slice(0, 3).map(({ version }) => version)).toEqual([501, 1001, 1201]);
    expect(seen.at(-1)).toMatchObject({ status: 'DONE' });
  });

  it('is closed with a code that says to reconnect when it reads nothing, and holds no memory meanwhile', async () => {
    const { access, jobs } = gateway.services;
    const progress = await jobs.progress(await access.authenticate(tenant.read), await startJob());
    const watched: number[] = [];
    jest.spyOn(jobs, 'watch').mockImplementation(() => endless(watched, progress));
    const server = createServer();
    const { services } = gateway;
    const { keyWatch } = services;
    const parts = openGraphParts({ gate: openDocumentGate(null), access, keyWatch, services, log });
    const stop = serveGraphSocket(parts, server, { drainTimeoutMs: 100 });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
      headers: { authorization: `Bearer ${tenant.read}` },
    });
    try {
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'connection_init' }));
      await once(socket, 'message');
      // From here on it reads nothing.
      socket.pause();
      const query = 'subscription { jobProgress(id: "any") { version warnings { message } } }';
      const payload = { query };
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
      const close = jest.spyOn(WebSocket.prototype, 'close');
      while (close.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
      const taken = watched.length;
      expect(taken).toBeLessThan(50);
      const closed = once(socket, 'close') as Promise<[number, Buffer]>;
      socket.resume();
      const [code, reason] = await closed;
      expect([code, reason.toString()]).toEqual([1013, expect.stringMatching(/^unavailable: /)]);
      // What it was not ready to take was never asked for.
      expect(watched.length - taken).toBeLessThanOrEqual(1);
    } finally {
      socket.terminate();
      await stop();
      server.close();
    }
  });

  /** Changes of a megabyte each, and far more of them than the buffers of two sockets hold. */
  async function* endless(watched: number[], progress: JobProgress): AsyncGenerator<JobProgress> {
    const warnings = [{ code: 'long', message: 'x'.repeat(1_000_000), stage: 'draft' }];
    for (let version = 1; version < 200; version += 1) {
      watched.push(version);
      yield { ...progress, warnings, version };
    }
  }
});

describe('the connection for notifications', () => {
  const soon = { probeEveryMs: 20, answerWithinMs: 200 };
  const patient = { probeEveryMs: 20, answerWithinMs: 20_000 };
  const news = (topic: string) => sql.query(`SELECT pg_notify('galley_events', $1)`, [topic]);
  let proxy: StallingProxy;
  let bus: PostgresEventBus;
  beforeEach(async () => {
    proxy = await StallingProxy.open(database.url);
    bus = new PostgresEventBus(proxy.url, log, soon);
    await opened(bus);
  });
  afterEach(async () => {
    await bus.close();
    await proxy.close();
  });
  /** Tries until it is: a busy machine may not answer as soon as these tests ask for. */
  const opened = async (opening: PostgresEventBus): Promise<void> => {
    for (let tries = 1; ; tries += 1)
      try {
        await opening.open();
        return;
      } catch (error) {
        if (tries === 50) throw error;
      }
  };
  const said = () =>
    log.entries.map(({ message }) => message).filter((message) => message.includes('listening connection'));
  /** Resolves at the next wake for the topic. */
  const woken = (topic: string) =>
    new Promise<void>((resolve) => {
      const stop = bus.listen(topic, () => {
        stop();
        resolve();
      });
    });

  it('is replaced when it goes silent, wakes every listener then, and delivers again', async () => {
    const [one, other] = [woken('job:1'), woken('key:1')];
    proxy.forget('galley-events');
    await Promise.all([one, other]);
    const heard = woken('job:1');
    await news('job:1');
    await heard;
  });

  it('is retried until the network is back', async () => {
    const heard = woken('job:1');
    const reported = said().length;
    proxy.stall();
    while (!said().slice(reported).includes('the listening connection is not back yet'))
      await new Promise((resolve) => setImmediate(resolve));
    proxy.heal();
    await heard;
  });

  it('can be closed while it is silent', async () => {
    proxy.forget();
    await bus.close();
  });

  it('stays open while it answers', async () => {
    await bus.close();
    bus = new PostgresEventBus(proxy.url, log, patient);
    await bus.open();
    const query = jest.spyOn(Client.prototype, 'query');
    const probes = () => query.mock.calls.filter(([text]) => (text as unknown) === 'SELECT 1').length;
    const reported = said().length;
    while (probes() < 3) await new Promise((resolve) => setImmediate(resolve));
    expect(proxy.connections).toBe(1);
    expect(said().slice(reported)).toEqual([]);
    query.mockRestore();
  });
});

describe('a WebSocket', () => {
  const open = async (token?: string): Promise<WebSocket> => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const socket = new WebSocket(socketAddress(gateway), 'graphql-transport-ws', { headers });
    await once(socket, 'open');
    return socket;
  };
  const closing = async (socket: WebSocket): Promise<unknown> =>
    ((await once(socket, 'close')) as unknown[])[0];
  const say = (socket: WebSocket, message: object) => socket.send(JSON.stringify(message));
  const SUBSCRIBE = { id: '1', type: 'subscribe', payload: { query: ME } };

  it('answers queries and mutations too, several on one connection', async () => {
    const client = connect(tenant.full);
    const start = `mutation ($slug: ID!) { startArticle(input: { edition: $slug, brief: { input: "x" } }) { job { id status } } }`;
    const [[mine], [started]] = await Promise.all([
      collect(client.follow(ME)),
      collect(client.follow(start, { slug: tenant.edition })),
    ]);
    expect(mine.data).toEqual({ me: { user: { name: 'Test user' } } });
    expect(started).toMatchObject({ data: { startArticle: { job: { status: 'QUEUED' } } } });
  });

  it('is closed as forbidden without a valid key', async () => {
    for (const token of [null, 'nonsense', `${tenant.full.slice(0, -1)}!`])
      expect(await connect(token).closed).toMatchObject({ code: 4403, reason: 'invalid_key' });
  });

  it('accepts the key in the handshake, where programs send it', async () => {
    const socket = await open(tenant.read);
    say(socket, { type: 'connection_init' });
    const [ack] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(ack.toString())).toMatchObject({ type: 'connection_ack' });
    say(socket, SUBSCRIBE);
    const [result] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(result.toString())).toMatchObject({ type: 'next', payload: { data: { me: {} } } });
    socket.terminate();
  });

  it('never accepts the key in the address', async () => {
    const socket = new WebSocket(
      `${socketAddress(gateway)}?authorization=Bearer%20${tenant.read}&token=${tenant.read}`,
      'graphql-transport-ws',
    );
    await once(socket, 'open');
    say(socket, { type: 'connection_init' });
    expect(await closing(socket)).toBe(4403);
  });

  it('is closed when it subscribes before it authenticates', async () => {
    const socket = await open(tenant.read);
    say(socket, SUBSCRIBE);
    expect(await closing(socket)).toBe(4401);
  });

  it('is closed for an invalid message, and for one that is too large, without console output', async () => {
    const babbling = await open(tenant.read);
    babbling.send('hello');
    expect(await closing(babbling)).toBe(4400);
    const shouting = await open(tenant.read);
    shouting.send(JSON.stringify({ ...SUBSCRIBE, id: 'x'.repeat(1024 * 1024) }));
    expect(await closing(shouting)).toBe(1009);
  });

  it('is not available at another path', async () => {
    for (const path of ['/', '/v1/editions', '/graphql/other']) {
      const socket = new WebSocket(socketAddress(gateway).replace('/graphql', path), 'graphql-transport-ws');
      socket.on('error', () => undefined);
      const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
      expect(response.statusCode).toBe(404);
      response.destroy();
    }
  });

  it('reports the faults of a document as HTTP does', async () => {
    const client = connect(tenant.read);
    for (const query of [
      '{',
      '{ nothing }',
      'query A { me { user { id } } } query B { me { user { id } } }',
    ]) {
      const overSocket = await collect(client.follow(query)).catch((errors: unknown) => errors);
      const { body } = await graph(gateway, tenant.read, query);
      expect(overSocket).toMatchObject([{ extensions: { code: body.errors[0].extensions.code } }]);
    }
  });
});

describe('a subscription by HTTP', () => {
  it('is refused, with the place of subscriptions', async () => {
    const { status, body } = await graph(gateway, tenant.read, PROGRESS, { id: randomUUID() });
    expect(status).toBe(400);
    expect(body.errors[0].message).toMatch(/WebSocket \(graphql-transport-ws\).*text\/event-stream/);
    expect(body.data).toBeUndefined();
  });
});
