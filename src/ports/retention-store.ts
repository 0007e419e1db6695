/**
 * Deletes what is past its time, by the database's clock: the oldest first, and so little in each call that it locks
 * nothing for longer than a moment. Several processes may do it at once.
 */
export interface RetentionStore {
  /**
   * Deletes the events and artifacts of jobs that ended more than `days` ago, a job's all at once. The jobs stay: their
   * ids must be known for as long as callers may repeat them.
   * @returns how many jobs it went through; 0 when none is left, or another process is at it
   */
  expireJobs(days: number): Promise<number>;
  /** Deletes reports that ended more than `days` ago. @returns how many */
  expireReports(days: number): Promise<number>;
  /** Deletes paid actions of more than `days` ago. @returns how many */
  expireLedger(days: number): Promise<number>;
  /** Deletes answers of web searches that are of no use any more. @returns how many */
  expireSearches(): Promise<number>;
  /** Deletes slots of requests to sites that have passed. @returns how many */
  expireSlots(): Promise<number>;
}
