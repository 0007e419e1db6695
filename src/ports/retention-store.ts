/**
 * Deletes expired rows, by the database's clock: the oldest first, and few in each call, so that no lock lasts long. Several
 * processes may call it at the same time.
 */
export interface RetentionStore {
  /**
   * Deletes the events and artifacts of jobs that ended more than `days` ago, a job's all at once. The jobs stay, because
   * callers may repeat their ids. The records of their articles lose the texts of sources that no sentence rests on.
   * @param areTextsForEver keeps those texts
   * @returns how many jobs it went through; 0 when none is left, or another process is doing it
   */
  expireJobs(days: number, areTextsForEver?: boolean): Promise<number>;
  /** Deletes reports that ended more than `days` ago. @returns how many */
  expireReports(days: number): Promise<number>;
  /** Deletes the texts of the sources of articles that were made more than `days` ago. @returns of how many articles */
  expireSourceTexts(days: number): Promise<number>;
  /** Deletes paid actions of more than `days` ago. @returns how many */
  expireLedger(days: number): Promise<number>;
  /** Deletes entries of the audit log of more than `days` ago. @returns how many */
  expireAuditLog(days: number): Promise<number>;
  /** Deletes events of more than `days` ago. @returns how many */
  expireEvents(days: number): Promise<number>;
  /** Deletes expired answers of web searches. @returns how many */
  expireSearches(): Promise<number>;
  /** Deletes the words of pages that were read more than `days` ago. @returns how many pages */
  expireSitePages(days: number): Promise<number>;
  /** Deletes sessions, those of operators too, that ended more than an hour ago, by the latest end that they had. @returns how many */
  expireSessions(): Promise<number>;
  /** Deletes slots of requests to sites that have passed. @returns how many */
  expireSlots(): Promise<number>;
}
