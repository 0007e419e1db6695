import { z } from 'zod';
import { JOB_STATUSES, type JobProgress } from '../../domain/article/job.js';
import { engineShape, warningShape } from '../../domain/article/job-shape.js';
import { STAGES } from '../../domain/article/stages.js';
import type { BatchResult, Start } from '../../services/article/article-start-service.js';
import { pageFields } from './list-page.js';
import { percentShape, stagesShape } from './progress.js';
import { presentInstant } from './shape.js';
import { countShape, instantShape, uuidShape, type Answer } from './shape.js';

const stageName = z.enum(STAGES);

/** Decisions §5. */
export const jobShape = z
  .object({
    id: uuidShape,
    kind: z.literal('article'),
    status: z.enum(JOB_STATUSES).describe('`done`, `failed` and `cancelled` are final.'),
    edition: uuidShape,
    stage: stageName.nullable(),
    progress: percentShape,
    stages: stagesShape(stageName),
    attempt: countShape,
    max_attempts: countShape,
    engine: engineShape,
    warnings: z.array(warningShape),
    article_id: uuidShape.nullable().describe('The article, once it is there.'),
    error: z
      .object({
        code: z.string(),
        message: z.string(),
        stage: stageName.nullable(),
        retryable: z.boolean().describe('Whether another start could help.'),
      })
      .nullable()
      .describe('Why it failed; docs/errors.md lists the codes.'),
    created_at: instantShape,
    started_at: instantShape.nullable(),
    updated_at: instantShape,
    finished_at: instantShape.nullable(),
  })
  .describe('How far an article job is.');

/** Contract §2.3. */
export const startShape = z
  .object({
    id: uuidShape.describe('Of the job; the caller’s own id, exactly as it was sent, where one was.'),
    status: z.enum(JOB_STATUSES).describe('`queued` for a new job.'),
  })
  .describe('A job that was started.');

/** Contract §2.4. */
export const batchAnswerShape = z
  .object({
    accepted: z.array(uuidShape).describe('Jobs that were started, or were known already.'),
    refused: z
      .array(
        z.object({
          index: countShape.describe('Place of the row in the call, from 0.'),
          job_id: uuidShape.nullable().describe('null when the caller sent none.'),
          detail: z.string().describe('Why it did not start, in a sentence.'),
        }),
      )
      .describe('Look here even though the call answered 202.'),
    ids: z.array(uuidShape).describe('Every row that was handed on, in the order sent.'),
  })
  .describe('What came of a batch, row by row. Ids are exactly as the caller sent them.');

/** Decisions §5: the answer of a poll, and of a repeated start. */
export function presentJob(job: JobProgress): Answer<typeof jobShape> {
  return {
    id: job.id,
    kind: 'article',
    status: job.status,
    edition: job.editionId,
    stage: job.stage,
    progress: job.progress,
    stages: job.stages.map((stage) => ({
      name: stage.name,
      status: stage.status,
      started_at: presentInstant(stage.startedAt),
      finished_at: presentInstant(stage.finishedAt),
    })),
    attempt: job.attempt,
    max_attempts: job.maxAttempts,
    engine: { mode: job.engine.mode, provider: job.engine.provider, model: job.engine.model },
    warnings: job.warnings.map(({ code, message, stage }) => ({ code, message, stage })),
    article_id: job.articleId,
    error: job.error && {
      code: job.error.code,
      message: job.error.message,
      stage: job.error.stage,
      retryable: job.error.retryable,
    },
    created_at: presentInstant(job.createdAt),
    started_at: presentInstant(job.startedAt),
    updated_at: presentInstant(job.updatedAt),
    finished_at: presentInstant(job.finishedAt),
  };
}

/** Contract §2.3: the answer to a start. */
export function presentStart({ id, progress }: Start): Answer<typeof startShape> {
  return { id, status: progress.status };
}

/** Contract §2.4. */
export function presentBatch({ accepted, refused, ids }: BatchResult): Answer<typeof batchAnswerShape> {
  return {
    accepted,
    refused: refused.map(({ index, jobId, detail }) => ({ index, job_id: jobId, detail })),
    ids,
  };
}

/** Decisions §11: the jobs of an edition. */
export const jobPageShape = z
  .object({ ...pageFields, jobs: z.array(jobShape).max(100).describe('Newest first.') })
  .describe('A page of the jobs of an edition.');

/** Decisions §11: several jobs in one answer. */
export const jobListShape = z
  .object({ jobs: z.array(jobShape).max(100).describe('In the order asked; unknown ones are left out.') })
  .describe('The progress of several jobs.');

export function presentJobs(jobs: readonly JobProgress[]): Answer<typeof jobListShape> {
  return { jobs: jobs.map(presentJob) };
}
