// What a start, the end of a job and a round of retention cost after years of work: a million jobs with their articles
// and ten million events in one account, compared with ten thousand jobs, on a durable embedded PostgreSQL. A hundredth of
// the articles have the same title, like a daily column.
//   npm run build && node bench/growth.mjs [--json] [--jobs n] [--events n] [--rounds n]
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openEmbeddedPostgres } from '../dist/adapters/postgres/embedded/embedded.js';
import { PostgresUnitOfWork } from '../dist/adapters/postgres/database/unit-of-work.js';
import { waitingStages } from '../dist/domain/article/job.js';
import { buildCoreServices } from '../dist/main/build/build-services.js';
import { readConfig } from '../dist/main/config.js';
import { openMigrated } from '../dist/main/open-database.js';
import { Closers } from '../dist/main/shutdown.js';
import { makeBenchTenant } from './support/bench-tenant.mjs';
import { median, print, round } from './support/figures.mjs';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '1000000' },
    events: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '50' },
  },
});
const [JOBS, EVENTS, ROUNDS] = [Number(options.jobs), Number(options.events), Number(options.rounds)];
const FEW_JOBS = 10_000;
/** Retention statements that are timed: each processes 100 jobs. */
const EXPIRIES = 100;
const AT_ONCE = 50_000;
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const DONE = {
  status: 'done',
  stage: null,
  progress: 100,
  stages: waitingStages(),
  warnings: [],
  error: null,
  fetches: 0,
  queries: 0,
  modelCalls: 0,
  modelTokens: 0,
  artifacts: [],
};

const folder = await mkdtemp(path.join(tmpdir(), 'galley-bench-'));
await chmod(folder, 0o755);
const closers = new Closers(silent);
closers.add('folder', () => rm(folder, { recursive: true, force: true }));
try {
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(folder, 'data'), log: silent });
  closers.add('PostgreSQL', () => postgres.close());
  const config = readConfig({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' });
  const { database } = await openMigrated(config, silent, closers, 'bench');
  const core = buildCoreServices(database);
  const tenant = await makeBenchTenant(core);
  const sql = new pg.Client({ connectionString: postgres.adminUrl });
  await sql.connect();
  closers.add('client', () => sql.end());
  await sql.query('UPDATE newsrooms SET hourly_ceiling = 1000000');
  await sql.query('UPDATE plans SET articles_per_month = 100000000');

  const few = await measureAt(FEW_JOBS);
  const many = await measureAt(JOBS);
  const expiry = await measureExpiry();
  print(
    { few: { jobs: FEW_JOBS, ...few }, many: { jobs: JOBS, events: JOBS * EVENTS, ...many }, ...expiry },
    options.json,
  );

  async function measureAt(jobs) {
    await fillTo(jobs);
    const [starts, ends] = [[], []];
    const work = new PostgresUnitOfWork(database);
    const spender = { accountId: tenant.account, newsroomId: tenant.newsroom, keyId: tenant.key };
    for (let n = 0; n < ROUNDS; n += 1) {
      const ref = randomUUID();
      starts.push(
        await time(() =>
          work.run(async (stores) => {
            await stores.ledger.open(spender);
            await stores.jobs.insertAll([newJob(ref)]);
            await stores.ledger.spend(spender, 'article', [ref]);
          }),
        ),
      );
      const token = randomUUID();
      await core.stores.jobs.claim(ref, token, 60_000);
      ends.push(await time(() => core.stores.jobs.complete(ref, token, DONE, newArticle())));
    }
    // Their slugs would collide with those of the next articles.
    await sql.query('DELETE FROM articles WHERE job_ref IN (SELECT ref FROM jobs WHERE id = ref)');
    return { start_ms: round(median(starts)), end_of_a_job_ms: round(median(ends)) };
  }

  async function measureExpiry() {
    const durations = [];
    let expired = 0;
    for (let n = 0; n < EXPIRIES; n += 1) {
      durations.push(
        await time(async () => {
          expired += await core.stores.retention.expireJobs(30);
        }),
      );
    }
    return {
      expired_jobs: expired,
      expiry_of_100_jobs_ms: round(median(durations)),
      slowest_expiry_ms: round(Math.max(...durations)),
    };
  }

  function newJob(ref) {
    return {
      ref,
      id: ref,
      accountId: tenant.account,
      editionId: tenant.edition,
      newsroomId: tenant.newsroom,
      userId: tenant.user,
      keyId: tenant.key,
      brief: { input: 'Anything', language: null, country: null, settings: {} },
      engine: { mode: 'extractive', provider: null, model: null },
      progress: { stages: waitingStages(), warnings: [], maxAttempts: 5 },
    };
  }

  function newArticle() {
    return {
      id: randomUUID(),
      editionId: tenant.edition,
      slug: 'tides',
      title: 'Tides',
      body: '<p>The sea rises and falls.</p>',
      metaTitle: 'Tides',
      metaDescription: 'How the sea moves.',
      languageCode: 'en',
      wordCount: 5,
      byline: 'Ada Lock',
      imageSource: 'manual:',
      image: null,
      provenance: {},
    };
  }

  /** All of them are in the ledger of this month, which is the worst case; each ended a minute before the one after it. */
  async function fillTo(jobs) {
    const { account, edition, newsroom, user, key } = tenant;
    const { rows } = await sql.query(`SELECT count(*)::integer AS n FROM jobs WHERE id <> ref`);
    await sql.query('SET session_replication_role = replica');
    for (let from = rows[0].n; from < jobs; from += AT_ONCE) {
      const to = Math.min(jobs, from + AT_ONCE);
      await sql.query(
        `WITH made AS (
           INSERT INTO jobs (ref, id, account_id, edition_id, newsroom_id, user_id, key_id, brief, engine, status,
             progress, stages, warnings, attempt, max_attempts, version, created_at, updated_at, claimed_at, finished_at)
           SELECT md5('ref ' || n)::uuid, md5('id ' || n)::uuid, $1, $2, $3, $4, $5, jsonb_build_object('n', n), '{}', 'done', 100, '[]', '[]', 1,
             5, $6, at, at, at, at
           FROM generate_series($7::integer, $8::integer - 1) AS n,
             LATERAL (SELECT now() - interval '4 years' + n * interval '1 minute' AS at) AS moment
           RETURNING ref, (brief ->> 'n')::integer AS n, created_at),
         recorded AS (
           INSERT INTO job_events (job_ref, version, progress)
           SELECT ref, version, '{"status": "running", "stage": "draft"}' FROM made, generate_series(1, $6::integer) AS version),
         paid AS (
           INSERT INTO paid_actions (subject, kind, account_id, newsroom_id, key_id, at)
           SELECT ref, 'article', $1, $3, $5, date_trunc('month', now(), 'UTC') FROM made)
         INSERT INTO articles (id, edition_id, job_ref, slug, status, title, body, meta_title, meta_description,
           language_code, word_count, byline, image_source, provenance, created_at, changed_at, published_at)
         SELECT ref, $2, ref, CASE WHEN n % 100 > 0 THEN 'article-' || n WHEN n = 0 THEN 'tides'
           ELSE 'tides-' || n / 100 + 1 END, 'published', 'Tides', '', '', '', 'en', 1, '', 'manual:', '{}', created_at, created_at, created_at
         FROM made`,
        [account, edition, newsroom, user, key, EVENTS, from, to],
      );
    }
    await sql.query('SET session_replication_role = origin');
    await sql.query(
      `INSERT INTO account_months SELECT account_id, date_trunc('month', at, 'UTC'), count(*) FROM paid_actions GROUP BY 1, 2
       ON CONFLICT (account_id, month) DO UPDATE SET articles = EXCLUDED.articles`,
    );
    await sql.query('VACUUM (ANALYZE) jobs, job_events, articles, paid_actions');
  }
} finally {
  await closers.closeAll();
}

/** @returns ms */
async function time(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
