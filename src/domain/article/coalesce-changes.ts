import type { JobProgress } from './job.js';

/** How many changes a reader may be behind and still be shown each. */
const SHOWN_EACH = 20;

/**
 * What a reader who fell behind is shown: of changes that follow each other with the same status and stage, the last,
 * since only its percent differs. The order stays, and so does every change of status or stage.
 *
 * @param changes oldest first
 */
export function coalesceChanges(changes: readonly JobProgress[]): readonly JobProgress[] {
  if (changes.length <= SHOWN_EACH) return changes;
  return changes.filter((change, index) => {
    const next = changes[index + 1];
    return next?.status !== change.status || next.stage !== change.stage;
  });
}
