import { anchorEmpty } from '../../checks/links/anchor-empty.js';
import { anchorGeneric } from '../../checks/links/anchor-generic.js';
import { brokenExternalLink } from '../../checks/links/broken-external-link.js';
import { brokenFragment } from '../../checks/links/broken-fragment.js';
import { brokenInternalLink } from '../../checks/links/broken-internal-link.js';
import { deadEnd } from '../../checks/links/dead-end.js';
import { deepPage } from '../../checks/links/deep-page.js';
import { internalNofollow } from '../../checks/links/internal-nofollow.js';
import { localhostLink } from '../../checks/links/localhost-link.js';
import { malformedLink } from '../../checks/links/malformed-link.js';
import { onlyNofollowInlinks } from '../../checks/links/only-nofollow-inlinks.js';
import { orphanPage } from '../../checks/links/orphan-page.js';
import { redirectInternal } from '../../checks/redirects/redirect-internal.js';
import { singleInlink } from '../../checks/links/single-inlink.js';
import { tooManyLinks } from '../../checks/links/too-many-links.js';
import { filterByCheck, filterByPage, type FilterGroup } from './filter.js';

const MANY = tooManyLinks.threshold.value;

/**
 * Links by the URLs they lead to, where a check is about links: a target is one row, with all its links. What is about
 * a page's own links as a whole is reported of the page.
 */
export const linkFilters: FilterGroup = {
  id: 'links',
  title: 'Links',
  appliesTo: 'all',
  filters: [
    filterByPage(
      'no_internal_outlinks',
      'Pages without internal outlinks',
      (_, { row }) => row.outlinks === 0,
    ),
    filterByCheck(deadEnd),
    filterByCheck(anchorEmpty, { id: 'no_anchor_text', title: 'Linked without anchor text' }),
    filterByCheck(anchorGeneric, {
      id: 'non_descriptive_anchor',
      title: 'Linked with a text that says nothing',
    }),
    filterByCheck(tooManyLinks, { id: 'high_outlinks', title: `Over ${MANY} different outlinks` }),
    filterByPage(
      'high_internal_outlinks',
      `Over ${MANY} internal outlinks`,
      (_, { row }) => (row.outlinks ?? 0) > MANY,
    ),
    filterByPage(
      'high_external_outlinks',
      `Over ${MANY} external outlinks`,
      (_, { row }) => (row.externalOutlinks ?? 0) > MANY,
    ),
    filterByCheck(internalNofollow, { id: 'internal_nofollow', title: 'Linked internally with nofollow' }),
    filterByCheck(onlyNofollowInlinks),
    filterByCheck(orphanPage),
    filterByCheck(singleInlink),
    filterByCheck(deepPage, {
      id: 'high_crawl_depth',
      title: `Over ${deepPage.threshold.value} clicks from the home page`,
    }),
    filterByCheck(brokenInternalLink),
    filterByCheck(brokenExternalLink),
    filterByCheck(brokenFragment, { id: 'broken_bookmark', title: 'Linked with an anchor that it lacks' }),
    filterByCheck(redirectInternal),
    filterByCheck(localhostLink, { id: 'localhost', title: 'Development host' }),
    filterByCheck(malformedLink),
  ],
};
