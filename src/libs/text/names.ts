import { primaryLanguage, segmenterFor } from './segmenter.js';
import { isStopWord } from './language/stop-words.js';

/** German writes every noun with a capital, so a capital does not mark names there. */
const CAPITALS_EVERYWHERE = new Set(['de', 'lb']);
const STARTS_ANEW = /[.!?:;“"„«([]\s*$/u;

/**
 * Words that look like names: a capital where the sentence does not require one, or a run of them at its start. Scripts
 * without capitals have no such names.
 */
export function namesIn(text: string, language: string): string[] {
  const primary = primaryLanguage(language);
  if (CAPITALS_EVERYWHERE.has(primary)) return [];
  const words = [...segmenterFor(primary, 'word').segment(text.slice(0, 2000))].filter(
    (each) => each.isWordLike,
  );
  const isCapital = (word: string | undefined) => word !== undefined && /^\p{Lu}[\p{L}\p{N}]/u.test(word);
  return words.flatMap(({ segment, index }, at) => {
    const word = segment.replace(/['’]s$/u, '');
    if (!isCapital(word) || isStopWord(word.toLocaleLowerCase(primary), primary)) return [];
    const asked = index === 0 || STARTS_ANEW.test(text.slice(0, index)) || at === 0;
    return !asked || isCapital(words[at + 1]?.segment) ? [word] : [];
  });
}
