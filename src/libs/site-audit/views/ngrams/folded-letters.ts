/** A letter for each code unit: small, of usual width, with one apostrophe and one sigma. */
export type FoldedLetters = Uint16Array;

/** Their capital of `ı` is `I`, and that of `i` is `İ`. */
const DOTTED = new Set(['az', 'tr']);

const FULL_WIDTH_FIRST = 0xff01;
const FULL_WIDTH_LAST = 0xff5e;
const FULL_WIDTH_SHIFT = 0xff00 - 0x20;

let usual: FoldedLetters | null = null;
let dotted: FoldedLetters | null = null;

/** @returns the table by which words are compared and shown, made once (some 10 ms): asking of each letter is slow */
export function foldedLettersOf(language: string): FoldedLetters {
  usual ??= Uint16Array.from({ length: 0x10000 }, (_, code) => foldedLetter(code));
  if (!DOTTED.has(language)) return usual;
  if (dotted === null) {
    dotted = usual.slice();
    dotted[0x49] = 0x131;
    dotted[0x130] = 0x69;
  }
  return dotted;
}

function foldedLetter(code: number): number {
  if (code === 0x2019 || code === 0x2018 || code === 0xff07) return 0x27;
  if (code === 0x3c2) return 0x3c3;
  const narrow = code >= FULL_WIDTH_FIRST && code <= FULL_WIDTH_LAST ? code - FULL_WIDTH_SHIFT : code;
  const lower = String.fromCharCode(narrow).toLowerCase();
  return lower.length === 1 ? lower.charCodeAt(0) : narrow;
}

/** @param word of some hundred letters at most. @returns it as words are compared and shown */
export function foldWord(word: string, letters: FoldedLetters): string {
  const codes = Array.from({ length: word.length }, (_, at) => letters[word.charCodeAt(at)] ?? 0);
  return String.fromCharCode(...codes);
}
