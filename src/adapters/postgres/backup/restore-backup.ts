import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Log } from '../../../ports/log.js';
import { openEmbeddedPostgres } from '../embedded/embedded.js';
import { locateBinaries, type PostgresBinaries } from '../embedded/embedded-binaries.js';
import {
  attemptPaths,
  changeOwner,
  isThere,
  keepTouched,
  ownerOf,
  parsePasswords,
  prepareFolder,
  syncFolder,
  writeNew,
  type ClusterPaths,
} from '../embedded/embedded-cluster.js';
import { EmbeddedPostgresError, errorCode, errorText } from '../embedded/embedded-error.js';
import { inUse, replaceCluster } from '../embedded/embedded-replacement.js';
import { asSelf, chooseAccount, chooseRunner, run, SYSTEM_PATH } from '../embedded/embedded-runner.js';
import { findServer } from '../embedded/embedded-server.js';
import { DamagedBackup, readArchive, readText, type TakeEntry } from './backup-archive.js';
import { FORMAT, HEAD, majorOf, parseHead, PASSWORDS, type BackupHead } from './backup-head.js';

export interface RestoreBackupOptions {
  readonly dataDir: string;
  /** The backup as people call it, for errors. */
  readonly name: string;
  /** Whether a database that is there already is moved aside. */
  readonly replace: boolean;
  /** The names of the migrations that this Galley has. */
  readonly migrations: readonly string[];
  readonly log: Log;
  readonly signal: AbortSignal;
  /** @param bytes of the backup that are read */
  readonly onProgress: (bytes: number) => void;
}

/** What a restored database holds. */
export interface Restored {
  readonly head: BackupHead;
  /** Rows by table; null for a database without tables. */
  readonly holds: { readonly accounts: number; readonly editions: number; readonly articles: number } | null;
  /** Where the former database is now; null when there was none. */
  readonly aside: string | null;
}

/** A recovery reads the log of the backup, and first puts all files on the disk: minutes for a large database. */
const RECOVERY_MS = 3_600_000;

/**
 * Restores a backup into `dataDir`. It is unpacked beside the database, checked, and recovered by PostgreSQL; only then is it
 * moved into place, so that a failure or a crash at any point leaves what was there.
 *
 * @throws {EmbeddedPostgresError} when the backup is damaged or of another version, the folder has a database and `replace`
 *   is false, or a Galley uses it
 */
export async function restoreBackup(input: Readable, options: RestoreBackupOptions): Promise<Restored> {
  const { dataDir, paths } = await prepareFolder(options.dataDir);
  const isUsed = await isFilled(paths.home);
  if (isUsed && !options.replace) {
    throw new EmbeddedPostgresError(
      `${dataDir} has a database already. --replace moves it aside; GALLEY_DATA_DIR names another folder.`,
    );
  }
  if (isUsed) await leaveUnused(dataDir, paths, options.log);
  const binaries = await locateBinaries();
  const attempt = attemptPaths(dataDir);
  const stopTouching = keepTouched(attempt.home);
  try {
    const head = await unpack(input, attempt, binaries, options);
    const hasOwner = isUsed && (await isThere(paths.data));
    const account = await (hasOwner ? ownerOf(paths, dataDir) : chooseAccount(dataDir));
    await writeNew(attempt.lock, '', null);
    if (account) await changeOwner(attempt.home, account);
    const runner = await chooseRunner(account, attempt.home, binaries.postgres);
    options.signal.throwIfAborted();
    // In single-user mode, which recovers as a server does, listens nowhere, and ends with this process.
    const args = ['--single', '-D', attempt.data, '-c', 'exit_on_error=on', 'galley'];
    const sql = `${head.migration === null ? 'SELECT 1' : COUNT}\n`;
    const recovered = await run(runner, binaries.postgres, args, sql, RECOVERY_MS, options.signal);
    if (recovered.code !== 0) throw notRecovered(options.name, recovered.stderr);
    options.signal.throwIfAborted();
    // Of a migration that was committed while the backup was made its head knows nothing.
    if (head.migration !== null)
      checkMigration(valueIn(recovered.stdout, 'migration'), options.name, options.migrations);
    await syncFolder(attempt.home);
    const aside = isUsed ? path.join(dataDir, `postgres.old-${Date.now()}`) : null;
    await (aside === null ? place(attempt, paths) : replaceCluster(paths, attempt.home, aside));
    await syncFolder(dataDir);
    return { head, holds: head.migration === null ? null : countsIn(recovered.stdout), aside };
  } finally {
    stopTouching();
    await rm(attempt.home, { recursive: true, force: true });
  }
}

/** Where no database was. */
async function place(attempt: ClusterPaths, paths: ClusterPaths): Promise<void> {
  await rename(attempt.home, paths.home).catch((error: unknown) => {
    if (errorCode(error) === 'ENOTEMPTY' || errorCode(error) === 'EEXIST') throw inUse(paths);
    throw error;
  });
}

/** A server that a killed Galley left behind is stopped. @throws {EmbeddedPostgresError} when a Galley uses it */
async function leaveUnused(dataDir: string, paths: ClusterPaths, log: Log): Promise<void> {
  if (!(await findServer(paths))) return;
  const joined = await openEmbeddedPostgres({ dataDir, log });
  if ((await joined.close()) === 'left_running') throw inUse(paths);
}

async function unpack(
  input: Readable,
  attempt: ClusterPaths,
  binaries: PostgresBinaries,
  { name, migrations, signal, onProgress }: RestoreBackupOptions,
): Promise<BackupHead> {
  const own = majorOf(
    (await run(asSelf(SYSTEM_PATH), binaries.postgres, ['--version'])).stdout.replace(/^\D+/, ''),
  );
  const found: { head: BackupHead | null; hasPasswords: boolean } = { head: null, hasPasswords: false };
  let reading = Promise.resolve();
  const take: TakeEntry = async (entry, content) => {
    if (found.head === null) {
      if (entry.name !== HEAD) throw new DamagedBackup('it does not begin as a backup does');
      found.head = checkHead(await readText(content), name, own, migrations);
      await mkdir(attempt.home, { mode: 0o700 });
      await mkdir(attempt.data, { mode: 0o700 });
    } else if (entry.name === PASSWORDS) {
      const passwords = await readText(content);
      parsePasswords(passwords, PASSWORDS);
      await writeNew(attempt.passwords, passwords, null);
      found.hasPasswords = true;
    } else if (entry.isFolder) {
      await mkdir(path.join(attempt.data, entry.name), { mode: 0o700 });
    } else {
      await writeFile(path.join(attempt.data, entry.name), content);
    }
  };
  const counted = async function* (pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const piece of pieces) {
      bytes += piece.length;
      onProgress(bytes);
      yield piece;
    }
  };
  try {
    const read = (pieces: AsyncIterable<Buffer>) => (reading = readArchive(pieces, take));
    await pipeline(input, counted, createGunzip(), read, { signal });
  } catch (error) {
    if (error instanceof DamagedBackup || isOfCompression(error))
      throw damaged(name, errorText(error), error);
    throw error;
  } finally {
    // A step that is under way would write into a folder that is being removed.
    await reading.catch(() => undefined);
  }
  if (found.head === null || !found.hasPasswords) throw damaged(name, 'it lacks a part');
  return found.head;
}

/** Not to the disk: PostgreSQL does that with all files before it recovers. */
async function writeFile(file: string, content: AsyncIterable<Buffer>): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const piece of content) await handle.writeFile(piece);
  } finally {
    await handle.close();
  }
}

function checkHead(text: string, name: string, own: string, migrations: readonly string[]): BackupHead {
  const { format, ...head } = parseHead(text);
  const made = `${name} was made by Galley ${head.galley}`;
  if (format > FORMAT)
    throw new EmbeddedPostgresError(`${made}, which is newer: restore it with that version or a later one.`);
  if (majorOf(head.postgres) !== own) {
    throw new EmbeddedPostgresError(
      `${made} with PostgreSQL ${majorOf(head.postgres)}, but this Galley brings PostgreSQL ${own}, which can’t read its ` +
        `files. Restore it with Galley ${head.galley}, and move the data as its docs say (docs/operating.md, Backups).`,
    );
  }
  if (head.processor !== process.arch) {
    throw new EmbeddedPostgresError(
      `${made} on a machine with another processor (${head.processor}, this is ${process.arch}), whose files PostgreSQL ` +
        'does not read here. Restore it on a machine of that kind, and move the data by a dump.',
    );
  }
  checkMigration(head.migration, name, migrations);
  return head;
}

/** @param newest of the backup; null for a database without tables */
function checkMigration(newest: string | null, name: string, migrations: readonly string[]): void {
  if (newest === null || migrations.includes(newest)) return;
  throw new EmbeddedPostgresError(
    `${name} has the migration ${newest}, which this Galley lacks: restore it with the version that made it or a later one.`,
  );
}

const COUNT =
  'SELECT (SELECT count(*) FROM accounts) AS accounts, (SELECT count(*) FROM editions) AS editions, ' +
  '(SELECT count(*) FROM articles) AS articles, (SELECT max(name) FROM schema_migrations) AS migration';

/** In single-user mode a column is printed as `1: accounts = "4"`. */
function valueIn(printed: string, name: string): string | null {
  return new RegExp(`: ${name} = "([^"]*)"`).exec(printed)?.[1] ?? null;
}

function countsIn(printed: string): Restored['holds'] {
  const count = (name: string) => Number(valueIn(printed, name) ?? 0);
  return { accounts: count('accounts'), editions: count('editions'), articles: count('articles') };
}

async function isFilled(home: string): Promise<boolean> {
  return (await isThere(home)) && (await readdir(home)).length > 0;
}

/** zlib: `Z_DATA_ERROR`, `Z_BUF_ERROR` for a file that is cut off. */
function isOfCompression(error: unknown): boolean {
  return errorCode(error)?.startsWith('Z_') ?? false;
}

function damaged(name: string, why: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(`${name} is no whole backup of Galley: ${why}. Nothing was changed.`, {
    cause,
  });
}

function notRecovered(name: string, said: string): EmbeddedPostgresError {
  const lines = said.split('\n').filter((line) => /ERROR|FATAL|PANIC/.test(line));
  return new EmbeddedPostgresError(
    `PostgreSQL could not recover the database of ${name} (${lines.join(' ').trim()}). Nothing was changed.`,
  );
}
