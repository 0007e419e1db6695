import { POLL_MS } from '../adapters/agenda/job-queue.js';
import type { ResolveTxt } from '../adapters/ownership/dns-ownership.js';
import { REFUSAL_MS } from '../adapters/postgres/access/request-counts.js';
import type { Log } from '../ports/log.js';
import type { AuditRunner } from '../services/audit/audit-work.js';
import { PIPELINE_LIMITS, type PipelineLimits } from '../services/job/run-attempt.js';
import type { ReportStages } from '../services/report/report-stages.js';
import type { Writing } from './build/build-writing.js';
import type { Config } from './config.js';
import { MAX_WAITING } from './open-database.js';
import { AUDIT_LEASE_MS } from './threads/open-audit-thread.js';

/** `gateway` answers callers, `worker` writes articles, `all` does both. */
export type Role = 'all' | 'gateway' | 'worker';

export interface AppOptions {
  readonly config: Config;
  readonly role: Role;
  readonly log: Log;
  /** Ends the wait for a database that does not answer. */
  readonly signal?: AbortSignal;
  /** For tests; default the product's own. */
  readonly limits?: Partial<AppLimits>;
  /** For tests of everything around it; default as configured. */
  readonly writing?: Writing;
  /** For tests of everything around them; default the product's own. */
  readonly reportStages?: () => Promise<ReportStages>;
  /** For tests; default the system's DNS. */
  readonly resolveTxt?: ResolveTxt;
  /** For tests, whose sources no thread can load; default a thread of its own. */
  readonly openAudits?: (databaseUrl: string) => Promise<AuditRunner & { close(): Promise<void> }>;
  /** For tests; default where the build puts the console. */
  readonly consoleFolder?: string;
  /** For the same tests: large views and articles are made in the main thread. */
  readonly worksInside?: boolean;
}

export interface AppLimits extends PipelineLimits {
  /** After how many ms without a sign of life Agenda gives a job to another worker. */
  readonly lockLifetimeMs: number;
  /** How long running jobs may take to finish at the end, before they are requeued. */
  readonly drainMs: number;
  readonly sweepEveryMs: number;
  /** How often a process polls the queue. */
  readonly pollMs: number;
  /** How often rows of the queue are removed that ended `keepEndedMs` ago. */
  readonly purgeEveryMs: number;
  /** Failed rows stay in the queue for this time, so that an operator can read the reason. */
  readonly endedRetentionMs: number;
  /** The lease of a crawl's worker: after it, others may claim the URLs that it had claimed. */
  readonly auditLeaseMs: number;
  /** How long a site answers no worker before its audit fails; default the product's own. */
  readonly auditSilentMs?: number;
  /** After how long without work an audit is enqueued again. */
  readonly auditQuietMs: number;
  /** How often a worker deletes expired rows. */
  readonly expireEveryMs: number;
  /** How often a worker re-checks domains that are due. */
  readonly reCheckEveryMs: number;
  /** How often a worker starts what is planned. */
  readonly scheduleEveryMs: number;
  /** How many calls may wait for a connection to the database. */
  readonly maxWaiting: number;
  /** For how long at most a key over its limit is refused from the cache before the database is queried again. */
  readonly refusalMs: number;
}

export const LIMITS: AppLimits = {
  ...PIPELINE_LIMITS,
  lockLifetimeMs: 60_000,
  drainMs: 20_000,
  sweepEveryMs: 5000,
  pollMs: POLL_MS,
  purgeEveryMs: 10 * 60_000,
  endedRetentionMs: 24 * 60 * 60_000,
  auditLeaseMs: AUDIT_LEASE_MS,
  auditQuietMs: 30_000,
  expireEveryMs: 60_000,
  reCheckEveryMs: 60_000,
  scheduleEveryMs: 5000,
  maxWaiting: MAX_WAITING,
  refusalMs: REFUSAL_MS,
};
