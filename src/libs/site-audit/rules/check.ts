import type { CrawledUrl } from '../site/crawled-url.js';
import type { PageFacts } from '../../page-reading/index.js';
import type { SiteView, UrlEntry } from '../site/site-view.js';

export const SEVERITIES = ['error', 'warning', 'notice'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const CATEGORIES = [
  'responses',
  'redirects',
  'indexability',
  'sitemaps',
  'metadata',
  'content',
  'links',
  'hreflang',
  'images',
  'structured_data',
  'security',
  'urls',
  'discovery',
] as const;
export type Category = (typeof CATEGORIES)[number];

export type Confidence = 'confirmed' | 'likely' | 'unverifiable';

/** A page that anybody may read. */
export interface Source {
  readonly title: string;
  readonly url: string;
}

/** What every check says about itself: the catalogue's row. */
export interface CheckHead {
  /** `title_too_long`. */
  readonly id: string;
  readonly title: string;
  readonly category: Category;
  readonly severity: Severity;
  /** The exact rule with its limits, in one sentence. */
  readonly rule: string;
  readonly threshold?: { readonly name: string; readonly value: number; readonly unit: string };
  /** The harm of the fault, in one sentence. */
  readonly why: string;
  readonly fix: string;
  /** The standard, or the page of a search engine's or browser's maker, that it rests on. */
  readonly source: Source;
  readonly effort: 'low' | 'medium' | 'high';
}

/** One fault that a check finds on a page, link or resource, or the site. */
export interface Finding {
  /** What was seen, short, with its unit: `72 graphemes`. */
  readonly observed: string;
  /** More facts as JSON; the check's docstring explains the names. */
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly where?: { readonly selector?: string; readonly line?: number };
  /** The severity of this finding, when it differs from the check's. */
  readonly severity?: Severity;
  /** Default `confirmed`. */
  readonly confidence?: Confidence;
  /** The URL that it is about, when that is not the judged one: the target of a link, a resource. */
  readonly about?: string;
}

/** An internal URL with its facts, as page checks get it. */
export interface JudgedUrl {
  readonly crawled: CrawledUrl;
  readonly entry: UrlEntry;
}

/** The same for a page: it answered 200 with HTML. */
export interface JudgedPage extends JudgedUrl {
  readonly page: PageFacts;
}

/** `applies` names the URLs that a check judges, which are also the population of its share. */
export type Check = CheckHead &
  (
    | {
        /** Pages of the site: those that answered 200 with HTML; `indexable` leaves out those that search engines may not list. */
        readonly scope: 'page';
        readonly applies: 'pages' | 'indexable';
        judge(page: JudgedPage, site: SiteView): readonly Finding[];
      }
    | {
        /** Every internal URL, requested or skipped, whatever its answer; `resource` includes files. */
        readonly scope: 'page' | 'resource';
        readonly applies: 'urls';
        judge(url: JudgedUrl, site: SiteView): readonly Finding[];
      }
    | {
        /** Links of a page: a finding is about its target (`about`), and reported once with all pages that link there. */
        readonly scope: 'link';
        readonly applies: 'links';
        judge(page: JudgedPage, site: SiteView): readonly Finding[];
      }
    | {
        /** Files that pages use, and sitemaps. */
        readonly scope: 'resource';
        readonly applies: 'resources';
        judge(url: JudgedUrl, site: SiteView): readonly Finding[];
      }
    | {
        /** Judged once; has another scope when the site's facts are about single URLs, which a finding names by `about`. */
        readonly scope: 'site' | 'page' | 'resource';
        readonly applies: 'site';
        judge(site: SiteView): readonly Finding[];
      }
  );

/** Lets the compiler check each check in its own file. */
export function defineCheck<Defined extends Check>(check: Defined): Defined {
  return check;
}
