/** What a date of HTTP looks like; `Date.parse` alone takes nearly anything for one. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Reads a `Retry-After` (RFC 9110, 10.2.3): seconds, or a date.
 * @param now ms since 1970
 * @returns ms from now, 0 for a moment that is past; null for what is neither
 */
export function parseRetryAfter(value: string | null | undefined, now: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  if (!HTTP_DATE.test(text)) return null;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : Math.max(0, moment - now);
}
