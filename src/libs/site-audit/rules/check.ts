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

/** What every check tells of itself: the catalogue's row. */
export interface CheckHead {
  /** `title_too_long`. */
  readonly id: string;
  readonly title: string;
  readonly category: Category;
  readonly severity: Severity;
  /** The exact rule with its limits, in one sentence. */
  readonly rule: string;
  readonly threshold?: { readonly name: string; readonly value: number; readonly unit: string };
  /** What harm it does, in one sentence. */
  readonly why: string;
  readonly fix: string;
  readonly effort: 'low' | 'medium' | 'high';
}

/** One thing that a check holds against one page, link or resource, or the site. */
export interface Finding {
  /** What was seen, short, with its unit: `72 graphemes`. */
  readonly observed: string;
  /** More, by names that the check's docstring tells. JSON. */
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly where?: { readonly selector?: string; readonly line?: number };
  /** Of this one, where it differs from the check's. */
  readonly severity?: Severity;
  /** Default `confirmed`. */
  readonly confidence?: Confidence;
  /** The URL that it is about, where that is not the one that is judged: the target of a link, a resource. */
  readonly about?: string;
}

/** An internal URL with all that was read of it, as page checks see it. */
export interface JudgedUrl {
  readonly crawled: CrawledUrl;
  readonly entry: UrlEntry;
}

/** The same for one that is a page: it answered 200 with HTML. */
export interface JudgedPage extends JudgedUrl {
  readonly page: PageFacts;
}

/** What a check applies to, and so the population that its share is of. */
export type Check = CheckHead &
  (
    | {
        /** Pages of the site: those that answered 200 with HTML; `indexable` leaves out what no search engine may list. */
        readonly scope: 'page';
        readonly applies: 'pages' | 'indexable';
        judge(page: JudgedPage, site: SiteView): readonly Finding[];
      }
    | {
        /** Every internal URL that was asked for or left out, whatever it answered; `resource` where files are meant, too. */
        readonly scope: 'page' | 'resource';
        readonly applies: 'urls';
        judge(url: JudgedUrl, site: SiteView): readonly Finding[];
      }
    | {
        /** Links of a page: a finding is about its target (`about`), and told once with all pages that link there. */
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
        /** Once; of another scope where the site's facts tell of single URLs, which a finding names by `about`. */
        readonly scope: 'site' | 'page' | 'resource';
        readonly applies: 'site';
        judge(site: SiteView): readonly Finding[];
      }
  );

/** So that each file's check is checked against the shape where it stands. */
export function defineCheck<Defined extends Check>(check: Defined): Defined {
  return check;
}
