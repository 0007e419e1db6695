import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { isClickable } from '../../rules/links-by-target.js';

/** `detail.targets`: each with `rel` (`next`, `prev`) and `url`. */
export const paginationNotLinked = defineCheck({
  id: 'pagination_not_linked',
  title: 'rel next or prev without a link',
  category: 'discovery',
  severity: 'notice',
  scope: 'page',
  applies: 'pages',
  rule: 'The target of a link element with rel=next or rel=prev is not among the page’s own links.',
  why: 'Neither readers nor search engines that ignore rel=next can go on.',
  fix: 'Add links to the next and the former page.',
  source: SOURCES.pagination,
  effort: 'low',
  judge({ entry, page }) {
    const named = [
      { rel: 'next', url: entry.next },
      { rel: 'prev', url: entry.prev },
    ];
    const targets = named.filter(
      ({ url }) => url !== null && !page.links.some((link) => isClickable(link) && link.url === url),
    );
    if (targets.length === 0) return [];
    return [
      {
        observed: `rel=${targets.map(({ rel }) => rel).join(' and ')} not linked`,
        detail: { targets },
        where: { selector: `link[rel="${targets[0]?.rel ?? ''}"]` },
      },
    ];
  },
});
