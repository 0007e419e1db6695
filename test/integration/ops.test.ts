import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { text as textFrom } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Role } from '../../src/main/app-options.js';
import type { App } from '../../src/main/build-app.js';
import { freePort } from '../../scripts/free-port.mjs';
import { scriptedWriting } from '../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { call, createTenant, startGalley } from '../support/server/test-galley.js';
import { until } from '../support/until.js';

let database: TestDatabase;
const apps: App[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function start(role: Role, env: Record<string, string> = {}): Promise<App> {
  const app = await startGalley({ databaseUrl: database.url, role, env, writing: scriptedWriting() });
  apps.push(app);
  return app;
}

const get = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('health, readiness and metrics', () => {
  it('are on the one port, without a key, unless another is set', async () => {
    const app = await start('gateway');
    expect(await get(`${app.url!}/healthz`)).toMatchObject({ status: 200, text: '{"status":"ok"}' });
    expect(await get(`${app.url!}/readyz`)).toMatchObject({ status: 200, text: '{"status":"ready"}' });
    const { status, headers, text } = await get(`${app.url!}/metrics`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toMatch(/^process_cpu_seconds_total \S+$/m);
    const skew = /^galley_clock_skew_seconds\{store="postgresql"\} (\S+)$/m;
    await until(async () => skew.test((await get(`${app.url!}/metrics`)).text));
    const [, seconds] = skew.exec((await get(`${app.url!}/metrics`)).text) ?? [];
    expect(Math.abs(Number(seconds))).toBeLessThan(2);
  });

  it('have one series a route, however many paths and methods a caller invents', async () => {
    const app = await start('gateway');
    const methods = METHODS.filter((method) => method !== 'CONNECT');
    const paths = [
      '/graphql/stream',
      '/graphql',
      '/v1/editions',
      '/v1/openapi.json',
      '/docs/start.js',
      '/healthz',
    ];
    const { hostname, port } = new URL(app.url!);
    let answered = 0;
    // As many on a connection as one may ask without waiting.
    for (let spelling = 1; spelling <= 200; spelling += 1) {
      const socket = connect(Number(port), hostname);
      const text = textFrom(socket);
      for (const [index, path] of paths.entries()) {
        const method = methods[(spelling + index) % methods.length]!;
        const spelt = Array.from(path)
          .map((letter, at) => ((spelling >> (at % 9)) & 1 ? letter.toUpperCase() : letter))
          .join('');
        const made = spelling % 5 === 0 ? `${spelt}/${spelling}` : spelt;
        socket.write(`${method} ${made} HTTP/1.1\r\nHost: a\r\n\r\n`);
      }
      socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      answered += (await text).match(/HTTP\/1\.1 \d/g)!.length;
    }
    expect(answered).toBeGreaterThan(1000);
    const { text } = await get(`${app.url!}/metrics`);
    const series = text.match(/^galley_http_request_duration_seconds_count\{.*\}/gm)!;
    expect(series.length).toBeLessThan(80);
    for (const each of series) expect(each).not.toMatch(/route="[^"]*[A-Z]/);
    expect(series.filter((each) => each.includes('method="other"')).length).toBeGreaterThan(0);
  });

  it('count requests by their route, never by an id or an invented path', async () => {
    const app = await start('gateway');
    const { read, edition } = await createTenant(app);
    const path = `/v1/editions/${edition}/articles`;
    await call(app, read, 'GET', path);
    await call(app, read, 'POST', path, { input: 'Anything' });
    await call(app, null, 'GET', `/nowhere-${edition}`);
    await call(app, read, 'GET', `/v1/nowhere-${edition}`);
    await call(app, null, 'GET', path);
    await call(app, read, 'GET', `/v1/jobs/${edition}`);
    await call(app, read, 'POST', '/graphql', { query: '{ me { user { id } } }' });
    const { text } = await get(`${app.url!}/metrics`);
    const counts = [...text.matchAll(/^galley_http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)].map(
      ([, labels, count]) => `${String(labels)} ${String(count)}`,
    );
    expect(counts).toEqual(
      expect.arrayContaining([
        'method="GET",route="/v1/editions/:slug/articles",status="200" 1',
        'method="POST",route="/v1/editions/:slug/articles",status="403" 1',
        'method="GET",route="/v1/jobs/:id",status="404" 1',
        'method="GET",route="other",status="404" 1',
        'method="GET",route="/v1",status="404" 1',
        'method="GET",route="/v1",status="401" 1',
        'method="POST",route="/graphql",status="200" 1',
      ]),
    );
    expect(text).not.toContain(edition);
  });

  it('move to a port of their own, which serves nothing else', async () => {
    const port = await freePort();
    const app = await start('gateway', { OPS_PORT: String(port) });
    const ops = `http://127.0.0.1:${port}`;
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect([path, (await get(ops + path)).status]).toEqual([path, 200]);
    // Every probe works unchanged; what the process counts is the operator's alone.
    for (const path of ['/healthz', '/readyz'])
      expect([path, (await call(app, null, 'GET', path)).status]).toEqual([path, 200]);
    expect((await call(app, null, 'GET', '/metrics')).status).toBe(404);
    const { read } = await createTenant(app);
    for (const path of ['/', '/console']) expect([path, (await get(ops + path)).status]).toEqual([path, 404]);
    const other = await fetch(`${ops}/v1/editions`, { headers: { authorization: `Bearer ${read}` } });
    expect(other.status).toBe(404);
    await call(app, read, 'GET', '/v1/editions');
    expect((await get(`${ops}/metrics`)).text).toMatch(/route="\/v1\/editions",status="200"\} 1$/m);
  });

  it('are all that a worker serves, where a port is set for them', async () => {
    const port = await freePort();
    const worker = await start('worker', { OPS_PORT: String(port) });
    expect(worker.url).toBeNull();
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect([path, (await get(`http://127.0.0.1:${port}${path}`)).status]).toEqual([path, 200]);
    await apps.pop()?.close();
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  });

  it('are what the health check of the image asks for, of each role and with each port', async () => {
    const dockerfile = await readFile('Dockerfile', 'utf8');
    const [, command = ''] = /HEALTHCHECK[\s\S]*?CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    const [, ...args] = JSON.parse(command) as string[];
    const check = (env: Record<string, string>) =>
      promisify(execFile)(process.execPath, args, { env }).then(
        () => 'healthy',
        () => 'unhealthy',
      );
    const port = await freePort();
    const gateway = await start('gateway');
    await start('worker', { OPS_PORT: String(port) });
    const checks = [
      { PORT: new URL(gateway.url!).port },
      { PORT: '1', OPS_PORT: String(port) },
      { PORT: new URL(gateway.url!).port, OPS_PORT: '1' },
    ];
    expect(await Promise.all(checks.map(check))).toEqual(['healthy', 'healthy', 'unhealthy']);
  });

  it('tell how work waits and goes, by kind, stage and outcome, and never whose it is', async () => {
    const worker = await freePort();
    const gateway = await start('gateway');
    const { full, edition } = await createTenant(gateway);
    const path = `/v1/editions/${edition}/articles`;
    const { body } = await call(gateway, full, 'POST', path, { input: 'Anything' });
    await until(async () =>
      (await get(`${gateway.url!}/metrics`)).text.includes('galley_jobs{kind="article",state="waiting"} 1\n'),
    );
    await call(gateway, full, 'POST', path, { input: '' });
    await call(gateway, full, 'POST', '/graphql', { query: '{ nothing }' });
    const waiting = (await get(`${gateway.url!}/metrics`)).text;
    expect(waiting).toMatch(/^galley_job_oldest_seconds\{kind="article"\} \d/m);
    expect(waiting).toMatch(/^galley_store_up\{store="postgresql"\} 1$/m);
    expect(waiting).toMatch(/^galley_database_pool\{pool="callers",state="idle"\} [1-9]/m);
    expect(waiting).toContain('galley_workers 0\n');
    expect(waiting).toContain('galley_refusals_total{transport="rest",code="invalid_params"} 1\n');
    expect(waiting).toContain('galley_refusals_total{transport="graphql",code="invalid_params"} 1\n');

    await start('worker', { OPS_PORT: String(worker) });
    const id = String(body['id']);
    await until(async () => (await call(gateway, full, 'GET', `/v1/jobs/${id}`)).body['status'] === 'done');
    const ops = `http://127.0.0.1:${worker}/metrics`;
    await until(async () => (await get(ops)).text.includes('outcome="done"} 1'));
    const { text } = await get(ops);
    expect(text).toContain('galley_attempts_total{kind="article",outcome="done"} 1\n');
    expect(text).toMatch(/^galley_job_wait_seconds_count\{kind="article"\} 1$/m);
    expect(text).toMatch(/^galley_stage_duration_seconds_count\{kind="article",stage="research"\} 1$/m);
    expect(text).toMatch(/^galley_worker_slots\{kind="article",state="free"\} [1-9]/m);
    expect(text).toMatch(/^galley_build_info\{version="[\d.]+",role="worker"\} 1$/m);
    expect(text).toContain('galley_workers 1\n');
    for (const secret of [edition, id, full]) expect(text).not.toContain(secret);
  });

  it('claim the kinds of work that their worker is for', async () => {
    const gateway = await start('gateway');
    const { full, edition } = await createTenant(gateway);
    const [others, articles] = [await freePort(), await freePort()];
    await start('worker', { WORKER_KINDS: 'reports,audits', OPS_PORT: String(others) });
    const { body } = await call(gateway, full, 'POST', `/v1/editions/${edition}/articles`, {
      input: 'Anything',
    });
    const id = String(body['id']);
    const statusOf = async () => (await call(gateway, full, 'GET', `/v1/jobs/${id}`)).body['status'];
    await start('worker', { WORKER_KINDS: 'articles', OPS_PORT: String(articles) });
    await until(async () => (await statusOf()) === 'done');
    const attempts = 'galley_attempts_total{kind="article",outcome="done"} 1\n';
    await until(async () => (await get(`http://127.0.0.1:${articles}/metrics`)).text.includes(attempts));
    expect((await get(`http://127.0.0.1:${others}/metrics`)).text).not.toMatch(/^galley_attempts_total\{/m);
  });

  it('refuse other methods and paths like every other transport', async () => {
    const port = await freePort();
    const app = await start('gateway', { OPS_PORT: String(port) });
    const plain = await start('gateway');
    for (const base of [`http://127.0.0.1:${port}`, plain.url!]) {
      for (const path of ['/healthz', '/readyz', '/metrics']) {
        const answer = await call({ ...app, url: base }, null, 'POST', path);
        expect(answer).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
        expect(answer.headers.get('allow')).toBe('GET, HEAD');
      }
      const { status, headers, body } = await call({ ...app, url: base }, null, 'GET', '/nowhere');
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' });
      expect(body.request_id).toBe(headers.get('x-request-id'));
    }
  });
});
