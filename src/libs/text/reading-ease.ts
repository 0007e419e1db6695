import { piecesOf, primaryLanguage, segmenterFor } from './segmenter.js';
import { segmentSentences } from './sentences.js';

/** The reading ease of a text, by a formula over the lengths of its words and sentences. */
export interface ReadingEase {
  /** `flesch`: more is easier, 0 to 100 mostly. `lix`: less is easier, 20 to 80 mostly. */
  readonly scale: 'flesch' | 'lix';
  /** One decimal. */
  readonly score: number;
}

/** Flesch (1948) takes samples of 100 words; with fewer the formulas are meaningless. */
const FEWEST_WORDS = 100;
/** By the definition of LIX (Björnsson 1968) a word of more letters is long. */
const LONG_WORD = 6;
/** LIX applies to words of letters that are separated by spaces. */
const ALPHABETIC = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}’'-]+$/u;

/** @returns null for fewer than 100 words, and for scripts without a formula here */
export function readingEase(text: string, language: string): ReadingEase | null {
  const words = wordsOf(text, language);
  if (words.length < FEWEST_WORDS) return null;
  if (words.filter((word) => ALPHABETIC.test(word)).length < words.length * 0.8) return null;
  const sentences = Math.max(1, segmentSentences(text, language).length);
  const perSentence = words.length / sentences;
  if (primaryLanguage(language) === 'en') {
    const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
    return {
      scale: 'flesch',
      score: rounded(206.835 - 1.015 * perSentence - 84.6 * (syllables / words.length)),
    };
  }
  const long = words.filter((word) => Array.from(word).length > LONG_WORD).length;
  return { scale: 'lix', score: rounded(perSentence + (100 * long) / words.length) };
}

function wordsOf(text: string, language: string): string[] {
  const words: string[] = [];
  for (const piece of piecesOf(text)) {
    for (const part of segmenterFor(language, 'word').segment(piece.text)) {
      if (part.isWordLike && /\p{L}/u.test(part.segment)) words.push(part.segment);
    }
  }
  return words;
}

/** English, by groups of vowels: right for nine words of ten, and the errors cancel out over a text. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const stem = letters
    .replace(/(?:[^lsxzcghaeiouy]es|[^dt]ed|[^laeiouy]e)$/, (end) => end[0] ?? '')
    .replace(/^y/, '');
  const groups = stem.match(/[aeiouy]+/g)?.length ?? 0;
  const hiatus = stem.match(/i[ao](?!u)|[^q]ua(?=[lt])|eo|[^c]ia$/g)?.length ?? 0;
  return Math.max(1, groups + (hiatus > 0 && !/[tcs]ion/.test(stem) ? 1 : 0));
}

function rounded(score: number): number {
  return Math.round(score * 10) / 10;
}
