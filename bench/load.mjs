// Galley as it is run for real, under load and faults: two gateways behind nginx and two workers on one durable PostgreSQL, 500 keys
// that pull articles and 50 that start them. In the middle a gateway, a worker and the database are killed, each with kill -9.
//   npm run build && node bench/load.mjs [--json] [--seconds 300] [--pulling 500] [--starting 50] [--every 6] [--starts 20]
//
// Each starting key starts as many articles as --starts says, 20 at most. Workers have a lower priority than gateways, as if they were on
// machines of their own. nginx is Debian's, with the lines of deploy/nginx/galley.conf. Debian's Prometheus, where it is to be had, watches by the rules of
// deploy/prometheus with their minutes made seconds, since no fault lasts for minutes here. The exit code is 1 where anything was lost
// or made twice, a 5xx was answered while the database was there, or the wrong alerts fired.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openEmbeddedPostgres } from '../dist/adapters/postgres/embedded/embedded.js';
import { buildCoreServices } from '../dist/main/build/build-services.js';
import { readConfig } from '../dist/main/config.js';
import { openMigrated } from '../dist/main/open-database.js';
import { Closers } from '../dist/main/shutdown.js';
import { freePort } from '../scripts/free-port.mjs';
import { makeBenchTenant } from './support/bench-tenant.mjs';
import { faultsBySecond } from './support/faults-by-second.mjs';
import { median, print, round } from './support/figures.mjs';
import { watchAlerts } from './support/watch-alerts.mjs';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '300' },
    pulling: { type: 'string', default: '500' },
    starting: { type: 'string', default: '50' },
    every: { type: 'string', default: '6' },
    starts: { type: 'string', default: '20' },
  },
});
const [SECONDS, PULLING, STARTING, EVERY, STARTS] = ['seconds', 'pulling', 'starting', 'every', 'starts'].map(
  (name) => Number(options[name]),
);
const ACCOUNTS = 10;
/** How long a killed process is away. */
const AWAY_MS = 5000;
/** Within which clients see that one is away, or back: nginx asks a gateway again after 5 s, pools connect anew. */
const NOTICE_MS = 6000;
/** Processes are killed, and the database. */
const EXPECTED_ALERTS = ['GalleyDown', 'GalleyStoreAway'];
/** What may follow from that: by how many calls came in these seconds, and on which worker the work was. */
const EXCUSED_ALERTS = ['GalleyErrors', 'GalleyLeasesLost', 'GalleyPoolExhausted', 'GalleyNoWorkers'];
const ROOT = path.join(import.meta.dirname, '..');
const CLI = path.join(ROOT, 'dist', 'main', 'cli.js');
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const TEXT = `Harbour pilots guide ships into port. A pilot knows each channel, and boards before the outer buoy.
The pilot of a large ship works with two tugs. Each tug pushes with some three thousand kilowatts.
Fog closes the channel below half a mile of sight. Ships then anchor in the roads until the harbour master opens it.
A pilot trains for five years. The last of them is spent beside another pilot on ships of every size.`;

const folder = await mkdtemp(path.join(tmpdir(), 'galley-bench-'));
await chmod(folder, 0o755);
/** What the gateways log, which is errors alone. */
const GATEWAY_LOG = path.join(folder, 'gateways.log');
const closers = new Closers(silent);
closers.add('folder', () => rm(folder, { recursive: true, force: true }));
/** `{ from, to, what }` of each fault, in ms of `performance.now()`. */
const faults = [];
const answers = [];
let figures;
try {
  figures = await measure();
} finally {
  await closers.closeAll();
}
const { '5xx by second': seconds, ...others } = figures;
print(options.json ? figures : others, options.json);
if (!options.json && seconds.length > 0) console.log(['5xx by second', ...seconds].join('\n'));
const faulty = ['lost', 'doubled', '5xx while it was there', 'alerts too few or too many'];
process.exit(faulty.some((name) => figures[name] > 0) ? 1 : 0);

async function measure() {
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(folder, 'data'), log: silent });
  closers.add('PostgreSQL', () => postgres.close());
  const config = readConfig({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' });
  const own = new Closers(silent);
  const { database } = await openMigrated(config, silent, own, 'bench');
  const tenants = [];
  for (let n = 0; n < ACCOUNTS; n += 1)
    tenants.push(
      await makeBenchTenant(buildCoreServices(database), {
        keyCount: (PULLING + STARTING) / ACCOUNTS,
      }),
    );
  await own.closeAll();

  const ports = await Promise.all(Array.from({ length: 7 }, freePort));
  const ops = ports.slice(3);
  const gateways = [
    await serve('gateway', postgres.url, ops[0], ports[0]),
    await serve('gateway', postgres.url, ops[1], ports[1]),
  ];
  const workers = [await serve('worker', postgres.url, ops[2]), await serve('worker', postgres.url, ops[3])];
  const alerts = await watchAlerts(ops, folder, closers);
  await startProxy(ports);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const call = caller(ports[2], agent);

  const beganAt = performance.now();
  const ends = beganAt + SECONDS * 1000;
  const starts = [];
  const readers = [];
  const running = tenants.flatMap(({ tokens, edition }, account) => {
    const starting = STARTING / ACCOUNTS;
    return tokens.map((token, n) =>
      n < starting
        ? keepStarting(call, { token, edition, account, starts, ends })
        : keepPulling(call, { token, edition, account, readers, ends }),
    );
  });
  const memory = [];
  const sampling = sample(gateways, memory, ends);
  await delay((SECONDS * 1000) / 4);
  await kill('a gateway', gateways, 0, () => serve('gateway', postgres.url, ops[0], ports[0]));
  await delay((SECONDS * 1000) / 4 - AWAY_MS);
  await kill('a worker', workers, 0, () => serve('worker', postgres.url, ops[2]));
  await delay((SECONDS * 1000) / 4 - AWAY_MS);
  await killDatabase(postgres);
  await Promise.all([...running, sampling]);

  const fired = (await alerts?.fired()) ?? null;
  const sql = new pg.Client({ connectionString: postgres.adminUrl });
  await sql.connect();
  const left = async () =>
    (await sql.query(`SELECT count(*)::int AS n FROM jobs WHERE status IN ('queued', 'running')`)).rows[0].n;
  const waiting = await left();
  const drained = performance.now();
  while ((await left()) > 0) await delay(500);
  const drainSeconds = (performance.now() - drained) / 1000;
  const { rows: jobs } = await sql.query('SELECT id, status FROM jobs');
  const { rows: made } = await sql.query('SELECT edition_id, count(*)::int AS n FROM articles GROUP BY 1');
  await sql.end();
  // After the end every reader pulls what it has not seen, and then has seen all, once.
  await Promise.all(readers.map((reader) => pullAll(call, reader)));
  agent.destroy();

  const known = new Set(jobs.map(({ id }) => id));
  const lost = starts.filter(({ id }) => !known.has(id)).length;
  const count = new Map(made.map(({ edition_id: id, n }) => [id, n]));
  const missed = readers.reduce((sum, { seen, edition }) => sum + (count.get(edition) ?? 0) - seen.size, 0);
  const twice = readers.reduce((sum, { repeated }) => sum + repeated, 0);
  const articles = made.reduce((sum, { n }) => sum + n, 0);
  const bad = answers.filter(({ status }) => status >= 500 || status === 0);
  // A call that was begun in these seconds may have waited for a connection and a statement before it was refused.
  const isDuring = ({ at, ms }, { from, to }) => at >= from && at - ms <= to + NOTICE_MS;
  const excused = bad.filter((answer) =>
    faults.some((fault) => fault.what === 'the database' && isDuring(answer, fault)),
  );
  const unexcused = bad.filter((answer) => !excused.includes(answer)).map(describeFault);
  const times = answers
    .filter(({ status }) => status === 200)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  const rss = (from, to) =>
    round(median(memory.filter(({ at }) => at >= from * SECONDS && at <= to * SECONDS).map(({ mb }) => mb)));
  return {
    seconds: SECONDS,
    requests: answers.length,
    'pulls: median ms': round(median(times)),
    'pulls: p99 ms': round(times[Math.floor(times.length * 0.99)]),
    started: starts.length,
    articles,
    'jobs that failed': jobs.filter(({ status }) => status !== 'done').length,
    'waiting at the end of the load': waiting,
    'seconds until they were done': round(drainSeconds),
    '5xx while the database was away': excused.length,
    '5xx while it was there': unexcused.length,
    'which, and how long after a fault': [...new Set(unexcused)].slice(0, 8).join('; ') || 'none',
    '5xx by second': await faultsBySecond(bad, {
      beganAt,
      samples: memory,
      log: GATEWAY_LOG,
      describe: describeFault,
    }),
    lost: lost + Math.max(0, missed),
    doubled: jobs.length - known.size + twice + Math.max(0, articles - starts.length),
    'alerts that fired': fired === null ? 'not watched' : fired.join(', '),
    'alerts too few or too many':
      fired === null
        ? 0
        : EXPECTED_ALERTS.filter((name) => !fired.includes(name)).length +
          fired.filter((name) => ![...EXPECTED_ALERTS, ...EXCUSED_ALERTS].includes(name)).length,
    'a gateway in the second tenth of the time: MB': rss(0.1, 0.2),
    'the one that was not killed, in the last tenth: MB': rss(0.9, 1),
  };
}

function describeFault({ at, status = '', code }) {
  const fault = faults.findLast(({ from }) => from <= at);
  const after = fault
    ? `${Math.round((at - fault.from) / 1000)} s after ${fault.what} was lost`
    : 'before any';
  return `${status} ${code ?? ''} ${after}`.trim();
}

/** Repeats what got no word of Galley, with the same id, as the contract says. */
async function keepStarting(call, { token, edition, account, starts, ends }) {
  const pause = (SECONDS * 1000) / STARTS;
  await delay(Math.random() * pause);
  for (let n = 0; n < STARTS && performance.now() < ends; n += 1) {
    const id = randomUUID();
    const body = {
      id,
      input: `Harbour pilots, part ${starts.length + 1}`,
      language: 'en',
      settings: { word_count: 150, sources: [{ title: 'Pilots', text: TEXT }], source_policy: 'only_given' },
    };
    for (;;) {
      const { status, body: said } = await call('POST', `/v1/editions/${edition}/articles`, token, body);
      if (status === 202 || status === 200) {
        starts.push({ id, account });
        break;
      }
      if (status !== 0 && status < 500) throw new Error(`a start: ${status} ${said}`);
      await delay(1000);
    }
    await delay(pause);
  }
}

async function keepPulling(call, { token, edition, account, readers, ends }) {
  const reader = { token, edition, account, cursor: null, seen: new Set(), repeated: 0 };
  readers.push(reader);
  await delay(Math.random() * EVERY * 1000);
  while (performance.now() < ends) {
    await pull(call, reader);
    await delay(EVERY * 1000);
  }
}

/** @returns how many articles came, or null where there was no answer */
async function pull(call, reader) {
  const since = reader.cursor === null ? '' : `&since=${encodeURIComponent(reader.cursor)}`;
  const { status, body } = await call(
    'GET',
    `/v1/editions/${reader.edition}/articles?limit=100${since}`,
    reader.token,
  );
  if (status !== 200) {
    if (status !== 0 && status < 500 && status !== 429) throw new Error(`a pull: ${status} ${body}`);
    return null;
  }
  const { articles } = JSON.parse(body);
  for (const { id, created_at: at } of articles) {
    if (reader.seen.has(id)) reader.repeated += 1;
    reader.seen.add(id);
    reader.cursor = at;
  }
  return articles.length;
}

async function pullAll(call, reader) {
  for (;;) {
    const came = await pull(call, reader);
    if (came === 0) return;
    if (came === null) await delay(1000);
  }
}

function caller(port, agent) {
  return async (method, at, token, body) => {
    const began = performance.now();
    const answer = await new Promise((resolve) => {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      };
      const sent = request(
        { host: '127.0.0.1', port, method, path: at, headers, agent },
        async (response) => {
          resolve({ status: response.statusCode, body: await text(response).catch(() => '') });
        },
      );
      sent.once('error', () => resolve({ status: 0, body: '' }));
      sent.end(body && JSON.stringify(body));
    });
    const ofBody = (field) =>
      answer.status >= 500 ? new RegExp(`"${field}":"([^"]*)"`).exec(answer.body)?.[1] : undefined;
    answers.push({
      at: performance.now(),
      ms: performance.now() - began,
      status: answer.status,
      code: ofBody('code'),
      detail: ofBody('detail'),
    });
    return answer;
  };
}

async function serve(role, url, ops, port) {
  const { PATH } = process.env;
  const env = {
    PATH,
    DATABASE_URL: url,
    PORT: String(port ?? 0),
    OPS_PORT: String(ops),
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'loopback',
  };
  const nice = ['-n', role === 'worker' ? '10' : '0'];
  const child = spawn('nice', [...nice, process.execPath, CLI, 'serve', '--role', role], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (role === 'gateway') child.stderr.pipe(createWriteStream(GATEWAY_LOG, { flags: 'a' }));
  else child.stderr.resume();
  closers.add(role, () => end(child, 'SIGTERM'));
  if (role === 'gateway')
    for await (const line of createInterface({ input: child.stdout })) if (line.includes('ready at')) break;
  child.stdout.resume();
  return child;
}

async function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill(signal);
  await ended;
}

async function kill(what, processes, at, again) {
  const from = performance.now();
  await end(processes[at], 'SIGKILL');
  await delay(AWAY_MS);
  processes[at] = await again();
  faults.push({ what, from, to: performance.now() });
}

/** It is brought back by the one who opened it. */
async function killDatabase(postgres) {
  const sql = new pg.Client({ connectionString: postgres.adminUrl });
  sql.on('error', () => undefined);
  await sql.connect();
  const { rows } = await sql.query(`SELECT pg_read_file('postmaster.pid') AS file`);
  const from = performance.now();
  process.kill(Number(rows[0].file.split('\n')[0]), 'SIGKILL');
  await sql.end().catch(() => undefined);
  for (;;) {
    const again = new pg.Client({ connectionString: postgres.adminUrl });
    again.on('error', () => undefined);
    const isBack = await again.connect().then(
      () => true,
      () => false,
    );
    await again.end().catch(() => undefined);
    if (isBack) break;
    await delay(100);
  }
  faults.push({ what: 'the database', from, to: performance.now() });
}

async function sample(gateways, memory, ends) {
  const began = performance.now();
  while (performance.now() < ends) {
    const status = await readFile(`/proc/${gateways[1].pid}/status`, 'latin1');
    memory.push({
      at: (performance.now() - began) / 1000,
      mb: Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024,
      load: loadavg()[0],
    });
    await delay(2000);
  }
}

async function startProxy([first, second, port]) {
  const shipped = await readFile(path.join(ROOT, 'deploy', 'nginx', 'galley.conf'), 'utf8');
  const location = /location \/ \{[\s\S]*?\n {4}\}/.exec(shipped)[0];
  const map = /map [\s\S]*?\n\}/.exec(shipped)[0];
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `user root; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; daemon off;
events { worker_connections 2048; }
http { access_log off; ${map}
upstream galley { server 127.0.0.1:${first} max_fails=2 fail_timeout=5s; server 127.0.0.1:${second} max_fails=2 fail_timeout=5s; keepalive 32; keepalive_timeout 4s; }
server { listen 127.0.0.1:${port}; ${location} } }
`,
  );
  const child = spawn('/usr/sbin/nginx', ['-c', file, '-p', folder], { stdio: 'inherit' });
  closers.add('nginx', () => end(child, 'SIGTERM'));
  await delay(500);
}
