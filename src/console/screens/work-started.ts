import type { WorkKind } from '../data/generated/types.js';
import { workStartedSubscription } from '../data/generated/work-started.js';
import { useSubscription } from '../data/subscribe.js';
import { isFinal } from './work-words.js';

/**
 * Waits for work of a kind that begins elsewhere: by a colleague, a program or a schedule.
 *
 * @param edition null: do not wait, as while such work is followed already
 * @param onStart also for what runs when the waiting begins
 */
export function useWorkStarted(kind: WorkKind, edition: string | null, onStart: () => void): void {
  useSubscription(workStartedSubscription, edition === null ? null : { edition }, {
    next: ({ work: { work } }) => {
      if (work?.kind === kind && !isFinal(work.status)) onStart();
    },
  });
}
