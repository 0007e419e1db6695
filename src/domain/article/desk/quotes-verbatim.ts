import type { Source } from '../../research/source.js';
import { foldText, indexOfWords, ownWordsIn, withoutTail } from '../../../libs/text/index.js';
import { defineCheck, type DeskItem } from './desk-check.js';
import { sentencesOf, shortened } from './draft-sentences.js';
import { ownHeadings } from './own-headings.js';

/** A source that is cited there has every text in quotation marks, and every block quotation, to the letter. */
export const quotesVerbatim = defineCheck(
  { name: 'quotes_verbatim', version: 2, blocking: true },
  (input) => {
    const texts = new Map<string, string>();
    // Made on demand: most articles hold no quotation.
    const textOf = ({ id, text }: Source) => {
      const known = texts.get(id) ?? plain(text);
      texts.set(id, known);
      return known;
    };
    const items: DeskItem[] = [];
    let quotes = 0;
    for (const { blockId, kind, sentence } of sentencesOf(input.draft)) {
      const cited = new Set(sentence.evidence.map(({ sourceId }) => sourceId));
      const marked = ownWordsIn(sentence.text).map(({ text }) => text);
      for (const quoted of kind === 'quote' ? [sentence.text] : marked) {
        quotes += 1;
        const holders = input.sources
          .filter((source) => holdsInOrder(textOf(source), quoted))
          .map(({ id }) => id);
        if (holders.some((id) => cited.has(id))) continue;
        const [other] = holders;
        items.push({
          blockId,
          message:
            other === undefined
              ? `No source has these words: “${shortened(quoted)}”`
              : `${other}, which is not cited there, has these words: “${shortened(quoted)}”`,
        });
      }
    }
    for (const heading of ownHeadings(input)) {
      for (const { text } of ownWordsIn(heading)) {
        quotes += 1;
        if (input.sources.some((source) => holdsInOrder(textOf(source), text))) continue;
        const message = `No source has these words: “${shortened(text)}”`;
        items.push({ blockId: null, message });
      }
    }
    return {
      verdict: items.length > 0 ? 'fail' : 'pass',
      score: quotes === 0 ? 1 : (quotes - items.length) / quotes,
      threshold: 1,
      summary:
        quotes === 0
          ? 'The article has no quotations.'
          : `The cited text has ${quotes - items.length} of ${quotes} quotations word for word.`,
      items,
    };
  },
);

/** An omission in a quotation spans at most this much of the source: beyond it the source speaks of something else. */
const LONGEST_OMISSION = 400;

/** Whether the text has the parts of a quotation as whole words, in order and close to each other. */
function holdsInOrder(text: string, quoted: string): boolean {
  const parts = quoted
    .split(/\[\s*(?:…|\.{3})\s*\]|…|\.{3}/u)
    .map(plain)
    .filter((part) => part !== '');
  const [first, ...rest] = parts;
  if (first === undefined) return false;
  for (let at = indexOfWords(text, first); at !== -1; at = indexOfWords(text, first, at + 1)) {
    let end = at + first.length;
    const follows = rest.every((part) => {
      const next = indexOfWords(text.slice(end, end + LONGEST_OMISSION + part.length + 1), part);
      end += next + part.length;
      return next !== -1;
    });
    if (follows) return true;
  }
  return false;
}

/** A writer who quotes may change marks and the end of the sentence, but not letters and words. */
function plain(text: string): string {
  const folded = foldText(text)
    .replace(/["“”„«»‹›「」『』＂״]/gu, '')
    .replace(/[‘’‚]/gu, "'");
  return withoutTail(folded, (letter) => /[\s.,;:!?。、']/u.test(letter)).replace(/^[\s']+/u, '');
}
