import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { VIEWS } from '../../../src/domain/audit/audit.js';
import type { App } from '../../../src/main/build-app.js';
import { HOSTILE, harbourPage } from '../../support/audit/audited-site.js';
import { expectProblem } from '../../support/expect-problem.js';
import { openAuditedGalley, type AuditedGalley } from '../../support/audit/audited-galley.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { parseCsv } from '../../support/parse-csv.js';
import { call, graph, type Answer, type Tenant } from '../../support/server/test-galley.js';

type Json = Readonly<Record<string, unknown>>;

let audited: AuditedGalley;
let database: AuditedGalley['database'];
let site: AuditedGalley['site'];
let galley: App;
let tenant: Tenant;
let first: string;
let second: string;

beforeAll(async () => {
  // One fault is fixed, one is new, one page is gone and one has come.
  audited = await openAuditedGalley((site) => {
    site.set('/broken.html', harbourPage('Fixed at last', ['/']));
    site.set('/copy.html', { status: 410, body: '' });
    const german = harbourPage('The harbour in German', ['/new.html', '/also-missing.html']);
    site.set('/de/', german.replace('<title>', '<title>Translated: '));
    site.set('/new.html', harbourPage('A new page', ['/']));
  });
  ({ database, site, galley, tenant, first, second } = audited);
});
beforeEach(() => freshLimits(database));
afterAll(() => audited.close());

describe('an audit of an edition', () => {
  it('stores the words of the edition’s pages and of their titles, by which articles find their sources', async () => {
    const { rows } = await audited.sql.query<{ url: string; language: string }>(
      `SELECT url, language FROM site_pages WHERE edition_id = $1 AND terms ? 'german' AND terms ? 'translat' ORDER BY url`,
      [tenant.edition],
    );
    expect(rows).toContainEqual({ url: `${site.origin}/de/`, language: 'en' });
  });
});

describe('the report for people', () => {
  const ask = (query: string, id = first) =>
    call(galley, tenant.read, 'GET', `/v1/editions/${tenant.edition}/audit/${id}?${query}`);

  it('is the whole audit as a page that stands by itself, by REST and GraphQL alike', async () => {
    const { status, headers, body } = await ask('format=html', second);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = String(body);
    expect(page).toContain(`<h1>Audit of ${new URL(site.origin).host}</h1>`);
    for (const heading of [
      'What lost the score',
      'Fix first',
      'The site',
      'Since the audit before',
      'Errors',
    ])
      expect(page).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`));
    expect(page).not.toMatch(/<script|<img|onerror=[^&]*>/);
    const query = 'query ($id: ID!) { audit(id: $id) { reportPage } }';
    const answer = await graph(galley, tenant.read, query, { id: second });
    const { reportPage } = answer.body.data.audit;
    // The bars of two answers are alike to the letter.
    expect(reportPage).toBe(page);
  });

  it('is no format of a single view', async () => {
    expectProblem(await ask('view=overview&format=html'), 422, 'invalid_params');
  });
});

function view(name: string, query: Readonly<Record<string, string>> = {}, id = first): Promise<Answer> {
  const asked = new URLSearchParams({ view: name, ...query }).toString();
  return call(galley, tenant.read, 'GET', `/v1/editions/${tenant.edition}/audit/${id}?${asked}`);
}

async function dataOf(
  name: string,
  query: Readonly<Record<string, string>> = {},
  id = first,
): Promise<Answer['body']> {
  const { status, body } = await view(name, query, id);
  expect([status, body.detail]).toEqual([200, undefined]);
  expect(body).toMatchObject({ id, status: 'done', view: name, data: expect.anything() });
  return body.data;
}

async function file(name: string, format: string, query: Readonly<Record<string, string>> = {}, id = first) {
  const { status, headers, body } = await view(name, { format, ...query }, id);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, type: headers.get('content-type'), disposition: headers.get('content-disposition'), text };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Json);

/** Every page of a list, by its cursor to the end. */
async function pagesOf(name: string, list: string, query: Readonly<Record<string, string>>) {
  const pages: Json[][] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body } = await view(name, { ...query, ...(cursor === '' ? {} : { cursor }) });
    expect(body.page).toMatchObject({ limit: Number(query['limit']), cursor: cursor === '' ? null : cursor });
    pages.push(body.data[list] as Json[]);
    cursor = body.page.next_cursor as string | null;
    expect(pages.length).toBeLessThan(100);
  }
  return pages;
}

/** All names of an answer, wherever they stand. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

describe('a poll of a done audit', () => {
  it('has all six views in their short form, and one in full where one is asked for', async () => {
    const { body } = await call(galley, tenant.read, 'GET', `/v1/editions/${tenant.edition}/audit/${first}`);
    expect(Object.keys(body.views as object)).toEqual([...VIEWS]);
    expect(body.views).toMatchObject({
      overview: { score: { value: expect.any(Number) }, totals: { html_pages: body.page_count } },
      issues: { summary: { checks_run: 123 } },
      filters: { groups: expect.any(Array) },
      structure: { root: { path: '/', children: expect.any(Array) } },
      ngrams: { ngrams: { 1: expect.any(Array) } },
      graph: { stats: { nodes_total: expect.any(Number) } },
    });
    for (const name of VIEWS) expect(await dataOf(name)).toBeTruthy();
    const whole = (await dataOf('issues')).issues as Json[];
    expect((body.views.issues.issues as Json[]).map(({ check }) => check)).toEqual(
      whole.map(({ check }) => check),
    );
  });

  it('names everything in snake case, with times that have no zone', async () => {
    for (const name of VIEWS) {
      const { body } = await view(name);
      const names = namesIn({ ...body, data: { ...body.data, facets: null } });
      expect(names.filter((each) => /[A-Z]/.test(each))).toEqual([]);
      for (const moment of [body.finished_at, body.crawl.started_at, body.crawl.finished_at])
        expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/);
    }
  });

  it('tells what robots.txt and the sitemap say, and what became of the pages', async () => {
    const overview = await dataOf('overview');
    expect(overview).toMatchObject({
      robots_txt: { status: 200, disallow_lines: 1, sitemaps: [`${site.origin}/sitemap.xml`] },
      sitemaps: [{ url: `${site.origin}/sitemap.xml`, status: 200, urls: 2, errors: 0, is_index: false }],
      status_classes: { '3xx': 1, '4xx': 1, '5xx': 1, blocked_by_robots: 1 },
      changes: { since: null },
    });
    const lost = (overview.score.lost as { points: number }[]).reduce((sum, { points }) => sum + points, 0);
    if ((overview.score.caps as unknown[]).length === 0)
      expect(lost).toBeCloseTo(100 - overview.score.value, 0);
  });
});

describe('the view of issues', () => {
  it('is narrowed and sorted as it is asked', async () => {
    const all = (await dataOf('issues')).issues as Json[];
    expect(all.map(({ points }) => points)).toEqual(
      all.map(({ points }) => points as number).sort((a, b) => b - a),
    );
    for (const severity of ['error', 'warning', 'notice']) {
      const some = (await dataOf('issues', { severity })).issues as Json[];
      expect(some).toEqual(all.filter((each) => each['severity'] === severity));
      expect(some.length).toBeGreaterThan(0);
    }
    const links = (await dataOf('issues', { category: 'links' })).issues as Json[];
    expect(links).toEqual(all.filter(({ category }) => category === 'links'));
    const byCount = (await dataOf('issues', { sort: 'count' })).issues as { count: number }[];
    expect(byCount.map(({ count }) => count)).toEqual(
      byCount.map(({ count }) => count).sort((a, b) => b - a),
    );
    const inDocs = (await dataOf('issues', { folder: '/docs/' })).issues as Json[];
    expect(inDocs.length).toBeGreaterThan(0);
    expect(inDocs.length).toBeLessThan(all.length);
    const linked = (await dataOf('issues', { min_inlinks: '5' })).issues as Json[];
    expect(linked.length).toBeLessThan(all.length);
  });

  it('finds the broken link with the pages that have it', async () => {
    const { issues, items } = await dataOf('issues', { check: 'broken_internal_link' });
    expect(issues).toHaveLength(1);
    expect((items as Json[]).map(({ url }) => url).sort()).toEqual(
      ['/broken.html', '/missing.html'].map((path) => site.origin + path),
    );
    const missing = (items as Json[]).find(({ status }) => status === 404)!;
    expect(missing).toMatchObject({ check: 'broken_internal_link', status: 404, source_pages: 7 });
    expect(
      (missing['sources'] as Json[]).every(({ url }) => /\/docs\/|\/dated\.html$/.test(String(url))),
    ).toBe(true);
  });

  it('gives every hit of a check once, page by page', async () => {
    const [most] = (
      (await dataOf('issues', { sort: 'count' })).issues as { check: string; count: number }[]
    ).slice(0, 1);
    const { check, count } = most!;
    expect(count).toBeGreaterThan(5);
    const pages = await pagesOf('issues', 'items', { check, limit: '4' });
    const all = pages.flat();
    expect(all).toHaveLength(count);
    expect(new Set(all.map((item) => JSON.stringify(item))).size).toBe(count);
    expect(pages.at(-1)!.length).toBeGreaterThan(0);
    const exactly = await pagesOf('issues', 'items', { check, limit: String(count) });
    expect(exactly).toHaveLength(1);
  });

  it('is written as CSV and as NDJSON with every hit of every chosen check', async () => {
    const issues = (await dataOf('issues')).issues as { check: string; count: number }[];
    const hits = issues.reduce((sum, { count }) => sum + count, 0);
    const csv = await file('issues', 'csv');
    expect(csv).toMatchObject({
      status: 200,
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="audit-${first}-issues.csv"`,
    });
    const rows = parseCsv(csv.text);
    expect(rows).toHaveLength(hits);
    expect(new Set(rows.map((row) => row['check']))).toEqual(new Set(issues.map(({ check }) => check)));
    const ndjson = await file('issues', 'ndjson');
    expect(ndjson.type).toBe('application/x-ndjson; charset=utf-8');
    expect(linesOf(ndjson.text).map(({ url }) => url ?? '')).toEqual(rows.map((row) => row['url']));
    const one = parseCsv((await file('issues', 'csv', { check: 'broken_internal_link' })).text);
    expect(one.map((row) => row['status']).sort()).toEqual(['404', '500']);
  });
});

describe('the view of filters', () => {
  it('has every filter with its count, those without a URL too, and the URLs of the one that is chosen', async () => {
    const { groups, rows } = await dataOf('filters');
    expect(rows).toEqual([]);
    const filters = (
      groups as { id: string; filters: { id: string; count: number; urls: string }[] }[]
    ).flatMap(({ id, filters: own }) => own.map((each) => ({ ...each, name: `${id}:${each.id}` })));
    expect(filters.some(({ count }) => count === 0)).toBe(true);
    for (const { name, count } of filters) {
      const { body } = await view('filters', { filter: name, limit: '1000', fields: 'url' });
      expect([name, body.page.total, body.data.rows.length]).toEqual([name, count, count]);
      await freshLimitsNowAndThen();
    }
  });

  let asked = 0;
  async function freshLimitsNowAndThen(): Promise<void> {
    asked += 1;
    if (asked % 100 === 0) await freshLimits(database);
  }

  it('gives every URL once, page by page, the home page among them', async () => {
    const pages = await pagesOf('filters', 'rows', {
      filter: 'internal:all',
      limit: '5',
      fields: 'url,status',
    });
    const urls = pages.flat().map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toContain(`${site.origin}/`);
    expect(Object.keys(pages[0]![0]!)).toEqual(['url', 'status']);
    const { body } = await view('filters', { filter: 'internal:all', limit: '5' });
    expect(urls).toHaveLength(body.page.total as number);
    expect(urls).not.toContain(undefined);
  });

  it('says of each URL what it is and why it was not crawled', async () => {
    const { rows } = await dataOf('filters', { filter: 'internal:all', limit: '1000' });
    const row = (path: string) => (rows as Json[]).find(({ url }) => url === `${site.origin}${path}`);
    expect(row('/')).toMatchObject({
      status: 200,
      content_type: 'text/html',
      indexable: true,
      title: 'Harbour',
      h1: ['Harbour'],
      depth: 0,
      in_sitemap: true,
      found_via: 'start',
    });
    expect(row('/hidden.html')).toMatchObject({
      indexable: false,
      indexability_reason: 'noindex',
      robots: ['noindex'],
    });
    expect(row('/moved.html')).toMatchObject({ status: 301, redirect_to: `${site.origin}/docs/` });
    expect(row('/copy.html')).toMatchObject({ canonical: `${site.origin}/docs/`, indexable: false });
    expect(row('/only-listed.html')).toMatchObject({ found_via: 'sitemap', in_sitemap: true });
    expect(row('/private/secret.html')).toMatchObject({
      status: null,
      skipped: { reason: 'robots', detail: expect.stringContaining('Disallow: /private/') },
    });
  });

  it('joins filters by all or by any, with facets of what is chosen', async () => {
    const filter = 'response_codes:internal_client_error,response_codes:internal_server_error';
    expect((await dataOf('filters', { filter })).rows).toEqual([]);
    const { rows, facets, selection } = await dataOf('filters', { filter, match: 'any' });
    expect((rows as Json[]).map(({ status }) => status).sort()).toEqual([404, 500]);
    expect(facets.status_class).toEqual([
      { value: '4xx', count: 1 },
      { value: '5xx', count: 1 },
    ]);
    expect(selection).toEqual({ filters: filter.split(','), match: 'any', facets: [], q: null });
  });

  it('are narrowed by facets and by a text of address or title, and sorted', async () => {
    const query = {
      facet: 'status_class:2xx',
      q: 'HARBOUR',
      sort: 'title',
      order: 'desc',
      fields: 'title,lang',
    };
    const { body } = await view('filters', query);
    const titles = (body.data.rows as Json[]).map(({ title }) => title as string);
    const chapters = Array.from({ length: 6 }, (_, n) => `Chapter ${6 - n} of the harbour`);
    expect(titles).toEqual(['Harbour', ...chapters]);
    expect(body.page.total).toBe(7);
    expect(body.data.selection).toEqual({
      filters: [],
      match: 'all',
      facets: ['statusClass:2xx'],
      q: 'HARBOUR',
    });
    const { rows, facets } = await dataOf('filters', { facet: 'lang:de', limit: '1000' });
    expect((rows as Json[]).map(({ lang }) => lang)).toEqual(['de']);
    // As if no language were chosen: another may be added.
    expect(facets.lang.map(({ value }: { value: string }) => value)).toContain('en');
    expect(facets.status_class).toEqual([{ value: '2xx', count: 1 }]);
  });

  it('are exported in the order in which they are listed', async () => {
    const query = { filter: 'internal:html', sort: 'inlinks', order: 'desc', fields: 'url,inlinks' };
    const pages = await pagesOf('filters', 'rows', { ...query, limit: '3' });
    const listed = pages.flat().map(({ url }) => url);
    const exported = parseCsv((await file('filters', 'csv', query)).text);
    expect(exported.map((row) => row['url'])).toEqual(listed);
    const inlinks = exported.map((row) => Number(row['inlinks']));
    expect(inlinks).toEqual(inlinks.toSorted((a, b) => b - a));
  });

  it('is written as CSV and NDJSON, of the fields that are asked for', async () => {
    const query = { filter: 'internal:all', fields: 'url,title,h1' };
    const rows = parseCsv((await file('filters', 'csv', query)).text);
    expect(Object.keys(rows[0]!).sort()).toEqual(['h1', 'title', 'url']);
    const lines = linesOf((await file('filters', 'ndjson', query)).text);
    expect(lines.map(({ url }) => url)).toEqual(rows.map((row) => row['url']));
    expect(lines.length).toBeGreaterThan(15);
    const none = await file('filters', 'csv', { filter: 'security:mixed_content', fields: 'url,title' });
    expect(none).toMatchObject({ status: 200, text: 'url,title\r\n' });
  });
});

describe('the view of the structure', () => {
  it('is a tree whose sums hold, cut as it is asked', async () => {
    const { root, depth_table: table, hosts } = await dataOf('structure');
    expect(root).toMatchObject({ path: '/', level: 0, has_page: true, url: `${site.origin}/` });
    const children = root.children as { path: string; urls: number; children: unknown[] }[];
    const below = children.reduce((sum, { urls }) => sum + urls, 0);
    expect(below).toBe(root.urls - root.own_urls);
    expect(children.find(({ path }) => path === '/docs/')).toMatchObject({
      urls: 13,
      children: expect.any(Array),
    });
    expect((table as { urls: number }[]).reduce((sum, { urls }) => sum + urls, 0)).toBeGreaterThan(0);
    expect(hosts).toEqual([{ host: new URL(site.origin).host, urls: expect.any(Number) }]);
    const flat = (await dataOf('structure', { levels: '1' })).root;
    expect((flat.children as Json[]).every(({ children: below }) => (below as unknown[]).length === 0)).toBe(
      true,
    );
    const docs = (await dataOf('structure', { path: '/docs/', max_children: '2', sort: 'name' })).root;
    expect(docs).toMatchObject({ path: '/docs/', children_total: 6, children_truncated: true });
    expect((docs.children as Json[]).map(({ path }) => path)).toEqual([
      '/docs/chapter-1/',
      '/docs/chapter-2/',
      '*',
    ]);
  });

  it.each(['depth', 'lang', 'template'])('has a tree by %s too', async (by) => {
    const { root } = await dataOf('structure', { by });
    expect((root.children as unknown[]).length).toBeGreaterThan(0);
  });
});

describe('the view of n-grams', () => {
  it('has the phrases of each length and language, and tells where they stand', async () => {
    const { ngrams, languages, totals, settings } = await dataOf('ngrams');
    expect(Object.keys(ngrams as object)).toEqual(['1', '2', '3', '4']);
    expect((languages as Json[]).map(({ lang }) => lang)).toEqual(expect.arrayContaining(['en', 'de']));
    expect(totals.pages).toBeGreaterThan(15);
    expect(settings).toMatchObject({ n: [1, 2, 3, 4], area: 'main', min_count: 3 });
    const two = (await dataOf('ngrams', { n: '2', q: 'harbour', limit: '3' })).ngrams;
    expect(Object.keys(two as object)).toEqual(['2']);
    expect((two['2'] as { text: string }[]).map(({ text }) => text)).toContain('harbour lights');
    expect((two['2'] as unknown[]).length).toBeLessThanOrEqual(3);
    const german = (await dataOf('ngrams', { lang: 'de', n: '1' })).ngrams['1'] as Json[];
    expect(german.map(({ text }) => text)).toContain('hafenmeister');
    const titles = (await dataOf('ngrams', { area: 'title', min_count: '1' })).ngrams['1'] as Json[];
    expect(titles.map(({ text }) => text)).toContain('harbour');
  });

  it('counts a folder or a page by itself', async () => {
    const docs = await dataOf('ngrams', { folder: '/docs/', n: '1' });
    expect(docs.totals.pages).toBe(13);
    const page = await dataOf('ngrams', { url: `${site.origin}/`, n: '2', min_count: '1' });
    expect(page.totals.pages).toBe(1);
    expect((page.ngrams['2'] as Json[]).every(({ pages }) => pages === 1)).toBe(true);
  });
});

describe('the view of the graph', () => {
  it('is whole for a small site, and cut and drawn as it is asked', async () => {
    const { stats, nodes, edges, truncated } = await dataOf('graph');
    expect(stats.nodes_total).toBe((nodes as unknown[]).length);
    expect(truncated).toMatchObject({
      nodes_shown: (nodes as unknown[]).length,
      edges_shown: (edges as unknown[]).length,
    });
    const sum = (nodes as { pagerank: number | null }[]).reduce(
      (total, { pagerank }) => total + (pagerank ?? 0),
      0,
    );
    expect(sum).toBeCloseTo(1, 3);
    const ids = new Set((nodes as { id: number }[]).map(({ id }) => id));
    for (const { source, target } of edges as { source: number; target: number }[])
      expect([ids.has(source), ids.has(target)]).toEqual([true, true]);
    const few = await dataOf('graph', { limit_nodes: '5', layout: 'tree' });
    expect((few.nodes as Json[]).filter(({ type }) => type !== 'folder').length).toBeLessThanOrEqual(5);
    expect((few.nodes as Json[]).every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
    const near = await dataOf('graph', { root: `${site.origin}/docs/`, hops: '1' });
    expect((near.nodes as Json[]).map(({ url }) => url)).toContain(`${site.origin}/docs/chapter-1/`);
    expect((near.nodes as Json[]).map(({ url }) => url)).not.toContain(`${site.origin}/hidden.html`);
    const errors = (await dataOf('graph', { types: 'error' })).nodes as Json[];
    expect(new Set(errors.map(({ type }) => type))).toEqual(new Set(['error']));
  });

  it('is written in the formats that tools for graphs read', async () => {
    const { nodes, edges } = await dataOf('graph');
    const counts = [(nodes as unknown[]).length, (edges as unknown[]).length];
    const parser = new XMLParser({
      ignoreAttributes: false,
      isArray: (name) => ['node', 'edge'].includes(name),
    });
    const gexf = await file('graph', 'gexf');
    expect(gexf.type).toBe('application/gexf+xml; charset=utf-8');
    const drawn = parser.parse(gexf.text).gexf.graph;
    expect([drawn.nodes.node.length, drawn.edges.edge.length]).toEqual(counts);
    const graphml = await file('graph', 'graphml');
    expect(graphml.type).toBe('application/graphml+xml; charset=utf-8');
    const read = parser.parse(graphml.text).graphml.graph;
    expect([read.node.length, read.edge.length]).toEqual(counts);
    for (const [part, count] of [
      ['nodes', counts[0]],
      ['edges', counts[1]],
    ] as const) {
      expect(parseCsv((await file('graph', 'csv', { part })).text)).toHaveLength(count!);
      expect(linesOf((await file('graph', 'ndjson', { part })).text)).toHaveLength(count!);
    }
    for (const line of linesOf((await file('graph', 'ndjson', { part: 'nodes' })).text))
      expect(namesIn(line).filter((name) => /[A-Z]/.test(name))).toEqual([]);
  });
});

describe('what stands on a page', () => {
  it('comes back as text and nothing else, from every view', async () => {
    for (const name of VIEWS) {
      const { headers } = await view(name);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const { rows } = await dataOf('filters', { filter: 'internal:html', limit: '1000' });
    const titles = (rows as Json[]).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining([HOSTILE.markup, HOSTILE.formula]));
    expect(titles.some((title) => String(title).includes('bell'))).toBe(true);
  });

  it('is no formula in a spreadsheet, and breaks no line of a file', async () => {
    for (const [name, query] of [
      ['issues', {}],
      ['filters', { filter: 'internal:all' }],
      ['graph', { part: 'nodes' }],
      ['graph', { part: 'edges' }],
    ] as const) {
      const { text } = await file(name, 'csv', query);
      for (const row of parseCsv(text))
        for (const cell of Object.values(row)) expect(/^[=+@\t\r]|^-(?!\d)/.test(cell) ? cell : '').toBe('');
      expect(text).not.toMatch(/(^|,|")=HYPERLINK/m);
      for (const line of linesOf((await file(name, 'ndjson', query)).text))
        expect(typeof line).toBe('object');
    }
    const rows = parseCsv((await file('filters', 'csv', { filter: 'internal:all' })).text);
    expect(rows.map((row) => row['title'])).toContain(`'${HOSTILE.formula}`);
    const xml = await file('graph', 'gexf');
    expect(xml.text).not.toContain('<script');
    expect(xml.text).not.toContain('\u0007');
  });
});

describe('a query of a view', () => {
  it.each<[string, Readonly<Record<string, string>>, string[]]>([
    ['map', {}, ['/view']],
    ['Overview', {}, ['/view']],
    ['overview', { format: 'csv' }, ['/format']],
    ['graph', { format: 'svg' }, ['/format']],
    [
      'issues',
      { severity: 'bad', category: 'x', changed: 'y', sort: 'z' },
      ['/category', '/changed', '/severity', '/sort'],
    ],
    ['issues', { check: 'no_such_check' }, ['/check']],
    ['issues', { check: 'broken_internal_link', cursor: 'x' }, ['/cursor']],
    ['issues', { min_inlinks: '1.5' }, ['/min_inlinks']],
    ['issues', { folder: '/'.repeat(2001) }, ['/folder']],
    ['filters', { filter: 'titles:odd' }, ['/filter']],
    ['filters', { filter: 'internal:all', fields: 'url,colour' }, ['/fields']],
    ['filters', { match: 'some' }, ['/match']],
    ['filters', { facet: 'colour:red' }, ['/facet']],
    ['filters', { facet: 'lang' }, ['/facet']],
    ['filters', { facet: `folder:/${'x'.repeat(2000)}` }, ['/facet']],
    ['filters', { sort: 'pagerank', order: 'up', q: 'x'.repeat(201) }, ['/order', '/q', '/sort']],
    [
      'structure',
      { by: 'x', levels: 'x', max_children: '', sort: 'x' },
      ['/by', '/levels', '/max_children', '/sort'],
    ],
    ['structure', { path: '/nowhere/' }, ['/path']],
    [
      'ngrams',
      { n: '5', area: 'x', sort: 'x', stop_words: 'x', nested: 'x' },
      ['/area', '/n', '/nested', '/sort', '/stop_words'],
    ],
    ['ngrams', { folder: '/nowhere/' }, ['/folder']],
    ['ngrams', { url: 'https://elsewhere.example/' }, ['/url']],
    ['ngrams', { lang: 'x'.repeat(36), q: 'x'.repeat(201) }, ['/lang', '/q']],
    [
      'graph',
      { limit_nodes: 'x', layout: 'x', types: 'x', part: 'x' },
      ['/layout', '/limit_nodes', '/part', '/types'],
    ],
    ['graph', { root: 'https://elsewhere.example/' }, ['/root']],
    ['graph', { root: 'https://elsewhere.example/', format: 'gexf' }, ['/root']],
  ])('%s %j is refused, with every fault named', async (name, query, paths) => {
    const answer = await view(name, query);
    expectProblem(answer, 422, 'invalid_params');
    expect((answer.body.errors as { path: string }[]).map(({ path }) => path).sort()).toEqual(paths);
  });

  it('is refused when a parameter is given twice that has one value', async () => {
    const path = `/v1/editions/${tenant.edition}/audit/${first}`;
    for (const query of [
      'view=issues&view=graph',
      'view=issues&folder=/a&folder=/b',
      'view=graph&format=csv&format=csv',
    ])
      expectProblem(await call(galley, tenant.read, 'GET', `${path}?${query}`), 422, 'invalid_params');
  });

  it('is only clamped where a number is out of bounds', async () => {
    expect((await view('filters', { filter: 'internal:all', limit: '0' })).body.page.limit).toBe(1);
    expect(
      (await view('filters', { filter: 'internal:all', limit: '99999999999999999999' })).body.page.limit,
    ).toBe(1000);
    expect((await view('filters', { filter: 'internal:all', limit: 'many' })).body.page.limit).toBe(100);
    expect((await dataOf('graph', { limit_nodes: '-4' })).truncated.limit_nodes).toBe(1);
  });
});

describe('a second audit', () => {
  it('tells what is new, fixed and the same beside the first', async () => {
    const { changes, score } = await dataOf('overview', {}, second);
    // Of two URLs that came one is a page; what answered 410 is none any more.
    expect(changes).toMatchObject({ since: first, pages_added: 1, pages_removed: 1 });
    expect(changes.status_changed).toBeGreaterThanOrEqual(2);
    expect(changes.issues_new).toBeGreaterThan(0);
    expect(changes.issues_fixed).toBeGreaterThan(0);
    const before = (await dataOf('overview')).score.value as number;
    expect(score).toMatchObject({ previous: before, delta: score.value - before });
    const missing = async (changed: string) =>
      ((await dataOf('issues', { check: 'broken_internal_link', changed }, second)).items as Json[]).map(
        ({ url, change }) => [String(url).replace(site.origin, ''), change],
      );
    expect(await missing('new')).toContainEqual(['/also-missing.html', 'new']);
    expect(await missing('same')).toEqual([['/missing.html', 'same']]);
    const fixed = (await dataOf('issues', { changed: 'fixed' }, second)).issues as {
      change: Json;
      check: string;
    }[];
    expect(fixed.length).toBeGreaterThan(0);
    const gone = await dataOf('issues', { changed: 'fixed', check: fixed[0]!.check }, second);
    expect((gone.items as Json[]).map(({ change }) => change)).toContain('fixed');
    // What is fixed is no hit of the second audit.
    const broken = await dataOf('issues', { check: 'broken_internal_link' }, second);
    expect((broken.items as Json[]).every(({ change }) => change !== 'fixed')).toBe(true);
  });

  it('leaves the first as it was', async () => {
    expect((await dataOf('overview')).changes).toMatchObject({ since: null, issues_new: 0, issues_fixed: 0 });
    const all = await dataOf('issues', { changed: 'new' });
    expect(all.issues).toEqual([]);
  });
});
