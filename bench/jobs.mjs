// What Galley adds to a job: jobs with trivial stages pass through the outbox, the queue, the claim, eight stages with their
// artifacts and an article at the end, drained by one worker; compared with bare Agenda, which drains as many empty jobs
// on the same PostgreSQL with the same concurrency. And how soon a job that is started on an idle Galley is claimed.
//   npm run build && node bench/jobs.mjs [--json] [--jobs n] [--rounds n]
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Agenda } from 'agenda';
import { PostgresBackend } from '@agendajs/postgres-backend';
import pg from 'pg';
import { openEmbeddedPostgres } from '../dist/adapters/postgres/embedded/embedded.js';
import { waitingStages } from '../dist/domain/article/job.js';
import { openApp } from '../dist/main/build-app.js';
import { readConfig } from '../dist/main/config.js';
import { makeBenchTenant } from './support/bench-tenant.mjs';
import { median, print, round } from './support/figures.mjs';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '3' },
  },
});
const [JOBS, ROUNDS] = [Number(options.jobs), Number(options.rounds)];
const CONCURRENCY = 8;
const PICK_UPS = 60;
const silent = { debug() {}, info() {}, warn() {}, error() {} };

const dataDir = await mkdtemp(path.join(tmpdir(), 'galley-bench-'));
await chmod(dataDir, 0o755);
const server = await openEmbeddedPostgres({ dataDir, log: silent });
const config = readConfig({
  DATABASE_URL: server.url,
  PORT: '0',
  LOG_LEVEL: 'silent',
  WORKER_CONCURRENCY: String(CONCURRENCY),
});
const gateway = await openApp({ config, role: 'gateway', log: silent, writing: noWriting() });
const sql = new pg.Pool({ connectionString: server.url });
// As many connections as Galley gives its queue. Agenda holds one of them to the end, so it is never closed.
const barePool = new pg.Pool({ connectionString: server.url, max: 4 });
barePool.on('error', () => undefined);
const tenant = await makeBenchTenant(gateway.services);

const [galley, bare] = [[], []];
for (let n = 0; n < ROUNDS; n += 1) {
  bare.push(await drainBare());
  galley.push(await drainGalley());
}
const pickUps = await measurePickUps();

await gateway.close();
await sql.end();
await server.close();
await rm(dataDir, { recursive: true, force: true });

const figures = {
  jobs: JOBS,
  concurrency: CONCURRENCY,
  galley_jobs_a_second: round(median(galley)),
  bare_agenda_jobs_a_second: round(median(bare)),
  // Ratios of neighbouring runs, because the speed of a machine drifts.
  galley_over_bare: round(median(galley.map((rate, n) => rate / bare[n]))),
  pick_up_median_ms: round(median(pickUps)),
  pick_up_p95_ms: round([...pickUps].sort((a, b) => a - b)[Math.floor(pickUps.length * 0.95)]),
};
print(figures, options.json);
process.exit();

/** Every stage stores next to nothing, at once. */
function noWriting() {
  const made = async () => ({});
  const assemble = async (job) => ({
    id: randomUUID(),
    editionId: job.editionId,
    slug: `bench-${job.ref}`,
    title: 'Bench',
    body: '<p>Bench.</p>',
    metaTitle: 'Bench',
    metaDescription: 'Bench.',
    languageCode: 'en',
    wordCount: 1,
    byline: 'Bench',
    imageSource: 'manual:',
    image: null,
    provenance: {},
  });
  return {
    fetcher: { checkAddress: () => undefined },
    engine: { mode: 'extractive', provider: null, model: null },
    stages: async () => ({
      brief: made,
      research: made,
      outline: made,
      draft: made,
      checks: made,
      meta: made,
      image: made,
      assemble,
      read: (stored) => stored,
    }),
  };
}

/** Rows and outbox entries as starts write them, without the limits, which are not measured here. */
async function insertJobs(count) {
  const jobs = Array.from({ length: count }, () => ({
    ref: randomUUID(),
    id: randomUUID(),
    accountId: tenant.account,
    editionId: tenant.edition,
    newsroomId: tenant.newsroom,
    userId: tenant.user,
    keyId: tenant.key,
    brief: { input: 'Anything', language: null, country: null, settings: {} },
    engine: { mode: 'extractive', provider: null, model: null },
    progress: { stages: waitingStages(), warnings: [], maxAttempts: 5 },
  }));
  await gateway.services.stores.jobs.insertAll(jobs);
  return jobs.map(({ ref }) => ref);
}

/** From the start of the worker, all jobs queued, to the last one done. */
async function drainGalley() {
  await insertJobs(JOBS);
  await until(async () => (await count('outbox WHERE enqueued_at IS NULL')) === 0);
  const began = performance.now();
  const worker = await openApp({ config, role: 'worker', log: silent, writing: noWriting() });
  await until(async () => (await count(`jobs WHERE status = 'queued' OR status = 'running'`)) === 0);
  const seconds = (performance.now() - began) / 1000;
  const done = await count(`jobs WHERE status = 'done'`);
  if (done % JOBS !== 0) throw new Error(`${done} jobs are done`);
  await worker.close();
  return JOBS / seconds;
}

async function drainBare() {
  const open = (name) => {
    const backend = new PostgresBackend({ pool: barePool, tableName: 'bare_jobs' });
    // Its connection is cut at the end; without a listener the error would end the process.
    backend.notificationChannel?.on('error', () => undefined);
    return new Agenda({
      backend,
      name,
      processEvery: 1000,
      maxConcurrency: CONCURRENCY,
      defaultConcurrency: CONCURRENCY,
      // Without a limit it locks all due jobs at once, and never waits for its next poll: its fastest mode.
      removeOnComplete: true,
    });
  };
  const client = open('bare-client');
  await client.ready;
  for (let n = 0; n < JOBS; n += 1) await client.now('nothing', { ref: randomUUID() });
  const began = performance.now();
  const worker = open('bare-worker');
  let ran = 0;
  const drained = new Promise((resolve) => {
    worker.define('nothing', async () => {
      ran += 1;
      if (ran === JOBS) resolve();
    });
  });
  await worker.start();
  await drained;
  const seconds = (performance.now() - began) / 1000;
  await worker.stop();
  await client.stop();
  return JOBS / seconds;
}

/** One start after the other over REST, on an idle Galley: from the row's creation to its claim. */
async function measurePickUps() {
  const worker = await openApp({ config, role: 'worker', log: silent, writing: noWriting() });
  const all = [];
  for (let n = 0; n < PICK_UPS + 5; n += 1) {
    const token = tenant.tokens[n % tenant.tokens.length];
    const response = await fetch(`${gateway.url}/v1/editions/${tenant.edition}/articles`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ input: 'Anything' }),
    });
    const { id } = await response.json();
    await until(async () => (await count(`jobs WHERE id = '${id}' AND status = 'done'`)) === 1);
    const { rows } = await sql.query(
      `SELECT extract(epoch FROM started_at - created_at) * 1000 AS ms FROM jobs WHERE id = $1`,
      [id],
    );
    if (n >= 5) all.push(Number(rows[0].ms));
  }
  await worker.close();
  return all;
}

async function until(holds) {
  while (!(await holds())) await delay(5);
}

async function count(of) {
  const { rows } = await sql.query(`SELECT count(*)::integer AS count FROM ${of}`);
  return rows[0].count;
}
