import { openStores } from '../../adapters/postgres/database/unit-of-work.js';
import type { ReportProgress, ReportRecord } from '../../domain/report/report.js';
import type { Log } from '../../ports/log.js';
import { PIPELINE_LIMITS, runAttempt } from '../../services/job/run-attempt.js';
import { stagedReport } from '../../services/report/report-work.js';
import type { ReportStages } from '../../services/report/report-stages.js';
import { systemClock, systemIds } from '../build/build-services.js';
import { buildWriting } from '../build/build-writing.js';
import type { Config } from '../config.js';
import { openMigrated, openWorkerPool } from '../open-database.js';
import { reportStagesOf } from '../build/report-stages-of.js';
import type { Closers } from '../shutdown.js';

/** How often the progress is looked at. */
const SHOW_EVERY_MS = 500;

export interface ResearchRun {
  readonly startUrl: string;
  readonly config: Config;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** Gets what is opened. */
  readonly closers: Closers;
  /** Is given the report now and then, and at its end. */
  readonly show: (report: ReportProgress) => void;
  /** Other than the product's own, for tests of everything around them. */
  readonly stages?: (() => Promise<ReportStages>) | undefined;
}

/**
 * Reports on a site for nobody's account: nothing is spent, and no other Galley takes part.
 *
 * @returns how it ended, with the record of one that was done
 * @throws the signal's reason when it is aborted
 */
export async function runResearch({
  startUrl,
  config,
  log,
  signal,
  closers,
  show,
  stages,
}: ResearchRun): Promise<{ readonly report: ReportProgress; readonly record: ReportRecord | null }> {
  const { url } = await openMigrated(config, log, closers, 'galley-research');
  const stores = openStores(openWorkerPool(url, closers, 'galley-research'));
  const { reports } = stores;
  const staged = stagedReport(reports, stages ?? reportStagesOf(config, stores, log));
  const parts = {
    // Nobody else writes of this report, so there is nothing to listen to.
    events: { listen: () => () => undefined },
    clock: systemClock,
    log,
    limits: PIPELINE_LIMITS,
  };
  const id = systemIds.uuid();
  const task = { edition: null, startUrl, verifiedAt: null, method: null };
  const { engine } = buildWriting(config, stores, log);
  // Who waits for it tries again by hand, and need not wait for a back-off.
  await reports.insert({ id, owner: null, task, engine, maxAttempts: 1 });
  const look = async () => {
    const report = await reports.get(id);
    if (!report) throw new Error('the report is gone');
    show(report);
    return report;
  };
  const watch = setInterval(() => {
    look().catch((error: unknown) => {
      log.debug({ err: error }, 'the progress can’t be told');
    });
  }, SHOW_EVERY_MS);
  try {
    const claimed = await reports.claim(id, systemIds.uuid(), PIPELINE_LIMITS.leaseMs);
    if (claimed) await runAttempt(parts, staged, claimed, signal);
    signal.throwIfAborted();
    return { report: await look(), record: await reports.record(id) };
  } finally {
    clearInterval(watch);
  }
}
