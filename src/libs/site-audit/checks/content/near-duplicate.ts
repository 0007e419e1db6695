import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText } from '../../rules/evidence.js';

/** Words as for exact duplicates. The share is Screaming Frog’s; Semrush has 85 %. */
const FEWEST_WORDS = 50;
const LEAST = 0.9;

/**
 * `detail`: `other`, URL of the page that is most alike; `similarity`, 0 to 1; `words`. Estimated from minima alone, and not
 * counted on the shingles, it is `likely`.
 */
export const nearDuplicate = defineCheck({
  id: 'near_duplicate',
  title: 'Near duplicate',
  category: 'content',
  severity: 'warning',
  scope: 'page',
  applies: 'indexable',
  rule:
    `An indexable page of ${FEWEST_WORDS} words or more has ${LEAST * 100} % or more of its runs of five words in common ` +
    'with another (Jaccard), and is not the same to the letter.',
  threshold: { name: 'min_similarity', value: LEAST, unit: 'share' },
  why: 'The pages compete for the same readers, and search engines may index one only.',
  fix: 'Merge them, or make each distinct.',
  source: SOURCES.canonical,
  effort: 'high',
  judge({ page: { text }, entry }, site) {
    const near = text.mainWords < FEWEST_WORDS ? null : site.nearest(entry.id);
    if (!near || near.similarity < LEAST) return [];
    const other = site.entry(near.id).url;
    // Rounded down: 0.9996 is no exact duplicate.
    const percent = Math.floor(near.similarity * 1000) / 10;
    return [
      {
        observed: `${percent} % the same as ${cutText(other, 120)}`,
        detail: { other, similarity: near.similarity, words: text.mainWords },
        where: { selector: 'body' },
        confidence: near.exact ? 'confirmed' : 'likely',
      },
    ];
  },
});
