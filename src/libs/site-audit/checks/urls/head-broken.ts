import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';

/** `detail`: the `element` that ended the head, and what is `lost` behind it. */
export const headBroken = defineCheck({
  id: 'head_broken',
  title: 'Head ends too early',
  category: 'urls',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule: 'An element that is not allowed in the head ends it, and a title, meta or canonical comes later.',
  why: 'Search engines ignore what stands behind it: the canonical, robots and hreflang.',
  fix: 'Move that element to the body.',
  source: SOURCES.validHead,
  effort: 'low',
  judge({ page }) {
    const { endedBy } = page.head;
    if (!endedBy) return [];
    const element = cutText(endedBy.element, 40);
    const lost = cutText(endedBy.lost, 80);
    return [
      {
        observed: `${element} before ${lost}`,
        detail: { element, lost },
        where: { selector: element, line: endedBy.line },
      },
    ];
  },
});
