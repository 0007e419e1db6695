import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { GalleyProcess } from '../support/server/galley-process.js';
import { startOtlpReceiver, type OtlpReceiver, type ReceivedSpan } from '../support/server/otlp-receiver.js';
import { runHere } from '../support/server/run-here.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { startTestWebsite, type TestWebsite } from '../support/server/test-website.js';
import { until } from '../support/until.js';
import { startReceiver, type Receiver } from '../support/webhook/receiver.js';
import { casesOf } from '../support/sample.js';

const PAGE = `<!doctype html><html lang="en"><title>Harbours</title><main><h1>Harbours</h1>
  <h2>How a harbour keeps its lighthouse</h2>${Array.from(
    { length: 6 },
    (
      _,
      n,
    ) => `<p>Harbour number ${n + 1} keeps its lighthouse on a rock ${n + 3} miles from the coast. The keeper of harbour
      number ${n + 1} lights the lamp at dusk and writes the weather of the harbour into a book. Ships that enter harbour
      number ${n + 1} pay a toll, which the keeper of the lighthouse counts every morning.</p>`,
  ).join('')}</main></html>`;

describe('traces of a gateway and a worker, each a process of its own', () => {
  const started: GalleyProcess[] = [];
  let pair: { readonly gateway: GalleyProcess; readonly worker: GalleyProcess; readonly url: string };
  let receiver: Receiver;
  let database: TestDatabase;
  let site: TestWebsite;
  let collector: OtlpReceiver;
  let env: Record<string, string>;
  let folder: string;
  let tenant: { readonly token: string; readonly edition: string };

  beforeAll(async () => {
    database = await createTestDatabase();
    site = await startTestWebsite({ '/': PAGE });
    collector = await startOtlpReceiver();
    folder = await mkdtemp(path.join(tmpdir(), 'galley-traces-'));
    env = {
      DATABASE_URL: database.url,
      PORT: '0',
      CRAWL_RATE: '0',
      FETCH_ALLOW: new URL(site.origin).host,
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=press%20room,authorization=Basic of-the-collector',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    };
    const [account, newsroom, user, edition] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const file = path.join(folder, 'tenants.json');
    await writeFile(
      file,
      JSON.stringify({
        plans: [{ id: 'test', name: 'Test', content_api: true, articles_per_month: null }],
        accounts: [{ id: account, name: 'Account', plan: 'test', status: 'open' }],
        newsrooms: [{ id: newsroom, account, name: 'Newsroom', hourly_ceiling: null }],
        users: [{ id: user, account, name: 'User', newsroom, may_spend: true }],
        editions: [
          {
            id: edition,
            account,
            name: 'Harbours',
            web_address: site.origin,
            language: 'en',
            verified: true,
          },
        ],
        keys: [{ name: 'key', user, permission: 'full' }],
      }),
    );
    const { code, out } = await runHere(['apply', file, '--json'], { DATABASE_URL: database.url });
    expect(code).toBe(0);
    receiver = await startReceiver();
    env = {
      ...env,
      SECRET_KEY: 'a key of more than thirty-two letters',
      WEBHOOK_ALLOW: new URL(receiver.origin).host,
    };
    const [{ galley: gateway, url }, { galley: worker }] = await Promise.all([
      serve('gateway'),
      serve('worker'),
    ]);
    pair = { gateway, worker, url };
    // They are for several tests.
    started.length = 0;
    tenant = { token: (JSON.parse(out) as { keys: { token: string }[] }).keys[0]!.token, edition };
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((galley) => galley.kill()));
  });
  afterAll(async () => {
    await Promise.all([pair.gateway.kill(), pair.worker.kill()]);
    await receiver.close();
    collector.close();
    await site.close();
    await rm(folder, { recursive: true });
    await database.drop();
  });

  async function serve(role: 'gateway' | 'worker', more: Record<string, string> = {}) {
    const galley = GalleyProcess.start(['serve', '--role', role], { ...env, ...more });
    started.push(galley);
    const [, url = ''] = await galley.waitFor(/ready at (\S+)|worker is ready/);
    return { galley, url };
  }
  const post = async (url: string, of: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${of}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tenant.token}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });
    expect([200, 201, 202]).toContain(response.status);
    return (await response.json()) as { id: string };
  };
  async function sqlOf(statement: string, bind: readonly string[]): Promise<Record<string, unknown>[]> {
    const sql = new Client({ connectionString: database.url });
    await sql.connect();
    const { rows } = await sql.query<Record<string, unknown>>(statement, [...bind]);
    await sql.end();
    return rows;
  }
  const named = (name: string, among = collector.spans) => among.filter((span) => span.name === name);
  /** From a span to the first of its trace. */
  function pathOf(span: ReceivedSpan): string[] {
    const parent = collector.spans.find(({ spanId }) => spanId === span.parentId);
    return parent ? [...pathOf(parent), span.name] : [span.name];
  }

  it('are one from the request to the pages that it reads, with its id in the log of both', async () => {
    const caller = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
    const route = `/v1/editions/${tenant.edition}/articles`;
    const brief = { input: 'How a harbour keeps its lighthouse', settings: { word_count: 150 } };
    const { id } = await post(pair.url, route, brief, {
      traceparent: `00-${caller.traceId}-${caller.spanId}-01`,
    });
    const isDone = () =>
      named('process galley_jobs').some(({ attributes }) => attributes['messaging.message.id'] === id);
    await until(isDone);
    const requests = () => named('POST /v1/editions/:slug/articles');
    // Each process sends its spans when it has some.
    await until(() => requests().length > 0);
    const request = requests()[0]!;
    expect(request).toMatchObject({
      traceId: caller.traceId,
      parentId: caller.spanId,
      attributes: { 'http.request.method': 'POST', 'http.response.status_code': 202 },
      resource: { 'service.name': 'galley', 'galley.role': 'gateway' },
    });
    const ofTrace = collector.spans.filter(({ traceId }) => traceId === caller.traceId);
    const [attempt] = named('process galley_jobs', ofTrace);
    expect(attempt).toMatchObject({
      resource: { 'galley.role': 'worker' },
      isFailed: false,
      attributes: { 'galley.job.kind': 'article', 'galley.job.attempt': 1, 'galley.job.outcome': 'done' },
    });
    const [page] = named('GET', ofTrace);
    expect(page).toMatchObject({
      resource: { 'galley.role': 'stages' },
      attributes: { 'server.address': '127.0.0.1', 'server.port': Number(new URL(site.origin).port) },
    });
    expect(pathOf(page!)).toEqual([
      'POST /v1/editions/:slug/articles',
      'send galley_jobs',
      'process galley_jobs',
      'article.research',
      'GET',
    ]);
    expect(named('article.assemble', ofTrace)).toHaveLength(1);

    const lineOf = (said: string, message: string) =>
      said
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .find(({ msg }) => msg === message);
    expect(lineOf(pair.gateway.log, 'request')).toMatchObject({
      trace_id: caller.traceId,
      span_id: request.spanId,
    });
    expect(lineOf(pair.worker.log, 'an article is finished')).toMatchObject({
      trace_id: caller.traceId,
      span_id: attempt!.spanId,
    });
    expect(collector.headers[0]).toMatchObject({
      path: '/v1/traces',
      'content-type': 'application/x-protobuf',
      'x-tenant': 'press room',
      authorization: 'Basic of-the-collector',
    });
    const said = JSON.stringify(collector.spans);
    for (const secret of [tenant.token, 'lighthouse', 'of-the-collector']) expect(said).not.toContain(secret);
  });

  it('have audits and reports, and documents of GraphQL by their type', async () => {
    const begun = collector.spans.length;
    for (const noun of ['audit', 'research'])
      await post(pair.url, `/v1/editions/${tenant.edition}/${noun}`, {});
    await post(pair.url, '/graphql', {
      query: 'query Mine { me { user { name } } }',
      operationName: 'Mine',
    });
    const since = () => collector.spans.slice(begun);
    const attempts = () =>
      named('process galley_jobs', since()).map(({ attributes }) => attributes['galley.job.kind']);
    await until(() => attempts().includes('audit') && attempts().includes('report'));
    await until(() => named('query', since()).length > 0);
    for (const attempt of named('process galley_jobs', since()))
      expect(pathOf(attempt)).toEqual([
        expect.stringMatching(/^POST \/v1\/editions\/:slug\/(?:audit|research)$/),
        'send galley_jobs',
        'process galley_jobs',
      ]);
    const [query] = named('query', since());
    expect(pathOf(query!)).toEqual(['POST /graphql', 'query']);
    expect(query!.attributes).toEqual({
      'graphql.operation.type': 'query',
      'graphql.operation.name': 'Mine',
    });
  });

  it('begin with the schedule that starts work, and reach the webhook that hears of its end', async () => {
    const { url } = pair;
    await post(url, '/v1/webhooks', { url: `${receiver.origin}/of-the-endpoint?key=of-the-endpoint` });
    const { id } = await post(url, `/v1/editions/${tenant.edition}/schedules`, {
      name: 'Harbours',
      kind: 'article',
      brief: { input: 'How a harbour keeps its lighthouse', settings: { word_count: 150 } },
      cron: '* * * * *',
      time_zone: 'Europe/London',
    });
    await sqlOf(
      `UPDATE schedules SET next_at = date_trunc('minute', clock_timestamp()) - interval '1 minute',
         resumed_at = resumed_at - interval '1 year' WHERE id = $1`,
      [id],
    );
    const ofSchedule = () =>
      named('schedule').find(({ attributes }) => attributes['galley.schedule.id'] === id);
    const delivery = () => named('POST').find(({ traceId }) => traceId === ofSchedule()?.traceId);
    await until(() => delivery() !== undefined);
    await until(() => named('article.research').some(({ traceId }) => traceId === ofSchedule()!.traceId));
    expect(ofSchedule()!.parentId).toBe('');
    expect(pathOf(delivery()!)).toEqual(['schedule', 'send galley_jobs', 'POST']);
    expect(delivery()!.attributes).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': 204,
      'server.address': '127.0.0.1',
      'server.port': receiver.port,
      'galley.event.type': 'article.finished',
      'galley.job.attempt': 1,
      'messaging.message.id': receiver.received.at(-1)!.headers['webhook-id'],
    });
    expect(JSON.stringify(collector.spans)).not.toMatch(/of-the-endpoint|whsec_|lighthouse/);
  });

  it('are collected by nobody where no collector is named, and no module for them is loaded', async () => {
    const [reads, loaded] = ['reads.cjs', 'loaded.txt'].map((name) => path.join(folder, name));
    await writeFile(
      reads!,
      `const fs = require('node:fs');
       const { readFileSync } = fs;
       fs.readFileSync = (file, ...options) => {
         if (/\\.cjs$/.test(String(file))) fs.appendFileSync(${JSON.stringify(loaded)}, file + '\\n');
         return readFileSync(file, ...options);
       };
       require('node:module').syncBuiltinESMExports();`,
    );
    const loadedBy = async (more: Record<string, string>) => {
      await writeFile(loaded!, '');
      const { galley, url } = await serve('gateway', { ...more, NODE_OPTIONS: `--require ${reads}` });
      await post(url, '/graphql', { query: '{ me { user { name } } }' });
      galley.signal('SIGTERM');
      const { err } = await galley.end();
      return { err, modules: await readFile(loaded!, 'utf8') };
    };
    expect((await loadedBy({})).modules).toContain('otel-tracing');
    // The processes of before may still send what they have.
    const senders = () => new Set(collector.spans.map(({ resource }) => resource['service.instance.id']));
    const before = senders();
    expect(before.size).toBeGreaterThan(1);
    const { err, modules } = await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
    expect(modules).toContain('open-gateway');
    expect(modules).not.toContain('otel-tracing');
    expect(err).not.toContain('trace_id');
    expect(senders()).toEqual(before);
  });

  it.each(casesOf(['never answers', 'is away']))('hold up nothing where the collector %s', async (kind) => {
    // The article is to be written by the worker that is started here.
    await pair.worker.kill();
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const port = kind === 'is away' ? 9 : (silent.address() as AddressInfo).port;
    const more = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
    const gateway = await serve('gateway', more);
    const worker = await serve('worker', more);
    const { id } = await post(gateway.url, `/v1/editions/${tenant.edition}/articles`, {
      input: 'How a harbour keeps its lighthouse',
      settings: { word_count: 150 },
    });
    const isDone = async () => {
      const [job] = await sqlOf(`SELECT status FROM jobs WHERE id = $1`, [id]);
      expect(['queued', 'running', 'done']).toContain(job?.['status']);
      return job?.['status'] === 'done';
    };
    await until(isDone);
    const began = performance.now();
    for (const { galley } of [gateway, worker]) galley.signal('SIGTERM');
    const ends = await Promise.all([gateway.galley.end(), worker.galley.end()]);
    // A container has ten seconds to stop; this machine may be slow.
    expect(performance.now() - began).toBeLessThan(20_000);
    for (const { code, err } of ends) {
      expect(code).toBe(0);
      expect(err).toMatch(/traces may be incomplete|did not take the last spans in time/);
    }
    silent.close();
    silent.closeAllConnections();
  });
});
