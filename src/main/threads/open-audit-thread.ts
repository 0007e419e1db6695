import { SILENT_MS } from '../../services/audit/crawl.js';
import { formatFetchAllow } from '../../libs/urls/index.js';
import { WorkerThread } from '../../libs/worker-thread/index.js';
import type { Departure } from '../../domain/jobs.js';
import type { Log } from '../../ports/log.js';
import type { AuditRunner } from '../../services/audit/audit-work.js';
import type { Config } from '../config.js';
import { secretsOf } from '../secrets.js';
import type { AuditMethods, AuditThreadData } from './audit-thread.js';

/** The crawl of a lost worker goes on after so long. */
export const AUDIT_LEASE_MS = 60_000;

/**
 * By the configuration; a thread is begun with the first run.
 * @param silentMs how long a site answers nobody before its audit fails
 */
export function auditThreadOf(
  config: Config,
  databaseUrl: string,
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
      databaseUrl,
    },
    log,
  );
}

/**
 * Of the thread's own heap, in MB: a site beyond all bounds ends the thread, and never the process. Of rust-doc, 32,101
 * pages, an audit takes some 500 in all; without a bound V8 lets it grow to 880.
 */
export const AUDIT_HEAP = {
  maxOldGenerationSizeMb: 640,
  // What is young dies young here: a larger part of it would only be memory that nobody needs.
  maxYoungGenerationSizeMb: 16,
};

/**
 * Audits in a thread of their own. It is opened with the first run, and anew when it ended by a fault: what it worked
 * on is found in its rows by the next.
 */
export class AuditThread implements AuditRunner {
  private readonly thread: WorkerThread<AuditMethods>;

  constructor(
    data: AuditThreadData,
    log: Log,
    /** Other than the product's own for tests, whose sources no thread can load. */
    program = new URL('audit-thread.js', import.meta.url),
  ) {
    this.thread = new WorkerThread({
      program,
      data,
      name: 'the thread of the audits',
      limits: AUDIT_HEAP,
      log,
    });
  }

  run(id: string, { leaving, handBack }: Departure): Promise<boolean> {
    return this.thread.call('run', { id }, { signals: { leaving, handBack } });
  }

  /** Call when no run is under way any more. */
  close(): Promise<void> {
    return this.thread.close();
  }
}
