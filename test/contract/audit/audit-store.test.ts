import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { PostgresAuditStore } from '../../../src/adapters/postgres/audit/audit-store.js';
import { compareHits, comparePages } from '../../../src/adapters/postgres/audit/audit-changes.js';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import type { PostgresCrawlStore } from '../../../src/adapters/postgres/audit/crawl-store.js';
import { PostgresOutboxStore } from '../../../src/adapters/postgres/job/outbox-store.js';
import { PostgresUnitOfWork } from '../../../src/adapters/postgres/database/unit-of-work.js';
import { systemIds } from '../../../src/main/build/build-services.js';
import type { StoredHit } from '../../../src/libs/site-audit/index.js';
import type { NewAudit } from '../../../src/ports/audit/audit-store.js';
import type { FoundUrl, Settled } from '../../../src/ports/audit/crawl-store.js';
import { TenantService } from '../../../src/services/access/tenant-service.js';
import { packPage } from '../../../src/libs/page-reading/index.js';
import { answerOf, pageFactsOf } from '../../support/audit/audit-site.js';
import {
  AuditStores,
  FIRST_HITS,
  foundPage,
  hitOf,
  LEASE_MS,
  newAudit,
  SITE,
} from '../../support/audit/audit-stores.js';
import { createTenant } from '../../support/server/test-galley.js';

let stores: AuditStores;
let database: Database;
let crawls: PostgresCrawlStore;
let audits: PostgresAuditStore;
let outbox: PostgresOutboxStore;

beforeAll(async () => {
  stores = await AuditStores.open();
  ({ database, crawls, audits } = stores);
  outbox = new PostgresOutboxStore(database);
});
afterAll(() => stores.close());

type Owner = NonNullable<NewAudit['owner']>;

/** A caller who may start audits of an edition of its own. */
async function newOwner(): Promise<Owner> {
  const unitOfWork = new PostgresUnitOfWork(database);
  const tenants = new TenantService({ unitOfWork, ids: systemIds });
  const tenant = await createTenant({ services: { tenants } });
  const key = await database.row<{ id: string }>(
    `SELECT id FROM api_keys WHERE user_id = $1::uuid AND permission = 'full'`,
    [tenant.user],
  );
  return {
    accountId: tenant.account,
    newsroomId: tenant.newsroom,
    keyId: key!.id,
    editionId: tenant.edition,
    userId: tenant.user,
  };
}

/** What becomes of a URL. */
type Outcome = Settled extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never;

/** An audit whose crawl found these and ended. */
async function crawled(
  owner: Owner | null = null,
  urls: readonly { path: string; onPage?: string; more?: Partial<FoundUrl>; settled?: Outcome }[] = [],
): Promise<string> {
  const found = urls.map(({ path, more }) => foundPage(path, more));
  const id = await stores.begin({ found, owner });
  const token = randomUUID();
  const settledOf = new Map(found.map(({ url }, at) => [url, urls[at]?.settled]));
  const taken = await crawls.claim(id, token, LEASE_MS, 100);
  const settled = taken.map(({ id: place, url }) => ({
    id: place,
    ...(settledOf.get(url) ?? { answer: answerOf(), page: null }),
  }));
  await crawls.settle(id, token, settled, []);
  for (const { path, onPage } of urls)
    if (onPage !== undefined)
      await database.rows(
        `UPDATE audit_urls u SET found_on = p.id FROM audit_urls p
         WHERE u.audit_id = $1::uuid AND p.audit_id = $1::uuid AND u.url = $2 AND p.url = $3`,
        [id, new URL(path, SITE).href, new URL(onPage, SITE).href],
      );
  await crawls.finishCrawl(id);
  return id;
}

/** An audit whose analysis began under a lease. */
async function analysed(owner: Owner | null = null, urls?: Parameters<typeof crawled>[1]) {
  const id = await crawled(owner, urls);
  return { id, token: await leased(id) };
}

const leased = (id: string) => stores.lease(id);

async function loseLease(id: string): Promise<void> {
  await database.rows(
    `UPDATE audits SET lease_until = clock_timestamp() - interval '1 second' WHERE id = $1::uuid`,
    [id],
  );
}

const ROWS = { filters: [], match: 'all', facets: {}, search: null } as const;
const finish = (id: string, token: string, more: Partial<Parameters<typeof audits.finish>[2]> = {}) =>
  audits.finish(id, token, { summary: {}, views: [], ...more });
const HOUR_MS = 3_600_000;
/** As if no worker had worked on an audit, and no message of it had been sent, for so long. */
const silent = async (id: string, ms: number) => {
  const past = `clock_timestamp() - $2::integer * interval '1 millisecond'`;
  await database.rows(`UPDATE audits SET attended_at = ${past} WHERE id = $1::uuid`, [id, ms]);
  await database.rows(`UPDATE outbox SET enqueued_at = ${past} WHERE ref = $1::uuid`, [id, ms]);
};
/** Whether the queue is to have a message of it. */
const isPosted = async (id: string) =>
  (await database.row(`SELECT FROM outbox WHERE ref = $1::uuid AND enqueued_at IS NULL`, [id])) !== null;
const sweepAll = async (quietMs: number) => {
  while ((await audits.sweep(quietMs)).requeued > 0);
};

describe('a new audit', () => {
  it('is the only one of its edition, however many begin together', async () => {
    const [ada, bob] = [await newOwner(), await newOwner()];
    const options = Array.from({ length: 12 }, () => newAudit(ada));
    const inserted = await Promise.all([...options, newAudit(bob)].map((options) => audits.insert(options)));
    expect(inserted.slice(0, 12).filter(Boolean)).toHaveLength(1);
    expect(inserted[12]).toBe(true);
    const { id } = options[inserted.indexOf(true)]!;
    expect(await audits.running(ada.editionId)).toMatchObject({ id, status: 'crawling', version: 1 });
    await stores.fail(id);
    expect(await audits.running(ada.editionId)).toBeNull();
    expect(await audits.insert(newAudit(ada))).toBe(true);
  });

  it('without an account may run beside any others, and is found by its id alone', async () => {
    const [one, other] = [newAudit(), newAudit()];
    expect(await audits.insert(one)).toBe(true);
    expect(await audits.insert(other)).toBe(true);
    expect(await audits.get(one.id)).toMatchObject({
      id: one.id,
      editionId: null,
      startUrl: SITE,
      config: one.config,
      stopReason: null,
      finishedAt: null,
      analysedAt: null,
      crawlDelaySeconds: null,
      counts: { known: 0, pages: 0 },
    });
  });

  it('is not found where another version stored it in another shape', async () => {
    const id = await stores.begin({ found: [] });
    expect(await audits.get(id)).not.toBeNull();
    await database.rows(`UPDATE audits SET config = config - 'userAgent' WHERE id = $1::uuid`, [id]);
    expect(await audits.get(id)).toBeNull();
  });

  it('is found within its own edition only', async () => {
    const [ada, bob] = [await newOwner(), await newOwner()];
    const audit = newAudit(ada);
    await audits.insert(audit);
    expect(await audits.find(ada.editionId, audit.id)).toMatchObject({ editionId: ada.editionId });
    expect(await audits.find(bob.editionId, audit.id)).toBeNull();
    expect(await audits.get(randomUUID())).toBeNull();
  });
});

describe('the outcome of a crawl', () => {
  it('is counted by the outcome of each URL', async () => {
    const skip = (reason: NonNullable<FoundUrl['skipped']>['reason'], path: string) => ({
      path,
      more: { skipped: { reason, detail: '' } },
    });
    const page = packPage(pageFactsOf(), 'text');
    const id = await crawled(null, [
      { path: 'page', settled: { answer: answerOf(), page } },
      { path: 'gone', settled: { answer: answerOf({ status: 404 }), page: null } },
      { path: 'silent', settled: { answer: answerOf({ status: null, failure: 'timeout' }), page: null } },
      { path: 'odd', settled: { skipped: { reason: 'unsupported_scheme', detail: 'ftp' } } },
      ...(['robots', 'max_pages', 'max_depth', 'max_time', 'site_errors', 'excluded', 'trap'] as const).map(
        (reason) => skip(reason, reason),
      ),
    ]);
    expect((await audits.get(id))?.counts).toEqual({
      known: 11,
      fetched: 3,
      queued: 0,
      blockedByRobots: 1,
      skipped: 4,
      failed: 1,
      pages: 1,
    });
  });

  it('is analysed from its end on, which is its finish; the moment of its results is stored too', async () => {
    const id = await crawled();
    const over = (await audits.get(id))!;
    expect(over).toMatchObject({
      status: 'analysing',
      finishedAt: expect.stringMatching(/Z$/),
      analysedAt: null,
    });
    await finish(id, await leased(id));
    const done = (await audits.get(id))!;
    expect(done).toMatchObject({ status: 'done', finishedAt: over.finishedAt });
    expect(done.analysedAt! > done.finishedAt!).toBe(true);
  });
});

describe('the results of an analysis', () => {
  it('are all or nothing: a view that can’t be written leaves the audit as it was', async () => {
    const { id, token } = await analysed();
    const twice = { view: 'v', part: 'p', data: 1 };
    await expect(finish(id, token, { summary: { score: 1 }, views: [twice, twice] })).rejects.toThrow();
    expect(await audits.get(id)).toMatchObject({ status: 'analysing', analysedAt: null });
    expect(await audits.summary(id)).toBeNull();
    expect(await finish(id, token, { views: [twice] })).toBe(true);
  });

  it('are not overwritten by workers that finish again or fail late', async () => {
    const { id, token } = await analysed();
    const ends = await Promise.all(
      Array.from({ length: 5 }, (_, n) => finish(id, token, { summary: { n } })),
    );
    expect(ends.filter(Boolean)).toHaveLength(1);
    const summary = await audits.summary(id);
    expect(await crawls.fail(id, token, { code: 'internal', message: 'Late.' })).toBe(false);
    expect(await finish(id, token, { summary: { n: 99 } })).toBe(false);
    expect(await audits.summary(id)).toEqual(summary);
    expect(await audits.get(id)).toMatchObject({ status: 'done', error: null });
  });

  it('replace what earlier attempts left, and nothing of their own', async () => {
    const { id, token: first } = await analysed();
    await audits.addHits(id, first, [hitOf(1)]);
    await audits.addRows(id, first, [{ id: 1, row: {}, filters: [] }]);
    await loseLease(id);
    const second = await leased(id);
    await audits.addHits(id, second, [hitOf(2)]);
    await audits.clearAnalysis(id, second);
    const count = (table: string) =>
      database.row(`SELECT count(*)::integer AS count FROM ${table} WHERE audit_id = $1::uuid`, [id]);
    expect(await count('audit_hits')).toEqual({ count: 1 });
    expect(await count('audit_rows')).toEqual({ count: 0 });
    await finish(id, second);
    expect((await audits.hits(id, FIRST_HITS)).hits.map(({ seq }) => seq)).toEqual([2]);
  });
});

describe('how far an analysis is', () => {
  it('is stored under its lease, never falls, and is whole only when the audit is done', async () => {
    const { id, token } = await analysed();
    const far = async () => {
      const { progress, stage } = (await audits.get(id))!;
      return [stage, progress];
    };
    expect(await far()).toEqual(['analysis', 80]);
    await audits.advance(id, token, 90);
    await audits.advance(id, token, 85);
    await audits.advance(id, randomUUID(), 95);
    expect(await far()).toEqual(['analysis', 90]);
    await audits.advance(id, token, 100);
    expect(await far()).toEqual(['analysis', 99]);
    await finish(id, token);
    expect(await far()).toEqual([null, 100]);
    await audits.advance(id, token, 95);
    expect(await far()).toEqual([null, 100]);
  });
});

describe('the results of another version', () => {
  const ofAnotherVersion = (id: string) =>
    database.rows('UPDATE audits SET views_version = views_version + 1 WHERE id = $1::uuid', [id]);

  it('are not read, and the next audit is compared with an earlier one', async () => {
    const owner = await newOwner();
    const ends: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      const { id, token } = await analysed(owner, [{ path: '/' }]);
      await audits.addHits(id, token, [hitOf(1)]);
      await finish(id, token, { views: [{ view: 'overview', part: 'all', data: { n } }] });
      ends.push(id);
    }
    const [first, second] = ends as [string, string];
    expect(await audits.viewPart(second, 'overview', 'all')).toEqual({ n: 1 });
    await ofAnotherVersion(second);
    expect(await audits.viewPart(second, 'overview', 'all')).toBeNull();
    expect(await audits.hits(second, FIRST_HITS)).toEqual({ hits: [], total: 0 });
    expect(await audits.get(second)).toMatchObject({ status: 'done' });
    const { id, token } = await analysed(owner, [{ path: '/' }]);
    expect(await audits.compare(id, token)).toMatchObject({ since: first });
    await ofAnotherVersion(first);
    expect(await audits.compare(id, token)).toBeNull();
  });
});

describe('cancelling an audit', () => {
  it('wins or loses against the end of its analysis, and never both', async () => {
    let cancelled = 0;
    for (let n = 0; n < 12; n += 1) {
      const { id, token } = await analysed();
      const race = [() => audits.cancel(id), () => finish(id, token)];
      const ends = n % 2 === 0 ? race : race.toReversed();
      const wins = await Promise.all(ends.map((end) => end()));
      expect(wins.filter((won) => won)).toHaveLength(1);
      const wasCancelled = wins[n % 2 === 0 ? 0 : 1]!;
      expect(await audits.get(id)).toMatchObject(
        wasCancelled ? { status: 'failed', error: { code: 'cancelled' } } : { status: 'done', error: null },
      );
      if (wasCancelled) cancelled += 1;
    }
    expect(cancelled).toBeGreaterThan(0);
  });

  it('deletes its outbox entry, and leaves its edition free', async () => {
    const owner = await newOwner();
    const audit = newAudit(owner);
    await audits.insert(audit);
    await audits.cancel(audit.id);
    expect((await outbox.claim(LEASE_MS, 10, audit.id)).entries).toEqual([]);
    expect(await audits.attend(audit.id)).toBeNull();
    expect(await audits.insert(newAudit(owner))).toBe(true);
  });
});

describe('changes since the audit before', () => {
  /** Of one edition: the former is done, the later is at its analysis. */
  async function twoAudits(
    before: readonly StoredHit[],
    after: readonly StoredHit[],
    urls: readonly [Parameters<typeof crawled>[1], Parameters<typeof crawled>[1]] = [[], []],
  ) {
    const owner = await newOwner();
    const former = await analysed(owner, urls[0]);
    await audits.addHits(former.id, former.token, before);
    await finish(former.id, former.token);
    const later = await analysed(owner, urls[1]);
    await audits.addHits(later.id, later.token, after);
    return { owner, former: former.id, ...later };
  }

  it('are compared with the edition’s last finished audit, and never with one of another edition', async () => {
    const { owner, id, token, former } = await twoAudits([], []);
    expect(await audits.lastDone(owner.editionId)).toMatchObject({ id: former, status: 'done' });
    await finish(id, token);
    expect(await audits.lastDone(owner.editionId)).toMatchObject({ id, status: 'done' });
    expect(await audits.lastDone((await newOwner()).editionId)).toBeNull();
  });

  it('mark hits as new, same or fixed, by check and URL', async () => {
    const url = (path: string) => ({ url: `${SITE}${path}` });
    const { id, token, former } = await twoAudits(
      [
        hitOf(1, url('stays')),
        hitOf(2, url('goes')),
        hitOf(3, url('goes-too')),
        hitOf(4, { ...url('older'), change: 'fixed' }),
        hitOf(1, { ...url('stays'), checkId: 'gone_check' }),
        hitOf(1, { url: null, checkId: 'sitemap_missing' }),
      ],
      [
        hitOf(1, url('comes')),
        hitOf(2, url('stays')),
        hitOf(3, url('stays')),
        hitOf(1, { url: null, checkId: 'sitemap_missing' }),
        hitOf(1, { url: null, checkId: 'robots_txt_missing' }),
      ],
    );
    const { hits: changes } = await compareHits(database, id, token, former, ['error']);
    expect(Object.fromEntries(changes)).toEqual({
      title_missing: { new: 1, fixed: 2, same: 2 },
      gone_check: { new: 0, fixed: 1, same: 0 },
      sitemap_missing: { new: 0, fixed: 0, same: 1 },
      robots_txt_missing: { new: 1, fixed: 0, same: 0 },
    });
    await finish(id, token);
    const { hits } = await audits.hits(id, { ...FIRST_HITS, change: 'fixed' });
    expect(hits.map((hit) => [hit.seq, hit.url])).toEqual([
      [4, `${SITE}goes`],
      [5, `${SITE}goes-too`],
    ]);
    expect((await audits.hits(id, FIRST_HITS)).hits.map(({ change }) => change)).toEqual([
      'new',
      'same',
      'same',
    ]);
  });

  it('compare thousands of hits of one check within one statement’s time', async () => {
    // Each compared with each, they took longer than a statement may.
    const many = Array.from({ length: 15_000 }, (_, n) => hitOf(n + 1));
    const { id, token, former } = await twoAudits(many, many.slice(1));
    const { hits: changes } = await compareHits(database, id, token, former, ['error']);
    expect(Object.fromEntries(changes)).toEqual({ title_missing: { new: 0, fixed: 1, same: 14_999 } });
  });

  it('mark nothing without the lease', async () => {
    const { id, token, former } = await twoAudits([hitOf(1)], [hitOf(2)]);
    await loseLease(id);
    const kept = await leased(id);
    await compareHits(database, id, token, former, ['error']);
    await audits.addHits(id, kept, [hitOf(1)]);
    expect(Object.fromEntries((await compareHits(database, id, kept, former, ['error'])).hits)).toEqual({
      title_missing: { new: 0, fixed: 0, same: 1 },
    });
    const rows = await database.rows(
      `SELECT seq, change FROM audit_hits WHERE audit_id = $1::uuid AND run = $2::uuid`,
      [id, token],
    );
    expect(rows).toEqual([{ seq: 2, change: null }]);
  });

  it('ignore what an unfinished attempt left', async () => {
    const owner = await newOwner();
    const former = await analysed(owner);
    await audits.addHits(former.id, former.token, [hitOf(1)]);
    await loseLease(former.id);
    await finish(former.id, await leased(former.id));
    const later = await analysed(owner);
    await audits.addHits(later.id, later.token, [hitOf(1)]);
    expect(
      Object.fromEntries((await compareHits(database, later.id, later.token, former.id, ['error'])).hits),
    ).toEqual({
      title_missing: { new: 1, fixed: 0, same: 0 },
    });
  });

  type Urls = NonNullable<Parameters<typeof crawled>[1]>;
  const answered = (path: string, code: number | null): Urls[number] => ({
    path,
    settled: {
      answer: answerOf(code === null ? { status: null, failure: 'timeout' } : { status: code }),
      page: code === 200 ? packPage(pageFactsOf(), 'text') : null,
    } as const,
  });
  const left = (path: string, reason: 'robots' | 'max_pages') => ({
    path,
    more: { skipped: { reason, detail: '' } },
  });
  const hitsAt = (...paths: string[]) => paths.map((path, n) => hitOf(n + 1, { url: `${SITE}${path}` }));
  const fixedOf = async (before: Urls, after: Urls, ...paths: string[]) => {
    const { id, token, former } = await twoAudits(hitsAt(...paths), [], [before, after]);
    await compareHits(database, id, token, former, ['error']);
    await finish(id, token);
    const { hits } = await audits.hits(id, { ...FIRST_HITS, change: 'fixed' });
    return hits.map(({ url }) => url?.slice(SITE.length));
  };

  it('mark hits as fixed where their page was requested again, or is known to be gone', async () => {
    const paths = ['fixed', 'fixed#part', 'gone', 'unlinked'];
    const before = ['fixed', 'gone', 'unlinked'].map((path) => answered(path, 200));
    expect(await fixedOf(before, [answered('fixed', 200), answered('gone', 404)], ...paths)).toEqual(paths);
  });

  it('do not mark hits of pages that a shorter crawl left out as fixed', async () => {
    const paths = ['fixed', 'left', 'unlinked'];
    const before = paths.map((path) => answered(path, 200));
    const cut = [answered('fixed', 200), left('left', 'max_pages')];
    expect(await fixedOf(before, cut, ...paths)).toEqual(['fixed']);
    const forbidden = [answered('fixed', 200), left('left', 'robots')];
    expect(await fixedOf(before, forbidden, ...paths)).toEqual(['fixed']);
  });

  it.each([null, 500, 429])(
    'do not mark hits of pages that can’t be read, by %p, and of their links, as fixed',
    async (status) => {
      const paths = ['fixed', 'broken', 'below-fixed', 'below-broken', 'unlinked'];
      const before = paths.map((path) => answered(path, 200));
      before[2]!.onPage = 'fixed';
      before[3]!.onPage = 'broken';
      const after = [answered('fixed', 200), answered('broken', status)];
      expect(await fixedOf(before, after, ...paths)).toEqual(['fixed', 'below-fixed']);
    },
  );

  it('mark hits of what robots.txt forbade both times as fixed, since no more was known then', async () => {
    const before = [answered('', 200), left('private', 'robots')];
    expect(await fixedOf(before, before, 'private')).toEqual(['private']);
  });

  it('list pages as added, removed, or with another answer, and nothing that is no page', async () => {
    const css = { path: 'a.css', more: { kind: 'resource', foundVia: 'resource' } as const };
    const { id, former } = await twoAudits(
      [],
      [],
      [
        [
          ...['same', 'breaks', 'goes'].map((path) => answered(path, 200)),
          ...['dead', 'fixed'].map((path) => answered(path, 404)),
          css,
        ],
        [
          ...['same', 'new', 'fixed'].map((path) => answered(path, 200)),
          ...['breaks', 'new-and-dead'].map((path) => answered(path, 404)),
        ],
      ],
    );
    // What goes and what breaks; what is new and what is fixed.
    expect(await comparePages(database, id, former)).toEqual({ added: 2, removed: 2, statusChanged: 2 });
    expect(await comparePages(database, id, id)).toEqual({ added: 0, removed: 0, statusChanged: 0 });
  });

  it('list pages that one of the two did not request as neither added nor removed', async () => {
    const whole = ['a', 'b', 'c'].map((path) => answered(path, 200));
    for (const cut of [
      [answered('a', 200), left('b', 'max_pages')],
      [answered('a', 200), left('b', 'robots')],
      [answered('a', 200), answered('b', 503)],
    ]) {
      const { id, former } = await twoAudits([], [], [whole, cut]);
      expect(await comparePages(database, id, former)).toMatchObject({ added: 0, removed: 0 });
      expect(await comparePages(database, former, id)).toMatchObject({ added: 0, removed: 0 });
    }
  });

  it('are counted from the last finished audit of the same edition', async () => {
    const { owner, former, id, token } = await twoAudits([], []);
    expect(await audits.former(former)).toBeNull();
    expect(await audits.former(id)).toBe(former);
    await finish(id, token);
    const failed = newAudit(owner);
    await audits.insert(failed);
    await stores.fail(failed.id);
    const last = newAudit(owner);
    await audits.insert(last);
    expect(await audits.former(last.id)).toBe(id);
    const nobodys = await analysed();
    expect(await audits.former(nobodys.id)).toBeNull();
  });
});

describe('rows of an audit', () => {
  it('are counted by fields within a caller’s time-out, though the site is large', async () => {
    const { id: large, token } = await analysed();
    const facets = { lang: 'en', status: '2xx', depth: '3', folder: '/a/', type: 'text', a: 'a', b: 'b' };
    await database.rows(
      `INSERT INTO audit_rows (audit_id, run, id, row, filters, keys)
       SELECT $1::uuid, $2::uuid, n, $3::json, '{}', $4::jsonb FROM generate_series(1, 100000) n`,
      [large, token, JSON.stringify({ description: 'x'.repeat(2000) }), JSON.stringify({ facets })],
    );
    await finish(large, token);
    const limits = { acquireMs: 3000, statementMs: 5000, maxWaiting: 1 };
    const callers = Database.open({
      url: stores.url,
      poolSize: 1,
      applicationName: 'test',
      ...limits,
    });
    try {
      const counted = await new PostgresAuditStore(callers).facets(large, ROWS, Object.keys(facets), 100);
      expect(counted.map(({ count }) => count)).toEqual(Array(7).fill(100_000));
    } finally {
      await callers.close();
    }
  });
});

describe('expired audits', () => {
  const KEEPING = { newest: 2, days: 90 };

  async function ofAge(
    days: number,
    owner: Owner | null,
    end: 'done' | 'failed' | 'running',
  ): Promise<string> {
    const { id, token } = await analysed(owner, [{ path: 'a' }, { path: 'b' }]);
    if (end === 'done') {
      await audits.addHits(id, token, [hitOf(1)]);
      await audits.addRows(id, token, [{ id: 1, row: {}, filters: [] }]);
      await finish(id, token, { views: [{ view: 'v', part: 'p', data: 1 }] });
    } else if (end === 'failed') await crawls.fail(id, token, { code: 'internal', message: 'Gone.' });
    await database.rows(
      `UPDATE audits SET created_at = clock_timestamp() - $2::integer * interval '1 day', attended_at = NULL WHERE id = $1::uuid`,
      [id, days],
    );
    return id;
  }
  const dropAll = async () => {
    while ((await audits.drop(KEEPING)) > 0);
  };
  const isFound = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await audits.get(id)) !== null));

  it('are deleted, except the newest that are done, the running one and the pinned one', async () => {
    const owner = await newOwner();
    const done = [];
    for (const days of [400, 300, 200, 100, 91]) done.push(await ofAge(days, owner, 'done'));
    const failed = [await ofAge(95, owner, 'failed'), await ofAge(10, owner, 'failed')];
    const running = await ofAge(500, owner, 'running');
    await database.rows('UPDATE audits SET is_baseline = true WHERE id = $1::uuid', [done[1]!]);
    await dropAll();
    expect(await isFound(done)).toEqual([false, true, false, true, true]);
    expect(await isFound(failed)).toEqual([false, true]);
    expect(await isFound([running])).toEqual([true]);
    expect(await audits.find(owner.editionId, done[0]!)).toBeNull();
    expect(await audits.former(failed[1]!)).toBe(done[4]);
    expect(await audits.running(owner.editionId)).toMatchObject({ id: running });
  });

  it('are retained while they are young, however many there are', async () => {
    const owner = await newOwner();
    const done = [];
    for (let days = 89; days > 80; days -= 1) done.push(await ofAge(days, owner, 'done'));
    await dropAll();
    expect(await isFound(done)).toEqual(done.map(() => true));
  });

  it('are deleted after a week without an account, and while running when no worker has them', async () => {
    const old = [
      await ofAge(8, null, 'done'),
      await ofAge(8, null, 'failed'),
      await ofAge(8, null, 'running'),
    ];
    const kept = [await ofAge(6, null, 'done'), await ofAge(8, null, 'running')];
    await database.rows(`UPDATE audits SET attended_at = clock_timestamp() WHERE id = $1::uuid`, [kept[1]!]);
    await dropAll();
    expect(await isFound([...old, ...kept])).toEqual([false, false, false, true, true]);
  });

  it('are deleted row by row, later, with everything that belongs to them and to no other', async () => {
    const [gone, kept] = [await ofAge(9, null, 'done'), await ofAge(1, null, 'done')];
    await dropAll();
    const rowsLeft = async (id: string) => {
      const tables = ['audits', 'audit_urls', 'audit_rows', 'audit_hits', 'audit_views'];
      const counts = tables.map((table) =>
        database.row<{ count: number }>(
          `SELECT count(*)::integer AS count FROM ${table} WHERE ${table === 'audits' ? 'id' : 'audit_id'} = $1::uuid`,
          [id],
        ),
      );
      return (await Promise.all(counts)).map((row) => row!.count);
    };
    while ((await audits.clearDropped()) > 0);
    // A reader of a list of it reads that to its end.
    expect(await rowsLeft(gone)).toEqual([1, 2, 1, 1, 1]);
    await database.rows(`UPDATE audits SET dropped_at = dropped_at - interval '11 minutes'`);
    const clear = async () => {
      while ((await audits.clearDropped()) > 0);
    };
    await Promise.all([clear(), clear()]);
    await clear();
    expect(await rowsLeft(gone)).toEqual([0, 0, 0, 0, 0]);
    expect(await rowsLeft(kept)).toEqual([1, 2, 1, 1, 1]);
  });
});

describe('an audit’s outbox entry', () => {
  it('is written at its start, with a message for each of two workers, unless it has no account', async () => {
    const owned = newAudit(await newOwner());
    const nobodys = newAudit();
    await audits.insert(owned);
    await audits.insert(nobodys);
    expect(await outbox.claim(LEASE_MS, 1, owned.id)).toMatchObject({
      entries: [{ kind: 'work-on-audit', ref: owned.id, messages: 2 }],
    });
    await sweepAll(HOUR_MS);
    expect(await isPosted(nobodys.id)).toBe(false);
  });

  it('is due though more entries of another kind are due for longer', async () => {
    const owned = newAudit(await newOwner());
    await audits.insert(owned);
    await database.rows(`DELETE FROM outbox WHERE ref <> $1::uuid`, [owned.id]);
    for (let count = 0; count < 5; count += 1) await outbox.post('write-article', randomUUID());
    await database.rows(`UPDATE outbox SET due_at = due_at - interval '1 hour' WHERE kind = 'write-article'`);
    const { entries } = await outbox.claim(LEASE_MS, 3);
    expect(entries.map(({ kind }) => kind)).toEqual([
      'write-article',
      'work-on-audit',
      'write-article',
      'write-article',
    ]);
  });

  it('is there until a worker claims the audit, and again when no worker has worked on it for a while', async () => {
    const owner = await newOwner();
    const owned = newAudit(owner);
    await audits.insert({ ...owned, trace: 'a traceparent' });
    expect(await audits.attend(owned.id)).toEqual({ accountId: owner.accountId, trace: 'a traceparent' });
    await sweepAll(HOUR_MS);
    expect(await isPosted(owned.id)).toBe(false);
    await silent(owned.id, HOUR_MS + 1000);
    const swept = await Promise.all(Array.from({ length: 6 }, () => audits.sweep(HOUR_MS)));
    expect(swept.reduce((sum, { requeued }) => sum + requeued, 0)).toBe(1);
    expect(await isPosted(owned.id)).toBe(true);
  });

  it('is not written again while messages wait in the queue, until these count as lost', async () => {
    const owned = newAudit(await newOwner());
    await audits.insert(owned);
    await silent(owned.id, 19 * HOUR_MS);
    await sweepAll(HOUR_MS);
    expect(await isPosted(owned.id)).toBe(false);
    await silent(owned.id, 20 * HOUR_MS + 1000);
    await sweepAll(HOUR_MS);
    expect(await isPosted(owned.id)).toBe(true);
  });

  it('is missing while a worker has the audit', async () => {
    const owned = newAudit(await newOwner());
    await audits.insert(owned);
    await audits.attend(owned.id);
    await crawls.lease(owned.id, randomUUID(), LEASE_MS);
    await silent(owned.id, 2 * HOUR_MS);
    await sweepAll(HOUR_MS);
    expect(await isPosted(owned.id)).toBe(false);
    await loseLease(owned.id);
    await sweepAll(HOUR_MS);
    expect(await isPosted(owned.id)).toBe(true);
  });

  it('is written where no worker has the analysis, and never after the end', async () => {
    const id = await crawled(await newOwner());
    await audits.attend(id);
    await silent(id, 2 * HOUR_MS);
    await sweepAll(HOUR_MS);
    expect(await isPosted(id)).toBe(true);
    await audits.attend(id);
    await finish(id, await leased(id));
    await silent(id, 2 * HOUR_MS);
    await sweepAll(HOUR_MS);
    expect(await isPosted(id)).toBe(false);
  });

  it('is deleted when the audit is over, half a minute after it was enqueued', async () => {
    const over = await crawled(await newOwner());
    const gone = randomUUID();
    await finish(over, await leased(over));
    for (const id of [over, gone]) {
      await outbox.post('work-on-audit', id);
      await silent(id, 31_000);
    }
    await audits.sweep(HOUR_MS);
    const left = await database.rows('SELECT FROM outbox WHERE ref = ANY ($1::uuid[])', [[over, gone]]);
    expect(left).toEqual([]);
  });

  it('is written by one poll when the worker of an analysis was lost, however many polls come together', async () => {
    const id = await crawled(await newOwner());
    const polls = async () =>
      (await Promise.all(Array.from({ length: 10 }, () => audits.postUnattended(id, 2000)))).filter(Boolean);
    await audits.attend(id);
    // The worker that ended the crawl is about to take it up.
    expect(await polls()).toHaveLength(0);
    await silent(id, 3000);
    expect(await polls()).toHaveLength(1);
    await silent(id, 3000);
    expect(await polls()).toHaveLength(0);
    await audits.attend(id);
    const token = await leased(id);
    await silent(id, 3000);
    expect(await polls()).toHaveLength(0);
    await loseLease(id);
    expect(await polls()).toHaveLength(1);
    await audits.attend(id);
    await finish(id, token);
    await silent(id, 3000);
    expect(await polls()).toHaveLength(0);
  });

  it('is written by a poll when the worker with the last URLs of a crawl was lost, and by none while it runs', async () => {
    const id = await crawled(await newOwner());
    const set = async (status: string) => {
      await audits.attend(id);
      await silent(id, 3000);
      await database.rows(`UPDATE audits SET status = $2 WHERE id = $1::uuid`, [id, status]);
    };
    await set('crawling');
    expect(await audits.postUnattended(id, 2000)).toBe(true);
    await set('crawling');
    await database.rows(
      `INSERT INTO audit_urls (audit_id, url, kind, found_via, state) VALUES ($1::uuid, $2, 'page', 'link', 'queued')`,
      [id, 'https://example.com/waits'],
    );
    expect(await audits.postUnattended(id, 2000)).toBe(false);
  });

  it('is written for a few audits of many at a time', async () => {
    await sweepAll(HOUR_MS);
    for (let n = 0; n < 21; n += 1) {
      const audit = newAudit(await newOwner());
      await audits.insert(audit);
      await audits.attend(audit.id);
      await silent(audit.id, 2 * HOUR_MS);
    }
    expect(await audits.sweep(HOUR_MS)).toEqual({ requeued: 20, failed: 0 });
    expect(await audits.sweep(HOUR_MS)).toEqual({ requeued: 1, failed: 0 });
  });
});
