import type { JobUpdate } from './subscribe.js';

/** A final job changes no more: it can only be said again by what was on its way when it ended. */
const FINAL_KEPT = 1000;

/** Which state of each job was shown last. Jobs that ended long ago are forgotten, or a follow without an end would fill the memory. */
export class ShownJobs {
  private readonly versions = new Map<string, number>();
  private readonly final = new Set<string>();

  /** Whether this was not shown before; from now on it was. */
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
