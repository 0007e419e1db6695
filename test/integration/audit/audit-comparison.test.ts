import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { harbourPage } from '../../support/audit/audited-site.js';
import { openAuditedGalley, type AuditedGalley } from '../../support/audit/audited-galley.js';
import { expectProblem } from '../../support/expect-problem.js';
import { gate } from '../../support/gate.js';
import { parseCsv } from '../../support/parse-csv.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { call, createTenant, graph, type Tenant } from '../../support/server/test-galley.js';

interface Change {
  readonly url: string;
  readonly kind: string;
  readonly before: string | null;
  readonly after: string | null;
}

let audited: AuditedGalley;
let stranger: Tenant;
let origin: string;

beforeAll(async () => {
  audited = await openAuditedGalley((site) => {
    site.set('/broken.html', harbourPage('Fixed at last', ['/']));
    site.set('/copy.html', { status: 410, body: '' });
    site.set('/hidden.html', harbourPage('Hidden', ['/']));
    site.set('/moved.html', { status: 301, headers: { location: '/dated.html' } });
    site.set(
      '/',
      harbourPage('Harbour', ['/docs/', '/moved.html', '/hidden.html', '/new.html', '/dated.html']),
    );
    site.set('/new.html', harbourPage('A new page', ['/', '/broken.html', '/copy.html']));
  });
  origin = audited.site.origin;
  stranger = await createTenant(audited.galley, { webAddress: origin, verified: true });
});
beforeEach(() => freshLimits(audited.database));
afterAll(() => audited.close());

function ask(query: Readonly<Record<string, string>> = {}, id = audited.second, token = audited.tenant.read) {
  const { galley, tenant } = audited;
  const asked = new URLSearchParams(query).toString();
  return call(galley, token, 'GET', `/v1/editions/${tenant.edition}/audit/${id}/changes?${asked}`);
}

async function changesOf(query: Readonly<Record<string, string>> = {}, id = audited.second) {
  const { status, body } = await ask({ limit: '1000', ...query }, id);
  expect([status, body.detail]).toEqual([200, undefined]);
  return body.changes as readonly Change[];
}

const QUERY = `query ($id: ID!, $since: ID, $kind: [AuditUrlChangeKind!], $limit: Int, $cursor: String) { audit(id: $id) {
  changes(since: $since, kind: $kind, limit: $limit, cursor: $cursor) { since { id } confidence counts { kind count }
    changes { url kind before after } page { limit nextCursor total } } } }`;

describe('two audits of an edition', () => {
  it('are compared with the audit before, address by address', async () => {
    const { body } = await ask({ limit: '1000' });
    expect(body).toMatchObject({ id: audited.second, since: audited.first, confidence: 'full' });
    const changes = body.changes as readonly Change[];
    const of = (path: string) =>
      changes
        .filter(({ url }) => url === origin + path)
        .map(({ kind, before, after }) => [kind, before, after]);
    expect(of('/broken.html')).toEqual([
      ['status', '500', '200'],
      ['indexability', 'server_error', 'indexable'],
    ]);
    expect(of('/hidden.html')).toEqual([
      ['indexability', 'noindex', 'indexable'],
      ['robots', 'noindex', null],
    ]);
    expect(of('/moved.html')).toEqual([['redirect', `${origin}/docs/`, `${origin}/dated.html`]]);
    expect(of('/new.html')).toEqual([['added', null, '200']]);
    expect(of('/hostile-formula.html')).toEqual([['removed', '200', null]]);
    expect(changes.map(({ url }) => url)).toEqual(changes.map(({ url }) => url).toSorted());
    const counted = Object.fromEntries(
      Object.keys(body.counts as object).map((kind) => [
        kind,
        changes.filter((one) => one.kind === kind).length,
      ]),
    );
    expect(body.counts).toEqual(counted);
    expect(body.page).toEqual({ limit: 1000, cursor: null, next_cursor: null, total: changes.length });
  });

  it('are compared the other way round, and one with itself', async () => {
    const forward = await changesOf({ kind: 'added,removed,status' });
    const back = await changesOf({ kind: 'added,removed,status', since: audited.second }, audited.first);
    const turned = { added: 'removed', removed: 'added', status: 'status' } as Readonly<
      Record<string, string>
    >;
    expect(back).toEqual(
      forward.map(({ url, kind, before, after }) => ({
        url,
        kind: turned[kind],
        before: after,
        after: before,
      })),
    );
    expect(await changesOf({ since: audited.second })).toEqual([]);
  });

  it('say nothing of the first audit, which is compared with none', async () => {
    const { body } = await ask({}, audited.first);
    expect(body).toMatchObject({
      since: null,
      changes: [],
      page: { total: 0 },
      counts: { added: 0, words: 0 },
    });
  });

  it('are listed by pages and by kinds, and saved as files', async () => {
    const all = await changesOf();
    const pages: Change[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await ask({ limit: '2', ...(cursor === '' ? {} : { cursor }) });
      pages.push(...(body.changes as Change[]));
      cursor = body.page.next_cursor as string | null;
      expect(pages.length).toBeLessThanOrEqual(all.length);
    }
    expect(pages).toEqual(all);
    const statuses = await changesOf({ kind: 'status' });
    expect(statuses).toEqual(all.filter(({ kind }) => kind === 'status'));

    const csv = await ask({ format: 'csv', kind: 'status' });
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toBe(
      `attachment; filename="audit-${audited.second}-changes.csv"`,
    );
    expect(parseCsv(String(csv.body))).toEqual(
      statuses.map((change) => ({ ...change, before: change.before ?? '', after: change.after ?? '' })),
    );
    const ndjson = await ask({ format: 'ndjson' });
    const lines = String(ndjson.body).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as Change)).toEqual(all);
  });

  it('are answered by GraphQL in the same words', async () => {
    const { galley, tenant, first, second } = audited;
    const variables = { id: second, since: first, kind: ['STATUS', 'ADDED'], limit: 3 };
    const { data } = (await graph(galley, tenant.read, QUERY, variables)).body;
    const { body } = await ask({ since: first, kind: 'status,added', limit: '3' });
    const { changes } = data.audit;
    expect(changes).toEqual({
      since: { id: first },
      confidence: body.confidence,
      counts: Object.entries(body.counts as object).map(([kind, count]) => ({
        kind: kind.toUpperCase(),
        count,
      })),
      changes: (body.changes as Change[]).map((change) => ({ ...change, kind: change.kind.toUpperCase() })),
      page: { limit: 3, nextCursor: body.page.next_cursor, total: body.page.total },
    });
  });

  it('are refused where one is of another edition or none, in both ways', async () => {
    const { galley, tenant, first, second } = audited;
    for (const since of ['nonsense', '0d000000-0000-4000-8000-000000000001'])
      expectProblem(await ask({ since }), 404, 'not_found');
    const path = `/v1/editions/${stranger.edition}/audit/${second}/changes`;
    expectProblem(await call(galley, stranger.read, 'GET', path), 404, 'not_found');
    const refused = await graph(galley, tenant.read, QUERY, { id: second, since: stranger.edition });
    expect(refused.body.errors[0]).toMatchObject({ extensions: { code: 'not_found' } });
    const foreign = await graph(galley, stranger.read, QUERY, { id: second, since: first });
    expect(foreign.body.errors[0]).toMatchObject({ extensions: { code: 'not_found' } });
  });

  it.each([
    [{ kind: 'colour' }, '/kind', 'must be of added, removed, '],
    [{ format: 'gexf' }, '/format', 'must be one of "json", "csv", "ndjson"'],
    [{ cursor: 'nonsense' }, '/cursor', 'must be the next_cursor of the page before'],
  ])('are refused for %j', async (query, path, message) => {
    const answer = await ask(query);
    expectProblem(answer, 422, 'invalid_params');
    expect(answer.body.errors).toEqual([{ path, message: expect.stringContaining(message) }]);
  });

  it('are refused while one of them is not done, and where another version stored one', async () => {
    const { galley, site, sql, tenant, first, second } = audited;
    const held = gate();
    site.set('/docs/', (_request, response) => {
      void held.opened.then(() => response.end('late'));
    });
    const path = `/v1/editions/${tenant.edition}/audit`;
    const { id } = (await call(galley, tenant.full, 'POST', path)).body as { id: string };
    try {
      expectProblem(await ask({ since: id }), 409, 'conflict');
      expectProblem(await ask({ since: first }, id), 409, 'conflict');
      const { body } = await graph(galley, tenant.read, QUERY, { id, since: first });
      expect(body.errors[0]).toMatchObject({ extensions: { code: 'conflict' } });
    } finally {
      held.open();
      await call(galley, tenant.full, 'POST', `${path}/${id}/cancel`);
    }
    await sql.query('UPDATE audits SET views_version = 99 WHERE id = $1', [first]);
    try {
      expectProblem(await ask({ since: first }), 404, 'not_found');
      expectProblem(await ask({ since: second, format: 'csv' }, first), 404, 'not_found');
    } finally {
      await sql.query('UPDATE audits SET views_version = 1 WHERE id = $1', [first]);
    }
  });
});
