import type { Metrics } from '../../ports/metrics.js';
import type { WorkKind } from '../../domain/jobs.js';
import type { Stores } from '../../ports/unit-of-work.js';
import { articleWork, type Stages } from '../../services/article/article-work.js';
import { auditRetention, auditWork, type AuditRunner } from '../../services/audit/audit-work.js';
import { FairShares } from '../../services/job/fair-shares.js';
import type { JobDispatcher } from '../../services/job/job-dispatcher.js';
import type { StagedWorkParts } from '../../services/job/staged-work.js';
import type { Expiry, Work } from '../../services/job/work.js';
import { WorkerSlots } from '../../services/job/worker-slots.js';
import { reportWork } from '../../services/report/report-work.js';
import type { ReportStages } from '../../services/report/report-stages.js';
import type { OutboxStore } from '../../ports/outbox-store.js';
import type { Config } from '../config.js';

export interface BuildWorkParts extends Omit<StagedWorkParts, 'slots'> {
  readonly metrics: Metrics;
  readonly config: Pick<Config, 'audits' | 'retention' | 'workerConcurrency' | 'workerKinds'>;
  readonly stores: Stores;
  readonly outbox: OutboxStore;
  readonly dispatcher: JobDispatcher;
  readonly articleStages: () => Promise<Stages>;
  readonly reportStages: () => Promise<ReportStages>;
  readonly auditRunner: AuditRunner;
  readonly auditQuietMs: number;
}

/** Chosen: one account gets half of them; a worker's thread has memory for this many crawls. */
const AUDITS_PER_SLOT = 2;
/** Chosen: a waiting message costs next to nothing, and an account with many audits must not keep out those of the next one. */
const AUDIT_MESSAGES_PER_SLOT = 16;

/** Every kind of background work, each with places of its own, so that no kind waits for another. */
export function buildWork(parts: BuildWorkParts): readonly Work[] {
  const { config, metrics, stores } = parts;
  const { retention: days, workerConcurrency } = config;
  const slotsOf = (kind: 'article' | 'report', claimed: WorkKind) => {
    const slots = new WorkerSlots(workerConcurrency);
    if (!config.workerKinds.includes(claimed)) return slots;
    metrics.gauge('galley_worker_slots', () => {
      const { used, free } = slots.state;
      return [
        [{ kind, state: 'used' }, used],
        [{ kind, state: 'free' }, free],
      ];
    });
    return slots;
  };
  return [
    articleWork({
      ...parts,
      jobs: stores.jobs,
      stages: parts.articleStages,
      slots: slotsOf('article', 'write-article'),
      retention: jobExpiries(stores, days),
    }),
    reportWork({
      ...parts,
      reports: stores.reports,
      stages: parts.reportStages,
      slots: slotsOf('report', 'make-report'),
      retention: reportExpiries(stores, days),
    }),
    auditWork({
      ...parts,
      audits: stores.audits,
      runner: parts.auditRunner,
      shares: new FairShares(workerConcurrency * AUDITS_PER_SLOT),
      retention: config.audits,
      quietMs: parts.auditQuietMs,
      concurrency: workerConcurrency * AUDIT_MESSAGES_PER_SLOT,
    }),
  ];
}

type Days = Config['retention'];
const jobExpiries = ({ retention }: Stores, days: Days): readonly Expiry[] => [
  { what: 'jobs', expire: () => retention.expireJobs(days.jobs, days.sourceTexts === 0) },
];
const reportExpiries = ({ retention }: Stores, days: Days): readonly Expiry[] => [
  { what: 'reports', expire: () => retention.expireReports(days.reports) },
];

/** All that is deleted when it is past its time, without the workers that usually do so. */
export function allExpiries(
  stores: Stores,
  { audits, retention }: Pick<Config, 'audits' | 'retention'>,
): readonly Expiry[] {
  return [
    ...jobExpiries(stores, retention),
    ...reportExpiries(stores, retention),
    ...auditRetention(stores.audits, audits),
    ...otherExpiries(stores, retention),
  ];
}

/** Chosen: what a page said a quarter of a year ago tells little of what it says now, and each article asks it anew anyway. */
const SITE_PAGE_DAYS = 90;

/** Chosen: what became of last year’s moments can be compared with this year’s. */
const SCHEDULED_RUN_DAYS = 400;

/** What is deleted besides the records of work. */
export function otherExpiries(
  { retention, schedules }: Stores,
  days: Config['retention'],
): readonly Expiry[] {
  return [
    ...(days.sourceTexts === 0
      ? []
      : [{ what: 'texts of sources', expire: () => retention.expireSourceTexts(days.sourceTexts) }]),
    { what: 'paid actions', expire: () => retention.expireLedger(days.ledger) },
    ...(days.auditLog === 0
      ? []
      : [{ what: 'entries of the audit log', expire: () => retention.expireAuditLog(days.auditLog) }]),
    { what: 'events', expire: () => retention.expireEvents(days.events) },
    { what: 'search answers', expire: () => retention.expireSearches() },
    { what: 'words of pages', expire: () => retention.expireSitePages(SITE_PAGE_DAYS) },
    { what: 'runs of schedules', expire: () => schedules.expireRuns(SCHEDULED_RUN_DAYS) },
    { what: 'sessions', expire: () => retention.expireSessions() },
    { what: 'request slots', expire: () => retention.expireSlots() },
  ];
}
