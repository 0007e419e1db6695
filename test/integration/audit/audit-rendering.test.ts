import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { auditSite, openAuditedGalley, type AuditedGalley } from '../../support/audit/audited-galley.js';
import { harbourPage } from '../../support/audit/audited-site.js';
import { expectProblem } from '../../support/expect-problem.js';
import { parseCsv } from '../../support/parse-csv.js';
import { changedByScript } from '../../support/rendering/fake-renderer.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { call, graph, type Tenant } from '../../support/server/test-galley.js';

const SCRIPT = changedByScript(
  ['<title>Filled</title>', '<title>Filled by a script</title>'],
  ['<meta charset="utf-8">', '<meta charset="utf-8"><meta name="robots" content="noindex">'],
  ['<nav>', '<nav><a href="/made">Made by a script</a> <a href="https://other.example/">Another</a>'],
);
const CHANGES = [
  { field: 'title', raw: 'Filled', rendered: 'Filled by a script' },
  { field: 'robots', raw: null, rendered: 'noindex' },
  { field: 'links', raw: '2', rendered: '4' },
  { field: 'words', raw: expect.any(String), rendered: expect.any(String) },
];

let audited: AuditedGalley;
let tenant: Tenant;
let id: string;
beforeAll(async () => {
  const change: Parameters<typeof openAuditedGalley>[0] = (site) => {
    site.set('/', harbourPage('Harbour', ['/docs/', '/filled.html', '/fails.html']));
    site.set('/filled.html', harbourPage('Filled', ['/docs/'], '', SCRIPT));
    site.set('/fails.html', harbourPage('Fails', ['/docs/']));
  };
  audited = await openAuditedGalley(change, { RENDER: 'on', CHROMIUM: '/nowhere/chromium' });
  ({ tenant } = audited);
  id = await auditSite(audited.galley, tenant, { render_pages: 500 });
});
beforeEach(() => freshLimits(audited.database));
afterAll(() => audited.close());

const ask = (query: string) =>
  call(audited.galley, tenant.read, 'GET', `/v1/editions/${tenant.edition}/audit/${id}?${query}`);
const pathsOf = (rows: readonly { url: string }[]) => rows.map(({ url }) => new URL(url).pathname).sort();

describe('an audit that renders pages', () => {
  it('says what scripts made of each, by REST, CSV and GraphQL alike', async () => {
    const { body } = await ask('view=filters&filter=rendered:changed&fields=url,rendered&limit=1000');
    expect(body.crawl.config.render_pages).toBe(500);
    expect(pathsOf(body.data.rows)).toEqual(['/filled.html']);
    const [{ rendered }] = body.data.rows;
    expect(rendered).toMatchObject({
      ...{ failure: null, changes: CHANGES, noindex: 'added', leads_to: null },
      ...{ added_links: 2, added_site_links: 1, requests: 1, refused: 0 },
    });
    expect(rendered.added_link_sample).toEqual([`${audited.site.origin}/made`, 'https://other.example/']);
    const csv = await ask('view=filters&filter=rendered:changed&fields=url,rendered&format=csv');
    const [cells] = parseCsv(String(csv.body));
    expect(JSON.parse(cells!['rendered']!)).toEqual(rendered);
    const query = `query ($id: ID!, $address: String!) { audit(id: $id) { crawl { config { renderPages } }
      url(address: $address) { row { rendered { failure { reason } changes { field raw rendered } noindex addedLinks addedSiteLinks
        addedLinkSample rawWords words rawStructuredData structuredData leadsTo requests refused } } } } }`;
    const address = `${audited.site.origin}/filled.html`;
    const answer = await graph(audited.galley, tenant.read, query, { id, address });
    const { crawl, url } = answer.body.data.audit;
    expect(crawl.config.renderPages).toBe(500);
    expect(url.row.rendered).toMatchObject({
      ...{
        changes: CHANGES,
        noindex: 'added',
        addedLinks: 2,
        words: rendered.words,
        rawWords: rendered.raw_words,
      },
    });
  });

  it('counts pages by what became of them, and judges it', async () => {
    const { body } = await ask('view=filters&limit=1');
    const groups = body.data.groups as { id: string; filters: { id: string; count: number }[] }[];
    const counts = Object.fromEntries(
      groups.find((group) => group.id === 'rendered')!.filters.map((filter) => [filter.id, filter.count]),
    );
    expect(counts).toMatchObject({
      ...{ changed: 1, title_changed: 1, robots_changed: 1, links_only_rendered: 1, canonical_changed: 0 },
      ...{ noindex_by_script: 1, content_only_rendered: 0 },
    });
    expect(counts['rendered']).toBeGreaterThan(5);
    const hits = await ask('view=issues&check=noindex_by_script');
    expect(pathsOf(hits.body.data.items)).toEqual(['/filled.html']);
  });

  it('is compared with audits that render as many', async () => {
    expect((await ask('view=overview')).body.data.changes.since).toBeNull();
  });

  it('is not begun with too many pages, or none', async () => {
    for (const render_pages of [0, 501, 1.5, '7']) {
      const at = `/v1/editions/${tenant.edition}/audit`;
      const answer = await call(audited.galley, tenant.full, 'POST', at, { render_pages });
      expectProblem(answer, 422, 'invalid_params');
      expect(answer.body.errors[0].path).toBe('/render_pages');
    }
  });

  it('is begun with a warning where there is no browser', async () => {
    const at = `/v1/editions/${tenant.edition}/audit`;
    const started = await call(audited.galley, tenant.full, 'POST', at, { render_pages: 1, max_pages: 1 });
    expect(started.body.warnings).toEqual([
      {
        code: 'no_browser',
        message:
          'Pages may stay unrendered: where the audit was started there is no browser at /nowhere/chromium: install Chromium, or name it by CHROMIUM.',
      },
    ]);
    await call(audited.galley, tenant.full, 'POST', `${at}/${started.body.id}/cancel`);
  });
});
