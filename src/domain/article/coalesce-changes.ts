import type { JobProgress } from './job.js';

/** A reader who is behind by at most this many changes is sent each of them. */
const SHOWN_EACH = 20;

/**
 * What a reader who fell behind is sent: of consecutive changes with the same status and stage only the last, since they
 * differ in percent alone. The order stays, and so does every change of status or stage.
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
