import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { ArticleImage } from '../../../src/domain/article/article.js';
import { beginStage, waitingStages, type JobProgress } from '../../../src/domain/article/job.js';
import type { App } from '../../../src/main/build-app.js';
import type { ClaimedJob, JobStore, NewJob, ProgressUpdate } from '../../../src/ports/job-store.js';
import { DONE, newArticle, newJob } from '../../support/writing/finished-article.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';

const LEASE_MS = 60_000;

let database: TestDatabase;
let gateway: App;
let sql: Client;
let tenant: Tenant;
let jobs: JobStore;

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  tenant = await createTenant(gateway);
  jobs = gateway.services.stores.jobs;
});
afterAll(async () => {
  await sql.end();
  await gateway.close();
  await database.drop();
});

async function insert(options: Partial<NewJob> = {}): Promise<NewJob> {
  const job = { ...(await newJob(gateway, tenant)), ...options };
  await jobs.insertAll([job]);
  return job;
}

async function claim(ref: string, token: string = randomUUID()): Promise<ClaimedJob> {
  const claimed = await jobs.claim(ref, token, LEASE_MS);
  if (!claimed) throw new Error('the job was not to be had');
  return claimed;
}

async function progressOf(job: NewJob): Promise<JobProgress> {
  const found = await jobs.find(job.accountId, job.id);
  if (!found) throw new Error('the job is gone');
  return found.progress;
}

async function loseLease(ref: string): Promise<void> {
  await sql.query(`UPDATE jobs SET lease_until = clock_timestamp() - interval '1 second' WHERE ref = $1`, [
    ref,
  ]);
}

function running(progress: number, more: Partial<ProgressUpdate> = {}): ProgressUpdate {
  const stages = beginStage(waitingStages(), 'draft', '2026-01-05T00:00:00.000000Z');
  return {
    status: 'running',
    stage: 'draft',
    progress,
    stages,
    warnings: [],
    error: null,
    fetches: 0,
    queries: 0,
    modelCalls: 0,
    modelTokens: 0,
    waitedMs: 0,
    artifacts: [],
    ...more,
  };
}

const result = () => newArticle(tenant);

describe('a job', () => {
  it('is not found where another version stored it in another shape', async () => {
    const job = await insert();
    await sql.query(`UPDATE jobs SET engine = '{"kind": "extractive"}' WHERE ref = $1`, [job.ref]);
    expect(await jobs.find(job.accountId, job.id)).toBeNull();
    expect(await jobs.findAll(job.accountId, [job.id])).toEqual([]);
    expect(await jobs.changesAfter(job.ref, 0, 10)).toHaveLength(1);
  });

  it('is failed at once by the claim that can’t read it, and its article goes back to the allowance', async () => {
    const job = await insert();
    await sql.query(
      `INSERT INTO paid_actions (subject, kind, account_id, newsroom_id, key_id, at) VALUES ($1, 'article', $2, $3, $4, now())`,
      [job.ref, job.accountId, job.newsroomId, job.keyId],
    );
    await sql.query(`UPDATE jobs SET brief = '{"topic": "Tides"}' WHERE ref = $1`, [job.ref]);
    await expect(claim(job.ref)).rejects.toMatchObject({ name: 'UnreadableWork', ref: job.ref });
    expect(await progressOf(job)).toMatchObject({
      status: 'failed',
      attempt: 1,
      error: { code: 'internal', retryable: false },
      finishedAt: expect.any(String),
    });
    expect(await jobs.claim(job.ref, randomUUID(), LEASE_MS)).toBeNull();
    const { rows } = await sql.query('SELECT returned_at FROM paid_actions WHERE subject = $1', [job.ref]);
    expect(rows[0].returned_at).not.toBeNull();
  });

  it('has no changes to follow where its last change can’t be read', async () => {
    const job = await insert();
    await claim(job.ref);
    const unreadable = (version: number) =>
      sql.query(
        `UPDATE job_events SET progress = progress || '{"status": "lost"}' WHERE job_ref = $1 AND version = $2`,
        [job.ref, version],
      );
    await unreadable(1);
    expect((await jobs.changesAfter(job.ref, 0, 10)).map(({ version }) => version)).toEqual([2]);
    await unreadable(2);
    await expect(jobs.changesAfter(job.ref, 1, 10)).rejects.toMatchObject({
      name: 'UnreadableWork',
      ref: job.ref,
    });
    await jobs.cancel(job.ref);
  });

  it('is stored once an id and account, and is returned unchanged', async () => {
    const job = await newJob(gateway, tenant);
    const first = await jobs.insertAll([job]);
    expect(first).toMatchObject([{ ref: job.ref, progress: { id: job.id, version: 1 } }]);
    await claim(job.ref);
    expect(await jobs.insertAll([{ ...job, ref: randomUUID() }])).toEqual([]);
    expect(await jobs.find(tenant.account, job.id)).toMatchObject({
      ref: job.ref,
      progress: { status: 'running', version: 2 },
    });
    const stranger = await createTenant(gateway);
    const [theirs] = await jobs.insertAll([{ ...(await newJob(gateway, stranger)), id: job.id }]);
    expect(theirs).toMatchObject({ progress: { editionId: stranger.edition, version: 1 } });
    expect(await jobs.find(stranger.account, job.id)).toMatchObject({ ref: theirs?.ref });
  });

  it('is stored once for concurrent callers', async () => {
    const job = await newJob(gateway, tenant);
    const all = await Promise.all(
      Array.from({ length: 8 }, () => jobs.insertAll([{ ...job, ref: randomUUID() }])),
    );
    expect(all.flat()).toHaveLength(1);
  });

  it('is claimed by one of many, and the attempt is counted', async () => {
    const job = await insert();
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => jobs.claim(job.ref, randomUUID(), LEASE_MS)),
    );
    expect(claims.filter((each) => each !== null)).toHaveLength(1);
    expect(await progressOf(job)).toMatchObject({ status: 'running', attempt: 1, version: 2 });
  });

  it('can’t be claimed while leased, when final, or out of attempts', async () => {
    const job = await insert({ progress: { stages: waitingStages(), warnings: [], maxAttempts: 2 } });
    const { leaseToken } = await claim(job.ref);
    expect(await jobs.claim(job.ref, randomUUID(), LEASE_MS)).toBeNull();
    await loseLease(job.ref);
    await claim(job.ref);
    await loseLease(job.ref);
    expect(await jobs.claim(job.ref, randomUUID(), LEASE_MS)).toBeNull();
    expect(await progressOf(job)).toMatchObject({ attempt: 2 });
    expect(await jobs.renewLease(job.ref, leaseToken, LEASE_MS)).toBe(false);
    const other = await insert();
    const claimed = await claim(other.ref);
    await jobs.complete(other.ref, claimed.leaseToken, DONE, result());
    expect(await jobs.claim(other.ref, randomUUID(), LEASE_MS)).toBeNull();
    expect(await jobs.claim(randomUUID(), randomUUID(), LEASE_MS)).toBeNull();
  });

  it('can’t be claimed before it is due, whatever the queue still holds', async () => {
    const job = await insert();
    const { leaseToken } = await claim(job.ref);
    await jobs.release(job.ref, leaseToken, running(0, { status: 'queued' }), 3_600_000);
    expect(await jobs.claim(job.ref, randomUUID(), LEASE_MS)).toBeNull();
    await sql.query('UPDATE outbox SET due_at = clock_timestamp() WHERE ref = $1', [job.ref]);
    await claim(job.ref);
  });

  it('waits for a random time from its second lost worker on, so that jobs lost together separate', async () => {
    const dueAfter = async (losses: number) => {
      const job = await insert();
      for (let n = 0; n < losses; n += 1) {
        await sql.query('UPDATE outbox SET due_at = clock_timestamp() WHERE ref = $1', [job.ref]);
        await claim(job.ref);
        await loseLease(job.ref);
        await jobs.sweep();
      }
      const { rows } = await sql.query<{ ms: number }>(
        `SELECT extract(epoch FROM o.due_at - j.updated_at)::float8 * 1000 AS ms FROM outbox o JOIN jobs j ON j.ref = o.ref
         WHERE j.ref = $1`,
        [job.ref],
      );
      return rows[0]?.ms ?? NaN;
    };
    expect(await dueAfter(1)).toBeLessThan(1000);
    const third = [await dueAfter(3), await dueAfter(3), await dueAfter(3), await dueAfter(3)];
    for (const ms of third) expect(ms).toBeLessThan(9000);
    expect(Math.max(...third) - Math.min(...third)).toBeGreaterThan(100);
  });

  it('numbers its changes without gaps, and its percent never falls', async () => {
    const job = await insert();
    const { leaseToken } = await claim(job.ref);
    for (const percent of [10, 40, 20]) await jobs.advance(job.ref, leaseToken, running(percent));
    await jobs.release(job.ref, leaseToken, running(0, { status: 'queued' }), 0);
    const changes = await jobs.changesAfter(job.ref, 0, 100);
    expect(changes.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(changes.map(({ progress }) => progress)).toEqual([0, 0, 10, 40, 40, 40]);
    expect(await jobs.changesAfter(job.ref, 4, 100)).toEqual(changes.slice(4));
    expect(await jobs.changesAfter(job.ref, 1, 2)).toEqual(changes.slice(1, 3));
    expect(changes.at(-1)).toEqual(await progressOf(job));
    const moments = changes.map(({ updatedAt }) => updatedAt);
    expect(moments).toEqual([...new Set(moments)].sort());
  });

  it('stores an artifact with a NUL or a lone surrogate in values and names', async () => {
    const job = await insert();
    const { leaseToken } = await claim(job.ref);
    const content = { 'na\ud800me\0': ['a\0b', 'cut \ud83d', 'whole \ud83d\ude00', '\\u0000'] };
    await jobs.advance(job.ref, leaseToken, running(10, { artifacts: [{ stage: 'draft', content }] }));
    expect(await jobs.artifacts(job.ref)).toEqual({
      draft: { 'na\ufffdme': ['ab', 'cut \ufffd', 'whole 😀', '\\u0000'] },
    });
  });

  it('keeps its artifacts for the next attempt', async () => {
    const job = await insert();
    const { leaseToken } = await claim(job.ref);
    const made = (content: unknown) => ({ artifacts: [{ stage: 'draft', content }] }) as const;
    await jobs.advance(job.ref, leaseToken, running(10, made({ text: 'first' })));
    await loseLease(job.ref);
    const heir = await claim(job.ref);
    expect(await jobs.artifacts(job.ref)).toEqual({ draft: { text: 'first' } });
    await jobs.advance(job.ref, leaseToken, running(90, made({ text: 'too late' })));
    expect(await jobs.artifacts(job.ref)).toEqual({ draft: { text: 'first' } });
    await jobs.advance(job.ref, heir.leaseToken, running(20, made({ text: 'second' })));
    expect(await jobs.artifacts(job.ref)).toEqual({ draft: { text: 'second' } });
  });

  it('keeps the partial artifact of a stage until the whole one is there, under its lease alone', async () => {
    const job = await insert();
    const { leaseToken } = await claim(job.ref);
    const keep = (token: string, content: unknown) =>
      jobs.advance(job.ref, token, running(10, { artifacts: [{ stage: 'draft', content }] }));
    await keep(leaseToken, { parts: 1 });
    await keep(leaseToken, { parts: 2 });
    await jobs.requeue(job.ref, leaseToken, running(10, { status: 'queued' }), 0);
    expect(await keep(leaseToken, { parts: 3 })).toBeNull();
    expect(await jobs.artifacts(job.ref)).toEqual({ draft: { parts: 2 } });
    const heir = await claim(job.ref);
    await keep(heir.leaseToken, { whole: true });
    expect(await jobs.artifacts(job.ref)).toEqual({ draft: { whole: true } });
  });
});

describe('the artifacts of stages', () => {
  it.each<[string, (job: ClaimedJob, update: ProgressUpdate) => Promise<unknown>, ProgressUpdate['status']]>([
    ['an advance', (job, update) => jobs.advance(job.ref, job.leaseToken, update), 'running'],
    ['a failure', (job, update) => jobs.advance(job.ref, job.leaseToken, update), 'failed'],
    ['a release', (job, update) => jobs.release(job.ref, job.leaseToken, update, 0), 'queued'],
    ['a handing back', (job, update) => jobs.requeue(job.ref, job.leaseToken, update, 0), 'queued'],
    [
      'the end',
      (job, update) => {
        const article = newArticle(tenant, { slug: '' });
        return jobs.complete(job.ref, job.leaseToken, { ...update, progress: 100 }, article);
      },
      'done',
    ],
  ])('are stored with %s, several at once, null among them', async (_what, write, status) => {
    const job = await insert();
    const claimed = await claim(job.ref);
    const artifacts = [
      { stage: 'draft', content: { n: 1 } },
      { stage: 'image', content: null },
    ] as const;
    expect(await write(claimed, running(0, { status, artifacts }))).toBeTruthy();
    expect(await jobs.artifacts(job.ref)).toEqual({ draft: { n: 1 }, image: null });
  });
});

describe('the usage of a job', () => {
  it('is its own, not an attempt’s: fetches, queries, model calls, and the time in the hands of workers', async () => {
    const job = await insert();
    const first = await claim(job.ref);
    expect(first.usage).toEqual({ ranMs: 0, fetches: 0, queries: 0, modelCalls: 0, modelTokens: 0 });
    await sql.query(`UPDATE jobs SET claimed_at = claimed_at - interval '10 seconds' WHERE ref = $1`, [
      job.ref,
    ]);
    await jobs.advance(
      job.ref,
      first.leaseToken,
      running(10, { fetches: 7, queries: 4, modelCalls: 3, modelTokens: 900 }),
    );
    await jobs.release(job.ref, first.leaseToken, running(10, { status: 'queued', fetches: 6 }), 0);
    const second = await claim(job.ref);
    expect(second.usage).toMatchObject({ fetches: 7, queries: 4, modelCalls: 3, modelTokens: 900 });
    expect(second.usage.ranMs).toBeGreaterThanOrEqual(10_000);
    expect(second.usage.ranMs).toBeLessThan(15_000);

    // A worker that is lost had it no longer than its lease, however late that is found out.
    await sql.query(
      `UPDATE jobs SET claimed_at = clock_timestamp() - interval '40 seconds',
         lease_until = clock_timestamp() - interval '30 seconds' WHERE ref = $1`,
      [job.ref],
    );
    const third = await claim(job.ref);
    expect(third.usage.ranMs - second.usage.ranMs).toBeGreaterThanOrEqual(9_000);
    expect(third.usage.ranMs - second.usage.ranMs).toBeLessThan(15_000);
  });
});

describe('a cancelled job', () => {
  const stagesOf = ({ stages }: JobProgress) => stages.map(({ name, status }) => `${name} ${status}`);

  it('keeps its last stage, and never gets an article', async () => {
    const waiting = await insert();
    expect(await jobs.cancel(waiting.ref)).toMatchObject({ status: 'cancelled', progress: 0, version: 2 });
    expect(await jobs.claim(waiting.ref, randomUUID(), LEASE_MS)).toBeNull();

    const job = await insert();
    const { leaseToken } = await claim(job.ref);
    await jobs.advance(job.ref, leaseToken, running(40));
    const cancelled = await jobs.cancel(job.ref);
    expect(cancelled).toMatchObject({ status: 'cancelled', stage: 'draft', progress: 40, error: null });
    expect(cancelled!.finishedAt).not.toBeNull();
    expect(stagesOf(cancelled!)).toEqual(waitingStages().map(({ name }) => `${name} skipped`));
    expect(await jobs.renewLease(job.ref, leaseToken, LEASE_MS)).toBe(false);
    expect(await jobs.complete(job.ref, leaseToken, DONE, result())).toBeNull();
    expect(await jobs.requeue(job.ref, leaseToken, running(40, { status: 'queued' }), 0)).toBe(false);
    expect((await jobs.changesAfter(job.ref, 0, 100)).at(-1)).toEqual(cancelled);
  });

  it('is not cancelled again, and neither is one that is final', async () => {
    const job = await insert();
    const all = await Promise.all(Array.from({ length: 4 }, () => jobs.cancel(job.ref)));
    expect(all.filter((each) => each !== null)).toHaveLength(1);
    const done = await insert();
    const { leaseToken } = await claim(done.ref);
    await jobs.complete(done.ref, leaseToken, DONE, result());
    expect(await jobs.cancel(done.ref)).toBeNull();
    expect(await progressOf(done)).toMatchObject({ status: 'done' });
  });

  it('is done or cancelled, never both, when both come at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const job = await insert();
      const { leaseToken } = await claim(job.ref);
      const [done, cancelled] = await Promise.all([
        jobs.complete(job.ref, leaseToken, DONE, result()),
        jobs.cancel(job.ref),
      ]);
      expect([done, cancelled].filter((each) => each !== null)).toHaveLength(1);
      const { rows } = await sql.query('SELECT id FROM articles WHERE job_ref = $1', [job.ref]);
      expect(rows).toHaveLength(done ? 1 : 0);
      expect(await progressOf(job)).toMatchObject({ status: done ? 'done' : 'cancelled', version: 3 });
    }
  });
});

describe('two articles of one edition', () => {
  it('get a slug and a moment each when they end at the same moment with one title', async () => {
    const edition = await createTenant(gateway);
    const claimed: ClaimedJob[] = [];
    for (let n = 0; n < 12; n += 1) {
      const job = await newJob(gateway, edition);
      await jobs.insertAll([job]);
      claimed.push(await claim(job.ref));
    }
    await Promise.all(
      claimed.map(({ ref, leaseToken }) =>
        jobs.complete(ref, leaseToken, DONE, newArticle(edition, { slug: 'spring-tides' })),
      ),
    );
    const { articles: store } = gateway.services.stores;
    const whole = { since: null, status: null, order: 'asc', limit: 100, offset: 0 } as const;
    const { items: articles } = await store.list(edition.edition, whole);
    expect(articles).toHaveLength(12);
    expect(new Set(articles.map(({ createdAt }) => createdAt)).size).toBe(12);
    expect(articles.map(({ slug }) => slug).sort()).toEqual(
      ['spring-tides', ...Array.from({ length: 11 }, (_, n) => `spring-tides-${n + 2}`)].sort(),
    );
  });
});

describe('a worker that lost its lease', () => {
  it('changes nothing, whatever it still writes', async () => {
    const job = await insert();
    const zombie = await claim(job.ref);
    await loseLease(job.ref);
    const heir = await claim(job.ref);
    const before = await jobs.changesAfter(job.ref, 0, 100);
    const { rows: moment } = await sql.query('SELECT last_change_at FROM editions WHERE id = $1', [
      tenant.edition,
    ]);

    const { leaseToken } = zombie;
    expect(await jobs.renewLease(job.ref, leaseToken, LEASE_MS)).toBe(false);
    expect(await jobs.advance(job.ref, leaseToken, running(90))).toBeNull();
    expect(await jobs.advance(job.ref, leaseToken, running(90, { status: 'failed' }))).toBeNull();
    expect(await jobs.release(job.ref, leaseToken, running(90, { status: 'queued' }), 0)).toBe(false);
    const late = result();
    expect(await jobs.complete(job.ref, leaseToken, DONE, late)).toBeNull();

    expect(await jobs.changesAfter(job.ref, 0, 100)).toEqual(before);
    expect(await gateway.services.stores.articles.find(tenant.edition, late.id)).toBeNull();
    const { rows } = await sql.query('SELECT last_change_at FROM editions WHERE id = $1', [tenant.edition]);
    expect(rows).toEqual(moment);
    expect(await jobs.renewLease(job.ref, heir.leaseToken, LEASE_MS)).toBe(true);
    expect(await jobs.complete(job.ref, heir.leaseToken, DONE, result())).toMatchObject({
      status: 'done',
      attempt: 2,
      progress: 100,
    });
  });

  it('changes nothing after its own end either', async () => {
    const job = await insert();
    const { leaseToken } = await claim(job.ref);
    await jobs.complete(job.ref, leaseToken, DONE, result());
    const done = await progressOf(job);
    expect(await jobs.complete(job.ref, leaseToken, DONE, result())).toBeNull();
    expect(await jobs.advance(job.ref, leaseToken, running(10))).toBeNull();
    expect(await jobs.release(job.ref, leaseToken, running(0, { status: 'queued' }), 0)).toBe(false);
    expect(await jobs.renewLease(job.ref, leaseToken, LEASE_MS)).toBe(false);
    expect(await progressOf(job)).toEqual(done);
  });

  it('loses the job to the sweep: back to the queue, or failed when out of attempts', async () => {
    const once = await insert({ progress: { stages: waitingStages(), warnings: [], maxAttempts: 1 } });
    const again = await insert();
    const held = await insert();
    const tokens = [];
    for (const { ref } of [once, again, held]) tokens.push((await claim(ref)).leaseToken);
    await jobs.advance(once.ref, tokens[0]!, running(30));
    await jobs.advance(again.ref, tokens[1]!, running(30));
    // What other tests left.
    await jobs.sweep();
    for (const { ref } of [once, again]) await loseLease(ref);
    expect(await jobs.sweep()).toEqual({ requeued: 1, failed: 1 });
    expect(await jobs.sweep()).toEqual({ requeued: 0, failed: 0 });
    const lost = await progressOf(once);
    expect(lost).toMatchObject({ status: 'failed', error: { code: 'worker_lost' } });
    expect(lost.stages.find(({ name }) => name === 'draft')).toEqual({
      name: 'draft',
      status: 'failed',
      startedAt: '2026-01-05T00:00:00.000000Z',
      finishedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/),
    });
    const requeued = await progressOf(again);
    expect(requeued).toMatchObject({ status: 'queued', progress: 30, attempt: 1 });
    expect(requeued.stages.map(({ status }) => status)).not.toContain('running');
    expect(await progressOf(held)).toMatchObject({ status: 'running' });
  });
});

describe('an entry of the outbox that its job no longer needs', () => {
  const isThere = async (ref: string) =>
    (await sql.query('SELECT FROM outbox WHERE ref = $1', [ref])).rows.length > 0;
  const age = (ref: string, seconds: number) =>
    sql.query(
      `UPDATE outbox SET enqueued_at = clock_timestamp() - $2::integer * interval '1 second' WHERE ref = $1`,
      [ref, seconds],
    );
  // Due later: no dispatcher of another process takes the entry and dates it anew between two statements of a test.
  const post = (ref: string) =>
    sql.query(
      `INSERT INTO outbox (kind, ref, due_at) VALUES ('write-article', $1, clock_timestamp() + interval '1 hour')
       ON CONFLICT (ref, kind) DO UPDATE SET enqueued_at = NULL, due_at = EXCLUDED.due_at`,
      [ref],
    );
  async function untilBlocked(): Promise<void> {
    for (;;) {
      const { rows } = await sql.query('SELECT FROM pg_locks WHERE NOT granted');
      if (rows.length > 0) return;
    }
  }

  it('is left by a cancelling that waited for the job to be requeued, and is deleted by the sweep', async () => {
    const { ref } = await insert();
    await claim(ref);
    await sql.query('BEGIN');
    await sql.query(
      `UPDATE jobs SET status = 'queued', lease_token = NULL, lease_until = NULL WHERE ref = $1`,
      [ref],
    );
    await post(ref);
    const cancelling = jobs.cancel(ref);
    await untilBlocked();
    await sql.query('COMMIT');
    expect(await cancelling).toMatchObject({ status: 'cancelled' });
    expect(await isThere(ref)).toBe(true);
    await age(ref, 31);
    await jobs.sweep();
    expect(await isThere(ref)).toBe(false);
  });

  it('is deleted while a worker has the job, but not for a waiting job, or when it is young or just rewritten', async () => {
    const [running, young, anew, waiting] = [await insert(), await insert(), await insert(), await insert()];
    for (const { ref } of [running, young, anew]) {
      await claim(ref);
      await post(ref);
    }
    for (const { ref } of [running, anew, waiting]) await age(ref, 31);
    await age(young.ref, 10);
    await sql.query('BEGIN');
    await post(anew.ref);
    await jobs.sweep();
    await sql.query('COMMIT');
    const left: boolean[] = [];
    for (const { ref } of [running, young, anew, waiting]) left.push(await isThere(ref));
    expect(left).toEqual([false, true, true, true]);
  });
});

describe('articles that are finished at the same moment', () => {
  const WRITERS = 8;
  const ROUNDS = 4;

  it('become visible in the order of their created_at: a reader that pages by since misses none', async () => {
    const crowded = await createTenant(gateway);
    const { articles } = gateway.services.stores;
    const claimed: ClaimedJob[] = [];
    for (let n = 0; n < WRITERS * ROUNDS; n += 1) {
      const job = await newJob(gateway, crowded);
      await jobs.insertAll([job]);
      claimed.push(await claim(job.ref));
    }

    const seen: { id: string; createdAt: string }[] = [];
    const written = new AbortController();
    const read = async () => {
      const since = seen.at(-1)?.createdAt ?? null;
      const page = await articles.list(crowded.edition, {
        since,
        status: null,
        order: 'asc',
        limit: 100,
        offset: 0,
      });
      seen.push(...page.items);
    };
    const reader = (async () => {
      while (!written.signal.aborted) await read();
      await read();
    })();

    for (let round = 0; round < ROUNDS; round += 1) {
      const batch = claimed.slice(round * WRITERS, (round + 1) * WRITERS);
      await Promise.all(
        batch.map(({ ref, leaseToken }, index) =>
          // Some commit much later than they began.
          jobs.complete(
            ref,
            leaseToken,
            DONE,
            newArticle(crowded, { image: image(index % 2 === 0 ? 400_000 : 10) }),
          ),
        ),
      );
    }
    written.abort();
    await reader;

    const all = await articles.list(crowded.edition, {
      since: null,
      status: null,
      order: 'asc',
      limit: 100,
      offset: 0,
    });
    expect(all.total).toBe(WRITERS * ROUNDS);
    expect(seen.map(({ id }) => id)).toEqual(all.items.map(({ id }) => id));
    const moments = all.items.map(({ createdAt }) => createdAt);
    expect(moments).toEqual([...new Set(moments)].sort());
    const slugs = all.items.map(({ slug }) => slug);
    expect(slugs).toEqual(['tides', ...slugs.slice(1).map((_, index) => `tides-${index + 2}`)]);
  });

  it('get later moments even when the clock is behind the last one', async () => {
    const early = await createTenant(gateway);
    await sql.query(`UPDATE editions SET last_change_at = '2999-01-01T00:00:00Z' WHERE id = $1`, [
      early.edition,
    ]);
    const moments: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      const job = await newJob(gateway, early);
      await jobs.insertAll([job]);
      const { leaseToken } = await claim(job.ref);
      const article = newArticle(early);
      await jobs.complete(job.ref, leaseToken, DONE, article);
      const made = await gateway.services.stores.articles.find(early.edition, article.id);
      moments.push(made!.createdAt);
    }
    expect(moments).toEqual(['2999-01-01T00:00:00.000001Z', '2999-01-01T00:00:00.000002Z']);
  });
});

function image(size: number): ArticleImage {
  return {
    bytes: new Uint8Array(size),
    contentType: 'image/png',
    sha256: '0'.repeat(64),
    width: 1,
    height: 1,
    alt: '',
  };
}
