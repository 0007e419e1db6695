import { foldedWords, isStopWord } from '../../text/index.js';

/** Languages that pages are left half translated from or into, distinguished by their small words. */
const COMPARED = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  ko: /\p{Script=Hangul}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  zh: /\p{Script=Han}/gu,
};
/** With fewer words chance decides. */
const FEWEST_WORDS = 8;
/** How much larger the share of another language's small words is where a paragraph is plainly in it. */
const CLEAR_LEAD = 0.2;

/**
 * @param language primary subtag
 * @returns whether a paragraph is plainly in another language than its page; in doubt it is not
 */
export function isForeign(text: string, language: string): boolean {
  const script = SCRIPTS[language];
  if (script) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    return letters > 20 && (text.match(script)?.length ?? 0) < letters / 4;
  }
  if (!COMPARED.includes(language)) return false;
  const words = [...foldedWords(text.slice(0, 1000))];
  if (words.length < FEWEST_WORDS) return false;
  const share = (of: string) => words.filter((word) => isStopWord(word, of)).length / words.length;
  const own = share(language);
  return COMPARED.some((other) => other !== language && share(other) > own + CLEAR_LEAD);
}
