import { describe, expect, it } from '@jest/globals';
import { analysisPercent, crawlPercent } from '../../../../src/domain/audit/audit-percent.js';

const CONFIG = { maxPages: 100, maxSeconds: 3600 };
const crawl = (known: number, queued: number, taken = 0, ageSeconds = 0) =>
  crawlPercent({ known, queued }, { claimedPages: taken, ageSeconds }, CONFIG);

describe('the percent of a crawl', () => {
  it('is that of the probe before anything is known, and that of the analysis at its end', () => {
    expect(crawl(0, 0)).toBe(5);
    expect(crawl(7, 0)).toBe(80);
  });

  it('is the furthest of the share of known URLs, of pages and of time', () => {
    expect(crawl(4, 3)).toBe(5 + Math.floor(75 / 4));
    expect(crawl(1000, 999, 50)).toBe(42);
    expect(crawl(1000, 999, 0, 1800)).toBe(42);
    expect(crawl(1000, 999, 0, 9999)).toBe(80);
  });
});

describe('the percent of an analysis', () => {
  it('goes on from that of the crawl, and is never that of what is done', () => {
    expect(analysisPercent(0, 0)).toBe(80);
    expect(analysisPercent(0, 1)).toBe(89);
    expect(analysisPercent(1, 0.5)).toBe(94);
    expect(analysisPercent(1, 2)).toBe(99);
  });
});
