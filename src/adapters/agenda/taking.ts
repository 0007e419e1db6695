import type { Agenda, Job } from 'agenda';

/** What Agenda's processor has locked and what of it it runs; there is no public way to it. */
interface Processor {
  readonly lockedJobs: readonly Job[];
  readonly runningJobs: readonly Job[];
}

/**
 * Lets go of the rows that Agenda takes while it drains. When nothing runs it stops at once: a row that it had asked
 * for a moment before is then locked for a process that is gone, and nobody has it until the lock runs out.
 */
export class Taking {
  private underway = 0;

  /** @param leaving from its end on no row is taken any more */
  constructor(
    private readonly agenda: Agenda,
    private readonly lockLifetimeMs: number,
    leaving: AbortSignal,
  ) {
    const { db } = agenda;
    const take = db.getNextJobToRun.bind(db);
    const isLeaving = () => leaving.aborted;
    db.getNextJobToRun = async (...asked) => {
      if (isLeaving()) return undefined;
      this.underway += 1;
      try {
        const row = await take(...asked);
        if (!row || !isLeaving()) return row;
        await db.unlockJob(row);
        return undefined;
      } finally {
        this.underway -= 1;
      }
    };
  }

  /** Whether an answer may still bring a row. */
  get isUnderway(): boolean {
    return this.underway > 0;
  }

  /** @returns lets go of what was locked and never begun, once Agenda has drained; it forgets its processor by that */
  letGoOf(): () => Promise<void> {
    const { jobProcessor } = this.agenda as unknown as { readonly jobProcessor?: Processor };
    return async () => {
      for (const job of jobProcessor?.lockedJobs ?? []) {
        const { lockedAt } = job.attrs;
        // A lock that has run out may be another's by now.
        const isOurs = lockedAt && lockedAt.getTime() > Date.now() - this.lockLifetimeMs;
        if (isOurs && !jobProcessor?.runningJobs.includes(job)) await this.agenda.db.unlockJob(job.attrs);
      }
    };
  }
}
