import { describe, expect, it } from '@jest/globals';
import type { CheckResult, Hit } from '../../../../../../src/libs/site-audit/rules/judge-site.js';
import { scoreSite } from '../../../../../../src/libs/site-audit/rules/score.js';
import {
  chooseIssues,
  issuesOf,
  type ChangeCounts,
} from '../../../../../../src/libs/site-audit/views/issues/issues.js';
import { checkOf, resultOf } from '../../../../../support/audit/check-result.js';

const hit: Hit = {
  url: 'https://example.com/a',
  status: 200,
  depth: 1,
  inlinks: 3,
  folder: '/',
  observed: 'seen',
  detail: { a: 1 },
  where: { line: 4 },
  severity: 'error',
  confidence: 'confirmed',
  sources: [],
  sourcePages: 0,
};

const RESULTS: readonly CheckResult[] = [
  resultOf(checkOf({ id: 'all_fine' }), 0, 100),
  resultOf(checkOf({ id: 'few', category: 'links' }), 4, 100, {
    samples: [hit, { ...hit, url: null }],
    folders: [{ folder: '/', count: 4 }],
  }),
  resultOf(checkOf({ id: 'many', severity: 'warning' }), 90, 100, { templateWide: true }),
  resultOf(checkOf({ id: 'advice', severity: 'notice' }), 100, 100, { likely: 3 }),
  resultOf(checkOf({ id: 'unsure' }), 2, 100, {
    likely: 1,
    unverifiable: 1,
    bySeverity: { error: 1, warning: 0, notice: 1 },
  }),
];

function viewOf(results = RESULTS, changes: ReadonlyMap<string, ChangeCounts> = new Map()) {
  return issuesOf(results, scoreSite(results, 100, []).lost, changes, (url) => url.length / 1000);
}

const ANY = {
  severity: null,
  category: null,
  check: null,
  sort: 'points',
  folder: null,
  changed: null,
  minInlinks: 0,
} as const;
const idsOf = ({ issues }: { issues: readonly { check: string }[] }) => issues.map(({ check }) => check);

describe('the work list', () => {
  it('has what hit something, what costs most first', () => {
    expect(idsOf(viewOf())).toEqual(['many', 'few', 'unsure', 'advice']);
  });

  it('counts checks that ran and failed, and hits by their own severity', () => {
    expect(viewOf().summary).toEqual({
      checksRun: 5,
      checksFailed: 4,
      errors: 5,
      warnings: 90,
      notices: 101,
      suppressed: 0,
    });
  });

  it('says of each what it is, what it costs, and where it is', () => {
    const few = viewOf().issues.find(({ check }) => check === 'few');
    expect(few).toMatchObject({
      title: 'Some check',
      category: 'links',
      threshold: null,
      count: 4,
      urls: 4,
      population: 100,
      share: 0.04,
      templateWide: false,
      confidence: 'confirmed',
      change: { new: 0, fixed: 0, same: 0 },
      patterns: [{ folder: '/', count: 4 }],
      items: '?view=issues&check=few',
    });
    expect(few!.points).toBeGreaterThan(0);
    expect(few!.samples[0]).toEqual({
      url: 'https://example.com/a',
      status: 200,
      depth: 1,
      inlinks: 3,
      pagerank: 0.021,
      observed: 'seen',
      detail: { a: 1 },
      where: { line: 4 },
      sources: [],
      sourcePages: 0,
    });
    expect(few!.samples[1]).toMatchObject({ url: null, pagerank: 0 });
  });

  it('is as sure as the least sure of its hits', () => {
    const sure = new Map(viewOf().issues.map(({ check, confidence }) => [check, confidence]));
    expect(Object.fromEntries(sure)).toEqual({
      few: 'confirmed',
      many: 'confirmed',
      advice: 'likely',
      unsure: 'unverifiable',
    });
  });

  it('keeps what was fixed since the audit before', () => {
    const fixed = { new: 0, fixed: 7, same: 0 };
    const view = viewOf(RESULTS, new Map([['all_fine', fixed]]));
    expect(view.issues.find(({ check }) => check === 'all_fine')).toMatchObject({
      count: 0,
      share: 0,
      points: 0,
      change: fixed,
    });
    expect(view.summary.checksFailed).toBe(4);
  });

  it('has points that add up to what the score lost', () => {
    const { value } = scoreSite(RESULTS, 100, []);
    const tenths = viewOf().issues.reduce((sum, { points }) => sum + Math.round(points * 10), 0);
    expect(tenths).toBe((100 - value!) * 10);
  });

  it('has shares of URLs, not of hits, and never more than all', () => {
    const one = resultOf(checkOf(), 5, 10, { urls: 1 });
    expect(viewOf([one]).issues[0]?.share).toBe(0.1);
    expect(viewOf([resultOf(checkOf(), 50, 10)]).issues[0]?.share).toBe(1);
    expect(viewOf([resultOf(checkOf(), 1, 1, { urls: 0 })]).issues[0]?.share).toBe(1);
    expect(viewOf([resultOf(checkOf(), 1, 0)]).issues[0]?.share).toBe(0);
  });
});

describe('what is chosen of it', () => {
  it('is by severity, category and check', () => {
    expect(idsOf(chooseIssues(viewOf(), { ...ANY, severity: 'error' }, null))).toEqual(['few', 'unsure']);
    expect(idsOf(chooseIssues(viewOf(), { ...ANY, category: 'links' }, null))).toEqual(['few']);
    expect(idsOf(chooseIssues(viewOf(), { ...ANY, check: 'advice' }, null))).toEqual(['advice']);
    expect(idsOf(chooseIssues(viewOf(), { ...ANY, check: 'advice', severity: 'error' }, null))).toEqual([]);
  });

  it('is sorted by count or by severity as asked', () => {
    expect(idsOf(chooseIssues(viewOf(), { ...ANY, sort: 'count' }, null))).toEqual([
      'advice',
      'many',
      'few',
      'unsure',
    ]);
    expect(idsOf(chooseIssues(viewOf(), { ...ANY, sort: 'severity' }, null))).toEqual([
      'few',
      'unsure',
      'many',
      'advice',
    ]);
  });

  it('has the counts of its hits, where hits are chosen, and nothing without any', () => {
    const counts = new Map([
      ['few', 1],
      ['advice', 9],
    ]);
    const { issues, summary } = chooseIssues(viewOf(), { ...ANY, sort: 'count' }, counts);
    expect(issues.map(({ check, count }) => [check, count])).toEqual([
      ['advice', 9],
      ['few', 1],
    ]);
    expect(summary).toEqual(viewOf().summary);
  });

  it('shows nothing of what was not asked for: folders, samples, URLs', () => {
    const docs = { ...hit, url: 'https://example.com/docs/a', folder: '/docs/', inlinks: 9 };
    const view = viewOf([
      resultOf(checkOf({ id: 'both' }), 4, 100, {
        samples: [docs, hit, { ...hit, url: null }],
        folders: [
          { folder: '/', count: 3 },
          { folder: '/docs/', count: 1 },
        ],
      }),
    ]);
    const chosen = (query: Partial<typeof ANY> | { folder?: string; changed?: 'new'; minInlinks?: number }) =>
      chooseIssues(view, { ...ANY, ...query }, new Map([['both', 1]])).issues[0];
    expect(chosen({ folder: '/docs/' })).toMatchObject({
      count: 1,
      urls: 1,
      patterns: [{ folder: '/docs/', count: 1 }],
      samples: [{ url: docs.url }],
    });
    expect(chosen({ minInlinks: 5 })?.samples.map(({ url }) => url)).toEqual([docs.url]);
    expect(chosen({ changed: 'new' })?.samples).toEqual([]);
  });

  it('is in one order whatever order it is given', () => {
    const same = ['c', 'a', 'b'].map((id) => resultOf(checkOf({ id }), 5, 100));
    for (const results of [same, same.toReversed()]) {
      const byCount = chooseIssues(viewOf(results), { ...ANY, sort: 'count' }, null);
      expect(idsOf(byCount)).toEqual(['a', 'b', 'c']);
    }
  });
});
