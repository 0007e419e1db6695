/** Makes the views of a finished crawl. */
export interface Analyst {
  /** Writes nothing that another can see until the end, which holds the lease's token. */
  analyse(auditId: string, token: string, signal: AbortSignal): Promise<void>;
}
