import { describe, expect, it } from '@jest/globals';
import { rankSite } from '../../../../../src/libs/site-audit/index.js';
import type { Hit } from '../../../../../src/libs/site-audit/rules/judge-site.js';
import { urlRowOf } from '../../../../../src/libs/site-audit/views/url-row.js';
import type { AuditStore } from '../../../../../src/ports/audit/audit-store.js';
import { AuditViews, type ViewAnswer } from '../../../../../src/services/audit/views/audit-views.js';
import { parseViewQuery } from '../../../../../src/transports/input/audit.js';
import { HOME, pageOf, siteOf } from '../../../../support/audit/audit-site.js';

const SUMMARY = { checksRun: 0, checksFailed: 0, errors: 0, warnings: 0, notices: 0, suppressed: 0 };

const HIT: Hit = {
  url: null,
  status: null,
  depth: null,
  inlinks: 0,
  folder: null,
  observed: 'seen',
  detail: {},
  where: {},
  severity: 'error',
  confidence: 'confirmed',
  sources: [],
  sourcePages: 0,
};

const known = pageOf(HOME);
const site = siteOf([known]);
const ROW = urlRowOf({ crawled: { ...known, id: 1 }, entry: site.entry(1) }, { site, ranks: rankSite(site) });

/** A store of one audit with so many rows, and as many hits of one check. */
function viewsOf(count: number): AuditViews {
  const places = Array.from({ length: count }, (_, at) => at + 1);
  const from = ({ after, limit }: { readonly after: number; readonly limit: number }) =>
    places.filter((place) => place > after).slice(0, limit);
  const store: Pick<AuditStore, 'viewPart' | 'facets' | 'rows' | 'hits'> = {
    viewPart: async (_id, view) => (view === 'issues' ? { summary: SUMMARY, issues: [] } : []),
    facets: async () => [],
    rows: async (_id, viewQuery) => ({
      rows: from(viewQuery).map((id) => ({ id, row: ROW, filters: [], lateChecks: [] })),
      total: count,
    }),
    hits: async (_id, viewQuery) => ({
      hits: from(viewQuery).map((seq) => ({
        checkId: 'title_missing',
        seq,
        url: null,
        inlinks: 0,
        folder: null,
        severity: 'error',
        change: null,
        hit: HIT,
      })),
      total: count,
    }),
  };
  return new AuditViews(store as AuditStore);
}

/** The rows that a view was asked for. */
function listOf(answer: ViewAnswer): readonly unknown[] {
  if (answer.view === 'issues') return answer.data.items;
  return answer.view === 'filters' ? answer.data.rows : [];
}

describe.each([
  ['issues', { check: 'title_missing' }],
  ['filters', { filter: 'internal:all' }],
] as const)('the pages of %s', (view, query) => {
  it.each([
    [0, [0]],
    [2, [2]],
    [3, [2, 1]],
    [4, [2, 2]],
  ])('end with the last of %d, and with no empty one', async (count, lengths) => {
    const views = viewsOf(count);
    const viewQuery = parseViewQuery(view, { ...query, limit: 2 });
    const seen: number[] = [];
    for (let after: number | null = 0; after !== null;) {
      const answer: ViewAnswer = await views.read('x', { ...viewQuery, after }, 'account');
      const { page } = answer;
      seen.push(listOf(answer).length);
      expect(page).toMatchObject({ limit: 2, total: count });
      after = page!.next;
    }
    expect(seen).toEqual(lengths);
  });
});
