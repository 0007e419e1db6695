import { contentTypeMismatch } from '../../checks/responses/content-type-mismatch.js';
import { brokenResource } from '../../checks/links/broken-resource.js';
import { internal4xx } from '../../checks/responses/internal-4xx.js';
import { internal5xx } from '../../checks/responses/internal-5xx.js';
import { internalBlockedByRobots } from '../../checks/indexability/internal-blocked-by-robots.js';
import { internalForbidden } from '../../checks/responses/internal-forbidden.js';
import { internalNoResponse } from '../../checks/responses/internal-no-response.js';
import { metaRefresh } from '../../checks/redirects/meta-refresh.js';
import { redirectBroken } from '../../checks/redirects/redirect-broken.js';
import { redirectChain } from '../../checks/redirects/redirect-chain.js';
import { redirectHttpsToHttp } from '../../checks/redirects/redirect-https-to-http.js';
import { redirectLoop } from '../../checks/redirects/redirect-loop.js';
import { redirectTemporary } from '../../checks/redirects/redirect-temporary.js';
import { robotsBlocksResources } from '../../checks/indexability/robots-blocks-resources.js';
import { slowTtfb } from '../../checks/responses/slow-ttfb.js';
import { uncompressedText } from '../../checks/responses/uncompressed-text.js';
import { verySlowResponse } from '../../checks/responses/very-slow-response.js';
import { filterByCheck, filterByFact, type Filter, type FilteredUrl, type FilterGroup } from './filter.js';
import type { StatusClass } from '../status-class.js';

const CLASSES: readonly (readonly [StatusClass, id: string, title: string])[] = [
  ['no_response', 'no_response', 'No response'],
  ['2xx', 'success', 'Success (2xx)'],
  ['3xx', 'redirection', 'Redirection (3xx)'],
  ['4xx', 'client_error', 'Client error (4xx)'],
  ['5xx', 'server_error', 'Server error (5xx)'],
];

function filtersOfSide(side: 'internal' | 'external', name: string): Filter[] {
  const isOfSide = ({ entry }: FilteredUrl) => entry.internal === (side === 'internal');
  const isResource = ({ entry, site }: FilteredUrl) => site.uses(entry.id).pages > 0;
  return [
    filterByFact(
      `${side}_blocked_by_robots`,
      `${name} blocked by robots.txt`,
      (url) => isOfSide(url) && url.entry.blockedBy !== null,
    ),
    filterByFact(
      `${side}_blocked_resource`,
      `${name} blocked resource`,
      (url) => isOfSide(url) && url.entry.blockedBy !== null && isResource(url),
    ),
    ...CLASSES.map(([status, id, title]) =>
      filterByFact(
        `${side}_${id}`,
        `${name} ${title[0]?.toLowerCase() ?? ''}${title.slice(1)}`,
        (url) => isOfSide(url) && url.row.statusClass === status,
      ),
    ),
  ];
}

/** What URLs of the site and others answered, and what is wrong with it. */
export const responseCodeFilters: FilterGroup = {
  id: 'response_codes',
  title: 'Response codes',
  appliesTo: 'all',
  filters: [
    ...filtersOfSide('internal', 'Internal'),
    ...filtersOfSide('external', 'External'),
    filterByCheck(internal4xx),
    filterByCheck(internalForbidden),
    filterByCheck(internal5xx),
    filterByCheck(internalNoResponse, { id: 'page_no_response' }),
    filterByCheck(internalBlockedByRobots, { id: 'linked_blocked_by_robots' }),
    filterByCheck(robotsBlocksResources),
    filterByCheck(brokenResource),
    filterByCheck(metaRefresh, { id: 'redirection_meta_refresh', title: 'Redirection (meta refresh)' }),
    filterByCheck(redirectChain),
    filterByCheck(redirectLoop),
    filterByCheck(redirectBroken),
    filterByCheck(redirectTemporary),
    filterByCheck(redirectHttpsToHttp),
    filterByCheck(slowTtfb),
    filterByCheck(verySlowResponse),
    filterByCheck(uncompressedText),
    filterByCheck(contentTypeMismatch),
  ],
};
