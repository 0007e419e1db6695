import { useRef } from 'react';
import type { WorkKind } from '../data/generated/types.js';
import { workStartedSubscription } from '../data/generated/work-started.js';
import { useSubscription } from '../data/subscribe.js';
import { isFinal } from './work-words.js';

/**
 * Waits for work of a kind that begins elsewhere: by a colleague, a program or a schedule.
 *
 * @param edition null: do not wait, as while such work is followed already
 * @param onStart also for what runs when the waiting begins; once for each, however often its progress is reported
 */
export function useWorkStarted(kind: WorkKind, edition: string | null, onStart: () => void): void {
  const reported = useRef(new Set<string>());
  useSubscription(workStartedSubscription, edition === null ? null : { edition }, {
    next: ({ work: { work } }) => {
      if (work?.kind !== kind) return;
      // What failed may be started anew.
      if (isFinal(work.status)) reported.current.delete(work.id);
      else if (!reported.current.has(work.id)) {
        reported.current.add(work.id);
        onStart();
      }
    },
  });
}
