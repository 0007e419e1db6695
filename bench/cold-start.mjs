// How long the program takes until it answers, and what it holds at rest: a gateway and a whole Galley on a database that is there,
// and a whole one on the embedded database, first made and then started again. Beside them a bare node:http server with `pg`. And
// how long `galley demo` takes until it shows its article.
//   npm run build && node bench/cold-start.mjs [--json] [--rounds n]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openEmbeddedPostgres } from '../dist/adapters/postgres/embedded/embedded.js';
import { cpuMs, median, print, round } from './support/figures.mjs';

const { values: options } = parseArgs({
  options: { json: { type: 'boolean', default: false }, rounds: { type: 'string', default: '5' } },
});
const ROUNDS = Number(options.rounds);
/** Until V8 has found the process idle and collected what its start left behind. */
const REST_MS = 30_000;
const CLI = path.join(import.meta.dirname, '..', 'dist', 'main', 'cli.js');
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const PEER = `
  import { createServer } from 'node:http';
  import pg from 'pg';
  await new pg.Pool({ connectionString: process.env.DATABASE_URL }).query('SELECT 1');
  createServer((_request, response) => response.end()).listen(0, '127.0.0.1', () => console.log('ready at 0'));`;

/**
 * @param until what a line has that says that it is ready
 * @returns of a process that is asked to end when it is ready and at rest: ms until then, ms of its processor, and MB
 */
async function start(args, env, restMs, until = 'ready at') {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: path.join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) if (line.includes(until)) break;
  const ms = performance.now() - began;
  const cpu = cpuMs(child.pid);
  await delay(restMs);
  const status = await readFile(`/proc/${child.pid}/status`, 'latin1');
  child.kill('SIGTERM');
  await ended;
  return { ms, cpu, mb: Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024 };
}

const folder = await mkdtemp(path.join(tmpdir(), 'galley-bench-'));
await chmod(folder, 0o755);
const server = await openEmbeddedPostgres({ dataDir: path.join(folder, 'server'), log: silent });
const url = { DATABASE_URL: server.url };
const figures = { rounds: ROUNDS };
try {
  const own = { GALLEY_DATA_DIR: path.join(folder, 'own') };
  figures['first start, embedded: ms'] = round((await start([CLI, 'serve'], own, 0)).ms);
  await start([CLI, 'serve'], url, 0); // makes the tables
  const kinds = {
    'gateway with DATABASE_URL': [[CLI, 'serve', '--role', 'gateway'], url],
    'all in one with DATABASE_URL': [[CLI, 'serve'], url],
    'all in one, embedded': [[CLI, 'serve'], own],
    'bare node:http and pg': [['--input-type=module', '--eval', PEER], url],
  };
  for (const [name, [args, env]] of Object.entries(kinds)) {
    const runs = [];
    const isAll = name.startsWith('all');
    for (let n = 0; n < ROUNDS; n += 1) runs.push(await start(args, env, n > 0 || isAll ? 0 : REST_MS));
    figures[`${name}: ms`] = round(median(runs.map(({ ms }) => ms)));
    figures[`${name}: processor ms`] = round(median(runs.map(({ cpu }) => cpu)));
    if (!isAll) figures[`${name}: MB at rest`] = round(runs[0].mb);
  }
  // The title of the article is underlined.
  const demo = { GALLEY_DATA_DIR: path.join(folder, 'demo') };
  figures['demo, until its article is shown: ms'] = round(
    (await start([CLI, 'demo', '--once'], demo, 0, '=====')).ms,
  );
} finally {
  await server.close();
  await rm(folder, { recursive: true, force: true });
}
print(figures, options.json);
