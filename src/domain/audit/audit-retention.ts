/** Which audits are retained. A running one always is, and so is the one that an edition's next audit is compared with. */
export interface AuditRetention {
  /** The newest done audits of an edition, retained whatever their age; 1 at least. */
  readonly newest: number;
  /** How long all others are retained, in days from their start. */
  readonly days: number;
}

/** For audits from the command line, which belong to no account. Chosen. */
export const RETAIN_COMMAND_LINE_DAYS = 7;
