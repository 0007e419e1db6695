/** Which audits are kept. One that runs always is, and what is kept of an edition has the one that the next is compared with. */
export interface AuditKeeping {
  /** Done audits of an edition that are kept however old they are, the newest; 1 at least. */
  readonly newest: number;
  /** For how long all others are kept, in days from their start. */
  readonly days: number;
}

/** For audits from the command line, which belong to nobody: whoever made one has read it by then. */
export const KEEP_NOBODYS_DAYS = 7;
