// What the article list costs: a built gateway of Galley, with keys, limits and logging, compared with a bare node:http + pg
// server that runs the same query on the same data; and what `since` at the end of a million articles costs compared with a
// thousand; and, with `--only traces`, what the list costs while a collector on loopback takes the traces of all requests. The
// servers and the load generator are a process each, on a fresh durable embedded PostgreSQL.
//   npm run build && node bench/list-articles.mjs [--json] [--only list|since|traces] [--rounds n] [--prof folder]
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { Agent, createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { PostgresArticleStore } from '../dist/adapters/postgres/article/article-store.js';
import { openEmbeddedPostgres } from '../dist/adapters/postgres/embedded/embedded.js';
import { buildCoreServices } from '../dist/main/build/build-services.js';
import { readConfig } from '../dist/main/config.js';
import { openMigrated } from '../dist/main/open-database.js';
import { Closers } from '../dist/main/shutdown.js';
import { presentArticlePage } from '../dist/transports/output/article.js';
import { makeBenchTenant } from './support/bench-tenant.mjs';
import { cpuMs, median, print, round } from './support/figures.mjs';

const ARTICLES = 20;
const BODY_BYTES = 12 * 1024;
/** As many connections as Galley's pool has. */
const PEER_POOL = 10;
/** Old actions of the keys: each request counts its key's last hour among all of these. */
const OLD_ACTIONS = 100_000;
const ONE_AT_A_TIME = { name: 'one at a time', concurrency: 1, requests: 150 };
const EIGHT_AT_ONCE = { name: 'eight at once', concurrency: 8, requests: 600 };
const TAIL = { name: 'tail', concurrency: 1, requests: 200 };
const WARM_UP = { name: 'warm-up', concurrency: 8, requests: 1500 };
const [FEW, MANY] = [1000, 1_000_000];
const silent = { debug() {}, info() {}, warn() {}, error() {} };

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    prof: { type: 'string' },
    peer: { type: 'string' },
    collector: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);

if (options.peer) await servePeer(options.peer);
else if (options.collector) serveCollector();
else await measure();

/** Takes everything, and does nothing with it. */
function serveCollector() {
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => response.writeHead(200).end());
  });
  server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}`));
  process.once('SIGTERM', () => process.exit());
}

/** `url edition`: answers every request with the first page of the edition. */
async function servePeer(where) {
  const [url, edition] = where.split(' ');
  const pool = new pg.Pool({ connectionString: url, max: PEER_POOL });
  // Galley's own store makes the statement, so that both sides run the same; Galley's layers between it and `pg` are left out.
  const store = new PostgresArticleStore({ rows: async (sql, bind) => (await pool.query(sql, bind)).rows });
  const server = createServer(async (_request, response) => {
    const page = await store.list(edition, { since: null, status: null, order: 'asc', limit: 20, offset: 0 });
    const body = Buffer.from(JSON.stringify(presentArticlePage(page)));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}`));
  process.once('SIGTERM', () => process.exit());
}

async function measure() {
  const folder = await mkdtemp(path.join(tmpdir(), 'galley-bench-'));
  await chmod(folder, 0o755);
  const closers = new Closers(console);
  closers.add('folder', () => rm(folder, { recursive: true, force: true }));
  try {
    const figures = await measureIn(folder, closers);
    print(figures, options.json);
  } finally {
    await closers.closeAll();
  }
}

async function measureIn(folder, closers) {
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(folder, 'data'), log: silent });
  closers.add('PostgreSQL', () => postgres.close());
  const config = readConfig({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' });
  const { database } = await openMigrated(config, silent, closers, 'bench');
  const { edition, few, many, tokens } = await makeEditions(buildCoreServices(database));
  await insertArticles(postgres.adminUrl, edition, ARTICLES, articleBody());
  await insertOldActions(postgres.adminUrl);
  const { url: galley, pid } = await startGalley(postgres.url, folder, closers);
  // A key has 120 requests a minute: the keys rotate, and each gets fewer requests than that in all.
  let next = 0;
  const headers = () => ({ authorization: `Bearer ${tokens[next++ % tokens.length]}` });
  const pathOf = (id, query = '') => `${galley}/v1/editions/${id}/articles${query}`;
  const figures = { rounds };

  if (options.only === 'traces') {
    const endpoint = await startBeside(['--collector'], closers);
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
    const traced = await startGalley(postgres.url, folder, closers, env);
    const side =
      ({ url, pid }) =>
      async (load) => {
        const before = cpuMs(pid);
        const runs = await run(`${url}/v1/editions/${edition}/articles`, headers, load);
        return { ...runs, cpu: (cpuMs(pid) - before) / load.requests };
      };
    const sides = { traced: side(traced), untraced: side({ url: galley, pid }) };
    for (const load of [EIGHT_AT_ONCE, ONE_AT_A_TIME]) Object.assign(figures, await compare(load, sides));
    return figures;
  }
  if (options.only !== 'since') {
    const peer = await startBeside(['--peer', `${postgres.url} ${edition}`], closers);
    const [one, other] = [await fetchText(pathOf(edition), headers()), await fetchText(peer, {})];
    if (one !== other) throw new Error('the two servers answer differently');
    const sides = {
      galley: async (load) => {
        const before = cpuMs(pid);
        const runs = await run(pathOf(edition), headers, load);
        return { ...runs, cpu: (cpuMs(pid) - before) / load.requests };
      },
      bare: (load) => run(peer, () => ({}), load),
    };
    figures.answer_bytes = Buffer.byteLength(one);
    for (const load of [EIGHT_AT_ONCE, ONE_AT_A_TIME]) Object.assign(figures, await compare(load, sides));
  }
  if (options.only !== 'list') {
    for (const [id, count] of Object.entries({ [few]: FEW, [many]: MANY })) {
      await insertArticles(
        postgres.adminUrl,
        id,
        count,
        'A short body, for what counts here is how many there are.',
      );
    }
    for (const [name, newer] of Object.entries({ page_of_20: 20, nothing_new: 0 })) {
      const address = async (id) => pathOf(id, `?since=${await momentBefore(postgres.adminUrl, id, newer)}`);
      const [thousand, million] = [await address(few), await address(many)];
      for (const each of [thousand, million]) {
        const { total, articles } = JSON.parse(await fetchText(each, headers()));
        if (total !== newer || articles.length !== newer) throw new Error(`not the tail: ${total} articles`);
      }
      const sides = {
        million: (load) => run(million, headers, load),
        thousand: (load) => run(thousand, headers, load),
      };
      Object.assign(figures, await compare({ ...TAIL, name: `since ${name}` }, sides));
    }
  }
  return figures;
}

async function makeEditions(services) {
  const each = (load) => WARM_UP.requests + rounds * load.requests;
  const list = each(EIGHT_AT_ONCE) + each(ONE_AT_A_TIME);
  const all = options.only === 'traces' ? 2 * list : list + 4 * each(TAIL);
  const { editions, tokens } = await makeBenchTenant(services, {
    keyCount: Math.max(100, Math.ceil(all / 110)),
    permission: 'read',
    editionCount: 3,
  });
  const [edition, few, many] = editions;
  return { edition, few, many, tokens };
}

/** Prose of BODY_BYTES in UTF-8, the same in every run, with the quotes and dashes that prose has. */
function articleBody() {
  const words =
    'the harbour keeps a light on its rock and ships that pass at night know each – by its colour’s turn';
  const vocabulary = [
    ...words.split(' '),
    ...Array.from({ length: 900 }, (_, n) => (n * 7919 + 12345).toString(36)),
  ];
  let seed = 1;
  const word = () => {
    seed = (seed * 48271) % 2147483647;
    return vocabulary[seed % vocabulary.length];
  };
  const sentence = () => `${Array.from({ length: 16 }, word).join(' ')}.`;
  let html = '';
  while (Buffer.byteLength(html) < BODY_BYTES)
    html += `<p>${Array.from({ length: 5 }, sentence).join(' ')}</p>\n`;
  const cut = Buffer.from(html)
    .subarray(0, BODY_BYTES - 4)
    .toString()
    .replace(/\uFFFD+$/, '');
  return `${cut}</p>`;
}

/** A second apart, the newest now. Without jobs, which the list never reads, and which a superuser may leave out. */
async function insertArticles(adminUrl, edition, count, body) {
  await withClient(adminUrl, async (client) => {
    await client.query('SET session_replication_role = replica');
    await client.query(
      `INSERT INTO articles (id, edition_id, job_ref, slug, status, title, body, meta_title, meta_description,
         language_code, word_count, byline, image_source, provenance, created_at, changed_at, published_at)
       SELECT gen_random_uuid(), $1::uuid, gen_random_uuid(), 'article-' || n,
         CASE WHEN n % 2 = 0 THEN 'draft' ELSE 'published' END, 'Article number ' || n, $3, 'Article number ' || n,
         'What article number ' || n || ' tells.', 'en', 2000, 'Bench', 'manual:', '{}',
         moment.at, moment.at, CASE WHEN n % 2 = 0 THEN NULL ELSE moment.at END
       FROM generate_series(1, $2::integer) AS n, LATERAL (SELECT date_trunc('second', clock_timestamp())
         - ($2::integer - n) * interval '1 second' + interval '1 microsecond' * n AS at) AS moment`,
      [edition, count, body],
    );
    // As autovacuum does a while after so large a change.
    await client.query('VACUUM (ANALYZE) articles');
    await client.query('CHECKPOINT');
  });
}

/** A few of each key every day, the newest some hours ago. */
async function insertOldActions(adminUrl) {
  await withClient(adminUrl, async (client) => {
    await client.query(
      `WITH keys AS (SELECT k.id, k.newsroom_id, u.account_id, row_number() OVER () - 1 AS place, count(*) OVER () AS all
         FROM api_keys k JOIN users u ON u.id = k.user_id)
       INSERT INTO paid_actions (subject, kind, account_id, newsroom_id, key_id, at)
       SELECT gen_random_uuid(), 'article', k.account_id, k.newsroom_id, k.id,
         clock_timestamp() - interval '3 hours' - n / k.all * interval '5 hours'
       FROM generate_series(1, $1::integer) AS n JOIN keys k ON k.place = n % k.all`,
      [OLD_ACTIONS],
    );
    await client.query('VACUUM (ANALYZE) paid_actions');
  });
}

/** The moment of the article that has `newer` articles after it. */
function momentBefore(adminUrl, edition, newer) {
  return withClient(adminUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') AS at FROM articles
       WHERE edition_id = $1 ORDER BY created_at DESC OFFSET $2 LIMIT 1`,
      [edition, newer],
    );
    return rows[0].at;
  });
}

async function withClient(connectionString, work) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Galley's command as installed, its log in a file. */
async function startGalley(url, folder, closers, env = {}) {
  const log = await open(path.join(folder, 'galley.log'), 'a');
  const cli = fileURLToPath(new URL('../dist/main/cli.js', import.meta.url));
  const profiling = options.prof ? ['--cpu-prof', `--cpu-prof-dir=${options.prof}`] : [];
  const child = spawn(process.execPath, [...profiling, cli, 'serve', '--role', 'gateway'], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', log.fd],
  });
  closers.add('log', () => log.close());
  closers.add('Galley', () => stop(child));
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /ready at (\S+)/.exec(line)?.[1];
    if (address) return { url: address, pid: child.pid };
  }
  throw new Error('Galley did not start');
}

/** Another server of this file. */
async function startBeside(args, closers) {
  const child = fork(fileURLToPath(import.meta.url), args);
  closers.add(args[0], () => stop(child));
  const [address] = await once(child, 'message');
  return address;
}

async function stop(child) {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Runs the sides alternately, after a warm-up of both; ratios compare neighbouring runs, because the speed of a machine drifts. */
async function compare(load, sides) {
  const runs = Object.fromEntries(Object.keys(sides).map((side) => [side, []]));
  for (const go of Object.values(sides)) await go(WARM_UP);
  for (let count = 0; count < rounds; count += 1) {
    // The order alternates.
    const order = Object.keys(sides);
    if (count % 2 === 1) order.reverse();
    for (const side of order) runs[side].push(await sides[side](load));
  }
  const [one, other] = Object.keys(sides);
  const figures = {};
  const note = (name, value) => (figures[`${load.name}, ${name}`.replace(/[, ]+/g, '_')] = round(value));
  for (const side of [one, other]) {
    note(`${side} requests a second`, median(runs[side].map((each) => each.perSecond)));
    note(`${side} median ms`, median(runs[side].map((each) => each.medianMs)));
  }
  for (const side of [one, other])
    if (runs[side][0].cpu !== undefined)
      note(`${side} cpu ms a request`, median(runs[side].map((each) => each.cpu)));
  const pairs = runs[one].map((each, n) => [each, runs[other][n]]);
  if (runs[other][0].cpu !== undefined)
    note(`cpu ${one} over ${other}`, median(pairs.map(([a, b]) => a.cpu / b.cpu)));
  note(`p99 ${one} over ${other}`, median(pairs.map(([a, b]) => a.p99Ms / b.p99Ms)));
  note(`throughput ${one} over ${other}`, median(pairs.map(([a, b]) => a.perSecond / b.perSecond)));
  note(`ms ${one} over ${other}`, median(pairs.map(([a, b]) => a.medianMs / b.medianMs)));
  return figures;
}

/** `concurrency` clients, each with a persistent connection, share `requests` between them. */
async function run(url, headers, { concurrency, requests }) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const times = [];
  let left = requests;
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      const began = performance.now();
      await drain(url, { agent, headers: headers() });
      times.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: concurrency }, caller));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  const p99Ms = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)];
  return { perSecond: requests / seconds, medianMs: median(times), p99Ms };
}

function drain(url, given) {
  return new Promise((resolve, reject) => {
    get(url, given, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume();
      response.once('end', resolve);
      response.once('error', reject);
    }).once('error', reject);
  });
}

async function fetchText(url, headers) {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
