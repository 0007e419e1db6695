/** For how many days after its end each kind of record is retained; older ones are deleted. */
export interface RetentionDays {
  /** The events of a job, by which a subscriber resumes, and the artifacts of its stages. The job itself stays. */
  readonly jobs: number;
  /** A research report, whole. */
  readonly reports: number;
  /** A row of the ledger of paid actions. */
  readonly ledger: number;
  /** The texts of an article's sources, after it was made; 0 for ever. The rest of its record stays. */
  readonly sourceTexts: number;
  /** An event, after it happened. */
  readonly events: number;
  /** An entry of the audit log, after it was written; 0 for ever. */
  readonly auditLog: number;
}

/**
 * The hourly limit is counted from the ledger. The monthly allowance is not, but the ledger shows how it was spent, so it
 * covers the previous month, too.
 */
export const LEAST_LEDGER_DAYS = 62;
