import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { waitingStages } from '../../../src/domain/article/job.js';
import type { App } from '../../../src/main/build-app.js';
import type { ClaimedJob, JobStore, NewJob } from '../../../src/ports/job-store.js';
import { DONE, newArticle, newJob } from '../../support/writing/finished-article.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';

const LEASE_MS = 60_000;

let database: TestDatabase;
let gateway: App;
let sql: Client;
let jobs: JobStore;

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  jobs = gateway.services.stores.jobs;
});
afterAll(async () => {
  await sql.end();
  await gateway.close();
  await database.drop();
});
beforeEach(async () => {
  await sql.query('DELETE FROM articles');
  await sql.query('DELETE FROM jobs');
});

async function insert(tenant: Tenant, count = 1, maxAttempts = 5): Promise<NewJob[]> {
  const all: NewJob[] = [];
  for (let n = 0; n < count; n += 1) {
    const job = {
      ...(await newJob(gateway, tenant)),
      progress: { stages: waitingStages(), warnings: [], maxAttempts },
    };
    // One by one: the order of claims is that of their moments.
    await jobs.insertAll([job]);
    all.push(job);
  }
  return all;
}

/** The same account’s, who starts jobs of another newsroom. */
async function anotherNewsroom(tenant: Tenant): Promise<Tenant> {
  const newsroom = randomUUID();
  const { account } = tenant;
  const nothing = { plans: [], accounts: [], users: [], editions: [], keys: [] };
  await gateway.services.tenants.apply({
    ...nothing,
    newsrooms: [{ id: newsroom, account, name: 'Another newsroom', hourlyCeiling: null }],
  });
  return { ...tenant, newsroom };
}

const claimNext = () => jobs.claimNext(randomUUID(), LEASE_MS);

async function claims(count: number): Promise<ClaimedJob[]> {
  const claimed: ClaimedJob[] = [];
  for (let n = 0; n < count; n += 1) claimed.push((await claimNext())!);
  return claimed;
}

const finish = (job: ClaimedJob, tenant: Tenant) =>
  jobs.complete(job.ref, job.leaseToken, DONE, newArticle(tenant, { slug: '' }));

describe('the next job', () => {
  it('is the oldest one of a single account, until none is left', async () => {
    const tenant = await createTenant(gateway);
    const waiting = await insert(tenant, 3);
    expect((await claims(3)).map(({ ref }) => ref)).toEqual(waiting.map(({ ref }) => ref));
    expect(await claimNext()).toBeNull();
  });

  it('is of the account with the fewest running: one start is not delayed by a hundred', async () => {
    const [many, single] = [await createTenant(gateway), await createTenant(gateway)];
    await insert(many, 100);
    const [running] = await claims(2);
    const [own] = await insert(single);
    expect((await claimNext())!.ref).toBe(own!.ref);
    // Both have one running then, and the batch had its last turn the longer ago.
    await finish(running!, many);
    const [later] = await insert(single);
    expect((await claimNext())!.accountId).toBe(many.account);
    expect((await claimNext())!.ref).toBe(later!.ref);
  });

  it.each([1, 3])('is a single start, behind as many batches as there are slots: %d', async (slots) => {
    const batches = await Promise.all(Array.from({ length: slots }, () => createTenant(gateway)));
    for (const tenant of batches) await insert(tenant, 6);
    const single = await createTenant(gateway);
    const running = await claims(slots);
    const [own] = await insert(single);
    // Whenever one ends, the next is claimed.
    for (let started = 1; ; started += 1) {
      const ended = running.shift()!;
      await finish(
        ended,
        batches.find(({ account }) => account === ended.accountId)!,
      );
      const next = (await claimNext())!;
      expect(started).toBeLessThanOrEqual(slots);
      if (next.ref === own!.ref) break;
      running.push(next);
    }
  });

  it('is of the account with the fewest running, however many newsrooms another has', async () => {
    const [many, single] = [await createTenant(gateway), await createTenant(gateway)];
    const rooms = await Promise.all(Array.from({ length: 3 }, () => anotherNewsroom(many)));
    for (const room of rooms) await insert(room, 2);
    const first = await claims(2);
    expect(new Set(first.map(({ ref }) => ref)).size).toBe(2);
    const own = await insert(single, 2);
    // By newsroom the third of the many would be next: it has none running and never had a turn.
    expect((await claims(2)).map(({ ref }) => ref)).toEqual(own.map(({ ref }) => ref));
    expect((await claimNext())!.accountId).toBe(many.account);
  });

  it('alternates between the newsrooms of an account', async () => {
    const tenant = await createTenant(gateway);
    const rooms = [tenant, await anotherNewsroom(tenant), await anotherNewsroom(tenant)];
    const roomOf = new Map<string, string>();
    for (const room of rooms) for (const { ref } of await insert(room, 3)) roomOf.set(ref, room.newsroom);
    const claimed = (await claims(6)).map(({ ref }) => roomOf.get(ref));
    for (const { newsroom } of rooms) {
      expect(claimed.slice(0, 3).filter((each) => each === newsroom)).toHaveLength(1);
      expect(claimed.slice(3).filter((each) => each === newsroom)).toHaveLength(1);
    }
  });

  it('skips the accounts that are to wait, and comes back to them', async () => {
    const [full, other] = [await createTenant(gateway), await createTenant(gateway)];
    const [waiting] = await insert(full);
    const [next] = await insert(other);
    const without = [full.account];
    expect((await jobs.claimNext(randomUUID(), LEASE_MS, without))!.ref).toBe(next!.ref);
    expect(await jobs.claimNext(randomUUID(), LEASE_MS, without)).toBeNull();
    expect(await jobs.isAnyDue()).toBe(true);
    expect((await claimNext())!.ref).toBe(waiting!.ref);
  });

  it('is shared evenly while several accounts wait', async () => {
    const tenants = [await createTenant(gateway), await createTenant(gateway), await createTenant(gateway)];
    for (const [index, tenant] of tenants.entries()) await insert(tenant, [9, 4, 4][index]);
    const claimed = await claims(12);
    for (const tenant of tenants) {
      expect(claimed.filter(({ accountId }) => accountId === tenant.account)).toHaveLength(4);
    }
  });

  it('is claimed once by concurrent workers', async () => {
    const tenants = [await createTenant(gateway), await createTenant(gateway)];
    const waiting = [...(await insert(tenants[0]!, 10)), ...(await insert(tenants[1]!, 10))];
    const claimed = await Promise.all(Array.from({ length: 40 }, claimNext));
    const refs = claimed.flatMap((job) => (job ? [job.ref] : []));
    expect(new Set(refs).size).toBe(refs.length);
    // Those that found the rows of others just claimed went away; what they left is still to be had.
    for (let job = await claimNext(); job; job = await claimNext()) refs.push(job.ref);
    expect(refs.sort()).toEqual(waiting.map(({ ref }) => ref).sort());
  });

  it('is none that waits for its next attempt or has none left', async () => {
    const tenant = await createTenant(gateway);
    const [job] = await insert(tenant);
    const claimed = (await claimNext())!;
    const paused = { ...DONE, status: 'queued', progress: 0 } as const;
    await jobs.release(claimed.ref, claimed.leaseToken, paused, 60_000);
    expect(await claimNext()).toBeNull();
    // Nor by its name: a queue may tell of it twice.
    expect(await jobs.claim(claimed.ref, randomUUID(), LEASE_MS)).toBeNull();
    await sql.query('UPDATE outbox SET due_at = clock_timestamp() WHERE ref = $1', [job!.ref]);
    expect(await claimNext()).toMatchObject({ ref: job!.ref, progress: { attempt: 2 } });

    const [last] = await insert(tenant, 1, 1);
    const once = (await claimNext())!;
    await jobs.release(once.ref, once.leaseToken, paused, 0);
    expect(await claimNext()).toBeNull();
    expect(last!.ref).toBe(once.ref);
  });

  it('is claimed although another transaction refers to its row', async () => {
    const tenant = await createTenant(gateway);
    const [job] = await insert(tenant);
    await sql.query('BEGIN');
    try {
      await sql.query('SELECT 1 FROM jobs WHERE ref = $1 FOR KEY SHARE', [job!.ref]);
      expect(await claimNext()).toMatchObject({ ref: job!.ref });
    } finally {
      await sql.query('ROLLBACK');
    }
  });

  it('is not one whose row is locked, which is claimed later', async () => {
    const tenant = await createTenant(gateway);
    const [first, second] = await insert(tenant, 2);
    await sql.query('BEGIN');
    try {
      await sql.query('SELECT 1 FROM jobs WHERE ref = $1 FOR UPDATE', [first!.ref]);
      expect(await claimNext()).toMatchObject({ ref: second!.ref });
      expect(await claimNext()).toBeNull();
      expect(await jobs.isAnyDue()).toBe(true);
    } finally {
      await sql.query('ROLLBACK');
    }
  });
});
