import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted } from '../../rules/evidence.js';

/** The limit of Screaming Frog and SEOnaut, here for the main area alone. */
const FEWEST_WORDS = 200;

/** `detail`: `words` of the main area, `bodyWords`. */
export const thinContent = defineCheck({
  id: 'thin_content',
  title: 'Little text',
  category: 'content',
  severity: 'warning',
  scope: 'page',
  applies: 'indexable',
  rule:
    `An indexable page has fewer than ${FEWEST_WORDS} words in its main area: nav, header, footer, aside, scripts and ` +
    'noscript left out, and words divided as the language divides them.',
  threshold: { name: 'min_words', value: FEWEST_WORDS, unit: 'words' },
  why: 'Search engines find little that would answer a question.',
  fix: 'Say more, merge it with another page, or set it to noindex.',
  source: SOURCES.helpful,
  effort: 'high',
  judge({ page: { text } }) {
    if (text.mainWords >= FEWEST_WORDS) return [];
    return [
      {
        observed: counted(text.mainWords, 'word'),
        detail: { words: text.mainWords, bodyWords: text.bodyWords },
        where: { selector: 'body' },
      },
    ];
  },
});
