// How long the list of articles takes, and how long the thread that answers callers is held up, while the same process crawls
// and analyses a site flat out.
//   npm run build && node bench/audit-beside.mjs <folder of a site> [--start /index.html] [--json]
//
// One Galley of the role `all` on an embedded database, twenty articles of 12 KB, the site served on loopback by another
// process. The list is requested every 20 ms, first with nothing else running, then from the start of the audit to its end.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openEmbeddedPostgres } from '../dist/adapters/postgres/embedded/embedded.js';
import { openApp } from '../dist/main/build-app.js';
import { readConfig } from '../dist/main/config.js';
import { makeBenchTenant } from './support/bench-tenant.mjs';
import { median, print, round } from './support/figures.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { start: { type: 'string', default: '/index.html' }, json: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (!folder) {
  console.error('usage: node bench/audit-beside.mjs <folder of a site> [--start /index.html] [--json]');
  process.exit(2);
}
const EVERY_MS = 20;
const ARTICLES = 20;
const BODY = `<p>${'What stands in an article. '.repeat(480)}</p>`;
const quiet = { debug() {}, info() {}, warn: console.error, error: console.error };

const site = spawn(process.execPath, [path.join(import.meta.dirname, 'support/site-server.mjs'), folder], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const origin = await new Promise((resolve) =>
  site.stdout.once('data', (line) => resolve(String(line).trim())),
);
const dataDir = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
const embedded = await openEmbeddedPostgres({ dataDir, log: quiet });
const config = readConfig({
  PORT: '0',
  DATABASE_URL: embedded.url,
  FETCH_ALLOW: new URL(origin).host,
  CRAWL_RATE: '0',
  CRAWL_MAX_PAGES: '1000000',
  LOG_LEVEL: 'error',
});
const app = await openApp({ config, role: 'all', log: quiet });
const client = new pg.Client({ connectionString: embedded.url });
await client.connect();

/** Requests of a key are limited to 120 a minute; the limit itself stays in what is measured. */
const lift = () => client.query('UPDATE key_requests SET moments = DEFAULT');

async function ask(tenant) {
  const began = performance.now();
  const response = await fetch(`${app.url}/v1/editions/${tenant.edition}/articles`, {
    headers: { authorization: `Bearer ${tenant.tokens[0]}` },
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`the list answered ${response.status}`);
  return performance.now() - began;
}

async function askUntil(tenant, isOver) {
  const times = [];
  for (let n = 0; !(await isOver(n)); n += 1) {
    if (n % 50 === 0) await lift();
    times.push(await ask(tenant));
    await delay(EVERY_MS);
  }
  return times;
}

// It wakes every so many ms; how much later than that it does is how long a callback waits.
const RESOLUTION_MS = 5;
const delayOf = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
const lateMs = (nanoseconds) => round(Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS));
const delays = (name) => ({
  [`event loop ${name}, ms late, p99`]: lateMs(delayOf.percentile(99)),
  [`event loop ${name}, ms late, most`]: lateMs(delayOf.max),
});

const at = (times, share) => round([...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)]);

try {
  const tenant = await makeBenchTenant(app.services);
  await client.query('UPDATE editions SET web_address = $1, verified = true WHERE id = $2', [
    origin + options.start,
    tenant.edition,
  ]);
  // Articles without jobs: only the list reads them.
  await client.query('ALTER TABLE articles DROP CONSTRAINT articles_job_ref_fkey');
  await client.query(
    `INSERT INTO articles (id, edition_id, job_ref, slug, status, title, body, meta_title, meta_description,
       language_code, word_count, byline, image_source, provenance, created_at, changed_at)
     SELECT gen_random_uuid(), $1::uuid, gen_random_uuid(), 'article-' || n, 'draft', 'Article ' || n, $3, 'Article ' || n,
       'What it tells.', 'en', 2000, 'Bench', 'manual:', '{}', moment.at, moment.at
     FROM generate_series(1, $2::integer) AS n,
       LATERAL (SELECT clock_timestamp() - n * interval '1 second' AS at) AS moment`,
    [tenant.edition, ARTICLES, BODY],
  );
  delayOf.enable();
  const alone = await askUntil(tenant, (n) => n >= 300);
  const delaysAlone = delays('alone');
  delayOf.reset();
  const began = performance.now();
  const headers = { authorization: `Bearer ${tenant.tokens[1]}` };
  const audits = `${app.url}/v1/editions/${tenant.edition}/audit`;
  const { id } = await (await fetch(audits, { method: 'POST', headers })).json();
  let status = 'crawling';
  let pages = 0;
  const beside = await askUntil(tenant, async (n) => {
    if (n % 25 === 0) {
      const answer = await (await fetch(`${audits}/${id}`, { headers })).json();
      ({ status, page_count: pages } = answer);
    }
    return status === 'done' || status === 'failed';
  });
  const seconds = (performance.now() - began) / 1000;
  print(
    {
      'audit: pages': pages,
      'audit: seconds': round(seconds),
      'list alone, ms, median': round(median(alone)),
      'list alone, ms, p99': at(alone, 0.99),
      ...delaysAlone,
      'list beside the audit, calls': beside.length,
      'list beside the audit, ms, median': round(median(beside)),
      'list beside the audit, ms, p99': at(beside, 0.99),
      'list beside the audit, ms, most': at(beside, 1),
      ...delays('beside the audit'),
    },
    options.json,
  );
} finally {
  await client.end();
  await app.close();
  await embedded.close();
  site.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
