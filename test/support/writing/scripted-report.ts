import type { ReportStageName } from '../../../src/domain/report/report.js';
import type { ReportArtifacts } from '../../../src/services/report/report-artifacts.js';
import type { StageProgress } from '../../../src/services/job/stage-work.js';
import type { ReportStages, ReportTask } from '../../../src/services/report/report-stages.js';

type Step = (task: ReportTask, progress: StageProgress, made: ReportArtifacts) => Promise<void>;

/**
 * Stages of a report that do next to nothing, for tests of all that stands around them: each runs the step that the script
 * has for it and leaves a small artifact, the last a whole record.
 */
export function scriptedReport(script: Partial<Record<ReportStageName, Step>> = {}): {
  /** The stages that were begun, with the report each was of. */
  readonly ran: { readonly id: string; readonly stage: ReportStageName }[];
  readonly stages: () => Promise<ReportStages>;
} {
  const ran: { id: string; stage: ReportStageName }[] = [];
  const step = async (
    stage: ReportStageName,
    task: ReportTask,
    made: ReportArtifacts,
    progress: StageProgress,
  ) => {
    ran.push({ id: task.id, stage });
    await script[stage]?.(task, progress, made);
    progress.signal.throwIfAborted();
  };
  const stage =
    (name: ReportStageName) =>
    async (...[task, made, progress]: Parameters<ReportStages['site']>) => {
      await step(name, task, made, progress);
      return { made: name } as never;
    };
  return {
    ran,
    stages: async () => ({
      site: stage('site'),
      plan: stage('plan'),
      search: stage('search'),
      draft: stage('draft'),
      checks: stage('checks'),
      read: (stored) => stored,
      assemble: async (task, made, progress) => {
        await step('assemble', task, made, progress);
        // Loaded by the tests that need one: the desk behind it takes a quarter of a second.
        return (await import('./report-record.js')).reportRecordOf(task);
      },
    }),
  };
}
