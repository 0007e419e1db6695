// What an account at its worst costs its neighbour: the latency of one account, alone and beside another that runs each of
// the loads of bench/worst-account.mjs in rotation.
//   npm run build && node bench/isolation.mjs [--json] [--only flood,starts,…] [--rounds n] [--seconds n] [--database url]
//
// One built Galley of the role `all`, on a fresh durable embedded PostgreSQL or the given one; the bad account is a third
// process. The neighbour requests its editions, its articles, a job and `me`, one after the other, 20 ms apart, and
// sometimes starts an article. Its p99 beside the bad account may be at most twice the calm p99 plus 20 ms, without errors.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openEmbeddedPostgres } from '../dist/adapters/postgres/embedded/embedded.js';
import { buildCoreServices } from '../dist/main/build/build-services.js';
import { readConfig } from '../dist/main/config.js';
import { openMigrated } from '../dist/main/open-database.js';
import { Closers } from '../dist/main/shutdown.js';
import { makeBenchTenant } from './support/bench-tenant.mjs';
import { median, print, round } from './support/figures.mjs';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '6' },
    database: { type: 'string' },
  },
});
const EVERY_MS = 20;
const START_EVERY = 50;
/** A key has 120 requests a minute and 20 starts an hour. */
const KEYS = 40;
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const closers = new Closers(silent);
async function measure() {
  const databaseUrl = options.database ?? (await openDatabase());
  const worst = fork(path.join(import.meta.dirname, 'worst-account.mjs'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  closers.add('the worst account', () => end(worst));
  const [{ sites, ingredients }] = await once(worst, 'message');
  const config = readConfig({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const own = new Closers(silent);
  const { database } = await openMigrated(config, silent, own, 'bench');
  const services = buildCoreServices(database);
  const [bad, good] = [await makeTenant(services), await makeTenant(services)];
  await own.closeAll();
  const url = await serve(databaseUrl, sites);
  const neighbour = new Neighbour(url, good);
  const ms = (Number(options.seconds) * 1000) / 2;
  await neighbour.ask(ms, []);
  const [calm, beside] = [[], []];
  const counts = [];
  const start = options.only?.split(',') ?? ingredients;
  for (let n = 0; n < Number(options.rounds); n += 1) {
    await neighbour.ask(ms, calm);
    worst.send({ start, url, databaseUrl, ...bad });
    // Until the load has built up: the steady state is measured, and a key exceeds its limit at once.
    await delay(1000);
    await neighbour.ask(ms * 2, beside);
    worst.send({ stop: true });
    counts.push((await once(worst, 'message'))[0].counts);
    // The queued rest of the load is processed first, so that the next calm run is calm.
    await delay(1000);
    await neighbour.ask(ms, calm);
  }
  const p99 = { calm: at(calm, 0.99), beside: at(beside, 0.99) };
  return {
    worst: counts,
    calls_calm: calm.length,
    calls_beside: beside.length,
    errors_calm: errorsOf(calm),
    errors_beside: errorsOf(beside),
    median_calm_ms: round(median(calm.map(({ ms }) => ms))),
    median_beside_ms: round(median(beside.map(({ ms }) => ms))),
    p99_calm_ms: p99.calm,
    p99_beside_ms: p99.beside,
    most_beside_ms: at(beside, 1),
    p99_allowed_ms: round(2 * p99.calm + 20),
    holds: p99.beside <= 2 * p99.calm + 20 && errorsOf(beside).length === 0,
  };
}

async function openDatabase() {
  const folder = await mkdtemp(path.join(tmpdir(), 'galley-bench-'));
  await chmod(folder, 0o755);
  closers.add('folder', () => rm(folder, { recursive: true, force: true }));
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(folder, 'data'), log: silent });
  closers.add('PostgreSQL', () => postgres.close());
  // The bad account locks a row of its own, with the connection of a superuser.
  return postgres.url;
}

async function makeTenant(services) {
  const { account, edition, tokens } = await makeBenchTenant(services, { keyCount: KEYS });
  return { account, edition, tokens };
}

async function serve(databaseUrl, sites) {
  const cli = path.join(import.meta.dirname, '..', 'dist', 'main', 'cli.js');
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    FETCH_ALLOW: sites.join(','),
    LOG_LEVEL: 'silent',
  };
  const galley = spawn(process.execPath, [cli, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  closers.add('Galley', () => end(galley));
  let said = '';
  for await (const chunk of galley.stdout) {
    said += chunk;
    const ready = /ready at (http:\S+)/.exec(said);
    if (!ready) continue;
    galley.stdout.resume();
    return ready[1];
  }
  throw new Error(`Galley ended before it was ready: ${said}`);
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** The account whose latency is measured. */
class Neighbour {
  #agent = new http.Agent({ keepAlive: true });
  #calls = 0;
  #job = null;

  constructor(url, tenant) {
    this.url = url;
    this.tenant = tenant;
  }

  /** @param {object[]} answers gets the duration and the status of each */
  async ask(forMs, answers) {
    const until = performance.now() + forMs;
    while (performance.now() < until) {
      const { method, path: asked, body } = this.#next();
      const began = performance.now();
      const { status, text } = await this.#send(method, asked, body);
      answers.push({ ms: performance.now() - began, status, what: `${method} ${asked.split('/').at(-1)}` });
      if (status === 202) this.#job = JSON.parse(text).id;
      await delay(EVERY_MS);
    }
  }

  #next() {
    const { edition } = this.tenant;
    const articles = `/v1/editions/${edition}/articles`;
    const n = this.#calls++;
    if (n % START_EVERY === 0) {
      const settings = { source_policy: 'only_given', notes: 'A tide rises. A tide falls twice a day.' };
      return { method: 'POST', path: articles, body: JSON.stringify({ input: 'Tides', settings }) };
    }
    return [
      { method: 'GET', path: '/v1/editions' },
      { method: 'GET', path: articles },
      { method: 'GET', path: `/v1/jobs/${this.#job}` },
      { method: 'POST', path: '/graphql', body: JSON.stringify({ query: '{ me { account { name } } }' }) },
    ][n % 4];
  }

  #send(method, asked, body) {
    const token = this.tenant.tokens[this.#calls % this.tenant.tokens.length];
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    return new Promise((resolve, reject) => {
      const request = http.request(
        this.url + asked,
        { method, headers, agent: this.#agent },
        async (response) => {
          let text = '';
          for await (const chunk of response) text += chunk;
          resolve({ status: response.statusCode, text });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }
}

function errorsOf(answers) {
  return answers.filter(({ status }) => status >= 300).map(({ status, what }) => `${status} ${what}`);
}

function at(answers, share) {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return round(times[Math.floor((times.length - 1) * share)]);
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void closers.closeAll().finally(() => process.exit(1)));
try {
  print(await measure(), options.json);
} finally {
  await closers.closeAll();
}
