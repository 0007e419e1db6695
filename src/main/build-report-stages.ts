import { StageFailure } from '../domain/article/stage-failure.js';
import type { Log } from '../ports/log.js';
import type { Stores } from '../ports/unit-of-work.js';
import type { ReportStages } from '../services/report/report-stages.js';
import type { Config } from './config.js';

/** What the stages of a report are built of. */
export interface ReportStagesParts {
  readonly config: Config;
  readonly stores: Stores;
  readonly log: Log;
}

/** The stages of a report, by the engines of the configuration. A module of its own, for it is long in loading. */
export function openReportStages(_parts: ReportStagesParts): Promise<ReportStages> {
  const notBuilt = () =>
    Promise.reject(new StageFailure('internal', 'Research reports are not built in this version.'));
  return Promise.resolve({
    site: notBuilt,
    plan: notBuilt,
    search: notBuilt,
    draft: notBuilt,
    checks: notBuilt,
    assemble: notBuilt,
  });
}
