import type { Finding } from './check.js';
import type { SiteView } from '../site/site-view.js';

/**
 * What a finding that rests on links that are not there is worth where the crawl left pages out: those may well have
 * them, so nobody is accused.
 */
export function ofUnseenLinks({ isPartial }: SiteView): Pick<Finding, 'confidence' | 'severity'> {
  return isPartial === true ? { confidence: 'unverifiable', severity: 'notice' } : {};
}
