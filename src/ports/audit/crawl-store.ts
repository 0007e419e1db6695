import type { AuditError, CrawlConfig } from '../../domain/audit/audit.js';
import type { AnswerFacts } from '../../libs/guarded-fetch/index.js';
import type { CrawledUrl, FoundVia, SkipReason, SiteFacts } from '../../libs/site-audit/index.js';
import type { PackedPage } from '../../libs/page-reading/index.js';
import type { TryEnd } from '../../domain/audit/silent-site.js';

/** What is done with a URL: a page is read, a resource and another site's address are asked whether they answer. */
export type CrawlKind = 'page' | 'resource' | 'external';

/** A URL taken from the frontier. */
export interface TakenUrl {
  /** Within its audit; a decimal number, for it may be longer than a JavaScript integer. */
  readonly id: string;
  readonly url: string;
  readonly kind: CrawlKind;
  readonly foundVia: FoundVia;
  readonly depth: number | null;
  /** Takings, this one among them. */
  readonly attempts: number;
}

/** A URL that a page tells of. */
export interface FoundUrl {
  readonly url: string;
  readonly kind: CrawlKind;
  readonly foundVia: FoundVia;
  /** `TakenUrl.id` of the page; null for the start and for sitemaps. */
  readonly foundOn: string | null;
  readonly depth: number | null;
  readonly skipped?: { readonly reason: SkipReason; readonly detail: string };
}

export interface ReadUrl {
  readonly crawled: CrawledUrl;
  /** Of a page, blocks parted by newlines; null where it was not asked for. */
  readonly mainText: string | null;
}

/** What became of a taken URL. */
export type Settled = { readonly id: string } & (
  | {
      readonly answer: AnswerFacts;
      readonly page: PackedPage | null;
    }
  | {
      readonly skipped: { readonly reason: SkipReason; readonly detail: string };
      /** What the try came to, where that is known. */
      readonly tried?: TryEnd;
    }
  /** It goes back to the frontier; uncounted, as if it had not been taken. */
  | { readonly retryInMs: number; readonly tried?: TryEnd; readonly isUncounted?: boolean }
);

/** What a worker saw of the site since it last said so. */
export interface Seen extends Pick<SiteFacts, 'requests' | 'limited'> {
  /**
   * For each answer of the site, in the order in which they came, whether it was a refusal or a fault; none at all is a
   * fault where something else answered.
   */
  readonly refusals: readonly boolean[];
  /** Whether anything answered at all, another site too: the worker has a network. */
  readonly hasAnswer: boolean;
}

/** What a write of taken URLs came to. */
export interface Settlement {
  /** Some were not held any more: neither they nor what they led to is written. */
  readonly isLost: boolean;
  /** Nearly all of the site's last answers, to whichever worker, were refusals or faults. */
  readonly isUnwell: boolean;
}

/** No URL of the site answered: what became of the start, or of the first that was tried. */
export interface SilentSite {
  readonly cause: Exclude<TryEnd, 'answered'>;
}

/** An audit as whoever works on it sees it. */
export interface AuditWork {
  readonly id: string;
  /** null for one from the command line. */
  readonly accountId: string | null;
  readonly startUrl: string;
  readonly config: CrawlConfig;
  readonly status: 'crawling' | 'analysing';
  /** null until the site was looked at. */
  readonly site: SiteFacts | null;
  /** The site's robots.txt; null where there is none. */
  readonly robotsText: string | null;
  /** URLs that it knows of. */
  readonly known: number;
  readonly ageSeconds: number;
}

export interface SitemapEntry {
  readonly url: string;
  readonly hreflangs?: readonly { readonly code: string; readonly url: string }[];
}

/**
 * The frontier of crawls: their URLs that are queued or taken. Everything that a page leads to is one transaction: its own row,
 * the URLs that it tells of, and its place in the frontier.
 */
export interface Frontier {
  /** Up to `count` URLs, nearest to the start first; those whose lease has run out among them. */
  take(auditId: string, token: string, leaseMs: number, count: number): Promise<readonly TakenUrl[]>;
  /**
   * Writes what became of taken URLs, and what they tell of. Those whose lease was lost are left alone, and nothing that
   * they tell of is taken: whoever has them now tells of it.
   * @param found each `foundOn` a URL that is settled by this call or still taken under the token
   * @param seen is added to what is known of the site: of `limited.longestRun` the longest stays, the rest is summed
   */
  settle(
    auditId: string,
    token: string,
    settled: readonly Settled[],
    found: readonly FoundUrl[],
    seen?: Seen,
  ): Promise<Settlement>;
  /**
   * Puts back into the frontier what was taken under this token and is not settled.
   * @param isUncounted as if it had not been taken
   */
  giveBack(auditId: string, token: string, isUncounted?: boolean): Promise<void>;
  /**
   * Leaves out what is still queued, for this reason; `site_errors` only while the last answers to all workers say so.
   * @returns how many that were
   */
  skipQueued(auditId: string, reason: SkipReason, detail: string): Promise<number>;
  /**
   * Leaves out what is still queued as `unreachable`, where nothing has answered any worker for so long.
   * @returns how many that were
   */
  skipSilent(auditId: string, quietMs: number, detail: string): Promise<number>;
  /** Leaves out pages that no room is for, once the audit has taken as many as it may. @returns how many that were */
  skipBeyondLimit(auditId: string): Promise<number>;
}

/** Crawls from their beginning to their end, and what they leave. */
export interface CrawlStore extends Frontier {
  /** @returns null for an audit that has ended or is not there */
  work(auditId: string): Promise<AuditWork | null>;
  /**
   * Gives the one part of an audit that only one may do, preparing or analysing it, to the caller.
   * @returns how often it was given, this time among them; null while another holds it
   */
  lease(auditId: string, token: string, leaseMs: number): Promise<number | null>;
  /** Gives it back before its time. */
  release(auditId: string, token: string): Promise<void>;
  /** @returns false when the lease was lost */
  renew(auditId: string, token: string, leaseMs: number): Promise<boolean>;
  /** What was learnt of the site, and where to begin. Nothing is changed when the lease was lost, or it was done before. */
  begin(
    auditId: string,
    token: string,
    known: { readonly site: SiteFacts; readonly robotsText: string | null },
    found: readonly FoundUrl[],
    sitemaps: readonly { readonly sitemap: string; readonly entries: readonly SitemapEntry[] }[],
  ): Promise<boolean>;
  /**
   * The crawl is over when nothing is queued or taken, and goes on to its analysis. Why it stopped follows from the
   * reasons for what was left out.
   * @returns `over`, or in how many ms it is worth to look again; of a site that never answered, its silence, and the
   *   crawl is left as it is, for whoever asked to let it fail
   */
  finishCrawl(auditId: string): Promise<'over' | number | SilentSite>;
  /**
   * Notes that the site did not answer whoever holds the lease when it was first asked.
   * @param hadAnswer whether something of it answered before
   * @returns for how many ms nobody was answered, as far as was noted; null when the lease was lost
   */
  noteSilence(auditId: string, token: string, hadAnswer: boolean): Promise<number | null>;
  /** Ends an audit, for whoever holds its lease. @returns false when the lease was lost: nothing was changed */
  fail(auditId: string, token: string, error: AuditError): Promise<boolean>;
  /** Ends an audit whose crawl is over without any answer of the site to any worker. @returns false for any other */
  failSilent(auditId: string, error: AuditError): Promise<boolean>;
  /** All URLs of an audit in the order in which they became known, in pieces. `id`s are dense from 1. */
  crawledUrls(auditId: string, options?: { readonly withTexts: boolean }): AsyncIterable<readonly ReadUrl[]>;
  sitemapEntries(
    auditId: string,
  ): AsyncIterable<{ readonly sitemap: string; readonly entries: readonly SitemapEntry[] }>;
  /** In how many ms a request may go to this origin, which is kept for it. */
  reserveSlot(origin: string, intervalMs: number): Promise<number>;
}
