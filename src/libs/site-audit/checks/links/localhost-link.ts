import { defineCheck, type Finding } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { developmentHost } from '../../../urls/index.js';
import { linkEvidence, linksByTarget } from '../../rules/links-by-target.js';

/**
 * About the target. `detail`: `host`, `reason` (`loopback`, `private_address`, `reserved_name`, `staging_name`),
 * and of a link `anchor`, `position`, `rel`, `href`, `links` of the page to it, of a file its `kind`.
 */
export const localhostLink = defineCheck({
  id: 'localhost_link',
  title: 'Link to a development host',
  category: 'links',
  severity: 'error',
  scope: 'link',
  applies: 'links',
  rule:
    'The host of a link, or of a file that a page loads, is not the page’s own and is localhost, a loopback or private ' +
    'address, ends in .local, .test or .internal, or has the name of a staging copy.',
  why: 'Readers get an error or a login, and the link tells of machines that nobody should know of.',
  fix: 'Replace it by the public address.',
  source: SOURCES.specialNames,
  effort: 'low',
  judge({ entry, page }) {
    // Nearly all links of a page lead to its own host, and need not be taken apart.
    const own = `${new URL(entry.url).origin}/`;
    const links = linksByTarget(page, ({ url }) => (url?.startsWith(own) ? null : url));
    const linked = new Set(links.map(({ target }) => target));
    const files = page.resources.filter(({ url }) => !url.startsWith(own) && !linked.has(url));
    return [
      ...links.flatMap((group) => {
        const { about, where, detail } = linkEvidence(group);
        return findingOn(about, entry.url, where, detail);
      }),
      ...files.flatMap(({ url, kind, line }) => findingOn(url, entry.url, { line }, { kind })),
    ];
  },
});

function findingOn(
  about: string,
  from: string,
  where: NonNullable<Finding['where']>,
  detail: NonNullable<Finding['detail']>,
): Finding[] {
  const reason = developmentHost(about, from);
  if (reason === null) return [];
  const host = new URL(about).hostname;
  return [
    {
      about,
      where,
      observed: host,
      detail: { host, reason, ...detail },
      // A name is a strong hint, an address is a fact.
      ...(reason === 'staging_name' ? { confidence: 'likely' } : {}),
    },
  ];
}
