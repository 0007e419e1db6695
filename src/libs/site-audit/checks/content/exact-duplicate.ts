import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { duplicateEvidence } from '../../rules/evidence.js';

/** Chosen: shorter texts are the same by chance. `duplicate-pages.ts` compares none of fewer. */
const FEWEST_WORDS = 50;

/** `detail`: `group`, the hash that all of a group have; `others` (URLs, the first 20), `count` of others, `words`. */
export const exactDuplicate = defineCheck({
  id: 'exact_duplicate',
  title: 'Exact duplicate',
  category: 'content',
  severity: 'error',
  scope: 'page',
  applies: 'indexable',
  rule:
    `Two or more indexable pages of ${FEWEST_WORDS} words or more have the same main text, case and white space set ` +
    'aside (SHA-256).',
  threshold: { name: 'min_words', value: FEWEST_WORDS, unit: 'words' },
  why: 'Search engines index one of them, and it may not be the one that is wanted.',
  fix: 'Name one of them as the canonical, redirect the others to it with 301, or rewrite them.',
  source: SOURCES.canonical,
  effort: 'medium',
  judge({ page: { text }, entry }, site) {
    const others = text.mainWords < FEWEST_WORDS ? [] : site.sameText(entry.id);
    if (others.length === 0) return [];
    const evidence = duplicateEvidence('same text as', others, site.sameCount(entry.id, 'text'), site);
    return [
      {
        ...evidence,
        detail: { group: text.hash, ...evidence.detail, words: text.mainWords },
        where: { selector: 'body' },
      },
    ];
  },
});
