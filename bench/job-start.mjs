// How long a start takes to answer, and how soon a worker claims it: the built Galley on a fresh embedded database, compared
// with a bare node:http server that does one insert of the same brief into the same PostgreSQL; and of batches of 20, with one
// insert of 20 rows.
//   npm run build && node bench/job-start.mjs [--json]
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openEmbeddedPostgres } from '../dist/adapters/postgres/embedded/embedded.js';
import { openApp } from '../dist/main/build-app.js';
import { readConfig } from '../dist/main/config.js';
import { makeBenchTenant } from './support/bench-tenant.mjs';
import { median, print, round } from './support/figures.mjs';

const STARTS = 60;
/** Of 20 briefs, which is what a key may start in an hour; the first is a warm-up. */
const BATCHES = 15;
const BATCH = 20;
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const text = Array.from(
  { length: 12 },
  (_, n) => `Harbour number ${n} keeps its lighthouse on a rock ${n + 3} miles from the coast of the island.`,
).join(' ');
const brief = {
  input: 'How a harbour keeps its lighthouse',
  settings: { source_policy: 'only_given', word_count: 150, sources: [{ title: 'Harbours', text }] },
};

async function post(url, token, body) {
  const began = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(answer)}`);
  return { ms: performance.now() - began, answer };
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'galley-bench-'));
await chmod(dataDir, 0o755);
const server = await openEmbeddedPostgres({ dataDir, log: silent });
const config = readConfig({ DATABASE_URL: server.url, PORT: '0', LOG_LEVEL: 'silent' });
const app = await openApp({ config, role: 'all', log: silent });
const { account, edition, key, tokens } = await makeBenchTenant(app.services);

const pool = new pg.Pool({ connectionString: server.url });
await pool.query('CREATE TABLE bench_peer (id uuid PRIMARY KEY, brief jsonb NOT NULL)');
const peer = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = JSON.parse(Buffer.concat(chunks).toString());
  const briefs = body.jobs ?? [body];
  const ids = briefs.map(() => randomUUID());
  await pool.query('INSERT INTO bench_peer SELECT * FROM unnest($1::uuid[], $2::jsonb[])', [ids, briefs]);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ id: ids[0] }));
});
await new Promise((resolve) => peer.listen(0, '127.0.0.1', resolve));
const peerUrl = `http://127.0.0.1:${peer.address().port}/`;

const [starts, bare, pickUps, whole] = [[], [], [], []];
for (let count = 0; count < STARTS + 5; count += 1) {
  const token = tokens[count % tokens.length];
  const { ms, answer } = await post(`${app.url}/v1/editions/${edition}/articles`, token, brief);
  const began = performance.now();
  let job;
  for await (const state of app.services.jobs.watch(
    { accountId: account, keyId: key, sessionId: null },
    answer.id,
  ))
    job = state;
  const ended = performance.now();
  if (job.status !== 'done') throw new Error(`the article failed: ${JSON.stringify(job.error)}`);
  const peerStart = await post(peerUrl, token, brief);
  if (count < 5) continue; // warming up
  starts.push(ms);
  bare.push(peerStart.ms);
  whole.push(ended - began);
  pickUps.push(microsOf(job.startedAt) / 1000 - microsOf(job.createdAt) / 1000);
}
function microsOf(instant) {
  return Date.parse(instant) * 1000 + Number(instant.slice(23, 26));
}

await app.close();

// Without a worker, which would write the articles of the batches meanwhile.
const gateway = await openApp({ config, role: 'gateway', log: silent });
const other = await makeBenchTenant(gateway.services, { keyCount: BATCHES });
const [batches, bareBatches] = [[], []];
for (const token of other.tokens) {
  const jobs = Array.from({ length: BATCH }, () => brief);
  const { ms } = await post(`${gateway.url}/v1/editions/${other.edition}/articles/batch`, token, { jobs });
  batches.push(ms);
  bareBatches.push((await post(peerUrl, token, { jobs })).ms);
}
await gateway.close();
peer.close();
await pool.end();
await server.close();
await rm(dataDir, { recursive: true, force: true });

const figures = {
  starts: STARTS,
  start_median_ms: round(median(starts)),
  bare_insert_median_ms: round(median(bare)),
  start_over_bare: round(median(starts) / median(bare)),
  pick_up_median_ms: round(median(pickUps)),
  article_median_ms: round(median(whole)),
  batch_of_20_median_ms: round(median(batches.slice(1))),
  bare_insert_of_20_median_ms: round(median(bareBatches.slice(1))),
};
print(figures, process.argv.includes('--json'));
process.exit();
