import { describe, expect, it } from '@jest/globals';
import type { Confidence } from '../../../src/libs/site-audit/rules/check.js';
import type { Check, Severity, CrawledUrl, SiteFacts } from '../../../src/libs/site-audit/index.js';
import type { SitemapEntry } from '../../../src/libs/site-audit/site/site-index-builder.js';
import { HOME, judge } from './audit-site.js';

/** One site that a check judges, and what it is to find. */
export interface CheckCase {
  readonly urls?: readonly CrawledUrl[];
  readonly site?: Partial<SiteFacts>;
  readonly sitemap?: readonly SitemapEntry[];
  /** Paths of the URLs that are hit, `null` for the site; none for a site that passes. */
  readonly hits: readonly (string | null)[];
  /** What all findings observe, in order. */
  readonly observed?: readonly string[];
  /** Targets of all findings, in order. */
  readonly about?: readonly (string | undefined)[];
  readonly severity?: readonly (Severity | undefined)[];
  readonly confidence?: readonly (Confidence | undefined)[];
  /** What the first finding tells at least. */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** Of the first finding. */
  readonly line?: number;
}

/** A `describe` of a check with an `it` for each case, by its name. */
export function describeCheck(check: Check, cases: Readonly<Record<string, CheckCase>>): void {
  describe(check.id, () => {
    it.each(Object.entries(cases))('%s', (_name, one) => {
      const hits = judge(check, one.urls ?? [], one.site, one.sitemap);
      const findings = hits.flatMap((hit) => hit.findings);
      expect(hits.map(({ url }) => url)).toStrictEqual(
        one.hits.map((path) => (path === null ? null : new URL(path, HOME).href)),
      );
      if (one.observed) expect(findings.map(({ observed }) => observed)).toStrictEqual(one.observed);
      if (one.about) expect(findings.map(({ about }) => about)).toStrictEqual(one.about);
      if (one.severity) expect(findings.map(({ severity }) => severity)).toStrictEqual(one.severity);
      if (one.confidence) expect(findings.map(({ confidence }) => confidence)).toStrictEqual(one.confidence);
      if (one.detail) expect(findings[0]?.detail).toMatchObject(one.detail);
      if (one.line !== undefined) expect(findings[0]?.where?.line).toBe(one.line);
    });
  });
}
