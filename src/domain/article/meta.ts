import { countCodePoints, joinSentences } from '../../libs/text/index.js';
import type { Draft, DraftSentence } from './draft.js';
import { cutAtWord, shortenedTitle } from './title.js';

/** What search engines show; in code points. */
export const LONGEST_META_TITLE = 60;
export const LONGEST_META_DESCRIPTION = 155;
export const SHORTEST_META_DESCRIPTION = 70;

/** @returns the title, cut where a clause or a word ends when it is too long to be shown. */
export function metaTitle(title: string, language: string): string {
  return shortenedTitle(title.replace(/\s+/gu, ' ').trim(), LONGEST_META_TITLE, language);
}

/**
 * The draft's first sentences, as many as search engines show. Cut at a word, with an ellipsis, only where the first
 * sentence is too long by itself; shorter than 70 only when the draft is.
 */
export function metaDescription(draft: Draft): string {
  const chosen: string[] = [];
  for (const { text } of sentencesOf(draft)) {
    const longer = joinSentences([...chosen, text]);
    if (countCodePoints(longer) <= LONGEST_META_DESCRIPTION) {
      chosen.push(text);
      continue;
    }
    const enough = countCodePoints(joinSentences(chosen)) >= SHORTEST_META_DESCRIPTION;
    return enough ? joinSentences(chosen) : `${cutAtWord(longer, LONGEST_META_DESCRIPTION - 1)}…`;
  }
  return joinSentences(chosen);
}

/** Sentences with evidence, prose only: a quotation is another's word, and a list's items are no sentences. */
function sentencesOf(draft: Draft): DraftSentence[] {
  const blocks = [...draft.lead, ...draft.sections.flatMap((section) => section.blocks)];
  const candidates = blocks.filter((block) => block.kind === 'paragraph').flatMap((block) => block.sentences);
  const best = candidates.filter(
    (sentence) => sentence.evidence.length > 0 && !/[:：]$/u.test(sentence.text),
  );
  if (best.length > 0) return best;
  return blocks
    .filter((block) => block.kind !== 'subheading' && block.kind !== 'code')
    .flatMap((block) => block.sentences);
}
