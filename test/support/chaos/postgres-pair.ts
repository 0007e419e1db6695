import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import {
  binariesIn,
  locateBinaries,
  type PostgresBinaries,
} from '../../../src/adapters/postgres/embedded/embedded-binaries.js';
import {
  chooseAccount,
  chooseRunner,
  run,
  type Runner,
} from '../../../src/adapters/postgres/embedded/embedded-runner.js';
import { freePort } from '../../../scripts/free-port.mjs';
import { eventually } from '../eventually.js';

/** One server of the pair. */
interface Server {
  readonly folder: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** As the superuser, without a password: both listen on loopback alone and live as long as a test. */
  readonly url: string;
}

/** What makes a commit wait for the standby, and a crash of a server cost nothing that was acknowledged. */
const SETTINGS = [
  ['listen_addresses', '127.0.0.1'],
  ['unix_socket_directories', ''],
  ['max_connections', '100'],
  ['shared_buffers', '32MB'],
  ['timezone', 'UTC'],
  ['synchronous_commit', 'on'],
  ['hot_standby', 'on'],
  // The machine does not crash here, only its servers do.
  ['fsync', 'off'],
] as const;

/** Of Debian's package postgresql-15, the oldest version that Galley runs on. */
export const POSTGRESQL_15 = '/usr/lib/postgresql/15';

/** PostgreSQL 15 has no collations of its own. */
const LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'];
const LOCALE_15 = ['--locale=C.UTF-8', '--no-instructions'];

/**
 * A PostgreSQL with a synchronous standby: what the primary has acknowledged, the standby has. The database `galley` is empty.
 */
export class PostgresPair {
  private constructor(
    private readonly home: string,
    private readonly primary: Server,
    private readonly standby: Server,
  ) {}

  /** @param programs a folder with `bin`, such as POSTGRESQL_15; null for those that come with Galley */
  static async open(programs: string | null = null): Promise<PostgresPair> {
    const binaries = programs === null ? await locateBinaries() : binariesIn(programs);
    const account = await chooseAccount('/');
    const home = await mkdtemp(path.join(tmpdir(), 'galley-pair-'));
    const started: Server[] = [];
    try {
      if (account) await chown(home, account.uid, account.gid);
      const runner = await chooseRunner(account, home, binaries.postgres);
      const folder = path.join(home, 'primary');
      const made = await run(runner, binaries.initdb, [
        ...[`--pgdata=${folder}`, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'],
        ...(programs === null ? LOCALE : LOCALE_15),
      ]);
      if (made.code !== 0) throw new Error(`initdb failed: ${made.stderr}`);
      const primary = await startServer(runner, binaries, folder, []);
      started.push(primary);
      await ask(primary.url, 'CREATE DATABASE galley');
      const standby = await startStandby(runner, binaries, primary, path.join(home, 'standby'));
      started.push(standby);
      await ask(primary.url, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
      await ask(primary.url, 'SELECT pg_reload_conf()');
      await eventually('the standby is synchronous', async () => {
        const rows = await ask<{ state: string }>(
          primary.url,
          'SELECT sync_state AS state FROM pg_stat_replication',
        );
        return rows[0]?.state === 'sync';
      });
      return new PostgresPair(home, primary, standby);
    } catch (error) {
      await removeAll(home, started);
      throw error;
    }
  }

  get primaryUrl(): string {
    return databaseOf(this.primary);
  }

  /** Refuses to write (25006) until it is promoted. */
  get standbyUrl(): string {
    return databaseOf(this.standby);
  }

  /** The end of the primary, in the middle of whatever it does. It does not come back. */
  async killPrimary(): Promise<void> {
    await killServer(this.primary);
  }

  /** The standby is the primary from now on. */
  async promote(): Promise<void> {
    await ask(this.standby.url, 'SELECT pg_promote()');
  }

  async close(): Promise<void> {
    await removeAll(this.home, [this.primary, this.standby]);
  }
}

/** A backup as the manual describes it for the low-level API: there is no `pg_basebackup` among the programs. */
async function startStandby(
  runner: Runner,
  binaries: PostgresBinaries,
  primary: Server,
  folder: string,
): Promise<Server> {
  // Its beginning and its end belong to one session.
  const client = new Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query(`SELECT pg_backup_start('standby', true)`);
    // By the server's user, whose the copy must be.
    const copied = await run(runner, 'cp', ['-a', primary.folder, folder]);
    if (copied.code !== 0) throw new Error(`the copy failed: ${copied.stderr}`);
    const { rows } = await client.query<{ label: string }>(
      'SELECT labelfile AS label FROM pg_backup_stop(wait_for_archive => false)',
    );
    // It is renamed by the server, which opens it for writing first.
    await writeFile(path.join(folder, 'backup_label'), rows[0]?.label ?? '', { mode: 0o666 });
  } finally {
    await client.end();
  }
  await chmod(path.join(folder, 'backup_label'), 0o666);
  await rm(path.join(folder, 'postmaster.pid'));
  await rm(path.join(folder, 'pg_wal'), { recursive: true });
  const made = await run(runner, 'mkdir', [path.join(folder, 'pg_wal')]);
  if (made.code !== 0) throw new Error(`the folder of the log could not be made: ${made.stderr}`);
  await writeFile(path.join(folder, 'standby.signal'), '');
  return startServer(runner, binaries, folder, [
    ['primary_conninfo', `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`],
  ]);
}

async function startServer(
  runner: Runner,
  binaries: PostgresBinaries,
  folder: string,
  more: readonly (readonly [string, string])[],
): Promise<Server> {
  const port = await freePort();
  const settings = [...SETTINGS, ...more].flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = runner.start(binaries.postgres, ['-D', folder, '-p', String(port), ...settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (bytes) => (said = (said + String(bytes)).slice(-4000)));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const server = { folder, port, child, url };
  try {
    await eventually(
      'a server of the pair answers',
      async () => (await ask(url, 'SELECT 1')).length === 1,
      30_000,
      () => said,
    );
  } catch (error) {
    await killServer(server);
    throw error;
  }
  return server;
}

async function removeAll(home: string, servers: readonly Server[]): Promise<void> {
  await Promise.all(servers.map(killServer));
  await rm(home, { recursive: true, force: true, maxRetries: 5 });
}

/** The immediate end of a server and of all that belongs to it. */
async function killServer({ child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  // SIGKILL would leave its children, which hold the port; SIGQUIT ends them as well, without a checkpoint.
  child.kill('SIGQUIT');
  await ended;
}

function databaseOf({ url }: Server): string {
  return url.replace(/postgres$/, 'galley');
}

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  // A server that is still starting ends it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
