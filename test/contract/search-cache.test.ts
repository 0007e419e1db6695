import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { CachedSearch } from '../../src/adapters/search/cached-search.js';
import { Database } from '../../src/adapters/postgres/database/connection.js';
import { PostgresSearchCache } from '../../src/adapters/postgres/search-cache.js';
import type { SearchCache } from '../../src/ports/search-cache.js';
import { FakeSearchCache } from '../support/writing/fake-search-cache.js';
import { FakeWebSearch } from '../support/writing/fake-web-search.js';
import { createTestDatabase } from '../support/server/test-database.js';
import { QUERY } from './web-search-suite.js';

const DAY = '2099-01-05';
const LONG = 60_000;
const answer = (title: string) => ({
  results: [{ url: 'https://a.example/', title, snippet: '' }],
  at: '2099-01-05T00:00:00.000000Z',
});

function describeSearchCache(
  name: string,
  open: () => Promise<{ cache: SearchCache; close(): Promise<void> }>,
) {
  describe(`a cache of searches: ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    let cache: SearchCache;
    beforeAll(async () => {
      opened = await open();
      cache = opened.cache;
    });
    afterAll(() => opened.close());

    const [ada, bob] = [randomUUID(), randomUUID()];
    const key = () => randomUUID();

    it('gives a query to one of all concurrent callers, and to the same one again', async () => {
      const one = key();
      const askers = Array.from({ length: 8 }, () => randomUUID());
      const claims = await Promise.all(askers.map((asker) => cache.claim(one, DAY, asker, LONG)));
      expect(claims.map(({ state }) => state).sort()).toEqual([...Array<string>(7).fill('taken'), 'yours']);
      const winner = askers[claims.findIndex(({ state }) => state === 'yours')]!;
      expect(await cache.claim(one, DAY, winner, LONG)).toEqual({ state: 'yours' });
    });

    it('returns the answer to all once it is there, and keeps the first', async () => {
      const one = key();
      await cache.claim(one, DAY, ada, LONG);
      await cache.put(one, DAY, answer('A'), null);
      await cache.put(one, DAY, answer('B'), null);
      for (const asker of [ada, bob]) {
        expect(await cache.claim(one, DAY, asker, LONG)).toEqual({ state: 'known', answer: answer('A') });
      }
      await cache.release(one, ada);
      expect(await cache.claim(one, DAY, bob, LONG)).toEqual({ state: 'known', answer: answer('A') });
    });

    it('gives a query to another only once its holder releases it', async () => {
      const one = key();
      await cache.claim(one, DAY, ada, LONG);
      await cache.release(one, bob);
      expect(await cache.claim(one, DAY, bob, LONG)).toEqual({ state: 'taken' });
      await cache.release(one, ada);
      expect(await cache.claim(one, DAY, bob, LONG)).toEqual({ state: 'yours' });
    });

    it('gives a query to another when its lease is over, and an answer no longer than its lifetime', async () => {
      const one = key();
      await cache.claim(one, DAY, ada, 30);
      await delay(60);
      expect(await cache.claim(one, DAY, bob, LONG)).toEqual({ state: 'yours' });
      expect(await cache.claim(one, DAY, ada, LONG)).toEqual({ state: 'taken' });
      await cache.put(one, DAY, { ...answer('A'), results: [] }, 30);
      await delay(60);
      expect(await cache.claim(one, DAY, ada, LONG)).toEqual({ state: 'yours' });
      await cache.put(one, DAY, answer('C'), null);
      expect(await cache.claim(one, DAY, bob, LONG)).toMatchObject({ state: 'known', answer: answer('C') });
    });

    it('sends a query once for all concurrent callers, in one process and in several', async () => {
      const search = new FakeWebSearch([{ url: 'https://a.example/' }]);
      const clock = { now: () => new Date(`${DAY}T12:00:00Z`) };
      const processes = Array.from({ length: 3 }, () => new CachedSearch({ search, cache, clock }));
      const query = { ...QUERY, text: key() };
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => processes[n % 3]!.search(query, new AbortController().signal)),
      );
      expect(search.asked).toHaveLength(1);
      expect(new Set(answers.map(({ results }) => results[0]?.url))).toEqual(new Set(['https://a.example/']));
    });
  });
}

describeSearchCache('the fake one', async () => ({
  cache: new FakeSearchCache(),
  close: async () => undefined,
}));

async function openReal() {
  const database = await createTestDatabase();
  const opened = Database.open({
    url: database.url,
    poolSize: 10,
    acquireMs: 5000,
    statementMs: 5000,
    maxWaiting: 50,
    applicationName: 'test',
  });
  const close = async () => {
    await opened.close();
    await database.drop();
  };
  return { cache: new PostgresSearchCache(opened), database: opened, close };
}

describeSearchCache('PostgreSQL', openReal);

it('a cached search of another version’s shape is asked for anew', async () => {
  const { cache, database, close } = await openReal();
  try {
    const [key, asker] = [randomUUID(), randomUUID()];
    await cache.put(key, DAY, answer('A'), null);
    await database.rows(`UPDATE search_answers SET answer = '{"hits": []}' WHERE key = $1`, [key]);
    expect(await cache.claim(key, DAY, asker, LONG)).toEqual({ state: 'yours' });
    await cache.put(key, DAY, answer('B'), null);
    expect(await cache.claim(key, DAY, asker, LONG)).toEqual({ state: 'known', answer: answer('B') });
  } finally {
    await close();
  }
});
