import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Database } from '../../src/adapters/postgres/database/connection.js';
import { PostgresReportStore } from '../../src/adapters/postgres/report-store.js';
import { PostgresOutboxStore } from '../../src/adapters/postgres/job/outbox-store.js';
import { PostgresUnitOfWork } from '../../src/adapters/postgres/database/unit-of-work.js';
import { allWaiting, beginStage, endStage, MAX_ATTEMPTS } from '../../src/domain/article/job.js';
import { instantOf } from '../../src/domain/instant.js';
import { REPORT_STAGES, type ReportStageName } from '../../src/domain/report/report.js';
import { systemIds } from '../../src/main/build/build-services.js';
import type { ClaimedReport, NewReport, ReportStore } from '../../src/ports/report-store.js';
import type { RunUpdate } from '../../src/ports/run-store.js';
import { TenantService } from '../../src/services/access/tenant-service.js';
import { REPORT_TASK, reportRecordOf } from '../support/writing/report-record.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { createTenant } from '../support/server/test-galley.js';

const LEASE_MS = 60_000;
const NEVER = 24 * 60 * 60_000;

let testDatabase: TestDatabase;
let database: Database;
let reports: ReportStore;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = Database.open({
    url: testDatabase.url,
    poolSize: 20,
    acquireMs: 20_000,
    statementMs: 20_000,
    maxWaiting: 200,
    applicationName: 'test',
  });
  reports = new PostgresReportStore(database);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

type Owner = NonNullable<NewReport['owner']>;

/** A caller who may start reports of an edition of its own. */
async function newOwner(): Promise<Owner> {
  const tenants = new TenantService({ unitOfWork: new PostgresUnitOfWork(database), ids: systemIds });
  const tenant = await createTenant({ services: { tenants } });
  const key = await database.row<{ id: string }>(
    `SELECT id FROM api_keys WHERE user_id = $1::uuid AND permission = 'full'`,
    [tenant.user],
  );
  const { account: accountId, newsroom: newsroomId, edition: editionId, user: userId } = tenant;
  return { accountId, newsroomId, keyId: key!.id, editionId, userId };
}

const { id: _id, ...TASK } = REPORT_TASK;

const newReport = (owner: Owner | null): NewReport => ({
  id: randomUUID(),
  owner,
  task: TASK,
  engine: { mode: 'extractive', provider: null, model: null },
  maxAttempts: MAX_ATTEMPTS,
});

async function stored(owner: Owner | null = null): Promise<string> {
  const report = newReport(owner);
  expect(await reports.insert(report)).toBe(true);
  return report.id;
}

async function claimed(owner: Owner | null = null): Promise<ClaimedReport> {
  const report = await reports.claim(await stored(owner), randomUUID(), LEASE_MS);
  expect(report).not.toBeNull();
  return report!;
}

const update = (options: Partial<RunUpdate<ReportStageName>> = {}): RunUpdate<ReportStageName> => ({
  status: 'running',
  stage: 'site',
  progress: 7,
  stages: beginStage(allWaiting(REPORT_STAGES), 'site', instantOf(new Date())),
  warnings: [],
  error: null,
  fetches: 0,
  queries: 0,
  modelCalls: 0,
  modelTokens: 0,
  waitedMs: 0,
  artifacts: [],
  ...options,
});

const done = () =>
  update({
    status: 'done',
    stage: null,
    progress: 100,
    stages: REPORT_STAGES.reduce(
      (stages, name) => endStage(stages, name, 'done', instantOf(new Date())),
      allWaiting(REPORT_STAGES),
    ),
  });

const sql = (text: string, id: string) => database.rows<Record<string, unknown>>(text, [id]);
/** Whether the queue is to have a message of it now. */
const isDue = async (id: string) =>
  (
    await sql(
      'SELECT FROM outbox WHERE ref = $1::uuid AND enqueued_at IS NULL AND due_at <= clock_timestamp()',
      id,
    )
  ).length > 0;
const loseLease = (id: string) =>
  sql(`UPDATE reports SET lease_until = clock_timestamp() - interval '1 second' WHERE id = $1::uuid`, id);

describe('a stored report', () => {
  it('is not found where another version stored it in another shape', async () => {
    const owner = await newOwner();
    const id = await stored(owner);
    await sql(`UPDATE reports SET stages = '[{"name": "walk"}]' WHERE id = $1::uuid`, id);
    expect(await reports.find(owner.editionId, id)).toBeNull();
    expect(await reports.running(owner.editionId)).toBeNull();
  });

  it('runs, waits for a worker and has nothing yet', async () => {
    const owner = await newOwner();
    const id = await stored(owner);
    const report = await reports.find(owner.editionId, id);
    expect(report).toEqual({
      id,
      editionId: owner.editionId,
      status: 'running',
      stage: null,
      progress: 0,
      stages: allWaiting(REPORT_STAGES),
      attempt: 0,
      maxAttempts: MAX_ATTEMPTS,
      engine: { mode: 'extractive', provider: null, model: null },
      warnings: [],
      error: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
      startedAt: null,
      updatedAt: expect.any(String),
      finishedAt: null,
      version: 1,
    });
    expect(await reports.running(owner.editionId)).toEqual(report);
    expect(await reports.get(id)).toEqual(report);
    expect(await reports.record(id)).toBeNull();
    expect(await reports.find(randomUUID(), id)).toBeNull();
  });

  it('is the only one of its edition that runs, however many come together', async () => {
    const owner = await newOwner();
    const said = await Promise.all(Array.from({ length: 10 }, () => reports.insert(newReport(owner))));
    expect(said.filter(Boolean)).toHaveLength(1);
    const { id } = (await reports.running(owner.editionId))!;
    const { leaseToken } = (await reports.claim(id, randomUUID(), LEASE_MS))!;
    await reports.complete(id, leaseToken, done(), reportRecordOf());
    expect(await reports.running(owner.editionId)).toBeNull();
    expect(await reports.insert(newReport(owner))).toBe(true);
  });

  it('without an account may run beside others without one', async () => {
    expect(await stored()).not.toBe(await stored());
  });
});

describe('the claim of a report', () => {
  it('counts the attempt and succeeds for one of many', async () => {
    const id = await stored(await newOwner());
    const claims = await Promise.all(
      Array.from({ length: 10 }, () => reports.claim(id, randomUUID(), LEASE_MS)),
    );
    const [claim, ...more] = claims.filter((one) => one !== null);
    expect(more).toEqual([]);
    expect(claim).toMatchObject({
      ref: id,
      task: TASK,
      progress: { attempt: 1, status: 'running', startedAt: expect.any(String), version: 2 },
      usage: { ranMs: 0, fetches: 0, queries: 0, modelCalls: 0, modelTokens: 0 },
    });
  });

  it('takes over from a lost worker, whose writes change nothing any more', async () => {
    const { ref, leaseToken } = await claimed();
    await loseLease(ref);
    const next = await reports.claim(ref, randomUUID(), LEASE_MS);
    expect(next).toMatchObject({ progress: { attempt: 2 } });
    expect(await reports.renewLease(ref, leaseToken, LEASE_MS)).toBe(false);
    expect(await reports.advance(ref, leaseToken, update())).toBeNull();
    expect(await reports.advance(ref, leaseToken, update({ status: 'failed' }))).toBeNull();
    expect(await reports.release(ref, leaseToken, update(), 0)).toBe(false);
    expect(await reports.requeue(ref, leaseToken, update(), 0)).toBe(false);
    expect(await reports.complete(ref, leaseToken, done(), reportRecordOf())).toBeNull();
    expect(await reports.get(ref)).toEqual(next!.progress);
    expect(await reports.renewLease(ref, next!.leaseToken, LEASE_MS)).toBe(true);
  });

  it('fails a report that is stored in another shape, at once, and leaves its edition free', async () => {
    const owner = await newOwner();
    const id = await stored(owner);
    await sql(`UPDATE reports SET task = '{"address": "https://example.com/"}' WHERE id = $1::uuid`, id);
    await expect(reports.claim(id, randomUUID(), LEASE_MS)).rejects.toMatchObject({
      name: 'UnreadableWork',
      ref: id,
    });
    expect(await reports.get(id)).toMatchObject({
      status: 'failed',
      error: { code: 'internal', retryable: false },
    });
    expect(await reports.claim(id, randomUUID(), LEASE_MS)).toBeNull();
    await stored(owner);
  });

  it('fails for a report that is deleted, final, or out of attempts', async () => {
    expect(await reports.claim(randomUUID(), randomUUID(), LEASE_MS)).toBeNull();
    const { ref, leaseToken } = await claimed();
    await reports.complete(ref, leaseToken, done(), reportRecordOf());
    expect(await reports.claim(ref, randomUUID(), LEASE_MS)).toBeNull();
    const spent = await claimed();
    await sql('UPDATE reports SET attempt = max_attempts WHERE id = $1::uuid', spent.ref);
    await loseLease(spent.ref);
    expect(await reports.claim(spent.ref, randomUUID(), LEASE_MS)).toBeNull();
  });
});

describe('the scheduling of reports', () => {
  const next = (without: readonly string[] = []) => reports.claimNext(randomUUID(), LEASE_MS, without);
  /** Another edition of the account. */
  const another = async (owner: Owner): Promise<Owner> => {
    const row = await database.row<{ id: string }>(
      `INSERT INTO editions SELECT (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid()))).*
       FROM editions e WHERE id = $1::uuid RETURNING id`,
      [owner.editionId],
    );
    return { ...owner, editionId: row!.id };
  };

  beforeEach(() => database.rows('DELETE FROM reports'));

  it('chooses the account with the fewest leased ones', async () => {
    const [many, single] = [await newOwner(), await newOwner()];
    for (let n = 0; n < 3; n += 1) await stored(await another(many));
    const own = await stored(single);
    expect(await next()).toMatchObject({ accountId: many.accountId });
    expect(await next()).toMatchObject({ ref: own, accountId: single.accountId });
    expect(await next()).toMatchObject({ accountId: many.accountId, progress: { attempt: 1 } });
  });

  it('skips the accounts that are to wait, and comes back to them', async () => {
    const owner = await newOwner();
    const id = await stored(owner);
    expect(await next([owner.accountId])).toBeNull();
    expect(await reports.isAnyDue()).toBe(true);
    expect(await next()).toMatchObject({ ref: id });
    expect(await reports.isAnyDue()).toBe(false);
  });

  it('chooses none twice, and never one without an account or not due', async () => {
    const owner = await newOwner();
    await stored();
    const later = await stored(await another(owner));
    await sql(
      `UPDATE outbox SET due_at = clock_timestamp() + interval '1 minute' WHERE ref = $1::uuid`,
      later,
    );
    const ids = [await stored(await another(owner)), await stored(await another(owner))];
    const claims = await Promise.all(Array.from({ length: 8 }, () => next()));
    const refs = claims.flatMap((claim) => claim?.ref ?? []);
    for (let claim = await next(); claim; claim = await next()) refs.push(claim.ref);
    expect(refs.sort()).toEqual([...ids].sort());
  });
});

describe('a write to a report', () => {
  it('ends a stage and stores its artifact at once', async () => {
    const { ref, leaseToken } = await claimed();
    const stages = endStage(allWaiting(REPORT_STAGES), 'site', 'done', instantOf(new Date()));
    const written = await reports.advance(
      ref,
      leaseToken,
      update({ stages, stage: 'plan', fetches: 12, artifacts: [{ stage: 'site', content: { pages: [1] } }] }),
    );
    expect(written).toMatchObject({ stages, stage: 'plan', version: 3 });
    expect(await reports.artifacts(ref)).toEqual({ site: { pages: [1] } });
    await reports.advance(ref, leaseToken, update({ artifacts: [{ stage: 'plan', content: 'part' }] }));
    await reports.advance(ref, leaseToken, update({ artifacts: [{ stage: 'plan', content: 'whole' }] }));
    expect(await reports.artifacts(ref)).toEqual({ site: { pages: [1] }, plan: 'whole' });
  });

  it('never lowers the progress or the usage', async () => {
    const { ref, leaseToken } = await claimed();
    await reports.advance(ref, leaseToken, update({ progress: 60, fetches: 9, queries: 3, modelTokens: 50 }));
    expect(await reports.advance(ref, leaseToken, update({ progress: 20 }))).toMatchObject({ progress: 60 });
    await loseLease(ref);
    expect((await reports.claim(ref, randomUUID(), LEASE_MS))?.usage).toMatchObject({
      fetches: 9,
      queries: 3,
      modelTokens: 50,
    });
  });

  it('can’t say 100 before the end', async () => {
    const { ref, leaseToken } = await claimed();
    await expect(reports.advance(ref, leaseToken, update({ progress: 100 }))).rejects.toMatchObject({
      message: expect.stringContaining('reports_full_only_when_done'),
    });
  });

  it('requeues a report until it is due, with its artifacts', async () => {
    const { ref, leaseToken } = await claimed(await newOwner());
    const error = { code: 'fetch_timeout', message: 'Late.', stage: 'site' as const, retryable: true };
    const waiting = update({ status: 'queued', error, artifacts: [{ stage: 'site', content: 1 }] });
    expect(await reports.release(ref, leaseToken, waiting, NEVER)).toBe(true);
    expect(await reports.get(ref)).toMatchObject({ status: 'running', error, attempt: 1 });
    expect(await reports.claim(ref, randomUUID(), LEASE_MS)).toBeNull();
    expect(await isDue(ref)).toBe(false);
    await sql('UPDATE outbox SET due_at = clock_timestamp() WHERE ref = $1::uuid', ref);
    expect(await isDue(ref)).toBe(true);
    const again = await reports.claim(ref, randomUUID(), LEASE_MS);
    expect(again).toMatchObject({ progress: { attempt: 2, error: null } });
    expect(again!.usage.ranMs).toBeGreaterThan(0);
    expect(again!.progress.stages.map(({ status }) => status)).not.toContain('running');
    expect(await reports.artifacts(ref)).toEqual({ site: 1 });
  });

  it('requeues a report without counting the attempt', async () => {
    const { ref, leaseToken } = await claimed(await newOwner());
    expect(await reports.requeue(ref, leaseToken, update({ status: 'queued' }), 0)).toBe(true);
    expect(await isDue(ref)).toBe(true);
    expect(await reports.claim(ref, randomUUID(), LEASE_MS)).toMatchObject({ progress: { attempt: 1 } });
  });

  it('requeues a report until it is due, and counts no time in which it waited for a slot', async () => {
    const { ref, leaseToken } = await claimed(await newOwner());
    await sql(`UPDATE reports SET claimed_at = claimed_at - interval '20 seconds' WHERE id = $1::uuid`, ref);
    await reports.requeue(ref, leaseToken, update({ status: 'queued', waitedMs: 18_000 }), NEVER);
    expect(await reports.claim(ref, randomUUID(), LEASE_MS)).toBeNull();
    await sql('UPDATE outbox SET due_at = clock_timestamp() WHERE ref = $1::uuid', ref);
    const { usage } = (await reports.claim(ref, randomUUID(), LEASE_MS))!;
    expect(usage.ranMs).toBeGreaterThanOrEqual(2000);
    expect(usage.ranMs).toBeLessThan(15_000);
  });

  it('ends a report with its record, and deletes the artifacts of its stages', async () => {
    const { ref, leaseToken } = await claimed();
    await reports.advance(ref, leaseToken, update({ artifacts: [{ stage: 'site', content: 1 }] }));
    const record = reportRecordOf({ ...REPORT_TASK, id: ref });
    expect(await reports.complete(ref, leaseToken, done(), record)).toMatchObject({
      status: 'done',
      progress: 100,
      stage: null,
      finishedAt: expect.any(String),
    });
    expect(await reports.record(ref)).toEqual(record);
    expect(await reports.artifacts(ref)).toEqual({});
    // Ending it a second time fails.
    expect(await reports.complete(ref, leaseToken, done(), record)).toBeNull();
  });

  it('fails a report, which then has no record', async () => {
    const { ref, leaseToken } = await claimed();
    const error = { code: 'no_usable_sources', message: 'None.', stage: 'site' as const, retryable: false };
    expect(await reports.advance(ref, leaseToken, update({ status: 'failed', error }))).toMatchObject({
      status: 'failed',
      error,
      finishedAt: expect.any(String),
    });
    expect(await reports.record(ref)).toBeNull();
    expect(await reports.renewLease(ref, leaseToken, LEASE_MS)).toBe(false);
  });

  it('has no record of a later version', async () => {
    const { ref, leaseToken } = await claimed();
    await reports.complete(ref, leaseToken, done(), reportRecordOf());
    await sql(`UPDATE reports SET record = record || '{"schemaVersion": 3}' WHERE id = $1::uuid`, ref);
    expect(await reports.record(ref)).toBeNull();
  });

  it('has no record where another version stored it in another shape', async () => {
    const owner = await newOwner();
    const { ref, leaseToken } = await claimed(owner);
    await reports.complete(ref, leaseToken, done(), reportRecordOf({ ...REPORT_TASK, id: ref }));
    expect(await reports.newest(owner.editionId, new Date(0))).not.toBeNull();
    await sql(
      `UPDATE reports SET record = record - 'wordCount' || '{"word_count": 1}' WHERE id = $1::uuid`,
      ref,
    );
    expect(await reports.record(ref)).toBeNull();
    expect(await reports.newest(owner.editionId, new Date(0))).toBeNull();
  });

  it('may contain characters that the database can’t store', async () => {
    const { ref, leaseToken } = await claimed();
    const record = reportRecordOf(REPORT_TASK, { title: 'a\0b\ud800' });
    await reports.complete(ref, leaseToken, done(), record);
    expect((await reports.record(ref))?.title).toBe('ab\ufffd');
  });
});

describe('cancelling a report', () => {
  it('wins or loses against its end, and never both', async () => {
    let cancelled = 0;
    for (let n = 0; n < 12; n += 1) {
      const { ref, leaseToken } = await claimed();
      const race = [
        () => reports.cancel(ref),
        () => reports.complete(ref, leaseToken, done(), reportRecordOf()),
      ];
      const ends = n % 2 === 0 ? race : race.toReversed();
      const wins = await Promise.all(ends.map((end) => end()));
      expect(wins.filter((won) => won !== null)).toHaveLength(1);
      const wasCancelled = wins[n % 2 === 0 ? 0 : 1] !== null;
      expect(await reports.get(ref)).toMatchObject(
        wasCancelled ? { status: 'failed', error: { code: 'cancelled' } } : { status: 'done', error: null },
      );
      expect((await reports.record(ref)) === null).toBe(wasCancelled);
      if (wasCancelled) cancelled += 1;
    }
    expect(cancelled).toBeGreaterThan(0);
  });

  it('takes the lease away, and counts the time under it', async () => {
    const { ref, leaseToken } = await claimed();
    expect(await reports.cancel(ref)).toMatchObject({ status: 'failed' });
    expect(await reports.renewLease(ref, leaseToken, LEASE_MS)).toBe(false);
    expect(await reports.advance(ref, leaseToken, update())).toBeNull();
    expect(await reports.cancel(ref)).toBeNull();
    expect(await reports.cancel(randomUUID())).toBeNull();
  });
});

describe('the outbox of reports', () => {
  it('has each report that waits, until a worker has claimed it', async () => {
    const id = await stored(await newOwner());
    expect(await isDue(id)).toBe(true);
    await reports.claim(id, randomUUID(), LEASE_MS);
    expect(await isDue(id)).toBe(false);
  });

  it('has no report without an account, though it is requeued', async () => {
    expect(await isDue(await stored())).toBe(false);
    const { ref, leaseToken } = await claimed();
    expect(await reports.requeue(ref, leaseToken, update({ status: 'queued' }), 0)).toBe(true);
    expect(await isDue(ref)).toBe(false);
  });

  it('has one again that was requeued while it was enqueued', async () => {
    const outbox = new PostgresOutboxStore(database);
    const { ref, leaseToken } = await claimed(await newOwner());
    await reports.requeue(ref, leaseToken, update({ status: 'queued' }), 0);
    const claim = await outbox.claim(60_000, 1, ref);
    const again = await reports.claim(ref, randomUUID(), LEASE_MS);
    await reports.requeue(ref, again!.leaseToken, update({ status: 'queued' }), 0);
    await outbox.settle(claim, claim.entries);
    expect(await isDue(ref)).toBe(true);
  });
});

describe('the sweep of lost reports', () => {
  it('lets a report whose worker is lost wait for the next', async () => {
    const { ref } = await claimed(await newOwner());
    expect(await reports.sweep()).toMatchObject({ requeued: 0, failed: 0 });
    await loseLease(ref);
    expect(await reports.sweep()).toEqual({ requeued: 1, failed: 0 });
    expect(await isDue(ref)).toBe(true);
    expect(await reports.claim(ref, randomUUID(), LEASE_MS)).toMatchObject({ progress: { attempt: 2 } });
  });

  it('fails one whose last attempt was lost', async () => {
    const { ref, leaseToken } = await claimed(await newOwner());
    const stages = beginStage(allWaiting(REPORT_STAGES), 'site', instantOf(new Date()));
    await reports.advance(
      ref,
      leaseToken,
      update({ stages, artifacts: [{ stage: 'site', content: 'some' }] }),
    );
    await sql('UPDATE reports SET attempt = max_attempts WHERE id = $1::uuid', ref);
    await loseLease(ref);
    expect(await reports.sweep()).toEqual({ requeued: 0, failed: 1 });
    expect(await reports.get(ref)).toMatchObject({
      status: 'failed',
      attempt: MAX_ATTEMPTS,
      error: {
        code: 'worker_lost',
        stage: 'site',
        retryable: false,
        message: expect.stringMatching(/5 times/),
      },
      finishedAt: expect.any(String),
    });
    expect((await reports.get(ref))?.stages[0]).toMatchObject({ status: 'failed' });
    expect(await reports.artifacts(ref)).toEqual({});
  });

  it('deletes an old entry of the outbox whose report does not wait', async () => {
    const waiting = await stored(await newOwner());
    const { ref } = await claimed(await newOwner());
    await sql(`INSERT INTO outbox (kind, ref, due_at) VALUES ('make-report', $1::uuid, now())`, ref);
    for (const id of [waiting, ref])
      await sql(`UPDATE outbox SET enqueued_at = now() - interval '31 seconds' WHERE ref = $1::uuid`, id);
    await reports.sweep();
    expect(await sql('SELECT FROM outbox WHERE ref = $1::uuid', ref)).toEqual([]);
    expect(await sql('SELECT FROM outbox WHERE ref = $1::uuid', waiting)).toHaveLength(1);
  });

  it('leaves alone reports without an account', async () => {
    const { ref } = await claimed();
    await loseLease(ref);
    expect(await reports.sweep()).toEqual({ requeued: 0, failed: 0 });
  });
});

describe('the newest report of an edition', () => {
  it('is the last that was done, if it is young enough', async () => {
    const owner = await newOwner();
    const since = new Date(Date.now() - 60_000);
    expect(await reports.newest(owner.editionId, since)).toBeNull();
    for (const title of ['The first', 'The second']) {
      const { ref, leaseToken } = await claimed(owner);
      await reports.complete(ref, leaseToken, done(), reportRecordOf(REPORT_TASK, { title }));
    }
    const failing = await claimed(owner);
    await reports.advance(failing.ref, failing.leaseToken, update({ status: 'failed' }));
    expect(await reports.newest(owner.editionId, since)).toMatchObject({ title: 'The second' });
    expect(await reports.newest(owner.editionId, new Date(Date.now() + 60_000))).toBeNull();
    expect(await reports.newest((await newOwner()).editionId, since)).toBeNull();
  });
});
