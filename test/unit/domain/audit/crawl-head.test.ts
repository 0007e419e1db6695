import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_CRAWL,
  type Audit,
  type CrawlConfig,
  type CrawlCounts,
} from '../../../../src/domain/audit/audit.js';
import { crawlHead, pauseMs } from '../../../../src/domain/audit/crawl-head.js';

const NOW = new Date('2026-11-21T10:01:40.000Z');

function headOf(
  more: Partial<Audit> = {},
  counts: Partial<CrawlCounts> = {},
  config: Partial<CrawlConfig> = {},
) {
  const audit: Audit = {
    id: 'a1',
    editionId: null,
    startUrl: 'https://example.com:8443/start',
    config: { ...DEFAULT_CRAWL, userAgent: 'Galley', maxPages: 100, ratePerSecond: 4, ...config },
    status: 'crawling',
    stage: 'crawl',
    progress: 5,
    stopReason: null,
    crawlDelaySeconds: null,
    counts: {
      known: 0,
      fetched: 0,
      queued: 0,
      blockedByRobots: 0,
      failed: 0,
      skipped: 0,
      pages: 0,
      ...counts,
    },
    error: null,
    createdAt: '2026-11-21T10:00:00.000000Z',
    finishedAt: null,
    analysedAt: null,
    version: 1,
    ...more,
  };
  return crawlHead(audit, NOW);
}

const at = (time: string) => `2026-11-21T${time}.000000Z`;

describe('the head of an audit', () => {
  it('tells of the site, the crawl and how it was set', () => {
    expect(headOf({}, { fetched: 30, queued: 12, failed: 2, blockedByRobots: 1, pages: 25 })).toEqual({
      id: 'a1',
      domain: 'example.com:8443',
      startUrl: 'https://example.com:8443/start',
      status: 'crawling',
      stopReason: null,
      startedAt: at('10:00:00'),
      finishedAt: null,
      elapsedMs: 100_000,
      pagesPerSecond: 0.3,
      effectiveDelayMs: 250,
      crawlDelaySeconds: null,
      secondsLeft: 3,
      coverage: {
        complete: false,
        fetched: 30,
        queued: 12,
        blockedByRobots: 1,
        failed: 2,
        skipped: 0,
        limit: 100,
      },
      config: {
        maxPages: 100,
        maxDepth: null,
        userAgent: 'Galley',
        respectRobots: true,
        include: [],
        exclude: [],
        searches: [],
        segments: [],
        renderPages: 0,
      },
      schemaVersion: '1.0',
    });
  });

  it('stops its clock when the crawl is over, whatever the analysis takes', () => {
    const over = { status: 'analysing', finishedAt: at('10:00:30') } as const;
    expect(headOf(over)).toMatchObject({ elapsedMs: 30_000, finishedAt: at('10:00:30') });
    expect(headOf({ ...over, status: 'done', analysedAt: at('10:01:00') }).elapsedMs).toBe(30_000);
    expect(headOf({ status: 'failed', finishedAt: at('10:00:10') }).elapsedMs).toBe(10_000);
  });

  it('has no speed and no negative time where the clocks differ', () => {
    const early = headOf({ createdAt: at('10:30:00') }, { pages: 5 });
    expect(early).toMatchObject({ elapsedMs: 0, pagesPerSecond: 0 });
  });

  it('is complete once nothing was left out for a bound of the crawl', () => {
    const over = { status: 'analysing', finishedAt: at('10:00:30') } as const;
    expect(headOf(over, { blockedByRobots: 9, failed: 9 }).coverage.complete).toBe(true);
    expect(headOf(over, { skipped: 1 }).coverage.complete).toBe(false);
    expect(headOf({}, {}).coverage.complete).toBe(false);
    expect(headOf({ status: 'failed', finishedAt: at('10:00:10') }).coverage.complete).toBe(false);
  });

  it('tells how long it will take only while it crawls', () => {
    expect(headOf({}, { queued: 1 }).secondsLeft).toBe(1);
    expect(headOf({}, { queued: 0 }).secondsLeft).toBe(0);
    expect(headOf({ status: 'analysing', finishedAt: at('10:00:30') }).secondsLeft).toBeNull();
  });

  it('has no pause where the site may be asked flat out, unless robots.txt asks for one', () => {
    expect(headOf({}, { queued: 500 }, { ratePerSecond: 0 })).toMatchObject({
      effectiveDelayMs: 0,
      secondsLeft: 0,
    });
    expect(headOf({ crawlDelaySeconds: 2 }, { queued: 3 }, { ratePerSecond: 0 })).toMatchObject({
      effectiveDelayMs: 2000,
      crawlDelaySeconds: 2,
      secondsLeft: 6,
    });
  });
});

describe('the pause between requests', () => {
  it.each([
    [10, null, 100],
    [4, 1, 1000],
    [0.5, 1, 2000],
    [0, null, 100],
    [0, 5, 5000],
    [10, 3600, 10_000],
  ])('is the longer of ours and theirs, which has a bound: %d a second, %d s', (rate, delay, ms) => {
    expect(pauseMs(rate, delay)).toBe(ms);
  });
});
