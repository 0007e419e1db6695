import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { linkEvidence, linksByTarget } from '../../rules/links-by-target.js';
import type { LinkFacts } from '../../../page-reading/index.js';

const WORDS: Readonly<Record<NonNullable<LinkFacts['malformed']>, string>> = {
  unparsable: 'no address',
  double_scheme: 'doubled scheme',
  backslash: 'backslash',
  space: 'unescaped space',
};

/**
 * About the address as it is written. `detail`: `reason`, `url` that browsers make of it, `anchor`, `position`,
 * `rel`, `href`, `links`.
 */
export const malformedLink = defineCheck({
  id: 'malformed_link',
  title: 'Malformed link',
  category: 'links',
  severity: 'warning',
  scope: 'link',
  applies: 'links',
  rule: 'The href can’t be parsed as the WHATWG says, has a doubled scheme, a backslash or an unescaped space.',
  why: 'Browsers guess differently what is meant, crawlers and mail programs cut it off.',
  fix: 'Correct the address.',
  source: SOURCES.urlParsing,
  effort: 'low',
  judge({ page }) {
    return linksByTarget(page, ({ malformed, href }) => (malformed === null ? null : href)).map((group) => {
      const { malformed, url } = group.links[0];
      const { detail, ...evidence } = linkEvidence(group);
      return {
        ...evidence,
        observed: malformed === null ? '' : WORDS[malformed],
        detail: { reason: malformed, url, ...detail },
      };
    });
  },
});
