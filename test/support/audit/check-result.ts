import { defineCheck } from '../../../src/libs/site-audit/rules/check.js';
import type { Check, CheckHead, CheckResult } from '../../../src/libs/site-audit/index.js';

/** What a check tells of itself; an error of metadata without more. */
export function headOf(more: Partial<CheckHead> = {}): CheckHead {
  return {
    id: 'some_check',
    title: 'Some check',
    category: 'metadata',
    severity: 'error',
    rule: 'A page is as it should be.',
    why: 'It matters.',
    fix: 'Fix it.',
    source: { title: 'A standard', url: 'https://standard.example/' },
    effort: 'low',
    ...more,
  };
}

/** A check that holds nothing against anything. */
export function checkOf(more: Partial<CheckHead> = {}): Check {
  return defineCheck({ ...headOf(more), scope: 'page', applies: 'pages', judge: () => [] });
}

/** What came of a check that hit so many of so many pages. */
export function resultOf(
  check: Check,
  count: number,
  population: number,
  more: Partial<CheckResult> = {},
): CheckResult {
  return {
    check,
    population,
    count,
    urls: count,
    bySeverity: { error: 0, warning: 0, notice: 0, [check.severity]: count },
    likely: 0,
    unverifiable: 0,
    templateWide: false,
    folders: [],
    samples: [],
    ...more,
  };
}
