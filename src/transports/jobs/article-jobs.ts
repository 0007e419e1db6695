import { JOBS } from '../../domain/jobs.js';
import type { ArticlePipeline } from '../../services/article-pipeline.js';

/** The queue as a way in: what is woken parses its payload and calls a service. */
export function articleJobs(pipeline: ArticlePipeline) {
  return {
    'write-article': async (payload: unknown, signal: AbortSignal): Promise<void> => {
      const { ref } = JOBS['write-article'].parse(payload);
      await pipeline.run(ref, signal);
    },
  };
}
