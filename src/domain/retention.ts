/** For how many days after its end each kind of record is kept; what is older is deleted. */
export interface RetentionDays {
  /** The events of a job, by which a subscriber resumes, and what its stages left. The job itself stays. */
  readonly jobs: number;
  /** A research report, whole. */
  readonly reports: number;
  /** A row of the ledger of paid actions. */
  readonly ledger: number;
}

/** A month's allowance is counted from the ledger, and so is an hour's room: it keeps the month before, too. */
export const LEAST_LEDGER_DAYS = 62;
