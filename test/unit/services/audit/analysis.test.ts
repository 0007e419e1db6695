import { describe, expect, it } from '@jest/globals';
import { DEFAULT_CRAWL } from '../../../../src/domain/audit/audit.js';
import type { AnalysisStore } from '../../../../src/ports/audit/audit-store.js';
import type { CrawlStore } from '../../../../src/ports/audit/crawl-store.js';
import type { PhraseCounter } from '../../../../src/ports/audit/phrase-counter.js';
import { Analysis } from '../../../../src/services/audit/analysis.js';
import { auditWorkOf } from '../../../support/audit/audit-site.js';
import { gate } from '../../../support/gate.js';
import { recordingLog } from '../../../support/recording-log.js';

const WORK = auditWorkOf('00000000-0000-4000-8000-000000000000', {
  config: { ...DEFAULT_CRAWL, userAgent: 'test', maxPages: 100, ratePerSecond: 10 },
  status: 'analysing',
});

async function* none(): AsyncGenerator<never> {
  yield* [];
}

describe('an analysis that fails', () => {
  it('ends only after the writes that it has under way, so that none comes after the next attempt', async () => {
    const [begun, stored] = [gate(), gate()];
    const order: string[] = [];
    const audits: Partial<AnalysisStore> = {
      clearAnalysis: () => Promise.resolve(),
      addHits: () => Promise.resolve(),
      addRows: () => Promise.resolve(),
      compare: () => Promise.resolve(null),
      addView: async () => {
        begun.open();
        await stored.opened;
        order.push('stored');
        throw new Error('the lease was lost');
      },
    };
    const crawls: Partial<CrawlStore> = {
      work: () => Promise.resolve(WORK),
      crawledUrls: () => none(),
      sitemapEntries: () => none(),
    };
    const phrases: Partial<PhraseCounter> = {
      choose: () => Promise.resolve(),
      finish: async function* () {
        await begun.opened;
        // What is under way is let go only once this has failed.
        setImmediate(() => {
          order.push('let go');
          stored.open();
        });
        yield* none();
        throw new Error('phrases failed');
      },
      close: () => Promise.resolve(),
    };
    const analysis = new Analysis({
      audits: audits as AnalysisStore,
      crawls: crawls as CrawlStore,
      sitePages: null,
      pages: { termsOf: () => Promise.reject(new Error('no page is read here')) },
      log: recordingLog(),
      phrases: { takeFor: () => ({ counter: phrases as PhraseCounter, hasCounted: () => false }) },
    });
    const failed = analysis.analyse(WORK.id, 'token', new AbortController().signal);
    await expect(failed.finally(() => order.push('rejected'))).rejects.toThrow();
    expect(order).toEqual(['let go', 'stored', 'rejected']);
  });
});
