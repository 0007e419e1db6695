import { describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { CachedSearch } from '../../../../src/adapters/search/cached-search.js';
import type { SearchQuery } from '../../../../src/domain/research/search-query.js';
import type { SearchAnswer } from '../../../../src/ports/web-search.js';
import { FakeSearchCache } from '../../../support/writing/fake-search-cache.js';
import { FakeWebSearch, type FakeAnswer } from '../../../support/writing/fake-web-search.js';

const QUERY: SearchQuery = {
  text: 'how a lighthouse is kept',
  language: 'en',
  country: null,
  freshness: 'any',
  hosts: [],
};
const FOUND: FakeAnswer = [{ url: 'https://light.example/' }];
const never = new AbortController().signal;

function cached(
  options: { answer?: FakeAnswer; cache?: FakeSearchCache; at?: string; claimMs?: number } = {},
) {
  const search = new FakeWebSearch(options.answer ?? FOUND);
  const cache = options.cache ?? new FakeSearchCache();
  const clock = { now: () => new Date(options.at ?? '2026-01-05T12:00:00Z') };
  const parts = {
    search,
    cache,
    clock,
    ...(options.claimMs === undefined ? {} : { claimMs: options.claimMs }),
  };
  return { search, cache, cached: new CachedSearch(parts) };
}

describe('a search behind a cache', () => {
  it('asks once for all who ask the same at once', async () => {
    const { search, cached: subject } = cached();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => subject.search(QUERY, new AbortController().signal)),
    );
    expect(search.asked).toHaveLength(1);
    expect(answers.every(({ results }) => results[0]?.url === 'https://light.example/')).toBe(true);
    await subject.search({ ...QUERY, language: 'de' }, never);
    expect(search.asked).toHaveLength(2);
  });

  it('does not tell when somebody else asked', async () => {
    const cache = new FakeSearchCache();
    const first = await cached({ cache, at: '2026-01-05T08:00:00.123Z' }).cached.search(QUERY, never);
    const later = cached({ cache, at: '2026-01-05T21:30:00Z' });
    const second = await later.cached.search(QUERY, never);
    expect(later.search.asked).toEqual([]);
    expect(first.at).toBe('2026-01-05T08:00:00.123000Z');
    expect(second).toEqual({ ...first, at: '2026-01-05T21:30:00.000000Z' });
  });

  it('keeps an answer for its day, and that there is nothing for minutes only', async () => {
    const kept: (number | null)[] = [];
    class Watched extends FakeSearchCache {
      override put(key: string, day: string, answer: SearchAnswer, forMs: number | null) {
        kept.push(forMs);
        return super.put(key, day, answer, forMs);
      }
    }
    await cached({ cache: new Watched() }).cached.search(QUERY, never);
    await cached({ cache: new Watched(), answer: [] }).cached.search(QUERY, never);
    expect(kept).toEqual([null, 10 * 60_000]);
  });

  it('gives a failure to all waiting callers, caches it for none, and leaves the query to the next', async () => {
    const { search, cached: subject, cache } = cached({ answer: { fails: 'unavailable' } });
    const asked = await Promise.allSettled(Array.from({ length: 3 }, () => subject.search(QUERY, never)));
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(search.asked).toHaveLength(1);
    const began = performance.now();
    expect((await cached({ cache }).cached.search(QUERY, never)).results).toHaveLength(1);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it('lets one caller who gives up leave alone, and stops when none waits any more', async () => {
    const { search, cached: subject } = cached();
    const [one, other] = [new AbortController(), new AbortController()];
    const first = subject.search(QUERY, one.signal);
    const second = subject.search(QUERY, other.signal);
    one.abort(new Error('cancelled'));
    await expect(first).rejects.toThrow('cancelled');
    expect((await second).results).toHaveLength(1);
    expect(search.asked).toHaveLength(1);

    const lonely = cached();
    const gone = new AbortController();
    const third = lonely.cached.search(QUERY, gone.signal);
    gone.abort(new Error('cancelled'));
    await expect(third).rejects.toThrow('cancelled');
    // The question is free again.
    expect((await lonely.cached.search(QUERY, never)).results).toHaveLength(1);
  });

  it('waits for another process that asks, and for one that died no longer than its time', async () => {
    const cache = new FakeSearchCache();
    const busy = cached({ cache });
    const waiting = cached({ cache });
    const [first, second] = await Promise.all([
      busy.cached.search(QUERY, never),
      waiting.cached.search(QUERY, never),
    ]);
    expect([busy.search.asked.length + waiting.search.asked.length, second]).toEqual([1, first]);

    class Dead extends FakeWebSearch {
      override search() {
        return new Promise<SearchAnswer>(() => undefined);
      }
    }
    const grave = new FakeSearchCache();
    const clock = { now: () => new Date('2026-01-05T12:00:00Z') };
    void new CachedSearch({ search: new Dead(), cache: grave, clock, claimMs: 300 }).search(QUERY, never);
    await delay(50);
    const heir = cached({ cache: grave, claimMs: 300 });
    expect((await heir.cached.search(QUERY, never)).results).toHaveLength(1);
  });
});
