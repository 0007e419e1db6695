import { isStopWord } from '../../text/index.js';

/** Languages that pages are left half translated from or into; told apart by their small words. */
const COMPARED = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  fa: /\p{Script=Arabic}/gu,
  el: /\p{Script=Greek}/gu,
  he: /\p{Script=Hebrew}/gu,
  hi: /\p{Script=Devanagari}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  ko: /\p{Script=Hangul}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  uk: /\p{Script=Cyrillic}/gu,
  bg: /\p{Script=Cyrillic}/gu,
  th: /\p{Script=Thai}/gu,
  zh: /\p{Script=Han}/gu,
};
/** With fewer words chance decides. */
const FEWEST_WORDS = 8;
/** How much larger the share of another language's small words must be. */
const CLEAR_LEAD = 0.2;

/** @returns whether a paragraph is plainly in another language than its page says. In doubt it is not. */
export function isForeign(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = SCRIPTS[language];
  if (script) return letters >= 20 && (text.match(script)?.length ?? 0) / letters < 0.3;
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return false;
  const own = shareOf(words, language);
  return COMPARED.some((other) => other !== language && shareOf(words, other) > own + CLEAR_LEAD);
}

function shareOf(words: readonly string[], language: string): number {
  return words.filter((word) => isStopWord(word, language)).length / words.length;
}
