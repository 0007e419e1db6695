import { REPORT_BUDGET } from '../../domain/report/report-budget.js';
import {
  REPORT_WEIGHTS,
  type ReportProgress,
  type ReportRecord,
  type ReportStageName,
} from '../../domain/report/report.js';
import type { Departure } from '../../domain/jobs.js';
import type { Ids } from '../../ports/ids.js';
import type { ClaimedReport, ReportStore } from '../../ports/report-store.js';
import { runAttempt, type AttemptParts } from '../job/run-attempt.js';
import type { StageWork } from '../job/stage-run.js';
import type { WorkPlace } from '../job/work-places.js';
import type { ReportStages } from './report-stages.js';

export interface ReportPipelineParts extends AttemptParts {
  readonly reports: ReportStore;
  /** Loaded with the first report. */
  readonly stages: () => Promise<ReportStages>;
  readonly ids: Ids;
}

/** Runs research reports, as `ArticlePipeline` runs articles. */
export class ReportPipeline {
  constructor(private readonly parts: ReportPipelineParts) {}

  /**
   * Takes this report, if nobody has it and it is due, and brings it to its end, or back to where it waits.
   *
   * @param departure at its `handBack` the report is given back between two steps
   * @throws when the stores can't be reached; the lease then runs out and another takes over
   */
  async run(id: string, departure: Pick<Departure, 'handBack'>): Promise<void> {
    const { ids, limits, reports } = this.parts;
    const claimed = await reports.claim(id, ids.uuid(), limits.leaseMs);
    if (claimed) await this.attempt(claimed, departure.handBack);
  }

  /** @param place see `runAttempt` */
  attempt(report: ClaimedReport, handBack: AbortSignal, place?: WorkPlace): Promise<void> {
    return runAttempt(this.parts, this.workOf(report), report, handBack, place);
  }

  private workOf({
    task: frozen,
    ref: id,
  }: ClaimedReport): StageWork<ReportStageName, ReportRecord, ReportProgress> {
    const task = { id, ...frozen };
    return {
      noun: 'report',
      store: this.parts.reports,
      budget: REPORT_BUDGET,
      weights: REPORT_WEIGHTS,
      last: 'assemble',
      open: async () => {
        const stages = await this.parts.stages();
        return {
          run: (stage, made, progress) => stages[stage](task, made, progress),
          finish: (made, progress) => stages.assemble(task, made, progress),
        };
      },
      names: { report: id },
      named: () => ({}),
    };
  }
}
