import { foldText } from '../../text/phrases.js';
import { defineCheck, type DeskItem } from './desk-check.js';
import { sentencesOf, shortened } from './draft-sentences.js';

/** A citation as engines are told to write it, left over in the text. */
const LEFT_OVER = /\[\s*S\d{1,3}(?:\s*[,;]\s*S?\d{1,3})*\s*\]/giu;
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"'“”‘’)\]]+/giu;

/**
 * Every citation leads to a source of this article, in the draft as in its HTML; and no address stands in the text
 * that a cited passage does not have, for the list of sources is where addresses come from.
 */
export const citationIdsKnown = defineCheck(
  { name: 'citation_ids_known', version: 2, blocking: true },
  (input) => {
    const known = new Set(input.sources.map((source) => source.id));
    const items: DeskItem[] = sentencesOf(input.draft).flatMap(({ blockId, sentence }) => {
      const unknown = sentence.evidence
        .filter(({ sourceId }) => !known.has(sourceId))
        .map(({ sourceId }) => `There is no source ${sourceId}.`);
      const quotes = sentence.evidence.map(({ quote }) => foldText(quote));
      const isCited = (part: string) => quotes.some((quote) => quote.includes(foldText(part)));
      const marks = (sentence.text.match(LEFT_OVER) ?? [])
        .filter((mark) => !isCited(mark))
        .map((mark) => `The mark ${mark} is no citation: “${shortened(sentence.text)}”`);
      const addresses = (sentence.text.match(ADDRESS) ?? [])
        .map((address) => address.replace(/[.,;:!?]+$/u, ''))
        .filter((address) => !isCited(address))
        .map((address) => `No cited passage has the address ${shortened(address)}.`);
      return [...unknown, ...marks, ...addresses].map((message) => ({ blockId, message }));
    });
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
