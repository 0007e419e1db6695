import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import { PostgresOutboxStore } from '../../../src/adapters/postgres/job/outbox-store.js';
import { openStores } from '../../../src/adapters/postgres/database/unit-of-work.js';
import type { App } from '../../../src/main/build-app.js';
import type { Stores } from '../../../src/ports/unit-of-work.js';
import { DONE, newArticle, newJob } from '../../support/writing/finished-article.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { UNCOUNTED_MONTHS } from '../../support/uncounted-months.js';

/** Jobs and articles of one edition; enough for an index to be worth its while, and for a scan to be seen. */
const HISTORY = 60_000;
/** Of them, those with one title: as of a column that comes back every day. */
const SAME_TITLE = 3000;
/** What a statement may read that goes by an index, rows of small tables among it. */
const FEW = 300;

let test: TestDatabase;
let gateway: App;
let tenant: Tenant;
let keyId: string;
let database: Database;
let sql: Client;

beforeAll(async () => {
  test = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: test.url, role: 'gateway', writing: scriptedWriting() });
  tenant = await createTenant(gateway);
  ({ keyId } = await newJob(gateway, tenant));
  sql = new Client({ connectionString: test.adminUrl });
  await sql.connect();
  await fill();
  database = Database.open({
    url: test.url,
    poolSize: 2,
    acquireMs: 5000,
    statementMs: 30_000,
    maxWaiting: 10,
    applicationName: 'test-growth',
  });
});
afterAll(async () => {
  await database.close();
  await sql.end();
  await gateway.close();
  await test.drop();
});

/** A job every ten minutes for a year, each with an article, two events and a place in the ledger of this month. */
async function fill(): Promise<void> {
  const { account, edition, newsroom, user } = tenant;
  // Without triggers and foreign keys, which are what takes long.
  await sql.query('SET session_replication_role = replica');
  await sql.query(
    `INSERT INTO jobs (ref, id, account_id, edition_id, newsroom_id, user_id, key_id, brief, engine, status, progress,
       stages, warnings, attempt, max_attempts, version, created_at, updated_at, claimed_at, finished_at)
     SELECT md5('job ' || n)::uuid, md5('job ' || n)::uuid, $1, $2, $3, $4, $5, '{}', '{}', 'done', 100, '[]', '[]', 1, 5, 2,
       at, at, at, at
     FROM generate_series(1, ${HISTORY}) AS n, LATERAL (SELECT now() - n * interval '10 minutes' AS at) AS moment`,
    [account, edition, newsroom, user, keyId],
  );
  await sql.query(
    `INSERT INTO job_events (job_ref, version, progress)
     SELECT ref, n, '{}' FROM jobs, generate_series(1, 2) AS n`,
  );
  await sql.query(
    `INSERT INTO articles (id, edition_id, job_ref, slug, status, title, body, meta_title, meta_description,
       language_code, word_count, byline, image_source, provenance, created_at, changed_at, published_at)
     SELECT ref, edition_id, ref, CASE WHEN n > ${SAME_TITLE} THEN 'article-' || n WHEN n = 1 THEN 'tides' ELSE 'tides-' || n END,
       'published', 'Tides', '', '', '', 'en', 1, '', 'manual:', '{}', created_at, created_at, created_at
     FROM (SELECT *, row_number() OVER () AS n FROM jobs) AS numbered`,
  );
  await sql.query('SET session_replication_role = origin');
  await sql.query(
    `INSERT INTO paid_actions (subject, kind, account_id, newsroom_id, key_id, at)
     SELECT md5('paid ' || n)::uuid, 'article', $1, $2, $3, date_trunc('month', now(), 'UTC')
     FROM generate_series(1, ${HISTORY}) AS n`,
    [account, newsroom, keyId],
  );
  await sql.query('UPDATE newsrooms SET hourly_ceiling = 1000');
  await sql.query('UPDATE plans SET articles_per_month = 1000000');
  await sql.query('VACUUM (ANALYZE) jobs, job_events, articles, paid_actions');
}

async function rowsRead(transaction: Database): Promise<number> {
  const row = await transaction.row<{ n: number }>(
    `SELECT sum(pg_stat_get_xact_tuples_returned(oid))::integer AS n FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i')`,
  );
  return row!.n;
}

/**
 * What PostgreSQL reads for this work, in rows of tables and entries of indexes, by its own count. A plan would be a guess,
 * and of one statement only. Nothing of the work stays.
 */
async function rowsReadBy(work: (stores: Stores, database: Database) => Promise<unknown>): Promise<number> {
  const rolledBack = new Error('rolled back');
  let read = NaN;
  await database
    .inTransaction(async (transaction) => {
      const before = await rowsRead(transaction);
      await work(openStores(transaction), transaction);
      read = (await rowsRead(transaction)) - before;
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
  return read;
}

const someJob = () => sql.query<{ ref: string }>('SELECT ref FROM jobs OFFSET 100 LIMIT 1');

async function startedJob({ jobs }: Stores) {
  const job = await newJob(gateway, tenant);
  await jobs.insertAll([job]);
  return job;
}

describe('the count of read rows', () => {
  it('includes the scan of a table and the walk through an index', async () => {
    const scan = await rowsReadBy((_stores, transaction) =>
      transaction.rows(`SELECT count(*) FROM articles WHERE title = 'Ebb'`),
    );
    expect(scan).toBeGreaterThanOrEqual(HISTORY);
    const walk = await rowsReadBy((_stores, transaction) =>
      transaction.rows(`SELECT count(*) FROM articles WHERE edition_id = $1::uuid`, [tenant.edition]),
    );
    expect(walk).toBeGreaterThanOrEqual(HISTORY);
  });
});

describe('a database with years of work', () => {
  it('reads few rows for a start with its limits', async () => {
    const spender = { accountId: tenant.account, newsroomId: tenant.newsroom, keyId };
    const read = await rowsReadBy(async (stores) => {
      const ledger = await stores.ledger.open(spender);
      expect(ledger?.spending.plan).toEqual({ used: HISTORY, allowance: 1_000_000 });
      const { ref } = await startedJob(stores);
      await stores.ledger.spend(spender, 'article', [ref]);
      expect((await stores.ledger.open(spender))?.spending.plan.used).toBe(HISTORY + 1);
    });
    expect(read).toBeLessThan(FEW);
  });

  it('reads few rows for the request of a key', async () => {
    expect(await rowsReadBy(({ keys }) => keys.countRequest({ keyId }))).toBeLessThan(FEW);
  });

  it('reads few rows for the request of a session', async () => {
    await sql.query(
      `INSERT INTO sessions (id, key_id, token_hash, user_agent, idle, ends_at)
       SELECT gen_random_uuid(), $1, sha256(n::text::bytea), '', interval '12 hours', now() + interval '7 days'
       FROM generate_series(1, 5000) AS n`,
      [keyId],
    );
    const tokenHash = createHash('sha256').update('7').digest();
    const read = await rowsReadBy(async ({ sessions }) => {
      expect((await sessions.countRequest(tokenHash))?.accepted).toBe(true);
    });
    expect(read).toBeLessThan(FEW);
  });

  it('reads few rows for a worker that claims a job', async () => {
    const read = await rowsReadBy(async (stores) => {
      const { ref } = await startedJob(stores);
      expect((await stores.jobs.claimNext(randomUUID(), 60_000))?.ref).toBe(ref);
    });
    expect(read).toBeLessThan(FEW);
  });

  it('reads few rows for the end of a job whose title thousands of articles have', async () => {
    const article = newArticle(tenant, { slug: 'tides' });
    const read = await rowsReadBy(async (stores) => {
      const { ref } = await startedJob(stores);
      const token = randomUUID();
      await stores.jobs.claim(ref, token, 60_000);
      await stores.jobs.complete(ref, token, DONE, article);
      const made = await stores.articles.find(tenant.edition, article.id);
      expect(made?.slug).toBe(`tides-${SAME_TITLE + 1}`);
    });
    expect(read).toBeLessThan(FEW);
  });

  it('reads few rows for a poll of a job and for the queries of its watchers', async () => {
    const { rows } = await someJob();
    const { ref } = rows[0]!;
    expect(await rowsReadBy(({ jobs }) => jobs.find(tenant.account, ref))).toBeLessThan(FEW);
    // What was made up above is read, and then refused for its shape.
    const changes = ({ jobs }: Stores) =>
      expect(jobs.changesAfter(ref, 0, 100)).rejects.toThrow('another version');
    expect(await rowsReadBy(changes)).toBeLessThan(FEW);
    for (const scope of [
      { of: 'edition', id: tenant.edition },
      { of: 'account', id: tenant.account },
    ] as const) {
      expect(await rowsReadBy(({ jobs }) => jobs.openOf(scope, 100))).toBeLessThan(FEW);
      expect(await rowsReadBy(({ jobs }) => jobs.changedIn(scope, null, new Map(), 100))).toBeLessThan(FEW);
      // Again and again: from the sixth time on the plan is one for any values.
      const since = new Date(Date.now() - 60_000).toISOString();
      const read = await rowsReadBy(async ({ jobs }) => {
        for (let time = 0; time < 10; time += 1) await jobs.changedIn(scope, since, new Map(), 100);
      });
      expect(read).toBeLessThan(10 * FEW);
    }
  });

  it('reads few rows for the watchers of an account with thousands of editions', async () => {
    await sql.query(
      `INSERT INTO editions SELECT (jsonb_populate_record(e, jsonb_build_object('id', md5('edition ' || n), 'name', 'E' || n,
         'domain', NULL))).* FROM editions e, generate_series(1, 4000) n WHERE e.id = $1`,
      [tenant.edition],
    );
    const scope = { of: 'account', id: tenant.account } as const;
    expect(await rowsReadBy(({ jobs }) => jobs.changedIn(scope, null, new Map(), 100))).toBeLessThan(FEW);
    await sql.query(
      `DELETE FROM editions WHERE id IN (SELECT md5('edition ' || n)::uuid FROM generate_series(1, 4000) n)`,
    );
  });

  it('reads few rows for the rounds of a process: the outbox, lost workers, retention', async () => {
    const outbox = async (_stores: Stores, transaction: Database) => {
      const store = new PostgresOutboxStore(transaction);
      const claim = await store.claim(10_000, 50);
      await store.settle(claim, claim.entries);
    };
    expect(await rowsReadBy(outbox)).toBeLessThan(FEW);
    const idle = (_stores: Stores, transaction: Database) =>
      new PostgresOutboxStore(transaction).countIdle('write-article', 300_000, 100);
    expect(await rowsReadBy(idle)).toBeLessThan(FEW);
    expect(await rowsReadBy(({ jobs }) => jobs.sweep())).toBeLessThan(FEW);
    expect(await rowsReadBy(({ reports }) => reports.sweep())).toBeLessThan(FEW);
    // 416 days of work: nothing is older.
    expect(await rowsReadBy(({ retention }) => retention.expireJobs(500))).toBeLessThan(FEW);
    expect(await rowsReadBy(({ retention }) => retention.expireReports(500))).toBeLessThan(FEW);
    expect(await rowsReadBy(({ retention }) => retention.expireLedger(500))).toBeLessThan(FEW);
  });

  it('reads few rows for the deletion of expired events: those of their jobs', async () => {
    const read = await rowsReadBy(async ({ retention }) => {
      expect(await retention.expireJobs(30)).toBe(100);
      expect(await retention.expireJobs(30)).toBe(100);
    });
    // Of each job its own row, two events, and their entries in the indexes.
    expect(read).toBeLessThan(200 * 10);
    expect(read).toBeGreaterThan(400);
  });

  it('reads few rows for the deletion of paid actions, which leaves the counters of their months correct', async () => {
    await sql.query(`UPDATE paid_actions SET at = at - interval '500 days' WHERE subject IN
      (SELECT subject FROM paid_actions LIMIT 1500)`);
    const read = await rowsReadBy(async ({ retention }) => {
      expect([await retention.expireLedger(400), await retention.expireLedger(400)]).toEqual([1000, 500]);
    });
    expect(read).toBeLessThan(1500 * 10);
    expect(await openStores(database).retention.expireLedger(400)).toBe(1000);
    expect((await sql.query(UNCOUNTED_MONTHS)).rows).toEqual([]);
  });
});
