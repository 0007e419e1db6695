import { useRef } from 'react';
import { jobsLiveSubscription, jobsQuery } from '../../data/generated/jobs.js';
import type { JobsQueryVariables } from '../../data/generated/types.js';
import { queryClient, updateStored } from '../../data/queries.js';
import { useSubscription } from '../../data/subscribe.js';

/** Milliseconds between two readings of the list because of jobs that are not in it. */
const REREAD_MS = 2_000;

/** Keeps the article jobs of the listed work up to date. @param edition null: those of all editions */
export function useLiveJobs(edition: string | null, variables: JobsQueryVariables): void {
  const reread = useRef<ReturnType<typeof setTimeout>>(undefined);
  useSubscription(
    jobsLiveSubscription,
    { edition },
    {
      next: ({ jobs: { kind, job } }) => {
        if (job === null) return;
        const listed = new Set<string>();
        updateStored(jobsQuery, variables, (stored) => ({
          ...stored,
          work: {
            ...stored.work,
            nodes: stored.work.nodes.map((row) => {
              listed.add(row.id);
              if (row.id !== job.id) return row;
              const { status, title, stage, progress, finishedAt, error, version, articleId } = job;
              if (row.job !== null && row.job.version >= version) return row;
              return {
                ...row,
                status,
                title,
                stage,
                progress,
                finishedAt,
                error,
                job: row.job === null ? null : { ...row.job, version, articleId },
              };
            }),
          },
        }));
        if (listed.has(job.id) || kind !== 'CHANGE') return;
        // New, or on another page: the server knows whether the filters let it in.
        reread.current ??= setTimeout(() => {
          reread.current = undefined;
          void queryClient.invalidateQueries({ queryKey: [jobsQuery.name] });
        }, REREAD_MS);
      },
    },
  );
}
