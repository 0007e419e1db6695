import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { lchown, mkdir, open, readdir, readFile, realpath, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../../../ports/log.js';
import type { PostgresBinaries } from './embedded-binaries.js';
import { EmbeddedPostgresError, errorCode } from './embedded-error.js';
import {
  chooseAccount,
  chooseRunner,
  mustChangeUser,
  run,
  type Account,
  type Runner,
} from './embedded-runner.js';

/** The paths of one database cluster, under `<data folder>/postgres`. */
export interface ClusterPaths {
  readonly home: string;
  /** PostgreSQL's own folder. */
  readonly data: string;
  readonly passwords: string;
  readonly log: string;
  /** The port last used. */
  readonly port: string;
  /** Locked by every process of the running server (a kernel lock on the file). */
  readonly lock: string;
}

export interface Passwords {
  /** Of the superuser `postgres`. */
  readonly admin: string;
  /** Of the role `galley`, owner of the database `galley`. */
  readonly galley: string;
}

export interface Cluster {
  readonly paths: ClusterPaths;
  readonly passwords: Passwords;
  readonly account: Account | null;
}

export interface ClusterOptions {
  readonly dataDir: string;
  readonly binaries: PostgresBinaries;
  readonly durable: boolean;
  readonly systemPath: string;
  readonly log: Log;
}

/**
 * When an attempt of another process counts as abandoned; making a cluster takes about a second, and a restore touches its folder
 * each minute. By age alone: the process may live in another container, where its id says nothing. Chosen: ten touches.
 */
const ABANDONED_MS = 600_000;
/** Between two touches of an attempt that takes long. */
const TOUCH_MS = 60_000;
/** A whole cluster that is about to replace the one in the data folder. */
export const REPLACEMENT = 'postgres.restored';
const ATTEMPT = 'postgres.new-';

/**
 * Finds the cluster in the data folder, or makes it: with its role and database, in a folder beside its own, which one
 * rename then moves into place. So a crash leaves no incomplete cluster, and of two processes that make it at the same
 * time one wins and the other uses the winner's.
 *
 * @throws {EmbeddedPostgresError} when the folder can't be used
 */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, paths } = await prepareFolder(options.dataDir);
  if (!(await isThere(path.join(paths.data, 'PG_VERSION')))) await createCluster(dataDir, paths, options);
  return { paths, passwords: await readPasswords(paths), account: await ownerOf(paths, dataDir) };
}

/**
 * Makes the data folder where there is none, and clears up after processes that were killed: folders that were never finished
 * go, and one that was about to replace the database takes its place.
 *
 * @returns the data folder without links, and the paths of its cluster
 * @throws {EmbeddedPostgresError} when the folder can't be used
 */
export async function prepareFolder(folder: string): Promise<{ dataDir: string; paths: ClusterPaths }> {
  const dataDir = await makeFolder(folder);
  const paths = clusterPaths(path.join(dataDir, 'postgres'));
  const isMade = await isThere(paths.home);
  await removeAbandoned(dataDir, isMade);
  if (!isMade) {
    await rename(path.join(dataDir, REPLACEMENT), paths.home).catch((error: unknown) => {
      // Nearly always; or another process has done it.
      if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw unusable(dataDir, error);
    });
  }
  return { dataDir, paths };
}

/** Where a cluster is made before it is moved into place: `prepareFolder` removes what a killed process leaves there. */
export function attemptPaths(dataDir: string): ClusterPaths {
  return clusterPaths(path.join(dataDir, `${ATTEMPT}${randomBytes(6).toString('hex')}`));
}

/** Keeps the folder of a long attempt from counting as abandoned. @returns what ends it */
export function keepTouched(home: string): () => void {
  const timer = setInterval(() => {
    // Not there before its first file, nor at its end.
    utimes(home, new Date(), new Date()).catch(() => undefined);
  }, TOUCH_MS);
  return () => {
    clearInterval(timer);
  };
}

/** Opens a file for PostgreSQL's user. Never through a link: the folder may belong to a user other than root. */
export async function openForAccount(file: string, flags: number, account: Account | null) {
  const noFollow = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW;
  const handle = await open(file, flags | constants.O_CREAT | constants.O_WRONLY | noFollow, 0o600);
  if (account) await handle.chown(account.uid, account.gid);
  return handle;
}

/** @throws {EmbeddedPostgresError} when the cluster was made by another major version */
export async function checkVersion(paths: ClusterPaths, postgres: string, runner: Runner): Promise<void> {
  const made = (await readFile(path.join(paths.data, 'PG_VERSION'), 'utf8')).trim();
  const { stdout } = await run(runner, postgres, ['--version']);
  const own = /(\d+)/.exec(stdout)?.[1];
  if (made === own) return;
  throw new EmbeddedPostgresError(
    `${paths.data} was made by PostgreSQL ${made}, but this Galley brings PostgreSQL ${own}. Start the Galley ` +
      'that made it, dump the database galley and load it into a new data folder (docs/operating.md, Backups), or set ' +
      'DATABASE_URL.',
  );
}

export function clusterPaths(home: string): ClusterPaths {
  return {
    home,
    data: path.join(home, 'data'),
    passwords: path.join(home, 'passwords.json'),
    log: path.join(home, 'server.log'),
    port: path.join(home, 'port'),
    lock: path.join(home, 'lock'),
  };
}

async function createCluster(dataDir: string, paths: ClusterPaths, options: ClusterOptions): Promise<void> {
  const attempt = attemptPaths(dataDir);
  try {
    await checkFolderIsEmpty(paths.home);
    const account = await chooseAccount(dataDir);
    await fillAttempt(attempt, account, options);
    await rename(attempt.home, paths.home);
    options.log.info(
      { folder: paths.home, user: account?.name ?? null },
      'made a PostgreSQL database folder',
    );
    await syncFolder(dataDir);
  } catch (error) {
    await rm(attempt.home, { recursive: true, force: true });
    // Another process was faster; its cluster is used.
    if (await isThere(path.join(paths.data, 'PG_VERSION'))) return;
    throw error;
  }
}

async function fillAttempt(
  paths: ClusterPaths,
  account: Account | null,
  options: ClusterOptions,
): Promise<void> {
  const { binaries, durable } = options;
  const passwords: Passwords = { admin: makePassword(), galley: makePassword() };
  const initial = path.join(paths.home, 'initdb.password');
  await mkdir(paths.home, { mode: 0o700 });
  await writeNew(paths.passwords, `${JSON.stringify(passwords)}\n`, account);
  await writeNew(paths.lock, '', account);
  await writeNew(initial, `${passwords.admin}\n`, account);
  if (account) await lchown(paths.home, account.uid, account.gid);

  const runner = await chooseRunner(account, paths.home, binaries.postgres, options.systemPath);
  const made = await run(runner, binaries.initdb, [
    `--pgdata=${paths.data}`,
    `--pwfile=${initial}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The server's own UTF-8 rules: sorting and case must not depend on the libraries of the system, since a new version of
    // these can invalidate old indexes.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  if (made.code !== 0) throw stepFailed('initdb', made.stderr, options.dataDir);
  await rm(initial);

  // In single-user mode a statement ends at the line break.
  const statements = [
    `CREATE ROLE galley LOGIN PASSWORD '${passwords.galley}';`,
    'CREATE DATABASE galley OWNER galley;',
    '',
  ].join('\n');
  const flags = ['-c', 'exit_on_error=on', '-c', `fsync=${durable ? 'on' : 'off'}`];
  const single = ['--single', '-D', paths.data, ...flags, 'postgres'];
  const filled = await run(runner, binaries.postgres, single, statements);
  // Its output may hold the statement with the password: only the reason is shown.
  const reason = filled.stderr.split('\n').filter((line) => /FATAL|PANIC/.test(line));
  if (filled.code !== 0) throw stepFailed('the making of the database', reason.join('\n'), options.dataDir);
}

function stepFailed(step: string, said: string, dataDir: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `PostgreSQL could not be set up in ${dataDir}: ${step} failed (${said.trim()}). Fix that, set ` +
      'GALLEY_DATA_DIR to another folder, or set DATABASE_URL.',
  );
}

async function makeFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await realpath(dataDir);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} can't be made or entered (${errorCode(cause)}). Set GALLEY_DATA_DIR to ` +
        'another, or set DATABASE_URL.',
      { cause },
    );
  }
}

async function checkFolderIsEmpty(home: string): Promise<void> {
  const entries = await readdir(home).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw unusable(home, error);
  });
  if (entries.length === 0) return;
  throw new EmbeddedPostgresError(
    `${home} is there, but it is no database folder of Galley. Move it away, or set GALLEY_DATA_DIR.`,
  );
}

async function readPasswords(paths: ClusterPaths): Promise<Passwords> {
  const content = await readFile(paths.passwords, 'utf8').catch((error: unknown) => {
    throw unusable(paths.passwords, error);
  });
  return parsePasswords(content, paths.passwords);
}

/** @throws {EmbeddedPostgresError} which names the file and not its content */
export function parsePasswords(content: string, file: string): Passwords {
  try {
    const found: unknown = JSON.parse(content);
    if (
      typeof found === 'object' &&
      found !== null &&
      'admin' in found &&
      typeof found.admin === 'string' &&
      'galley' in found &&
      typeof found.galley === 'string'
    ) {
      return { admin: found.admin, galley: found.galley };
    }
  } catch {
    // Reported below, without the content.
  }
  throw new EmbeddedPostgresError(`${file} does not hold the two passwords that Galley wrote there.`);
}

function unusable(file: string, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `${file} can't be read (${errorCode(cause)}). Start Galley as the user who made it, set GALLEY_DATA_DIR to ` +
      'another folder, or set DATABASE_URL.',
    { cause },
  );
}

/** A cluster keeps its owner; one that belongs to root (a volume copied as root) is given to another user again. */
export async function ownerOf(paths: ClusterPaths, dataDir: string): Promise<Account | null> {
  if (!mustChangeUser()) return null;
  const { uid, gid } = await stat(paths.data);
  if (uid !== 0) return { uid, gid, name: `with the id ${uid}` };
  const account = await chooseAccount(dataDir);
  if (account) await changeOwner(paths.home, account);
  return account;
}

/** Gives the folder and all in it to the account; links themselves, not what they lead to. */
export async function changeOwner(home: string, account: Account): Promise<void> {
  for (const entry of await readdir(home, { recursive: true })) {
    await lchown(path.join(home, entry), account.uid, account.gid);
  }
  await lchown(home, account.uid, account.gid);
}

/** @param isMade whether there is a database: a replacement that never took its place is then of an earlier one */
async function removeAbandoned(dataDir: string, isMade: boolean): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(ATTEMPT) && !(isMade && name === REPLACEMENT)) continue;
    const folder = path.join(dataDir, name);
    const made = await stat(folder).catch(() => null);
    if (made === null || Date.now() - made.mtimeMs < ABANDONED_MS) continue;
    // A step of the killed process may still write there; the next start removes the rest.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Writes a file that must not be there yet, to the disk. */
export async function writeNew(file: string, content: string, account: Account | null): Promise<void> {
  const handle = await openForAccount(file, constants.O_EXCL, account);
  try {
    await handle.writeFile(content);
    // The database is useless without its passwords, so both must be equally durable.
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Puts renames within the folder on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows has no handles for folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @throws {EmbeddedPostgresError} when the folder around it can't be entered */
export async function isThere(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return false;
    throw unusable(file, error);
  }
}

/** 192 bits, in letters that need no quoting in SQL or in a URL. */
function makePassword(): string {
  return randomBytes(24).toString('base64url');
}
