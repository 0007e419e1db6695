import { constants } from 'node:fs';
import { readFile, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresBinaries } from './embedded-binaries.js';
import { openForAccount, type Cluster, type ClusterPaths } from './embedded-cluster.js';
import { errorCode } from './embedded-error.js';
import { asSelf, run, SYSTEM_PATH, type Runner } from './embedded-runner.js';

/** A running server, according to its own `postmaster.pid`. */
export interface RunningServer {
  readonly pid: number;
  /** null before the server has written it. */
  readonly port: number | null;
  readonly status: 'starting' | 'stopping' | 'ready';
}

/** A server that this process started; it outlives the process. */
export interface StartedServer {
  readonly pid: number;
  readonly port: number;
  /** The exit code, null after a signal; settles once and never rejects. */
  readonly exited: Promise<number | null>;
  hasExited(): boolean;
}

export interface Tuning {
  /** false gives up all safety against a crash of the machine, for tests. */
  readonly durable: boolean;
}

/** The exit code of a start when the cluster is in use. PostgreSQL itself ends with 0 to 3. */
export const IN_USE = 75;

const LOG_BYTES = 5 * 1024 * 1024;
/** A fast shutdown writes a checkpoint; PostgreSQL's own pg_ctl waits for the same time. */
const STOP_MS = 60_000;
const POLL_MS = 20;

/** @returns null when no server runs on the cluster, whatever file a dead one left behind */
export async function findServer(paths: ClusterPaths): Promise<RunningServer | null> {
  const lines = (await readPidFile(paths))?.split('\n');
  // A server in single-user mode (of initdb, or a manual repair) writes a negative id.
  const pid = Math.abs(Number.parseInt(lines?.[0] ?? '', 10));
  if (!lines || !(pid > 0) || !(await isServer(pid, paths.data))) return null;
  const port = Number.parseInt(lines[3] ?? '', 10);
  const status = (lines[7] ?? 'starting').trim();
  return {
    pid,
    port: port > 0 ? port : null,
    status: status === 'stopping' || status === 'starting' ? status : 'ready',
  };
}

/**
 * Starts a server in a session of its own, so that Ctrl-C in Galley's terminal does not reach it. A connection shows that
 * it is up; the exit code `IN_USE`, that the cluster is in use already.
 *
 * @param port to listen on, or null for the last one or any free one
 */
export async function startServer(
  cluster: Cluster,
  binaries: PostgresBinaries,
  runner: Runner,
  port: number | null,
  tuning: Tuning,
): Promise<StartedServer> {
  const { paths } = cluster;
  const listenOn = port ?? (await choosePort(paths));
  const output = await openLog(cluster);
  try {
    const server = [binaries.postgres, '-D', paths.data, '-p', String(listenOn), ...settings(tuning)];
    const [command = binaries.postgres, ...args] = [...(await guard(paths, runner)), ...server];
    const child = runner.start(command, args, { detached: true, stdio: ['ignore', output.fd, output.fd] });
    let ended = false;
    const exited = new Promise<number | null>((resolve) => {
      child.once('error', () => resolve(null));
      child.once('exit', resolve);
    }).finally(() => {
      ended = true;
    });
    child.unref();
    return { pid: child.pid ?? 0, port: listenOn, exited, hasExited: () => ended };
  } finally {
    await output.close();
  }
}

/** Stores the port for the next start, so that addresses with it stay valid. */
export async function rememberPort({ paths, account }: Cluster, port: number): Promise<void> {
  const note = await openForAccount(paths.port, constants.O_TRUNC, account);
  try {
    await note.writeFile(`${port}\n`);
  } finally {
    await note.close();
  }
}

/** Stops the server and waits for its end; connections are closed, committed data is safe. */
export async function stopServer(paths: ClusterPaths, binaries: PostgresBinaries): Promise<void> {
  const server = await findServer(paths);
  if (!server) return;
  // Windows has no signals that a program could handle.
  if (process.platform === 'win32') {
    await run(asSelf(SYSTEM_PATH), binaries.pgCtl, ['stop', '-m', 'fast', '-w', '-D', paths.data]);
    return;
  }
  // SIGINT is PostgreSQL's fast shutdown, SIGQUIT the immediate one: the next start then repairs from the log.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!sendSignal(server.pid, signal)) return;
    const deadline = Date.now() + STOP_MS;
    while (Date.now() < deadline) {
      if (!(await isServer(server.pid, paths.data))) return;
      await delay(POLL_MS);
    }
  }
}

export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** The last lines that the server wrote, for an error message. */
export async function readLogTail(paths: ClusterPaths, lines = 12): Promise<string> {
  const content = await readFile(paths.log, 'utf8').catch(() => '');
  return content.trimEnd().split('\n').slice(-lines).join('\n');
}

function settings({ durable }: Tuning): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // Several Galleys on one folder have a connection pool each.
    max_connections: '200',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    cluster_name: 'galley',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * The command to put before the server's command, so that a kernel lock held by the server and all its children decides
 * which server runs. PostgreSQL's own file names a process id, which means nothing in another container on the same volume
 * (two servers would ruin the data there), and may be another process's after a restart (none would start).
 */
async function guard(paths: ClusterPaths, runner: Runner): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const lock = ['--nonblock', '--no-fork', `--conflict-exit-code=${IN_USE}`];
  // Tried on another file, so that the trial never blocks a starting server.
  const trial = [...lock, paths.passwords, '/bin/sh', '-c', ':'];
  const tried = await run(runner, 'flock', trial).catch(() => null);
  if (tried?.code !== 0 && tried?.code !== IN_USE) return [];
  const held = ['flock', ...lock, paths.lock];
  if ((await readPidFile(paths)) === null || (await findServer(paths))) return held;
  // The file is of a dead server. The holder of the lock may remove it, because every living server holds the lock.
  return [...held, '/bin/sh', '-c', 'rm -f -- "$0" && exec "$@"', pidFile(paths)];
}

function pidFile(paths: ClusterPaths): string {
  return `${paths.data}/postmaster.pid`;
}

async function readPidFile(paths: ClusterPaths): Promise<string | null> {
  return readFile(pidFile(paths), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
}

/** Whether that process is the server of this cluster, and not an unrelated process with the same id. */
async function isServer(pid: number, data: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  const [, name, state] =
    /^\d+ \((.*)\) (\S)/s.exec(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')) ?? [];
  // Z and X: ended, but not yet reaped by its parent.
  if (name !== 'postgres' || state === 'Z' || state === 'X') return false;
  try {
    // A server's working folder is its data folder.
    const [works, own] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(data)]);
    return works.ino === own.ino && works.dev === own.dev;
  } catch (error) {
    return errorCode(error) === 'EACCES' || errorCode(error) === 'EPERM';
  }
}

async function choosePort(paths: ClusterPaths): Promise<number> {
  const last = Number.parseInt(await readFile(paths.port, 'utf8').catch(() => ''), 10);
  return (last > 0 && last < 65_536 ? await listenBriefly(last) : null) ?? (await listenBriefly(0)) ?? last;
}

/** @returns the port when it is free; 0 lets the system choose */
async function listenBriefly(port: number): Promise<number | null> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(null));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      const chosen = typeof address === 'object' && address ? address.port : null;
      server.close(() => resolve(chosen));
    });
  });
}

async function openLog({ paths, account }: Cluster) {
  const size = await stat(paths.log).then(
    (found) => found.size,
    () => 0,
  );
  // Two processes may do this at once; the later rename finds no file.
  if (size > LOG_BYTES) await rename(paths.log, `${paths.log}.1`).catch(() => undefined);
  return openForAccount(paths.log, constants.O_APPEND, account);
}
