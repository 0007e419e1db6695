import { CHECK_VERSIONS, CHECKS_VERSION } from './check-versions.js';

/**
 * Whether a check is new, gone or otherwise than in a version, so that its hits can't be held against those of then. Of a later
 * version than this one nothing is known.
 */
export function isChangedSince(check: string, version: number): boolean {
  const known = CHECK_VERSIONS[check];
  return known === undefined || version > CHECKS_VERSION || known[0] > version;
}
