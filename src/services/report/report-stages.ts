import type { Warning } from '../../domain/article/draft.js';
import type { FetchBudget, ModelBudget, QueryBudget } from '../../domain/article/job-budget.js';
import type { Edition } from '../../domain/edition.js';
import type { VerificationMethod } from '../../domain/ownership/verification.js';
import type { ReportRecord, ReportStageName } from '../../domain/report/report.js';
import type { ReportArtifacts } from './report-artifacts.js';

/** What a report is about, fixed at its start. */
export interface ReportTask {
  readonly id: string;
  /** null for one from the command line. */
  readonly edition: Pick<Edition, 'id' | 'name' | 'languageCode' | 'country'> | null;
  /** The web address that was verified, or that the command line named. */
  readonly startUrl: string;
  readonly verifiedAt: string | null;
  readonly method: VerificationMethod | null;
}

export interface ReportStageProgress {
  readonly signal: AbortSignal;
  /** Of the whole report: what earlier attempts took is gone. */
  readonly fetches: FetchBudget;
  readonly queries: QueryBudget;
  readonly models: ModelBudget;
  /** What an attempt that was cut short kept of this stage, as JSON; null where none did. */
  readonly kept: unknown;
  /** Keeps what is made so far for the attempt after this one, in place of what was kept before. */
  keep(part: unknown): Promise<void>;
  /** How long the report may still be in the hands of workers, in ms. */
  timeLeft(): number;
  /** 0 to 1 of the running stage. */
  advance(fraction: number): Promise<void>;
  warn(warning: Omit<Warning, 'stage'>): void;
}

/**
 * The work of each stage, from the task and what was made before to its artifact. Repeating one after a crash costs time
 * and what was not kept, and nothing else. A stage that can't go on throws a StageFailure.
 */
export type ReportStages = Readonly<
  Record<
    Exclude<ReportStageName, 'assemble'>,
    (task: ReportTask, made: ReportArtifacts, progress: ReportStageProgress) => Promise<unknown>
  >
> & {
  /** What they left in the database. @throws for what none of them leaves */
  readonly read: (stored: unknown) => ReportArtifacts | Promise<ReportArtifacts>;
  readonly assemble: (
    task: ReportTask,
    made: ReportArtifacts,
    progress: ReportStageProgress,
  ) => Promise<ReportRecord>;
};
