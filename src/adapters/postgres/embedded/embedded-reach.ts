import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresBinaries } from './embedded-binaries.js';
import { checkVersion, type Cluster } from './embedded-cluster.js';
import { EmbeddedPostgresError, errorCode, errorText } from './embedded-error.js';
import { Presence } from './embedded-presence.js';
import { chooseRunner } from './embedded-runner.js';
import {
  findServer,
  IN_USE,
  readLogTail,
  rememberPort,
  sendSignal,
  startServer,
  type StartedServer,
  type Tuning,
} from './embedded-server.js';

export interface StartSettings {
  readonly binaries: PostgresBinaries;
  readonly tuning: Tuning;
  readonly systemPath: string;
  /** How long a server that neither starts, stops nor repairs itself is waited for, in ms. */
  readonly timeoutMs: number;
  /** Of this Galley among those on the server. */
  readonly name: string;
}

export interface Options {
  /** The one port to use; null: any. */
  readonly port: number | null;
  /** Called before every start. */
  readonly mayStart: () => boolean;
}

export interface Reached {
  readonly presence: Presence;
  readonly port: number;
  /** Whether another process started it. */
  readonly joined: boolean;
}

/** How long a server may repair itself after a crash: it replays at most about 1 GB of its log (`max_wal_size`). */
const REPAIR_MS = 300_000;
/** Chosen: with growing pauses about three seconds; another program can take a port first, but a wrong setting stays wrong. */
const FAILED_STARTS = 5;
const GIVE_UP_MS = 5_000;
const FIRST_PAUSE_MS = 10;
const LAST_PAUSE_MS = 250;

/** Wrong password, no such role, no such database: waiting does not help. */
const HOPELESS: ReadonlySet<string | null> = new Set(['28P01', '28000', '3D000']);
const STARTING_UP = '57P03';

/**
 * Repeats until it is connected: find a server and connect to it, or else start one. A concurrent change by other processes
 * (start, stop, crash) is met in the next iteration.
 *
 * @returns null when no server runs and none may be started
 * @throws {EmbeddedPostgresError} with the last lines of the server's log, when it can't come up
 */
export async function reachServer(
  cluster: Cluster,
  settings: StartSettings,
  options: Options,
): Promise<Reached | null> {
  const { timeoutMs } = settings;
  const begun = Date.now();
  let deadline = begun + timeoutMs;
  let child: StartedServer | null = null;
  let failedStarts = 0;
  let hindrance = 'it does not start';
  try {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.3, LAST_PAUSE_MS)) {
      const seen = await tryServer(cluster, options.port, settings.name);
      if (seen.state === 'connected') {
        const joined = seen.pid !== child?.pid;
        // A full disk is no failure here: the port is remembered for convenience.
        if (!joined) await rememberPort(cluster, seen.port).catch(() => undefined);
        return { presence: seen.presence, port: seen.port, joined };
      }
      if ('why' in seen) hindrance = seen.why;
      if (seen.state === 'repairing') deadline = Math.min(Date.now() + timeoutMs, begun + REPAIR_MS);
      if (child?.hasExited()) {
        if ((await child.exited) === IN_USE) {
          hindrance = IN_USE_ELSEWHERE;
        } else {
          failedStarts += 1;
          if (failedStarts >= FAILED_STARTS) throw await unreachable(cluster, 'it ends as soon as it starts');
          pause = 100 * 2 ** failedStarts;
        }
        child = null;
      } else if (!child && (seen.state === 'absent' || seen.state === 'leaving')) {
        if (!options.mayStart()) return null;
        if (seen.state === 'absent') child = await start(cluster, settings, options.port);
      }
      if (Date.now() > deadline) throw await unreachable(cluster, hindrance);
      await Promise.race([delay(pause), ...(child ? [child.exited] : [])]);
    }
  } catch (error) {
    // An abandoned server must not go on running.
    if (child && !child.hasExited()) sendSignal(child.pid, 'SIGINT');
    const givenUp = Date.now() + GIVE_UP_MS;
    while (child && !child.hasExited() && Date.now() < givenUp) await delay(FIRST_PAUSE_MS);
    throw error;
  }
}

const IN_USE_ELSEWHERE =
  'its folder is in use by a server that can’t be seen from here, perhaps one in another container; ' +
  'several machines or containers need a shared PostgreSQL, set by DATABASE_URL';

type Seen =
  | { readonly state: 'connected'; readonly presence: Presence; readonly pid: number; readonly port: number }
  /** No server runs. */
  | { readonly state: 'absent' }
  /** Its last user is stopping it. */
  | { readonly state: 'leaving' }
  | { readonly state: 'repairing' | 'waiting'; readonly why: string };

async function tryServer(cluster: Cluster, wanted: number | null, name: string): Promise<Seen> {
  const server = await findServer(cluster.paths);
  if (!server) return { state: 'absent' };
  const { pid, port, status } = server;
  if (status === 'starting') return { state: 'repairing', why: 'it takes too long to start' };
  if (status === 'stopping' || port === null) return { state: 'waiting', why: `it is ${status}` };
  if (wanted !== null && port !== wanted) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL now answers on port ${port}, but this Galley was started with port ${wanted}: ` +
        'restart this Galley.',
    );
  }
  try {
    const presence = await Presence.announce({ port, password: cluster.passwords.galley, name });
    return presence ? { state: 'connected', presence, pid, port } : { state: 'leaving' };
  } catch (error) {
    const code = errorCode(error);
    if (HOPELESS.has(code)) {
      throw new EmbeddedPostgresError(
        `The embedded PostgreSQL in ${cluster.paths.home} refuses Galley (${errorText(error)}): its role or ` +
          'database was changed by hand.',
        { cause: error },
      );
    }
    return { state: code === STARTING_UP ? 'repairing' : 'waiting', why: errorText(error) };
  }
}

async function start(cluster: Cluster, settings: StartSettings, port: number | null): Promise<StartedServer> {
  const { paths, account } = cluster;
  const { binaries, tuning, systemPath } = settings;
  const runner = await chooseRunner(account, paths.home, binaries.postgres, systemPath);
  await checkVersion(paths, binaries.postgres, runner);
  return startServer(cluster, binaries, runner, port, tuning);
}

async function unreachable(cluster: Cluster, why: string): Promise<EmbeddedPostgresError> {
  return new EmbeddedPostgresError(
    `The embedded PostgreSQL in ${cluster.paths.home} does not come up: ${why}. The end of its log:\n` +
      (await readLogTail(cluster.paths)),
  );
}
