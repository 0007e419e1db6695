import { foldText, indexOfWords, foldedWords, termsOf, withoutTail } from '../../libs/text/index.js';

/** How a passage supports a sentence; `semantic` and `model` are for checkers that compare more than words. */
export const EVIDENCE_MATCHES = ['verbatim', 'near', 'lexical', 'semantic', 'model'] as const;
export type EvidenceMatch = (typeof EVIDENCE_MATCHES)[number];

/** Of a sentence's word pairs: from this share on, the wording is the passage's own but for a slip or two. */
const NEAR = 0.8;

/**
 * How far passages support a sentence, measured by the words that they share. It detects neither a negation nor the same
 * words in another order.
 *
 * @returns `score` 0 to 1: the share of the sentence's terms that the passages have
 */
export function supportOf(
  text: string,
  passages: readonly string[],
  language: string,
): { readonly match: EvidenceMatch; readonly score: number } {
  const folded = bare(text);
  if (folded === '' || passages.some((passage) => indexOfWords(foldText(passage), folded) !== -1))
    return { match: 'verbatim', score: 1 };
  const held = new Set(passages.flatMap((passage) => termsOf(passage, language)));
  const terms = [...new Set(termsOf(text, language))];
  // Function words only: nothing but the wording itself could be compared, and it differs.
  const score = terms.length === 0 ? 0 : terms.filter((term) => held.has(term)).length / terms.length;
  const pairs = pairsOf(text, language);
  const known = new Set(passages.flatMap((passage) => pairsOf(passage, language)));
  const near = pairs.length > 0 && pairs.filter((pair) => known.has(pair)).length / pairs.length >= NEAR;
  return { match: near ? 'near' : 'lexical', score: Math.round(score * 1000) / 1000 };
}

/** A sentence may lose or gain its full stop on the way into a list. */
function bare(text: string): string {
  return withoutTail(foldText(text), (letter) => /[\s.。…:;,]/u.test(letter));
}

function pairsOf(text: string, language: string): string[] {
  const words = foldedWords(text, language);
  return words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
}
