// What it costs to compare two audits of a large site: two audits of a made site, whose rows are then multiplied.
//   npm run build && node bench/audit-compare.mjs [--pages 300] [--times 100] [--json]
//
// One Galley of the role `all` on an embedded database. Between the audits the site is changed. Each row gets as many copies
// as `--times` says, at addresses of their own, in both audits. The comparison is asked for over REST: its first page, which
// reads all rows, the same again, which remembers it, all pages as CSV, and a list of articles beside the first.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openEmbeddedPostgres } from '../dist/adapters/postgres/embedded/embedded.js';
import { openApp } from '../dist/main/build-app.js';
import { readConfig } from '../dist/main/config.js';
import { makeBenchTenant } from './support/bench-tenant.mjs';
import { print, round } from './support/figures.mjs';
import { startLargeSite } from './support/large-site.mjs';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '300' },
    times: { type: 'string', default: '100' },
    json: { type: 'boolean', default: false },
  },
});
const quiet = { debug() {}, info() {}, warn: console.error, error: console.error };
const EVERY_MS = 20;

const site = await startLargeSite(Number(options.pages));
const dataDir = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
const embedded = await openEmbeddedPostgres({ dataDir, log: quiet });
const config = readConfig({
  PORT: '0',
  DATABASE_URL: embedded.url,
  FETCH_ALLOW: new URL(site.origin).host,
  CRAWL_RATE: '0',
  LOG_LEVEL: 'error',
});
const app = await openApp({ config, role: 'all', log: quiet });
const client = new pg.Client({ connectionString: embedded.adminUrl });
await client.connect();

try {
  const tenant = await makeBenchTenant(app.services);
  await client.query('UPDATE editions SET web_address = $1, verified = true WHERE id = $2', [
    `${site.origin}/`,
    tenant.edition,
  ]);
  const before = await audit(tenant);
  site.change();
  const after = await audit(tenant);
  const { rowCount } = await client.query(
    `INSERT INTO audit_rows (audit_id, run, id, row, filters, late_checks, keys)
     SELECT r.audit_id, r.run, n * 1000000 + r.id, replace(r.row::text, $2, $2 || '/' || n)::json, r.filters,
       r.late_checks, replace(r.keys::text, $2, $2 || '/' || n)::jsonb
     FROM audit_rows r, generate_series(1, $3::integer - 1) AS n WHERE r.audit_id = ANY ($1::uuid[])`,
    [[before, after], site.origin, Number(options.times)],
  );
  const { rows } = await client.query(
    'SELECT count(*)::integer AS count FROM audit_rows WHERE audit_id = $1',
    [after],
  );
  const changes = `${audits(tenant)}/${after}/changes?since=${before}`;
  const own = memory();
  let isOver = false;
  const waits = beside(tenant, () => isOver);
  const first = await timed(tenant, `${changes}&limit=1000`);
  isOver = true;
  const times = (await waits).sort((one, other) => one - other);
  const again = await timed(tenant, `${changes}&limit=1000`);
  const file = await timed(tenant, `${changes}&format=csv`);
  print(
    {
      'rows copied': rowCount,
      'URLs of one audit': rows[0].count,
      changes: JSON.parse(first.text).page?.total ?? file.text.split('\n').length - 2,
      'first page, ms': first.ms,
      'first page, processor ms, without PostgreSQL': first.cpuMs,
      'the same again, ms': again.ms,
      'all as CSV, ms': file.ms,
      'CSV, MB': round(file.text.length / 1e6),
      'memory of the process before, MB': own.now,
      'most of it, MB': memory().most,
      'list of articles beside it, calls': times.length,
      'list of articles beside it, most ms': round(times.at(-1) ?? 0),
    },
    options.json,
  );
} finally {
  await client.end();
  await app.close();
  await embedded.close();
  site.close();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);

function audits(tenant) {
  return `${app.url}/v1/editions/${tenant.edition}/audit`;
}

/** Requests of a key are limited to 120 a minute. */
async function request(tenant, url, init = {}) {
  await client.query('UPDATE key_requests SET moments = DEFAULT');
  const headers = { authorization: `Bearer ${tenant.tokens[0]}` };
  const response = await fetch(url, { ...init, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 300)}`);
  return text;
}

/** @returns the id of an audit that is done */
async function audit(tenant) {
  const { id } = JSON.parse(await request(tenant, audits(tenant), { method: 'POST' }));
  for (;;) {
    const { status, error } = JSON.parse(await request(tenant, `${audits(tenant)}/${id}`));
    if (status === 'done') return id;
    if (status === 'failed') throw new Error(JSON.stringify(error));
    await delay(500);
  }
}

async function timed(tenant, url) {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const text = await request(tenant, url);
  const { user, system } = process.cpuUsage(cpu);
  return { text, ms: round(performance.now() - began), cpuMs: round((user + system) / 1000) };
}

async function beside(tenant, isOver) {
  const times = [];
  while (!isOver()) {
    const began = performance.now();
    await request(tenant, `${app.url}/v1/editions/${tenant.edition}/articles`);
    times.push(performance.now() - began);
    await delay(EVERY_MS);
  }
  return times;
}

/** Of this process, in MB. */
function memory() {
  const status = readFileSync('/proc/self/status', 'latin1');
  const of = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1024);
  return { now: of('VmRSS'), most: of('VmHWM') };
}
