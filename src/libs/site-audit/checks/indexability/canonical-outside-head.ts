import { canonicalPlace } from '../../rules/canonical-of.js';
import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';

/** `detail`: `href`, `endedBy`, the element that ended the head before it; null where it simply stands in the body. */
export const canonicalOutsideHead = defineCheck({
  id: 'canonical_outside_head',
  title: 'Canonical outside head',
  category: 'indexability',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule: 'A link rel=canonical is in the body as browsers build the page.',
  why: 'Search engines ignore it there.',
  fix: 'Move it up into the head, and remove what ended the head.',
  source: SOURCES.canonical,
  effort: 'low',
  judge({ page: { head } }) {
    const outside = head.canonicals.find(({ inHead, line }) => !inHead && line !== 0);
    if (!outside) return [];
    return [
      {
        observed: `canonical in the body, line ${outside.line}`,
        detail: { href: cutText(outside.href, 500), endedBy: head.endedBy?.element ?? null },
        ...canonicalPlace(outside),
      },
    ];
  },
});
