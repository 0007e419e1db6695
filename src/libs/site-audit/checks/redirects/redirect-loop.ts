import { chainFrom, urlsOfChain } from '../../rules/chain-start.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted } from '../../rules/evidence.js';

/** About the URL where a reader enters the loop. `detail`: `chain`, its URLs up to the one that comes again; `hops`. */
export const redirectLoop = defineCheck({
  id: 'redirect_loop',
  title: 'Redirect loop',
  category: 'redirects',
  severity: 'error',
  scope: 'page',
  applies: 'urls',
  rule:
    'Following the redirects of a URL leads to a URL that was passed before, after however many hops; it is reported for the ' +
    'URL where links or sitemaps enter the loop.',
  threshold: { name: 'min_hops', value: 1, unit: 'hops' },
  why: 'Browsers give up with an error, and nobody ever sees a page.',
  fix: 'Break the loop: let one of the URLs answer with the page.',
  source: SOURCES.redirectStatus,
  effort: 'medium',
  judge({ entry }, site) {
    const chain = chainFrom(entry, site);
    if (!chain?.isLoop) return [];
    const hops = chain.hops.length;
    return [
      { observed: `loop after ${counted(hops, 'hop')}`, detail: { chain: urlsOfChain(entry, chain), hops } },
    ];
  },
});
