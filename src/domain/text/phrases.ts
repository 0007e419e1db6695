const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const WORD_CHARACTER = /[\p{L}\p{N}_]/u;

/** Lower case, one form of each letter, one form of the apostrophe, white space folded. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/gu, ' ').trim();
}

/**
 * @returns whether a text holds a phrase as whole words, whatever the case: "art" is in "fine art", not in "party".
 * Scripts without spaces have no word bounds to look for, so there any place will do.
 */
export function holdsPhrase(text: string, phrase: string): boolean {
  const within = foldText(text);
  const wanted = foldText(phrase);
  if (wanted === '') return false;
  const anywhere = SPACELESS.test(wanted);
  for (let at = within.indexOf(wanted); at !== -1; at = within.indexOf(wanted, at + 1)) {
    if (anywhere) return true;
    const before = Array.from(within.slice(0, at)).at(-1) ?? '';
    const after = within.slice(at + wanted.length, at + wanted.length + 2);
    const startsInside = WORD_CHARACTER.test(before) && WORD_CHARACTER.test(wanted.slice(0, 1));
    const endsInside = /^[\p{L}\p{N}_]/u.test(after) && /[\p{L}\p{N}_]$/u.test(wanted);
    if (!startsInside && !endsInside) return true;
  }
  return false;
}
