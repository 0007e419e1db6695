import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { formatFetchAllow } from '../domain/research/fetch-allow.js';
import type { Departure } from '../domain/jobs.js';
import type { Log } from '../ports/log.js';
import type { AuditRunner } from '../transports/jobs/audit-jobs.js';
import type { Config } from './config.js';
import { secretsOf } from './secrets.js';
import type { AuditThreadAsk, AuditThreadData, AuditThreadSaid } from './audit-thread.js';

/** The crawl of a lost worker goes on after so long. */
export const AUDIT_LEASE_MS = 60_000;

/**
 * By the configuration; a thread is begun with the first run.
 * @param databaseUrl need not be known before the thread may be begun by `warm`
 */
export function auditThreadOf(
  config: Config,
  databaseUrl: string | Promise<string>,
  log: Log,
  leaseMs = AUDIT_LEASE_MS,
): AuditThread {
  const { allow, ratePerSecond } = config.fetch;
  const { logLevel } = config;
  return new AuditThread(
    { allow: formatFetchAllow(allow), ratePerSecond, leaseMs, logLevel, secrets: secretsOf(config) },
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
/** How long the thread may take to close its connections. */
const CLOSE_MS = 5000;

/**
 * Audits in a thread of their own. It is opened with the first run, and anew when it ended by a fault: what it worked
 * on is found in its rows by the next.
 */
export class AuditThread implements AuditRunner {
  private worker: Worker | null = null;
  private calls = 0;
  private readonly open = new Map<number, Call>();

  constructor(
    private readonly data: AuditThreadData,
    private readonly databaseUrl: Promise<string>,
    private readonly log: Log,
  ) {}

  /** Begins the thread, whose programs take most of a second to load. */
  warm(): void {
    this.worker ??= this.start();
  }

  async run(id: string, departure: Departure): Promise<boolean> {
    const worker = (this.worker ??= this.start());
    const call = (this.calls += 1);
    const ask = (asked: AuditThreadAsk) => {
      worker.postMessage(asked);
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
  async close(): Promise<void> {
    const { worker } = this;
    if (!worker) return;
    const ended = once(worker, 'exit');
    const close: AuditThreadAsk = { kind: 'close' };
    worker.postMessage(close);
    const impatience = setTimeout(() => void worker.terminate(), CLOSE_MS);
    await ended;
    clearTimeout(impatience);
  }

  private start(): Worker {
    const worker = new Worker(new URL('audit-thread.js', import.meta.url), {
      workerData: this.data,
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    });
    this.databaseUrl.then(
      (databaseUrl) => {
        const open: AuditThreadAsk = { kind: 'open', databaseUrl };
        worker.postMessage(open);
      },
      // Whoever opens the database tells why; what waits here ends with the thread.
      () => void worker.terminate(),
    );
    worker.on('message', (said: AuditThreadSaid) => {
      const call = this.open.get(said.call);
      if (said.kind === 'ended') call?.resolve(said.hasMore);
      else {
        const error = new Error(said.message);
        error.stack = said.stack;
        call?.reject(error);
      }
    });
    worker.on('error', (error) => {
      this.log.error({ err: error }, 'the thread of the audits ended by a fault');
    });
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = null;
      for (const { reject } of this.open.values()) reject(new Error('the thread of the audits has ended'));
    });
    return worker;
  }
}
