import type { DeskCheck } from './desk-check.js';

/** The verdict of all checks together. A module of its own: readers of reports need not load what the checks load. */
export type DeskVerdict = 'pass' | 'warn' | 'fail';

/**
 * `fail` when a blocking check fails or errs, `warn` when any other check finds a fault or was not made, `pass` otherwise:
 * a check that was not made is no pass.
 */
export function verdictOf(checks: readonly Pick<DeskCheck, 'verdict' | 'blocking'>[]): DeskVerdict {
  if (checks.some(isBlocking)) return 'fail';
  return checks.every(({ verdict }) => verdict === 'pass') ? 'pass' : 'warn';
}

/** Whether a check blocks the publication of its article. */
export function isBlocking({ blocking, verdict }: Pick<DeskCheck, 'verdict' | 'blocking'>): boolean {
  return blocking && (verdict === 'fail' || verdict === 'error');
}
