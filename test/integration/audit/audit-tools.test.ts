import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { openAuditedGalley, type AuditedGalley } from '../../support/audit/audited-galley.js';
import { gate } from '../../support/gate.js';
import { expectProblem } from '../../support/expect-problem.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { call, createTenant, graph, type Answer } from '../../support/server/test-galley.js';

let audited: AuditedGalley;
beforeAll(async () => {
  audited = await openAuditedGalley(() => undefined);
});
beforeEach(() => freshLimits(audited.database));
afterAll(() => audited.close());

const pathOf = (id: string) => `/v1/editions/${audited.tenant.edition}/audit/${id}`;

describe('the sitemap of an audit', () => {
  const ask = (query = '', id = audited.first) =>
    call(audited.galley, audited.tenant.read, 'GET', `${pathOf(id)}/sitemap${query}`);

  it('names the pages that may be indexed, and no others, by REST and GraphQL alike', async () => {
    const { status, headers, body } = await ask();
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="sitemap.xml"');
    const xml = String(body);
    const named = (new XMLParser().parse(xml).urlset.url as { loc: string }[]).map(({ loc }) => loc);
    const { tenant, galley, first } = audited;
    const query = `${pathOf(first)}?view=filters&facet=indexability:indexable&limit=1000&fields=url,words,internal`;
    const rows = (await call(galley, tenant.read, 'GET', query)).body.data.rows as {
      url: string;
      words: number | null;
      internal: boolean;
    }[];
    const pages = rows.filter(({ words, internal }) => words !== null && internal).map(({ url }) => url);
    expect(pages.length).toBeGreaterThan(3);
    expect(named.sort()).toEqual(pages.sort());
    expect(named).not.toContain(`${audited.site.origin}/missing.html`);
    const answer = await graph(galley, tenant.read, GRAPH_SITEMAP, { id: first, file: 1 });
    expect(answer.body.data.audit.sitemap).toEqual({ files: 1, pages: pages.length, xml });
  });

  it('is refused for a file that there is not, and of an audit that is not done', async () => {
    for (const file of ['2', '0', 'one']) {
      const answer = await ask(`?file=${file}`);
      expectProblem(answer, 422, 'invalid_params');
      expect(answer.body.errors?.[0]?.path).toBe('/file');
    }
    const { body } = await graph(audited.galley, audited.tenant.read, GRAPH_SITEMAP, {
      id: audited.first,
      file: 2,
    });
    expect(body.errors[0]).toMatchObject({ extensions: { code: 'invalid_params' } });
    const held = gate();
    audited.site.set('/robots.txt', (_request, response) => {
      void held.opened.then(() => response.end(''));
    });
    const { tenant, galley } = audited;
    const { body: started } = await call(galley, tenant.full, 'POST', `/v1/editions/${tenant.edition}/audit`);
    try {
      expectProblem(await ask('', started.id), 409, 'conflict');
      // Nor has it read the robots.txt of its site.
      expectProblem(
        await call(galley, tenant.read, 'POST', `${pathOf(started.id)}/robots`, { urls: ['/'] }),
        409,
        'conflict',
      );
    } finally {
      await call(galley, tenant.full, 'POST', `${pathOf(started.id)}/cancel`);
      held.open();
    }
  });
});

describe('the tester of a robots.txt', () => {
  const ask = (body: object, id = audited.first, token = audited.tenant.read): Promise<Answer> =>
    call(audited.galley, token, 'POST', `${pathOf(id)}/robots`, body);

  it('goes by the file of the site as the audit read it, by REST and GraphQL alike', async () => {
    const askedForRobots = () => audited.site.asked.filter((path) => path === '/robots.txt').length;
    const asked = askedForRobots();
    const { body } = await audited.sql
      .query<{ robots_text: string | null }>('SELECT robots_text FROM audits WHERE id = $1', [audited.first])
      .then(({ rows }) => ({ body: rows[0]!.robots_text }));
    await audited.sql.query(`UPDATE audits SET robots_text = $2 WHERE id = $1`, [
      audited.first,
      'User-agent: *\nDisallow: /docs/\n',
    ]);
    try {
      const urls = ['/docs/chapter-1/', `${audited.site.origin}/`];
      const answer = await ask({ urls });
      const results = [
        {
          url: `${audited.site.origin}/docs/chapter-1/`,
          allowed: false,
          line: { line: 2, text: 'Disallow: /docs/' },
        },
        { url: `${audited.site.origin}/`, allowed: true, line: null },
      ];
      expect(answer).toMatchObject({
        status: 200,
        body: { source: 'site', user_agent: '*', group: '*', results },
      });
      const { body: same } = await graph(audited.galley, audited.tenant.read, GRAPH_ROBOTS, {
        id: audited.first,
        urls,
      });
      expect(same.data.audit.robots).toEqual({ source: 'site', userAgent: '*', group: '*', results });
      await audited.sql.query(
        `UPDATE audits SET site = jsonb_set(site, '{robots,status}', '503') WHERE id = $1`,
        [audited.first],
      );
      const closed = await ask({ urls: ['/'] });
      expect(closed.body).toMatchObject({ status: 503, results: [{ allowed: false, line: null }] });
    } finally {
      await audited.sql.query(
        `UPDATE audits SET robots_text = $2, site = jsonb_set(site, '{robots,status}', '200') WHERE id = $1`,
        [audited.first, body],
      );
    }
    // What the audit read is not read anew.
    expect(askedForRobots()).toBe(asked);
  });

  it('goes by another file where one is given', async () => {
    const answer = await ask({
      urls: ['/a.pdf', 'https://other.example/a'],
      user_agent: 'Googlebot',
      robots_txt: 'User-agent: googlebot\nDisallow: /*.pdf$',
    });
    expect(answer.body).toMatchObject({
      source: 'given',
      status: null,
      group: 'googlebot',
      results: [{ allowed: false }, { url: 'https://other.example/a', allowed: true }],
    });
  });

  it('is refused for what is no question, and for another site', async () => {
    for (const [body, path] of [
      [{}, '/urls'],
      [{ urls: [] }, '/urls'],
      [{ urls: Array.from({ length: 26 }, () => '/') }, '/urls'],
      [{ urls: ['docs/'] }, '/urls/0'],
      [{ urls: [`/${'x'.repeat(2048)}`] }, '/urls/0'],
      [{ urls: ['/', 'https://other.example/'] }, '/urls/1'],
      [{ urls: ['/'], agent: 'Googlebot' }, '/agent'],
      [{ urls: ['/'], user_agent: 'a\nb' }, '/user_agent'],
      [{ urls: ['/'], robots_txt: 'x'.repeat(500 * 1024 + 1) }, '/robots_txt'],
    ] as const) {
      const answer = await ask(body);
      expectProblem(answer, 422, 'invalid_params');
      expect([path, answer.body.errors?.[0]?.path]).toEqual([path, path]);
    }
    const stranger = await createTenant(audited.galley);
    expectProblem(await ask({ urls: ['/'] }, audited.first, stranger.read), 404, 'not_found');
  });
});

const GRAPH_SITEMAP = `query ($id: ID!, $file: Int) { audit(id: $id) { sitemap(file: $file) { files pages xml } } }`;
const GRAPH_ROBOTS = `query ($id: ID!, $urls: [String!]!) { audit(id: $id) { robots(urls: $urls) {
  source userAgent group results { url allowed line { line text } } } } }`;
