import type { HeadFacts } from '../../page-reading/index.js';
import type { SiteView, UrlEntry } from '../site/site-view.js';
import type { Finding } from './check.js';

/** @returns `1 image`, `3 images` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/**
 * @returns text of a page short enough for an observed value: at most `most` letters, the last one `…` where it was
 * cut
 */
export function cutText(text: string, most = 80): string {
  // Cut first: a million letters need not be taken apart to show eighty. A letter may take two code units.
  const letters = Array.from(text.slice(0, 2 * most + 2));
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}

/** @returns `status 404`, `no answer: dns`, `not asked for` */
export function describedAnswer({ status, failure }: Pick<UrlEntry, 'status' | 'failure'>): string {
  if (status !== null) return `status ${status}`;
  return failure === null ? 'not asked for' : `no answer: ${failure}`;
}

/** A list in a finding is evidence, not the data: a page with 5,000 images must not make a row of a megabyte. Chosen. */
const MOST = 20;

/** @returns the first 20 */
export function firstFew<Item>(items: readonly Item[]): readonly Item[] {
  return items.slice(0, MOST);
}

/**
 * What pages that have something in common show: `detail.others`, URLs of the first 20 others, and `detail.count`, how
 * many others there are.
 * @param observed the words before the number: `same title as`
 */
export function duplicateEvidence(
  observed: string,
  others: readonly number[],
  count: number,
  site: SiteView,
): Pick<Finding, 'observed'> & {
  readonly detail: { readonly others: readonly string[]; readonly count: number };
} {
  return {
    observed: `${observed} ${counted(count, 'other page')}`,
    detail: { others: firstFew(others).map((id) => site.entry(id).url), count },
  };
}

type Annotation = HeadFacts['hreflangs'][number];

/** @returns where the first annotation of this kind is written; nothing for one of a header or a sitemap */
export function hreflangPlace(
  head: HeadFacts,
  isMeant: (annotation: Annotation) => boolean = () => true,
): Pick<Finding, 'where'> {
  const found = head.hreflangs.find(isMeant);
  return found ? { where: { selector: 'link[hreflang]', line: found.line } } : {};
}
