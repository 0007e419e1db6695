/** Vowels are words of many languages, and so are consonants of some: "k", "s", "v" and "z" before a noun. */
const LETTER = /^[B-DF-HJ-NP-TV-XZ]$/;
const LETTER_IN_SLAVIC = /^[B-DF-HJL-NP-RTX]$/;
const SLAVIC = new Set(['cs', 'sk', 'pl', 'sl', 'hr', 'sr', 'bs']);
/** "R. A. Fisher", and 20 °C. */
const INITIAL = /^\.[ \u00a0]?\p{Lu}/u;
const DEGREES = /[°\p{Nd}][ \u00a0\u202f]?$/u;
/** Before a name that is a verb at the start of a sentence: a verb of its own. */
const IS_OR_HAS = /^ (?:is|was|has|does|can|will|\d)(?![\p{L}])/u;
const STARTS_SENTENCE = /(?:^|[.!?:\n“"(])\s{0,4}$/u;

/**
 * Names that other texts have as letters, stop words or marks: C++, C#, .NET, R, Go.
 *
 * @param text in which it stands
 * @param start of a word, in UTF-16 units
 * @param end of the word
 * @param language primary subtag
 * @returns its term; null for a word that is no such name
 */
export function shortNameAt(text: string, start: number, end: number, language: string): string | null {
  const word = text.slice(start, end);
  const next = text[end];
  if (next === '+' && text[end + 1] === '+' && /^\p{L}{1,12}$/u.test(word)) return `${word.toLowerCase()}++`;
  if (next === '#' && /^\p{L}$/u.test(word) && !/^[\p{L}\p{N}]/u.test(text.slice(end + 1)))
    return `${word.toLowerCase()}#`;
  if (word.length === 1) return isLetterName(text, start, end, language) ? word.toLowerCase() : null;
  if (word === 'NET' && /(?<![\p{L}\p{N}])\.$/u.test(text.slice(Math.max(0, start - 2), start)))
    return '.net';
  return word === 'Go' && isProperGo(text, start, end) ? 'go' : null;
}

function isLetterName(text: string, start: number, end: number, language: string): boolean {
  const form = SLAVIC.has(language) ? LETTER_IN_SLAVIC : LETTER;
  return (
    form.test(text.slice(start, end)) &&
    !INITIAL.test(text.slice(end, end + 3)) &&
    !DEGREES.test(text.slice(Math.max(0, start - 2), start))
  );
}

function isProperGo(text: string, start: number, end: number): boolean {
  return (
    !STARTS_SENTENCE.test(text.slice(Math.max(0, start - 4), start)) ||
    IS_OR_HAS.test(text.slice(end, end + 6))
  );
}
