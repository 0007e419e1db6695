import type { Finding } from './check.js';
import type { SiteView } from '../site/site-view.js';

/**
 * The confidence of a finding about missing links when the crawl left pages out: those may have the links, so it is only a
 * notice.
 */
export function ofUnseenLinks({ isPartial }: SiteView): Pick<Finding, 'confidence' | 'severity'> {
  return isPartial === true ? { confidence: 'unverifiable', severity: 'notice' } : {};
}
