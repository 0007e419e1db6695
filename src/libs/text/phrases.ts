const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** A vowel sign belongs to the word before it. */
const STARTS_WORD = /^[\p{L}\p{M}\p{N}_]/u;
const ENDS_WORD = /[\p{L}\p{M}\p{N}_]$/u;

/** Soft hyphens, zero-width spaces, joiners: they do not change a word. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;

/** Lower case, one form of each letter, hyphen and apostrophe, no invisible characters, white space collapsed. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\u2010\u2011]/gu, '-')
    .replace(UNSEEN, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * @returns whether a text has a phrase as whole words, case-insensitive: "art" is in "fine art", not in "party". Scripts
 * without spaces have no word boundaries, so any place matches there.
 */
export function holdsPhrase(text: string, phrase: string): boolean {
  return indexOfWords(foldText(text), foldText(phrase)) !== -1;
}

/** @returns where a text has whole words, from a place on, compared without folding; -1 where it does not */
export function indexOfWords(within: string, wanted: string, from = 0): number {
  if (wanted === '') return -1;
  const anywhere = SPACELESS.test(wanted);
  for (let at = within.indexOf(wanted, from); at !== -1; at = within.indexOf(wanted, at + 1)) {
    if (anywhere) return at;
    // Two units may hold the one letter at either side.
    const startsInside = ENDS_WORD.test(within.slice(Math.max(0, at - 2), at)) && STARTS_WORD.test(wanted);
    const end = at + wanted.length;
    const endsInside = STARTS_WORD.test(within.slice(end, end + 2)) && ENDS_WORD.test(wanted.slice(-2));
    if (!startsInside && !endsInside) return at;
  }
  return -1;
}
