import { chainFrom, MOST_HOPS, urlsOfChain } from '../../rules/chain-start.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { describedAnswer } from '../../rules/evidence.js';
import { isBotWall, isClosed } from '../../rules/refused-crawlers.js';
import { isUnproven } from '../../rules/unproven-failure.js';
import type { UrlEntry } from '../../site/site-view.js';

/**
 * About the URL where the chain begins. An end that turns crawlers away is unverifiable: a reader may see the page.
 *
 * `detail`: `status` and `failure` of the end, `hops`, `chain`, its URLs.
 */
export const redirectBroken = defineCheck({
  id: 'redirect_broken',
  title: 'Redirect to an error',
  category: 'redirects',
  severity: 'error',
  scope: 'page',
  applies: 'urls',
  rule:
    `The redirects of a URL end in a status of 400 or more or in no response, or go on for more than ${MOST_HOPS} hops; ` +
    'ends that refuse crawlers, and other sites that can’t be reached, are unverifiable. It is reported for the URL where links or ' +
    'sitemaps enter the chain.',
  threshold: { name: 'max_hops', value: MOST_HOPS, unit: 'hops' },
  why: 'Readers are sent on, and then find nothing.',
  fix: 'Redirect to a live page, or answer with 410.',
  source: SOURCES.redirectStatus,
  effort: 'low',
  judge({ entry }, site) {
    const chain = chainFrom(entry, site);
    if (!chain || chain.isLoop) return [];
    const { end } = chain;
    const hops = chain.hops.length;
    const isEndless = hops > MOST_HOPS;
    if (!isEndless && !(end && isBroken(end))) return [];
    return [
      {
        observed: isEndless || !end ? `more than ${MOST_HOPS} hops` : describedAnswer(end),
        detail: {
          status: end?.status ?? null,
          failure: end?.failure ?? null,
          hops,
          chain: urlsOfChain(entry, chain),
        },
        ...(!isEndless && end && (isRefusal(end) || isUnproven(end, site))
          ? { confidence: 'unverifiable' as const, severity: 'notice' as const }
          : {}),
      },
    ];
  },
});

/** One that answers with more than the crawl takes is there. */
function isBroken({ status, failure }: UrlEntry): boolean {
  return status === null ? failure !== null && failure !== 'too_large' : status >= 400;
}

function isRefusal({ status, internal }: UrlEntry): boolean {
  return internal ? isClosed(status) : isBotWall(status);
}
