import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { Database } from '../../src/adapters/postgres/database/connection.js';
import { PostgresSitePageStore } from '../../src/adapters/postgres/site-page-store.js';
import type { SitePageStore } from '../../src/ports/site-page-store.js';
import { createTestDatabase } from '../support/server/test-database.js';
import { MemorySitePages } from '../support/writing/memory-site-pages.js';

const PAGE = 'https://harbour.example/lighthouse';
const page = (url: string, terms: Readonly<Record<string, number>>) => ({
  url,
  terms: new Map(Object.entries(terms)),
});

interface Opened {
  readonly store: SitePageStore;
  /** Ids of two editions, of two accounts. */
  readonly editions: readonly [string, string];
  close(): Promise<void>;
}

function describeSitePages(name: string, open: () => Promise<Opened>) {
  describe(`the pages of sites: ${name}`, () => {
    let opened: Opened;
    let store: SitePageStore;
    let [ours, theirs] = ['', ''];
    beforeAll(async () => {
      opened = await open();
      store = opened.store;
      [ours, theirs] = opened.editions;
    });
    afterAll(() => opened.close());

    it('counts the words that are asked for, in their order, also on pages that have none', async () => {
      await store.put(ours, 'en', [page(PAGE, { lamp: 3, fog: 1 }), page(`${PAGE}/toll`, { toll: 2 })]);
      const found = await store.lookUp(ours, 'en', ['fog', 'constructor', 'lamp']);
      expect([...found].sort((a, b) => a.url.length - b.url.length)).toEqual([
        { url: PAGE, length: 4, counts: [1, 0, 3] },
        { url: `${PAGE}/toll`, length: 2, counts: [0, 0, 0] },
      ]);
      expect((await store.lookUp(ours, 'en', [])).map(({ counts }) => counts)).toEqual([[], []]);
    });

    it('has each page once, as it was read last, also if one call has it twice', async () => {
      await store.put(ours, 'en', [page(PAGE, { lamp: 1 }), page(PAGE, { lamp: 5 })]);
      const found = await store.lookUp(ours, 'en', ['lamp', 'fog']);
      expect(found.filter(({ url }) => url === PAGE)).toEqual([{ url: PAGE, length: 5, counts: [5, 0] }]);
    });

    it('gives no page of another edition or language, and forgets none of theirs', async () => {
      await store.put(theirs, 'en', [page(PAGE, { lamp: 7 })]);
      await store.put(ours, 'de', [page(PAGE, { lamp: 9 })]);
      const counts = async (edition: string, language: string) =>
        (await store.lookUp(edition, language, ['lamp']))
          .filter(({ url }) => url === PAGE)
          .map((each) => each.counts);
      expect(await counts(ours, 'en')).toEqual([[5]]);
      expect(await counts(theirs, 'en')).toEqual([[7]]);
      expect(await counts(theirs, 'de')).toEqual([]);
      await store.remove(ours, [PAGE, `${PAGE}/never`]);
      expect(await counts(ours, 'en')).toEqual([]);
      expect(await counts(ours, 'de')).toEqual([]);
      expect(await counts(theirs, 'en')).toEqual([[7]]);
      await store.remove(theirs, []);
    });
  });
}

describeSitePages('fake', async () => ({
  store: new MemorySitePages(),
  editions: [randomUUID(), randomUUID()],
  close: async () => undefined,
}));

/** Of the database that was opened last. */
let sql: Client;
let databaseUrl: string;

/** Asks until so many statements of that database wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  for (let waiting = 0; waiting < count;) {
    const { rows } = await sql.query<{ waiting: number }>(
      `SELECT count(*)::integer AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    waiting = rows[0]?.waiting ?? 0;
  }
}

async function openPostgres(): Promise<Opened> {
  const database = await createTestDatabase();
  databaseUrl = database.url;
  sql = new Client({ connectionString: databaseUrl });
  await sql.connect();
  await sql.query(
    `INSERT INTO plans (id, name, content_api, articles_per_month) VALUES ('p', 'Plan', true, 10)`,
  );
  const editions = [];
  for (let n = 0; n < 2; n += 1) {
    const { rows } = await sql.query<{ id: string }>(
      `WITH a AS (INSERT INTO accounts (id, name, plan_id, status)
         VALUES (gen_random_uuid(), 'Account', 'p', 'open') RETURNING id)
       INSERT INTO editions (id, account_id, name, language_code, verified)
       SELECT gen_random_uuid(), a.id, 'Edition', 'en', false FROM a RETURNING id`,
    );
    editions.push(rows[0]?.id ?? '');
  }
  const pool = Database.open({
    url: database.url,
    poolSize: 4,
    acquireMs: 5000,
    statementMs: 5000,
    maxWaiting: 50,
    applicationName: 'test',
  });
  const client = sql;
  const close = async () => {
    await pool.close();
    await client.end();
    await database.drop();
  };
  const [one = '', other = ''] = editions;
  return { store: new PostgresSitePageStore(pool), editions: [one, other], close };
}

describeSitePages('PostgreSQL', openPostgres);

describe('the pages of sites in PostgreSQL', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openPostgres();
  });
  afterAll(() => opened.close());

  it('are ten thousand of an edition at the most, those that were read last', async () => {
    const {
      store,
      editions: [edition],
    } = opened;
    await sql.query(
      `INSERT INTO site_pages (edition_id, language, url, length, terms, seen_at)
       SELECT $1, 'en', 'https://h.example/' || n, 1, '{"old": 1}', now() - n * interval '1 second'
       FROM generate_series(1, 10000) AS n`,
      [edition],
    );
    await store.put(edition, 'en', [
      page('https://h.example/10000', { fresh: 2 }),
      page('https://h.example/more', { fresh: 2 }),
    ]);
    const found = await store.lookUp(edition, 'en', ['fresh']);
    expect(found).toHaveLength(10_000);
    expect(found.flatMap(({ url, counts }) => (counts[0] === 2 ? [url] : [])).sort()).toEqual([
      'https://h.example/10000',
      'https://h.example/more',
    ]);
    expect(found.map(({ url }) => url)).not.toContain('https://h.example/9999');
  });

  it('are looked up well within the time of a statement, ten thousand of 240 terms by fifty', async () => {
    const {
      store,
      editions: [edition],
    } = opened;
    await sql.query(
      `INSERT INTO site_pages (edition_id, language, url, length, terms)
       SELECT $1, 'nl', 'https://h.example/' || n, 240,
         (SELECT jsonb_object_agg('term' || md5((n * k % 5000)::text), 1 + k % 9) FROM generate_series(1, 240) AS k)
       FROM generate_series(1, 10000) AS n`,
      [edition],
    );
    const terms = Array.from(
      { length: 50 },
      (_, n) => `term${createHash('md5').update(String(n)).digest('hex')}`,
    );
    const began = performance.now();
    const found = await store.lookUp(edition, 'nl', terms);
    expect(performance.now() - began).toBeLessThan(4000);
    expect(found).toHaveLength(10_000);
    expect(found.find(({ url }) => url.endsWith('/1'))?.counts.slice(0, 4)).toEqual([0, 2, 3, 4]);
  });

  it('are put by two and removed by one, in opposite orders, without a deadlock', async () => {
    const {
      store,
      editions: [edition],
    } = opened;
    const pages = Array.from({ length: 9 }, (_, n) => page(`https://h.example/middle/${n}`, { lamp: 1 }));
    const key = ({ url }: { readonly url: string }) => createHash('md5').update(url).digest('hex');
    const upwards = pages.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
    await store.put(edition, 'it', upwards);
    const holder = new Client({ connectionString: databaseUrl });
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query(
        `SELECT FROM site_pages WHERE edition_id = $1 AND language = 'it' AND url = $2 FOR UPDATE`,
        [edition, upwards[4]?.url],
      );
      const puts = Promise.allSettled([
        store.put(edition, 'it', upwards),
        store.put(edition, 'it', upwards.toReversed()),
        store.remove(edition, upwards.map(({ url }) => url).reverse()),
      ]);
      // In one order one waits for the row that is held, with all before it, and the others for that one. Otherwise two
      // come to the held row from its two sides, and then each has what the other needs.
      await untilWaiting(3);
      await holder.query('COMMIT');
      expect((await puts).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    } finally {
      await holder.end();
    }
  });

  it('have a thousand words each, the most frequent ones, and no endless one', async () => {
    const {
      store,
      editions: [, edition],
    } = opened;
    const terms = Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`t${n}`, n === 2999 ? 9 : 1]));
    await store.put(edition, 'en', [page(PAGE, { ...terms, ['x'.repeat(41)]: 99, 'a\u0000b': 5 })]);
    const { rows } = await sql.query<{ words: number }>(
      `SELECT count(*)::integer AS words FROM site_pages, jsonb_object_keys(terms) WHERE edition_id = $1`,
      [edition],
    );
    expect(rows).toEqual([{ words: 1000 }]);
    expect(await store.lookUp(edition, 'en', ['t2999', 'x'.repeat(41)])).toMatchObject([{ counts: [9, 0] }]);
  });

  it('are written by several at once, and go with their edition; one that is not there has none', async () => {
    const { store, editions } = opened;
    const [, edition] = editions;
    const pages = Array.from({ length: 120 }, (_, n) => page(`https://h.example/at-once/${n}`, { lamp: 1 }));
    await Promise.all([
      store.put(edition, 'en', pages),
      store.put(edition, 'en', [...pages].reverse()),
      store.put(edition, 'en', pages),
    ]);
    const found = await store.lookUp(edition, 'en', ['lamp']);
    expect(found.filter(({ url }) => url.includes('at-once'))).toHaveLength(120);
    await sql.query('DELETE FROM editions WHERE id = $1', [edition]);
    expect(await store.lookUp(edition, 'en', ['lamp'])).toEqual([]);
    await store.put(randomUUID(), 'en', pages);
  });
});
