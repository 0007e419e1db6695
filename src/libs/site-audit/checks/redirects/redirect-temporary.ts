import { chainFrom, MOST_HOPS, urlsOfChain } from '../../rules/chain-start.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

const TEMPORARY = new Set([302, 303, 307]);

/** About the URL that pages link to. `detail`: `status`, `url` that answers with it, `chain`. */
export const redirectTemporary = defineCheck({
  id: 'redirect_temporary',
  title: 'Temporary redirect',
  category: 'redirects',
  severity: 'notice',
  scope: 'page',
  applies: 'urls',
  rule: 'Following an internal link, status 302, 303 or 307 is met.',
  why: 'Search engines keep the old URL indexed and pass less on to the new one.',
  fix: 'Use 301 or 308 if the move is meant to last.',
  source: SOURCES.redirects,
  effort: 'low',
  judge({ entry }, site) {
    if (site.inlinkPages(entry.id).all === 0) return [];
    const chain = chainFrom(entry, site);
    if (!chain) return [];
    const found = [{ url: entry.url, status: entry.status }, ...chain.hops.slice(0, MOST_HOPS)].find(
      ({ status }) => status !== null && TEMPORARY.has(status),
    );
    if (!found) return [];
    return [
      {
        observed: `status ${found.status}`,
        detail: { status: found.status, url: found.url, chain: urlsOfChain(entry, chain) },
      },
    ];
  },
});
