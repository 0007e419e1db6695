import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted, cutText, firstFew } from '../../rules/evidence.js';

/** Chosen: a filter, an order and a page are three. */
const MOST_PARAMETERS = 3;
const TRACKING = /^(?:utm_\w*|gclid|fbclid)$/i;

/** Whether a parameter of this name only tells where a reader came from. */
export function isTracking(name: string): boolean {
  return TRACKING.test(name);
}

/** `detail`: `parameters`, how many, `tracking`, the names of those, and `linking_pages`. */
export const urlParameters = defineCheck({
  id: 'url_parameters',
  title: 'Many parameters',
  category: 'urls',
  severity: 'notice',
  scope: 'page',
  applies: 'urls',
  rule:
    `The URL of a page has more than ${MOST_PARAMETERS} parameters, or other pages of the site link to a URL with utm_…, ` +
    'gclid or fbclid.',
  threshold: { name: 'max_parameters', value: MOST_PARAMETERS, unit: 'parameters' },
  why: 'One page gets many addresses, and tracking one’s own links overwrites where readers came from.',
  fix: 'Link to the address without them.',
  source: SOURCES.urls,
  effort: 'medium',
  judge({ entry }, site) {
    if (!entry.url.includes('?')) return [];
    const names = [...new URL(entry.url).searchParams.keys()];
    const tracking = names.filter(isTracking);
    const linkingPages = site.inlinkPages(entry.id).all;
    const isTracked = tracking.length > 0 && linkingPages > 0;
    if (!isTracked && !(entry.isPage && names.length > MOST_PARAMETERS)) return [];
    return [
      {
        observed: isTracked
          ? `${cutText(tracking[0] ?? '', 40)} in an internal link`
          : counted(names.length, 'parameter'),
        detail: {
          parameters: names.length,
          tracking: firstFew(tracking.map((name) => cutText(name, 40))),
          linkingPages,
        },
      },
    ];
  },
});
