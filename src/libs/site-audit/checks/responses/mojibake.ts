import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { counted } from '../../rules/evidence.js';

/** One may be meant: a page on encodings shows what it speaks of. Chosen. */
const FEWEST_MISREAD = 2;

/** `detail`: `replacements`, signs U+FFFD; `misread`, sequences of UTF-8 read as Latin-1; `used`, the encoding. */
export const mojibake = defineCheck({
  id: 'mojibake',
  title: 'Garbled text',
  category: 'responses',
  severity: 'warning',
  scope: 'page',
  applies: 'pages',
  rule:
    'Outside scripts the decoded text holds the replacement sign U+FFFD, or at least ' +
    `${FEWEST_MISREAD} sequences of UTF-8 that was read as Latin-1.`,
  threshold: { name: 'min_misread', value: FEWEST_MISREAD, unit: 'sequences' },
  why: 'Readers see broken letters, and search results show them.',
  fix: 'Declare the encoding that the text is in, or import the text again.',
  source: SOURCES.encodings,
  effort: 'medium',
  judge({ page: { charset } }) {
    const { replacements, misread, used } = charset;
    if (replacements === 0 && misread < FEWEST_MISREAD) return [];
    return [
      {
        observed: `${counted(replacements, 'replacement sign')}, ${counted(misread, 'misread sequence')}`,
        detail: { replacements, misread, used },
        where: { selector: 'body' },
      },
    ];
  },
});
