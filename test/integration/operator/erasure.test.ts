import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { runHere } from '../../support/server/run-here.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import {
  call,
  createTenant,
  startGalley,
  waitForJob,
  type Tenant,
} from '../../support/server/test-galley.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

let database: TestDatabase;
let gateway: App;
let sql: Client;
let env: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  env = { DATABASE_URL: database.url };
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  sql = new Client({ connectionString: database.url });
  await sql.connect();
});
afterAll(async () => {
  await sql.end();
  await gateway.close();
  await database.drop();
});

/** What outlives what it tells of. */
const LOG = ['audit_log', 'audit_log_places'];

/** The tables with a row of it, whatever the schema has of them, and how many. */
async function rowsOf(column: 'account_id' | 'edition_id', id: string): Promise<Record<string, number>> {
  const { rows: tables } = await sql.query<{ name: string }>(
    `SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.column_name = $1 AND c.table_name <> ALL ($2)`,
    [column, LOG],
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql.query<{ n: number }>(
      `SELECT count(*)::integer AS n FROM ${name} WHERE ${column} = $1::uuid`,
      [id],
    );
    if (rows[0]!.n > 0) found[name] = rows[0]!.n;
  }
  return found;
}

const orphans = async () => {
  const of = (table: string, key: string, parent: string, id: string) =>
    `SELECT '${table}' AS name, count(*)::integer AS n FROM ${table} t
     WHERE NOT EXISTS (SELECT FROM ${parent} p WHERE p.${id} = t.${key})`;
  const { rows } = await sql.query<{ name: string; n: number }>(
    [
      of('job_events', 'job_ref', 'jobs', 'ref'),
      of('job_artifacts', 'job_ref', 'jobs', 'ref'),
      of('article_images', 'article_id', 'articles', 'id'),
      of('article_revisions', 'article_id', 'articles', 'id'),
      of('audit_urls', 'audit_id', 'audits', 'id'),
      of('audit_views', 'audit_id', 'audits', 'id'),
      of('sessions', 'key_id', 'api_keys', 'id'),
      `SELECT 'outbox', count(*)::integer FROM outbox o WHERE NOT EXISTS (SELECT FROM jobs WHERE ref = o.ref)
         AND NOT EXISTS (SELECT FROM reports WHERE id = o.ref) AND NOT EXISTS (SELECT FROM audits WHERE id = o.ref)`,
    ].join(' UNION ALL '),
  );
  return rows.filter(({ n }) => n > 0);
};

const start = async ({ edition, full }: Tenant, id: string = randomUUID()) => {
  const path = `/v1/editions/${edition}/articles`;
  expect((await call(gateway, full, 'POST', path, { id, input: 'Anything' })).status).toBe(202);
  return id;
};

/** So many tenants, each with a finished article, a job that waits, a report and an audit that are under way. */
async function fullTenants(count: number): Promise<Tenant[]> {
  const tenants: Tenant[] = [];
  const worker = await startGalley({
    databaseUrl: database.url,
    role: 'worker',
    env: { WORKER_KINDS: 'articles' },
    writing: scriptedWriting(),
  });
  try {
    for (let n = 0; n < count; n += 1) {
      const tenant = await createTenant(gateway, { verified: true, webAddress: 'https://tides.example/' });
      await waitForJob(gateway, tenant.full, await start(tenant));
      tenants.push(tenant);
    }
  } finally {
    await worker.close();
  }
  for (const tenant of tenants) await fill(tenant);
  return tenants;
}

async function fill(tenant: Tenant): Promise<void> {
  const base = `/v1/editions/${tenant.edition}`;
  expect((await call(gateway, tenant.full, 'POST', `${base}/research`)).status).toBeLessThan(300);
  const { body } = await call(gateway, tenant.full, 'POST', `${base}/audit`);
  // A caller may give a job any id, that of its audit too.
  await start(tenant, String(body['id']));
  await sql.query(
    `INSERT INTO audit_urls (audit_id, url, kind, found_via, state)
     SELECT $1::uuid, 'https://tides.example/' || n, 'page', 'link', 'queued' FROM generate_series(1, 2500) AS n`,
    [String(body['id'])],
  );
  await sql.query(
    `INSERT INTO site_pages (edition_id, language, url, length, terms)
     VALUES ($1::uuid, 'en', 'https://tides.example/', 1, '{}')`,
    [tenant.edition],
  );
}

describe('an edition that is deleted', () => {
  it('takes all with it that it held, and nothing of its neighbours', async () => {
    const [tenant, other] = (await fullTenants(2)) as [Tenant, Tenant];
    const before = await rowsOf('account_id', other.account);
    const unsure = await runHere(['edition', 'delete', tenant.edition], env);
    expect(unsure.code).toBe(2);
    expect(unsure.err).toContain('articles: 1, jobs: 2, reports: 1, audits: 1');
    expect(unsure.err).toContain('Nothing was deleted: use --yes');
    expect(Object.keys(await rowsOf('edition_id', tenant.edition))).toEqual(
      expect.arrayContaining(['articles', 'jobs', 'reports', 'audits', 'site_pages']),
    );

    const { code, out } = await runHere(['edition', 'delete', tenant.edition, '--yes', '--json'], env);
    expect([code, JSON.parse(out)]).toEqual([
      0,
      { edition: tenant.edition, deleted: { articles: 1, jobs: 2, reports: 1, audits: 1 } },
    ]);
    expect(await rowsOf('edition_id', tenant.edition)).toEqual({});
    expect(await orphans()).toEqual([]);
    expect(await rowsOf('account_id', other.account)).toEqual(before);
    const gone = await call(gateway, tenant.full, 'GET', `/v1/editions/${tenant.edition}/articles`);
    expect([gone.status, gone.body.code]).toEqual([404, 'not_found']);
    // What it cost was spent.
    expect(await rowsOf('account_id', tenant.account)).toMatchObject({ paid_actions: 4 });
    const log = await runHere(['log', '--action', 'edition_deleted', '--json'], env);
    expect(log.out).toContain(tenant.edition);
    expect((await runHere(['edition', 'delete', tenant.edition, '--yes'], env)).code).toBe(1);
  });

  it('takes with it what is started while it is deleted', async () => {
    const [tenant] = (await fullTenants(1)) as [Tenant];
    const { erasure } = gateway.services;
    let isStarted = false;
    let late: Promise<unknown> = Promise.resolve();
    await erasure.eraseEdition(tenant.edition, (rows) => {
      // When nothing else is left.
      if (rows > 0 || isStarted) return;
      isStarted = true;
      late = start(tenant);
    });
    // It was started before the edition went, or refused because it was gone.
    await late.catch(() => undefined);
    expect(isStarted).toBe(true);
    expect(await rowsOf('edition_id', tenant.edition)).toEqual({});
    expect(await orphans()).toEqual([]);
  });

  it('is finished by another call where the first was stopped half-way', async () => {
    const [tenant] = (await fullTenants(1)) as [Tenant];
    const { erasure } = gateway.services;
    let statements = 0;
    const stopped = erasure.eraseEdition(tenant.edition, () => {
      statements += 1;
      if (statements === 3) throw new Error('killed');
    });
    await expect(stopped).rejects.toThrow('killed');
    expect(Object.keys(await rowsOf('edition_id', tenant.edition))).not.toEqual([]);
    await erasure.eraseEdition(tenant.edition);
    expect(await rowsOf('edition_id', tenant.edition)).toEqual({});
  });
});

describe('an account that is deleted', () => {
  it('takes its editions, keys, users and ledger with it, and nothing of its neighbours', async () => {
    const [tenant, other] = (await fullTenants(2)) as [Tenant, Tenant];
    const before = await rowsOf('account_id', other.account);
    expect((await runHere(['account', 'delete', tenant.account], env)).err).toContain(
      'The account Test account has editions: 1, users: 1',
    );
    const { code, out } = await runHere(['account', 'delete', tenant.account, '--yes', '--json'], env);
    expect([code, JSON.parse(out)]).toEqual([
      0,
      {
        account: tenant.account,
        deleted: { editions: 1, users: 1, articles: 1, jobs: 2, reports: 1, audits: 1 },
      },
    ]);
    expect(await rowsOf('account_id', tenant.account)).toEqual({});
    expect(await orphans()).toEqual([]);
    expect(await rowsOf('account_id', other.account)).toEqual(before);
    const { rows } = await sql.query('SELECT 1 FROM accounts WHERE id = $1', [tenant.account]);
    expect(rows).toEqual([]);
    const refused = await call(gateway, tenant.full, 'GET', '/v1/editions');
    expect([refused.status, refused.body.code]).toEqual([
      401,
      expect.stringMatching(/invalid_key|account_closed/),
    ]);
    const { out: log } = await runHere(['log', '--account', tenant.account, '--json'], env);
    expect(log).toContain('account_deleted');
  });
});

describe('galley prune', () => {
  it('deletes what is past its time, and nothing else', async () => {
    const [tenant] = (await fullTenants(1)) as [Tenant];
    const kept = await rowsOf('account_id', tenant.account);
    await sql.query(
      `UPDATE jobs SET finished_at = finished_at - interval '40 days'
       WHERE account_id = $1 AND finished_at IS NOT NULL`,
      [tenant.account],
    );
    const first = await runHere(['prune', '--json'], env);
    expect(JSON.parse(first.out)).toMatchObject({ pruned: { jobs: 1, reports: 0, audits: 0 } });
    expect(await rowsOf('account_id', tenant.account)).toEqual(kept);
    expect((await runHere(['prune'], env)).out).toBe('nothing to do\n');
  });
});
