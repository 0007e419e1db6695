import { foldText } from '../../text/phrases.js';
import { ownWordsIn } from '../../text/quoted.js';
import { defineCheck, type DeskItem } from './desk-check.js';
import { sentencesOf, shortened } from './draft-sentences.js';

/** Whatever stands in quotation marks, or in a block of quotation, is to the letter in a source that is cited there. */
export const quotesVerbatim = defineCheck(
  { name: 'quotes_verbatim', version: 1, blocking: true },
  (input) => {
    const texts = new Map(input.sources.map((source) => [source.id, plain(source.text)]));
    const items: DeskItem[] = [];
    let quotes = 0;
    for (const { blockId, kind, sentence } of sentencesOf(input.draft)) {
      const cited = new Set(sentence.evidence.map(({ sourceId }) => sourceId));
      const marked = ownWordsIn(sentence.text, input.language).map(({ text }) => text);
      for (const quoted of kind === 'quote' ? [sentence.text] : marked) {
        quotes += 1;
        const holders = [...texts].filter(([, text]) => holdsInOrder(text, quoted)).map(([id]) => id);
        if (holders.some((id) => cited.has(id))) continue;
        const [other] = holders;
        items.push({
          blockId,
          message:
            other === undefined
              ? `Stands in no source in these words: “${shortened(quoted)}”`
              : `Stands in ${other}, which is not cited there: “${shortened(quoted)}”`,
        });
      }
    }
    return {
      verdict: items.length > 0 ? 'fail' : 'pass',
      score: quotes === 0 ? 1 : (quotes - items.length) / quotes,
      threshold: 1,
      summary:
        quotes === 0
          ? 'The article quotes nobody.'
          : `${quotes - items.length} of ${quotes} quotations stand in the cited text word for word.`,
      items,
    };
  },
);

/** The parts of a quotation between its omissions stand in the text one behind the other. */
function holdsInOrder(text: string, quoted: string): boolean {
  let from = 0;
  const parts = quoted.split(/\s*(?:\[\s*(?:…|\.{3})\s*\]|…|\.{3})\s*/u).map(plain);
  for (const part of parts) {
    if (part === '') continue;
    const at = text.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return parts.some((part) => part !== '');
}

/** Marks are set anew by whoever quotes, and so is what ends the sentence. Letters and words are not. */
function plain(text: string): string {
  return foldText(text)
    .replace(/["“”„«»‹›「」『』]/gu, '')
    .replace(/[‘’']/gu, "'")
    .replace(/[\s.,;:!?。、]+$/u, '')
    .replace(/^\s+/u, '');
}
