import type { JobProgress } from '../../domain/article/job.js';
import type { BatchResult } from '../../services/article-start-service.js';
import { presentInstant } from './instant.js';

/** Decisions §5: the answer of a poll, and of a repeated start. */
export function presentJob(job: JobProgress) {
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
export function presentStart(job: JobProgress) {
  return { id: job.id, status: job.status };
}

/** Contract §2.4. */
export function presentBatch({ accepted, refused, ids }: BatchResult) {
  return {
    accepted,
    refused: refused.map(({ index, jobId, detail }) => ({ index, job_id: jobId, detail })),
    ids,
  };
}
