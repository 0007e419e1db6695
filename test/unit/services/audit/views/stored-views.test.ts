import { describe, expect, it } from '@jest/globals';
import {
  CHECKS,
  issuesOf,
  ngramPartsFor,
  NO_CHANGES,
  rankSite,
  readGraph,
  type ReadStored,
  STORED_VIEWS,
} from '../../../../../src/libs/site-audit/index.js';
import type { ViewStore } from '../../../../../src/ports/audit/audit-store.js';
import { AuditViews } from '../../../../../src/services/audit/views/audit-views.js';
import {
  type MadeViews,
  ShortNgrams,
  shortViews,
} from '../../../../../src/services/audit/views/short-views.js';
import {
  SiteTallies,
  type StoredHit,
  type StoredRow,
} from '../../../../../src/libs/site-audit/views/site-tallies.js';
import { parseViewQuery } from '../../../../../src/transports/input/audit.js';
import { HOME, linkOf, pageOf, redirectOf, siteOf, urlOf } from '../../../../support/audit/audit-site.js';
import { countedOf, pagesOf } from '../../../../support/audit/ngram-site.js';

type Json = Readonly<Record<string, unknown>>;

const at = (path: string) => `${HOME}${path}`;
const URLS = [
  pageOf(HOME, {
    page: { links: [linkOf(at('docs/a')), linkOf(at('gone')), linkOf('https://other.example/')] },
  }),
  pageOf(at('docs/a'), { page: { head: { titles: [] }, links: [linkOf(HOME), linkOf(at('old'))] } }),
  urlOf(at('gone'), { answer: { status: 404 } }),
  redirectOf(at('old'), HOME),
  urlOf(at('admin'), { skipped: { reason: 'robots', detail: 'Disallow: /admin' } }),
  urlOf('https://other.example/', { internal: false }),
].map((url, place) => ({ ...url, id: place + 1 }));

/** All that an analysis of a small site stores. */
async function analysed() {
  const site = siteOf(URLS);
  const hits: StoredHit[] = [];
  const rows: StoredRow[] = [];
  const tallies = new SiteTallies(CHECKS, site, rankSite(site), {
    hits: async (more) => void hits.push(...more),
    rows: async (more) => void rows.push(...more),
    amendments: async () => undefined,
  });
  for (const url of URLS) tallies.add(url);
  const results = await tallies.end();
  const end = { results, changes: NO_CHANGES, previous: null, isComplete: true, sameTextGroups: [] };
  const overview = tallies.overview(end);
  const made: MadeViews = {
    overview,
    issues: issuesOf(results, overview.score.lost, new Map(), () => 0),
    filterGroups: tallies.filterGroups(),
    structure: tallies.structure(),
  };
  const ngrams = countedOf(pagesOf(['A lighthouse of the harbour shines.', 'A lighthouse of the harbour.']));
  const short = new ShortNgrams();
  short.see({ part: 'summary', json: JSON.stringify(ngrams.summary) });
  for (const [part, data] of ngrams.parts) short.see({ part, json: JSON.stringify(data) });
  const phrases = ngrams.parts.get(ngramPartsFor(ngrams.summary)[0]!)!;
  return { made, hits, rows, ngrams, phrases, ...tallies.graph(), short: short.finish() };
}

const site = await analysed();
const { made, phrases } = site;
const [node] = made.structure.trees.folder.nodes;
const tree = (change: object) => ({ nodes: [{ ...node, ...change }] });

/** Each part as it is made, and broken in a way that the wrong version of it might be. */
const PARTS: readonly [string, ReadStored<unknown>, unknown, unknown][] = [
  ['the overview', STORED_VIEWS.overview, made.overview, { ...made.overview, totals: {} }],
  ['the issues', STORED_VIEWS.issues, made.issues, { ...made.issues, issues: [{ check: 'title_missing' }] }],
  ['the filters', STORED_VIEWS.filterGroups, made.filterGroups, [{ ...made.filterGroups[0], filters: null }]],
  ...Object.entries(made.structure.trees).map(
    ([by, stored]) =>
      [`the tree by ${by}`, STORED_VIEWS.structureTree, stored, tree({ langs: ['en'] })] as const,
  ),
  ['a tree', STORED_VIEWS.structureTree, made.structure.trees.folder, tree({ sums: [1, 2] })],
  ['a tree', STORED_VIEWS.structureTree, made.structure.trees.folder, tree({ parent: 7 })],
  ['the tables', STORED_VIEWS.structureTables, made.structure.tables, { hosts: [] }],
  ['the phrases’ summary', STORED_VIEWS.ngramSummary, site.ngrams.summary, { totals: [] }],
  [
    'phrases',
    STORED_VIEWS.ngramPhrases,
    phrases,
    { ...phrases, phrases: [{ ...phrases.phrases[0], in: [1, 2] }] },
  ],
  [
    'the short form',
    STORED_VIEWS.short,
    shortViews(made, site.data, site.short),
    { overview: null, issues: null },
  ],
].map((part) => part as [string, ReadStored<unknown>, unknown, unknown]);

const stored = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

describe('a stored part of an audit', () => {
  it.each(PARTS)('is read unchanged: %s', (_name, read, data) => {
    expect(read(stored(data))).toEqual(stored(data));
  });

  it.each(PARTS)('is refused in another shape: %s', (_name, read, _data, broken) => {
    for (const other of [stored(broken), null, 1, [null], {}]) expect(read(other)).toBeNull();
  });

  it('has rows and hits of their own shapes', () => {
    expect(site.rows).toHaveLength(URLS.length);
    for (const { row } of site.rows) {
      const { facets: _counted, ...shown } = stored(row) as Json;
      expect(STORED_VIEWS.row(stored(row))).toEqual(shown);
    }
    expect(site.hits.length).toBeGreaterThan(5);
    for (const { hit } of site.hits) expect(STORED_VIEWS.hit(stored(hit))).toEqual(stored(hit));
    expect(STORED_VIEWS.row({ issues: [] })).toBeNull();
    expect(STORED_VIEWS.hit({ url: HOME })).toBeNull();
  });

  it('has a graph, which is refused when its bytes are damaged', () => {
    expect(readGraph(site.bytes)?.stats).toEqual(site.data.stats);
    expect(readGraph(site.bytes.slice(0, -8))).toBeNull();
    const other = new TextDecoder('latin1').decode(site.bytes).replace('"origin"', '"0rigin"');
    expect(readGraph(Buffer.from(other, 'latin1'))).toBeNull();
    expect(readGraph(Buffer.from('no graph at all'))).toBeNull();
  });
});

describe('an audit of another version', () => {
  const other: Pick<ViewStore, 'viewPart' | 'viewBytes' | 'facets' | 'rows'> = {
    viewPart: async (_id, view) =>
      view === 'filters' ? stored(made.filterGroups) : { of: 'another version' },
    viewBytes: async () => Buffer.from('of another version'),
    facets: async () => [],
    rows: async () => ({
      rows: [{ id: 1, row: { of: 'another version' }, filters: [], lateChecks: [] }],
      total: 1,
    }),
  };
  const views = new AuditViews(other as ViewStore);

  it.each(['overview', 'issues', 'structure', 'ngrams', 'graph'] as const)('has no %s', async (view) => {
    await expect(views.read('x', parseViewQuery(view, {}), 'account')).rejects.toMatchObject({
      code: 'not_found',
      message: `This audit has no ${view}; start another one.`,
    });
  });

  it('has no rows and no short form', async () => {
    const rows = parseViewQuery('filters', { filter: 'internal:all' });
    await expect(views.read('x', rows, 'account')).rejects.toMatchObject({ code: 'not_found' });
    await expect(views.short('x')).rejects.toMatchObject({ code: 'not_found' });
  });
});
