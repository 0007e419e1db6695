import { metaRefresh } from '../../checks/redirects/meta-refresh.js';
import { nofollowPage } from '../../checks/indexability/nofollow-page.js';
import { noindexPage } from '../../checks/indexability/noindex-page.js';
import { robotsDirectiveConflict } from '../../checks/indexability/robots-directive-conflict.js';
import { filterByCheck, filterByPage, type Filter, type FilterGroup } from './filter.js';

/** Of metas and headers alike; a value behind a colon, as of a date, is not looked at. */
function filterByDirective(directive: string): Filter {
  return filterByPage(directive, `States ${directive}`, (_, { row }) =>
    row.robots.some((said) => said === directive || said.startsWith(`${directive}:`)),
  );
}

export const directiveFilters: FilterGroup = {
  id: 'directives',
  title: 'Directives',
  appliesTo: 'html',
  filters: [
    filterByDirective('index'),
    filterByCheck(noindexPage, { id: 'noindex', title: 'Noindex' }),
    filterByDirective('follow'),
    filterByCheck(nofollowPage, { id: 'nofollow', title: 'Nofollow' }),
    ...[
      'none',
      'noarchive',
      'nosnippet',
      'max-snippet',
      'max-image-preview',
      'max-video-preview',
      'noimageindex',
      'notranslate',
      'unavailable_after',
    ].map(filterByDirective),
    filterByCheck(metaRefresh, { id: 'refresh', title: 'Refresh' }),
    filterByCheck(robotsDirectiveConflict, { id: 'conflict', title: 'Directives disagree' }),
  ],
};
