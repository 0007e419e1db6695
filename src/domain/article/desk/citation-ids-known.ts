import { foldText, withoutTail } from '../../../libs/text/index.js';
import { defineCheck, type DeskItem } from './desk-check.js';
import { sentencesOf, shortened } from './draft-sentences.js';
import { ownHeadings } from './own-headings.js';

/** A citation as the prompts ask for it, or a variant of it, left over in the text: `[S1–S3]`, `[^9]`, `(S99)`. */
const LEFT_OVER =
  /[[【(]\s*(?:\^\s*)?(?:sources?\s*)?S\d{1,3}(?!\p{L}|\d)[^\])】\n]{0,40}[\])】]|[[【]\s*(?:\^\s*)?(?:sources?\s*)?\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\s*[\]】]/giu;
/** With a scheme, as a host with a path, as a host with a suffix that no word ends in, or as an e-mail address. */
const ADDRESS =
  /\b(?:(?:https?|ftp|mailto|data|javascript):|www\.)[^\s<>"'“”‘’)\]]+|(?<![\p{L}\p{N}@/])\/\/[\p{L}\p{N}-]+\.[^\s<>"'“”‘’)\]]+|[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}\.[\p{L}\p{N}.-]{2,100}|(?<![\p{L}\p{N}@./-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|org|net|info|biz|example|io|ru|cn|shop|online|xyz|top)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}@./-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}\/[^\s<>"'“”‘’)\]]+/giu;

/**
 * Every citation leads to a source of this article, in the draft and in its HTML. The text has no address that its cited
 * passages do not have: addresses belong in the list of sources.
 */
export const citationIdsKnown = defineCheck(
  { name: 'citation_ids_known', version: 3, blocking: true },
  (input) => {
    const known = new Set(input.sources.map((source) => source.id));
    const items: DeskItem[] = sentencesOf(input.draft).flatMap(({ blockId, sentence }) => {
      const unknown = sentence.evidence
        .filter(({ sourceId }) => !known.has(sourceId))
        .map(({ sourceId }) => `There is no source ${sourceId}.`);
      const quotes = sentence.evidence.map(({ quote }) => foldText(quote));
      const strangers = strangersIn(sentence.text, (part) => quotes.some((quote) => quote.includes(part)));
      return [...unknown, ...strangers].map((message) => ({ blockId, message }));
    });
    for (const heading of ownHeadings(input)) {
      const isKnown = (part: string) =>
        input.sources.some(({ title, text }) => foldText(`${title}\n${text}`).includes(part));
      for (const message of strangersIn(heading, isKnown)) items.push({ blockId: null, message });
    }
    const targets = new Set([...input.html.matchAll(/ id="(source-\d+)"/g)].map((match) => match[1]));
    const links = new Set([...input.html.matchAll(/ href="#(source-\d+)"/g)].map((match) => match[1]));
    for (const link of links) {
      if (!targets.has(link))
        items.push({ blockId: null, message: `A citation leads to ${link}, which is not listed.` });
    }
    return {
      verdict: items.length > 0 ? 'fail' : 'pass',
      summary:
        items.length > 0
          ? 'Some citations lead nowhere, or addresses stand in the text.'
          : 'Every citation leads to a source of the article.',
      items,
    };
  },
);

/** @param isKnown called with each mark or address, folded */
function strangersIn(text: string, isKnown: (part: string) => boolean): string[] {
  const marks = (text.match(LEFT_OVER) ?? [])
    .filter((mark) => !isKnown(foldText(mark)))
    .map((mark) => `The mark ${mark} is no citation: “${shortened(text)}”`);
  const addresses = (text.match(ADDRESS) ?? [])
    .map((address) => withoutTail(address, (letter) => /[.,;:!?]/.test(letter)))
    .filter((address) => !isKnown(foldText(address)))
    .map((address) => `No cited passage has the address ${shortened(address)}.`);
  return [...marks, ...addresses];
}
