import type { IncomingHttpHeaders } from 'node:http';
import { canParseUrl } from '../../../libs/urls/index.js';

/**
 * Whether a WebSocket may be opened from where it comes: from a program, which says no origin, from a page of our own
 * address, or from one that the operator names. Browsers keep foreign pages from reading answers of HTTP by themselves;
 * a WebSocket they would let through.
 *
 * @param origins as `https://app.example.com`, or `any` for all
 */
export function isOwnOrigin(
  { origin, host }: IncomingHttpHeaders,
  origins: readonly string[] | 'any',
): boolean {
  if (origin === undefined || origins === 'any') return true;
  // Pages of a sandbox, and files, have the origin `null`.
  if (!canParseUrl(origin)) return false;
  const from = new URL(origin);
  return from.host === host?.toLowerCase() || origins.includes(from.origin);
}
