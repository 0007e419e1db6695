import { chainFrom, MOST_HOPS, urlsOfChain } from '../../rules/chain-start.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** Two hops are a chain. An error from five is chosen: half of the ten that Googlebot follows. */
const FEWEST_HOPS = 2;
const ERROR_HOPS = 5;

/**
 * About the URL where the chain begins; one in its middle that nothing else leads to is part of the same finding. Loops
 * and chains of more than 20 hops have no end to point to, and checks of their own.
 *
 * `detail`: `hops`, counted; `chain`, its URLs; `finalUrl`.
 */
export const redirectChain = defineCheck({
  id: 'redirect_chain',
  title: 'Redirect chain',
  category: 'redirects',
  severity: 'warning',
  scope: 'page',
  applies: 'urls',
  rule:
    `A URL leads to its final answer over ${FEWEST_HOPS} hops or more, meta refreshes counted; from ${ERROR_HOPS} hops ` +
    'it is an error. It is reported for the URL where links or sitemaps enter the chain.',
  threshold: { name: 'min_hops', value: FEWEST_HOPS, unit: 'hops' },
  why: 'Each hop costs time, and search engines stop following after a few.',
  fix: 'Point the first URL straight to the last.',
  source: SOURCES.httpErrors,
  effort: 'low',
  judge({ entry }, site) {
    const chain = chainFrom(entry, site);
    if (!chain || chain.isLoop) return [];
    const hops = chain.hops.length;
    if (hops < FEWEST_HOPS || hops > MOST_HOPS) return [];
    return [
      {
        observed: `${hops} hops`,
        detail: { hops, chain: urlsOfChain(entry, chain), finalUrl: chain.hops.at(-1)?.url ?? null },
        ...(hops >= ERROR_HOPS ? { severity: 'error' as const } : {}),
      },
    ];
  },
});
