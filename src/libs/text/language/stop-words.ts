import { createRequire } from 'node:module';
import { primaryLanguage } from '../segmenter.js';

// The package is one JSON file; `import … with { type: 'json' }` still prints a warning on Node 20.
const lists = createRequire(import.meta.url)('stopwords-iso') as Readonly<Record<string, readonly string[]>>;

/**
 * English words of the list that name subjects: with them as stop words, "Choosing an index type" and "Shell basics for
 * system groups" would have no terms.
 */
const SUBJECTS_EN = new Set(
  (
    'amount area areas changes computer detail effect empty goods group groups home homepage index information ' +
    'interest invention item items member members microsoft netscape novel number numbers order orders page pages ' +
    'problem problems research room rooms section sections shell state states system test text value values ' +
    'webpage website width work world'
  ).split(' '),
);

const built = new Map<string, ReadonlySet<string>>();

/** Primary subtags of the languages that have a list. */
export const STOP_WORD_LANGUAGES: readonly string[] = Object.keys(lists);

/** @param language primary subtag. @returns its stop words in lower case; empty for a language without a list */
export function stopWordsOf(language: string): ReadonlySet<string> {
  let words = built.get(language);
  if (!words) {
    const list = lists[language === 'nb' || language === 'nn' ? 'no' : language] ?? [];
    words = new Set(language === 'en' ? list.filter((word) => !SUBJECTS_EN.has(word)) : list);
    built.set(language, words);
  }
  return words;
}

/** @param word in lower case. @returns false for every word of a language without a list. */
export function isStopWord(word: string, language: string): boolean {
  return stopWordsOf(primaryLanguage(language)).has(word);
}
