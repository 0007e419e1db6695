import { isStopWord, piecesOf, primaryLanguage, segmenterFor, stemOf } from '../../libs/text/index.js';

/** A word of a text, its place in UTF-16 units, and its stem; a stop word ("of", "the") has none. */
export interface TextWord {
  readonly start: number;
  readonly end: number;
  readonly term: string | null;
}

export function wordsOf(text: string, language: string): TextWord[] {
  const primary = primaryLanguage(language);
  const words: TextWord[] = [];
  for (const piece of piecesOf(text)) {
    for (const { index, isWordLike, segment } of segmenterFor(primary, 'word').segment(piece.text)) {
      if (!isWordLike) continue;
      const lower = segment.normalize('NFKC').toLocaleLowerCase(primary);
      const start = piece.start + index;
      const isLight = isStopWord(lower, primary) || /^[\p{L}\p{N}]$/u.test(lower);
      words.push({ start, end: start + segment.length, term: isLight ? null : stemOf(segment, primary) });
    }
  }
  return words;
}

/** @returns the terms of a page's name, in order: the words of its title or of a link to it, without stop words */
export function termsOfName(name: string, language: string): string[] {
  return wordsOf(name, language).flatMap(({ term }) => term ?? []);
}

/** A place where a text names a page. */
export interface Naming {
  readonly start: number;
  readonly end: number;
  /** How many words of the name are there, and which is the first. */
  readonly terms: number;
  readonly from: number;
}

/** What may separate two words of one name: no comma, no full stop. */
const JOINT = /^[\s\u00a0'’\u2010\u2011-]*$/;

/**
 * Finds where a text has some words of a name in their order, one directly after the other; stop words may come
 * between them.
 * @param least how many words of the name a place must have
 * @returns the longest at each place, in order
 */
export function namingsIn(
  text: string,
  words: readonly TextWord[],
  name: readonly string[],
  least: number,
): Naming[] {
  const places = new Map<string, number[]>();
  for (const [index, term] of name.slice(0, name.length - least + 1).entries())
    places.set(term, [...(places.get(term) ?? []), index]);
  const found: Naming[] = [];
  for (const [index, { term }] of words.entries()) {
    let best: Naming | null = null;
    for (const from of term === null ? [] : (places.get(term) ?? [])) {
      const run = runFrom(text, words, index, name, from);
      if (run.terms >= least && run.terms > (best?.terms ?? 0)) best = run;
    }
    if (best) found.push(best);
  }
  return found;
}

/** @param from the word of the name that the first word of the text is */
function runFrom(
  text: string,
  words: readonly TextWord[],
  first: number,
  name: readonly string[],
  from: number,
): Naming {
  const start = words[first]?.start ?? 0;
  let end = words[first]?.end ?? 0;
  let terms = 1;
  for (let at = first + 1; at < words.length && from + terms < name.length; at += 1) {
    const [before, word] = [words[at - 1], words[at]];
    if (!before || !word || !JOINT.test(text.slice(before.end, word.start))) break;
    if (word.term === null) continue;
    if (word.term !== name[from + terms]) break;
    terms += 1;
    end = word.end;
  }
  return { start, end, terms, from };
}

/** Letters of scripts that do not separate words: there a phrase may begin and end anywhere. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** @returns where a text has a phrase word for word, in order; capitals and spaces do not matter */
export function phraseIn(text: string, phrase: string): Naming[] {
  const parts = phrase.trim().split(/\s+/);
  const letters = Array.from(parts.join(''));
  const [first = '', last = ''] = [letters[0], letters.at(-1)];
  if (first === '') return [];
  const before = UNPARTED.test(first) ? '' : '(?<![\\p{L}\\p{N}\\p{M}])';
  const behind = UNPARTED.test(last) ? '' : '(?![\\p{L}\\p{N}\\p{M}])';
  const body = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('\\s+');
  return [...text.matchAll(new RegExp(`${before}${body}${behind}`, 'giu'))].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
    terms: parts.length,
    from: 0,
  }));
}
