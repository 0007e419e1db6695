import { z } from 'zod';
import { JOBS, type WorkContext } from '../../domain/jobs.js';
import type { ArticlePipeline } from '../../services/article/article-pipeline.js';
import type { RequestLog } from '../request-log.js';

/** The queue as a way in: what is woken parses its payload and calls a service. */
export function articleJobs(pipeline: Pick<ArticlePipeline, 'run'>, log: Pick<RequestLog, 'error'>) {
  return {
    'write-article': async (payload: unknown, context: WorkContext): Promise<void> => {
      const parsed = JOBS['write-article'].safeParse(payload);
      if (!parsed.success) {
        // To throw would have the queue try it again, and no time fixes a payload.
        log.error(
          { kind: 'write-article', faults: z.prettifyError(parsed.error) },
          'a payload of the queue is not valid; it is dropped',
        );
        return;
      }
      await pipeline.run(parsed.data.ref, context);
    },
  };
}
