import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import { readRetryAfter } from '../../../src/client/api-error.js';
import { GalleyApiError, GalleyClient, type GalleyClientOptions } from '../../../src/client/index.js';
import { AUDIT_PROGRESS, JOB_PROGRESS, RESEARCH_PROGRESS } from '../../../src/client/subscribe.js';
import { describeApi } from '../../../src/transports/openapi/describe-api.js';

const ID = '0a000000-0000-4000-8000-000000000001';
const EDITION = '0a000000-0000-4000-8000-000000000002';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string | undefined;
  readonly body: any; // oxlint-disable-line typescript/no-explicit-any
  readonly at: number;
}
type Reply = { status?: number; headers?: Record<string, string>; body?: unknown; text?: string } | 'cut';

let server: Server | null = null;

/** A server that answers what `answer` says, and the calls that it got. */
async function serve(
  answer: (asked: Asked, count: number) => Reply,
  options: Partial<GalleyClientOptions> = {},
): Promise<{ client: GalleyClient; asked: Asked[] }> {
  const asked: Asked[] = [];
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url!, 'http://galley');
      const { method, headers } = request;
      asked.push({
        method: method!,
        path: url.pathname,
        query: url.searchParams,
        authorization: headers.authorization,
        body,
        at: performance.now(),
      });
      const reported = answer(asked.at(-1)!, asked.length);
      if (reported === 'cut') return void request.socket.destroy();
      response.writeHead(reported.status ?? 200, { 'content-type': 'application/json', ...reported.headers });
      response.end(reported.text ?? JSON.stringify(reported.body ?? {}));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  return { client: new GalleyClient({ baseUrl, key: 'gk_full_x', ...options }), asked };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? undefined : JSON.parse(text);
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

const problem = (status: number, code: string, more: object = {}) => ({
  status,
  headers: { 'content-type': 'application/problem+json', 'x-request-id': 'r-1' },
  body: { type: 'about:blank', title: 'No', status, detail: 'A sentence.', code, request_id: 'r-1', ...more },
});
const limited = (seconds: string): Reply => ({
  ...problem(429, 'rate_limited'),
  headers: { 'retry-after': seconds, 'x-request-id': 'r-1' },
});

describe('a call that is refused for now', () => {
  it('is repeated after its Retry-After, with the same id', async () => {
    const { client, asked } = await serve((_asked, count) =>
      count === 1 ? limited('1') : { status: 202, body: { id: ID, status: 'queued' } },
    );
    const started = await client.articles(EDITION).start({ input: 'Locks' });
    expect(started).toEqual({ id: ID, status: 'queued' });
    expect(asked).toHaveLength(2);
    expect(asked[1]!.at - asked[0]!.at).toBeGreaterThanOrEqual(990);
    expect(asked[0]!.body.id).toMatch(/^[\da-f-]{36}$/);
    expect(asked[1]!.body).toEqual(asked[0]!.body);
    expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer gk_full_x', 'Bearer gk_full_x']);
  });

  it('is repeated on 503, and throws when that continues', async () => {
    const unavailable = { ...problem(503, 'unavailable'), headers: { 'retry-after': '0' } };
    const { client, asked } = await serve(() => unavailable, { retries: 2 });
    await expect(client.job(ID)).rejects.toMatchObject({ code: 'unavailable', status: 503, retryAfter: 0 });
    expect(asked).toHaveLength(3);
  });

  it('is not waited for longer than the caller allows', async () => {
    const { client, asked } = await serve(() => limited('61'), { maxWaitSeconds: 60 });
    await expect(client.job(ID)).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 61 });
    expect(asked).toHaveLength(1);
  });

  it('ends with the signal’s reason, also while it waits', async () => {
    const { client, asked } = await serve(() => limited('60'));
    const leaving = new AbortController();
    const call = client.job(ID, { signal: leaving.signal });
    while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    leaving.abort(new Error('gone home'));
    await expect(call).rejects.toThrow('gone home');
    expect(asked).toHaveLength(1);
  });

  it('is not sent at all when the signal was aborted before', async () => {
    const { client, asked } = await serve(() => ({}));
    await expect(client.job(ID, { signal: AbortSignal.abort(new Error('no')) })).rejects.toThrow('no');
    expect(asked).toHaveLength(0);
  });
});

describe('a call without an answer', () => {
  it('is repeated when it starts nothing twice', async () => {
    const { client, asked } = await serve((_asked, count) =>
      count === 1 ? 'cut' : { body: { accepted: [ID], refused: [], ids: [ID] } },
    );
    const batch = await client.articles(EDITION).startBatch([{ input: 'a' }, { input: 'b', id: ID }]);
    expect(batch.accepted).toEqual([ID]);
    expect(asked[1]!.body).toEqual(asked[0]!.body);
    expect(asked[0]!.body.jobs[1].id).toBe(ID);
  });

  it.each([
    ['an audit', (client: GalleyClient) => client.audits(EDITION).start()],
    ['a report', (client: GalleyClient) => client.research(EDITION).start()],
    ['the end of a job', (client: GalleyClient) => client.cancelJob(ID)],
    ['the end of an audit', (client: GalleyClient) => client.audits(EDITION).cancel(ID)],
    ['the end of a report', (client: GalleyClient) => client.research(EDITION).cancel(ID)],
  ])('throws when it might: %s', async (_what, send) => {
    const { client, asked } = await serve(() => 'cut');
    await expect(send(client)).rejects.toMatchObject({ code: 'unreachable', status: null });
    expect(asked).toHaveLength(1);
  });

  it('is given up after timeoutMs', async () => {
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const client = new GalleyClient({
      baseUrl: `http://127.0.0.1:${port}`,
      key: 'k',
      timeoutMs: 50,
      retries: 0,
    });
    await expect(client.job(ID)).rejects.toMatchObject({ code: 'unreachable' });
    silent.closeAllConnections();
    silent.close();
  });
});

describe('a call that is refused for good', () => {
  it.each([400, 401, 402, 403, 404, 409, 413, 422, 500])('is not repeated on %d', async (status) => {
    const { client, asked } = await serve(() => problem(status, 'internal'));
    await expect(client.job(ID)).rejects.toBeInstanceOf(GalleyApiError);
    expect(asked).toHaveLength(1);
  });

  it('says what was refused, under which request, and every fault', async () => {
    const errors = [{ path: '/input', message: 'is required' }];
    const { client } = await serve(() => problem(422, 'invalid_params', { errors }));
    const refused = client.articles(EDITION).start({ input: '' });
    await expect(refused).rejects.toMatchObject({
      name: 'GalleyApiError',
      message: 'A sentence.',
      code: 'invalid_params',
      status: 422,
      requestId: 'r-1',
      retryAfter: null,
      errors,
    });
  });

  it('has an error of its own when a proxy answered', async () => {
    const { client } = await serve(() => ({ status: 404, body: '<html>' }));
    await expect(client.job(ID)).rejects.toMatchObject({ code: 'unknown', status: 404 });
  });

  it('throws for a success that is no JSON, and is not repeated', async () => {
    const page = { headers: { 'content-type': 'text/html', 'x-request-id': 'p-1' }, text: '<html>Sign in' };
    const { client, asked } = await serve(() => page);
    for (const sent of [() => client.job(ID), () => client.articles(EDITION).start({ input: 'a' })]) {
      await expect(sent()).rejects.toMatchObject({
        name: 'GalleyApiError',
        code: 'unknown',
        status: 200,
        requestId: 'p-1',
        message: expect.stringContaining('no JSON'),
      });
    }
    expect(asked).toHaveLength(2);
  });

  it.each(['localhost:4000', 'ftp://galley.example'])('is not made for an address like %s', (baseUrl) => {
    expect(() => new GalleyClient({ baseUrl, key: 'k' })).toThrow('begins with http');
  });

  it('refuses ids that are no UUID, so that no id changes the path', async () => {
    const { client, asked } = await serve(() => ({}));
    expect(() => client.articles('../jobs')).toThrow('UUID');
    expect(() => client.research('../jobs')).toThrow('UUID');
    expect(() => client.research(EDITION).read('../audit')).toThrow('UUID');
    await expect(client.followResearch('*').next()).rejects.toThrow('UUID');
    expect(() => client.job(`${ID}/cancel`)).toThrow('UUID');
    expect(asked).toHaveLength(0);
  });
});

describe('reading since a moment', () => {
  /** Articles of consecutive microseconds; one more becomes readable whenever `grow` says so. */
  function base(count: number) {
    const moment = (n: number) => `2026-11-20T08:15:30.${String(n).padStart(6, '0')}`;
    const all = Array.from({ length: count }, (_, n) => ({ id: String(n), created_at: moment(n) }));
    const read = ({ query }: Asked): Reply => {
      const limit = Math.min(100, Number(query.get('limit') ?? 20));
      const since = query.get('since') ?? '';
      const found = all.filter(({ created_at }) => created_at > since);
      return { body: { total: found.length, limit, offset: 0, articles: found.slice(0, limit) } };
    };
    return { all, read, add: () => all.push({ id: String(all.length), created_at: moment(all.length) }) };
  }

  async function idsOf(articles: AsyncIterable<{ id: string }>): Promise<string[]> {
    const ids: string[] = [];
    for await (const { id } of articles) ids.push(id);
    return ids;
  }

  it.each([0, 1, 9, 10, 11, 20, 25])('shows each of %d articles once, in pages of ten', async (count) => {
    const { all, read } = base(count);
    const { client, asked } = await serve(read);
    expect(await idsOf(client.articles(EDITION).since(null, { limit: 10 }))).toEqual(all.map(({ id }) => id));
    expect(asked).toHaveLength(Math.floor(count / 10) + 1);
  });

  it('shows articles that become readable meanwhile, once, and continues from a cursor', async () => {
    const { add, all, read } = base(10);
    const { client } = await serve((asked, count) => {
      const reported = read(asked);
      if (count === 1) add();
      return reported;
    });
    const articles = client.articles(EDITION);
    expect(await idsOf(articles.since(null, { limit: 10 }))).toEqual(all.map(({ id }) => id));
    const cursor = all.at(-1)!.created_at;
    add();
    expect(await idsOf(articles.since(cursor, { limit: 10, status: 'draft' }))).toEqual(['11']);
  });

  it('reads no further page than requested', async () => {
    const { read } = base(25);
    const { client, asked } = await serve(read);
    for await (const { id } of client.articles(EDITION).since(null, { limit: 10 })) if (id === '3') break;
    expect(asked).toHaveLength(1);
  });

  it('ends when a server would show the same page for ever', async () => {
    const page = {
      total: 1,
      limit: 1,
      offset: 0,
      articles: [{ id: 'x', created_at: '2026-11-20T08:15:30.000001' }],
    };
    const { client } = await serve(() => ({ body: page }));
    expect(await idsOf(client.articles(EDITION).since(null, { limit: 1 }))).toEqual(['x', 'x']);
  });
});

describe('waiting', () => {
  it('polls a job to its end, whatever its final state', async () => {
    const { client, asked } = await serve((_asked, count) => ({
      body: { id: ID, status: count < 3 ? 'running' : 'failed' },
    }));
    expect(await client.waitForJob(ID, { everyMs: 1 })).toMatchObject({ status: 'failed' });
    expect(asked).toHaveLength(3);
  });

  it('polls an audit to its end', async () => {
    const { client, asked } = await serve((_asked, count) => ({
      body: { id: ID, status: ['crawling', 'analysing', 'done'][count - 1] },
    }));
    expect(await client.audits(EDITION).wait(ID, { everyMs: 1 })).toMatchObject({ status: 'done' });
    expect(asked).toHaveLength(3);
  });

  it.each(['done', 'failed'])('polls a report until it is %s', async (end) => {
    const { client, asked } = await serve((_asked, count) => ({
      body: { id: ID, status: count < 3 ? 'running' : end },
    }));
    expect(await client.research(EDITION).wait(ID, { everyMs: 1 })).toEqual({ id: ID, status: end });
    expect(asked.map(({ path }) => path)).toEqual(
      Array<string>(3).fill(`/v1/editions/${EDITION}/research/${ID}`),
    );
  });

  it('stops when its signal is aborted', async () => {
    const leaving = new AbortController();
    const { client } = await serve(() => {
      leaving.abort(new Error('enough'));
      return { body: { id: ID, status: 'running' } };
    });
    await expect(client.waitForJob(ID, { signal: leaving.signal })).rejects.toThrow('enough');
  });
});

describe('the client as a whole', () => {
  it('has a call for every operation that needs a key, and for the description', async () => {
    const { client, asked } = await serve(() => ({}));
    const articles = client.articles(EDITION);
    const audits = client.audits(EDITION);
    const research = client.research(EDITION);
    await client.editions({ limit: 1 });
    await articles.list({ status: 'draft' });
    await articles.start({ input: 'a' });
    await articles.startBatch([{ input: 'a' }]);
    await articles.read(ID);
    await articles.image(ID);
    await articles.provenance(ID);
    await articles.publish(ID, { overrideReason: 'Checked by hand.' });
    await articles.unpublish(ID);
    await articles.publication(ID);
    await articles.edit(ID, { title: 'Locks' });
    await articles.revisions(ID);
    await articles.imageAddress(ID);
    await articles.delete(ID);
    await client.me();
    await client.verification(EDITION);
    await client.verify(EDITION, 'dns');
    await client.regressionRules(EDITION);
    await client.updateRegressionRules(EDITION, { score_points: null });
    await client.ignoreCheck(EDITION, { check: 'title_too_long', reason: 'House style.' });
    await client.restoreCheck(EDITION, 'title_too_long');
    await client.feed(EDITION);
    await client.rotateFeed(EDITION);
    await client.disableFeed(EDITION);
    await client.jobs([ID]);
    await client.jobsOf(EDITION, { status: 'failed' });
    await client.eventPage({ types: 'article.finished' });
    await client.eventTypes();
    const schedules = client.schedules(EDITION);
    await schedules.list();
    await schedules.create({ name: 'a', kind: 'audit', cron: '0 5 * * 1' });
    await schedules.read(ID);
    await schedules.update(ID, { name: 'b' });
    await schedules.delete(ID);
    await schedules.pause(ID);
    await schedules.resume(ID);
    await schedules.run(ID);
    await schedules.next(ID);
    await schedules.runs(ID);
    await audits.sitemap(ID);
    await audits.robots(ID, { urls: ['https://example.com/'] });
    await client.webhooks.create({ url: 'https://example.com/' });
    await client.webhooks.list();
    await client.webhooks.read(ID);
    await client.webhooks.update(ID, { enabled: false });
    await client.webhooks.delete(ID);
    await client.webhooks.test(ID);
    await client.webhooks.rotate(ID, { graceSeconds: 5 });
    await client.webhooks.recover(ID, '2026-01-01');
    await client.webhooks.deliveries(ID, { status: 'failed' });
    await client.webhooks.delivery(ID);
    await client.webhooks.resend(ID);
    await audits.list({ limit: 5 });
    await research.list();
    await client.job(ID);
    await client.cancelJob(ID);
    await client.retryJob(ID);
    await audits.start();
    await audits.cancel(ID);
    await audits.view(ID, 'filters', { filter: ['a:b', 'c:d'], limit: 5 });
    await audits.changes(ID, { since: ID });
    await research.start();
    await research.read(ID);
    await research.cancel(ID);
    await client.description();
    const called = new Set(
      asked.map(
        ({ method, path }) =>
          `${method} ${path.replaceAll(EDITION, '{}').replaceAll(ID, '{}').replace('title_too_long', '{}')}`,
      ),
    );
    const described = Object.entries(describeApi('1').paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((method) => path.startsWith('/v1') && method !== 'parameters')
        // Its address is asked for, and then read by browsers.
        .filter(() => !/\/(?:signed-image|feed)$/.test(path))
        .map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`),
    );
    expect([...called].sort()).toEqual(described.sort());
    expect(asked.find(({ query }) => query.has('view'))!.query.toString()).toBe(
      'filter=a%3Ab&filter=c%3Ad&limit=5&view=filters',
    );
  });

  it('requests a file with its format, and returns it unparsed', async () => {
    const { client, asked } = await serve(() => ({ body: 'rows' }));
    const file = await client.audits(EDITION).file(ID, 'issues', 'csv');
    expect(file.bodyUsed).toBe(false);
    expect(await file.text()).toBe('"rows"');
    expect(asked[0]!.query.toString()).toBe('view=issues&format=csv');
  });

  it('subscribes to all subscriptions of the schema', () => {
    const schema = buildSchema(readFileSync('schema/printed/schema.graphql', 'utf8'));
    for (const document of [JOB_PROGRESS, AUDIT_PROGRESS, RESEARCH_PROGRESS])
      expect(validate(schema, parse(document))).toEqual([]);
  });

  it('reads Retry-After as seconds and as a date', () => {
    const now = Date.parse('2026-11-20T08:00:00Z');
    expect(readRetryAfter('60', now)).toBe(60);
    expect(readRetryAfter('Fri, 20 Nov 2026 08:00:05 GMT', now)).toBe(5);
    expect(readRetryAfter('Fri, 20 Nov 2026 07:00:00 GMT', now)).toBe(0);
    expect(readRetryAfter('soon', now)).toBeNull();
    expect(readRetryAfter(null, now)).toBeNull();
  });
});
