import { canonicalPlace } from '../canonical-of.js';
import { defineCheck } from '../check.js';
import { cutText } from '../cut-text.js';

/** `detail`: `href` as written, `url` that it is read as. */
export const canonicalRelative = defineCheck({
  id: 'canonical_relative',
  title: 'Relative canonical',
  category: 'indexability',
  severity: 'notice',
  scope: 'page',
  applies: 'pages',
  rule: 'The address of a canonical is not absolute.',
  why: 'On another host or under a base element the same words name another page.',
  fix: 'Write the absolute URL.',
  effort: 'low',
  judge({ page: { head } }) {
    const relative = head.canonicals.find(({ absolute }) => !absolute);
    if (!relative) return [];
    return [
      {
        observed: relative.href === '' ? 'empty address' : cutText(relative.href),
        detail: { href: cutText(relative.href, 500), url: relative.url },
        ...canonicalPlace(relative),
      },
    ];
  },
});
