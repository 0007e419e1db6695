import type { AnswerFacts } from '../../guarded-fetch/index.js';
import type { PageFacts, ResourceFacts } from '../../page-reading/index.js';
import type { RenderedPage } from '../rendering/rendered-page.js';

export const FOUND_VIA = [
  'start',
  'link',
  'sitemap',
  'redirect',
  'canonical',
  'hreflang',
  'pagination',
  'refresh',
  'resource',
  'form',
] as const;
export type FoundVia = (typeof FOUND_VIA)[number];

/** Why a URL that is known was not crawled. */
export const SKIP_REASONS = [
  'robots',
  'max_pages',
  'max_depth',
  'max_time',
  'other_host',
  'excluded',
  'trap',
  'unsupported_scheme',
  'site_errors',
  'unreachable',
  'unreadable',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Reasons for which a page was left out that the crawl would have asked for, had its bounds been wider. */
export const BOUND_REASONS: ReadonlySet<SkipReason | null> = new Set<SkipReason>([
  'max_pages',
  'max_depth',
  'max_time',
  'site_errors',
  'unreachable',
  'unreadable',
]);

/**
 * An answer; what the file loads: a style sheet's fonts and images, a manifest's icons; and what scripts made of a page that
 * was rendered. Absent means nothing.
 */
export interface CrawledAnswer extends AnswerFacts {
  readonly loads?: readonly ResourceFacts[];
  readonly rendered?: RenderedPage;
}

/** What became of a URL that the crawl knows. */
export interface CrawledUrl {
  /** From 1, in the order in which the crawl came to know them. */
  readonly id: number;
  /** Of one form: see `url-identity`. */
  readonly url: string;
  /** Of the site that is audited. */
  readonly internal: boolean;
  readonly foundVia: FoundVia;
  /** The page on which it was found first; null for the start and for sitemaps. */
  readonly foundOn: number | null;
  /** Clicks from the start; null where only a sitemap, a canonical or the like leads. */
  readonly depth: number | null;
  readonly skipped: { readonly reason: SkipReason; readonly detail: string } | null;
  /**
   * The line of robots.txt that forbids it, also where it was asked for all the same; line 0 for a robots.txt that
   * can't be read and so forbids everything. Absent means null.
   */
  readonly blockedBy?: { readonly line: number; readonly text: string } | null;
  /** null for a URL that was skipped. */
  readonly answer: CrawledAnswer | null;
  /** Of an internal URL that answered 200 with HTML. */
  readonly page: PageFacts | null;
}

/**
 * What a page says of its language goes before what its text looks like, where it is a tag at all.
 * @returns the primary tag; null where it can't be detected
 */
export function languageOf(page: PageFacts | null): string | null {
  const stated = /^\s*([a-z]{2,3})(?=$|[-_\s])/i.exec(page?.head.lang ?? '')?.[1];
  return stated?.toLowerCase() ?? page?.text.language ?? null;
}
