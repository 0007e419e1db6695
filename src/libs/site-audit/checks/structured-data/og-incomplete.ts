import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

const REQUIRED = ['title', 'type', 'image', 'url'] as const;

/** `detail.missing`: the tags that are not there or empty. */
export const ogIncomplete = defineCheck({
  id: 'og_incomplete',
  title: 'Open Graph tags missing',
  category: 'structured_data',
  severity: 'notice',
  scope: 'page',
  applies: 'indexable',
  rule: 'An indexable page lacks og:title, og:type, og:image or og:url.',
  why: 'When somebody shares the page, networks guess its title and picture.',
  fix: 'Add the missing tags to the head.',
  source: SOURCES.openGraph,
  effort: 'low',
  judge({ page }) {
    const { og } = page.head;
    // The protocol knows og:image:url as another spelling of og:image.
    const has = (name: string) =>
      Boolean(og[name]?.trim()) || (name === 'image' && Boolean(og['image:url']?.trim()));
    const missing = REQUIRED.filter((name) => !has(name)).map((name) => `og:${name}`);
    if (missing.length === 0) return [];
    return [{ observed: `without ${missing.join(', ')}`, detail: { missing }, where: { selector: 'head' } }];
  },
});
