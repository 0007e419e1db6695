import { describe, expect, it } from '@jest/globals';
import {
  countedSeverities,
  DEFAULT_RULES,
  judgeRegressions,
  MOST_REGRESSIONS,
  type AuditFound,
  type AuditNow,
  type RegressionRules,
} from '../../../../src/domain/audit/regressions.js';

const before: AuditNow = {
  ...{ score: 90, pages: 100, indexable: 80, isComplete: true },
  ...{ isStartOpen: true, listed: 60, isSitemapGone: false, ttfbMs: 400 },
};

/** What is reported where an audit differs from the one before in this alone. */
function reportedOf({
  first = {},
  after = {},
  removed = 0,
  errors = [],
  rules = {},
}: {
  first?: Partial<AuditFound>;
  after?: Partial<AuditNow>;
  removed?: number;
  errors?: { check: string; before: number; after: number }[];
  rules?: Partial<RegressionRules>;
}) {
  const earlier = { ...before, ...first };
  const now = { ...earlier, ...after };
  return judgeRegressions({ ...DEFAULT_RULES, ...rules }, earlier, now, removed, errors);
}

describe('what became worse since the audit before', () => {
  it.each([
    ['five points', { after: { score: 85 } }, { rule: 'score_fell', check: null, before: 90, after: 85 }],
    ['a tenth of the pages', { removed: 10 }, { rule: 'pages_gone', check: null, before: 100, after: 90 }],
    [
      'a tenth of the indexable pages',
      { after: { indexable: 72 } },
      { rule: 'indexable_fell', check: null, before: 80, after: 72 },
    ],
    [
      'a start page that may be listed no more',
      { after: { isStartOpen: false } },
      { rule: 'start_page_closed', check: null, before: 1, after: 0 },
    ],
    [
      'no sitemap where there was one',
      { after: { listed: 0, isSitemapGone: true } },
      { rule: 'sitemap_lost', check: null, before: 60, after: 0 },
    ],
    [
      'half a second more to the first byte, and twice as long',
      { after: { ttfbMs: 900 }, rules: { ttfbShare: 1 } },
      { rule: 'ttfb_grew', check: null, before: 400, after: 900 },
    ],
    [
      'a check that hit nothing',
      { errors: [{ check: 'noindex', before: 0, after: 1 }] },
      { rule: 'check_appeared', check: 'noindex', before: 0, after: 1 },
    ],
    [
      'ten hits more, and a fifth',
      { errors: [{ check: 'noindex', before: 50, after: 60 }] },
      { rule: 'check_grew', check: 'noindex', before: 50, after: 60 },
    ],
  ])('is reported of %s', (_what, given, expected) => {
    expect(reportedOf(given)).toEqual([expected]);
  });

  it.each([
    ['four points', { after: { score: 86 } }],
    ['a better score', { after: { score: 99 } }],
    ['sitemaps of which nothing is known', { after: { listed: 0 } }],
    ['no page to judge', { after: { score: null } }],
    ['nine of a hundred pages', { removed: 9 }],
    ['seven of eighty indexable pages', { after: { indexable: 73 } }],
    ['as many indexable pages among more', { after: { pages: 200 } }],
    ['indexable pages that are gone', { after: { indexable: 71, pages: 91 }, removed: 9 }],
    ['a shorter sitemap', { after: { listed: 1 } }],
    ['less than half a second more to the first byte', { after: { ttfbMs: 899 }, rules: { ttfbShare: 1 } }],
    [
      'half a second more, and not twice as long',
      { after: { ttfbMs: 1100 }, first: { ttfbMs: 600 }, rules: { ttfbShare: 1 } },
    ],
    ['times to the first byte unless an edition asks for it', { after: { ttfbMs: 9000 } }],
    [
      'times to the first byte where there was no page',
      { after: { ttfbMs: 900 }, first: { ttfbMs: 0 }, rules: { ttfbShare: 1 } },
    ],
    [
      'what was so before',
      { after: { isStartOpen: false, listed: 0 }, first: { isStartOpen: false, listed: 0 } },
    ],
    ['nine hits more', { errors: [{ check: 'noindex', before: 20, after: 29 }] }],
    ['ten hits more of a hundred', { errors: [{ check: 'noindex', before: 100, after: 110 }] }],
    ['fewer hits', { errors: [{ check: 'noindex', before: 30, after: 0 }] }],
    ['a part of the site', { after: { score: 10, isComplete: false } }],
  ])('is not reported of %s', (_what, given) => {
    expect(reportedOf(given)).toEqual([]);
  });

  it('is not reported of a site of which the audit before saw a part, or of one page of few', () => {
    expect(
      judgeRegressions(DEFAULT_RULES, { ...before, isComplete: false }, { ...before, score: 1 }, 50, []),
    ).toEqual([]);
    expect(judgeRegressions(DEFAULT_RULES, { ...before, pages: 5 }, before, 1, [])).toEqual([]);
  });

  it('is what the edition says that it is', () => {
    const grown = [{ check: 'noindex', before: 20, after: 25 }];
    const came = [{ check: 'title_missing', before: 0, after: 4 }];
    const rulesOf = (rules: Partial<RegressionRules>, given = {}) =>
      reportedOf({ after: { score: 80 }, removed: 20, errors: [...grown, ...came], rules, ...given }).map(
        ({ rule, check }) => check ?? rule,
      );
    expect(rulesOf({})).toEqual(['score_fell', 'pages_gone', 'title_missing']);
    expect(rulesOf({ moreHits: 5 })).toEqual(['score_fell', 'pages_gone', 'noindex', 'title_missing']);
    expect(rulesOf({ moreHits: 5, moreShare: 0.3 })).not.toContain('noindex');
    expect(rulesOf({ moreHits: 5, moreShare: 0, checks: ['noindex'] })).toEqual([
      'score_fell',
      'pages_gone',
      'noindex',
    ]);
    expect(rulesOf({ newHits: 5, scorePoints: 11, pagesShare: 0.21 })).toEqual([]);
    const off = {
      ...{ newHits: null, moreHits: null, scorePoints: null, pagesShare: null, indexableShare: null },
      ...{ startPage: false, sitemap: false, ttfbShare: null },
    };
    const worst = {
      score: 0,
      indexable: 0,
      isStartOpen: false,
      listed: 0,
      isSitemapGone: true,
      ttfbMs: 10_000,
    };
    expect(rulesOf({}, { after: worst }).slice(0, 5)).toEqual([
      ...['start_page_closed', 'score_fell', 'pages_gone', 'indexable_fell', 'sitemap_lost'],
    ]);
    expect(rulesOf(off, { after: worst, removed: 50 })).toEqual([]);
    expect(rulesOf({ ...off, ttfbShare: 25 }, { after: worst })).toEqual([]);
    expect(countedSeverities({ ...DEFAULT_RULES, severity: 'warning' })).toEqual(['error', 'warning']);
  });

  it('is reported of the most hits first, of twenty things at most', () => {
    const errors = Array.from({ length: 30 }, (_, n) => ({ check: `check_${n}`, before: 0, after: n + 1 }));
    const reported = reportedOf({ errors, after: { score: 0 } });
    expect(reported).toHaveLength(MOST_REGRESSIONS);
    expect(reported.slice(0, 2).map(({ rule, after }) => [rule, after])).toEqual([
      ['score_fell', 0],
      ['check_appeared', 30],
    ]);
  });
});
