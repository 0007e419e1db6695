import type { Finding } from './check.js';
import { counted } from './counted.js';
import { firstFew } from './first-few.js';
import type { SiteView } from '../site/site-view.js';

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
