import type { Check, CrawledUrl, SiteFacts } from '../../src/libs/site-audit/index.js';
import type { SitemapEntry } from '../../src/libs/site-audit/site/site-index-builder.js';
import { judge } from './audit/audit-site.js';

/** One case of a check's table: what the crawl brought, and what the check says of it. */
export interface CheckCase {
  readonly check: Check;
  /** What is the case, as a sentence's end. */
  readonly when: string;
  readonly urls?: readonly CrawledUrl[];
  readonly site?: Partial<SiteFacts>;
  readonly listed?: readonly SitemapEntry[];
  /** As `toldBy` writes them; none for a case that passes. */
  readonly says: readonly string[];
}

/**
 * What a check says, short enough for a table: `/a: 72 graphemes`. In front of the colon the path, `site` for the whole
 * site and `/a > /b` for a finding of /a about /b; behind the observed value what differs from the check's own severity
 * and from `confirmed`: `/a: 6 hops (error)`.
 */
export function findingsOf({ check, urls = [], site, listed }: CheckCase): string[] {
  return judge(check, urls, site, listed).flatMap(({ url, findings }) =>
    findings.map(({ about, observed, severity, confidence }) => {
      const remarks = [severity, confidence === 'confirmed' ? undefined : confidence].filter(Boolean);
      const subject = `${url === null ? 'site' : pathOf(url)}${about === undefined ? '' : ` > ${pathOf(about)}`}`;
      return `${subject}: ${observed}${remarks.length > 0 ? ` (${remarks.join(', ')})` : ''}`;
    }),
  );
}

/** Cases as `it.each` takes them, each named by its check and its sentence. */
export function named(cases: readonly CheckCase[]): [string, CheckCase][] {
  return cases.map((one) => [`${one.check.id}: ${one.when}`, one]);
}

function pathOf(url: string): string {
  return url.startsWith('https://example.com/') ? url.slice('https://example.com'.length) : url;
}
