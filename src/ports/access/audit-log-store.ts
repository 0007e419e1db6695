import type { NewLogEntry } from '../../domain/access/audit-log.js';

/** Who changed what. It is read as a list (`ListStore.log`). */
export interface AuditLogStore {
  /**
   * Adds entries. Called in the transaction of the change, after everything else in it: the entries of an account become
   * visible in the order of `at`, for which its place is locked until the commit.
   */
  add(entries: readonly NewLogEntry[]): Promise<void>;
}
