import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { newAudit } from '../../support/audit/audit-stores.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

let database: TestDatabase;
let sql: Client;
let galley: App;
let tenant: Tenant;
let stranger: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  galley = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  tenant = await createTenant(galley);
  stranger = await createTenant(galley);
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  await galley.close();
  await sql.end();
  await database.drop();
});

const USUAL = {
  severity: 'error',
  checks: null,
  score_points: 5,
  pages_share: 0.1,
  indexable_share: 0.1,
  start_page: true,
  sitemap: true,
  ttfb_share: null,
  new_hits: 1,
  more_hits: 10,
  more_share: 0.2,
  baseline_id: null,
  ignored_checks: [],
};

const rest = (method: string, path: string, body?: unknown, token = tenant.full) =>
  call(galley, token, method, `/v1/editions/${tenant.edition}${path}`, body);
const rules = async () => (await rest('GET', '/regression-rules')).body;

/** An audit that is done, so many days old. */
async function auditOf({ edition, account, user }: Tenant, days = 0, status = 'done'): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `INSERT INTO audits (id, account_id, edition_id, newsroom_id, user_id, key_id, start_url, config, status, created_at,
       finished_at, progress)
     SELECT $1, $2, $3, k.newsroom_id, k.user_id, k.id, 'https://x.example/', $4, $5, now() - $6::int * interval '1 day', now(), $7
     FROM api_keys k WHERE k.user_id = $8 LIMIT 1 RETURNING id`,
    [randomUUID(), account, edition, newAudit().config, status, days, status === 'done' ? 100 : 0, user],
  );
  return rows[0]!.id;
}

it('are the usual ones until something is changed, and each change leaves the rest', async () => {
  expect(await rules()).toEqual(USUAL);
  await rest('PATCH', '/regression-rules', { severity: 'warning', new_hits: null });
  const { status, body } = await rest('PATCH', '/regression-rules', {
    checks: ['title_missing'],
    more_share: 0,
  });
  const now = { ...USUAL, severity: 'warning', new_hits: null, checks: ['title_missing'], more_share: 0 };
  expect([status, body]).toEqual([200, now]);
  expect(await rules()).toEqual(now);
});

it('are the same in GraphQL, as are ignored checks', async () => {
  const audit = await auditOf(tenant);
  const edition = `edition { regressionRules { severity checks scorePoints pagesShare newHits indexableShare startPage sitemap ttfbShare moreHits moreShare baseline { id } }
    ignoredChecks { check reason by { id name } at until } }`;
  const ask = (query: string, variables: Record<string, unknown>) =>
    graph(galley, tenant.full, query, variables);
  const change = await ask(
    `mutation ($input: UpdateRegressionRulesInput!) { updateRegressionRules(input: $input) { ${edition} } }`,
    {
      input: {
        ...{ edition: tenant.edition, severity: 'NOTICE', checks: null, scorePoints: 9, baseline: audit },
        ...{ sitemap: false, ttfbShare: 2.5 },
      },
    },
  );
  expect(change.body.errors).toBeUndefined();
  await ask(
    'mutation ($input: IgnoreAuditCheckInput!) { ignoreAuditCheck(input: $input) { edition { id } } }',
    { input: { edition: tenant.edition, check: 'title_missing', reason: 'Known.', until: '2999-01-01' } },
  );
  const { body } = await ask(`query ($id: ID!) { ${edition.replace('edition', 'edition(id: $id)')} }`, {
    id: tenant.edition,
  });
  const { regressionRules: graphRules, ignoredChecks } = body.data.edition;
  const inRest = await rules();
  expect(inRest).toMatchObject({
    ...{ severity: 'notice', checks: null, score_points: 9, baseline_id: audit },
    ...{ start_page: true, sitemap: false, ttfb_share: 2.5 },
  });
  expect(graphRules).toEqual({
    severity: 'NOTICE',
    checks: null,
    scorePoints: inRest.score_points,
    pagesShare: inRest.pages_share,
    indexableShare: inRest.indexable_share,
    startPage: inRest.start_page,
    sitemap: inRest.sitemap,
    ttfbShare: inRest.ttfb_share,
    newHits: inRest.new_hits,
    moreHits: inRest.more_hits,
    moreShare: inRest.more_share,
    baseline: { id: audit },
  });
  expect(inRest.ignored_checks).toEqual(
    ignoredChecks.map((each: { at: string; until: string }) => ({
      ...each,
      at: each.at.replace('Z', ''),
      until: each.until.replace('Z', ''),
    })),
  );
  expect(inRest.ignored_checks).toMatchObject([
    { check: 'title_missing', until: '2999-01-01T00:00:00.000000' },
  ]);
  const restored = await rest('DELETE', '/ignored-checks/title_missing');
  expect([restored.status, restored.body]).toEqual([200, { ignored_checks: [] }]);
});

it('have one baseline, which is an audit of the edition that is done', async () => {
  const [first, second] = [await auditOf(tenant, 400), await auditOf(tenant, 300)];
  for (const foreign of [await auditOf(stranger), await auditOf(tenant, 1, 'failed'), randomUUID()]) {
    const { status, body } = await rest('PATCH', '/regression-rules', {
      baseline_id: foreign,
      score_points: 1,
    });
    expect([status, body.code]).toEqual([409, 'conflict']);
  }
  // Nothing of what is refused is changed.
  expect((await rules()).score_points).toBe(9);
  await rest('PATCH', '/regression-rules', { baseline_id: first });
  await Promise.all([first, second].map((id) => rest('PATCH', '/regression-rules', { baseline_id: id })));
  const { rows } = await sql.query<{ id: string }>('SELECT id FROM audits WHERE is_baseline');
  expect(rows).toHaveLength(1);
  expect([first, second]).toContain(rows[0]!.id);
  expect((await rules()).baseline_id).toBe(rows[0]!.id);
  await rest('PATCH', '/regression-rules', { baseline_id: null });
  expect((await rules()).baseline_id).toBeNull();
});

it('name every fault of what is asked', async () => {
  const faultsOf = async (path: string, body: unknown) =>
    (await rest(path === '/ignored-checks' ? 'POST' : 'PATCH', path, body)).body.errors.map(
      ({ path: at }: { path: string }) => at,
    );
  expect(
    await faultsOf('/regression-rules', {
      severity: 'bad',
      checks: ['no_such_check'],
      score_points: 0,
      pages_share: 2,
      start_page: null,
      sitemap: 1,
      ttfb_share: 0,
      baseline_id: 'x',
      threshold: 1,
    }),
  ).toEqual(
    expect.arrayContaining([
      '/severity',
      '/checks/0',
      '/score_points',
      '/pages_share',
      '/start_page',
      '/sitemap',
      '/ttfb_share',
      '/baseline_id',
      '/threshold',
    ]),
  );
  expect(await faultsOf('/ignored-checks', { check: 'title_missing', reason: 'x', until: 'soon' })).toEqual([
    '/reason',
    '/until',
  ]);
  expect((await rest('DELETE', '/ignored-checks/no_such_check')).body.code).toBe('invalid_params');
});
