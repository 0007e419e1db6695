import type { Edition } from '../../domain/edition.js';
import type { VerificationMethod } from '../../domain/ownership/verification.js';
import type { ReportRecord, ReportStageName } from '../../domain/report/report.js';
import type { StageProgress } from '../job/stage-work.js';
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

/**
 * The work of each stage, from the task and what was made before to its artifact. Repeating one after a crash costs time
 * and what was not kept, and nothing else. A stage that can't go on throws a StageFailure.
 */
export type ReportStages = Readonly<
  Record<
    Exclude<ReportStageName, 'assemble'>,
    (task: ReportTask, made: ReportArtifacts, progress: StageProgress) => Promise<unknown>
  >
> & {
  /** What they left in the database. @throws for what none of them leaves */
  readonly read: (stored: Readonly<Record<string, unknown>>) => ReportArtifacts | Promise<ReportArtifacts>;
  readonly assemble: (
    task: ReportTask,
    made: ReportArtifacts,
    progress: StageProgress,
  ) => Promise<ReportRecord>;
};
