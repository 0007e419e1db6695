import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** The limits of Lighthouse’s audit of the DOM’s size. */
const MOST_ELEMENTS = 1500;
const DEEPEST = 32;
const MOST_CHILDREN = 60;

/** `detail`: `elements`, `depth`, and `children` of the element that has the most. */
export const domTooLarge = defineCheck({
  id: 'dom_too_large',
  title: 'Very large DOM',
  category: 'urls',
  severity: 'notice',
  scope: 'page',
  applies: 'pages',
  rule: `The page has more than ${MOST_ELEMENTS} elements, is nested more than ${DEEPEST} deep, or has an element with more than ${MOST_CHILDREN} children.`,
  threshold: { name: 'max_elements', value: MOST_ELEMENTS, unit: 'elements' },
  why: 'Browsers take longer to lay it out, and scroll and type slowly on phones.',
  fix: 'Split the page, or take off wrappers that do nothing.',
  source: SOURCES.domSize,
  effort: 'high',
  judge({ page }) {
    const { elements, depth, children } = page.dom;
    const observed = [
      ...(elements > MOST_ELEMENTS ? [`${elements} elements`] : []),
      ...(depth > DEEPEST ? [`${depth} deep`] : []),
      ...(children > MOST_CHILDREN ? [`${children} children`] : []),
    ];
    return observed.length === 0
      ? []
      : [{ observed: observed.join(', '), detail: { elements, depth, children } }];
  },
});
