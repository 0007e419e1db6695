import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { DEFAULT_CRAWL } from '../../src/domain/audit/audit.js';
import type { AccountWork } from '../../src/domain/work.js';
import type { App } from '../../src/main/build-app.js';
import type { JobChanges, JobScope, JobStore, NewJob, Stored, StoredJob } from '../../src/ports/job-store.js';
import type { NewReport } from '../../src/ports/report-store.js';
import { DONE, newArticle, newJob } from '../support/writing/finished-article.js';
import { gate } from '../support/gate.js';
import { scriptedWriting } from '../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { createTenant, startGalley, type Tenant } from '../support/server/test-galley.js';

const NOTHING_KNOWN = new Map<string, { version: number }>();

let database: TestDatabase;
let gateway: App;
let tenant: Tenant;
let jobs: JobStore;

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  jobs = gateway.services.stores.jobs;
});
afterAll(async () => {
  await gateway.close();
  await database.drop();
});
beforeEach(async () => {
  tenant = await createTenant(gateway);
});

async function insert(): Promise<NewJob> {
  const job = await newJob(gateway, tenant);
  await jobs.insertAll([job]);
  return job;
}

async function finish(ref: string): Promise<void> {
  const token = randomUUID();
  await jobs.claim(ref, token, 60_000);
  await jobs.complete(ref, token, DONE, newArticle(tenant, { slug: '' }));
}

const reported = ({ jobs: changed }: Pick<JobChanges, 'jobs'>) =>
  changed.map(({ ref, progress }) => [ref, progress.status, progress.version]);
const knownOf = (changed: readonly StoredJob[]) =>
  new Map(changed.map(({ ref, progress }) => [ref, { version: progress.version }]));
let scope: JobScope;
const changed = (
  since: string | null,
  known: Parameters<JobStore['changedIn']>[2] = NOTHING_KNOWN,
  limit = 100,
) => jobs.changedIn(scope, since, known, limit);

describe.each(['edition', 'account'] as const)('of an %s', (of) => {
  beforeEach(() => {
    scope = { of, id: tenant[of] };
  });

  describe('its open jobs', () => {
    it('are those that are not final, the oldest first, and no more than requested', async () => {
      const [first, second, third] = [await insert(), await insert(), await insert()];
      const stranger = await createTenant(gateway);
      await jobs.insertAll([await newJob(gateway, stranger)]);
      await finish(second.ref);
      await jobs.claim(third.ref, randomUUID(), 60_000);
      const open = await jobs.openOf(scope, 10);
      expect(open).toEqual([
        await jobs.find(tenant.account, first.id),
        await jobs.find(tenant.account, third.id),
      ]);
      expect((await jobs.openOf(scope, 1)).map(({ ref }) => ref)).toEqual([first.ref]);
    });
  });

  describe('its changes', () => {
    it('are its new jobs, changed ones and final states, each once and in its latest state', async () => {
      const [first, second] = [await insert(), await insert()];
      const seen = await changed(null);
      expect(reported(seen)).toEqual([
        [first.ref, 'queued', 1],
        [second.ref, 'queued', 1],
      ]);
      const known = knownOf(seen.jobs);
      expect((await changed(seen.next, known)).jobs).toEqual([]);
      await jobs.cancel(second.ref);
      await jobs.claim(first.ref, randomUUID(), 60_000);
      // Begun and ended between two looks.
      const third = await insert();
      await finish(third.ref);
      const stranger = await createTenant(gateway);
      await jobs.insertAll([await newJob(gateway, stranger)]);
      expect(reported(await changed(seen.next, known))).toEqual([
        [second.ref, 'cancelled', 2],
        [first.ref, 'running', 2],
        [third.ref, 'done', 3],
      ]);
    });

    it('are paged, and no page repeats another', async () => {
      const refs = [await insert(), await insert(), await insert()].map(({ ref }) => ref);
      const one = await changed(null, NOTHING_KNOWN, 2);
      const two = await changed(null, knownOf(one.jobs), 2);
      expect([...one.jobs, ...two.jobs].map(({ ref }) => ref)).toEqual(refs);
    });

    it('count what can’t be read as seen, so that a page of it is not taken for the last', async () => {
      const [unreadable, later] = [await insert(), await insert()];
      const sql = new Client({ connectionString: database.url });
      await sql.connect();
      await sql.query(`UPDATE jobs SET engine = '{"kind": "extractive"}' WHERE ref = $1`, [unreadable.ref]);
      await sql.end();
      const first = await changed(null, NOTHING_KNOWN, 1);
      expect(first.jobs).toEqual([]);
      expect([...first.seen.keys()]).toEqual([unreadable.ref]);
      expect((await changed(null, first.seen, 1)).jobs.map(({ ref }) => ref)).toEqual([later.ref]);
    });

    it('are found however late the transaction ends that wrote them', async () => {
      const written = gate();
      const go = gate();
      const job = await newJob(gateway, tenant);
      const late = gateway.services.unitOfWork.run(async (stores) => {
        await stores.jobs.insertAll([job]);
        written.open();
        await go.opened;
      });
      await written.opened;
      const before = await changed(null);
      expect(before.jobs).toEqual([]);
      go.open();
      await late;
      expect(reported(await changed(before.next))).toEqual([[job.ref, 'queued', 1]]);
    });
  });
});

describe('of an account with several editions', () => {
  it('are the jobs of all of them, those that are added later too, and of no other account', async () => {
    const account = { of: 'account', id: tenant.account } as const;
    const editionOf = (id: string, owner: Tenant) =>
      gateway.services.tenants.apply({
        plans: [],
        accounts: [],
        newsrooms: [],
        users: [],
        editions: [
          {
            id,
            account: owner.account,
            name: 'Another edition',
            webAddress: null,
            language: 'en',
            country: null,
            editorOfRecord: null,
            houseStyle: null,
            verified: false,
          },
        ],
        keys: [],
      });
    const first = await insert();
    const added = randomUUID();
    await editionOf(added, tenant);
    const second = { ...(await newJob(gateway, tenant)), editionId: added };
    await jobs.insertAll([second]);
    const refs = [first.ref, second.ref];
    expect((await jobs.openOf(account, 10)).map(({ ref }) => ref)).toEqual(refs);
    const seen = await jobs.changedIn(account, null, NOTHING_KNOWN, 10);
    expect(seen.jobs.map(({ ref }) => ref)).toEqual(refs);
    const stranger = await createTenant(gateway);
    expect(
      (await jobs.changedIn({ of: 'account', id: stranger.account }, null, NOTHING_KNOWN, 10)).jobs,
    ).toEqual([]);
  });
});

describe('of reports and audits beside the jobs', () => {
  const work = () => gateway.services.stores.workFeed;
  const shown = ({ jobs: changed }: { readonly jobs: readonly Stored<AccountWork>[] }) =>
    changed.map(({ ref, progress }) => [progress.kind, ref, progress.status]);
  let owner: NonNullable<NewReport['owner']>;
  let report: string;
  let audit: string;

  beforeEach(async () => {
    const { accountId, editionId, newsroomId, userId, keyId } = await newJob(gateway, tenant);
    owner = { accountId, editionId, newsroomId, userId, keyId };
    const { audits, reports } = gateway.services.stores;
    [report, audit] = [randomUUID(), randomUUID()];
    const startUrl = 'https://example.com/';
    await reports.insert({
      id: report,
      owner,
      task: { edition: null, startUrl, verifiedAt: null, method: null },
      engine: { mode: 'extractive', provider: null, model: null },
      maxAttempts: 5,
    });
    await audits.insert({
      id: audit,
      owner,
      startUrl,
      config: { ...DEFAULT_CRAWL, maxPages: 10, ratePerSecond: 1, userAgent: 'Galley' },
    });
  });

  it.each(['edition', 'account'] as const)('of an %s, the open ones are there, oldest first', async (of) => {
    const job = await insert();
    const open = await work().openOf({ of, id: tenant[of] }, 10);
    expect(shown({ jobs: open })).toEqual([
      ['research', report, 'running'],
      ['audit', audit, 'running'],
      ['article', job.ref, 'queued'],
    ]);
    const [first] = open;
    expect(first?.progress).toMatchObject({
      id: report,
      editionId: tenant.edition,
      version: 1,
      finishedAt: null,
    });
    expect((await work().openOf({ of, id: tenant[of] }, 1)).map(({ ref }) => ref)).toEqual([report]);
    const stranger = await createTenant(gateway);
    expect(await work().openOf({ of, id: stranger[of] }, 10)).toEqual([]);
  });

  it.each(['edition', 'account'] as const)(
    'of an %s, each change is there once, and how it ended',
    async (of) => {
      const feedScope = { of, id: tenant[of] };
      const seen = await work().changedIn(feedScope, null, NOTHING_KNOWN, 10);
      expect(shown(seen)).toEqual([
        ['research', report, 'running'],
        ['audit', audit, 'running'],
      ]);
      expect((await work().changedIn(feedScope, seen.next, seen.seen, 10)).jobs).toEqual([]);
      const { audits, reports } = gateway.services.stores;
      await reports.cancel(report);
      const ended = await work().changedIn(feedScope, seen.next, seen.seen, 10);
      expect(shown(ended)).toEqual([['research', report, 'cancelled']]);
      await audits.cancel(audit);
      const both = await work().changedIn(feedScope, seen.next, seen.seen, 10);
      expect(shown(both)).toEqual([
        ['research', report, 'cancelled'],
        ['audit', audit, 'cancelled'],
      ]);
      expect((await work().changedIn(feedScope, seen.next, seen.seen, 1)).jobs.map(({ ref }) => ref)).toEqual(
        [report],
      );
    },
  );
});
