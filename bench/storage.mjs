// What an article occupies in the database: when it is made, when its job's time is over, and when its sources' texts' is. Articles
// of the extractive writer on Galley's own docs, on a durable embedded PostgreSQL; bytes as they are stored, compressed, without indexes.
//   npm run build && node bench/storage.mjs [--json] [--articles n]
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openStores } from '../dist/adapters/postgres/database/unit-of-work.js';
import { openEmbeddedPostgres } from '../dist/adapters/postgres/embedded/embedded.js';
import { openApp } from '../dist/main/build-app.js';
import { allExpiries } from '../dist/main/build/build-work.js';
import { readConfig } from '../dist/main/config.js';
import { openMigrated } from '../dist/main/open-database.js';
import { Closers } from '../dist/main/shutdown.js';
import { serveDocs } from '../dist/main/demo/demo-site.js';
import { Retention } from '../dist/services/retention.js';
import { makeBenchTenant } from './support/bench-tenant.mjs';
import { print, round } from './support/figures.mjs';

const { values: options } = parseArgs({
  options: { json: { type: 'boolean', default: false }, articles: { type: 'string', default: '24' } },
});
const ARTICLES = Number(options.articles);
const BRIEFS = [
  'How a brief becomes an article',
  'How to back up and restore the database',
  'What an audit of a site looks at',
  'Keys, permissions and limits of the API',
  'How to run several gateways and workers',
  'What the desk checks before an article is printed',
];
/** An hour has room for 20 starts a key. */
const STARTS_A_KEY = 20;
const silent = { debug() {}, info() {}, warn() {}, error() {} };

const dataDir = await mkdtemp(path.join(tmpdir(), 'galley-bench-'));
await chmod(dataDir, 0o755);
const closing = [() => rm(dataDir, { recursive: true, force: true })];
try {
  const server = await openEmbeddedPostgres({ dataDir, log: silent });
  closing.push(() => server.close());
  const docs = await serveDocs();
  closing.push(() => docs.close());
  const config = readConfig({
    DATABASE_URL: server.url,
    PORT: '0',
    LOG_LEVEL: 'silent',
    FETCH_ALLOW: '127.0.0.0/8',
    CRAWL_RATE: '0',
  });
  const app = await openApp({ config, role: 'all', log: silent });
  closing.push(() => app.close());
  const { tokens, edition } = await makeBenchTenant(app.services, {
    keyCount: Math.ceil(ARTICLES / STARTS_A_KEY),
    edition: { webAddress: docs.url, verified: true },
  });
  const sql = new pg.Client({ connectionString: server.url });
  await sql.connect();
  closing.push(() => sql.end());

  for (let n = 0; n < ARTICLES; n += 1) {
    const answer = await fetch(`${app.url}/v1/editions/${edition}/articles`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens[Math.floor(n / STARTS_A_KEY)]}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ input: BRIEFS[n % BRIEFS.length] }),
    });
    if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`);
  }
  const waiting = async () =>
    (await sql.query(`SELECT FROM jobs WHERE status IN ('queued', 'running')`)).rowCount;
  while ((await waiting()) > 0) await delay(200);
  const made = (await sql.query('SELECT FROM articles')).rowCount;

  /** Stored kilobytes for each article. */
  const stored = async () => {
    const of = async (table) =>
      (await sql.query(`SELECT COALESCE(sum(pg_column_size(t.*)), 0)::float8 AS n FROM ${table} t`)).rows[0]
        .n;
    const kb = { 'article and record': await of('articles'), image: await of('article_images') };
    kb['job'] = await of('jobs');
    kb['events and artifacts of the job'] = (await of('job_events')) + (await of('job_artifacts'));
    const all = Object.values(kb).reduce((sum, bytes) => sum + bytes, 0);
    return Object.fromEntries(
      Object.entries({ ...kb, all }).map(([what, bytes]) => [what, round(bytes / made / 1024)]),
    );
  };
  const closers = new Closers(silent);
  closing.push(() => closers.closeAll());
  const { database } = await openMigrated(config, silent, closers, 'galley-bench');
  const retention = new Retention({ expiries: allExpiries(openStores(database), config), log: silent });
  const prune = () => retention.prune(() => undefined);

  const phases = { made: await stored() };
  await sql.query(`UPDATE jobs SET finished_at = finished_at - interval '31 days'`);
  await prune();
  phases['after JOB_KEEP_DAYS'] = await stored();
  await sql.query(`UPDATE articles SET created_at = created_at - interval '366 days'`);
  await prune();
  phases['after SOURCE_TEXT_DAYS'] = await stored();

  const figures = Object.entries(phases).flatMap(([phase, kb]) =>
    Object.entries(kb).map(([what, n]) => [`${phase}: ${what} (KB)`, n]),
  );
  print({ articles: made, ...Object.fromEntries(figures) }, options.json);
} finally {
  for (const close of closing.reverse()) await close();
}
