import { useRef } from 'react';
import { jobsLiveSubscription, jobsQuery } from '../../data/generated/jobs.js';
import type { JobsQueryVariables } from '../../data/generated/types.js';
import { queryClient, updateStored } from '../../data/queries.js';
import { useSubscription } from '../../data/subscribe.js';
import { isFinal } from '../work-words.js';

/** Milliseconds between two readings of the list because of work that is not in it. */
const REREAD_MS = 2_000;

/** Keeps the listed work up to date. @param edition null: that of all editions */
export function useLiveJobs(edition: string | null, variables: JobsQueryVariables): void {
  const reread = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rereadSoon = () => {
    reread.current ??= setTimeout(() => {
      reread.current = undefined;
      void queryClient.invalidateQueries({ queryKey: [jobsQuery.name] });
    }, REREAD_MS);
  };
  /** Ids of the work that was not final when the stream began, or began again. */
  const present = useRef(new Set<string>());
  useSubscription(
    jobsLiveSubscription,
    { edition },
    {
      next: ({ work: { kind, work } }) => {
        if (work === null) {
          const open = present.current;
          present.current = new Set();
          updateStored(jobsQuery, variables, (stored) => {
            // It has ended while no stream stood.
            if (stored.work.nodes.some(({ id, status }) => !isFinal(status) && !open.has(id))) rereadSoon();
            return stored;
          });
          return;
        }
        if (kind === 'PRESENT') present.current.add(work.id);
        const listed = new Set<string>();
        updateStored(jobsQuery, variables, (stored) => ({
          ...stored,
          work: {
            ...stored.work,
            nodes: stored.work.nodes.map((row) => {
              listed.add(row.id);
              return row.id === work.id && work.version > row.version ? work : row;
            }),
          },
        }));
        // New, or on another page: the server knows whether the filters let it in.
        if (!listed.has(work.id) && kind === 'CHANGE') rereadSoon();
      },
    },
  );
}
