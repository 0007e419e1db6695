import { SILENT_MS } from '../../services/audit/crawl.js';
import { formatFetchAllow } from '../../libs/urls/index.js';
import { WorkerThread } from '../../libs/worker-thread/index.js';
import type { Departure } from '../../domain/jobs.js';
import type { Log } from '../../ports/log.js';
import type { AuditRunner } from '../../services/audit/audit-work.js';
import type { Config } from '../config.js';
import { secretsOf } from '../secrets.js';
import type { AuditMethods, AuditThreadData } from './audit-thread.js';

/** Chosen: how long after its last sign of life a lost worker's crawl is continued by another, in ms. */
export const AUDIT_LEASE_MS = 60_000;

/**
 * Opens it by the configuration; the thread is started with the first run.
 * @param measures the name of the channel for what it measures
 * @param silentMs how long a site may answer no worker before its audit fails
 */
export function auditThreadOf(
  config: Config,
  databaseUrl: string,
  log: Log,
  measures: string,
  leaseMs = AUDIT_LEASE_MS,
  silentMs = SILENT_MS,
): AuditThread {
  const { allow, ratePerSecond } = config.fetch;
  const { logLevel, secretKey, rendering } = config;
  return new AuditThread(
    {
      allow: formatFetchAllow(allow),
      ratePerSecond,
      leaseMs,
      silentMs,
      secretKey,
      chromium: rendering.isOn ? rendering.chromium : null,
      logLevel,
      secrets: secretsOf(config),
      databaseUrl,
      measures,
    },
    log,
  );
}

/**
 * The thread's heap limit, in MB: a site beyond all bounds ends the thread, and never the process. An audit of rust-doc,
 * 32,101 pages, takes about 500 in all; without a limit V8 lets it grow to 880.
 */
export const AUDIT_HEAP = {
  maxOldGenerationSizeMb: 640,
  // Young objects die young here, so a larger young generation would only waste memory.
  maxYoungGenerationSizeMb: 16,
};

/**
 * Runs audits in a thread of its own. It is started with the first run, and again after a fault; the next run continues
 * from the stored rows.
 */
export class AuditThread implements AuditRunner {
  private readonly thread: WorkerThread<AuditMethods>;

  constructor(
    data: AuditThreadData,
    log: Log,
    /** Replaces the built program in tests, whose TypeScript sources a thread can't load. */
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

  run(id: string, { leaving, releasing }: Departure): Promise<boolean> {
    return this.thread.call('run', { id }, { signals: { leaving, releasing } });
  }

  /** Call it when no run is under way any more. */
  close(): Promise<void> {
    return this.thread.close();
  }
}
