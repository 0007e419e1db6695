import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Database } from '../../src/adapters/postgres/database/connection.js';
import { openLists } from '../../src/adapters/postgres/lists/list-store.js';
import { PostgresUnitOfWork } from '../../src/adapters/postgres/database/unit-of-work.js';
import type { Article } from '../../src/domain/article/article.js';
import { JOB_STATUSES, type JobStatus } from '../../src/domain/article/job.js';
import type {
  ArticleListFilter,
  ArticleOrderField,
  Cursor,
  ListPage,
  ListQuery,
} from '../../src/domain/list-query.js';
import { systemIds } from '../../src/main/build/build-services.js';
import type { ItemLists, ListStore } from '../../src/ports/list-store.js';
import { TenantService } from '../../src/services/access/tenant-service.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { createTenant, type Tenant } from '../support/server/test-galley.js';

let testDatabase: TestDatabase;
let database: Database;
let lists: ListStore;
let tenant: Tenant;
let tenants: TenantService;

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
  lists = openLists(database);
  tenants = new TenantService({ unitOfWork: new PostgresUnitOfWork(database), ids: systemIds });
  tenant = await createTenant({ services: { tenants } });
  await addArticles(tenant, 300);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** Jobs of all kinds, ten of each moment, and an article of each, changed in another order than made. */
async function addArticles({ account, edition, newsroom, user }: Tenant, count: number): Promise<void> {
  const [key] = await database.rows<{ id: string }>('SELECT id FROM api_keys WHERE user_id = $1::uuid', [
    user,
  ]);
  await database.rows(
    `WITH numbers AS (SELECT n, gen_random_uuid() AS ref, '2026-01-01T00:00:00Z'::timestamptz AS epoch
         FROM generate_series(1, $6::integer) AS n),
       made AS (
         INSERT INTO jobs (ref, id, account_id, edition_id, newsroom_id, user_id, key_id, brief, engine, status, stages,
           warnings, attempt, max_attempts, version, progress, lease_token, lease_until, created_at, updated_at, finished_at)
         SELECT ref, gen_random_uuid(), $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::uuid, '{}',
           '{"mode":"extractive","provider":null,"model":null}', status, '[]', '[]', 0, 5, 1,
           CASE status WHEN 'done' THEN 100 ELSE 0 END,
           CASE status WHEN 'running' THEN ref END, CASE status WHEN 'running' THEN epoch END,
           epoch + n / 10 * interval '1 second', epoch,
           CASE WHEN status IN ('done', 'failed', 'cancelled') THEN epoch END
         FROM (SELECT *, CASE WHEN n % 20 = 0 THEN 'failed' WHEN n % 20 = 1 THEN 'cancelled' WHEN n % 20 = 2 THEN 'queued'
           WHEN n % 20 = 3 THEN 'running' ELSE 'done' END AS status FROM numbers) AS n
         RETURNING ref)
     INSERT INTO articles (id, edition_id, job_ref, slug, status, title, body, meta_title, meta_description,
       language_code, word_count, byline, image_source, provenance, created_at, changed_at, published_at)
     SELECT gen_random_uuid(), $2::uuid, numbers.ref, '', CASE WHEN n % 3 = 0 THEN 'published' ELSE 'draft' END,
       CASE WHEN n % 50 = 7 THEN 'Die Fähre zu 100% voll' WHEN n % 50 = 8 THEN 'A_ferry' ELSE 'Locks ' || n END, '', '', '',
       CASE WHEN n % 4 = 0 THEN 'de' ELSE 'en' END, 1, CASE WHEN n % 7 = 0 THEN 'Ida' ELSE '' END, 'manual:',
       jsonb_build_object('verdict', CASE WHEN n % 5 = 0 THEN 'fail' ELSE 'pass' END),
       epoch + n * interval '1 microsecond', epoch + (n * 7919 % 100003) * interval '1 microsecond',
       CASE WHEN n % 3 = 0 THEN epoch END
     FROM numbers JOIN made ON made.ref = numbers.ref`,
    [account, edition, newsroom, user, key!.id, String(count)],
  );
}

const ANY: ArticleListFilter = {
  status: null,
  verdict: null,
  language: null,
  since: null,
  until: null,
  changedSince: null,
  search: null,
  words: null,
  byline: null,
};

const FIRST = { isFromEnd: false, after: null, before: null };

/** All pages of so many items, from the one end to the other. */
async function walk<Item, Filter, Field extends string>(
  from: ItemLists<Item, Filter, Field>,
  query: Omit<ListQuery<Filter, Field>, 'after' | 'before'>,
): Promise<Item[]> {
  const walked: Item[] = [];
  let cursor: Cursor | null = null;
  for (;;) {
    const bounds: Pick<ListQuery<Filter, Field>, 'after' | 'before'> = query.isFromEnd
      ? { after: null, before: cursor }
      : { after: cursor, before: null };
    const [page] = (await from.pages([tenant.edition], { ...query, ...bounds })) as [ListPage<Item>];
    const items = page.items.map(({ item }) => item);
    expect(items.length).toBeLessThanOrEqual(query.limit);
    expect(query.isFromEnd ? page.hasNext : page.hasPrevious).toBe(cursor !== null);
    if (query.isFromEnd) walked.unshift(...items);
    else walked.push(...items);
    cursor = query.isFromEnd ? page.start : page.end;
    if (!(query.isFromEnd ? page.hasPrevious : page.hasNext)) return walked;
    expect(cursor).not.toBeNull();
  }
}

/** What a filter wants, as it is documented. */
function isWanted(article: Article, filter: ArticleListFilter, verdict: string): boolean {
  return (
    (filter.status === null || article.status === filter.status) &&
    (filter.verdict === null || verdict === filter.verdict) &&
    (filter.language === null || article.languageCode === filter.language) &&
    (filter.since === null || article.createdAt > filter.since) &&
    (filter.changedSince === null || article.changedAt > filter.changedSince) &&
    (filter.until === null || article.createdAt < filter.until) &&
    (filter.byline === null || article.byline === filter.byline) &&
    (filter.words ?? []).every((word) =>
      article.title.split(' ').some((each) => each.toLowerCase().startsWith(word.toLowerCase())),
    ) &&
    (filter.search === null || article.title.toLowerCase().includes(filter.search.toLowerCase()))
  );
}

const FILTERS: readonly Partial<ArticleListFilter>[] = [
  {},
  { status: 'published' },
  { status: 'draft', language: 'de' },
  { verdict: 'fail' },
  { since: '2026-01-01T00:00:00.000200Z' },
  { changedSince: '2026-01-01T00:00:00.050000Z' },
  { since: '2026-01-01T00:00:00.000020Z', changedSince: '2026-01-01T00:00:00.020000Z', status: 'published' },
  { since: '2026-01-01T00:00:00.000200Z', until: '2026-01-01T00:00:00.000205Z' },
  { words: ['FÄH', 'vol'] },
  { words: ['lock', '12'], status: 'published' },
  { words: ['lock', 'nowhere'] },
  { words: ["'", '\\', "lock's | ferry"] },
  { words: ["'"] },
  { words: ['@'] },
  { words: ['locks'], verdict: 'fail', changedSince: '2026-01-01T00:00:00.050000Z' },
  { status: 'published', verdict: 'fail' },
  { status: 'published', verdict: 'fail', changedSince: '2026-01-01T00:00:00.020000Z' },
  { byline: 'Ida', verdict: 'pass' },
  { search: 'FÄHRE' },
  { search: '%' },
  { search: '_' },
  { search: 'nowhere' },
  { search: 'locks', language: 'en', verdict: 'pass' },
];

describe('pages of articles', () => {
  it.each(FILTERS.map((filter) => [JSON.stringify(filter), filter] as const))(
    'have what matches %s, in every order, from both ends, each once',
    async (_title, part) => {
      const filter = { ...ANY, ...part };
      const all = await walk(lists.articles, {
        ...FIRST,
        filter: ANY,
        orderBy: { field: 'createdAt', direction: 'asc' },
        limit: 100,
      });
      expect(all).toHaveLength(300);
      const rows = await database.rows<{ id: string; verdict: string }>(
        `SELECT id, provenance ->> 'verdict' AS verdict FROM articles WHERE edition_id = $1::uuid`,
        [tenant.edition],
      );
      const verdicts = new Map(rows.map(({ id, verdict }) => [id, verdict]));
      const wanted = all.filter((article) => isWanted(article, filter, verdicts.get(article.id)!));
      expect(await lists.articles.totals([tenant.edition], filter)).toEqual([wanted.length]);
      for (const field of ['createdAt', 'updatedAt'] as const satisfies readonly ArticleOrderField[]) {
        const moment = ({ createdAt, changedAt }: Article) => (field === 'createdAt' ? createdAt : changedAt);
        const sorted = [...wanted].sort((one, other) => (moment(one) < moment(other) ? -1 : 1));
        const expected = sorted.map(({ id }) => id);
        for (const direction of ['asc', 'desc'] as const)
          for (const isFromEnd of [false, true])
            for (const limit of [7, 100]) {
              const walked = await walk(lists.articles, {
                isFromEnd,
                filter,
                orderBy: { field, direction },
                limit,
              });
              const ids = walked.map(({ id }) => id);
              expect(direction === 'asc' ? ids : ids.reverse()).toEqual(expected);
            }
      }
    },
  );

  it('end at the bound of the other side', async () => {
    const orderBy = { field: 'createdAt', direction: 'asc' } as const;
    const query = { ...FIRST, filter: ANY, orderBy, limit: 10 };
    const [page] = await lists.articles.pages([tenant.edition], query);
    const { cursor: after } = page!.items[2]!;
    const { cursor: before } = page!.items[6]!;
    for (const isFromEnd of [false, true]) {
      const [between] = await lists.articles.pages([tenant.edition], { ...query, isFromEnd, after, before });
      expect(between!.items).toEqual(page!.items.slice(3, 6));
    }
  });

  it('come in the order asked for several editions, by one statement', async () => {
    const other = await createTenant({ services: { tenants } });
    const query = {
      ...FIRST,
      filter: ANY,
      orderBy: { field: 'createdAt', direction: 'desc' } as const,
      limit: 2,
    };
    const pages = await lists.articles.pages([other.edition, tenant.edition, randomUUID()], query);
    expect(pages.map(({ items }) => items.length)).toEqual([0, 2, 0]);
    expect(pages[0]).toMatchObject({ hasNext: false, hasPrevious: false, start: null, end: null });
    expect(await lists.articles.totals([other.edition, tenant.edition], ANY)).toEqual([0, 300]);
  });

  it('go on behind 10,000 that were examined in vain, and count no more than that', async () => {
    const large = await createTenant({ services: { tenants } });
    await addArticles(large, 10_010);
    await database.rows(
      `UPDATE articles SET title = 'Needle' WHERE id = (
         SELECT id FROM articles WHERE edition_id = $1::uuid ORDER BY created_at LIMIT 1 OFFSET 10005)`,
      [large.edition],
    );
    const filter = { ...ANY, search: 'needle' };
    const query = {
      ...FIRST,
      filter,
      orderBy: { field: 'createdAt', direction: 'asc' } as const,
      limit: 5,
    };
    const [first] = await lists.articles.pages([large.edition], query);
    expect(first).toMatchObject({ items: [], hasNext: true });
    const [second] = await lists.articles.pages([large.edition], { ...query, after: first!.end });
    expect(second!.items.map(({ item }) => item.title)).toEqual(['Needle']);
    expect(second).toMatchObject({ hasNext: false, hasPrevious: true });
    expect(await lists.articles.totals([large.edition], filter)).toEqual([null]);
    expect(await lists.articles.totals([large.edition], ANY)).toEqual([10_010]);
    const ofWords = (words: string[]) => lists.articles.totals([large.edition], { ...ANY, words });
    expect(await ofWords(['needle'])).toEqual([1]);
    expect(await ofWords(['locks'])).toEqual([9607]);
    await database.rows(`UPDATE articles SET title = 'Locks' WHERE edition_id = $1::uuid`, [large.edition]);
    expect(await ofWords(['locks'])).toEqual([null]);
  });

  it('are found by words of their own edition, whatever others have written', async () => {
    const plan = await database.rows<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT 1 FROM articles WHERE (to_tsvector('simple', title || ' ' || meta_title || ' ' || meta_description)
         || array_to_tsvector(ARRAY['@' || edition_id::text])) @@ 'lock'::tsquery`,
    );
    expect(JSON.stringify(plan)).toContain('articles_edition_words');
    const id = tenant.edition.slice(0, 4);
    expect(await lists.articles.totals([tenant.edition], { ...ANY, words: [`@${id}`] })).toEqual([0]);
  });
});

describe('pages of jobs', () => {
  it.each<[readonly JobStatus[] | null]>([
    [null],
    [['failed']],
    [['queued', 'running']],
    [['done', 'cancelled', 'running']],
    [JOB_STATUSES],
    [[]],
  ])('have those of status %j, ten of one moment among them, each once', async (statuses) => {
    const rows = await database.rows<{ id: string }>(
      `SELECT id FROM jobs WHERE edition_id = $1::uuid AND ($2::text[] IS NULL OR status = ANY ($2::text[]))
       ORDER BY created_at DESC, id DESC`,
      [tenant.edition, statuses],
    );
    const expected = rows.map(({ id }) => id);
    for (const isFromEnd of [false, true]) {
      const query = {
        isFromEnd,
        filter: { statuses },
        orderBy: { field: 'createdAt', direction: 'desc' } as const,
        limit: 13,
      };
      expect((await walk(lists.jobs, query)).map(({ id }) => id)).toEqual(expected);
    }
    expect(await lists.jobs.totals([tenant.edition], { statuses })).toEqual([expected.length]);
  });

  it('leave out a row of another version’s shape, and go on behind it', async () => {
    const other = await createTenant({ services: { tenants } });
    await addArticles(other, 5);
    await database.rows(
      `UPDATE jobs SET stages = '"none"' WHERE ref IN (
         SELECT ref FROM jobs WHERE edition_id = $1::uuid ORDER BY created_at DESC, id DESC LIMIT 1)`,
      [other.edition],
    );
    const query = {
      ...FIRST,
      filter: { statuses: null },
      orderBy: { field: 'createdAt', direction: 'desc' } as const,
      limit: 1,
    };
    const [first] = await lists.jobs.pages([other.edition], query);
    expect(first).toMatchObject({ items: [], hasNext: true });
    const [second] = await lists.jobs.pages([other.edition], { ...query, after: first!.end });
    expect(second!.items).toHaveLength(1);
  });
});

it('look-ups by id find what is the account’s own, and nothing else', async () => {
  const stranger = await createTenant({ services: { tenants } });
  const query = {
    ...FIRST,
    filter: ANY,
    orderBy: { field: 'createdAt', direction: 'asc' } as const,
    limit: 2,
  };
  const [page] = await lists.articles.pages([tenant.edition], query);
  const [one, other] = page!.items.map(({ item }) => item.id);
  expect(
    [...(await lists.articles.findAll(tenant.account, [other!, one!, randomUUID()])).keys()].sort(),
  ).toEqual([one, other].sort());
  expect(await lists.articles.find(tenant.account, one!.toUpperCase())).toMatchObject({ id: one });
  expect(await lists.articles.find(stranger.account, one!)).toBeNull();
  expect(await lists.editions.find(stranger.account, tenant.edition)).toBeNull();
  expect(await lists.editions.find(tenant.account, tenant.edition)).toMatchObject({ id: tenant.edition });
});

it('editions are found by a part of their name, and by their verification', async () => {
  const page = async (filter: { verified: boolean | null; search: string | null }) => {
    const query = { ...FIRST, filter, orderBy: { field: 'createdAt', direction: 'asc' } as const, limit: 5 };
    const [found] = await lists.editions.pages([tenant.account], query);
    return found!.items.map(({ item }) => item.name);
  };
  expect(await page({ verified: false, search: 'T ED' })).toEqual(['Test edition']);
  expect(await page({ verified: true, search: null })).toEqual([]);
  expect(await page({ verified: null, search: '%' })).toEqual([]);
});
