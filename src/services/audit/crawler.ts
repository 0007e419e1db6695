import type { Departure } from '../../domain/jobs.js';
import type { AuditWork } from '../../ports/crawl-store.js';
import { Crawl, type CrawlerParts } from './crawl.js';
import { FairTurns } from './fair-turns.js';
import { Manners } from './manners.js';

/** Crawls whose pace and answers are remembered from one turn to the next. */
const MOST_REMEMBERED = 100;
/** Addresses that pages of all of them told of, at some 40 bytes each. */
const MOST_MET = 1_000_000;

/**
 * Crawls a site: takes URLs from the frontier, asks for them, and writes what they answered together with what they tell
 * of. Any number of workers may do it at once; one that dies leaves nothing but leases that run out.
 */
export class Crawler {
  private readonly manners = new Map<string, Manners>();
  private readonly reading = new FairTurns();

  constructor(private readonly parts: CrawlerParts) {}

  /** @returns whether there is more to do */
  async run(work: AuditWork, departure: Departure): Promise<boolean> {
    const crawl = new Crawl(this.parts, work, departure, this.mannersOf(work), this.reading);
    const hasMore = await crawl.run();
    if (!hasMore) this.manners.delete(work.id);
    return hasMore;
  }

  private mannersOf(work: AuditWork): Manners {
    const known = this.manners.get(work.id) ?? new Manners(this.parts, work);
    this.manners.delete(work.id);
    this.manners.set(work.id, known);
    let met = 0;
    for (const { met: of } of this.manners.values()) met += of.size;
    for (const [oldest, { met: of }] of this.manners) {
      if (oldest === work.id || (this.manners.size <= MOST_REMEMBERED && met <= MOST_MET)) break;
      this.manners.delete(oldest);
      met -= of.size;
    }
    return known;
  }
}
