import { describe, expect, it } from '@jest/globals';
import { FetchFailure } from '../../../../src/libs/guarded-fetch/fetch-failure.js';
import type { FetchedPage } from '../../../../src/libs/guarded-fetch/fetched-page.js';
import { parseRetryAfter, RetryAfterFetcher } from '../../../../src/libs/guarded-fetch/retry-after.js';

const NOW = Date.parse('2026-01-05T12:00:00Z');

describe('a Retry-After', () => {
  it.each([
    ['90', 90_000],
    [' 0 ', 0],
    ['Mon, 05 Jan 2026 12:01:00 GMT', 60_000],
    ['Mon, 05 Jan 2026 11:00:00 GMT', 0],
    ['1.5', null],
    ['-3', null],
    ['soon', null],
    ['2026-01-05T12:01:00Z', null],
    ['9'.repeat(40), null],
    ['', null],
    [null, null],
  ])('is, for %j, %j ms', (value, milliseconds) => {
    expect(parseRetryAfter(value, NOW)).toBe(milliseconds);
  });
});

const PAGE = 'https://busy.example/a';

/** A fetcher whose site asks for a rest of so many ms as often as said. */
function busySite(rests: number, retryAfterMs: number, mostMs = 30_000) {
  const waits: number[] = [];
  const asked: string[] = [];
  const waiting = {
    wait: async (ms: number) => ms <= mostMs && waits.push(ms) > 0,
    during: <T>(work: () => Promise<T>) => work(),
  };
  const fetch = async (url: string) => {
    asked.push(url);
    if (asked.length <= rests) throw new FetchFailure('bad_status', url, 'Busy.', 429, { retryAfterMs });
    return { finalUrl: url } as FetchedPage;
  };
  const probe = async (url: string) => ({ status: 503, finalUrl: url, retryAfterMs });
  let taken = 0;
  const fetches = { trySpend: () => (taken += 1) <= 3 };
  const options = { fetches, signal: new AbortController().signal, accept: 'html' as const };
  return { fetcher: new RetryAfterFetcher({ fetch, probe }, waiting), options, waits, asked };
}

describe('a site that asks to be left alone', () => {
  it('is asked once more after so long, which takes one more fetch', async () => {
    const { fetcher, options, waits, asked } = busySite(1, 2000);
    expect(await fetcher.fetch(PAGE, options)).toMatchObject({ finalUrl: PAGE });
    expect([waits, asked]).toEqual([[2000], [PAGE, PAGE]]);
    expect(await fetcher.fetch(PAGE, options)).toMatchObject({ finalUrl: PAGE });
    expect(await fetcher.fetch(PAGE, options)).toBeNull();
  });

  it('is asked for nothing more where that is longer than may be waited; others are', async () => {
    const { fetcher, options, waits, asked } = busySite(1, 60_000);
    await expect(fetcher.fetch(PAGE, options)).rejects.toMatchObject({ status: 429 });
    expect(fetcher.isShut('https://busy.example/b')).toBe(true);
    await expect(fetcher.fetch('https://busy.example/b', options)).rejects.toThrow('asked to be left alone');
    expect(await fetcher.fetch('https://other.example/', options)).toMatchObject({
      finalUrl: 'https://other.example/',
    });
    expect([waits, asked]).toEqual([[], [PAGE, 'https://other.example/']]);
  });

  it('fails a probe that it answers so a second time', async () => {
    const { fetcher, options, waits } = busySite(0, 1000);
    await expect(fetcher.probe(PAGE, 'HEAD', options)).rejects.toMatchObject({
      code: 'bad_status',
      status: 503,
    });
    expect(waits).toEqual([1000]);
  });
});
