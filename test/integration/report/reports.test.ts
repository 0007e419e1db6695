import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { GraphQLOutputType } from 'graphql';
import { Client } from 'pg';
import type { Tenants } from '../../../src/domain/access/tenants.js';
import { StageFailure } from '../../../src/domain/article/stage-failure.js';
import { REPORT_STAGES, type ReportStageName } from '../../../src/domain/report/report.js';
import { REPORT_BUDGET } from '../../../src/domain/report/report-budget.js';
import type { App } from '../../../src/main/build-app.js';
import type { ReportStages } from '../../../src/services/report/report-stages.js';
import { loadGraphSchema } from '../../../src/transports/graphql/graph-schema.js';
import { asGraph } from '../../support/graph/as-graph.js';
import { eventually } from '../../support/eventually.js';
import { everythingOf, fieldsBelow, filledFields } from '../../support/everything-of.js';
import { expectProblem } from '../../support/expect-problem.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { gate } from '../../support/gate.js';
import { openGraphClient } from '../../support/graph/graph-client.js';
import { reportRecordOf } from '../../support/writing/report-record.js';
import { scriptedReport } from '../../support/writing/scripted-report.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import {
  call,
  createTenant,
  graph,
  startGalley,
  type Answer,
  type GalleyOptions,
  type Tenant,
} from '../../support/server/test-galley.js';

const NOTHING: Tenants = { plans: [], accounts: [], newsrooms: [], users: [], editions: [], keys: [] };
const ADDRESS = 'https://docs.example/';

let database: TestDatabase;
let sql: Client;
/** Callers meet two processes, as it were. */
let gateways: App[];
const workers: App[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  gateways = await Promise.all(
    [1, 2].map(() => startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() })),
  );
});
beforeEach(() => freshLimits(database));
afterEach(async () => {
  await Promise.all(workers.splice(0).map((app) => app.close()));
  // Ends what a test left running.
  await sql.query(
    `UPDATE reports SET status = 'failed', lease_token = NULL, lease_until = NULL, finished_at = now()
     WHERE status = 'running'`,
  );
});
afterAll(async () => {
  await Promise.all(gateways.map((app) => app.close()));
  await sql.end();
  await database.drop();
});

async function work(
  script: Parameters<typeof scriptedReport>[0] = {},
  limits: GalleyOptions['limits'] = {},
  places = 16,
): Promise<ReturnType<typeof scriptedReport> & { readonly app: App }> {
  const scripted = scriptedReport(script);
  const app = await startGalley({
    databaseUrl: database.url,
    role: 'worker',
    writing: scriptedWriting(),
    reportStages: scripted.stages,
    // Attempts that are lost keep their places in it.
    env: { WORKER_CONCURRENCY: String(places) },
    limits: { pollMs: 250, ...limits },
  });
  workers.push(app);
  return { ...scripted, app };
}

function ask(token: string | null, method: string, path: string, by = 0, body?: unknown): Promise<Answer> {
  return call(gateways[by % gateways.length]!, token, method, path, body);
}

function newTenant(more: Parameters<typeof createTenant>[1] = {}) {
  return createTenant(gateways[0]!, { webAddress: ADDRESS, verified: true, ...more });
}

function start({ full, edition }: Tenant, by = 0, body?: unknown): Promise<Answer> {
  return ask(full, 'POST', `/v1/editions/${edition}/research`, by, body);
}

function poll({ read, edition }: Tenant, id: string, by = 0): Promise<Answer> {
  return ask(read, 'GET', `/v1/editions/${edition}/research/${id}`, by);
}

async function startedId(tenant: Tenant): Promise<string> {
  const { status, body } = await start(tenant);
  expect([status, body]).toEqual([202, { id: expect.any(String), status: 'running' }]);
  return body.id as string;
}

/** The poll's answer once it is over; it is followed by its events, so that no limit is used up meanwhile. */
async function ended(tenant: Tenant, id: string): Promise<Answer['body']> {
  const { access, reports } = gateways[0]!.services;
  const actor = await access.authenticate(tenant.read);
  for await (const { status } of reports.watch(actor, id)) if (status !== 'running') break;
  return (await poll(tenant, id)).body;
}

async function rowsOf<Row extends object>(query: string, values: readonly unknown[]): Promise<Row[]> {
  return (await sql.query<Row>(query, [...values])).rows;
}

/** What the ledger has of the account. */
async function spent({ account }: Tenant): Promise<unknown[]> {
  return rowsOf('SELECT kind, subject FROM paid_actions WHERE account_id = $1 ORDER BY at', [account]);
}

const rowOf = async (id: string) =>
  (
    await rowsOf<{ attempt: number; lease_token: string | null; stage: string | null }>(
      'SELECT attempt, lease_token, stage FROM reports WHERE id = $1',
      [id],
    )
  )[0]!;

/** As when the worker of the report was lost. */
const loseLease = (id: string) =>
  sql.query(`UPDATE reports SET lease_until = now() - interval '1 second' WHERE id = $1`, [id]);

describe('the start of a report', () => {
  it('answers 202 with the id and spends one paid action; another one while it runs spends nothing', async () => {
    const tenant = await newTenant();
    const first = await start(tenant);
    expect([first.status, first.body]).toEqual([202, { id: expect.any(String), status: 'running' }]);
    expect(first.headers.get('ratelimit')).toContain('"paid-actions";r=19');
    const again = await start(tenant, 1);
    expect([again.status, again.body]).toEqual([202, first.body]);
    expect(await spent(tenant)).toEqual([{ kind: 'research', subject: first.body.id }]);
    await work();
    expect(await ended(tenant, first.body.id as string)).toMatchObject({ status: 'done' });
    const next = await start(tenant);
    expect(next.body.id).not.toBe(first.body.id);
    expect(await spent(tenant)).toHaveLength(2);
  });

  it('needs no body, and leaves one unread', async () => {
    const tenant = await newTenant();
    const { status, body } = await start(tenant, 0, '{ this is no JSON');
    expect([status, body.status]).toEqual([202, 'running']);
  });

  it('makes one report and spends once, when twenty come together at two gateways', async () => {
    const tenant = await newTenant();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => start(tenant, n)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    const ids = new Set(answers.map(({ body }) => body.id as string));
    expect(ids.size).toBe(1);
    expect(await spent(tenant)).toEqual([{ kind: 'research', subject: [...ids][0] }]);
    expect(await rowsOf('SELECT 1 FROM reports WHERE edition_id = $1', [tenant.edition])).toHaveLength(1);
  });

  it('is refused in the decided order', async () => {
    const tenant = await newTenant({ webAddress: null, verified: false });
    const { account, newsroom } = tenant;
    const own = `/v1/editions/${tenant.edition}/research`;
    const stranger = await newTenant();
    const poor = await newTenant({ webAddress: null, contentApi: false, verified: false });
    const [elsewhere, mover, miser] = [randomUUID(), randomUUID(), randomUUID()];
    const user = (id: string, inside: string, maySpend: boolean) => ({
      id,
      account,
      name: 'Someone',
      newsroom: inside,
      maySpend,
    });
    const key = (owner: string) => ({
      name: 'key',
      user: owner,
      permission: 'full' as const,
      revoked: false,
    });
    const { tenants } = gateways[0]!.services;
    const { keys } = await tenants.apply({
      ...NOTHING,
      newsrooms: [{ id: elsewhere, account, name: 'Elsewhere', hourlyCeiling: null }],
      users: [user(mover, elsewhere, true), user(miser, newsroom, false)],
      keys: [key(mover), key(miser)],
    });
    await tenants.apply({ ...NOTHING, users: [user(mover, newsroom, true)] });
    const [movers, misers] = keys.map(({ token }) => token);

    expectProblem(await ask(null, 'POST', own), 401, 'invalid_key');
    for (const path of [`/v1/editions/${stranger.edition}/research`, '/v1/editions/x/research'])
      expectProblem(await ask(tenant.read, 'POST', path), 404, 'not_found');
    expectProblem(await ask(tenant.read, 'POST', own), 403, 'key_read_only');
    expectProblem(await ask(movers!, 'POST', own), 403, 'wrong_newsroom');
    expectProblem(await start(poor), 402, 'plan_required');
    const notAllowed = await ask(misers!, 'POST', own);
    expectProblem(notAllowed, 403, 'forbidden');
    const noAddress = await start(tenant);
    expectProblem(noAddress, 403, 'forbidden');
    expect(noAddress.body.detail).toMatch(/no web address/);
    expect(notAllowed.body.detail).not.toEqual(noAddress.body.detail);
    const other = await ask(tenant.full, 'PUT', own);
    expectProblem(other, 405, 'method_not_allowed');
    expect(other.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(await spent(tenant)).toEqual([]);
  });

  it.each<[reason: string, detail: RegExp, prepare: (edition: string) => Promise<unknown>]>([
    ['no_web_address', /no web address/, (id) => set(id, 'web_address = NULL')],
    ['not_verified', /not verified/, (id) => set(id, 'verified = false')],
    [
      'verification_lost',
      /verified no more: The tag is gone\./,
      (id) =>
        set(
          id,
          `verified = false, verification_failure = '{"code":"token_missing","message":"The tag is gone."}'`,
        ),
    ],
  ])('says for an unverified domain that it is %s', async (reason, detail, prepare) => {
    const tenant = await newTenant();
    await prepare(tenant.edition);
    const rest = await start(tenant);
    expectProblem(rest, 403, 'forbidden');
    expect(rest.body.detail).toMatch(detail);
    const { body } = await graph(
      gateways[0]!,
      tenant.full,
      'mutation ($slug: ID!) { startResearch(input: { edition: $slug }) { report { id } } }',
      { slug: tenant.edition },
    );
    expect(body.errors).toMatchObject([
      { message: rest.body.detail, extensions: { code: 'forbidden', reason } },
    ]);
    expect(await spent(tenant)).toEqual([]);
    expect(await rowsOf('SELECT 1 FROM reports WHERE edition_id = $1', [tenant.edition])).toEqual([]);
  });

  it('is refused when the key’s hour is used up, but not while one runs, nor before the domain’s own faults', async () => {
    const tenant = await newTenant();
    const id = await startedId(tenant);
    await sql.query(
      `INSERT INTO paid_actions (account_id, newsroom_id, key_id, kind, subject, at)
       SELECT p.account_id, p.newsroom_id, p.key_id, p.kind, gen_random_uuid(), p.at
       FROM (SELECT * FROM paid_actions WHERE account_id = $1 LIMIT 1) p, generate_series(1, 19)`,
      [tenant.account],
    );
    expect((await start(tenant)).body).toEqual({ id, status: 'running' });
    await work();
    await ended(tenant, id);
    expectProblem(await start(tenant), 429, 'rate_limited');
    await set(tenant.edition, 'verified = false');
    expectProblem(await start(tenant), 403, 'forbidden');
    expect(await rowsOf('SELECT 1 FROM reports WHERE edition_id = $1', [tenant.edition])).toHaveLength(1);
  });

  it('is refused when the newsroom’s ceiling is reached', async () => {
    const tenant = await newTenant();
    await gateways[0]!.services.tenants.apply({
      ...NOTHING,
      newsrooms: [{ id: tenant.newsroom, account: tenant.account, name: 'Test newsroom', hourlyCeiling: 0 }],
    });
    const answer = await start(tenant);
    expectProblem(answer, 403, 'forbidden');
    expect(answer.body.detail).toMatch(/hourly ceiling/);
  });
});

function set(edition: string, what: string): Promise<unknown> {
  return sql.query(`UPDATE editions SET ${what} WHERE id = $1`, [edition]);
}

describe('cancelling a report', () => {
  const cancel = ({ edition, full }: Tenant, id: string, token = full) =>
    ask(token, 'POST', `/v1/editions/${edition}/research/${id}/cancel`);

  it('stops its worker in the middle of a stage, at once, and leaves the edition free', async () => {
    const tenant = await newTenant();
    const id = await startedId(tenant);
    const [begun, stopped] = [gate(), gate()];
    await work({
      search: async (_task, { signal }) => {
        begun.open();
        await once(signal, 'abort');
        stopped.open();
      },
    });
    await begun.opened;
    const began = performance.now();
    const { status, body } = await cancel(tenant, id);
    expect(status).toBe(202);
    expect(body).toMatchObject({
      id,
      status: 'failed',
      stage: 'search',
      error: { code: 'cancelled', message: 'The report was cancelled.', stage: 'search', retryable: false },
      report: null,
    });
    expect((body.stages as { status: string }[]).map((stage) => stage.status)).toEqual([
      'done',
      'done',
      'skipped',
      'skipped',
      'skipped',
      'skipped',
    ]);
    await stopped.opened;
    // By its news: the heartbeat alone would take a third of the lease, 5 s.
    expect(performance.now() - began).toBeLessThan(4000);
    expect((await poll(tenant, id)).body).toEqual(body);
    expect(await rowsOf('SELECT 1 FROM report_artifacts WHERE report_id = $1', [id])).toEqual([]);
    expect(await startedId(tenant)).not.toBe(id);
    // What it cost stays spent.
    expect(await spent(tenant)).toHaveLength(2);
  });

  it('keeps one from beginning that no worker has claimed yet', async () => {
    const tenant = await newTenant();
    const id = await startedId(tenant);
    expect((await cancel(tenant, id)).status).toBe(202);
    expect(await rowsOf('SELECT 1 FROM outbox WHERE ref = $1', [id])).toEqual([]);
    const next = await startedId(tenant);
    const { ran } = await work();
    await ended(tenant, next);
    expect(ran.some((one) => one.id === id)).toBe(false);
  });

  it('needs a report of the edition and a key with Full access, in this order, and one that is not final', async () => {
    const tenant = await newTenant();
    const stranger = await newTenant();
    const id = await startedId(tenant);
    expectProblem(await cancel(tenant, randomUUID(), tenant.read), 404, 'not_found');
    expectProblem(await cancel(tenant, id, stranger.full), 404, 'not_found');
    expectProblem(await cancel(stranger, id), 404, 'not_found');
    expectProblem(await cancel(tenant, id, tenant.read), 403, 'key_read_only');
    await work();
    await ended(tenant, id);
    const answer = await cancel(tenant, id);
    expectProblem(answer, 409, 'conflict');
    expect(answer.body.detail).toContain('done');
    expect((await poll(tenant, id)).body).toMatchObject({ status: 'done', error: null });
  });
});

describe('a poll of a report', () => {
  it('shows the progress of a report, and has the record once it is done', async () => {
    const tenant = await newTenant();
    const id = await startedId(tenant);
    const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/;
    expect((await poll(tenant, id)).body).toEqual({
      id,
      status: 'running',
      edition: tenant.edition,
      stage: null,
      progress: 0,
      stages: REPORT_STAGES.map((name) => ({
        name,
        status: 'waiting',
        started_at: null,
        finished_at: null,
      })),
      attempt: 0,
      max_attempts: 5,
      engine: { mode: 'extractive', provider: null, model: null },
      warnings: [],
      error: null,
      created_at: expect.stringMatching(MOMENT),
      started_at: null,
      updated_at: expect.stringMatching(MOMENT),
      finished_at: null,
      report: null,
    });
    const blockage = gate();
    let task: Parameters<ReportStages['site']>[0] | null = null;
    const { ran } = await work({
      draft: async (given, progress) => {
        task = given;
        progress.warn({ code: 'slow_site', message: 'It took its time.' });
        await progress.advance(0.5);
        await blockage.opened;
      },
    });
    await eventually('it drafts', async () => (await rowOf(id)).stage === 'draft' && task !== null);
    expect((await poll(tenant, id)).body).toMatchObject({
      status: 'running',
      stage: 'draft',
      progress: expect.any(Number),
      attempt: 1,
      report: null,
    });
    blockage.open();
    const done = await ended(tenant, id);
    expect(ran.map(({ stage }) => stage)).toEqual([...REPORT_STAGES]);
    expect(done).toMatchObject({
      status: 'done',
      stage: null,
      progress: 100,
      finished_at: expect.stringMatching(MOMENT),
      warnings: [{ code: 'slow_site', message: 'It took its time.', stage: 'draft' }],
    });
    expect(task).toEqual({
      id,
      edition: { id: tenant.edition, name: 'Test edition', languageCode: 'en', country: null },
      startUrl: ADDRESS,
      verifiedAt: expect.any(String),
      method: 'operator',
    });
    const record = reportRecordOf(task!);
    expect(done.report).toMatchObject({
      id,
      edition: tenant.edition,
      title: record.title,
      domain: {
        host: record.domain.host,
        verified_at: record.domain.verifiedAt!.replace('Z', ''),
        method: record.domain.method,
      },
      findings: record.findings.map(({ claimIds, ...finding }) => ({ ...finding, claim_ids: claimIds })),
      limits: record.limits,
      html: record.html,
      created_at: '2026-03-01T08:00:00.000000',
    });
    // One place and one way for moments in what REST answers.
    expect(JSON.stringify(done)).not.toMatch(/T\d\d:\d\d:\d\d\.\d{6}Z/);
  });

  it('is a conflict that says so where another version of Galley stored the report, over REST and GraphQL', async () => {
    const tenant = await newTenant();
    await work();
    const id = await startedId(tenant);
    await ended(tenant, id);
    await sql.query(`UPDATE reports SET record = '{"schemaVersion": 1}' WHERE id = $1`, [id]);
    const { status, body } = await poll(tenant, id);
    const detail =
      'This report was stored by another version of Galley, and this one can’t read it. Start a new one.';
    expect({ status, code: body.code, detail: body.detail }).toEqual({
      status: 409,
      code: 'conflict',
      detail,
    });
    const query = `query ($id: ID!) { researchReport(id: $id) { status report { title } } }`;
    const answer = await graph(gateways[1]!, tenant.read, query, { id });
    expect(answer.body.data.researchReport).toEqual({ status: 'DONE', report: null });
    expect(answer.body.errors).toMatchObject([{ message: detail, extensions: { code: 'conflict' } }]);
  });

  it('is open to everybody of the account and to no other account, and of this edition alone', async () => {
    const tenant = await newTenant();
    const stranger = await newTenant();
    const other = randomUUID();
    await gateways[0]!.services.tenants.apply({
      ...NOTHING,
      editions: [
        {
          id: other,
          account: tenant.account,
          name: 'Another',
          webAddress: null,
          language: 'en',
          country: null,
          editorOfRecord: null,
          verified: false,
        },
      ],
    });
    const id = await startedId(tenant);
    const path = `/v1/editions/${tenant.edition}/research/${id}`;
    expect((await poll(tenant, id.toUpperCase())).status).toBe(200);
    expectProblem(await ask(stranger.full, 'GET', path), 404, 'not_found');
    expectProblem(await poll(stranger, id), 404, 'not_found');
    expectProblem(await poll({ ...tenant, edition: other }, id), 404, 'not_found');
    const job = await ask(tenant.full, 'POST', `/v1/editions/${tenant.edition}/articles`, 0, { input: 'x' });
    for (const none of [randomUUID(), 'x', '%00', `${id}0`, job.body.id as string])
      expectProblem(await poll(tenant, none), 404, 'not_found');
    expectProblem(await ask(tenant.read, 'GET', `/v1/jobs/${id}`), 404, 'not_found');
    expectProblem(await ask(tenant.full, 'POST', `/v1/jobs/${id}/cancel`), 404, 'not_found');
    expectProblem(
      await ask(tenant.read, 'GET', `/v1/editions/${tenant.edition}/audit/${id}`),
      404,
      'not_found',
    );
    expectProblem(await ask(tenant.full, 'DELETE', path), 405, 'method_not_allowed');
  });

  it('spends nothing, and is allowed for a key that may not start one', async () => {
    const tenant = await newTenant();
    const id = await startedId(tenant);
    expect((await poll(tenant, id)).status).toBe(200);
    expectProblem(
      await ask(tenant.read, 'POST', `/v1/editions/${tenant.edition}/research`),
      403,
      'key_read_only',
    );
    expect(await spent(tenant)).toHaveLength(1);
  });
});

describe('a running report', () => {
  it('is run once by two workers', async () => {
    const tenants = await Promise.all([1, 2, 3, 4].map(() => newTenant()));
    const both = await Promise.all([work(), work()]);
    const ids = await Promise.all(tenants.map(startedId));
    for (const [n, id] of ids.entries())
      expect(await ended(tenants[n]!, id)).toMatchObject({ status: 'done', attempt: 1 });
    const ran = both.flatMap((one) => one.ran.map(({ id, stage }) => `${id} ${stage}`));
    expect(ran.sort()).toEqual(ids.flatMap((id) => REPORT_STAGES.map((stage) => `${id} ${stage}`)).sort());
  });

  it('continues after the last finished stage when its worker is lost', async () => {
    const tenant = await newTenant();
    const id = await startedId(tenant);
    const lost = gate();
    // It believes that it works, and never says so again; with one place it takes nothing else.
    const first = await work({ draft: () => lost.opened }, { leaseMs: 600_000 }, 1);
    await eventually('it drafts', async () => (await rowOf(id)).stage === 'draft');
    let made: unknown = null;
    const second = await work({
      draft: async (_task, _progress, given) => void (made = structuredClone(given)),
    });
    await loseLease(id);
    const done = await ended(tenant, id);
    expect(done).toMatchObject({ status: 'done', attempt: 2 });
    expect(second.ran.map(({ stage }) => stage)).toEqual(['draft', 'checks', 'assemble']);
    expect(made).toEqual({ site: { made: 'site' }, plan: { made: 'plan' }, search: { made: 'search' } });
    lost.open();
    // What the first still has to say comes too late.
    await first.app.close();
    expect((await poll(tenant, id)).body).toEqual(done);
    expect(await spent(tenant)).toHaveLength(1);
    expect(await rowsOf('SELECT 1 FROM report_artifacts WHERE report_id = $1', [id])).toEqual([]);
  });

  it('fails when five workers in a row are lost', async () => {
    const tenant = await newTenant();
    const id = await startedId(tenant);
    const never = gate();
    const { ran } = await work({ site: () => never.opened }, { leaseMs: 600_000 });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await eventually(`attempt ${attempt} is made`, async () => {
        // From the second loss on the next attempt waits for a while, by chance.
        await sql.query('UPDATE outbox SET due_at = now() WHERE ref = $1', [id]);
        const row = await rowOf(id);
        // The row keeps its stage from the attempt before.
        return row.attempt === attempt && row.lease_token !== null && ran.length === attempt;
      });
      await loseLease(id);
    }
    expect(await ended(tenant, id)).toMatchObject({
      status: 'failed',
      attempt: 5,
      error: { code: 'worker_lost', stage: 'site', retryable: false },
      report: null,
    });
    expect(ran).toHaveLength(5);
    never.open();
    // Nothing runs any more, so the next start is a new one.
    expect((await start(tenant)).body.id).not.toBe(id);
  });

  it('is retried after a failure that may pass, and fails by one that does not', async () => {
    const tenant = await newTenant();
    let tries = 0;
    const { ran } = await work({
      search: async () => {
        tries += 1;
        if (tries === 1) throw new StageFailure('fetch_timeout', 'The site is slow.');
        throw new StageFailure('no_usable_sources', 'There is no text on the site.');
      },
    });
    const id = await startedId(tenant);
    await eventually('it waits', async () => (await poll(tenant, id)).body.error !== null);
    expect((await poll(tenant, id)).body).toMatchObject({
      status: 'running',
      error: { code: 'fetch_timeout', message: 'The site is slow.', stage: 'search', retryable: true },
    });
    const failed = await ended(tenant, id);
    expect(failed).toMatchObject({
      status: 'failed',
      attempt: 2,
      stage: 'search',
      error: { code: 'no_usable_sources', stage: 'search', retryable: false },
      report: null,
    });
    expect(failed.finished_at).not.toBeNull();
    expect(ran.map(({ stage }) => stage)).toEqual(['site', 'plan', 'search', 'search']);
  });

  it('reveals nothing of an internal failure', async () => {
    const tenant = await newTenant();
    await work({ plan: () => Promise.reject(new TypeError('a secret of the inside')) });
    const id = await startedId(tenant);
    await eventually('it failed once', async () => (await poll(tenant, id)).body.error !== null);
    const { body } = await poll(tenant, id);
    expect(body.error).toMatchObject({ code: 'internal', message: expect.stringContaining(id) });
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('is handed to the next worker when its own has to leave, and no attempt is counted', async () => {
    const tenant = await newTenant();
    const id = await startedId(tenant);
    const held: Parameters<typeof scriptedReport>[0] = {
      search: (_task, { signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
    };
    const leaving = await work(held, { drainMs: 100 });
    await eventually('it searches', async () => (await rowOf(id)).stage === 'search');
    await leaving.app.close();
    expect(await rowOf(id)).toMatchObject({ attempt: 0, lease_token: null });
    const next = await work();
    expect(await ended(tenant, id)).toMatchObject({ status: 'done', attempt: 1 });
    expect(next.ran.map(({ stage }) => stage)).toEqual(['search', 'draft', 'checks', 'assemble']);
  });

  it('keeps its budgets over all attempts', async () => {
    const tenant = await newTenant();
    const left: number[][] = [];
    let tries = 0;
    await work({
      site: async (_task, { fetches, queries, models }) => {
        left.push([fetches.left, queries.left]);
        for (let n = 0; n < 10; n += 1) fetches.trySpend();
        queries.trySpend();
        models.trySpend();
        tries += 1;
        if (tries === 1) throw new StageFailure('fetch_timeout', 'Late.');
      },
    });
    const id = await startedId(tenant);
    await ended(tenant, id);
    expect(left).toEqual([
      [REPORT_BUDGET.fetches, 20],
      [REPORT_BUDGET.fetches - 10, 19],
    ]);
    expect(REPORT_BUDGET.fetches).toBe(400);
    expect(await rowsOf('SELECT fetches, queries, model_calls FROM reports WHERE id = $1', [id])).toEqual([
      { fetches: 20, queries: 2, model_calls: 2 },
    ]);
  });

  it('fails when it takes longer than its limit', async () => {
    const tenant = await newTenant();
    await work(
      {
        draft: (_task, { signal }) =>
          new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => reject(signal.reason as Error)),
          ),
      },
      { budgetMs: 300 },
    );
    expect(await ended(tenant, await startedId(tenant))).toMatchObject({
      status: 'failed',
      error: { code: 'budget_exceeded', message: expect.stringMatching(/^The report took longer/) },
    });
  });

  it('is enqueued again when the queue lost its message', async () => {
    const tenant = await newTenant();
    const id = await startedId(tenant);
    await eventually('its message was enqueued', async () => {
      const [row] = await rowsOf<{ enqueued: boolean }>(
        'SELECT enqueued_at IS NOT NULL AS enqueued FROM outbox WHERE ref = $1',
        [id],
      );
      return row!.enqueued;
    });
    await sql.query('DELETE FROM agenda_jobs');
    await sql.query(`UPDATE outbox SET enqueued_at = enqueued_at - interval '6 minutes' WHERE ref = $1`, [
      id,
    ]);
    await work();
    expect(await ended(tenant, id)).toMatchObject({ status: 'done' });
  });
});

describe('over GraphQL', () => {
  const schema = loadGraphSchema();
  const EVERYTHING = everythingOf(schema, 'ResearchReport');

  it('the whole record is the same as over REST, to the last field', async () => {
    const tenant = await newTenant();
    await work();
    const id = await startedId(tenant);
    const rest = await ended(tenant, id);
    const query = `query ($id: ID!) { researchReport(id: $id) ${EVERYTHING} }`;
    const { body } = await graph(gateways[1]!, tenant.read, query, { slug: tenant.edition, id });
    expect(body.errors).toBeUndefined();
    const { version, ...report } = body.data.researchReport;
    expect(report).toEqual(asGraph(rest, schema.getType('ResearchReport') as GraphQLOutputType));
    expect(version).toBeGreaterThan(REPORT_STAGES.length);
    // The record of the test has something of everything, but for what only other sources and failures have.
    const bare = [...fieldsBelow(schema, 'ResearchRecord')].filter(
      (field) =>
        field.startsWith('Research') &&
        !filledFields(schema, 'ResearchReport', body.data.researchReport).has(field),
    );
    expect(bare.sort()).toEqual([
      'ResearchMethod.model',
      'ResearchMethod.provider',
      'ResearchRecord.country',
    ]);
  });

  it('whole reports cost too much to be read by the dozen', async () => {
    const tenant = await newTenant();
    const id = await startedId(tenant);
    const many = Array.from({ length: 12 }, (_, n) => `r${n}: researchReport(id: $id) { report { title } }`);
    const query = `query ($id: ID!) { ${many.join(' ')} }`;
    const { body } = await graph(gateways[0]!, tenant.read, query, { slug: tenant.edition, id });
    expect(body.errors[0].extensions.code).toBe('invalid_params');
  });

  it('a start returns the report, and shows what is left of the hour', async () => {
    const tenant = await newTenant();
    const answer = await graph(
      gateways[0]!,
      tenant.full,
      'mutation ($slug: ID!) { startResearch(input: { edition: $slug }) { report { id status stage report { title } } } }',
      { slug: tenant.edition },
    );
    expect(answer.body.data).toEqual({
      startResearch: {
        report: { id: expect.any(String), status: 'RUNNING', stage: null, report: null },
      },
    });
    expect(answer.headers.get('ratelimit')).toContain('"paid-actions";r=19');
  });

  interface Seen {
    readonly status: string;
    readonly stage: ReportStageName;
    readonly progress: number;
    readonly version: number;
  }
  const PROGRESS = `subscription ($id: ID!) {
    researchProgress(id: $id) { status stage progress version report { title } } }`;

  it('a subscription has the present state first, then the changes, and ends with the last', async () => {
    const tenant = await newTenant();
    const id = await startedId(tenant);
    const client = openGraphClient(gateways[0]!, tenant.read);
    try {
      const results = client.follow(PROGRESS, { id });
      const seen: Seen[] = [(await results.next()).value.data.researchProgress];
      expect(seen[0]).toEqual({ status: 'RUNNING', stage: null, progress: 0, version: 1, report: null });
      await work({ search: (_task, progress) => progress.advance(0.5) });
      for await (const { data } of results) seen.push(data.researchProgress);
      expect(seen.at(-1)).toMatchObject({
        status: 'DONE',
        stage: null,
        progress: 100,
        report: { title: expect.any(String) },
      });
      const rising = (list: number[]) => expect(list).toEqual([...list].sort((a, b) => a - b));
      rising(seen.map(({ progress }) => progress));
      rising(seen.map(({ version }) => version));
      expect(new Set(seen.map(({ version }) => version)).size).toBe(seen.length);
      // Of what is over there is one state to be shown.
      const late = client.follow(PROGRESS, { id });
      expect((await late.next()).value.data.researchProgress).toEqual(seen.at(-1));
      expect((await late.next()).done).toBe(true);
    } finally {
      client.close();
    }
  });

  it('a subscription ends when its key is revoked', async () => {
    const tenant = await newTenant();
    const id = await startedId(tenant);
    const { keys } = gateways[0]!.services;
    const { key, token } = await keys.create({ userId: tenant.user, name: 'own', permission: 'read' });
    const client = openGraphClient(gateways[0]!, token);
    const results = client.follow(PROGRESS, { id });
    await results.next();
    await keys.revoke(key.id);
    expect(await client.closed).toMatchObject({ code: 4403 });
    await expect(results.next()).rejects.toBeDefined();
  });

  it('a key watches a bounded number of reports', async () => {
    const tenant = await newTenant();
    const id = await startedId(tenant);
    const { access, reports } = gateways[0]!.services;
    const actor = await access.authenticate(tenant.read);
    const watching = Array.from({ length: 20 }, () => reports.watch(actor, id));
    await Promise.all(watching.map((one) => one.next()));
    await expect(reports.watch(actor, id).next()).rejects.toMatchObject({
      code: 'rate_limited',
    });
    for (const one of watching) await one.return?.();
    const again = reports.watch(actor, id);
    expect((await again.next()).value).toMatchObject({ id });
    await again.return?.();
  });
});
