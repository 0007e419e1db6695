import type { Departure } from '../../domain/jobs.js';
import type { AuditWork } from '../../ports/audit/crawl-store.js';
import { Crawl, type CrawlerParts } from './crawl.js';
import { FairScheduler } from './fair-scheduler.js';
import { CrawlPoliteness } from './politeness.js';

/** Crawls whose pace and answers are remembered from one turn to the next. */
const MOST_REMEMBERED = 100;
/** Addresses that pages of all of them told of, at some 40 bytes each. */
const MOST_MET = 1_000_000;

/**
 * Crawls a site: takes URLs from the frontier, asks for them, and writes what they answered together with what they tell
 * of. Any number of workers may do it at once; one that dies leaves nothing but leases that run out.
 */
export class Crawler {
  private readonly politeness = new Map<string, CrawlPoliteness>();
  private readonly reading = new FairScheduler();

  constructor(private readonly parts: CrawlerParts) {}

  /** @returns whether there is more to do */
  async run(work: AuditWork, departure: Departure): Promise<boolean> {
    const crawl = new Crawl(this.parts, work, departure, this.politenessOf(work), this.reading);
    const hasMore = await crawl.run();
    if (!hasMore) this.politeness.delete(work.id);
    return hasMore;
  }

  private politenessOf(work: AuditWork): CrawlPoliteness {
    const known = this.politeness.get(work.id) ?? new CrawlPoliteness(this.parts, work);
    this.politeness.delete(work.id);
    this.politeness.set(work.id, known);
    let met = 0;
    for (const { met: of } of this.politeness.values()) met += of.size;
    for (const [oldest, { met: of }] of this.politeness) {
      if (oldest === work.id || (this.politeness.size <= MOST_REMEMBERED && met <= MOST_MET)) break;
      this.politeness.delete(oldest);
      met -= of.size;
    }
    return known;
  }
}
