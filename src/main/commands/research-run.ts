import { openStores } from '../../adapters/postgres/database/unit-of-work.js';
import { REPORT_ENGINE, type ReportProgress, type ReportRecord } from '../../domain/report/report.js';
import { NO_METRICS } from '../../ports/metrics.js';
import type { Log } from '../../ports/log.js';
import { PIPELINE_LIMITS, runAttempt } from '../../services/job/run-attempt.js';
import { stagedReport } from '../../services/report/report-work.js';
import type { ReportStages } from '../../services/report/report-stages.js';
import { systemClock, systemIds } from '../build/build-services.js';
import type { Config } from '../config.js';
import { openMigrated, openWorkerPool } from '../open-database.js';
import { reportStagesOf } from '../build/report-stages-of.js';
import type { Closers } from '../shutdown.js';

/** How often the progress is read. */
const SHOW_EVERY_MS = 500;

export interface ResearchRun {
  readonly startUrl: string;
  readonly config: Config;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** Gets the opened resources. */
  readonly closers: Closers;
  /** Called with the report on each read of its progress, and at its end. */
  readonly show: (report: ReportProgress) => void;
  /** For tests of everything around them; default the product's own. */
  readonly stages?: (() => Promise<ReportStages>) | undefined;
}

/**
 * Reports on a site without an account: nothing is spent, and no other Galley takes part.
 *
 * @returns the final report, with its record when it is done
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
    // No other process writes this report, so there is nothing to listen to.
    events: { listen: () => () => undefined },
    clock: systemClock,
    log,
    // A command is never scraped.
    metrics: NO_METRICS,
    limits: PIPELINE_LIMITS,
  };
  const id = systemIds.uuid();
  const task = { edition: null, startUrl, verifiedAt: null, method: null };
  // The user retries by hand, and should not wait for a back-off.
  await reports.insert({ id, owner: null, task, engine: REPORT_ENGINE, maxAttempts: 1 });
  const read = async () => {
    const report = await reports.get(id);
    if (!report) throw new Error('the report was not found');
    show(report);
    return report;
  };
  const watch = setInterval(() => {
    read().catch((error: unknown) => {
      log.debug({ err: error }, 'the progress could not be read');
    });
  }, SHOW_EVERY_MS);
  try {
    const claimed = await reports.claim(id, systemIds.uuid(), PIPELINE_LIMITS.leaseMs);
    if (claimed) await runAttempt(parts, staged, claimed, signal);
    signal.throwIfAborted();
    return { report: await read(), record: await reports.record(id) };
  } finally {
    clearInterval(watch);
  }
}
