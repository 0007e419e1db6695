import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { buildSchema, isObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import {
  call,
  createTenant,
  graph,
  startGalley,
  waitForJob,
  type Tenant,
} from '../../support/server/test-galley.js';
import { until } from '../../support/until.js';

/** Planted in every text that a caller writes. */
const SECRET = 'xyzzyplugh';

let database: TestDatabase;
let sql: Client;
let gateway: App;
let tenant: Tenant;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.adminUrl });
  await sql.connect();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  tenant = await createTenant(gateway, { webAddress: 'https://example.com/', verified: true });
  ({ token } = await gateway.services.operatorKeys.create('tests'));
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  await gateway.close();
  await sql.end();
  await database.drop();
});

const START = { input: `About ${SECRET}`, settings: { title: `A title with ${SECRET}` } };

async function startJob(of = tenant, id?: string): Promise<string> {
  const { body } = await call(gateway, of.full, 'POST', `/v1/editions/${of.edition}/articles`, {
    ...START,
    ...(id === undefined ? {} : { id }),
  });
  return body.id as string;
}

async function failJob(id: string, code = 'no_usable_sources'): Promise<void> {
  await sql.query(
    `UPDATE jobs SET status = 'failed', finished_at = clock_timestamp(), title = $2,
       error = jsonb_build_object('code', $3::text, 'message', $2::text, 'stage', NULL, 'retryable', false)
     WHERE id = $1`,
    [id, `A headline about ${SECRET}`, code],
  );
}

const ask = (query: string, variables: Readonly<Record<string, unknown>> = {}) =>
  graph(gateway, token, query, variables);
const codeOf = ({ body }: { readonly body: { errors?: { extensions: { code: string } }[] } }) =>
  body.errors?.[0]?.extensions.code;

const CANCEL = `mutation ($id: ID!, $account: ID) {
  operatorCancel(input: { id: $id, account: $account }) { work { id status account { id } } } }`;
const RETRY = `mutation ($id: ID!, $account: ID) {
  operatorRetry(input: { id: $id, account: $account }) { work { id status kind attempt } } }`;

/** Every field below `operator`, as deep as types go. */
function everyField(): string {
  const schema = buildSchema(
    readFileSync(new URL('../../../schema/printed/schema.graphql', import.meta.url), 'utf8'),
  );
  const select = (name: string): string => {
    const type = schema.getType(name);
    if (!isObjectType(type)) return '';
    const fields = Object.values(type.getFields()).map(
      (field) => `${field.name} ${select(field.type.toString().replaceAll(/[[\]!]/g, ''))}`,
    );
    return `{ ${fields.join(' ')} }`;
  };
  return `{ operator ${select('Operator')} }`;
}

describe('what an operator sees', () => {
  it('has no text of an account, in any field', async () => {
    const [waiting, failed] = [await startJob(), await startJob()];
    await failJob(failed);
    await call(gateway, tenant.full, 'POST', `/v1/editions/${tenant.edition}/audit`);
    const { body } = await ask(everyField());
    expect(body.errors).toBeUndefined();
    const said = JSON.stringify(body.data);
    expect(said).not.toContain(SECRET);
    // What it looks at is there.
    for (const id of [waiting, failed, tenant.account]) expect(said).toContain(id);
    expect(body.data.operator.stores).toEqual([
      { name: 'postgresql', isUp: true, latencyMs: expect.any(Number) },
      { name: 'queue on postgres', isUp: true, latencyMs: expect.any(Number) },
    ]);
    const retried = await ask(RETRY, { id: failed });
    expect(JSON.stringify([retried.body, (await ask(CANCEL, { id: waiting })).body])).not.toContain(SECRET);
    expect(retried.body.errors).toBeUndefined();
  });

  it('counts work by kind and status, with queues and their ages', async () => {
    const STATUS = `{ operator { status { version migration databaseBytes unsent leasesHeld leasesLapsed
      queues { kind waiting oldestSeconds } counts { kind status count } failures { kind code count lastAt } } } }`;
    const read = async () => (await ask(STATUS)).body.data.operator.status;
    const before = await read();
    const countOf = (status: typeof before, kind: string, is: string): number =>
      status.counts.find((one: { kind: string; status: string }) => one.kind === kind && one.status === is)
        .count;
    const failed = await startJob();
    await startJob();
    await failJob(failed, 'made_up');
    const research = await call(gateway, tenant.full, 'POST', `/v1/editions/${tenant.edition}/research`);
    await ask(CANCEL, { id: research.body.id });
    const after = await read();
    expect(countOf(after, 'ARTICLE', 'QUEUED')).toBe(countOf(before, 'ARTICLE', 'QUEUED') + 1);
    expect(countOf(after, 'RESEARCH', 'CANCELLED')).toBe(countOf(before, 'RESEARCH', 'CANCELLED') + 1);
    expect(countOf(after, 'RESEARCH', 'FAILED')).toBe(countOf(before, 'RESEARCH', 'FAILED'));
    expect(after.failures).toContainEqual({
      kind: 'ARTICLE',
      code: 'made_up',
      count: 1,
      lastAt: expect.stringMatching(/Z$/),
    });
    expect(JSON.stringify(after.failures)).not.toContain('cancelled');
    const queue = after.queues.find(({ kind }: { kind: string }) => kind === 'ARTICLE');
    expect(queue.waiting).toBe(countOf(after, 'ARTICLE', 'QUEUED'));
    expect(queue.oldestSeconds).toBeGreaterThanOrEqual(0);
    expect(after.migration).toMatch(/^\d{8}T\d{6}-/);
  });

  it('lists the work of all accounts in pages, by account, status and code', async () => {
    const mine = await createTenant(gateway);
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift(await startJob(mine));
    await failJob(ids[1]!, 'one_code');
    await failJob(ids[3]!, 'other_code');
    const WORK = `query ($first: Int, $after: String, $filter: OperatorWorkFilter) { operator {
      work(first: $first, after: $after, filter: $filter) {
        totalCount pageInfo { hasNextPage endCursor } nodes { id account { id } status error } } } }`;
    const page = async (variables: Readonly<Record<string, unknown>>) =>
      (await ask(WORK, variables)).body.data.operator.work;
    const idsOf = (work: { nodes: { id: string }[] }) => work.nodes.map(({ id }) => id);
    const filter = { account: mine.account };
    const first = await page({ first: 3, filter });
    expect(first.totalCount).toBe(5);
    const second = await page({ first: 3, filter, after: first.pageInfo.endCursor });
    expect([...idsOf(first), ...idsOf(second)]).toEqual(ids);
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect(idsOf(await page({ filter: { ...filter, status: ['FAILED'] } }))).toEqual([ids[1], ids[3]]);
    expect(idsOf(await page({ filter: { ...filter, code: 'other_code' } }))).toEqual([ids[3]]);
    // Of all accounts, the newest first.
    const other = await startJob();
    expect(idsOf(await page({ first: 2 }))).toEqual([other, ids[0]]);
    expect(codeOf(await ask(WORK, { after: 'nonsense' }))).toBe('invalid_params');
  });

  it('shows what accounts use of their limits', async () => {
    const mine = await createTenant(gateway);
    await startJob(mine);
    await sql.query('UPDATE newsrooms SET hourly_ceiling = 7 WHERE id = $1', [mine.newsroom]);
    await sql.query('UPDATE plans SET articles_per_month = 9 WHERE id = $1', [`plan-${mine.account}`]);
    const { body } = await ask(`{ operator { accounts(first: 1) { totalCount nodes {
      id name isOpen plan articles articlesAllowed lastHour hourlyCeiling queued running } } } }`);
    expect(body.data.operator.accounts.nodes).toEqual([
      {
        id: mine.account,
        name: 'Test account',
        isOpen: true,
        plan: 'Test',
        articles: 1,
        articlesAllowed: 9,
        lastHour: 1,
        hourlyCeiling: 7,
        queued: 1,
        running: 0,
      },
    ]);
  });
});

describe('cancelling by an operator', () => {
  it('of forty at once ends the job for one of them', async () => {
    const id = await startJob();
    const codes = await Promise.all(
      Array.from({ length: 40 }, async () => codeOf(await ask(CANCEL, { id })) ?? 'ok'),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'conflict')).toHaveLength(39);
    expect((await call(gateway, tenant.full, 'GET', `/v1/jobs/${id}`)).body.status).toBe('cancelled');
  });

  it('asks whose it is, where two accounts have used one id', async () => {
    const id = randomUUID();
    const other = await createTenant(gateway);
    await startJob(tenant, id);
    await startJob(other, id);
    expect(codeOf(await ask(CANCEL, { id }))).toBe('conflict');
    const { body } = await ask(CANCEL, { id: id.toUpperCase(), account: other.account });
    expect(body.data.operatorCancel.work).toMatchObject({
      status: 'CANCELLED',
      account: { id: other.account },
    });
    expect((await call(gateway, tenant.full, 'GET', `/v1/jobs/${id}`)).body.status).toBe('queued');
  });

  it.each([randomUUID(), 'no UUID'])('of what is not there is not_found: %s', async (id) => {
    expect(codeOf(await ask(CANCEL, { id }))).toBe('not_found');
    expect(codeOf(await ask(RETRY, { id }))).toBe('not_found');
  });
});

describe('retrying by an operator', () => {
  it('starts the job anew once, as the key that started it', async () => {
    const failed = await startJob();
    await failJob(failed);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(RETRY, { id: failed })));
    const ids = new Set(answers.map(({ body }) => body.data.operatorRetry.work.id as string));
    expect(ids.size).toBe(1);
    const [retry] = ids;
    const { body } = await graph(
      gateway,
      tenant.full,
      'query ($id: ID!) { job(id: $id) { status retryOf { id } startedBy { id } } }',
      { id: retry },
    );
    expect(body.data.job).toEqual({
      status: 'QUEUED',
      retryOf: { id: failed },
      startedBy: { id: tenant.user },
    });
    const { rows } = await sql.query(
      'SELECT account_id FROM paid_actions WHERE subject = (SELECT ref FROM jobs WHERE id = $1)',
      [retry],
    );
    expect(rows).toEqual([{ account_id: tenant.account }]);
    const logged = await sql.query(
      `SELECT account_id, actor ->> 'kind' AS by, details FROM audit_log WHERE action = 'work_retried' AND object_id = $1`,
      [failed],
    );
    expect(logged.rows).toEqual([
      { account_id: tenant.account, by: 'operator_key', details: { retriedBy: retry } },
    ]);
  });

  it('neither starts nor spends anything without the entry in the log of the account', async () => {
    const failed = await startJob();
    await failJob(failed);
    await sql.query(`CREATE FUNCTION refuse_entry() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'no entry today'; END $$;
      CREATE TRIGGER refuse_entry BEFORE INSERT ON audit_log FOR EACH ROW WHEN (NEW.action = 'work_retried')
        EXECUTE FUNCTION refuse_entry();`);
    const spent = async () => (await sql.query('SELECT count(*) FROM paid_actions')).rows;
    const before = await spent();
    try {
      expect(codeOf(await ask(RETRY, { id: failed }))).toBe('unavailable');
      expect((await sql.query('SELECT 1 FROM jobs WHERE retry_of = $1', [failed])).rows).toEqual([]);
      expect(await spent()).toEqual(before);
    } finally {
      await sql.query('DROP TRIGGER refuse_entry ON audit_log; DROP FUNCTION refuse_entry');
    }
    const { body } = await ask(RETRY, { id: failed });
    expect(body.data.operatorRetry.work.status).toBe('QUEUED');
  });

  it('is a conflict for what has not failed, for reports, and where the account may not pay', async () => {
    const waiting = await startJob();
    expect(codeOf(await ask(RETRY, { id: waiting }))).toBe('conflict');
    const other = await createTenant(gateway, { webAddress: 'https://example.com/', verified: true });
    const report = await call(gateway, other.full, 'POST', `/v1/editions/${other.edition}/research`);
    expect(codeOf(await ask(RETRY, { id: report.body.id }))).toBe('conflict');
    const failed = await startJob(other);
    await failJob(failed);
    await sql.query('UPDATE users SET may_spend = false WHERE id = $1', [other.user]);
    const refused = await ask(RETRY, { id: failed });
    expect(codeOf(refused)).toBe('conflict');
    expect(refused.body.errors[0].message).toContain('may not spend');
    await sql.query('UPDATE users SET may_spend = true WHERE id = $1', [other.user]);
    await sql.query(`UPDATE api_keys SET revoked_at = now() WHERE user_id = $1`, [other.user]);
    expect(codeOf(await ask(RETRY, { id: failed }))).toBe('conflict');
  });
});

describe('the audit log', () => {
  interface Entry {
    readonly actor: { readonly kind: string; readonly keyName: string };
    readonly action: string;
    readonly account_id: string | null;
    readonly object_id: string | null;
    readonly details: { readonly asked?: string[] };
  }
  const entriesSince = async (at: Date): Promise<Entry[]> =>
    (
      await sql.query<Entry>(
        'SELECT actor, action, account_id, object_id, details FROM audit_log WHERE at > $1 ORDER BY at',
        [at],
      )
    ).rows;
  const now = async () => (await sql.query<{ now: Date }>('SELECT clock_timestamp() AS now')).rows[0]!.now;

  it('has each use of the key: what was read, signed in, asked and changed', async () => {
    const made = await gateway.services.operatorKeys.create('watched');
    const by = { actor: { kind: 'operator_key', keyId: made.key.id, keyName: 'watched' } };
    const id = await startJob();
    const at = await now();
    const read = '{ operator { key { name } ...More } } fragment More on Operator { workers { name } }';
    await graph(gateway, made.token, read);
    // The same again within the minute is no other entry.
    await graph(gateway, made.token, read);
    await gateway.services.sessions.signIn(made.token, { from: 'here', userAgent: 'a test' });
    await graph(gateway, made.token, CANCEL, { id });
    await graph(gateway, made.token, CANCEL, { id });
    await graph(gateway, made.token, RETRY, { id: `no UUID but ${SECRET}` });
    await gateway.services.operatorKeys.revoke(made.key.id);
    const used = (asked: string[], objectId: unknown) => ({
      ...by,
      action: 'operator_key_used',
      account_id: null,
      object_id: objectId,
      details: { asked },
    });
    expect(await entriesSince(at)).toEqual([
      used(['key', 'workers'], made.key.id),
      used(['sign-in'], expect.any(String)),
      used(['operatorCancel'], id),
      {
        ...by,
        action: 'work_cancelled',
        account_id: tenant.account,
        object_id: id,
        details: expect.anything(),
      },
      used(['operatorCancel'], id),
      used(['operatorRetry'], null),
      {
        actor: { kind: 'command_line' },
        action: 'key_revoked',
        account_id: null,
        object_id: made.key.id,
        details: { key: 'watched', permission: 'ops' },
      },
    ]);
    const { items } = await gateway.services.auditLog.ofAll(null, {
      limit: 1,
      isFromEnd: false,
      after: null,
      before: null,
      orderBy: { field: 'at', direction: 'desc' },
      filter: { actions: ['operator_key_used'], since: null, until: null },
    });
    expect(items[0]!.item).toMatchObject({ keyPrefix: made.key.prefix });
  });
});

it('a worker tells of itself while it lives', async () => {
  const WORKERS = '{ operator { workers { name version slots busy isLost startedAt beatAt } } }';
  const read = async () => (await ask(WORKERS)).body.data.operator.workers;
  expect(await read()).toEqual([]);
  const worker = await startGalley({
    databaseUrl: database.url,
    role: 'worker',
    writing: scriptedWriting(),
    env: { WORKER_CONCURRENCY: '3' },
  });
  try {
    expect(await read()).toEqual([
      {
        name: expect.any(String),
        version: expect.any(String),
        slots: 3,
        busy: expect.any(Number),
        isLost: false,
        startedAt: expect.any(String),
        beatAt: expect.any(String),
      },
    ]);
    await sql.query(`UPDATE workers SET beat_at = beat_at - interval '21 seconds'`);
    expect((await read())[0].isLost).toBe(true);
    // Not by asking: a key has 120 requests a minute.
    await until(async () => {
      const { rows } = await sql.query(`SELECT 1 FROM workers WHERE beat_at > now() - interval '20 seconds'`);
      return rows.length > 0;
    });
    expect((await read())[0].isLost).toBe(false);
    const id = await startJob();
    expect((await waitForJob(gateway, tenant.full, id)).status).toBe('done');
  } finally {
    await worker.close();
  }
  expect(await read()).toEqual([]);
});
