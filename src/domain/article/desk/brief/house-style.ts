import { holdsPhrase, primaryLanguage } from '../../../../libs/text/index.js';
import type { HouseStyle } from '../../../edition.js';
import { defineCheck, type DeskItem } from '../desk-check.js';
import { sentencesOf } from '../draft-sentences.js';
import { ownHeadings } from '../own-headings.js';

/** Shorter words are as often written small in a heading as large: "of", "and", "in". */
const FEWEST_LETTERS = 4;
/** Languages in which the nouns of a sentence have capitals. */
const WITH_CAPITAL_NOUNS = new Set(['de', 'lb']);

/** The text uses the words that its edition prefers, and the headings its capitals. What the house forbids is in `forbidden`. */
export const houseStyle = defineCheck({ name: 'house_style', version: 1, blocking: false }, (input) => {
  const { houseStyle: style } = input;
  if (!style) return { verdict: 'pass', summary: 'The edition has no house style.' };
  const said = sentencesOf(input.draft)
    // A quotation keeps the words of its source, and a listing is typed in.
    .filter(({ kind }) => kind !== 'quote' && kind !== 'code')
    .map(({ blockId, sentence }) => ({ blockId, text: sentence.text }));
  const headings = ownHeadings(input).map((text) => ({ blockId: null, text }));
  const items = [
    ...[...headings, ...said].flatMap(({ blockId, text }) => wordsReplaced(style, text, blockId)),
    ...headings.flatMap(({ text }) => wrongCase(style, text, input.language)),
  ];
  return {
    verdict: items.length > 0 ? 'warn' : 'pass',
    summary:
      items.length > 0
        ? `${items.length} places are not in the house style.`
        : 'The article is in the house style.',
    items,
  };
});

function wordsReplaced({ preferred }: HouseStyle, text: string, blockId: string | null): DeskItem[] {
  return preferred.flatMap(({ use, insteadOf }) =>
    insteadOf
      .filter((phrase) => holdsPhrase(text, phrase))
      .map((phrase) => ({ blockId, message: `“${use}” is preferred to “${phrase}”.` })),
  );
}

/** A heading is in title case when every longer word behind its first has a capital; of fewer than two it tells nothing. */
function wrongCase({ headingCase }: HouseStyle, heading: string, language: string): DeskItem[] {
  if (headingCase === null || WITH_CAPITAL_NOUNS.has(primaryLanguage(language))) return [];
  const [, ...rest] = heading.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  const telling = rest.filter((word) => word.length >= FEWEST_LETTERS && /^[\p{Lu}\p{Ll}]/u.test(word));
  if (telling.length < 2) return [];
  const found = telling.every((word) => /^\p{Lu}/u.test(word)) ? 'title' : 'sentence';
  return found === headingCase
    ? []
    : [{ blockId: null, message: `“${heading}” is not in ${headingCase} case.` }];
}
