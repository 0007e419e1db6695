import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { MemoryAuditStore } from '../../../src/adapters/memory/memory-audit-store.js';
import { MemoryCrawlStore } from '../../../src/adapters/memory/memory-crawl-store.js';
import { ScratchFile } from '../../../src/adapters/memory/scratch-file.js';
import type { CrawlConfig } from '../../../src/domain/audit/audit.js';
import { packPage } from '../../../src/libs/page-reading/index.js';
import type { AnalysisStore, ViewStore } from '../../../src/ports/audit/audit-store.js';
import type { CrawlStore } from '../../../src/ports/audit/crawl-store.js';
import { answerOf, pageFactsOf, siteFactsOf } from '../../support/audit/audit-site.js';
import {
  AuditStores,
  ALL_HITS,
  FIRST_HITS,
  foundPage,
  hitOf,
  LEASE_MS,
  newAudit,
  SITE,
} from '../../support/audit/audit-stores.js';

interface Opened {
  readonly audits: AnalysisStore & ViewStore;
  readonly crawls: CrawlStore;
  insert(audit: { id: string; startUrl: string; config: CrawlConfig }): Promise<void>;
  close(): Promise<void>;
}

const EVERY = { filters: [], match: 'all', facets: {}, search: null } as const;
const ROWS = { ...EVERY, order: null, after: 0, limit: 100 } as const;

function describeResults(name: string, openStore: () => Promise<Opened>) {
  describe(`a store of audit results: ${name}`, () => {
    let opened: Opened;
    let audits: Opened['audits'];
    let crawls: CrawlStore;
    beforeAll(async () => {
      opened = await openStore();
      ({ audits, crawls } = opened);
    });
    afterAll(() => opened.close());

    async function leased(id: string): Promise<string> {
      const token = randomUUID();
      if ((await crawls.lease(id, token, LEASE_MS)) === null) throw new Error('another holds the lease');
      return token;
    }

    /** An audit whose crawl found these pages, and whose analysis began under a lease. */
    async function analysed(pages: Readonly<Record<string, string>> = {}, given: Partial<CrawlConfig> = {}) {
      const { id, startUrl, config } = newAudit(null, given);
      await opened.insert({ id, startUrl, config });
      const known = { site: siteFactsOf(), robotsText: null };
      const found = Object.keys(pages).map((path) => foundPage(path));
      await crawls.begin(id, await leased(id), known, found, []);
      const worker = randomUUID();
      const taken = await crawls.claim(id, worker, LEASE_MS, 100);
      const settled = taken.map((url) => ({
        id: url.id,
        answer: answerOf(),
        page: packPage(pageFactsOf({}, url.url), pages[new URL(url.url).pathname] ?? ''),
      }));
      await crawls.settle(id, worker, settled, []);
      await crawls.finishCrawl(id);
      return { id, token: await leased(id) };
    }

    const finish = (id: string, token: string, more: Partial<Parameters<typeof audits.finish>[2]> = {}) =>
      audits.finish(id, token, { summary: {}, views: [], ...more });

    describe('the results of an analysis', () => {
      it('are read once it is finished, and no sooner', async () => {
        const { id, token } = await analysed();
        await audits.addHits(id, token, [hitOf(1)]);
        await audits.addRows(id, token, [{ id: 1, row: { url: SITE }, filters: ['h1:missing'] }]);
        // Three pieces and a bit, none like another.
        const bytes = Uint8Array.from(
          { length: 3 * 1024 * 1024 + 7 },
          (_, at) => (at * 31 + (at >>> 16)) % 256,
        );
        await audits.addView(id, token, { view: 'ngrams', part: 'summary', json: '{"totals":[]}' });
        expect(await audits.viewPart(id, 'ngrams', 'summary')).toBeNull();
        expect(await audits.hits(id, FIRST_HITS)).toEqual({ hits: [], total: 0 });
        expect(await audits.hitCounts(id, ALL_HITS)).toEqual(new Map());
        expect(await audits.rows(id, ROWS)).toEqual({ rows: [], total: 0 });
        const views = [{ view: 'graph', part: 'all', data: { nodes: [1, 'a\0\ud800b'] }, bytes }];
        expect(await finish(id, token, { summary: { score: 72 }, views })).toBe(true);
        expect(await audits.hits(id, FIRST_HITS)).toEqual({ hits: [hitOf(1)], total: 1 });
        expect(await audits.rows(id, ROWS)).toMatchObject({
          total: 1,
          rows: [{ id: 1, row: { url: SITE } }],
        });
        expect(await audits.viewPart(id, 'graph', 'all')).toEqual({ nodes: [1, 'a\ufffdb'] });
        expect(Buffer.from(bytes).equals((await audits.viewBytes(id, 'graph', 'all'))!)).toBe(true);
        expect(await audits.viewPart(id, 'ngrams', 'summary')).toEqual({ totals: [] });
        expect(await audits.viewPart(id, 'graph', 'none')).toBeNull();
        expect(await audits.viewBytes(id, 'none', 'all')).toBeNull();
      });

      it('are never those of a lost lease', async () => {
        const { id, token: lost } = await analysed();
        await audits.addHits(id, lost, [hitOf(1), hitOf(2)]);
        await audits.addView(id, lost, { view: 'ngrams', part: 'lost', data: 1 });
        await audits.addRows(id, lost, [{ id: 1, row: { issues: [] }, filters: ['a:lost'] }]);
        await crawls.renew(id, lost, 0);
        const kept = await leased(id);
        // What comes late, under the old token, while and after the new one works.
        const late = async () => {
          await audits.addHits(id, lost, [hitOf(7)]);
          await audits.addRows(id, lost, [{ id: 7, row: { issues: [] }, filters: ['a:lost'] }]);
          await audits.amendRows(id, lost, [{ id: 3, filters: ['a:lost'], checks: ['lost'] }]);
          await audits.addView(id, lost, { view: 'ngrams', part: 'late', data: 1 });
          await audits.clearAnalysis(id, lost);
          expect(await finish(id, lost, { views: [{ view: 'v', part: 'lost', data: 1 }] })).toBe(false);
        };
        await late();
        await audits.addHits(id, kept, [hitOf(3)]);
        await audits.addRows(id, kept, [{ id: 3, row: { issues: [] }, filters: ['a:kept'] }]);
        await late();
        expect(await crawls.work(id)).toMatchObject({ status: 'analysing' });
        expect(await finish(id, kept, { views: [{ view: 'v', part: 'kept', data: 1 }] })).toBe(true);
        await late();
        expect((await audits.hits(id, FIRST_HITS)).hits.map(({ seq }) => seq)).toEqual([3]);
        expect((await audits.rows(id, ROWS))?.rows).toEqual([
          { id: 3, row: { issues: [] }, filters: ['a:kept'], lateChecks: [] },
        ]);
        expect(await audits.hitCounts(id, ALL_HITS)).toEqual(new Map([['title_missing', 1]]));
        expect(await audits.facets(id, ROWS, ['lang'], 100)).toEqual([]);
        expect(await audits.viewPart(id, 'v', 'lost')).toBeNull();
        for (const part of ['lost', 'late']) expect(await audits.viewPart(id, 'ngrams', part)).toBeNull();
        expect(await audits.viewPart(id, 'v', 'kept')).toBe(1);
      });

      it('replace what earlier attempts left, and nothing of their own', async () => {
        const { id, token: first } = await analysed();
        await audits.addHits(id, first, [hitOf(1)]);
        await crawls.renew(id, first, 0);
        const second = await leased(id);
        await audits.addHits(id, second, [hitOf(2)]);
        await audits.clearAnalysis(id, second);
        expect(await finish(id, first)).toBe(false);
        expect(await finish(id, second)).toBe(true);
        expect((await audits.hits(id, FIRST_HITS)).hits.map(({ seq }) => seq)).toEqual([2]);
      });

      it('are counted and chosen by what searches found', async () => {
        const searches = ['Price', 'Year'].map((name) => ({
          ...{ name, kind: 'regex' as const, pattern: '.', attribute: null, in: 'text' as const },
        }));
        const { id, token } = await analysed({}, { searches });
        const row = (n: number, found: Readonly<Record<string, string>>) => ({
          id: n,
          row: { url: `${SITE}${n}`, issues: [], facets: { lang: 'en', ...found } },
          filters: [],
        });
        await audits.addRows(id, token, [
          row(1, { 'found:Price': '9' }),
          row(2, { 'found:Price': '9' }),
          row(3, { 'found:Price': '8', 'found:Year': '1999' }),
          row(4, {}),
        ]);
        await finish(id, token);
        const prices = [
          { field: 'found:Price', value: '9', count: 2 },
          { field: 'found:Price', value: '8', count: 1 },
        ];
        const year = { field: 'found:Year', value: '1999', count: 1 };
        expect(await audits.facets(id, ROWS, ['lang'], 100)).toEqual([
          ...prices,
          year,
          { field: 'lang', value: 'en', count: 4 },
        ]);
        const cheap = { ...ROWS, facets: { 'found:Price': ['8'] } };
        expect((await audits.rows(id, cheap))!.rows.map((each) => each.id)).toEqual([3]);
        expect(await audits.facets(id, cheap, ['lang'], 100)).toEqual([
          ...prices,
          year,
          { field: 'lang', value: 'en', count: 1 },
        ]);
      });

      it('are compared with none without an earlier audit', async () => {
        const { id, token } = await analysed();
        expect(await audits.compare(id, token)).toBeNull();
      });
    });

    describe('hits of an audit', () => {
      let id: string;
      beforeAll(async () => {
        const { token, ...audit } = await analysed();
        ({ id } = audit);
        const many = Array.from({ length: 10 }, (_, n) =>
          hitOf(n + 1, {
            inlinks: n,
            folder: n < 4 ? '/blog/' : n < 7 ? '/blog/old/' : '/blog%/',
            change: n % 2 === 0 ? 'new' : 'same',
          }),
        );
        const site = hitOf(11, { url: null, folder: null, inlinks: 0 });
        const fixed = hitOf(12, { change: 'fixed', folder: '/blog/', inlinks: 50 });
        await audits.addHits(id, token, [...many, site, fixed, hitOf(1, { checkId: 'h1_missing' })]);
        await finish(id, token);
      });

      const seqs = async (more: Partial<Parameters<typeof audits.hits>[1]>) => {
        const { hits, total } = await audits.hits(id, { ...FIRST_HITS, ...more });
        return { seqs: hits.map(({ seq }) => seq), total };
      };

      it('are those of the check that the audit found itself, in order', async () => {
        expect(await seqs({})).toEqual({ seqs: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], total: 11 });
        expect(await seqs({ checkId: 'h1_missing' })).toEqual({ seqs: [1], total: 1 });
        expect(await seqs({ checkId: 'none' })).toEqual({ seqs: [], total: 0 });
      });

      it('are paged, each once, with the whole count', async () => {
        expect(await seqs({ limit: 4 })).toEqual({ seqs: [1, 2, 3, 4], total: 11 });
        expect(await seqs({ limit: 4, after: 4 })).toEqual({ seqs: [5, 6, 7, 8], total: 11 });
        expect(await seqs({ limit: 4, after: 8 })).toEqual({ seqs: [9, 10, 11], total: 11 });
        expect(await seqs({ limit: 4, after: 11 })).toEqual({ seqs: [], total: 11 });
      });

      it('are filtered by folder, whose characters are literal, by links and by change', async () => {
        expect(await seqs({ folder: '/blog/' })).toEqual({ seqs: [1, 2, 3, 4, 5, 6, 7], total: 7 });
        expect(await seqs({ folder: '/blog%' })).toEqual({ seqs: [8, 9, 10], total: 3 });
        expect(await seqs({ minInlinks: 7 })).toEqual({ seqs: [8, 9, 10], total: 3 });
        expect(await seqs({ change: 'new' })).toEqual({ seqs: [1, 3, 5, 7, 9], total: 5 });
        expect(await seqs({ change: 'fixed' })).toEqual({ seqs: [12], total: 1 });
        const both = { ...FIRST_HITS, folder: '/blog/', change: 'same' as const, minInlinks: 2 };
        expect((await audits.hits(id, both)).hits.map(({ seq }) => seq)).toEqual([4, 6]);
      });

      it('are counted under the same query as they are listed', async () => {
        const counts = async (more: Partial<Parameters<typeof audits.hitCounts>[1]>) =>
          Object.fromEntries(await audits.hitCounts(id, { ...ALL_HITS, ...more }));
        expect(await counts({})).toEqual({ title_missing: 11, h1_missing: 1 });
        expect(await counts({ folder: '/blog/' })).toEqual({ title_missing: 7 });
        expect(await counts({ minInlinks: 7 })).toEqual({ title_missing: 3 });
        expect(await counts({ change: 'fixed' })).toEqual({ title_missing: 1 });
      });

      it('may hold any text of a page, without characters that PostgreSQL refuses', async () => {
        const { id: odd, token } = await analysed();
        const long = `${SITE}${'x'.repeat(100_000)}`;
        const hit = { observed: 'a\0b\ud800', detail: { 'k\0': [long] } };
        await audits.addHits(odd, token, [hitOf(1, { url: long, folder: '/\0', hit })]);
        await finish(odd, token);
        expect((await audits.hits(odd, FIRST_HITS)).hits).toEqual([
          hitOf(1, { url: long, folder: '/', hit: { observed: 'ab\ufffd', detail: { k: [long] } } }),
        ]);
      });
    });

    describe('rows of an audit', () => {
      let id: string;
      beforeAll(async () => {
        const { token, ...audit } = await analysed();
        ({ id } = audit);
        const row = (n: number) => ({
          id: n,
          row: {
            url: `${SITE}${n}`,
            issues: ['early'],
            facets: { lang: n < 5 ? 'en' : 'de', statusClass: '2xx' },
          },
          filters: ['a:all', ...(n % 2 === 0 ? ['a:even'] : []), ...(n % 3 === 0 ? ['a:third'] : [])],
        });
        await audits.addRows(id, token, [1, 2, 3, 4, 5, 6].map(row));
        await audits.addRows(id, token, [7, 8].map(row));
        await audits.amendRows(id, token, [
          { id: 1, filters: ['a:late'], checks: ['late', 'later'] },
          { id: 2, filters: [], checks: ['late'] },
          { id: 99, filters: ['a:late'], checks: ['late'] },
        ]);
        await finish(id, token);
      });

      const chosen = async (filters: readonly string[], match: 'all' | 'any', after = 0, limit = 100) => {
        const { rows, total } = (await audits.rows(id, { ...ROWS, filters, match, after, limit }))!;
        return { ids: rows.map((row) => row.id), total };
      };

      it('are all returned without a filter, page by page', async () => {
        expect(await chosen([], 'any')).toEqual({ ids: [1, 2, 3, 4, 5, 6, 7, 8], total: 8 });
        expect(await chosen([], 'all', 3, 2)).toEqual({ ids: [4, 5], total: 8 });
        expect(await chosen([], 'all', 8, 2)).toEqual({ ids: [], total: 8 });
      });

      it('are filtered by all of their filters, or by any', async () => {
        expect(await chosen(['a:even', 'a:third'], 'all')).toEqual({ ids: [6], total: 1 });
        expect(await chosen(['a:even', 'a:third'], 'any')).toEqual({ ids: [2, 3, 4, 6, 8], total: 5 });
        expect(await chosen(['a:even', 'a:third'], 'any', 3, 1)).toEqual({ ids: [4], total: 5 });
        expect(await chosen(['a:none'], 'all')).toEqual({ ids: [], total: 0 });
      });

      it('include checks that hit them after they were written', async () => {
        expect(await chosen(['a:late'], 'all')).toEqual({ ids: [1], total: 1 });
        const { rows } = (await audits.rows(id, ROWS))!;
        const issues = rows.map(({ row, lateChecks }) => [
          ...(row as { issues: string[] }).issues,
          ...lateChecks,
        ]);
        expect(issues.slice(0, 3)).toEqual([['early', 'late', 'later'], ['early', 'late'], ['early']]);
      });

      it('are counted by fields, within the filter', async () => {
        expect(await audits.facets(id, ROWS, ['lang', 'statusClass', 'none'], 100)).toEqual([
          { field: 'lang', value: 'de', count: 4 },
          { field: 'lang', value: 'en', count: 4 },
          { field: 'statusClass', value: '2xx', count: 8 },
        ]);
        expect(
          await audits.facets(id, { ...EVERY, filters: ['a:third', 'a:late'], match: 'any' }, ['lang'], 100),
        ).toEqual([
          { field: 'lang', value: 'en', count: 2 },
          { field: 'lang', value: 'de', count: 1 },
        ]);
      });
    });

    describe('chosen rows of an audit', () => {
      let id: string;
      beforeAll(async () => {
        const { token, ...audit } = await analysed();
        ({ id } = audit);
        const row = (n: number) => ({
          id: n,
          row: {
            url: `${SITE}docs/${n}%5F`,
            title: n === 3 ? 'A Tide TABLE' : n === 4 ? null : `b${9 - n}`,
            words: n === 5 ? null : n % 3,
            issues: n === 1 ? ['a', 'b'] : [],
            facets: { lang: n < 5 ? 'en' : 'de', depth: String(n % 2), folder: '/a,b/' },
          },
          filters: n % 2 === 0 ? ['a:even'] : [],
        });
        await audits.addRows(id, token, [1, 2, 3, 4, 5, 6].map(row));
        const late = ['c', 'd', 'e'];
        await audits.amendRows(id, token, [{ id: 4, filters: [], checks: late }]);
        await finish(id, token);
      });

      const chosen = async (more: Partial<Parameters<typeof audits.rows>[1]>) => {
        const { rows, total } = (await audits.rows(id, { ...ROWS, ...more }))!;
        return { ids: rows.map((row) => row.id), total };
      };

      it('are those whose address or title contains a text, whose characters are literal', async () => {
        expect(await chosen({ search: 'tide t' })).toEqual({ ids: [3], total: 1 });
        expect(await chosen({ search: 'DOCS/4%5f' })).toEqual({ ids: [4], total: 1 });
        expect(await chosen({ search: '4_' })).toEqual({ ids: [], total: 0 });
        expect(await chosen({ search: 'docs', filters: ['a:even'] })).toEqual({ ids: [2, 4, 6], total: 3 });
      });

      it('have one of the chosen values of each facet', async () => {
        const lang = ['en'];
        expect(await chosen({ facets: { lang } })).toEqual({ ids: [1, 2, 3, 4], total: 4 });
        expect(await chosen({ facets: { lang, depth: ['1'] } })).toEqual({ ids: [1, 3], total: 2 });
        expect(await chosen({ facets: { lang: ['en', 'de'] } })).toMatchObject({ total: 6 });
        expect(await chosen({ facets: { folder: ['/a,b/'], depth: ['0', '2'] } })).toMatchObject({
          ids: [2, 4, 6],
        });
        expect(await chosen({ facets: { inSitemap: ['true'] } })).toEqual({ ids: [], total: 0 });
      });

      it('are counted by each facet as if that one had no choice', async () => {
        const query = { ...EVERY, facets: { lang: ['en'], depth: ['1'] } };
        expect(await audits.facets(id, query, ['lang', 'depth', 'folder'], 100)).toEqual([
          { field: 'depth', value: '0', count: 2 },
          { field: 'depth', value: '1', count: 2 },
          { field: 'folder', value: '/a,b/', count: 2 },
          { field: 'lang', value: 'en', count: 2 },
          { field: 'lang', value: 'de', count: 1 },
        ]);
        expect(await audits.facets(id, { ...EVERY, search: 'tide' }, ['lang'], 100)).toEqual([
          { field: 'lang', value: 'en', count: 1 },
        ]);
      });

      it.each([
        ['words', 'asc', [3, 6, 1, 4, 2, 5]],
        ['words', 'desc', [2, 1, 4, 3, 6, 5]],
        ['title', 'asc', [3, 6, 5, 2, 1, 4]],
        ['title', 'desc', [1, 2, 5, 6, 3, 4]],
        ['issues', 'desc', [4, 1, 2, 3, 5, 6]],
        ['url', 'desc', [6, 5, 4, 3, 2, 1]],
      ] as const)('are sorted by %s, %s, page by page, each once', async (field, direction, sorted) => {
        const order = { field, direction };
        expect(await chosen({ order })).toEqual({ ids: sorted, total: 6 });
        const pages: number[] = [];
        for (let after = 0; ;) {
          const { ids, total } = await chosen({ order, after, limit: 2 });
          expect(total).toBe(6);
          pages.push(...ids);
          if (ids.length === 0) break;
          after = ids.at(-1)!;
        }
        expect(pages).toEqual(sorted);
        expect(await audits.rows(id, { ...ROWS, order, after: 99 })).toBeNull();
        const ids = await audits.rowIds(id, { ...EVERY, order });
        expect(ids).toEqual(sorted);
        expect((await audits.rowsOf(id, ids)).map((row) => row.id)).toEqual(sorted);
      });

      it('have no page behind a row that is of no such audit, sorted or not', async () => {
        expect(await audits.rows(id, { ...ROWS, after: 99 })).toBeNull();
        expect(await chosen({ after: 6 })).toEqual({ ids: [], total: 6 });
      });

      it('are read whole by their ids, those that are chosen alone', async () => {
        expect(await audits.rowIds(id, { ...EVERY, order: null, filters: ['a:even'] })).toEqual([2, 4, 6]);
        const read = await audits.rowsOf(id, [6, 99, 4]);
        expect(read).toEqual(
          (await audits.rows(id, { ...ROWS, order: null, after: 3 }))!.rows
            .filter((row) => row.id % 2 === 0)
            .toReversed(),
        );
        expect(await audits.rowIds(id, { ...EVERY, order: null, filters: ['a:none'] })).toEqual([]);
      });

      it('are read bare, one piece after the other, and none behind the last or of another audit', async () => {
        const { rows } = (await audits.rows(id, { ...ROWS, order: null }))!;
        const bare = rows.map((each) => ({ id: each.id, row: each.row }));
        expect(await audits.bareRows(id, 0, 4)).toEqual(bare.slice(0, 4));
        expect(await audits.bareRows(id, 4, 4)).toEqual(bare.slice(4));
        expect(await audits.bareRows(id, 6, 4)).toEqual([]);
        expect(await audits.bareRows(randomUUID(), 0, 4)).toEqual([]);
      });

      it('are counted by no more values of each field than are asked for, the most frequent', async () => {
        expect(await audits.facets(id, EVERY, ['lang', 'depth'], 1)).toEqual([
          { field: 'depth', value: '0', count: 3 },
          { field: 'lang', value: 'en', count: 4 },
        ]);
      });

      it('are sorted within what is chosen', async () => {
        const order = { field: 'words', direction: 'desc' } as const;
        expect(await chosen({ order, facets: { lang: ['en'] }, filters: ['a:even'] })).toEqual({
          ids: [2, 4],
          total: 2,
        });
      });
    });

    describe('pages of an audit', () => {
      it('are read with their texts, of a folder and below or one alone', async () => {
        const texts = { '/docs/a': 'The first.', '/docs/b/c': 'The second.', '/blog/d': 'The third.' };
        const { id, token } = await analysed(texts);
        const row = (path: string, n: number) => {
          const folder = path.slice(0, path.lastIndexOf('/') + 1);
          const url = new URL(path, SITE).href;
          return { id: n + 1, row: { url, folder, lang: 'en', indexable: true, facets: {} }, filters: [] };
        };
        await audits.addRows(id, token, Object.keys(texts).map(row));
        await finish(id, token);
        const inFolder = await audits.pagesIn(id, { folder: '/docs/', url: null }, 10);
        expect(inFolder).toMatchObject([
          { id: 1, url: `${SITE}docs/a`, language: 'en', indexable: true, mainText: 'The first.' },
          { id: 2, url: `${SITE}docs/b/c`, mainText: 'The second.' },
        ]);
        expect(inFolder[0]?.page).toEqual(pageFactsOf({}, `${SITE}docs/a`));
        expect(await audits.pagesIn(id, { folder: '/docs/', url: null }, 1)).toHaveLength(1);
        expect(await audits.pagesIn(id, { folder: null, url: `${SITE}blog/d` }, 10)).toMatchObject([
          { id: 3 },
        ]);
        expect(await audits.pagesIn(id, { folder: null, url: `${SITE}none` }, 10)).toEqual([]);
      });
    });
  });
}

describeResults('in memory', async () => {
  const scratch = await ScratchFile.open();
  const crawls = new MemoryCrawlStore(scratch);
  return {
    crawls,
    audits: new MemoryAuditStore(crawls, scratch),
    insert: (audit) => {
      crawls.insert(audit);
      return Promise.resolve();
    },
    close: () => scratch.close(),
  };
});

describeResults('in PostgreSQL', async () => {
  const stores = await AuditStores.open();
  return {
    crawls: stores.crawls,
    audits: stores.audits,
    insert: async (audit) => {
      await stores.audits.insert({ ...audit, owner: null });
    },
    close: () => stores.close(),
  };
});
