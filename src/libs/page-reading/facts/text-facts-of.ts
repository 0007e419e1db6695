import { createHash } from 'node:crypto';
import { type LanguageGuess, minhashOf, simhashOf, wordSpansOf, type WordSpans } from '../../text/index.js';
import type { TextFacts } from './page-facts.js';
import { PLACEHOLDER_PHRASES, type PlaceholderPhrase } from './placeholder-phrases.js';
import { readingEaseOf } from './reading-ease-of.js';

/** Chosen: with less confidence than this the detected language is no more reliable than the declared one. */
const SURE = 0.9;

/** Chosen: characters of Chinese, Japanese or Thai; about 800 words, and every threshold of a check is below 300. */
const MOST_BY_DICTIONARY = 1500;

/**
 * What checks and the search for duplicates need of a page's text.
 * @param main blocks of the main area separated by newlines, white space joined
 * @param boilerplate the same of navigation, headers, footers and asides
 * @param lang of `html`, as written
 * @param guessLanguage see `loadLanguageDetector`
 */
export function textFactsOf(
  main: string,
  boilerplate: string,
  lang: string | null,
  guessLanguage: (text: string, words: WordSpans) => LanguageGuess,
): TextFacts {
  const words = wordSpansOf(main, MOST_BY_DICTIONARY);
  const guess = guessLanguage(main, words);
  const language = guess.confidence >= SURE ? guess.language : (lang ?? guess.language);
  return {
    bodyWords: words.count + wordSpansOf(boilerplate, MOST_BY_DICTIONARY).count,
    mainWords: words.count,
    hash: createHash('sha256').update(main.toLowerCase().replaceAll('\n', ' ')).digest('hex'),
    minhash: minhashOf(words),
    simhash: simhashOf(words),
    language: guess.language,
    languageConfidence: guess.confidence,
    readingEase: language === null ? null : readingEaseOf(main, language),
    placeholders: placeholdersOf(main, words),
  };
}

/** Phrases by the hash of their first word, so that a page is not searched once a phrase. */
const byFirstWord = new Map<number, PlaceholderPhrase[]>();
for (const phrase of PLACEHOLDER_PHRASES) {
  const first = wordSpansOf(phrase).hashes[0] ?? 0;
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), phrase]);
}
/** A bit for the low six bits of each of those hashes: most words need no look-up in the map. */
const isFirstWord = Uint8Array.from({ length: 1024 }, (_, low) =>
  [...byFirstWord.keys()].some((hash) => (hash & 1023) === low) ? 1 : 0,
);

function placeholdersOf(text: string, words: WordSpans): PlaceholderPhrase[] {
  const found = new Set<PlaceholderPhrase>();
  for (let at = 0; at < words.count; at += 1) {
    const hash = words.hashes[at] ?? 0;
    if (isFirstWord[hash & 1023] !== 1) continue;
    for (const phrase of byFirstWord.get(hash) ?? []) {
      const start = words.starts[at] ?? 0;
      if (
        text
          .slice(start, start + phrase.length)
          .toLowerCase()
          .replace('\n', ' ') === phrase
      )
        found.add(phrase);
    }
  }
  return [...found];
}
