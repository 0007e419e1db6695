import { canonicalPlace } from '../../rules/canonical-of.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';

/** `detail`: `href` as written, `url` that it is read as. */
export const canonicalRelative = defineCheck({
  id: 'canonical_relative',
  title: 'Relative canonical',
  category: 'indexability',
  severity: 'notice',
  scope: 'page',
  applies: 'pages',
  rule: 'The address of a canonical is not an absolute http or https one.',
  why: 'On another host or under a base element the same words name another page.',
  fix: 'Write the absolute URL.',
  source: SOURCES.canonical,
  effort: 'low',
  judge({ page: { head } }) {
    const relative = head.canonicals.find(({ absolute }) => !absolute);
    if (!relative) return [];
    return [
      {
        observed: described(relative.href),
        detail: { href: cutText(relative.href, 500), url: relative.url },
        ...canonicalPlace(relative),
      },
    ];
  },
});

function described(href: string): string {
  if (href === '') return 'empty address';
  // `file:///…` is absolute, and names no page of the web all the same.
  return OTHER_SCHEME.test(href) ? `${cutText(href)} (no web address)` : cutText(href);
}

const OTHER_SCHEME = /^[a-z][a-z\d+.-]*:/i;
