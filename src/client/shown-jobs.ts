import type { JobUpdate } from './subscribe.js';

/** A final job changes no more: only messages that were already on their way can repeat it. */
const FINAL_KEPT = 1000;

/** The last state of each job that was yielded. Final jobs are forgotten after a while, to bound the memory of an endless follow. */
export class ShownJobs {
  private readonly versions = new Map<string, number>();
  private readonly final = new Set<string>();

  /** Whether this state is new; it is recorded. */
  take({ id, version, status }: Pick<JobUpdate, 'id' | 'version' | 'status'>): boolean {
    if ((this.versions.get(id) ?? 0) >= version) return false;
    this.versions.set(id, version);
    if (status === 'QUEUED' || status === 'RUNNING') return true;
    this.final.add(id);
    const [oldest] = this.final;
    if (this.final.size > FINAL_KEPT && oldest !== undefined) {
      this.final.delete(oldest);
      this.versions.delete(oldest);
    }
    return true;
  }
}
