import { access, constants, stat, statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import path from 'node:path';
import type { Database } from '../../adapters/postgres/database/connection.js';
import { locateBinaries } from '../../adapters/postgres/embedded/embedded-binaries.js';
import { PostgresOperatorStore } from '../../adapters/postgres/operator-store.js';
import { pendingMigrations } from '../../adapters/postgres/database/migrations.js';
import { inspectServer, type ServerInspection } from '../../adapters/postgres/database/server-inspection.js';
import { probeProvider } from '../../adapters/writer/llm/provider/probe-provider.js';
import { TitleCardMaker } from '../../adapters/image/title-card.js';
import type { Finding } from '../../transports/cli/doctor.js';
import { buildSearch } from '../build/build-search.js';
import { describeClock } from './clock-skew.js';
import { examineWeb } from './examine-web.js';
import { ConfigError } from '../config-error.js';
import { readConfig, type Config, type Environment } from '../config.js';
import { describeError } from '../describe-error.js';
import { openLog } from '../log.js';
import { modelAccessOf } from '../model-access.js';
import { MOST_CONNECTIONS, openUnmigrated } from '../open-database.js';
import { describeJobStore } from '../open-job-store.js';
import { Closers } from '../shutdown.js';

/**
 * Checks everything that Galley needs; checks that depend on a failed one are skipped.
 * @param environment default the process's own
 */
export async function examine(environment?: Environment): Promise<readonly Finding[]> {
  const findings: Finding[] = [{ check: 'node', ok: true, detail: process.version }];
  let config: Config;
  try {
    config = readConfig(environment);
    findings.push({ check: 'configuration', ok: true, detail: describe(config) });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...findings, ...error.faults.map((detail) => ({ check: 'configuration', ok: false, detail }))];
  }
  findings.push(examineMemory());
  findings.push(...(await examineDatabase(config)));
  findings.push(await attempt('job store', () => describeJobStore(config.jobs)));
  findings.push(await attempt('web search', () => describeSearch(config.search)));
  const access = modelAccessOf(config.writer);
  if (access) findings.push(await attempt('writer', () => probeProvider(access)));
  findings.push(await attempt('title card', drawCard));
  return findings;
}

async function examineDatabase(config: Config): Promise<Finding[]> {
  if (config.database.kind === 'embedded') {
    const { dataDir } = config.database;
    // A check must not create 40 MB of database, perhaps in the wrong folder or as the wrong user.
    if (await isMissing(path.join(dataDir, 'postgres')))
      return [await attempt('database', () => foresee(dataDir))];
  }
  const log = openLog('silent', []);
  const closers = new Closers(log);
  try {
    const { url, database } = await openUnmigrated(config, log, closers, 'galley-doctor');
    const server = await attempt('database', async () => {
      const row = await database.row<{ server_version: string }>('SHOW server_version');
      return `PostgreSQL ${row?.server_version ?? 'of an unknown version'}`;
    });
    if (!server.ok) return [server];
    const pending = await pendingMigrations(database);
    const detail =
      pending.length === 0 ? 'up to date' : `${pending.join(', ')} will be applied at the next start`;
    return [
      server,
      { check: 'tables', ok: true, detail },
      ...(pending.length === 0
        ? [await examineWork(database), await attempt('web', () => examineWeb(config, database))]
        : []),
      ...(config.database.kind === 'embedded' ? [await examineDisk(config.database.dataDir)] : []),
      ...(await examineServer(url, database)),
    ];
  } catch (error) {
    return [{ check: 'database', ok: false, detail: describeError(error) }];
  } finally {
    await closers.closeAll();
  }
}

/** An article may rest on a hundred thousand words and an audit takes up to 640 MB; a gateway alone needs far less. */
const LEAST_MEMORY = 1024 ** 3;

/** What a container may have, or else the machine. */
function examineMemory(): Finding {
  const bound = process.constrainedMemory();
  const bytes = bound > 0 && bound < totalmem() ? bound : totalmem();
  const ok = bytes >= LEAST_MEMORY;
  const cure = ok ? '' : '; writing and auditing need 1 GiB: give it more, or run workers elsewhere';
  return { check: 'memory', ok, detail: `${(bytes / 1024 ** 3).toFixed(1)} GiB${cure}` };
}

/** A PostgreSQL whose disk is full stops. */
const LEAST_FREE = 0.1;

/** The disk of the embedded PostgreSQL. @param folder that is there */
async function examineDisk(folder: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const ok = bavail / blocks >= LEAST_FREE;
  const cure = ok ? '' : '; give it more, or shorten what is retained and run `galley prune`';
  const free = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GiB free, ${Math.floor((100 * bavail) / blocks)} %`;
  return { check: 'disk', ok, detail: `${free}${cure}` };
}

/** Work without a worker waits for ever. */
async function examineWork(database: Database): Promise<Finding> {
  const { backlog, workers } = await new PostgresOperatorStore(database).load();
  const waiting = backlog.reduce((sum, one) => sum + one.waiting, 0);
  const ok = workers > 0 || waiting === 0;
  const count = workers === 1 ? 'one lives' : `${workers === 0 ? 'none' : workers} live`;
  return {
    check: 'workers',
    ok,
    detail: ok
      ? `${count}; ${waiting} of articles, reports and audits wait`
      : `${waiting} of articles, reports and audits wait, and no worker lives: start one, \`galley serve --role worker\``,
  };
}

async function examineServer(url: string, database: Database): Promise<Finding[]> {
  const clock = await attempt('clock', () => describeClock(() => database.clock(), "PostgreSQL's"));
  try {
    return [clock, ...judgeServer(await inspectServer(url))];
  } catch (error) {
    return [clock, { check: 'connections', ok: false, detail: describeError(error) }];
  }
}

function judgeServer({ isolation, isReadOnly, connections, pooler }: ServerInspection): Finding[] {
  const { most, present } = connections;
  const processes = Math.floor(most / MOST_CONNECTIONS);
  return [
    {
      check: 'writing',
      ok: !isReadOnly,
      detail: isReadOnly ? 'the server is a standby or read-only; name the primary' : 'possible',
    },
    {
      check: 'isolation level',
      ok: true,
      detail:
        isolation === 'read committed'
          ? isolation
          : `${isolation} by default; Galley's connections set read committed`,
    },
    {
      check: 'connections',
      ok: processes > 0,
      detail:
        `${most} in all, ${present} in use; a process of Galley uses up to ${MOST_CONNECTIONS}` +
        (processes > 0 ? '' : ': raise max_connections'),
    },
    {
      check: 'connection pooler',
      ok: pooler !== 'transaction',
      detail:
        pooler === 'transaction'
          ? 'one in transaction mode: it lends one connection to several clients alternately, but LISTEN, advisory locks ' +
            'and prepared statements belong to a connection; set PgBouncer to pool_mode = session'
          : pooler === 'session'
            ? 'one in session mode'
            : 'none',
    },
  ];
}

/** Whether the database can be created, as far as that can be checked without creating it. */
async function foresee(dataDir: string): Promise<string> {
  await locateBinaries();
  let folder = dataDir;
  while (await isMissing(folder)) folder = path.dirname(folder);
  await access(folder, constants.W_OK | constants.X_OK);
  return `none yet; the first start makes an embedded PostgreSQL in ${dataDir}`;
}

/** A place that can't be read counts as existing: opening it then reports the fault. */
async function isMissing(place: string): Promise<boolean> {
  return stat(place).then(
    () => false,
    (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT',
  );
}

/** A SearXNG is the operator's own and gets a query; queries to the others cost money, so their keys are not tested. */
async function describeSearch(config: Config['search']): Promise<string> {
  if (config.kind === 'none') return 'none';
  if (config.kind !== 'searxng') return `${config.kind}; no query is spent on testing its key`;
  const query = {
    text: 'galley',
    language: 'en',
    country: null,
    freshness: 'any',
    hosts: [],
  } as const;
  const { results } = await buildSearch(config).search(query, new AbortController().signal);
  return `searxng, which found ${results.length === 1 ? 'a page' : `${results.length} pages`} for "galley"`;
}

async function drawCard(): Promise<string> {
  const task = { title: 'Galley', editionName: 'doctor', language: 'en', alt: null };
  const maker = new TitleCardMaker();
  const card = await maker.make(task, new AbortController().signal);
  return `${card.width}×${card.height} ${card.contentType}, typefaces: ${maker.typefaces().join(', ')}`;
}

async function attempt(check: string, work: () => Promise<string>): Promise<Finding> {
  try {
    return { check, ok: true, detail: await work() };
  } catch (error) {
    return { check, ok: false, detail: describeError(error) };
  }
}

function describe(config: Config): string {
  const database =
    config.database.kind === 'embedded'
      ? `embedded PostgreSQL in ${config.database.dataDir}`
      : 'DATABASE_URL';
  return `${database}, writer ${config.writer.kind}, search ${config.search.kind}, images ${config.image.kind}`;
}
