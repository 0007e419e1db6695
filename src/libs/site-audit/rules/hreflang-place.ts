import type { Finding } from './check.js';
import type { HeadFacts } from '../../page-reading/index.js';

type Annotation = HeadFacts['hreflangs'][number];

/** @returns where the first annotation of this kind is written; nothing for one of a header or a sitemap */
export function hreflangPlace(
  head: HeadFacts,
  isMeant: (annotation: Annotation) => boolean = () => true,
): Pick<Finding, 'where'> {
  const found = head.hreflangs.find(isMeant);
  return found ? { where: { selector: 'link[hreflang]', line: found.line } } : {};
}
