import type { AnswerFailure } from '../../libs/guarded-fetch/index.js';
import { AUDIT_FAILURES, type AuditError } from './audit.js';

/** What a try of a URL came to: any answer at all, an address that may not be asked, or why there was no answer. */
export type TryEnd = 'answered' | 'blocked' | AnswerFailure;

/**
 * Why the crawl of a site failed of which no URL answered.
 * @param cause what became of the start, or of the first URL that was tried where the start was not
 */
export function silentSiteError(home: string, cause: Exclude<TryEnd, 'answered'>): AuditError {
  if (cause === 'blocked') return { code: 'source_blocked', message: AUDIT_FAILURES.source_blocked };
  if (cause === 'dns')
    return { code: 'unknown_host', message: `The name of ${new URL(home).host} is not known any more.` };
  return { code: 'unreachable', message: `${home} does not answer any more (${cause}).` };
}
