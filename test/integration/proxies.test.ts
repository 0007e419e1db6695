import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as textFrom } from 'node:stream/consumers';
import WebSocket from 'ws';
import type { App } from '../../src/main/build-app.js';
import { freePort } from '../../scripts/free-port.mjs';
import { selfSignedCertificate } from '../support/server/self-signed-certificate.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { createTenant, startGalley, type Tenant } from '../support/server/test-galley.js';
import { until } from '../support/until.js';
import { scriptedWriting } from '../support/writing/scripted-writing.js';

const HOST = 'content.example.com';
const NGINX = '/usr/sbin/nginx';
const CADDY = '/usr/bin/caddy';

const { key, cert } = selfSignedCertificate([HOST], 2);
let database: TestDatabase;
let tenant: Tenant;
let folder: string;
const gateways: App[] = [];
const apps: App[] = [];
/** How each is ended: Caddy would wait for its connections, and nginx would leave its workers behind. */
const running: { readonly child: ChildProcess; readonly signal: 'SIGTERM' | 'SIGKILL' }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'galley-proxy-'));
  await chmod(folder, 0o755);
  const start = async (role: 'gateway' | 'worker') => {
    const env = { PUBLIC_URL: `https://${HOST}`, TRUST_PROXY: 'loopback' };
    const app = await startGalley({ databaseUrl: database.url, role, env, writing: scriptedWriting() });
    apps.push(app);
    return app;
  };
  gateways.push(await start('gateway'), await start('gateway'));
  await start('worker');
  tenant = await createTenant(gateways[0]!);
});
afterAll(async () => {
  for (const { child, signal } of running) {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    child.kill(signal);
    await ended;
  }
  for (const app of apps) await app.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

interface Way {
  readonly port: number;
  readonly isSecure: boolean;
}

function send(
  { port, isSecure }: Way,
  method: string,
  at: string,
  body?: string,
  token: string | null = tenant.full,
): Promise<IncomingMessage> {
  const headers = {
    host: HOST,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const options = { host: '127.0.0.1', port, method, path: at, headers };
  return new Promise((resolve, reject) => {
    const request = isSecure
      ? requestSecure({ ...options, servername: HOST, ca: cert }, resolve)
      : requestPlain(options, resolve);
    request.once('error', reject);
    request.end(body);
  });
}

async function answerOf(...asked: Parameters<typeof send>) {
  const response = await send(...asked);
  return { status: response.statusCode, headers: response.headers, text: await textFrom(response) };
}

function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const started = spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  running.push({ child: started, signal: program === CADDY ? 'SIGKILL' : 'SIGTERM' });
}

/** The configuration of `deploy/`, with the ports and the gateways of this test. */
async function startNginx(): Promise<{ readonly plain: Way; readonly secure: Way }> {
  const [http, https] = [await freePort(), await freePort()];
  await writeFile(path.join(folder, 'galley.key'), key);
  await writeFile(path.join(folder, 'galley.crt'), cert);
  const servers = gateways.map(({ url }) => `server ${new URL(url!).host} max_fails=2 fail_timeout=5s;`);
  const site = (await readFile('deploy/nginx/galley.conf', 'utf8'))
    .replace(/server 127\.0\.0\.1:4000[^;]*;/, servers.join('\n'))
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
    .replaceAll('/etc/nginx/tls', folder);
  const file = path.join(folder, 'nginx.conf');
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events {} http { access_log off; ${scratch.join(' ')} ${site} }`,
  );
  run(NGINX, ['-c', file, '-e', path.join(folder, 'error.log')]);
  return { plain: { port: http, isSecure: false }, secure: { port: https, isSecure: true } };
}

async function startCaddy(): Promise<Way> {
  const port = await freePort();
  const addresses = gateways.map(({ url }) => new URL(url!).host).join(' ');
  const site = (await readFile('deploy/caddy/Caddyfile', 'utf8'))
    .replace(`${HOST} {`, `http://${HOST}:${port} {`)
    .replace('reverse_proxy 127.0.0.1:4000', `reverse_proxy ${addresses}`);
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const homes = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  run(CADDY, ['run', '--adapter', 'caddyfile', '--config', file], homes);
  return { port, isSecure: false };
}

async function isServing(way: Way): Promise<void> {
  await until(async () => {
    const answer = await answerOf(way, 'GET', '/healthz').catch(() => null);
    return answer?.status === 200;
  });
}

/** What clients of Galley need of whatever stands before it. */
async function expectAllWays(way: Way): Promise<void> {
  const articles = `/v1/editions/${tenant.edition}/articles`;
  expect((await answerOf(way, 'GET', articles)).status).toBe(200);
  expect((await answerOf(way, 'GET', articles, undefined, null)).text).toContain('"code":"invalid_key"');
  for (const at of ['/metrics', '/metrics/', '/Metrics', '/METRICS//'])
    expect([at, (await answerOf(way, 'GET', at, undefined, null)).status]).toEqual([at, 404]);
  const described = JSON.parse((await answerOf(way, 'GET', '/v1/openapi.json')).text) as {
    readonly servers: readonly { readonly url: string }[];
  };
  expect(described.servers[0]!.url).toBe(`https://${HOST}`);

  // What is too large is refused in Galley's words, not in the proxy's.
  const large = await answerOf(way, 'POST', articles, JSON.stringify({ input: 'x'.repeat(3 * 1024 * 1024) }));
  expect([large.status, large.headers['content-type']]).toEqual([
    413,
    expect.stringContaining('problem+json'),
  ]);

  // An event stream begins before there is an event, and each event comes when it happens.
  const query = `subscription { jobs(edition: "${tenant.edition}") { job { id status } } }`;
  const stream = await send(way, 'POST', '/graphql/stream', JSON.stringify({ query }));
  expect(stream.headers['content-type']).toContain('text/event-stream');
  const read = stream.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterableIterator<string>;
  let seen = '';
  const readUntil = async (wanted: string) => {
    while (!seen.includes(wanted)) {
      const { value, done } = await read.next();
      if (done) throw new Error(`the stream ended before ${wanted}: ${seen}`);
      seen += value;
    }
  };
  await readUntil(':\n\n');
  const started = await answerOf(way, 'POST', articles, JSON.stringify({ input: 'Anything' }));
  const { id } = JSON.parse(started.text) as { readonly id: string };
  await readUntil(id);
  await readUntil('"DONE"');
  stream.destroy();

  // A WebSocket gets through, and speaks the protocol.
  const address = `${way.isSecure ? 'wss' : 'ws'}://127.0.0.1:${way.port}/graphql`;
  const socket = new WebSocket(address, 'graphql-transport-ws', {
    headers: { host: HOST },
    ...(way.isSecure ? { servername: HOST, ca: cert } : {}),
  });
  await once(socket, 'open');
  const init = { type: 'connection_init', payload: { authorization: `Bearer ${tenant.full}` } };
  socket.send(JSON.stringify(init));
  const [message] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(message.toString())).toMatchObject({ type: 'connection_ack' });
  socket.close();
  await once(socket, 'close');
}

// Debian's packages nginx-light and caddy have them.
(existsSync(NGINX) ? describe : describe.skip)('behind nginx, as deploy/ has it', () => {
  it('callers reach REST, event streams and WebSockets over TLS, and another gateway when one is lost', async () => {
    const { plain, secure } = await startNginx();
    await isServing(secure);
    const moved = await answerOf(plain, 'GET', '/v1/editions?x=1');
    expect([moved.status, moved.headers.location]).toEqual([301, `https://${HOST}/v1/editions?x=1`]);
    expect((await answerOf(secure, 'GET', '/healthz')).headers['strict-transport-security']).toContain(
      'max-age',
    );
    await expectAllWays(secure);

    const lost = gateways[1]!;
    apps.splice(apps.indexOf(lost), 1);
    await lost.close();
    const statuses = new Set<number | undefined>();
    for (let n = 0; n < 10; n += 1)
      statuses.add((await answerOf(secure, 'GET', `/v1/editions/${tenant.edition}/articles`)).status);
    expect([...statuses]).toEqual([200]);
  });
});

(existsSync(CADDY) ? describe : describe.skip)('behind Caddy, as deploy/ has it', () => {
  it('callers reach REST, event streams and WebSockets', async () => {
    const way = await startCaddy();
    await isServing(way);
    await expectAllWays(way);
  });
});
