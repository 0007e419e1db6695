import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../../../ports/log.js';
import { locateBinaries, makeRunnable, type PostgresBinaries } from './embedded-binaries.js';
import { openCluster, type Cluster } from './embedded-cluster.js';
import { EmbeddedPostgresError, errorText } from './embedded-error.js';
import type { Presence } from './embedded-presence.js';
import { reachServer, type Reached, type StartSettings } from './embedded-reach.js';
import { SYSTEM_PATH } from './embedded-runner.js';
import { stopServer, type Tuning } from './embedded-server.js';

export interface EmbeddedPostgresOptions {
  /** The folder of the database, in `postgres/`; made when missing. */
  readonly dataDir: string;
  readonly log: Log;
  /** Applies to a server that this call starts, not to one that it joins. */
  readonly tuning?: Tuning;
  /** Other programs than those of the installed platform package. */
  readonly binaries?: PostgresBinaries;
  /** The search path of `setpriv` and `flock`. */
  readonly systemPath?: string;
  /** How long a server that neither starts, stops nor repairs itself is waited for, in ms. Default half a minute. */
  readonly timeoutMs?: number;
}

export interface EmbeddedPostgres {
  /** For all of Galley's work: role `galley`, owner of the database `galley`, no superuser. */
  readonly url: string;
  /** The superuser, on the same database. */
  readonly adminUrl: string;
  readonly port: number;
  /** Whether the server was running already. */
  readonly joined: boolean;
  /** Stops the server if no other Galley uses it. May be called more than once; never rejects. */
  close(): Promise<'stopped' | 'left_running'>;
}

const TIMEOUT_MS = 30_000;
/** The longest pause between attempts to restart a lost server. */
const LAST_RETRY_MS = 30_000;

/**
 * Opens the PostgreSQL in the data folder: joins it when it runs, else starts it, else makes it first. While it is open, a
 * server that dies is restarted on the same port, so connection pools need no new address.
 *
 * @throws {EmbeddedPostgresError} when that fails; says why and what to do
 */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const {
    dataDir,
    log,
    tuning = { durable: true },
    systemPath = SYSTEM_PATH,
    timeoutMs = TIMEOUT_MS,
  } = options;
  const binaries = options.binaries ?? (await locateBinaries());
  if (options.binaries) await makeRunnable(binaries);
  const cluster = await openCluster({ dataDir, log, binaries, durable: tuning.durable, systemPath });
  const name = randomBytes(6).toString('hex');
  return OpenServer.open(cluster, { log, binaries, tuning, systemPath, timeoutMs, name });
}

interface Settings extends StartSettings {
  readonly log: Log;
}

class OpenServer implements EmbeddedPostgres {
  readonly url: string;
  readonly adminUrl: string;
  private presence: Presence | null;
  private repair: Promise<void> = Promise.resolve();
  private closed: Promise<'stopped' | 'left_running'> | null = null;
  private readonly closing = new AbortController();

  private constructor(
    private readonly cluster: Cluster,
    private readonly settings: Settings,
    reached: Reached,
    readonly port = reached.port,
    readonly joined = reached.joined,
  ) {
    const { admin, galley } = cluster.passwords;
    this.url = `postgres://galley:${galley}@127.0.0.1:${port}/galley`;
    this.adminUrl = `postgres://postgres:${admin}@127.0.0.1:${port}/galley`;
    this.presence = reached.presence;
    this.watch(reached.presence);
  }

  static async open(cluster: Cluster, settings: Settings): Promise<OpenServer> {
    const begun = Date.now();
    const reached = await reachServer(cluster, settings, { port: null, mayStart: () => true });
    if (!reached) throw new EmbeddedPostgresError('The embedded PostgreSQL was not started.');
    const { port, joined } = reached;
    settings.log.info({ port, joined, ms: Date.now() - begun }, 'embedded PostgreSQL is ready');
    return new OpenServer(cluster, settings, reached);
  }

  close(): Promise<'stopped' | 'left_running'> {
    this.closing.abort();
    return (this.closed ??= this.leave());
  }

  private watch(presence: Presence): void {
    void presence.lost.then(() => {
      if (this.closing.signal.aborted) return;
      this.presence = null;
      this.repair = this.restart();
    });
  }

  private async restart(): Promise<void> {
    const { log } = this.settings;
    log.warn({ port: this.port }, 'embedded PostgreSQL stopped; it is restarted');
    for (let pause = 1_000; !this.closing.signal.aborted; pause = Math.min(pause * 2, LAST_RETRY_MS)) {
      try {
        const reached = await this.reachAgain();
        if (!reached) return;
        this.presence = reached.presence;
        log.info({ port: this.port }, 'embedded PostgreSQL was restarted');
        this.watch(reached.presence);
        return;
      } catch (error) {
        log.error({ reason: errorText(error) }, 'embedded PostgreSQL did not restart; trying again');
        await delay(pause, undefined, { signal: this.closing.signal }).catch(() => undefined);
      }
    }
  }

  /** On the same port only, and without a start once Galley is closing. */
  private reachAgain(): Promise<Reached | null> {
    const mayStart = () => !this.closing.signal.aborted;
    return reachServer(this.cluster, this.settings, { port: this.port, mayStart });
  }

  private async leave(): Promise<'stopped' | 'left_running'> {
    try {
      await this.repair;
      for (;;) {
        const presence = this.presence ?? (await this.reachAgain())?.presence;
        if (!presence) return 'stopped';
        const last = await presence.withdraw().catch(() => null);
        if (last) await stopServer(this.cluster.paths, this.settings.binaries);
        await presence.end();
        if (last !== null) return last ? 'stopped' : 'left_running';
        // The server stopped just now; if another process restarts it, this one may still be its last user.
        this.presence = null;
      }
    } catch (error) {
      this.settings.log.warn({ reason: errorText(error) }, 'embedded PostgreSQL could not be stopped');
      return 'left_running';
    }
  }
}
