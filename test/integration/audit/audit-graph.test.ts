import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { isEnumType } from 'graphql';
import { CHECKS } from '../../../src/libs/site-audit/index.js';
import type { App } from '../../../src/main/build-app.js';
import { Analysis } from '../../../src/services/audit/analysis.js';
import { loadGraphSchema } from '../../../src/transports/graphql/graph-schema.js';
import { placeCursor } from '../../../src/transports/input/cursor.js';
import { harbourPage, HOSTILE } from '../../support/audit/audited-site.js';
import { everythingOf, fieldsBelow, filledFields } from '../../support/everything-of.js';
import { openAuditedGalley, type AuditedGalley } from '../../support/audit/audited-galley.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { gate } from '../../support/gate.js';
import { collect, openGraphClient, type GraphClient } from '../../support/graph/graph-client.js';
import { call, createTenant, graph, type Answer, type Tenant } from '../../support/server/test-galley.js';
import { startTestWebsite } from '../../support/server/test-website.js';
import { until } from '../../support/until.js';

const schema = loadGraphSchema();
const AUDIT = 'query ($id: ID!) { audit(id: $id)';
const PROGRESS = `subscription ($id: ID!) { auditProgress(id: $id) {
  id status pageCount error { code message } crawl { coverage { fetched complete } } overview { score { value } } } }`;
const START =
  'mutation ($slug: ID!) { startAudit(input: { edition: $slug }) { audit { id status edition { id } pageCount finishedAt } } }';

type Json = Readonly<Record<string, unknown>>;

/** With something in each field of a test, as a string of GraphQL. */
const ROBOTS = String.raw`User-agent: *\nDisallow: /a\nCrawl-delay: 1\nSitemap: https://a.example/s.xml\nnonsense`;

let audited: AuditedGalley;
let sql: AuditedGalley['sql'];
let galley: App;
let tenant: Tenant;
let first: string;
let second: string;
const clients: GraphClient[] = [];

beforeAll(async () => {
  audited = await openAuditedGalley((site) => {
    site.set('/broken.html', harbourPage('Fixed at last', ['/']));
    site.set('/de/', harbourPage('The harbour in German', ['/also-missing.html']));
  });
  ({ sql, galley, tenant, first, second } = audited);
});
beforeEach(() => freshLimits(audited.database));
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
  jest.restoreAllMocks();
});
afterAll(() => audited.close());

function openClient(token: string): GraphClient {
  const client = openGraphClient(galley, token);
  clients.push(client);
  return client;
}

function startOf({ full, edition }: Tenant): Promise<Answer> {
  return graph(galley, full, START, { slug: edition });
}

async function read(selection: string, id = second): Promise<Answer['body']> {
  const { body } = await graph(galley, tenant.read, `${AUDIT} ${selection} }`, { slug: tenant.edition, id });
  expect(body.errors).toBeUndefined();
  return body.data.audit;
}

async function restView(query: string, id = second): Promise<Answer['body']> {
  const path = `/v1/editions/${tenant.edition}/audit/${id}?${query}`;
  return (await call(galley, tenant.read, 'GET', path)).body;
}

describe('the types of an audit', () => {
  it('are filled by what an audit finds, every field of every one, in one document', async () => {
    const args = {
      'Audit.issues': 'check: "broken_internal_link", limit: 1',
      // All of them, by every way to choose some.
      'Audit.filters':
        'filter: ["internal:all"], q: "/", facet: ["inSitemap:true", "inSitemap:false"], sort: URL, limit: 36',
      'Audit.url': `address: "${audited.site.origin}/docs/"`,
      'AuditUrl.links': 'limit: 2',
      'AuditUrl.sources': 'limit: 2',
      'AuditUrl.images': 'limit: 1',
      'Audit.graph': 'layout: TREE, limitNodes: 8, limitEdges: 2000',
      'Audit.ngrams': 'minCount: 1',
      'Audit.changes': 'limit: 8',
      'Audit.sitemap': null,
      'Audit.robots': `urls: ["/a"], robotsTxt: "${ROBOTS}"`,
    };
    // Three levels of folders.
    const value = await read(everythingOf(schema, 'Audit', args, 3));
    const filled = filledFields(schema, 'Audit', value);
    // It was started without searches and segments, which have a test of their own, and a sitemap costs too much beside all.
    const isElsewhere = (field: string) =>
      /^Audit(?:Find|Found|Rendered|Search|Segment|SitemapFile|\.sitemap$)/.test(field);
    const empty = [...fieldsBelow(schema, 'Audit')].filter(
      (field) => !filled.has(field) && !isElsewhere(field),
    );
    // What this site has nothing of.
    expect(empty.sort()).toEqual([
      'Audit.error',
      'Audit.stage',
      'AuditAnswer.failure',
      'AuditConfig.exclude',
      'AuditConfig.include',
      'AuditConfig.maxDepth',
      'AuditConfig.searches',
      'AuditConfig.segments',
      'AuditCrawl.crawlDelaySeconds',
      'AuditCrawl.secondsLeft',
      'AuditError.code',
      'AuditError.message',
      'AuditImage.alt',
      'AuditOverview.searches',
      'AuditOverview.segments',
      'AuditRobotsTest.status',
      'AuditRobotsTxt.crawlDelaySeconds',
      'AuditRow.found',
      'AuditRow.rendered',
      'AuditScore.caps',
      'AuditScoreCap.max',
      'AuditScoreCap.reason',
    ]);
  });

  it('have the same values as the views of REST', async () => {
    const overview = await read(
      '{ status finishedAt crawl { startedAt stopReason } overview { score { value lost { check severity } } totals { htmlPages } statusClasses { success clientError } changes { since issuesNew } } }',
    );
    const rest = await restView('view=overview');
    expect(overview).toMatchObject({
      status: 'DONE',
      finishedAt: `${rest.finished_at as string}Z`,
      crawl: { startedAt: `${rest.crawl.started_at as string}Z`, stopReason: 'DONE' },
      overview: {
        score: { value: rest.data.score.value },
        totals: { htmlPages: rest.data.totals.html_pages },
        statusClasses: {
          success: rest.data.status_classes['2xx'],
          clientError: rest.data.status_classes['4xx'],
        },
        changes: { since: first, issuesNew: rest.data.changes.issues_new },
      },
    });
    const lost = (rest.data.score.lost as { check: string; severity: string }[]).map(
      ({ check, severity }) => ({
        check,
        severity: severity.toUpperCase(),
      }),
    );
    expect(overview.overview.score.lost).toEqual(lost);
    const { graph: drawn } = await read(
      '{ graph { nodes { id url type pagerank } edges { source target type } } }',
    );
    const { data } = await restView('view=graph');
    expect(drawn.nodes).toEqual(
      (data.nodes as Json[]).map(({ id, url, type, pagerank }) => ({
        id,
        url,
        type: String(type).toUpperCase(),
        pagerank,
      })),
    );
    expect(drawn.edges).toHaveLength((data.edges as unknown[]).length);
  });

  it('take every value of every enum as an argument', async () => {
    const ENUMS = {
      AuditSeverity: (value: string) => `issues(severity: ${value}) { issues { severity } }`,
      AuditCategory: (value: string) => `issues(category: ${value}) { issues { category } }`,
      AuditChange: (value: string) => `issues(changed: ${value}) { issues { check } }`,
      AuditIssueSort: (value: string) => `issues(sort: ${value}) { issues { check } }`,
      AuditRowSort: (value: string) =>
        `filters(sort: ${value}, order: DESC, filter: ["internal:all"]) { rows { url } }`,
      AuditMatch: (value: string) => `filters(match: ${value}, filter: ["internal:all"]) { page { total } }`,
      AuditStructureBy: (value: string) => `structure(by: ${value}) { root { path } }`,
      AuditStructureSort: (value: string) => `structure(sort: ${value}) { root { path } }`,
      AuditNgramArea: (value: string) => `ngrams(area: ${value}) { settings { area } }`,
      AuditNgramSort: (value: string) => `ngrams(sort: ${value}) { totals { pages } }`,
      AuditStopWords: (value: string) => `ngrams(stopWords: ${value}) { settings { stopWords } }`,
      AuditNodeType: (value: string) => `graph(types: [${value}], limitNodes: 5) { nodes { type } }`,
      AuditLayout: (value: string) => `graph(layout: ${value}) { nodes { x } }`,
    };
    for (const [name, fieldOf] of Object.entries(ENUMS)) {
      const type = schema.getType(name);
      if (!isEnumType(type)) throw new Error(`${name} is no enum`);
      for (const { name: value } of type.getValues()) {
        const answer = await read(`{ ${fieldOf(value)} }`);
        const [shown] = Object.values(answer as Record<string, Json | null>);
        expect([name, value, shown]).toEqual([name, value, expect.anything()]);
        if (name === 'AuditSeverity' || name === 'AuditCategory')
          for (const issue of shown!['issues'] as Json[]) expect(Object.values(issue)).toEqual([value]);
        if (name === 'AuditNodeType')
          expect(new Set((shown!['nodes'] as Json[]).map(({ type: one }) => one)).size).toBeLessThanOrEqual(
            1,
          );
      }
    }
  });

  it('page through hits and URLs by their cursor', async () => {
    const { issues } = await read('{ issues(sort: COUNT) { issues { check count } } }');
    const [{ check, count }] = issues.issues as [{ check: string; count: number }];
    const urls: unknown[] = [];
    for (let cursor: string | null = null; ;) {
      const next = cursor === null ? '' : `, cursor: "${cursor}"`;
      const page = (
        await read(
          `{ issues(check: "${check}", limit: 4${next}) { items { url } page { nextCursor total limit } } }`,
        )
      ).issues;
      urls.push(...(page.items as Json[]).map(({ url }) => url));
      expect(page.page).toMatchObject({ total: count, limit: 4 });
      cursor = page.page.nextCursor as string | null;
      if (cursor === null) break;
    }
    expect(urls).toHaveLength(count);
    expect(new Set(urls).size).toBe(count);
  });

  it('tell what is JSON as REST does, name by name', async () => {
    const check = 'broken_internal_link';
    const { issues } = await read(`{ issues(check: "${check}") { items { detail } } }`);
    const { data } = await restView(`view=issues&check=${check}`);
    const detailsOf = (items: readonly Json[]) => items.map(({ detail }) => detail as Json);
    expect(detailsOf(issues.items as Json[])).toEqual(detailsOf(data.items as Json[]));
    const all = (await read('{ issues { issues { samples { detail } } } }')).issues.issues as {
      samples: Json[];
    }[];
    const names = new Set(
      all.flatMap(({ samples }) => detailsOf(samples).flatMap((detail) => Object.keys(detail))),
    );
    expect([...names].filter((name) => name.includes('_')).length).toBeGreaterThan(1);
    expect([...names].filter((name) => /[A-Z]/.test(name))).toEqual([]);
  });

  it('refuse the same arguments as REST, with the same paths', async () => {
    for (const [selection, path] of [
      ['issues(check: "none") { page { total } }', '/check'],
      ['issues(check: "broken_internal_link", cursor: "x") { page { total } }', '/cursor'],
      ['filters(filter: ["x:y"]) { page { total } }', '/filter'],
      ['filters(facet: ["colour:red"]) { page { total } }', '/facet'],
      [`filters(q: "a", cursor: "${placeCursor(999_999)}") { page { total } }`, '/cursor'],
      [`filters(q: "a", sort: WORDS, cursor: "${placeCursor(999_999)}") { rows { url } }`, '/cursor'],
      ['structure(path: "/nowhere/") { root { path } }', '/path'],
      ['ngrams(n: [5]) { totals { pages } }', '/n'],
      ['graph(root: "https://elsewhere.example/") { nodes { id } }', '/root'],
    ]) {
      const { body } = await graph(galley, tenant.read, `${AUDIT} { ${selection!} } }`, {
        slug: tenant.edition,
        id: second,
      });
      expect(body.errors).toMatchObject([{ extensions: { code: 'invalid_params', errors: [{ path }] } }]);
    }
  });

  it('carry what stands on a page as text', async () => {
    const { filters } = await read('{ filters(filter: ["internal:html"], limit: 1000) { rows { title } } }');
    expect((filters.rows as Json[]).map(({ title }) => title)).toEqual(
      expect.arrayContaining([HOSTILE.markup, HOSTILE.formula]),
    );
  });
});

describe('one URL of an audit', () => {
  const urlOf = async (path: string, selection: string) =>
    (await read(`{ url(address: "${audited.site.origin}${path}") ${selection} }`)).url;
  const LINKS = '{ items { url status anchors position type follow links } page { total nextCursor } }';

  it('has its links and pictures with what they answered, in the order of the page', async () => {
    const { links, images, headings, row } = await urlOf(
      '/docs/',
      `{ row { title } headings { level text } links ${LINKS} images { items { src status alt hasSize } page { total } } }`,
    );
    expect(row).toEqual({ title: 'Docs' });
    expect(headings).toEqual([{ level: 1, text: 'Docs' }]);
    expect(links.page).toEqual({ total: 7, nextCursor: null });
    expect((links.items as Json[]).slice(0, 2)).toEqual([
      {
        url: `${audited.site.origin}/`,
        status: 200,
        anchors: ['Home'],
        position: 'nav',
        type: 'link',
        follow: true,
        links: 1,
      },
      expect.objectContaining({ url: `${audited.site.origin}/docs/chapter-1/`, position: 'main' }),
    ]);
    expect(images).toEqual({
      items: [{ src: `${audited.site.origin}/lamp.png`, status: 200, alt: null, hasSize: false }],
      page: { total: 1 },
    });
    const dated = (await urlOf('/dated.html', `{ links ${LINKS} }`)).links.items as Json[];
    expect(dated.find(({ follow }) => follow === false)).toMatchObject({ status: 404, anchors: ['Gone'] });
  });

  it('has what leads to it, each once, page by page', async () => {
    const whole = (await urlOf('/missing.html', `{ sources ${LINKS} }`)).sources;
    expect(whole.page.total).toBe(whole.items.length);
    expect(whole.items).toContainEqual({
      url: `${audited.site.origin}/docs/chapter-1/`,
      status: 200,
      anchors: ['About missing html'],
      position: 'main',
      type: 'link',
      follow: true,
      links: 1,
    });
    const paged: Json[] = [];
    for (let cursor: string | null = null; ;) {
      const next = cursor === null ? '' : `, cursor: "${cursor}"`;
      const { sources } = await urlOf('/missing.html', `{ sources(limit: 2${next}) ${LINKS} }`);
      paged.push(...(sources.items as Json[]));
      cursor = sources.page.nextCursor as string | null;
      if (cursor === null) break;
    }
    expect(paged).toEqual(whole.items);
    expect(
      (await urlOf('/moved.html', `{ answer { headers { name value } } }`)).answer.headers,
    ).toContainEqual({ name: 'Location', value: `${audited.site.origin}/docs/` });
  });

  it('has its history, the newest audit first', async () => {
    const { history } = await urlOf('/broken.html', '{ history { audit row { status title } } }');
    expect(history).toEqual([
      { audit: second, row: { status: 200, title: 'Fixed at last' } },
      { audit: first, row: { status: 500, title: null } },
    ]);
    const added = (await urlOf('/also-missing.html', '{ history { audit row { status } } }')).history;
    expect(added).toEqual([
      { audit: second, row: { status: 404 } },
      { audit: first, row: null },
    ]);
  });

  it('is null where the crawl does not know it, and nobody else’s', async () => {
    expect(await urlOf('/nowhere', '{ row { url } }')).toBeNull();
    const stranger = await createTenant(galley, {});
    const address = `${audited.site.origin}/`;
    const { body } = await graph(
      galley,
      stranger.read,
      `{ audit(id: "${second}") { url(address: "${address}") { row { url } } } }`,
      {},
    );
    expect(body.errors).toMatchObject([{ extensions: { code: 'not_found' } }]);
  });

  it('refuses a cursor that is none', async () => {
    for (const list of ['links', 'sources', 'images']) {
      const { body } = await graph(
        galley,
        tenant.read,
        `${AUDIT} { url(address: "${audited.site.origin}/") { ${list}(cursor: "x") { page { total } } } } }`,
        { id: second },
      );
      expect(body.errors).toMatchObject([
        { extensions: { code: 'invalid_params', errors: [{ path: '/cursor' }] } },
      ]);
    }
  });
});

describe('the catalogue of checks', () => {
  it('has all 123 checks as the catalogue defines them', async () => {
    const everything = everythingOf(schema, 'AuditCheck');
    const { body } = await graph(galley, tenant.read, `{ auditChecks ${everything} }`);
    expect(body.errors).toBeUndefined();
    const checks = body.data.auditChecks as Json[];
    expect(checks).toHaveLength(123);
    expect(checks.map(({ id }) => id)).toEqual(CHECKS.map(({ id }) => id));
    expect(checks.map(({ source }) => source)).toEqual(CHECKS.map(({ source }) => source));
    expect(checks.every(({ rule, why, fix }) => rule !== '' && why !== '' && fix !== '')).toBe(true);
  });
});

/** A site of one page that is not answered before the gate is open, and a tenant whose domain it is. */
async function startSlow() {
  const blockage = gate();
  const website = await startTestWebsite({
    '/': (_request, response) => {
      void blockage.opened.then(() =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Here</h1>'),
      );
    },
  });
  const owner = await createTenant(galley, { webAddress: website.origin, verified: true });
  const { body } = await startOf(owner);
  expect(body.errors).toBeUndefined();
  const { id } = body.data.startAudit.audit as { id: string };
  const close = async () => {
    blockage.open();
    await website.close();
  };
  return { owner, id, start: body.data.startAudit.audit as Json, open: () => blockage.open(), close };
}

const isCrawled = async (id: string) =>
  (await sql.query('SELECT 1 FROM audits WHERE id = $1 AND crawled_at IS NOT NULL', [id])).rows.length === 1;

describe('the progress of an audit', () => {
  it('is shown from its present state to its end, with its views, and then completes', async () => {
    const slow = await startSlow();
    try {
      expect(slow.start).toEqual({
        id: slow.id,
        status: 'CRAWLING',
        edition: { id: slow.owner.edition },
        pageCount: 0,
        finishedAt: null,
      });
      const variables = { id: slow.id };
      const results = openClient(slow.owner.read).follow(PROGRESS, variables);
      const seen = [(await results.next()).value.data.auditProgress as Json];
      expect(seen[0]).toMatchObject({ id: slow.id, status: 'CRAWLING', overview: null, error: null });
      slow.open();
      for await (const { data } of results) seen.push(data.auditProgress as Json);
      const states = seen.map(({ status }) => status);
      expect([...new Set(states)]).toEqual(
        ['CRAWLING', 'ANALYSING', 'DONE'].filter((one) => states.includes(one)),
      );
      expect(states.filter((status) => status === 'DONE')).toHaveLength(1);
      expect(seen.at(-1)).toMatchObject({
        status: 'DONE',
        pageCount: 1,
        crawl: { coverage: { complete: true } },
        overview: { score: { value: expect.any(Number) } },
      });
      const pages = seen.map(({ pageCount }) => pageCount as number);
      expect(pages).toEqual([...pages].sort((a, b) => a - b));
      // One that is over is shown once.
      expect(await collect(openClient(slow.owner.full).follow(PROGRESS, variables))).toMatchObject([
        { data: { auditProgress: { status: 'DONE' } } },
      ]);
    } finally {
      await slow.close();
    }
  });

  it('follows one analysis of a crawl that has ended, however many watch', async () => {
    const slow = await startSlow();
    const analysed = jest.spyOn(Analysis.prototype, 'analyse');
    try {
      slow.open();
      await until(() => isCrawled(slow.id));
      const client = openClient(slow.owner.read);
      const watched = await Promise.all(
        Array.from({ length: 5 }, () => collect(client.follow(PROGRESS, { id: slow.id }))),
      );
      for (const seen of watched)
        expect(seen.at(-1)).toMatchObject({ data: { auditProgress: { status: 'DONE' } } });
      expect(analysed).toHaveBeenCalledTimes(1);
    } finally {
      await slow.close();
    }
  });

  it('tells why an audit failed', async () => {
    const owner = await createTenant(galley, { webAddress: 'http://10.0.0.1/', verified: true });
    const { id } = (await startOf(owner)).body.data.startAudit.audit as { id: string };
    const seen = await collect(openClient(owner.read).follow(PROGRESS, { id }));
    expect(seen.at(-1)).toMatchObject({
      data: { auditProgress: { status: 'FAILED', error: { code: 'source_blocked' }, overview: null } },
    });
  });

  it('is not shown to another account, whose connection goes on', async () => {
    const stranger = await createTenant(galley);
    const client = openClient(stranger.full);
    for (const id of [first, 'x']) {
      const refused = await collect(client.follow(PROGRESS, { id })).catch((errors: unknown) => errors);
      expect(refused).toMatchObject([{ extensions: { code: 'not_found' } }]);
    }
    expect(await collect(client.follow('{ me { user { id } } }'))).toHaveLength(1);
  });

  it('ends when its key is revoked, and another key’s goes on', async () => {
    const slow = await startSlow();
    try {
      const variables = { id: slow.id };
      const { key, token } = await galley.services.keys.create({
        userId: slow.owner.user,
        name: 'to be revoked',
        permission: 'read',
      });
      const [lost, kept] = [openClient(token), openClient(slow.owner.read)];
      const [results, others] = [lost.follow(PROGRESS, variables), kept.follow(PROGRESS, variables)];
      for (const each of [results, others]) expect((await each.next()).value).toMatchObject({ data: {} });
      const before = performance.now();
      await galley.services.keys.revoke(key.id);
      expect(await lost.closed).toMatchObject({ code: 4403 });
      // By its news: the next look alone would take 15 s.
      expect(performance.now() - before).toBeLessThan(5000);
      slow.open();
      const rest = await collect(others);
      expect(rest.at(-1)).toMatchObject({ data: { auditProgress: { status: 'DONE' } } });
    } finally {
      await slow.close();
    }
  });

  it('is watched twenty times by one key, and no more', async () => {
    const slow = await startSlow();
    try {
      const variables = { id: slow.id };
      const client = openClient(slow.owner.read);
      const watched = Array.from({ length: 20 }, () => client.follow(PROGRESS, variables));
      for (const each of watched) await each.next();
      const refused = await collect(client.follow(PROGRESS, variables)).catch((errors: unknown) => errors);
      expect(refused).toMatchObject([{ extensions: { code: 'rate_limited', retryAfter: 60 } }]);
    } finally {
      await slow.close();
    }
  });
});
