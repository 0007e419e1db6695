import type { Finding, JudgedPage } from './check.js';
import type { CanonicalFacts } from '../../page-reading/index.js';
import type { SiteView, UrlEntry } from '../site/site-view.js';

/** The page that another names as the one to be listed. */
export interface CanonicalTarget {
  readonly url: string;
  /** undefined where the crawl does not know it. */
  readonly entry: UrlEntry | undefined;
  readonly place: Pick<Finding, 'where'>;
}

/**
 * @returns null for a page without a canonical, with one that is itself, or with several that contradict each other:
 * those name no target to judge
 */
export function canonicalTarget({ page, entry }: JudgedPage, site: SiteView): CanonicalTarget | null {
  const url = entry.canonical;
  if (url === null || url === entry.url) return null;
  const [fact] = validCanonicals(page);
  return { url, entry: site.find(url), place: fact ? canonicalPlace(fact) : {} };
}

/** @returns nothing for a Link header, which has no line */
export function canonicalPlace(canonical: CanonicalFacts): Pick<Finding, 'where'> {
  return canonical.line === 0 ? {} : { where: { selector: 'link[rel="canonical"]', line: canonical.line } };
}

/** @returns those that search engines read: of the head and of headers, not of the body */
export function validCanonicals(page: JudgedPage['page']): CanonicalFacts[] {
  return page.head.canonicals.filter(({ inHead, line }) => inHead || line === 0);
}

/**
 * A longer way of canonicals is followed no further: a site of nothing but those would cost the square of its size. Chosen.
 */
const MOST_STEPS = 100;

/**
 * Follows canonicals from page to page.
 * @returns the URLs behind the first, and whether the last of them leads back to the first
 */
export function followCanonicals(
  start: UrlEntry,
  site: SiteView,
): { readonly steps: readonly string[]; readonly returns: boolean } {
  const steps: string[] = [];
  const seen = new Set([start.url]);
  let at: UrlEntry | undefined = start;
  while (at?.canonical && at.canonical !== at.url && steps.length < MOST_STEPS) {
    const next: string = at.canonical;
    if (next === start.url) return { steps, returns: true };
    if (seen.has(next)) break;
    seen.add(next);
    steps.push(next);
    at = site.find(next);
  }
  return { steps, returns: false };
}
