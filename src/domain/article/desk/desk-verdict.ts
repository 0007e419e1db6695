import type { DeskCheck } from './desk-check.js';

/** What all checks together say: apart from them, for whoever reads a report need not load what they look with. */
export type DeskVerdict = 'pass' | 'warn' | 'fail';

/**
 * `fail` when a blocking check fails or errs, `warn` when any other finds fault or could not be made, `pass` otherwise:
 * what was not looked at was not passed.
 */
export function verdictOf(checks: readonly Pick<DeskCheck, 'verdict' | 'blocking'>[]): DeskVerdict {
  if (checks.some(stands)) return 'fail';
  return checks.every(({ verdict }) => verdict === 'pass') ? 'pass' : 'warn';
}

/** Whether a check keeps its article from being published. */
export function stands({ blocking, verdict }: Pick<DeskCheck, 'verdict' | 'blocking'>): boolean {
  return blocking && (verdict === 'fail' || verdict === 'error');
}
