import { chainFrom, MOST_HOPS, urlsOfChain } from '../../rules/chain-start.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';

/** About the URL where the chain begins. `detail`: `from` and `to` of the hop, `chain`. */
export const redirectHttpsToHttp = defineCheck({
  id: 'redirect_https_to_http',
  title: 'Redirect from HTTPS to HTTP',
  category: 'redirects',
  severity: 'error',
  scope: 'page',
  applies: 'urls',
  rule: 'Some hop of a redirect leads from an https URL to an http one.',
  why: 'Whatever is sent there can be read and changed on the way.',
  fix: 'Redirect to the https URL.',
  source: SOURCES.https,
  effort: 'low',
  judge({ entry }, site) {
    const chain = chainFrom(entry, site);
    if (!chain) return [];
    const urls = [entry.url, ...chain.hops.slice(0, MOST_HOPS).map(({ url }) => url)];
    const at = urls.findIndex((url, place) => isSecure(urls[place - 1]) && !isSecure(url));
    const [from, to] = [urls[at - 1], urls[at]];
    if (from === undefined || to === undefined) return [];
    return [
      { observed: `https to ${cutText(to, 120)}`, detail: { from, to, chain: urlsOfChain(entry, chain) } },
    ];
  },
});

function isSecure(url: string | undefined): boolean {
  return url?.startsWith('https:') ?? false;
}
