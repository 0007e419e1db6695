import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { EmbeddedPostgresError, errorText } from './embedded-error.js';

/** A system user that PostgreSQL runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

/** Starts programs as the right user, with a minimal environment: `PG*` variables are not inherited. */
export interface Runner {
  /** null: the user that Galley itself runs as. */
  readonly account: Account | null;
  start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess;
}

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The folders of `setpriv`, `flock` and the shell of a Linux system. */
export const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Chosen: no step but the running server takes longer, unless a program hangs. */
const STEP_MS = 120_000;

/**
 * PostgreSQL refuses to run as root, so root must choose another user: the folder's owner, else `postgres`, else `nobody`.
 * No user is created. An owner without a name is skipped, because initdb refuses such users.
 *
 * @param folder an existing folder, whose owner is the first choice
 * @returns null when Galley is not root, or on systems where Galley does not change users
 * @throws {EmbeddedPostgresError} when Galley runs as root and no user fits
 */
export async function chooseAccount(folder: string, passwdFile = '/etc/passwd'): Promise<Account | null> {
  if (!mustChangeUser()) return null;
  const accounts = parsePasswd(await readFile(passwdFile, 'utf8').catch(() => ''));
  const { uid: owner } = await stat(folder);
  const named = (name: string) => accounts.find((account) => account.name === name && account.uid !== 0);
  const account =
    accounts.find(({ uid }) => uid === owner && uid !== 0) ?? named('postgres') ?? named('nobody');
  if (account) return account;
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and ${passwdFile} has neither the owner of ${folder} nor a user ` +
      'postgres or nobody to run it as. Start Galley as an ordinary user, or set DATABASE_URL.',
  );
}

/** Only Linux: elsewhere PostgreSQL's own refusal of root is shown to the user. */
export function mustChangeUser(): boolean {
  return process.platform === 'linux' && process.geteuid?.() === 0;
}

/**
 * The least powerful way to run PostgreSQL as `account` that reaches both its programs and its folder. Either may be under
 * a folder that only root can enter (`/root`, a private checkout). Then the account gets one capability: first the one to
 * enter folders and read, else (programs without public rights, or containers that withhold the first) the one to pass
 * every permission check.
 *
 * @param folder owned by `account`
 * @param systemPath the search path of `setpriv`
 * @throws {EmbeddedPostgresError} when no way reaches both; names the folder, the user and the remedies
 */
export async function chooseRunner(
  account: Account | null,
  folder: string,
  postgres: string,
  systemPath = SYSTEM_PATH,
): Promise<Runner> {
  const ways = account
    ? [asUser(account, systemPath), ...LENT.map((lent) => withCapability(account, lent, systemPath))]
    : [asSelf(systemPath)];
  let said = '';
  for (const runner of ways) {
    const outcome = await tryRunner(runner, folder, postgres);
    if (outcome.works) return runner;
    said ||= outcome.said;
  }
  if (!account) {
    throw new EmbeddedPostgresError(
      `The PostgreSQL program ${postgres} does not run on this machine (${said}). Set DATABASE_URL.`,
    );
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and the user ${account.name} can't reach ${folder} or ${postgres} ` +
      `(${said}). Either set GALLEY_DATA_DIR to a folder that ${account.name} can reach (the programs must be ` +
      'reachable too), or start Galley as an ordinary user, or set DATABASE_URL.',
  );
}

/**
 * Runs one step and waits for its end.
 *
 * @param signal ends the program at once; its reason is thrown when the program is gone
 * @throws {EmbeddedPostgresError} when the program can't be started at all, or takes longer than the limit
 */
export async function run(
  runner: Runner,
  command: string,
  args: readonly string[],
  input = '',
  limitMs = STEP_MS,
  signal?: AbortSignal,
): Promise<Finished> {
  const limit = AbortSignal.timeout(limitMs);
  const child = runner.start(command, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    // Not `timeout`: its timer outlives a program that was not found, and keeps this process running.
    signal: signal ? AbortSignal.any([limit, signal]) : limit,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => {
      // One that is killed still has its files open for a moment.
      if (child.pid === undefined) reject(error);
      else child.once('close', () => reject(error));
    });
    child.once('close', resolve);
  });
  // A program that ends without reading its input breaks the pipe; its exit code tells the result.
  child.stdin?.on('error', () => undefined).end(input);
  try {
    const [code, stdout, stderr] = await Promise.all([
      ended,
      child.stdout ? text(child.stdout) : '',
      child.stderr ? text(child.stderr) : '',
    ]);
    return { code, stdout, stderr };
  } catch (cause) {
    signal?.throwIfAborted();
    throw new EmbeddedPostgresError(`${command} could not be started (${errorText(cause)}).`, { cause });
  }
}

const LENT = ['dac_read_search', 'dac_override'] as const;

export function asSelf(systemPath: string): Runner {
  return {
    account: null,
    start: (command, args, options) => spawn(command, args, { ...surroundings(systemPath), ...options }),
  };
}

function asUser(account: Account, systemPath: string): Runner {
  const { uid, gid } = account;
  return {
    account,
    start: (command, args, options) =>
      spawn(command, args, { ...surroundings(systemPath), uid, gid, ...options }),
  };
}

function withCapability(account: Account, lent: string, systemPath: string): Runner {
  const identity = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'];
  // Without the secure bit the kernel ignores ambient capabilities in access(2), which PostgreSQL uses to find its own
  // programs: it would run, but not find itself.
  const capability = [`--inh-caps=+${lent}`, `--ambient-caps=+${lent}`, '--securebits=+no_setuid_fixup'];
  return {
    account,
    start: (command, args, options) =>
      spawn('setpriv', [...identity, ...capability, '--', command, ...args], {
        ...surroundings(systemPath),
        ...options,
      }),
  };
}

/** In the root folder, because the account may lack access to Galley's own. Messages stay in English. */
function surroundings(systemPath: string): SpawnOptions {
  return {
    cwd: path.parse(process.execPath).root,
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: systemPath },
    windowsHide: true,
  };
}

async function tryRunner(runner: Runner, folder: string, postgres: string) {
  try {
    // Only a real access covers rights, groups, ACLs and capabilities.
    const outcome = runner.account
      ? await run(runner, '/bin/sh', ['-c', 'cd "$1" && exec "$2" --version', 'sh', folder, postgres])
      : await run(runner, postgres, ['--version']);
    // A PostgreSQL that can't find itself says so, but exits with 0.
    const works = outcome.code === 0 && !/denied/i.test(outcome.stderr);
    return { works, said: outcome.stderr.trim() || `exit code ${outcome.code}` };
  } catch (error) {
    return { works: false, said: errorText(error) };
  }
}

function parsePasswd(content: string): Account[] {
  return content.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
