import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

export const canonicalMissing = defineCheck({
  id: 'canonical_missing',
  title: 'No canonical',
  category: 'indexability',
  severity: 'notice',
  scope: 'page',
  applies: 'indexable',
  rule: 'An indexable page has neither a link rel=canonical nor a Link header with one.',
  why: 'Where the page has other addresses, search engines choose one of them themselves.',
  fix: 'Add a canonical that names the page itself.',
  source: SOURCES.canonical,
  effort: 'low',
  judge({ page: { head } }) {
    return head.canonicals.length > 0 ? [] : [{ observed: 'no canonical', where: { selector: 'head' } }];
  },
});
