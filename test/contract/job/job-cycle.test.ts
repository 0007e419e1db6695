import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import { PostgresOutboxStore } from '../../../src/adapters/postgres/job/outbox-store.js';
import { beginStage, waitingStages, type JobProgress } from '../../../src/domain/article/job.js';
import { buildCoreServices } from '../../../src/main/build/build-services.js';
import type { ClaimedJob, JobStore, NewJob, ProgressUpdate } from '../../../src/ports/job-store.js';
import type { OutboxClaim, OutboxStore } from '../../../src/ports/outbox-store.js';
import { DONE, newArticle, newJob } from '../../support/writing/finished-article.js';
import { MemoryJobs } from '../../support/chaos/memory-job-store.js';
import { createTestDatabase } from '../../support/server/test-database.js';
import { createTenant, type Tenant } from '../../support/server/test-galley.js';

/** A store of jobs with its outbox, whose time the test moves. */
interface Home {
  readonly jobs: JobStore;
  readonly outbox: OutboxStore;
  newJob(): Promise<NewJob>;
  readonly tenant: Tenant;
  /** Lets so much of the store's time pass, in ms. */
  pass(ms: number): Promise<void>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

async function inPostgres(): Promise<Home> {
  const created = await createTestDatabase();
  const database = Database.open({
    url: created.url,
    poolSize: 4,
    acquireMs: 5000,
    statementMs: 5000,
    maxWaiting: 20,
    applicationName: 'test',
  });
  const sql = new Client({ connectionString: created.url });
  await sql.connect();
  const app = { services: buildCoreServices(database) };
  const tenant = await createTenant(app);
  return {
    jobs: app.services.stores.jobs,
    outbox: new PostgresOutboxStore(database),
    newJob: () => newJob(app, tenant),
    tenant,
    pass: async (ms) => {
      const before = (column: string) => `${column} = ${column} - ${ms} * interval '1 millisecond'`;
      const jobs = ['lease_until', 'claimed_at', 'updated_at'].map(before);
      const outbox = ['due_at', 'claimed_until', 'enqueued_at'].map(before);
      await sql.query(`UPDATE jobs SET ${jobs.join(', ')}; UPDATE outbox SET ${outbox.join(', ')}`);
    },
    clear: async () => {
      await sql.query(`DELETE FROM outbox; UPDATE jobs SET status = 'cancelled', lease_token = NULL,
        lease_until = NULL, finished_at = updated_at WHERE finished_at IS NULL`);
    },
    close: async () => {
      await sql.end();
      await database.close();
      await created.drop();
    },
  };
}

async function inMemory(): Promise<Home> {
  let now = Date.UTC(2026, 0, 5);
  // Its clock goes a little with every look, as any does.
  const jobs = new MemoryJobs(() => (now += 1));
  const [account, newsroom, user, edition] = [1, 2, 3, 4].map(() => randomUUID());
  const tenant = { account, newsroom, user, edition, full: '', read: '' } as Tenant;
  return {
    jobs,
    outbox: jobs.entries,
    tenant,
    newJob: async () => ({
      ref: randomUUID(),
      id: randomUUID(),
      accountId: tenant.account,
      editionId: tenant.edition,
      newsroomId: tenant.newsroom,
      userId: tenant.user,
      keyId: randomUUID(),
      brief: { id: null, input: 'Anything', language: null, country: null, settings: {} },
      engine: { mode: 'extractive', provider: null, model: null },
      retryOf: null,
      progress: { stages: waitingStages(), warnings: [], maxAttempts: 5 },
    }),
    pass: async (ms) => void (now += ms),
    clear: async () => {
      jobs.jobs.clear();
      jobs.outbox.clear();
    },
    close: async () => undefined,
  };
}

const LEASE_MS = 60_000;

function update(more: Partial<ProgressUpdate> = {}): ProgressUpdate {
  const stages = beginStage(waitingStages(), 'draft', '2026-01-05T00:00:00.000000Z');
  return { ...DONE, status: 'running', stage: 'draft', progress: 10, stages, ...more };
}
const waiting = () => update({ status: 'queued', stages: waitingStages() });

const refsOf = ({ entries }: OutboxClaim) => entries.map(({ ref }) => ref);

describe.each([
  ['PostgreSQL', inPostgres],
  ['memory, as the model has it', inMemory],
])('a job from its start to its end, in %s', (_, open) => {
  let home: Home;
  let jobs: JobStore;
  let outbox: OutboxStore;

  beforeAll(async () => {
    home = await open();
    ({ jobs, outbox } = home);
  });
  beforeEach(() => home.clear());
  afterAll(() => home.close());

  async function started(count = 1): Promise<string[]> {
    const fresh = await Promise.all(Array.from({ length: count }, () => home.newJob()));
    await jobs.insertAll(fresh);
    return fresh.map(({ ref }) => ref);
  }
  /** Started and handed to the queue. */
  async function enqueued(count = 1): Promise<string[]> {
    const refs = await started(count);
    const claim = await outbox.claim(LEASE_MS, 100);
    await outbox.settle(claim, claim.entries);
    return refs;
  }
  /** Claims what is to be enqueued. @returns of which jobs */
  async function due(ref?: string): Promise<string[]> {
    return refsOf(await outbox.claim(LEASE_MS, 10, ref));
  }
  const countIdle = (idleMs: number, most: number) => outbox.countIdle('write-article', idleMs, most);
  const postAgain = (idleMs: number, limit: number) => outbox.postAgain('write-article', idleMs, limit);
  async function claimed(ref: string): Promise<ClaimedJob> {
    const job = await jobs.claim(ref, randomUUID(), LEASE_MS);
    if (!job) throw new Error('the job was not to be had');
    return job;
  }
  async function progressOf(ref: string): Promise<JobProgress> {
    return (await jobs.changesAfter(ref, 0, 1000)).at(-1)!;
  }
  const complete = (job: ClaimedJob) =>
    jobs.complete(job.ref, job.leaseToken, DONE, newArticle(home.tenant, { slug: '' }));

  describe('the outbox entry of a job', () => {
    it('is claimed by one process, and enqueued once', async () => {
      const refs = await started(3);
      const claims = await Promise.all([outbox.claim(LEASE_MS, 2), outbox.claim(LEASE_MS, 2)]);
      expect(claims.flatMap(refsOf).sort()).toEqual([...refs].sort());
      for (const claim of claims) await outbox.settle(claim, claim.entries);
      await home.pass(LEASE_MS + 1000);
      expect(await due()).toEqual([]);
    });

    it('is free for others at once when it was not enqueued, and when the claim has run out', async () => {
      const [ref] = await started();
      const claim = await outbox.claim(LEASE_MS, 10);
      await outbox.settle(claim, []);
      expect(await due()).toEqual([ref]);
      await home.pass(LEASE_MS + 1000);
      const heir = await outbox.claim(LEASE_MS, 10);
      expect(refsOf(heir)).toEqual([ref]);
      // The one before has no say any more.
      await outbox.settle(claim, claim.entries);
      await outbox.settle(heir, []);
      expect(await due()).toEqual([ref]);
    });

    it('stays when its job is requeued while an older one is being enqueued', async () => {
      const [ref] = await started();
      const claim = await outbox.claim(LEASE_MS, 10);
      const job = await claimed(ref!);
      await jobs.requeue(job.ref, job.leaseToken, waiting(), 0);
      await outbox.settle(claim, claim.entries);
      expect(await due()).toEqual([ref]);
    });

    it('is deleted with the claim of its job and with its cancelling, whether it was enqueued or not', async () => {
      const [taken, cancelled] = await started(2);
      const [posted, stopped] = await enqueued(2);
      const idle = await countIdle(-1, 10);
      expect(idle).toEqual({ enqueued: 4, idle: 4 });
      for (const ref of [taken!, posted!]) await claimed(ref);
      for (const ref of [cancelled!, stopped!]) await jobs.cancel(ref);
      expect(await countIdle(-1, 10)).toEqual({ enqueued: 0, idle: 0 });
      expect(await due()).toEqual([]);
    });

    it('asks for one more message with each that is posted, until a process enqueues it', async () => {
      const [ref] = await enqueued();
      const messages = async () => {
        const claim = await outbox.claim(LEASE_MS, 10);
        return { claim, messages: claim.entries.map((entry) => entry.messages) };
      };
      await outbox.post('write-article', ref!);
      await outbox.post('write-article', ref!);
      const first = await messages();
      expect(first.messages).toEqual([2]);
      // Two are on their way; this one is a message more.
      await outbox.post('write-article', ref!);
      await outbox.settle(first.claim, first.claim.entries);
      const second = await messages();
      expect(second.messages).toEqual([1]);
      await outbox.settle(second.claim, second.claim.entries);
      expect((await messages()).messages).toEqual([]);
    });

    it('counts by its messages, and is enqueued again with one', async () => {
      const [ref] = await enqueued();
      await outbox.post('write-article', ref!);
      await outbox.post('write-article', ref!);
      const claim = await outbox.claim(LEASE_MS, 10);
      await outbox.settle(claim, claim.entries);
      expect(await countIdle(-1, 10)).toEqual({ enqueued: 2, idle: 1 });
      expect(await countIdle(-1, 1)).toEqual({ enqueued: 1, idle: 1 });
      await postAgain(-1, 10);
      expect((await outbox.claim(LEASE_MS, 10)).entries).toMatchObject([{ ref, messages: 1 }]);
    });

    it('is claimed alone when its ref is given', async () => {
      const [, second] = await started(2);
      expect(await due(second)).toEqual([second]);
    });

    it('is due when the pause between attempts is over, by the store’s time', async () => {
      const [ref] = await enqueued();
      const job = await claimed(ref!);
      await jobs.release(job.ref, job.leaseToken, waiting(), 8000);
      await home.pass(7000);
      expect(await due()).toEqual([]);
      expect(await jobs.isAnyDue()).toBe(false);
      expect(await jobs.claimNext(randomUUID(), LEASE_MS)).toBeNull();
      expect(await jobs.claim(ref!, randomUUID(), LEASE_MS)).toBeNull();
      await home.pass(1001);
      expect(await jobs.isAnyDue()).toBe(true);
      expect(await due()).toEqual([ref]);
      expect(await jobs.claimNext(randomUUID(), LEASE_MS)).toMatchObject({ ref, progress: { attempt: 2 } });
    });
  });

  describe('a job’s message that the queue has lost', () => {
    const IDLE_MS = 5 * 60_000;

    it('is replaced after five minutes, whatever else runs, oldest first, and once', async () => {
      const [first] = await enqueued();
      await home.pass(1000);
      const [second] = await enqueued();
      const [running] = await enqueued();
      await jobs.claim(running!, randomUUID(), 10 * IDLE_MS);
      await home.pass(IDLE_MS - 2000);
      expect(await countIdle(IDLE_MS, 10)).toEqual({ enqueued: 2, idle: 0 });
      expect(await postAgain(IDLE_MS, 10)).toBe(0);
      await home.pass(3000);
      expect(await countIdle(IDLE_MS, 10)).toEqual({ enqueued: 2, idle: 2 });
      expect(await countIdle(IDLE_MS, 1)).toEqual({ enqueued: 1, idle: 1 });
      expect(await postAgain(IDLE_MS, 1)).toBe(1);
      expect(await due()).toEqual([first]);
      // Of what is to be enqueued the queue has no message.
      expect(await countIdle(IDLE_MS, 10)).toEqual({ enqueued: 1, idle: 1 });
      const both = await Promise.all([postAgain(IDLE_MS, 10), postAgain(IDLE_MS, 10)]);
      expect(both[0] + both[1]).toBe(1);
      expect(await due()).toEqual([second]);
    });

    it('is not missed for a job that waits for its next attempt', async () => {
      const [ref] = await enqueued();
      const job = await claimed(ref!);
      await jobs.release(job.ref, job.leaseToken, waiting(), 10 * IDLE_MS);
      await home.pass(2 * IDLE_MS);
      expect(await countIdle(IDLE_MS, 10)).toEqual({ enqueued: 0, idle: 0 });
    });
  });

  describe('the lease of a job', () => {
    it('keeps others from it until it runs out, and each claim counts an attempt', async () => {
      const [ref] = await enqueued();
      const holder = await claimed(ref!);
      expect(holder.progress).toMatchObject({ status: 'running', attempt: 1, version: 2 });
      expect(await jobs.claim(ref!, randomUUID(), LEASE_MS)).toBeNull();
      await home.pass(LEASE_MS - 1000);
      expect(await jobs.renewLease(ref!, holder.leaseToken, LEASE_MS)).toBe(true);
      await home.pass(LEASE_MS - 1000);
      expect(await jobs.claim(ref!, randomUUID(), LEASE_MS)).toBeNull();
      await home.pass(2000);
      expect(await jobs.claimNext(randomUUID(), LEASE_MS)).toBeNull();
      expect((await claimed(ref!)).progress).toMatchObject({ attempt: 2, version: 3 });
    });

    it('is checked by each write: a worker that lost it changes nothing', async () => {
      const [ref] = await enqueued();
      const { leaseToken: stale } = await claimed(ref!);
      await home.pass(LEASE_MS + 1000);
      const heir = await claimed(ref!);
      const before = await progressOf(ref!);
      expect(await jobs.renewLease(ref!, stale, LEASE_MS)).toBe(false);
      expect(await jobs.advance(ref!, stale, update({ progress: 90 }))).toBeNull();
      expect(await jobs.advance(ref!, stale, update({ status: 'failed' }))).toBeNull();
      expect(await jobs.release(ref!, stale, waiting(), 0)).toBe(false);
      expect(await jobs.requeue(ref!, stale, waiting(), 0)).toBe(false);
      expect(await complete({ ...heir, leaseToken: stale })).toBeNull();
      expect(await progressOf(ref!)).toEqual(before);
      expect(await complete(heir)).toMatchObject({ status: 'done', attempt: 2, progress: 100 });
    });

    it('lets its holder write after it ran out, as long as no other has claimed', async () => {
      const [ref] = await enqueued();
      const job = await claimed(ref!);
      await home.pass(10 * LEASE_MS);
      expect(await jobs.requeue(ref!, job.leaseToken, waiting(), 0)).toBe(true);
      expect(await progressOf(ref!)).toMatchObject({ status: 'queued', attempt: 0 });
    });

    it('has no holder after the end: a finished job stays so', async () => {
      const [ref] = await enqueued();
      const job = await claimed(ref!);
      expect(await complete(job)).not.toBeNull();
      const done = await progressOf(ref!);
      expect(await complete(job)).toBeNull();
      expect(await jobs.renewLease(ref!, job.leaseToken, LEASE_MS)).toBe(false);
      expect(await jobs.requeue(ref!, job.leaseToken, waiting(), 0)).toBe(false);
      expect(await jobs.cancel(ref!)).toBeNull();
      await home.pass(10 * LEASE_MS);
      expect(await jobs.sweep()).toEqual({ requeued: 0, failed: 0 });
      expect(await progressOf(ref!)).toEqual(done);
    });

    it('is revoked by a cancelling, and no write follows', async () => {
      const [ref, queued] = await enqueued(2);
      const job = await claimed(ref!);
      expect(await jobs.cancel(ref!)).toMatchObject({ status: 'cancelled', version: 3 });
      expect(await jobs.cancel(queued!)).toMatchObject({ status: 'cancelled', version: 2 });
      expect(await jobs.cancel(ref!)).toBeNull();
      expect(await complete(job)).toBeNull();
      await home.pass(10 * LEASE_MS);
      expect(await jobs.isAnyDue()).toBe(false);
      for (const each of [ref!, queued!]) expect(await jobs.claim(each, randomUUID(), LEASE_MS)).toBeNull();
      expect(await countIdle(1, 10)).toEqual({ enqueued: 0, idle: 0 });
    });
  });

  it('goes back to the outbox from a lost worker, and fails with the fifth', async () => {
    const [ref, held] = await enqueued(2);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      // No wait after a loss is longer.
      await home.pass(40_000);
      await claimed(ref!);
      await home.pass(LEASE_MS + 1000);
      if (attempt === 5) await jobs.claim(held!, randomUUID(), LEASE_MS);
      const swept = await jobs.sweep();
      expect(swept).toEqual(attempt < 5 ? { requeued: 1, failed: 0 } : { requeued: 0, failed: 1 });
      expect(await jobs.sweep()).toEqual({ requeued: 0, failed: 0 });
    }
    expect(await progressOf(ref!)).toMatchObject({
      status: 'failed',
      attempt: 5,
      error: { code: 'worker_lost' },
    });
    const versions = (await jobs.changesAfter(ref!, 0, 100)).map(({ version }) => version);
    expect(versions).toEqual(Array.from({ length: 11 }, (_each, n) => n + 1));
    expect(await jobs.claim(ref!, randomUUID(), LEASE_MS)).toBeNull();
  });

  it('is claimed again no sooner than its requeueing says', async () => {
    const [ref] = await enqueued();
    const first = await claimed(ref!);
    expect(await jobs.requeue(ref!, first.leaseToken, waiting(), 3000)).toBe(true);
    expect(await jobs.isAnyDue()).toBe(false);
    expect(await jobs.claim(ref!, randomUUID(), LEASE_MS)).toBeNull();
    await home.pass(3000);
    expect(await claimed(ref!)).toMatchObject({ progress: { attempt: 1 } });
  });

  it('has the time of each attempt counted without its waits for slots', async () => {
    const [ref] = await enqueued();
    const first = await claimed(ref!);
    await home.pass(20_000);
    await jobs.release(ref!, first.leaseToken, { ...waiting(), waitedMs: 15_000 }, 0);
    const second = await claimed(ref!);
    await home.pass(20_000);
    await jobs.requeue(ref!, second.leaseToken, { ...waiting(), waitedMs: 19_000 }, 0);
    const { usage } = await claimed(ref!);
    expect(usage.ranMs).toBeGreaterThanOrEqual(6000);
    expect(usage.ranMs).toBeLessThan(15_000);
  });

  it('keeps its artifacts, its percent and its usage for the next attempt', async () => {
    const [ref] = await enqueued();
    const first = await claimed(ref!);
    const artifacts = [{ stage: 'draft', content: { n: 1 } }] as const;
    await jobs.advance(ref!, first.leaseToken, update({ progress: 40, artifacts, fetches: 7 }));
    await jobs.advance(ref!, first.leaseToken, update({ progress: 20, fetches: 3 }));
    await home.pass(10_000);
    await jobs.requeue(ref!, first.leaseToken, waiting(), 0);
    const second = await claimed(ref!);
    expect(second.progress).toMatchObject({ attempt: 1, progress: 40 });
    expect(second.usage).toMatchObject({ fetches: 7 });
    expect(second.usage.ranMs).toBeGreaterThanOrEqual(10_000);
    expect(await jobs.artifacts(ref!)).toEqual({ draft: { n: 1 } });
  });

  it('has the title of its brief, then the planned one, that of the meta stage, and at the end the article’s', async () => {
    const fresh = await home.newJob();
    const titled = { ...fresh, brief: { ...fresh.brief, settings: { title: 'As asked' } } };
    await jobs.insertAll([titled]);
    const { ref, accountId, id } = titled;
    const title = async () => (await jobs.find(accountId, id))?.progress.title;
    expect(await title()).toBe('As asked');
    const { leaseToken } = await claimed(ref);
    const leave = async (stage: 'research' | 'outline' | 'meta', content: unknown) =>
      jobs.advance(ref, leaseToken, update({ artifacts: [{ stage, content }] }));
    await leave('outline', { title: 'As planned', sections: [] });
    await leave('research', { title: 'Of a source' });
    expect(await title()).toBe('As planned');
    await leave('meta', { title: 'As headed', slug: 'as-headed' });
    expect(await title()).toBe('As headed');
    const changes = await jobs.changesAfter(ref, 0, 10);
    expect(changes.map((change) => change.title)).toEqual([
      'As asked',
      'As asked',
      'As planned',
      'As planned',
      'As headed',
    ]);
    await jobs.complete(ref, leaseToken, DONE, newArticle(home.tenant));
    expect(await title()).toBe('Tides');
  });

  it('has no title before one is known', async () => {
    const [ref] = await enqueued();
    expect((await claimed(ref!)).progress).toMatchObject({ title: null, retryOf: null });
  });
});
