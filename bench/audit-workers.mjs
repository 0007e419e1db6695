// How much sooner several workers are done with one crawl, and whether they keep the site's rate together.
//   npm run build && node bench/audit-workers.mjs [--pages 1000] [--delay 300] [--workers 1,2,4] [--rate 20] [--json]
//
// A made site on loopback whose answers take a while, as those of a site far away: its distance bounds a crawl there, and not
// the processors, which the workers of this process share. Each worker has a thread and connections of its own, as each of
// several processes would have. First flat out, then at a rate.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openEmbeddedPostgres } from '../dist/adapters/postgres/embedded/embedded.js';
import { DEFAULT_CRAWL } from '../dist/domain/audit/audit.js';
import { buildCoreServices } from '../dist/main/build/build-services.js';
import { readConfig } from '../dist/main/config.js';
import { openMigrated } from '../dist/main/open-database.js';
import { Closers } from '../dist/main/shutdown.js';
import { auditThreadOf } from '../dist/main/threads/open-audit-thread.js';
import { AUDIT_AGENT } from '../dist/main/version.js';
import { print, round } from './support/figures.mjs';
import { startLargeSite } from './support/large-site.mjs';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    delay: { type: 'string', default: '300' },
    workers: { type: 'string', default: '1,2,4' },
    rate: { type: 'string', default: '20' },
    json: { type: 'boolean', default: false },
  },
});
const [pages, delayMs, rate] = [options.pages, options.delay, options.rate].map(Number);
const counts = options.workers.split(',').map(Number);
const quiet = { debug() {}, info() {}, warn: console.error, error: console.error };
const SECOND = 1000;

const scratch = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
chmodSync(scratch, 0o755);
const closers = new Closers(quiet);
closers.add('folder', () => rmSync(scratch, { recursive: true, force: true }));
try {
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(scratch, 'data'), log: quiet });
  closers.add('PostgreSQL', () => postgres.close());
  const config = readConfig({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' });
  const { database } = await openMigrated(config, quiet, closers, 'bench');
  const { stores } = buildCoreServices(database);
  const sql = new pg.Client({ connectionString: postgres.adminUrl });
  await sql.connect();
  closers.add('client', () => sql.end());

  const figures = {};
  let alone = 0;
  for (const workers of counts) {
    const { seconds, asked } = await crawl({
      postgres,
      stores,
      sql,
      workers,
      ratePerSecond: 0,
      pages,
      delayMs,
    });
    alone ||= seconds;
    figures[`${workers} at once: the crawl, s`] = round(seconds);
    figures[`${workers} at once: requests/s`] = round(asked.length / seconds);
    figures[`${workers} at once: times as fast as ${counts[0]}`] = round(alone / seconds);
  }
  for (const workers of counts) {
    const { seconds, asked } = await crawl({
      postgres,
      stores,
      sql,
      workers,
      ratePerSecond: rate,
      pages: rate * 10,
      delayMs,
    });
    figures[`${workers} at ${rate}/s: requests/s`] = round(asked.length / seconds);
    figures[`${workers} at ${rate}/s: most within a second`] = mostWithin(asked, SECOND);
  }
  print(figures, options.json);
} finally {
  await closers.closeAll();
}
process.exit(0);

async function crawl({ postgres, stores, sql, workers, ratePerSecond, pages: size, delayMs: delay }) {
  const asked = [];
  const site = await startLargeSite(size, { delayMs: delay, onRequest: () => asked.push(performance.now()) });
  const config = readConfig({
    DATABASE_URL: postgres.url,
    FETCH_ALLOW: new URL(site.origin).host,
    CRAWL_RATE: String(ratePerSecond),
    LOG_LEVEL: 'warn',
  });
  const id = randomUUID();
  const crawlConfig = {
    ...DEFAULT_CRAWL,
    maxPages: size * 2,
    ratePerSecond,
    userAgent: AUDIT_AGENT,
    checkExternal: false,
  };
  await stores.audits.insert({ id, owner: null, startUrl: `${site.origin}/`, config: crawlConfig });
  const stay = { leaving: new AbortController().signal, releasing: new AbortController().signal };
  const threads = Array.from({ length: workers }, () =>
    auditThreadOf(config, postgres.url, quiet, 'audit-workers'),
  );
  await Promise.all(
    threads.map(async (thread) => {
      while (await thread.run(id, stay));
      await thread.close();
    }),
  );
  site.close();
  const { rows } = await sql.query(
    `SELECT status, extract(epoch FROM crawled_at - created_at)::float8 AS seconds FROM audits WHERE id = $1`,
    [id],
  );
  if (rows[0].status !== 'done') throw new Error(`the audit ended as ${rows[0].status}`);
  return { seconds: rows[0].seconds, asked };
}

/** The most moments within so many ms. */
function mostWithin(moments, ms) {
  let most = 0;
  let first = 0;
  for (const [place, moment] of moments.entries()) {
    while (moment - moments[first] >= ms) first += 1;
    most = Math.max(most, place - first + 1);
  }
  return most;
}
