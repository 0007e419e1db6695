import type { PageSearch } from '../../libs/page-reading/index.js';
import type { Segment, SkipReason } from '../../libs/site-audit/index.js';
import type { Instant } from '../instant.js';

export const AUDIT_STATUSES = ['crawling', 'analysing', 'done', 'failed'] as const;
export type AuditStatus = (typeof AUDIT_STATUSES)[number];

/** The stages of an audit, in order: its site is probed, its pages are crawled, the results are made. */
export const AUDIT_STAGES = ['site', 'crawl', 'analysis'] as const;
export type AuditStage = (typeof AUDIT_STAGES)[number];

export const STOP_REASONS = [
  'done',
  'max_pages',
  'max_time',
  'max_depth',
  'user',
  'site_errors',
  'unreachable',
] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** What ends a crawl before everything was seen, the weightiest first: each is a reason for URLs left out, too. */
export const EARLY_ENDS = [
  'site_errors',
  'unreachable',
  'max_time',
  'max_pages',
  'max_depth',
] as const satisfies readonly (StopReason & SkipReason)[];

/**
 * Workers that share an audit, where there are so many: so many messages are sent for it. Chosen: at the usual ten requests a
 * second one of them is enough, and the second takes over at once when the first is lost.
 */
export const AUDIT_WORKERS = 2;

export const VIEWS = ['overview', 'issues', 'filters', 'structure', 'ngrams', 'graph'] as const;
export type ViewName = (typeof VIEWS)[number];

/** The settings of a crawl; frozen at its start. */
export interface CrawlConfig {
  readonly maxPages: number;
  /** Clicks from the start; null for any. */
  readonly maxDepth: number | null;
  readonly maxSeconds: number;
  readonly userAgent: string;
  /** Requests a second to the site; 0 means without a pause, where the operator allows the address. */
  readonly ratePerSecond: number;
  readonly respectRobots: boolean;
  /** Whether links to other sites are checked. */
  readonly checkExternal: boolean;
  /** Paths, `*` for anything; a URL is crawled when it matches one of `include` (or there is none) and none of `exclude`. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** Whether only the start and listed addresses are read, and what they redirect to or load. */
  readonly isList: boolean;
  /** What is looked for on each page. */
  readonly searches: readonly PageSearch[];
  /** Parts of the site by their paths. */
  readonly segments: readonly Segment[];
  /** How many pages are rendered in a browser; 0 for none. */
  readonly renderPages: number;
  /** Of the settings that it was started with; null without any. */
  readonly settings: string | null;
}

export const DEFAULT_CRAWL: Omit<CrawlConfig, 'userAgent' | 'maxPages' | 'ratePerSecond'> = {
  maxDepth: null,
  maxSeconds: 3600,
  respectRobots: true,
  checkExternal: true,
  include: [],
  exclude: [],
  isList: false,
  searches: [],
  segments: [],
  renderPages: 0,
  settings: null,
};

/** Why an audit failed. */
export const AUDIT_FAILURES = {
  no_address: 'The domain has no web address any more.',
  robots_forbidden: 'The site’s robots.txt forbids its crawl.',
  unreachable: 'The site does not answer.',
  unknown_host: 'The site’s name is not known.',
  source_blocked: 'The site’s address is not one that may be fetched.',
  worker_lost: 'The work was started again and again and never finished.',
  cancelled: 'The audit was cancelled.',
  internal: 'Something went wrong on our side.',
} as const;
export type AuditFailureCode = keyof typeof AUDIT_FAILURES;
export const AUDIT_FAILURE_CODES = Object.keys(AUDIT_FAILURES) as readonly AuditFailureCode[];

export interface AuditError {
  readonly code: AuditFailureCode;
  readonly message: string;
}

/** The progress of a crawl. */
export interface CrawlCounts {
  /** The URLs that are known, and the result of each. */
  readonly known: number;
  readonly fetched: number;
  readonly queued: number;
  readonly blockedByRobots: number;
  readonly failed: number;
  /** Left out because of a bound of the crawl (pages, depth, time), or because the site is failing. */
  readonly skipped: number;
  /** The pages of the site that answered 200 with HTML. They are among the fetched URLs. */
  readonly pages: number;
}

/** An audit as its row describes it; its views hold the results. */
export interface Audit {
  readonly id: string;
  /** null for one from the command line. */
  readonly editionId: string | null;
  readonly startUrl: string;
  readonly config: CrawlConfig;
  readonly status: AuditStatus;
  /** The stage that runs, or in which it failed; null once it is done. */
  readonly stage: AuditStage | null;
  /** 0 to 100; never falls; 100 only when done. */
  readonly progress: number;
  readonly stopReason: StopReason | null;
  /** `Crawl-delay` of robots.txt; null before it was read, too. */
  readonly crawlDelaySeconds: number | null;
  readonly counts: CrawlCounts;
  readonly error: AuditError | null;
  readonly createdAt: Instant;
  /** The end of its crawl; of an audit that failed before its crawl, its own. */
  readonly finishedAt: Instant | null;
  /** When its results were computed; null until it is done. */
  readonly analysedAt: Instant | null;
  /** Raised with every change that a reader can see. */
  readonly version: number;
}
