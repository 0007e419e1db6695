import type { AnswerFailure } from '../../libs/guarded-fetch/index.js';
import { AUDIT_FAILURES, type AuditError } from './audit.js';

/** The result of requesting a URL: any answer, an address that must not be requested, or why there was no answer. */
export type TryEnd = 'answered' | 'blocked' | AnswerFailure;

/**
 * Why a crawl failed when no URL of the site answered.
 * @param cause the result of the start, or of the first URL that was requested where the start was not
 */
export function silentSiteError(home: string, cause: Exclude<TryEnd, 'answered'>): AuditError {
  if (cause === 'blocked') return { code: 'source_blocked', message: AUDIT_FAILURES.source_blocked };
  if (cause === 'dns')
    return { code: 'unknown_host', message: `The name of ${new URL(home).host} is not known any more.` };
  return { code: 'unreachable', message: `${home} does not answer any more (${cause}).` };
}
