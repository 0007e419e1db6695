/** What one article may cost, over all its attempts (`budget_exceeded` beyond). */
export const JOB_BUDGET = { fetches: 40, ranMs: 15 * 60_000 } as const;

/** What a job has used so far. */
export interface JobUsage {
  /** Time in the hands of workers, in ms; what it waited does not count. */
  readonly ranMs: number;
  /** Pages asked for, whatever came back; redirects and `robots.txt` do not count. */
  readonly fetches: number;
}

/** The fetches that a job has left. */
export class FetchBudget {
  constructor(
    private used: number,
    private readonly most: number = JOB_BUDGET.fetches,
  ) {}

  get left(): number {
    return Math.max(0, this.most - this.used);
  }

  /** What is to be kept with the job: the next attempt goes on from here. */
  get spent(): number {
    return this.used;
  }

  /** @returns false, and counts nothing, when none is left */
  take(): boolean {
    if (this.left === 0) return false;
    this.used += 1;
    return true;
  }
}
