import type { Log } from '../ports/log.js';
import type { Stores } from '../ports/unit-of-work.js';
import type { ReportStages } from '../services/report/report-stages.js';
import type { Config } from './config.js';

/** @returns opens the stages of reports when first asked for; asked again, the same */
export function reportStagesOf(config: Config, stores: Stores, log: Log): () => Promise<ReportStages> {
  let stages: Promise<ReportStages> | null = null;
  return () => {
    stages ??= import('./build-report-stages.js').then(({ buildReportStages }) =>
      buildReportStages(config, stores, log),
    );
    return stages;
  };
}
