import { REPORT_BUDGET } from '../../domain/report/report-budget.js';
import { REPORT_WEIGHTS, type ReportRecord, type ReportStageName } from '../../domain/report/report.js';
import type { ClaimedReport, ReportStore } from '../../ports/report-store.js';
import { stagedWork, type StagedWorkParts } from '../job/staged-work.js';
import type { StageWork } from '../job/stage-work.js';
import type { Expiry, Work } from '../job/work.js';
import type { ReportArtifacts } from './report-artifacts.js';
import type { ReportStages } from './report-stages.js';

export interface ReportWorkParts extends StagedWorkParts {
  readonly reports: ReportStore;
  /** Loaded with the first report. */
  readonly stages: () => Promise<ReportStages>;
  readonly retention: readonly Expiry[];
}

/** Research reports, as background work. */
export function reportWork(parts: ReportWorkParts): Work {
  return stagedWork(parts, 'make-report', stagedReport(parts.reports, parts.stages), parts.retention);
}

/** What a report is run by, in the background or at once. */
export function stagedReport(
  reports: ReportStore,
  stages: () => Promise<ReportStages>,
): StageWork<ClaimedReport, ReportStageName, ReportArtifacts, ReportRecord> {
  return {
    noun: 'report',
    store: reports,
    budget: REPORT_BUDGET,
    weights: REPORT_WEIGHTS,
    last: 'assemble',
    open: async ({ ref: id, task: frozen }) => {
      const opened = await stages();
      const task = { id, ...frozen };
      return {
        read: opened.read,
        run: (stage, made, progress) => opened[stage](task, made, progress),
        finish: (made, progress) => opened.assemble(task, made, progress),
      };
    },
    names: ({ ref, accountId, task }) => ({
      report: ref,
      ...(accountId === null ? {} : { account: accountId }),
      ...(task.edition === null ? {} : { edition: task.edition.id }),
    }),
    named: () => ({}),
  };
}
