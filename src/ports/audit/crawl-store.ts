import type { AuditError, CrawlConfig } from '../../domain/audit/audit.js';
import type {
  CrawledAnswer,
  CrawledUrl,
  FoundVia,
  SkipReason,
  SiteFacts,
} from '../../libs/site-audit/index.js';
import type { PackedPage } from '../../libs/page-reading/index.js';
import type { TryEnd } from '../../domain/audit/silent-site.js';

/** What is done with a URL: a page is read, and the beginning of a resource; of another site's address only the status is requested. */
export type CrawlKind = 'page' | 'resource' | 'external';

/** A URL claimed from the frontier. */
export interface ClaimedUrl {
  /** Unique within its audit; a decimal number as text, because it may exceed a JavaScript integer. */
  readonly id: string;
  readonly url: string;
  readonly kind: CrawlKind;
  readonly foundVia: FoundVia;
  readonly depth: number | null;
  /** How often it was claimed, including this time. */
  readonly attempts: number;
}

/** A URL that a page links to. */
export interface FoundUrl {
  readonly url: string;
  readonly kind: CrawlKind;
  readonly foundVia: FoundVia;
  /** `ClaimedUrl.id` of the page; null for the start and for sitemaps. */
  readonly foundOn: string | null;
  readonly depth: number | null;
  readonly skipped?: { readonly reason: SkipReason; readonly detail: string };
}

export interface ReadUrl {
  readonly crawled: CrawledUrl;
  /** The page as it is stored; null for none, and when texts were not requested. Its bytes may share a buffer with others. */
  readonly packed: PackedPage | null;
}

/** The outcome of a claimed URL. */
export type Settled = { readonly id: string } & (
  | {
      readonly answer: CrawledAnswer;
      readonly page: PackedPage | null;
    }
  | {
      readonly skipped: { readonly reason: SkipReason; readonly detail: string };
      /** The result of the attempt, if it is known. */
      readonly tried?: TryEnd;
    }
  /** Returned to the frontier; uncounted, as if it had not been claimed. */
  | { readonly retryInMs: number; readonly tried?: TryEnd; readonly isUncounted?: boolean }
);

/** What a worker saw of the site since its last report. */
export interface Seen extends Pick<SiteFacts, 'requests' | 'limited'> {
  /**
   * For each answer of the site, in order, whether it was a refusal or a fault. A missing answer counts as a fault if another URL was
   * answered.
   */
  readonly refusals: readonly boolean[];
  /** Whether anything answered at all, including other sites: if so, the worker has a network. */
  readonly hasAnswer: boolean;
}

/** The outcome of writing claimed URLs. */
export interface Settlement {
  /** Some were not held any more: neither they nor the URLs found on them were written. */
  readonly isLost: boolean;
  /** Nearly all of the site's last answers, to all workers, were refusals or faults. */
  readonly isFailing: boolean;
}

/** No URL of the site answered: the outcome of the start, or of the first one that was tried. */
export interface SilentSite {
  readonly cause: Exclude<TryEnd, 'answered'>;
}

/** An audit, as a worker needs it. */
export interface AuditWork {
  readonly id: string;
  /** null for an audit from the command line. */
  readonly accountId: string | null;
  /** null for an audit from the command line. */
  readonly editionId: string | null;
  readonly startUrl: string;
  readonly config: CrawlConfig;
  readonly status: 'crawling' | 'analysing';
  /** null until the site was probed. */
  readonly site: SiteFacts | null;
  /** The site's robots.txt; null without one. */
  readonly robotsText: string | null;
  /** As the audit was inserted with; null without any, and once its crawl has ended. */
  readonly secrets: Uint8Array | null;
  /** The number of known URLs. */
  readonly known: number;
  readonly ageSeconds: number;
}

export interface SitemapEntry {
  readonly url: string;
  readonly hreflangs?: readonly { readonly code: string; readonly url: string }[];
}

/**
 * The frontier of crawls: their URLs that are queued or claimed. Everything about a page is one transaction: its own row, the
 * URLs found on it, and its place in the frontier.
 */
export interface Frontier {
  /** Claims up to `count` URLs, nearest to the start first, including those whose lease has run out. */
  claim(auditId: string, token: string, leaseMs: number, count: number): Promise<readonly ClaimedUrl[]>;
  /**
   * Writes the outcome of claimed URLs, and the URLs found on them. A URL whose lease was lost is left alone together with what
   * was found on it, because its new holder writes that.
   * @param found each `foundOn` a URL that is settled by this call or still claimed under the token
   * @param seen added to the facts of the site: `limited.longestRun` is a maximum, the rest are sums
   */
  settle(
    auditId: string,
    token: string,
    settled: readonly Settled[],
    found: readonly FoundUrl[],
    seen?: Seen,
  ): Promise<Settlement>;
  /**
   * Returns to the frontier what was claimed under this token and is not settled.
   * @param isUncounted as if it had not been claimed
   */
  requeue(auditId: string, token: string, isUncounted?: boolean): Promise<void>;
  /**
   * Skips everything that is still queued, with this reason; `site_errors` only while the last answers to all workers justify it.
   * @returns how many
   */
  skipQueued(auditId: string, reason: SkipReason, detail: string): Promise<number>;
  /**
   * Skips everything that is still queued as `unreachable`, if nothing has answered any worker for so long.
   * @returns how many
   */
  skipSilent(auditId: string, quietMs: number, detail: string): Promise<number>;
  /** Skips queued pages beyond the limit, once the audit has claimed as many as it may. @returns how many */
  skipBeyondLimit(auditId: string): Promise<number>;
}

/** Crawls from their beginning to their end, and their results. */
export interface CrawlStore extends Frontier {
  /**
   * @returns null for an audit that has ended or does not exist
   * @throws {UnreadableWork} for one with a config of another version's shape
   */
  work(auditId: string): Promise<AuditWork | null>;
  /**
   * Leases the part of an audit that one worker does at a time: the probe or the analysis.
   * @returns how often it was leased, including this time; null while another worker holds it
   */
  lease(auditId: string, token: string, leaseMs: number): Promise<number | null>;
  /** Releases the lease early. */
  release(auditId: string, token: string): Promise<void>;
  /** @returns false when the lease was lost */
  renew(auditId: string, token: string, leaseMs: number): Promise<boolean>;
  /** What an audit of a list reads beside its start; empty for one that follows links. */
  listedUrls(auditId: string): Promise<readonly string[]>;
  /** Stores the facts of the site and the first URLs. Changes nothing when the lease was lost, or this was done before. */
  begin(
    auditId: string,
    token: string,
    known: { readonly site: SiteFacts; readonly robotsText: string | null },
    found: readonly FoundUrl[],
    sitemaps: readonly { readonly sitemap: string; readonly entries: readonly SitemapEntry[] }[],
  ): Promise<boolean>;
  /**
   * Ends the crawl when nothing is queued or claimed, and begins its analysis. Why it stopped follows from the reasons of the
   * skipped URLs.
   * @returns `over`, or the ms after which to call again; for a site that never answered its silence, and then the crawl is
   *   left for the caller to fail
   */
  finishCrawl(auditId: string): Promise<'over' | number | SilentSite>;
  /**
   * Records that the site did not answer the holder of the lease on its first request.
   * @param hadAnswer whether some URL of it answered before
   * @returns for how many ms no worker was answered, as far as recorded; null when the lease was lost
   */
  noteSilence(auditId: string, token: string, hadAnswer: boolean): Promise<number | null>;
  /** Fails an audit for the holder of its lease. @returns false when the lease was lost: nothing was changed */
  fail(auditId: string, token: string, error: AuditError): Promise<boolean>;
  /** Fails an audit whose crawl is over without any answer of the site to any worker. @returns false for any other */
  failSilent(auditId: string, error: AuditError): Promise<boolean>;
  /** All URLs of an audit in the order of their discovery, in batches. `id`s are dense from 1. */
  crawledUrls(auditId: string, options?: { readonly withTexts: boolean }): AsyncIterable<readonly ReadUrl[]>;
  sitemapEntries(
    auditId: string,
  ): AsyncIterable<{ readonly sitemap: string; readonly entries: readonly SitemapEntry[] }>;
  /** Reserves the next slot of an origin. @returns the ms until then */
  reserveSlot(origin: string, intervalMs: number): Promise<number>;
}
