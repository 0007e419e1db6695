import { setTimeout as delay } from 'node:timers/promises';
import { pauseMs } from '../../domain/audit/crawl-head.js';
import type { CrawlStore } from '../../ports/audit/crawl-store.js';
import type { SiteFetcher } from '../../libs/guarded-fetch/index.js';

/**
 * Each "slower" doubles the pause, from the first to the longest. Chosen: the longest is that of `MAX_CRAWL_DELAY_S`, and
 * seven answers 429 in a row lead there.
 */
const LONGEST_PAUSE_MS = 10_000;
const FIRST_PAUSE_MS = 250;
/** Chosen: of the longest pause nothing is left after some forty good answers, so that it costs less than two minutes. */
const EASED = 0.9;

export interface CrawlPaceParts {
  readonly crawls: Pick<CrawlStore, 'reserveSlot'>;
  readonly fetcher: Pick<SiteFetcher, 'isAllowListed'>;
  /** Requests a second; 0 is flat out, for addresses of `FETCH_ALLOW` only. */
  readonly ratePerSecond: number;
  readonly crawlDelaySeconds: number | null;
}

/**
 * How fast a crawl may ask. What the site that is crawled asks for holds for it alone: other sites are asked at a pace of
 * their own, and never flat out, for nobody vouches for them.
 *
 * It is not the `Pace` of `libs/guarded-fetch`, though both take their slots from the same table: that one spaces requests
 * by an interval that it is given, and goes on by its own count while the store is away. This one finds the interval, and
 * throws while the store is away, since what it asks for could not be written either.
 */
export class CrawlPace {
  private extraMs = 0;
  private readonly flatOut = new Map<string, boolean>();

  constructor(private readonly parts: CrawlPaceParts) {}

  /** The pause that each origin gets, in ms, but for one that may be asked flat out. */
  get intervalMs(): number {
    return Math.max(pauseMs(this.parts.ratePerSecond, this.parts.crawlDelaySeconds), this.extraMs);
  }

  /** Resolves when a request to this address of another site may go. */
  async foreignSlot(url: string, signal: AbortSignal): Promise<void> {
    await this.wait(new URL(url).origin, pauseMs(this.parts.ratePerSecond, null), signal);
  }

  /** Resolves when a request to this address of the site may go. @throws {FetchFailure} for one that may never be asked */
  async ownSlot(url: string, signal: AbortSignal): Promise<void> {
    const { origin } = new URL(url);
    if (this.extraMs === 0 && (await this.isFlatOut(origin, url))) return;
    await this.wait(origin, this.intervalMs, signal);
  }

  private async wait(origin: string, intervalMs: number, signal: AbortSignal): Promise<void> {
    const waitMs = await this.parts.crawls.reserveSlot(origin, intervalMs);
    if (waitMs > 0) await delay(waitMs, undefined, { signal });
  }

  /** The site said that it is asked too fast. */
  slow(): void {
    this.extraMs = Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, this.extraMs * 2));
  }

  /** It answered as it should: what it said in a bad moment must not hold for the hour. */
  ease(): void {
    this.extraMs *= EASED;
    if (this.extraMs < FIRST_PAUSE_MS / 2) this.extraMs = 0;
  }

  private async isFlatOut(origin: string, url: string): Promise<boolean> {
    if (this.parts.ratePerSecond > 0 || this.parts.crawlDelaySeconds !== null) return false;
    let known = this.flatOut.get(origin);
    if (known === undefined) {
      known = await this.parts.fetcher.isAllowListed(url);
      if (this.flatOut.size > 1000) this.flatOut.clear();
      this.flatOut.set(origin, known);
    }
    return known;
  }
}
