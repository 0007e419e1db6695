// What a webhook promises: 1,000 events for 3 endpoints each while workers are killed, none lost, each under one id and with a
// signature that the library of Standard Webhooks takes; and how long after the commit a message arrives.
//   npm run build && node bench/webhooks.mjs [--json]
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Webhook } from 'standardwebhooks';
import { openEmbeddedPostgres } from '../dist/adapters/postgres/embedded/embedded.js';
import { openApp } from '../dist/main/build-app.js';
import { readConfig } from '../dist/main/config.js';
import { makeBenchTenant } from './support/bench-tenant.mjs';
import { median, print, round } from './support/figures.mjs';

const [EVENTS, ENDPOINTS, SAMPLES, KILLS] = [1000, 3, 100, 8];
const GIVE_UP_MS = 240_000;
const silent = { debug() {}, info() {}, warn() {}, error() {} };

const secrets = new Map();
/** By endpoint and event: when it first came, and how often. */
const arrived = new Map();
let unsigned = 0;
const receiver = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const [place, id] = [request.url, request.headers['webhook-id']];
  try {
    new Webhook(secrets.get(place)).verify(Buffer.concat(chunks), request.headers);
  } catch {
    unsigned += 1;
  }
  const seen = arrived.get(`${place} ${id}`) ?? { at: Date.now(), times: 0 };
  seen.times += 1;
  arrived.set(`${place} ${id}`, seen);
  response.writeHead(204).end();
});
await new Promise((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const { port } = receiver.address();

const dataDir = await mkdtemp(path.join(tmpdir(), 'galley-bench-'));
await chmod(dataDir, 0o755);
const server = await openEmbeddedPostgres({ dataDir, log: silent });
const own = {
  DATABASE_URL: server.url,
  PORT: '0',
  LOG_LEVEL: 'error',
  SECRET_KEY: 'a key of more than thirty-two letters',
  WEBHOOK_ALLOW: `127.0.0.1:${port}`,
};
const gateway = await openApp({ config: readConfig(own), role: 'gateway', log: silent });
const { account, tokens } = await makeBenchTenant(gateway.services);
const [token] = tokens;
for (let n = 0; n < ENDPOINTS; n += 1) {
  const answer = await fetch(`${gateway.url}/v1/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `http://127.0.0.1:${port}/${n}` }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  secrets.set(`/${n}`, (await answer.json()).secret);
}

const sql = new pg.Client({ connectionString: server.url });
await sql.connect();
/** One event in a transaction of its own. @returns when it was committed, in ms since 1970 */
async function raise() {
  await sql.query(`SELECT raise_event($1, NULL, 'schedule.missed', 'schedule', $2, '{}')`, [
    account,
    randomUUID(),
  ]);
  return Date.now();
}

function startWorker() {
  return spawn(process.execPath, ['scripts/galley.mjs', 'serve', '--role', 'worker'], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function untilArrived(count) {
  const began = Date.now();
  while (arrived.size < count) {
    if (Date.now() - began > GIVE_UP_MS) throw new Error(`${arrived.size} of ${count} messages arrived`);
    await delay(20);
  }
}

// Killed at random, one after the other, while events are raised.
let worker = startWorker();
const raising = (async () => {
  for (let n = 0; n < EVENTS; n += 1) {
    await raise();
    if (n % 10 === 0) await delay(50);
  }
})();
for (let kill = 0; kill < KILLS; kill += 1) {
  await delay(700 + Math.random() * 1500);
  worker.kill('SIGKILL');
  worker = startWorker();
}
await raising;
await untilArrived(EVENTS * ENDPOINTS);
const repeated = [...arrived.values()].filter(({ times }) => times > 1).length;
const undelivered = await sql.query(
  `SELECT count(*)::integer AS count FROM webhook_deliveries d WHERE NOT EXISTS (SELECT FROM events v WHERE v.id = d.event_id)`,
);

const latencies = [];
for (let n = 0; n < SAMPLES; n += 1) {
  const before = new Set(arrived.keys());
  const committed = await raise();
  await untilArrived(before.size + ENDPOINTS);
  for (const [name, { at }] of arrived) if (!before.has(name)) latencies.push(Math.max(0, at - committed));
  await delay(20);
}
latencies.sort((a, b) => a - b);
worker.kill('SIGTERM');

const figures = {
  messages: EVENTS * ENDPOINTS,
  lost: EVENTS * ENDPOINTS - (arrived.size - SAMPLES * ENDPOINTS),
  withoutEvent: undelivered.rows[0].count,
  arrivedMoreThanOnce: repeated,
  wrongSignatures: unsigned,
  kills: KILLS,
  latencyMedianMs: round(median(latencies)),
  latencyP95Ms: round(latencies[Math.floor(latencies.length * 0.95)]),
};
print(figures, process.argv.includes('--json'));
await sql.end();
await gateway.close();
await server.close?.();
receiver.close();
await rm(dataDir, { recursive: true, force: true });
process.exit(0);
