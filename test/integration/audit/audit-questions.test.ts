import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { auditSite, openAuditedGalley, type AuditedGalley } from '../../support/audit/audited-galley.js';
import { expectProblem } from '../../support/expect-problem.js';
import { parseCsv } from '../../support/parse-csv.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { call, graph } from '../../support/server/test-galley.js';

const SEARCHES = [
  { name: 'Main heading', css: 'body h1' },
  { name: 'Chapter number', regex: 'Chapter (\\d+)', in: 'text' },
  { name: 'Tag manager', text: 'GTM-' },
];
const SEGMENTS = [
  { name: 'Docs', include: ['/docs/'] },
  { name: 'Nowhere', include: ['/nowhere/'] },
];

let audited: AuditedGalley;
let id: string;
beforeAll(async () => {
  audited = await openAuditedGalley(() => undefined);
  id = await auditSite(audited.galley, audited.tenant, { searches: SEARCHES, segments: SEGMENTS });
});
beforeEach(() => freshLimits(audited.database));
afterAll(() => audited.close());

const ask = (query: string) =>
  call(
    audited.galley,
    audited.tenant.read,
    'GET',
    `/v1/editions/${audited.tenant.edition}/audit/${id}?${query}`,
  );
const pathsOf = (rows: readonly { url: string }[]) => rows.map(({ url }) => new URL(url).pathname).sort();

describe('the searches of an audit', () => {
  it('list the pages on which they found something or nothing, with what they found', async () => {
    const { body } = await ask('view=filters&filter=search:Chapter number&fields=url,found&limit=1000');
    expect(body.crawl.config.searches[1]).toEqual({
      ...{ name: 'Chapter number', kind: 'regex', pattern: 'Chapter (\\d+)', attribute: null, in: 'text' },
    });
    const rows = body.data.rows as {
      url: string;
      found: { search: string; count: number; values: string[] }[];
    }[];
    expect(rows.length).toBeGreaterThan(0);
    for (const { found } of rows) {
      expect(found.map(({ search }) => search)).toEqual(SEARCHES.map(({ name }) => name));
      expect(found[1]!.values[0]).toMatch(/^\d+$/);
    }
    const without = await ask('view=filters&filter=no_search:Chapter number&fields=url&limit=1000');
    const all = await ask(
      'view=filters&filter=search:Main heading,no_search:Main heading&match=any&fields=url&limit=1000',
    );
    expect(pathsOf([...rows, ...without.body.data.rows])).toEqual(pathsOf(all.body.data.rows));
    const groups = body.data.groups as { id: string; filters: { id: string; count: number }[] }[];
    expect(groups.find((group) => group.id === 'search')!.filters).toContainEqual(
      expect.objectContaining({ id: 'Chapter number', count: rows.length }),
    );
    const csv = await ask('view=filters&filter=search:Chapter number&fields=url,found&format=csv');
    expect(parseCsv(String(csv.body))).toHaveLength(rows.length);
  });

  it('are facets by the first value of each page, by REST and GraphQL alike', async () => {
    const { body } = await ask('view=filters&filter=search:Chapter number&fields=url,found&limit=1000');
    const facet = body.data.facets.found.find(
      ({ search }: { search: string }) => search === 'Chapter number',
    ) as { values: { value: string; count: number }[] };
    const rows = body.data.rows as { url: string; found: { values: string[] }[] }[];
    const [first] = facet.values;
    const expected = rows.filter(({ found }) => found[1]!.values[0] === first!.value);
    expect(first!.count).toBe(expected.length);
    const name = `found:Chapter number:${first!.value}`;
    const chosen = await ask(`view=filters&facet=${encodeURIComponent(name)}&fields=url&limit=1000`);
    expect(pathsOf(chosen.body.data.rows)).toEqual(pathsOf(expected));
    expect(chosen.body.data.selection.facets).toEqual([name]);
    const query = `query ($id: ID!, $facet: [String!]) { audit(id: $id) { filters(facet: $facet) {
      facets { field values { value count } } selection { facets } } } }`;
    const answer = await graph(audited.galley, audited.tenant.read, query, { id, facet: [name] });
    const { filters } = answer.body.data.audit;
    expect(filters.selection.facets).toEqual([name]);
    expect(filters.facets).toContainEqual({
      field: 'found:Chapter number',
      values: expect.arrayContaining([first]),
    });
    expectProblem(await ask('view=filters&facet=found:7'), 422, 'invalid_params');
  });

  it('are counted in the overview, by REST and GraphQL alike', async () => {
    const { body } = await ask('view=overview');
    const { searches, changes } = body.data;
    // It is the same crawl as ever, so it is compared with the one before.
    expect(changes.since).toBe(audited.second);
    expect(searches.map(({ name }: { name: string }) => name)).toEqual(SEARCHES.map(({ name }) => name));
    expect(searches[0].pages).toBeGreaterThan(3);
    expect(searches[0].values[0]).toEqual({ value: expect.any(String), pages: expect.any(Number) });
    expect(searches[2]).toEqual({ name: 'Tag manager', pages: 0, matches: 0, values: [] });
    const query = `query ($id: ID!) { audit(id: $id) { crawl { config { searches { name kind } segments { name include } } }
      overview { searches { name pages matches values { value pages } } } } }`;
    const answer = await graph(audited.galley, audited.tenant.read, query, { id });
    const { crawl, overview } = answer.body.data.audit;
    expect(overview.searches).toEqual(searches);
    expect(crawl.config.segments).toEqual(SEGMENTS);
    expect(crawl.config.searches[0]).toEqual({ name: 'Main heading', kind: 'css' });
  });
});

describe('the segments of an audit', () => {
  it('have a score and issues of their own, and list their URLs', async () => {
    const { body } = await ask('view=overview');
    const [docs, nowhere] = body.data.segments;
    expect(nowhere).toEqual({
      ...{ name: 'Nowhere', urls: 0, pages: 0, indexable: 0, score: null, grade: null, issues: [] },
    });
    expect(docs).toMatchObject({ name: 'Docs', score: expect.any(Number), grade: expect.any(String) });
    const rows = (await ask('view=filters&filter=segment:Docs&fields=url,issues&limit=1000')).body.data
      .rows as {
      url: string;
      issues: string[];
    }[];
    expect(rows).toHaveLength(docs.urls);
    for (const { url } of rows) expect(new URL(url).pathname).toMatch(/^\/docs\//);
    // Each check of its list hit as many of them.
    for (const { check, urls } of docs.issues as { check: string; urls: number }[])
      expect([check, urls]).toEqual([check, rows.filter(({ issues }) => issues.includes(check)).length]);
    expect(docs.issues.length).toBeGreaterThan(0);
    const lost = docs.issues.reduce((sum: number, { points }: { points: number }) => sum + points, 0);
    expect(lost).toBeCloseTo(100 - docs.score, 5);
  });
});

describe('what is asked of an audit', () => {
  it('is refused where it is no question, with the field that is wrong', async () => {
    const search = { name: 'a', css: 'p' };
    for (const [body, path] of [
      [{ searches: [] }, '/searches'],
      [{ searches: Array.from({ length: 21 }, (_, n) => ({ ...search, name: `a${n}` })) }, '/searches'],
      [{ searches: [{ name: 'a,b', css: 'p' }] }, '/searches/0/name'],
      [{ searches: [search, { ...search, name: 'A' }] }, '/searches/1/name'],
      [{ searches: [{ name: 'a' }] }, '/searches/0'],
      [{ searches: [{ ...search, text: 'b' }] }, '/searches/0'],
      [{ searches: [{ ...search, selector: 'p' }] }, '/searches/0/selector'],
      [{ searches: [{ name: 'a', text: 'b', attribute: 'c' }] }, '/searches/0/attribute'],
      [{ searches: [{ ...search, in: 'text' }] }, '/searches/0/in'],
      [{ searches: [{ name: 'a', css: 'p:hover' }] }, '/searches/0/css'],
      [{ searches: [search, { name: 'b', regex: '(a' }] }, '/searches/1/regex'],
      [{ searches: [{ name: 'a', text: 'x'.repeat(501) }] }, '/searches/0/text'],
      [{ segments: [{ name: 'a', include: [] }] }, '/segments/0/include'],
      [{ segments: [{ name: 'a', include: ['docs'] }] }, '/segments/0/include/0'],
      [{ segments: [{ name: 'a', path: '/' }] }, '/segments/0/include'],
      // Nobody has turned it on.
      [{ render_pages: 3 }, '/render_pages'],
    ] as const) {
      const at = `/v1/editions/${audited.tenant.edition}/audit`;
      const answer = await call(audited.galley, audited.tenant.full, 'POST', at, body);
      expectProblem(answer, 422, 'invalid_params');
      expect([body, answer.body.errors?.map(({ path: at_ }: { path: string }) => at_)]).toEqual([
        body,
        expect.arrayContaining([path]),
      ]);
    }
  });
});
