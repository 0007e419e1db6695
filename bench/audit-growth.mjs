// What an audit costs as a site grows: seconds, processor time a page, memory and disk, with all checks, stored in
// PostgreSQL, and the same again on the database that holds the first.
//   npm run build && node bench/audit-growth.mjs [<folder of a site>] [--start /index.html] [--sizes 100,1000,10000]
//     [--runs 2] [--links] [--results <folder>] [--json] [--rows]
//
// Each size has an embedded database of its own. The site is served on loopback by another process and found by its
// sitemap, or with --links by its links alone; without a folder it is a made one of as many pages, found by links. Processor time is that of the audit's process and of PostgreSQL together;
// memory is the most that the process ever held. --rows prints one JSON object an audit, in an array. With --results, what was found is written in an order and without the
// values that a second run may change, for `diff`: the page facts, hits, rows and views of every URL.
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inflateRawSync } from 'node:zlib';
import pg from 'pg';
import { openEmbeddedPostgres } from '../dist/adapters/postgres/embedded/embedded.js';
import { buildCoreServices } from '../dist/main/build/build-services.js';
import { readConfig } from '../dist/main/config.js';
import { openMigrated } from '../dist/main/open-database.js';
import { Closers } from '../dist/main/shutdown.js';
import { DEFAULT_CRAWL } from '../dist/domain/audit/audit.js';
import { AUDIT_AGENT } from '../dist/main/version.js';
import { auditThreadOf } from '../dist/main/threads/open-audit-thread.js';
import { makeBenchTenant } from './support/bench-tenant.mjs';
import { print, round } from './support/figures.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    start: { type: 'string', default: '/index.html' },
    sizes: { type: 'string', default: '100,1000,10000' },
    runs: { type: 'string', default: '2' },
    links: { type: 'boolean', default: false },
    port: { type: 'string', default: '0' },
    results: { type: 'string' },
    json: { type: 'boolean', default: false },
    rows: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
const START = folder ? options.start : '/';
const quiet = { debug() {}, info() {}, warn: console.error, error: console.error };

let origin = '';
const table = [];
for (const size of options.sizes.split(',').map(Number)) {
  const site = await startSite(size);
  try {
    table.push(...(await measureAt(size)));
  } finally {
    site.kill();
  }
}
if (options.rows) console.log(JSON.stringify(table));
else if (options.json) {
  const named = table.flatMap((figures) =>
    Object.entries(figures).map(([name, value]) => [
      `${figures['pages at most']} pages, run ${figures.run}: ${name}`,
      value,
    ]),
  );
  console.log(JSON.stringify(Object.fromEntries(named)));
} else for (const figures of table) (print(figures, false), console.log());
process.exit(0);

/** Sets `origin`. */
async function startSite(pages) {
  const made = ['support/large-site.mjs', String(pages)];
  const [file, ...args] = folder
    ? ['support/site-server.mjs', folder, options.port, ...(options.links ? ['--links'] : [])]
    : made;
  const site = spawn(process.execPath, [path.join(import.meta.dirname, file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  origin = await new Promise((resolve) => site.stdout.once('data', (line) => resolve(String(line).trim())));
  return site;
}

async function measureAt(size) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
  chmodSync(scratch, 0o755);
  const closers = new Closers(quiet);
  closers.add('folder', () => rmSync(scratch, { recursive: true, force: true }));
  try {
    const postgres = await openEmbeddedPostgres({ dataDir: path.join(scratch, 'data'), log: quiet });
    closers.add('PostgreSQL', () => postgres.close());
    const config = readConfig({
      DATABASE_URL: postgres.url,
      FETCH_ALLOW: new URL(origin).host,
      CRAWL_RATE: '0',
      LOG_LEVEL: 'warn',
    });
    const { database } = await openMigrated(config, quiet, closers, 'bench');
    const core = buildCoreServices(database);
    const tenant = await makeBenchTenant(core);
    const sql = new pg.Client({ connectionString: postgres.adminUrl });
    await sql.connect();
    closers.add('client', () => sql.end());
    const {
      rows: [{ pid }],
    } = await sql.query(
      "SELECT (regexp_split_to_array(pg_read_file('postmaster.pid'), E'\\n'))[1]::int AS pid",
    );
    const figures = [];
    for (let run = 1; run <= Number(options.runs); run += 1)
      figures.push(await measure({ size, run, config, postgres, core, tenant, sql, postmaster: pid }));
    return figures;
  } finally {
    await closers.closeAll();
  }
}

async function measure({ size, run, config, postgres, core, tenant, sql, postmaster }) {
  // The seed of the phrases is made of it.
  const id = `00000000${randomUUID().slice(8)}`;
  const diskBefore = await diskOf(sql);
  const thread = auditThreadOf(config, postgres.url, quiet, 'audit-growth');
  const stay = { leaving: new AbortController().signal, releasing: new AbortController().signal };
  await core.stores.audits.insert({
    id,
    owner: {
      accountId: tenant.account,
      editionId: tenant.edition,
      newsroomId: tenant.newsroom,
      userId: tenant.user,
      keyId: tenant.key,
    },
    startUrl: origin + START,
    config: {
      ...DEFAULT_CRAWL,
      maxPages: size,
      ratePerSecond: 0,
      userAgent: AUDIT_AGENT,
      checkExternal: false,
    },
  });
  const [own, database, began] = [process.cpuUsage(), databaseCpu(postmaster), performance.now()];
  while (await thread.run(id, stay));
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(own);
  const processCpu = (user + system) / 1e6;
  const databaseCpuSeconds = databaseCpu(postmaster) - database;
  await thread.close();
  const {
    rows: [audit],
  } = await sql.query(
    `SELECT status, error, (counts ->> 'pages')::int AS pages, (counts ->> 'known')::int AS known,
       extract(epoch FROM crawled_at - created_at)::float8 AS crawl FROM audits WHERE id = $1`,
    [id],
  );
  if (audit.status !== 'done')
    throw new Error(`the audit ended as ${audit.status}: ${JSON.stringify(audit.error)}`);
  if (options.results) await writeResults(sql, id, path.join(options.results, `${size}-${run}.txt`));
  return {
    'pages at most': size,
    run,
    pages: audit.pages,
    'known URLs': audit.known,
    seconds: round(seconds),
    'of it the crawl, s': round(audit.crawl),
    'pages/s': round(audit.pages / seconds),
    'processor, s': round(processCpu + databaseCpuSeconds),
    'of it PostgreSQL, s': round(databaseCpuSeconds),
    'processor ms a page': round(((processCpu + databaseCpuSeconds) * 1000) / audit.pages),
    'peak MB of the process': round(
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'latin1'))[1]) / 1024,
    ),
    'disk, MB': round(((await diskOf(sql)) - diskBefore) / 1e6),
  };
}

async function diskOf(sql) {
  const { rows } = await sql.query('SELECT pg_database_size(current_database())::float8 AS bytes');
  return rows[0].bytes;
}

/** Seconds of the server and all its processes, those that have ended too. */
function databaseCpu(postmaster) {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      if (Number(pid) === postmaster) ticks += fields[11] + fields[12] + fields[13] + fields[14];
      else if (fields[1] === postmaster) ticks += fields[11] + fields[12];
    } catch {
      // It ended meanwhile, and is counted with the server.
    }
  }
  return ticks / 100;
}

/** What two audits of one site have in common: all but times, ids, and what the order of answers decides. */
async function writeResults(sql, id, file) {
  mkdirSync(path.dirname(file), { recursive: true });
  const lines = [];
  const say = (...parts) =>
    lines.push(parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join('\t'));
  const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
  const TIMES = new Set([
    'ttfbMs',
    'totalMs',
    'ttfb_ms',
    'total_ms',
    'id',
    'seq',
    'foundVia',
    'found_via',
    'depth',
  ]);
  const timeless = (value) =>
    JSON.parse(JSON.stringify(value), (key, inner) => (TIMES.has(key) ? undefined : inner));
  const { unpackFacts } = await import('../dist/libs/page-reading/index.js');
  const urls = await sql.query(
    'SELECT url, kind, state, skip_reason, answer, page, main_text FROM audit_urls WHERE audit_id = $1',
    [id],
  );
  for (const { url, kind, state, skip_reason: reason, answer, page, main_text: text } of urls.rows)
    say(
      'url',
      url,
      kind,
      state,
      reason ?? '-',
      timeless(answer),
      page ? hash(JSON.stringify(unpackFacts(page))) : '-',
      text ? hash(inflateRawSync(text)) : '-',
    );
  const hits = await sql.query(
    `SELECT check_id, url, inlinks, folder, severity, change, hit FROM audit_hits WHERE audit_id = $1 AND check_id NOT IN ('slow_ttfb', 'very_slow_response')`,
    [id],
  );
  for (const { check_id: check, url, inlinks, folder: at, severity, change, hit } of hits.rows)
    say('hit', check, url ?? '-', inlinks, at ?? '-', severity, change ?? '-', timeless(hit));
  const rows = await sql.query('SELECT row, filters, late_checks FROM audit_rows WHERE audit_id = $1', [id]);
  for (const { row, filters, late_checks: late } of rows.rows)
    say('row', timeless(row), filters.sort().join(' '), late.sort().join(' '));
  const views = await sql.query('SELECT view, part, data, bytes FROM audit_views WHERE audit_id = $1', [id]);
  for (const { view, part, data } of views.rows) {
    if (view === 'overview')
      say('view', view, part, {
        ...timeless(data),
        timing: null,
        depth: null,
        changes: { ...data.changes, since: null },
      });
    else if (view === 'ngrams' || view === 'filters')
      say('view', view, part, hash(JSON.stringify(timeless(data))), JSON.stringify(data).length);
  }
  writeFileSync(file, `${lines.sort().join('\n').replaceAll(origin, 'http://site')}\n`);
}
