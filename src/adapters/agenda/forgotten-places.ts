import type { Agenda, Job } from 'agenda';

/** What Agenda's processor keeps in memory, as far as its places go. It has no public way to a single one. */
interface Processor {
  readonly lockedJobs: Job[];
  readonly runningJobs: readonly Job[];
  readonly jobQueue: { getQueue(): readonly Job[] };
  updateStatus(name: string, key: 'locked', by: number): void;
}

/**
 * Frees the places of jobs that Agenda has forgotten. One whose lock ran out between its taking and its start (the
 * process was suspended, or the store was slow to answer) it neither runs nor lets go of, and a worker whose places are
 * all taken so takes no work ever again. The row of such a job is free for anybody, so nothing else is to be done.
 *
 * Not to be called from within a job: from a timer, when Agenda is between two steps.
 *
 * @returns how many places are free again
 */
export function freeForgottenPlaces(agenda: Agenda): number {
  const processor = (agenda as unknown as { readonly jobProcessor?: Processor }).jobProcessor;
  if (processor === undefined) return 0;
  const known = new Set([...processor.runningJobs, ...processor.jobQueue.getQueue()]);
  const forgotten = processor.lockedJobs.filter((job) => !known.has(job));
  for (const job of forgotten) {
    processor.lockedJobs.splice(processor.lockedJobs.indexOf(job), 1);
    processor.updateStatus(job.attrs.name, 'locked', -1);
  }
  return forgotten.length;
}
