import type { UrlEntry } from '../site/site-view.js';

/** @returns `status 404`, `no answer: dns`, `not asked for` */
export function describedAnswer({ status, failure }: Pick<UrlEntry, 'status' | 'failure'>): string {
  if (status !== null) return `status ${status}`;
  return failure === null ? 'not asked for' : `no answer: ${failure}`;
}
