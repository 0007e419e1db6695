import type { AnswerFacts } from '../../guarded-fetch/index.js';
import type { FoundVia, SkipReason } from './crawled-url.js';
import type { ResourceFacts } from '../../page-reading/index.js';
import type { SiteFacts } from './site-facts.js';

export const NON_INDEXABLE_REASONS = [
  'noindex',
  'canonicalised',
  'blocked',
  'redirect',
  'client_error',
  'server_error',
  'no_response',
  'meta_refresh',
] as const;
export type NonIndexableReason = (typeof NON_INDEXABLE_REASONS)[number];

/** What indexable pages may have in common. */
export type DuplicateTrait = 'title' | 'description' | 'h1' | 'h2' | 'text';

/** A URL as the checks of other pages see it: small, for all of a site are in memory at once. */
export interface UrlEntry {
  readonly id: number;
  readonly url: string;
  readonly internal: boolean;
  readonly foundVia: FoundVia;
  /** Clicks from the home page along followed and other links; null where no click leads. */
  readonly depth: number | null;
  readonly skipped: SkipReason | null;
  /** The line of robots.txt that blocks it; null where none does. */
  readonly blockedBy: { readonly line: number; readonly text: string } | null;
  /** null without an answer. */
  readonly status: number | null;
  /** Beside a status: the page was read up to the bound of a body. */
  readonly failure: AnswerFacts['failure'];
  /** It answered 200 with HTML, and is of the site. */
  readonly isPage: boolean;
  /** A page that a search engine may list. */
  readonly indexable: boolean;
  /** null for what is indexable and for what is no page of the site. */
  readonly reason: NonIndexableReason | null;
  readonly noindex: boolean;
  /** Of a redirect or a meta refresh, one hop on. */
  readonly redirectTo: string | null;
  /** The one canonical of the page, where there is exactly one. */
  readonly canonical: string | null;
  /** Primary tag of the language: stated, else detected from the text. */
  readonly language: string | null;
  /** `lang` of html, as written. */
  readonly lang: string | null;
  readonly inSitemaps: number;
  /** Of `rel=next` and `rel=prev`. */
  readonly next: string | null;
  readonly prev: string | null;
  /** Codes by target, of HTML, headers and sitemaps joined; lower case. */
  readonly hreflangs: readonly { readonly code: string; readonly url: string }[];
}

/** A link between two URLs, seen from its target. */
export interface Inlink {
  readonly from: UrlEntry;
  readonly anchor: string;
  readonly position: 'main' | 'nav' | 'header' | 'footer' | 'aside';
  readonly rel: readonly string[];
  readonly line: number;
}

/** What a check may ask about the rest of the site. Every answer is had without reading a page again. */
export interface SiteView {
  readonly site: SiteFacts;
  /** @param url of one form, without its fragment; one that is not known gives undefined */
  find(url: string): UrlEntry | undefined;
  entries(): Iterable<UrlEntry>;
  readonly pages: number;
  readonly hasSitemap: boolean;
  /**
   * Pages, or the ends of pages, were left out at a bound of the crawl, so that a link that was not seen may be there.
   * Absent means false.
   */
  readonly isPartial?: boolean;
  /**
   * Other sites were asked and none answered: the network of the crawl may be at fault, which reached only the site itself.
   * Absent means false.
   */
  readonly isCutOff?: boolean;
  /** Absent when they were not counted. */
  readonly missingHeaders?: MissingHeaders;
  /** Links of `a` and `area` from other pages of the site, counted by page: all, and followed ones. */
  inlinkPages(id: number): { readonly all: number; readonly followed: number };
  /** The same links one by one, however many a page has. */
  inlinkCount(id: number): number;
  /** Up to `limit` of them, from the pages that are linked most. */
  inlinks(id: number, limit: number): readonly Inlink[];
  /** URL by URL to where it ends; hops of redirects and of meta refreshes. */
  redirectChain(url: string): RedirectChain;
  /** Pages that use it as a script, style, image and so on; the first of them, in id order. */
  uses(id: number): ResourceUses;
  /**
   * Ids of the other indexable pages with the same title, and so on, in id order; empty for none. At most the first
   * 1,000: a title that a whole site has in common would cost the square of its pages.
   */
  sameTitle(id: number): readonly number[];
  sameDescription(id: number): readonly number[];
  /** Same main text to the letter. */
  sameText(id: number): readonly number[];
  /** How many others there are, where the lists above may be cut; of headings the first of its level counts. */
  sameCount(id: number, what: DuplicateTrait): number;
  /** The most alike page of those at 0.90 or more that are not the same; null for none. */
  nearest(id: number): NearPage | null;
  /** Pages of the same text at a variant of this URL. */
  variants(id: number): readonly number[];
  /** Whether the target page has this anchor. null where it was not parsed, or its fragments are made by script. */
  hasAnchor(url: string, fragment: string): boolean | null;
  entry(id: number): UrlEntry;
}

/** How many pages came without a security header. */
export interface MissingHeaders {
  readonly pages: number;
  /** Of those that came over https, which alone can say so. */
  readonly securePages: number;
  readonly hsts: number;
  /** Neither a CSP nor anything that says who may frame it. */
  readonly cspAndFraming: number;
  readonly nosniff: number;
  readonly referrerPolicy: number;
}

/** Who uses a file; each page counts once. */
export interface ResourceUses {
  readonly pages: number;
  /** false for an image that pages are only shared with. */
  readonly isLoaded: boolean;
  /** At most 5. */
  readonly first: readonly {
    readonly from: UrlEntry;
    readonly kind: ResourceFacts['kind'];
    readonly line: number;
  }[];
}

export interface NearPage {
  readonly id: number;
  /** Jaccard's share of 5-word shingles, 0 to 1. */
  readonly similarity: number;
  /** Counted on the shingles themselves; else estimated from 128 minima, give or take 0.03. */
  readonly exact: boolean;
}

export interface RedirectChain {
  /** The URLs behind the first, in order; of a loop up to the first one that comes again. At most 100. */
  readonly hops: readonly { readonly url: string; readonly status: number | null }[];
  readonly isLoop: boolean;
  /** The last URL, also behind more than 100; undefined where it is not known, and of a loop, which has none. */
  readonly end: UrlEntry | undefined;
}

/** Whether only the beginning of a page was read. */
export function wasCut({ isPage, failure }: Pick<UrlEntry, 'isPage' | 'failure'>): boolean {
  return isPage && failure === 'too_large';
}
