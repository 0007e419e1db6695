import {
  PAID_ACTION_LIMIT,
  REQUEST_LIMIT,
  type WindowLimit,
  type WindowReading,
} from '../domain/access/limits.js';
import type { ErrorCode } from '../domain/errors.js';
import { ERROR_TABLE } from './error-table.js';

/** How full the windows of a key are; `paidActions` where the call may spend. */
export interface LimitReadings {
  readonly requests: WindowReading;
  readonly paidActions?: WindowReading;
}

/**
 * The IETF headers `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-11): `q` calls are
 * allowed in `w` seconds, `r` are left, and more are free in `t` seconds.
 */
export function rateLimitHeaders({ requests, paidActions }: LimitReadings): Record<string, string> {
  const windows: [name: string, limit: WindowLimit, reading: WindowReading][] = [
    ['requests', REQUEST_LIMIT, requests],
  ];
  if (paidActions) windows.push(['paid-actions', PAID_ACTION_LIMIT, paidActions]);
  return {
    'RateLimit-Policy': windows
      .map(([name, { quota, seconds }]) => `"${name}";q=${quota};w=${seconds}`)
      .join(', '),
    RateLimit: windows
      .map(([name, limit, { used, freesInSeconds }]) => {
        const left = Math.max(0, limit.quota - used);
        const wait = Math.min(limit.seconds, Math.max(1, Math.ceil(freesInSeconds ?? limit.seconds)));
        return `"${name}";r=${left};t=${wait}`;
      })
      .join(', '),
  };
}

/** Headers of a refusal: `Retry-After` in seconds (429), and `WWW-Authenticate` (401). */
export function refusalHeaders(code: ErrorCode): Readonly<Record<string, string>> {
  const { status, retryAfter } = ERROR_TABLE[code];
  return {
    ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
  };
}
