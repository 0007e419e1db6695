import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted, firstFew } from '../../rules/evidence.js';
import { PLACEHOLDER_PHRASES } from '../../../page-reading/index.js';

/** Chosen: a text about templates may have one or two. */
const FEWEST_PHRASES = 3;
const [SURE] = PLACEHOLDER_PHRASES;

/** `detail`: `phrases`, those that were found. */
export const loremIpsum = defineCheck({
  id: 'lorem_ipsum',
  title: 'Placeholder text',
  category: 'content',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule: `The text has "${SURE}", or at least ${FEWEST_PHRASES} of ${PLACEHOLDER_PHRASES.length} phrases that stand where a text is to come.`,
  threshold: { name: 'min_phrases', value: FEWEST_PHRASES, unit: 'phrases' },
  why: 'Readers see that the page is not finished.',
  fix: 'Put the real text in its place.',
  source: SOURCES.helpful,
  effort: 'medium',
  judge({ page: { text } }) {
    const phrases = text.placeholders;
    const isSure = phrases.includes(SURE);
    if (!isSure && phrases.length < FEWEST_PHRASES) return [];
    return [
      {
        observed: isSure ? `"${SURE}"` : counted(phrases.length, 'placeholder phrase'),
        detail: { phrases: firstFew(phrases) },
        where: { selector: 'body' },
      },
    ];
  },
});
