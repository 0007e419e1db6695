import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Database } from '../../src/adapters/postgres/database/connection.js';
import { PostgresUnitOfWork } from '../../src/adapters/postgres/database/unit-of-work.js';
import { openLists } from '../../src/adapters/postgres/lists/list-store.js';
import { PostgresRelatedStore } from '../../src/adapters/postgres/lists/related-store.js';
import type { Cursor, WorkListFilter } from '../../src/domain/list-query.js';
import type { AccountWork } from '../../src/domain/work.js';
import { systemIds } from '../../src/main/build/build-services.js';
import { TenantService } from '../../src/services/access/tenant-service.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { createTenant, type Tenant } from '../support/server/test-galley.js';

let testDatabase: TestDatabase;
let database: Database;
let tenant: Tenant;
let stranger: Tenant;
let keyOf: Map<string, string>;

const ANY: WorkListFilter = {
  kinds: null,
  statuses: null,
  editionId: null,
  code: null,
  keyId: null,
  since: null,
  until: null,
};

/** So many jobs of each of two accounts: enough that PostgreSQL reads them by an index. */
const JOBS = 6000;
const NEWEST_FIRST = { field: 'createdAt', direction: 'desc' } as const;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = Database.open({
    url: testDatabase.url,
    poolSize: 4,
    acquireMs: 20_000,
    statementMs: 20_000,
    maxWaiting: 20,
    applicationName: 'test',
  });
  const tenants = new TenantService({ unitOfWork: new PostgresUnitOfWork(database), ids: systemIds });
  tenant = await createTenant({ services: { tenants } });
  stranger = await createTenant({ services: { tenants } });
  const keys = await database.rows<{ id: string; user_id: string }>(
    `SELECT id, user_id FROM api_keys WHERE permission = 'full'`,
  );
  keyOf = new Map(keys.map(({ id, user_id }) => [user_id, id]));
  for (const each of [tenant, stranger]) await fill(each);
  await database.rows('ANALYZE jobs, reports, audits');
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

async function fill({ account, edition, newsroom, user }: Tenant): Promise<void> {
  const owner = [account, edition, newsroom, user, keyOf.get(user)!];
  await database.rows(
    `INSERT INTO jobs (ref, id, account_id, edition_id, newsroom_id, user_id, key_id, brief, engine, status, stages,
       warnings, attempt, max_attempts, version, progress, title, stage, error, lease_token, lease_until,
       created_at, updated_at, finished_at)
     SELECT gen_random_uuid(), gen_random_uuid(), $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::uuid, '{}',
       '{"mode":"extractive","provider":null,"model":null}', status, '[]', '[]', 0, 5, 1,
       CASE status WHEN 'done' THEN 100 ELSE 0 END, 'Locks ' || n, NULL,
       CASE WHEN status = 'failed' THEN jsonb_build_object('code', CASE WHEN n % 200 = 0 THEN 'worker_lost' ELSE
         'no_usable_sources' END, 'message', 'Nothing.', 'stage', 'research', 'retryable', false) END,
       CASE status WHEN 'running' THEN gen_random_uuid() END, CASE status WHEN 'running' THEN now() END,
       epoch + n * interval '1 second', now(), CASE WHEN status IN ('done', 'failed', 'cancelled') THEN now() END
     FROM (SELECT n, '2026-01-01T00:00:00Z'::timestamptz AS epoch, CASE WHEN n % 100 = 0 THEN 'failed'
         WHEN n % 100 = 1 THEN 'cancelled' WHEN n % 1000 = 2 THEN 'queued' WHEN n % 1000 = 3 THEN 'running'
         ELSE 'done' END AS status
       FROM generate_series(1, $6::integer) AS n) AS numbers`,
    [...owner, String(JOBS)],
  );
  await database.rows(
    `INSERT INTO reports (id, account_id, edition_id, newsroom_id, user_id, key_id, task, engine, status, stages, error,
       max_attempts, created_at, finished_at)
     SELECT gen_random_uuid(), $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::uuid, '{}', '{}', 'failed', '[]',
       jsonb_build_object('code', CASE WHEN n % 2 = 0 THEN 'cancelled' ELSE 'unreachable' END, 'message', 'No.'),
       5, '2026-01-01T00:00:00.5Z'::timestamptz + n * interval '100 seconds', now()
     FROM generate_series(1, 20) AS n`,
    owner,
  );
  await database.rows(
    `INSERT INTO audits (id, account_id, edition_id, newsroom_id, user_id, key_id, start_url, config, status, error,
       created_at, finished_at, dropped_at)
     SELECT gen_random_uuid(), $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::uuid, 'https://example.com/', '{}',
       CASE n WHEN 1 THEN 'crawling' ELSE 'failed' END,
       CASE WHEN n > 1 THEN '{"code":"unreachable","message":"The site does not answer."}'::jsonb END,
       '2026-01-01T00:00:00.7Z'::timestamptz + n * interval '100 seconds', CASE WHEN n > 1 THEN now() END,
       CASE n WHEN 20 THEN now() END
     FROM generate_series(1, 20) AS n`,
    owner,
  );
}

/** All that match, page by page. */
async function walk(part: Partial<WorkListFilter>, limit = 100): Promise<AccountWork[]> {
  const lists = openLists(database);
  const walked: AccountWork[] = [];
  let after: Cursor | null = null;
  for (;;) {
    const query = {
      filter: { ...ANY, ...part },
      orderBy: NEWEST_FIRST,
      limit,
      isFromEnd: false,
      before: null,
    };
    const [page] = await lists.work.pages([tenant.account], { ...query, after });
    walked.push(...page!.items.map(({ item }) => item));
    if (!page!.hasNext) return walked;
    after = page!.end;
  }
}

async function total(part: Partial<WorkListFilter>): Promise<number | null> {
  return (await openLists(database).work.totals([tenant.account], { ...ANY, ...part }))[0]!;
}

const EXPECTED: readonly (readonly [Partial<WorkListFilter>, number])[] = [
  [{}, JOBS + 20 + 19],
  [{ kinds: ['research'] }, 20],
  [{ kinds: ['audit', 'research'] }, 39],
  [{ kinds: [] }, 0],
  [{ statuses: ['failed'] }, 60 + 10 + 18],
  [{ statuses: ['cancelled'] }, 60 + 10],
  [{ statuses: ['queued', 'running'] }, 6 + 6 + 1],
  [{ statuses: ['running'], kinds: ['audit'] }, 1],
  [{ statuses: [] }, 0],
  [{ code: 'worker_lost' }, 30],
  [{ code: 'unreachable' }, 10 + 18],
  [{ code: 'cancelled' }, 10],
  [{ code: 'worker_lost', statuses: ['cancelled'] }, 0],
  [{ since: '2026-01-01T01:39:00.000000Z', until: '2026-01-01T01:39:05.000000Z' }, 4],
];

describe('the work of an account', () => {
  it.each(EXPECTED.map(([part, count]) => [JSON.stringify(part), part, count] as const))(
    'has what matches %s, newest first, each once, and counts it',
    async (_title, part, count) => {
      const all = await walk(part);
      expect(all).toHaveLength(count);
      expect(new Set(all.map(({ id }) => id)).size).toBe(count);
      const moments = all.map(({ createdAt }) => createdAt);
      expect(moments).toEqual([...moments].sort().reverse());
      for (const { kind, status, error } of all) {
        if (part.kinds) expect(part.kinds).toContain(kind);
        if (part.statuses) expect(part.statuses).toContain(status);
        if (part.code) expect(error!.code).toBe(part.code);
      }
      expect(await total(part)).toBe(count);
    },
  );

  it('is of one edition and one key, and none for those of another account', async () => {
    const ofKey = { keyId: keyOf.get(tenant.user)! };
    const all = JOBS + 39;
    expect(await total(ofKey)).toBe(all);
    expect(await total({ editionId: tenant.edition })).toBe(all);
    for (const part of [
      { editionId: stranger.edition },
      { editionId: randomUUID() },
      { keyId: keyOf.get(stranger.user)! },
    ]) {
      expect(await walk(part)).toEqual([]);
      expect(await total(part)).toBe(0);
    }
  });

  it('shows each kind in the same words', async () => {
    const [running] = await walk({ kinds: ['audit'], statuses: ['running'] });
    expect(running).toMatchObject({
      kind: 'audit',
      status: 'running',
      stage: 'site',
      title: null,
      error: null,
      editionId: tenant.edition,
      startedBy: { id: tenant.user, name: 'Test user' },
      startedWith: { id: keyOf.get(tenant.user), name: 'full' },
      createdAt: '2026-01-01T00:01:40.700000Z',
      finishedAt: null,
    });
    const [failed] = await walk({ kinds: ['article'], statuses: ['failed'] });
    expect(failed).toMatchObject({
      title: `Locks ${JOBS}`,
      error: { code: 'worker_lost', message: 'Nothing.' },
      finishedAt: expect.any(String),
    });
  });

  it('counts by code what failed within a day, and nothing that was cancelled', async () => {
    const before = {
      ref: `(SELECT ref FROM jobs WHERE account_id = $1::uuid AND status = 'failed' LIMIT 1)`,
    };
    await database.rows(
      `UPDATE jobs SET finished_at = now() - interval '25 hours' WHERE ref = ${before.ref}`,
      [tenant.account],
    );
    const failures = await new PostgresRelatedStore(database).failures(tenant.account);
    expect(failures.map(({ kind, code }) => `${kind} ${code}`)).toEqual(
      expect.arrayContaining(['article no_usable_sources', 'audit unreachable', 'research unreachable']),
    );
    expect(failures.reduce((sum, { count }) => sum + count, 0)).toBe(60 - 1 + 10 + 19);
    expect(failures.filter(({ code }) => code === 'cancelled')).toEqual([]);
    expect(await new PostgresRelatedStore(database).failures(randomUUID())).toEqual([]);
  });

  it.each([
    ['all of it', {}, ['jobs_of_account']],
    ['what failed', { statuses: ['failed'] }, ['jobs_unsuccessful_of_account']],
    [
      'articles that were cancelled',
      { kinds: ['article'], statuses: ['cancelled'] },
      ['jobs_unsuccessful_of_account'],
    ],
    [
      'what began in a minute',
      { kinds: ['article'], since: '2026-01-01T01:00:00Z', until: '2026-01-01T01:01:00Z' },
      ['jobs_of_account'],
    ],
  ] as const)('is read by its indexes: %s', async (_what, part, wanted) => {
    const used = await planOf(() =>
      openLists(database).work.pages([tenant.account], {
        filter: { ...ANY, ...part },
        orderBy: NEWEST_FIRST,
        limit: 20,
        isFromEnd: false,
        after: null,
        before: null,
      }),
    );
    expect(used.whole).not.toContain('jobs');
    // A part of the union that is a query of its own is read whole, once for each row of the page.
    expect(used.nodes).not.toContain('Subquery Scan');
    expect(used.indexes).toEqual(expect.arrayContaining([...wanted]));
  });
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** How PostgreSQL reads what the call asks for: tables that it reads whole, indexes, and the kinds of all its steps. */
async function planOf(
  call: () => Promise<unknown>,
): Promise<{ whole: string[]; indexes: string[]; nodes: string[] }> {
  const asked: Parameters<Database['rows']>[] = [];
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its database below
  const { rows } = Database.prototype;
  const spy = jest.spyOn(Database.prototype, 'rows').mockImplementation(function (
    this: Database,
    ...given: Parameters<Database['rows']>
  ) {
    asked.push(given);
    return rows.apply(this, given);
  });
  await call().finally(() => spy.mockRestore());
  const used: Awaited<ReturnType<typeof planOf>> = { whole: [], indexes: [], nodes: [] };
  const look = (node: PlanNode) => {
    used.nodes.push(node['Node Type']);
    if (node['Node Type'] === 'Seq Scan' && node['Relation Name']) used.whole.push(node['Relation Name']);
    if (node['Index Name']) used.indexes.push(node['Index Name']);
    for (const below of node.Plans ?? []) look(below);
  };
  for (const [statement, bind] of asked) {
    const text = typeof statement === 'string' ? statement : statement.text;
    const [row] = await database.rows<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
      `EXPLAIN (FORMAT JSON) ${text}`,
      bind,
    );
    look(row!['QUERY PLAN'][0]!.Plan);
  }
  return used;
}
