import { describe, expect, it } from '@jest/globals';
import type { ClaimedUrl, Settled } from '../../../../src/ports/audit/crawl-store.js';
import type { PhraseCounter } from '../../../../src/ports/audit/phrase-counter.js';
import { PhrasesAhead } from '../../../../src/services/audit/phrases-ahead.js';
import { answerOf, auditWorkOf } from '../../../support/audit/audit-site.js';

const WORK = auditWorkOf('0000000a-0000-4000-8000-000000000000');
const OTHER = auditWorkOf('0000000b-0000-4000-8000-000000000000');

const urlOf = (n: number) => `https://example.com/${n}`;
const claimedOf = (...ns: readonly number[]): ClaimedUrl[] =>
  ns.map((n) => ({
    id: String(n),
    url: urlOf(n),
    kind: 'page',
    foundVia: 'link',
    depth: 1,
    attempts: 1,
  }));
const pageOf = (n: number, status = 200): Settled => ({
  id: String(n),
  answer: answerOf({ status }),
  page: { facts: new Uint8Array(0), text: new Uint8Array(0) },
});

function counters() {
  const counted: string[] = [];
  const opened: { seed: number; home: string; isClosed: boolean; fails: boolean }[] = [];
  const ahead = new PhrasesAhead((seed, home) => {
    const one = { seed, home, isClosed: false, fails: false };
    opened.push(one);
    const counter: Partial<PhraseCounter> = {
      count: ({ url }) => {
        if (one.fails) return Promise.reject(new Error('the thread of phrases failed'));
        counted.push(url);
        return Promise.resolve();
      },
      close: () => {
        one.isClosed = true;
        return Promise.resolve();
      },
    };
    return counter as PhraseCounter;
  });
  const has = (ns: readonly number[], work = WORK) => {
    const { hasCounted } = ahead.takeFor(work);
    return ns.map((n) => hasCounted(urlOf(n)));
  };
  return { ahead, counted, opened, has };
}

describe('phrases that are counted while their site is crawled', () => {
  it('are counted in the order in which their pages were claimed, whichever is stored first', async () => {
    const { ahead, counted, opened, has } = counters();
    ahead.expect(WORK, claimedOf(1, 2, 3));
    await ahead.add(WORK.id, [pageOf(3)]);
    await ahead.add(WORK.id, [pageOf(2)]);
    expect(counted).toEqual([]);
    await ahead.add(WORK.id, [{ id: '1', retryInMs: 1000 }]);
    expect(counted).toEqual([urlOf(2), urlOf(3)]);
    ahead.expect(WORK, claimedOf(1));
    await ahead.add(WORK.id, [pageOf(1)]);
    expect(counted).toEqual([urlOf(2), urlOf(3), urlOf(1)]);
    expect(opened).toMatchObject([{ seed: 10, home: 'https://example.com/' }]);
    expect(has([1, 2, 3, 4])).toEqual([true, true, true, false]);
  });

  it('do not wait for ever for a page that does not come', async () => {
    const { ahead, counted, has } = counters();
    const ns = Array.from({ length: 502 }, (_, n) => n);
    ahead.expect(WORK, claimedOf(...ns));
    await ahead.add(
      WORK.id,
      ns.slice(1, 501).map((n) => pageOf(n)),
    );
    expect(counted).toEqual([]);
    await ahead.add(WORK.id, [pageOf(501)]);
    expect(counted).toHaveLength(501);
    expect(has([0, 1, 501])).toEqual([false, true, true]);
  });

  it('are not of pages that did not answer 200, or that robots.txt forbids', async () => {
    const { ahead, counted } = counters();
    const config = { ...WORK.config, respectRobots: false };
    ahead.expect({ ...WORK, config, robotsText: 'User-agent: *\nDisallow: /2' }, claimedOf(1, 2, 3));
    await ahead.add(WORK.id, [pageOf(1, 404), pageOf(2), pageOf(3)]);
    expect(counted).toEqual([urlOf(3)]);
  });

  it('are those of one crawl of a process', async () => {
    const { ahead, counted, opened, has } = counters();
    ahead.expect(WORK, claimedOf(1));
    ahead.expect(OTHER, claimedOf(1));
    await ahead.add(OTHER.id, [pageOf(1)]);
    expect(counted).toEqual([]);
    expect(has([1], OTHER)).toEqual([false]);
    ahead.drop(OTHER.id);
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([false, false]);
    ahead.drop(WORK.id);
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('are left to the analysis when what was counted may not be what is stored, or the counter fails', async () => {
    const { ahead, opened, has } = counters();
    ahead.expect(WORK, claimedOf(1, 2));
    await ahead.add(WORK.id, [pageOf(1)]);
    ahead.drop(WORK.id);
    expect(has([1])).toEqual([false]);
    ahead.expect(WORK, claimedOf(2));
    Object.assign(opened.at(-1) ?? {}, { fails: true });
    await ahead.add(WORK.id, [pageOf(2)]);
    expect(has([2])).toEqual([false]);
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, false, true, false]);
  });

  it('are counted no more once an analysis has what was counted', async () => {
    const { ahead, counted, has } = counters();
    ahead.expect(WORK, claimedOf(1, 2));
    const adding = ahead.add(WORK.id, [pageOf(1), pageOf(2)]);
    expect(has([1, 2])).toEqual([true, false]);
    await adding;
    expect(counted).toEqual([urlOf(1)]);
  });
});
