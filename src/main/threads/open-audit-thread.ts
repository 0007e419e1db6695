import { SILENT_MS } from '../../services/audit/crawl.js';
import { formatFetchAllow } from '../../libs/urls/index.js';
import type { Departure } from '../../domain/jobs.js';
import type { Log } from '../../ports/log.js';
import type { AuditRunner } from '../../services/audit/audit-work.js';
import type { Config } from '../config.js';
import { secretsOf } from '../secrets.js';
import type { AuditThreadAsk, AuditThreadData, AuditThreadSaid } from './audit-thread.js';
import { ThreadHost, type RunningThread } from './thread-host.js';

/** The crawl of a lost worker goes on after so long. */
export const AUDIT_LEASE_MS = 60_000;

/**
 * By the configuration; a thread is begun with the first run.
 * @param databaseUrl need not be known before the thread may be begun by `warm`
 * @param silentMs how long a site answers nobody before its audit fails
 */
export function auditThreadOf(
  config: Config,
  databaseUrl: string | Promise<string>,
  log: Log,
  leaseMs = AUDIT_LEASE_MS,
  silentMs = SILENT_MS,
): AuditThread {
  const { allow, ratePerSecond } = config.fetch;
  const { logLevel } = config;
  return new AuditThread(
    {
      allow: formatFetchAllow(allow),
      ratePerSecond,
      leaseMs,
      silentMs,
      logLevel,
      secrets: secretsOf(config),
    },
    Promise.resolve(databaseUrl),
    log,
  );
}

interface Call {
  readonly resolve: (hasMore: boolean) => void;
  readonly reject: (error: Error) => void;
}

/** Of the thread's own heap, in MB: a site beyond all bounds ends the thread, and never the process. */
const MOST_HEAP_MB = 640;
/** What is young dies young here: a larger part of it would only be memory that nobody needs. */
const YOUNG_HEAP_MB = 16;

/**
 * Audits in a thread of their own. It is opened with the first run, and anew when it ended by a fault: what it worked
 * on is found in its rows by the next.
 */
export class AuditThread implements AuditRunner {
  private readonly host: ThreadHost<AuditThreadAsk, AuditThreadSaid>;
  private opened: RunningThread<AuditThreadAsk> | null = null;
  private calls = 0;
  private readonly open = new Map<number, Call>();

  constructor(
    data: AuditThreadData,
    private readonly databaseUrl: Promise<string>,
    log: Log,
    /** Other than the product's own for tests, whose sources no thread can load. */
    program = new URL('audit-thread.js', import.meta.url),
  ) {
    this.host = new ThreadHost({
      program,
      data,
      name: 'the thread of the audits',
      limits: { maxOldGenerationSizeMb: MOST_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
      log,
      onSaid: (said) => {
        this.hear(said);
      },
      onEnd: (error) => {
        for (const { reject } of this.open.values()) reject(error);
      },
    });
  }

  /** Begins the thread, whose programs take most of a second to load. */
  warm(): void {
    this.thread();
  }

  async run(id: string, departure: Departure): Promise<boolean> {
    const thread = this.thread();
    const call = (this.calls += 1);
    const ask = (asked: AuditThreadAsk) => {
      thread.post(asked);
    };
    const onLeaving = () => {
      ask({ kind: 'leaving', call });
    };
    const onHandBack = () => {
      ask({ kind: 'handBack', call });
    };
    try {
      return await new Promise<boolean>((resolve, reject) => {
        this.open.set(call, { resolve, reject });
        ask({ kind: 'run', call, id });
        departure.leaving.addEventListener('abort', onLeaving);
        departure.handBack.addEventListener('abort', onHandBack);
        if (departure.leaving.aborted) onLeaving();
        if (departure.handBack.aborted) onHandBack();
      });
    } finally {
      this.open.delete(call);
      departure.leaving.removeEventListener('abort', onLeaving);
      departure.handBack.removeEventListener('abort', onHandBack);
    }
  }

  /** Call when no run is under way any more. */
  close(): Promise<void> {
    return this.host.close();
  }

  /** The one that runs; one that has just begun is told where its database is. */
  private thread(): RunningThread<AuditThreadAsk> {
    const thread = this.host.open();
    if (this.opened === thread) return thread;
    this.opened = thread;
    this.databaseUrl.then(
      (databaseUrl) => {
        thread.post({ kind: 'open', databaseUrl });
      },
      // Whoever opens the database says why; what waits here ends with the thread.
      () => {
        thread.post({ kind: 'close' });
      },
    );
    return thread;
  }

  private hear(said: AuditThreadSaid): void {
    const call = this.open.get(said.call);
    if (said.kind === 'ended') {
      call?.resolve(said.hasMore);
      return;
    }
    const error = new Error(said.message);
    error.stack = said.stack;
    call?.reject(error);
  }
}
