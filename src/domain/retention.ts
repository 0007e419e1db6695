/** For how many days after its end each kind of record is kept; what is older is deleted. */
export interface RetentionDays {
  /** The events of a job, by which a subscriber resumes, and what its stages left. The job itself stays. */
  readonly jobs: number;
  /** A research report, whole. */
  readonly reports: number;
  /** A row of the ledger of paid actions. */
  readonly ledger: number;
}

/**
 * An hour's room is counted from the ledger; a month's allowance is not, but what was spent of it can be read there: it
 * keeps the month before, too.
 */
export const LEAST_LEDGER_DAYS = 62;
