import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { duplicateEvidence } from '../../rules/evidence.js';

/** `detail`: `others`, URLs of the variants, the first 20; `count` of them. */
export const urlVariantDuplicate = defineCheck({
  id: 'url_variant_duplicate',
  title: 'Same page at URL variants',
  category: 'content',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule:
    'Pages with the same text answer 200 at URLs that differ only in case, last slash, index.html, order of parameters ' +
    'or www.',
  threshold: { name: 'min_variants', value: 2, unit: 'urls' },
  why: 'Links and rank are shared out among addresses of one page.',
  fix: 'Redirect all forms to one with 301.',
  source: SOURCES.canonical,
  effort: 'medium',
  judge({ entry }, site) {
    const others = site.variants(entry.id);
    return others.length === 0 ? [] : [duplicateEvidence('same page at', others, others.length, site)];
  },
});
