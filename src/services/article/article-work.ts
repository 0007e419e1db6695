import type { NewArticle } from '../../domain/article/article.js';
import { JOB_BUDGET } from '../../domain/article/job-budget.js';
import { STAGE_WEIGHTS, type StageName } from '../../domain/article/stages.js';
import type { ClaimedJob, JobStore } from '../../ports/job-store.js';
import { stagedWork, type StagedWorkParts } from '../job/staged-work.js';
import type { Expiry, Work } from '../job/work.js';
import type { StageWork } from '../job/run-attempt.js';
import type { Made, Stages } from './stage-artifacts.js';

export interface ArticleWorkParts extends StagedWorkParts {
  readonly jobs: JobStore;
  /** Loaded with the first job, or before. */
  readonly stages: () => Promise<Stages>;
  readonly retention: readonly Expiry[];
}

/** Articles, as background work. */
export function articleWork(parts: ArticleWorkParts): Work {
  const stages: StageWork<ClaimedJob, StageName, Made, NewArticle> = {
    noun: 'article',
    store: parts.jobs,
    budget: JOB_BUDGET,
    weights: STAGE_WEIGHTS,
    last: 'assemble',
    open: async (job) => {
      const opened = await parts.stages();
      return {
        read: opened.read,
        run: async (stage, made, progress) => opened[stage](job, made, progress),
        finish: (made, progress) => opened.assemble(job, made, progress),
      };
    },
    // Our own name of the job, and the one that its caller knows.
    names: ({ ref, progress }) => ({ ref, job: progress.id }),
    named: ({ id }) => ({ article: id }),
  };
  return stagedWork(parts, 'write-article', stages, parts.retention);
}
