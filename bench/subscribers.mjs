// Many subscribers on one gateway: 5,000 WebSockets, each watching one of 500 article jobs that change twenty times a
// second; then all of them watching one job that changes now and then. Gateway and load are a process each, on a fresh
// durable embedded PostgreSQL.
//   npm run build && node bench/subscribers.mjs [--json] [--subscribers n] [--seconds n]
//
// Latency is the time from before the write of a change until its subscriber has read it. Memory is the gateway's resident
// set, CPU its user and system time per delivered change, which depends least on the load of the machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import WebSocket from 'ws';
import { openEmbeddedPostgres } from '../dist/adapters/postgres/embedded/embedded.js';
import { buildCoreServices } from '../dist/main/build/build-services.js';
import { readConfig } from '../dist/main/config.js';
import { openMigrated } from '../dist/main/open-database.js';
import { Closers } from '../dist/main/shutdown.js';
import { insertBenchJobs, makeBenchTenant } from './support/bench-tenant.mjs';
import { cpuMs, print, round } from './support/figures.mjs';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    subscribers: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '20' },
  },
});
const subscribers = Number(options.subscribers);
const JOBS = Math.ceil(subscribers / 10);
const CHANGES_A_SECOND = 20;
const BURSTS = 10;
/** A key has 120 requests a minute, and a subscriber makes two: its connection and its subscription. */
const EACH_KEY = 50;
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const PROGRESS = 'subscription ($id: ID!) { jobProgress(id: $id) { version progress } }';

const folder = await mkdtemp(path.join(tmpdir(), 'galley-bench-'));
await chmod(folder, 0o755);
const closers = new Closers(console);
closers.add('folder', () => rm(folder, { recursive: true, force: true }));
try {
  print(await measure(), options.json);
} finally {
  await closers.closeAll();
}

async function measure() {
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(folder, 'data'), log: silent });
  closers.add('PostgreSQL', () => postgres.close());
  const config = readConfig({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' });
  const { database } = await openMigrated(config, silent, closers, 'bench');
  const { jobs, tokens } = await makeJobs(buildCoreServices(database));
  const sql = new pg.Client({ connectionString: postgres.adminUrl });
  await sql.connect();
  closers.add('client', () => sql.end());
  const { url, pid } = await startGalley(postgres.url);
  const before = residentMb(pid);
  const stats = { sent: new Map(), latencies: [], delivered: 0 };
  const figures = { subscribers, jobs: jobs.length };

  let sockets = await connectAll(url, tokens, (n) => jobs[n % jobs.length], stats);
  figures['memory a subscriber, KB'] = round(((residentMb(pid) - before) * 1024) / subscribers);
  const each = subscribers / jobs.length;
  let changes = 0;
  let spent = cpuMs(pid);
  const until = performance.now() + Number(options.seconds) * 1000;
  while (performance.now() < until) {
    await change(sql, jobs[changes % jobs.length], stats);
    changes += 1;
    await delay(1000 / CHANGES_A_SECOND);
  }
  Object.assign(figures, await outcome('spread', stats, changes * each));
  figures['spread: CPU µs each'] = round(((cpuMs(pid) - spent) / stats.delivered) * 1000);
  for (const socket of sockets) socket.terminate();

  // The windows of the keys are a minute long.
  await delay(61_000);
  Object.assign(stats, { latencies: [], delivered: 0 });
  sockets = await connectAll(url, tokens, () => jobs[0], stats);
  spent = cpuMs(pid);
  for (let n = 0; n < BURSTS; n += 1) {
    await change(sql, jobs[0], stats);
    await delay(2000);
  }
  Object.assign(figures, await outcome('one job', stats, BURSTS * subscribers));
  figures['one job: CPU µs each'] = round(((cpuMs(pid) - spent) / stats.delivered) * 1000);
  for (const socket of sockets) socket.terminate();
  return figures;
}

async function outcome(name, stats, expected) {
  for (let waited = 0; stats.delivered < expected && waited < 100; waited += 1) await delay(100);
  const sorted = stats.latencies.sort((a, b) => a - b);
  const at = (share) => round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return {
    [`${name}: changes to deliver`]: expected,
    [`${name}: delivered`]: stats.delivered,
    [`${name}: median ms`]: at(0.5),
    [`${name}: p99 ms`]: at(0.99),
    [`${name}: last ms`]: at(1),
  };
}

/** As a worker does it: the next version of the job, its event and the notification, in one statement each. */
async function change(sql, job, stats) {
  job.version += 1;
  stats.sent.set(`${job.id} ${job.version}`, performance.now());
  await sql.query(
    `WITH changed AS (UPDATE jobs SET version = $2::integer WHERE id = $1::uuid RETURNING ref),
       recorded AS (INSERT INTO job_events (job_ref, version, progress)
         SELECT e.job_ref, $2::integer, e.progress || jsonb_build_object('version', $2::integer, 'stage', $3::text)
         FROM job_events e JOIN changed ON changed.ref = e.job_ref WHERE e.version = 1)
     SELECT pg_notify('galley_events', 'job:' || ref) FROM changed`,
    [job.id, job.version, ['brief', 'research'][job.version % 2]],
  );
}

async function connectAll(url, tokens, jobOf, stats) {
  const sockets = [];
  for (let n = 0; n < subscribers; n += EACH_KEY) {
    const token = tokens[n / EACH_KEY];
    const some = Array.from({ length: Math.min(EACH_KEY, subscribers - n) }, (_, m) =>
      subscribe(url, token, jobOf(n + m), stats),
    );
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

/** Resolves when the present state has arrived; later messages are measured. */
function subscribe(url, token, job, stats) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    let isFirst = true;
    socket.on('error', reject);
    socket.on('close', (code, reason) => reject(new Error(`closed with ${code} ${reason}`)));
    socket.on('open', () => socket.send('{"type":"connection_init"}'));
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse(data);
      if (type === 'ping') socket.send('{"type":"pong"}');
      if (type === 'connection_ack')
        socket.send(
          JSON.stringify({
            id: '1',
            type: 'subscribe',
            payload: { query: PROGRESS, variables: { id: job.id } },
          }),
        );
      if (type === 'error') reject(new Error(JSON.stringify(payload)));
      if (type !== 'next') return;
      if (isFirst) {
        isFirst = false;
        resolve(socket);
        return;
      }
      stats.delivered += 1;
      stats.latencies.push(
        performance.now() - stats.sent.get(`${job.id} ${payload.data.jobProgress.version}`),
      );
    });
  });
}

async function makeJobs(services) {
  const keyCount = Math.ceil(subscribers / EACH_KEY);
  const tenant = await makeBenchTenant(services, { keyCount, permission: 'read' });
  const ids = await insertBenchJobs(services, tenant, JOBS);
  return { jobs: ids.map((id) => ({ id, version: 1 })), tokens: tenant.tokens };
}

function residentMb(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1024;
}

async function startGalley(databaseUrl) {
  const log = await open(path.join(folder, 'galley.log'), 'w');
  const cli = fileURLToPath(new URL('../dist/main/cli.js', import.meta.url));
  const child = spawn(process.execPath, [cli, 'serve', '--role', 'gateway'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PORT: '0',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', log.fd],
  });
  closers.add('log', () => log.close());
  closers.add('Galley', async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /ready at (\S+)/.exec(line)?.[1];
    if (url) return { url, pid: child.pid };
  }
  throw new Error('Galley did not start');
}
