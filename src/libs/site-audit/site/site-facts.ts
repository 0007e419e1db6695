import type { AnswerFacts, CertificateFacts, RobotsFault } from '../../guarded-fetch/index.js';
import type { SitemapFault } from '../../page-reading/index.js';

/** What is known of the site beside its URLs. */
export interface SiteFacts {
  /** Where the crawl began, after redirects. */
  readonly home: string;
  readonly robots: RobotsFacts;
  readonly sitemaps: readonly SitemapFacts[];
  /** What two random addresses of 24 letters answered. */
  readonly probes: readonly {
    readonly url: string;
    readonly finalUrl: string;
    readonly answer: AnswerFacts;
    readonly simhash: string | null;
  }[];
  /** What the home page answers over http; null for a site that has no https. */
  readonly plainHome: AnswerFacts | null;
  /** null for a site without https. */
  readonly certificate: CertificateFacts | null;
  readonly requests: number;
  /** Answers that said: slower (429, or 503 with Retry-After), and the longest run of them. */
  readonly limited: { readonly count: number; readonly longestRun: number };
  /** Patterns that looked infinite, and were left. */
  readonly traps: readonly TrapFacts[];
}

export interface TrapFacts {
  readonly pattern: string;
  readonly reason: 'near_duplicates' | 'repeated_segment' | 'dates_ahead' | 'query_variants';
  readonly urls: number;
}

export interface RobotsFacts {
  readonly url: string;
  /** null where it gave no answer. */
  readonly status: number | null;
  readonly bytes: number;
  readonly tooManyRedirects: boolean;
  readonly faults: readonly RobotsFault[];
  readonly sitemaps: readonly string[];
  readonly crawlDelaySeconds: number | null;
  readonly disallowLines: number;
  /** Which agents may not read `/`, with the line that says so; `*` among them. */
  readonly blockedAgents: readonly { readonly agent: string; readonly line: number; readonly text: string }[];
}

export interface SitemapFacts {
  readonly url: string;
  readonly status: number | null;
  readonly isIndex: boolean;
  /** Whether robots.txt names it, an index does, or it was tried. */
  readonly foundVia: 'robots' | 'index' | 'guess';
  readonly invalid: SitemapFault | null;
  readonly urls: number;
  /** Entries with a `lastmod`, the different days among them, those in the future, those that are no W3C date. */
  readonly dates: {
    readonly count: number;
    readonly days: number;
    readonly future: number;
    readonly invalid: number;
  };
  /** Entries of another host or scheme; the first 100. */
  readonly foreign: readonly string[];
}
