import { newStemmer } from 'snowball-stemmers';
import { piecesOf, primaryLanguage, segmenterFor } from './segmenter.js';
import { shortNameAt } from './language/short-names.js';
import { isStopWord } from './language/stop-words.js';

/** Languages with a stemmer; in the others a word is its own term. */
const STEMMERS: Readonly<Record<string, string>> = {
  ar: 'arabic',
  ca: 'catalan',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hu: 'hungarian',
  hy: 'armenian',
  it: 'italian',
  nb: 'norwegian',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sl: 'slovene',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
};

/** Chinese, Japanese and Korean: words are not separated by spaces, or include their particles. */
const CJK_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+/gu;
const HIRAGANA_ONLY = /^\p{Script=Hiragana}+$/u;
const HAS_CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Verbs and the nouns made of them, which the stemmers keep apart: "sichern" and "Sicherung", "installieren" and
 * "Installation". Each form is stemmed as one of them; at least four letters come before the ending, so that "Station" and
 * "Tieren" stay what they are. German verbs in -ern and -eln are written small, "Servern" and "Kindern" are not.
 */
const FAMILIES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/^(\p{Ll}{3,}e[lr])n$/u, '$1ung'],
    // The plural and genitive of what was borrowed: "Akkus", "Laptops", "Videos", but not "Rathaus".
    [/^(\p{L}{2,}(?:[opy]|[^aeä]u))s$/u, '$1'],
    [/^(\p{L}{4,})(?:ier(?:en|te?[mnrs]?)|ation(?:en)?)$/u, '$1ierung'],
  ],
  nl: [[/^(\p{L}{4,})(?:atie[s]?|ering(?:en)?)$/u, '$1eren']],
  sv: [[/^(\p{L}{4,})(?:ation(?:en|er|erna)?|ering(?:en|ar|arna)?)$/u, '$1era']],
  da: [[/^(\p{L}{4,})(?:ation(?:en|er|erne)?|ering(?:en|er|erne)?)$/u, '$1ere']],
  nb: [[/^(\p{L}{4,})(?:asjon(?:en|er|ene)?|ering(?:en|er|ene)?)$/u, '$1ere']],
};

/** Words that lean on the next with an apostrophe: "l'installation" is an "installation", and "dell'acqua" is "acqua". */
const ELIDED: Readonly<Record<string, RegExp>> = {
  fr: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)'(?=\p{L})/iu,
  it: /^(?:[cdlmnstv]|un|dell|nell|all|sull|dall|coll|quell|quest|bell|sant|senz|anch|tutt)'(?=\p{L})/iu,
  ca: /^[dlmnst]'(?=\p{L})/iu,
};

/** Chosen: stems are cached, because stemming costs more than all the rest; the bound limits the memory of a worker. */
const MAX_CACHED_STEMS = 50_000;

class Stemming {
  private readonly stems = new Map<string, string>();
  private readonly stemmer;

  private readonly families;

  constructor(
    algorithm: string,
    private readonly language: string,
  ) {
    this.stemmer = newStemmer(algorithm);
    this.families = FAMILIES[language] ?? [];
  }

  /** @param word as it is written */
  stem(word: string): string {
    let stem = this.stems.get(word);
    if (stem === undefined) {
      const family = this.families.find(([form]) => form.test(word));
      const named = family ? word.replace(...family) : word;
      stem = this.stemmer.stem(named.toLocaleLowerCase(this.language));
      if (this.stems.size >= MAX_CACHED_STEMS) this.stems.clear();
      this.stems.set(word, stem);
    }
    return stem;
  }
}

const stemmings = new Map<string, Stemming | null>();

function stemmingOf(language: string): Stemming | null {
  let stemming = stemmings.get(language);
  if (stemming === undefined) {
    const algorithm = STEMMERS[language];
    stemming = algorithm ? new Stemming(algorithm, language) : null;
    stemmings.set(language, stemming);
  }
  return stemming;
}

/**
 * The terms of a text, in order and with repeats: lower case, without stop words, stemmed where the language has a stemmer.
 * Runs of Chinese, Japanese or Korean letters become pairs of letters.
 * @param language BCP 47 tag.
 */
export function termsOf(text: string, language: string): string[] {
  const primary = primaryLanguage(language);
  const normal = text.normalize('NFKC').replaceAll('’', "'");
  if (!HAS_CJK.test(normal)) return wordTerms(normal, primary);
  const terms: string[] = [];
  let from = 0;
  for (const match of normal.matchAll(CJK_RUN)) {
    for (const term of wordTerms(normal.slice(from, match.index), primary)) terms.push(term);
    for (const pair of letterPairs(match[0])) {
      if (!HIRAGANA_ONLY.test(pair) && !isStopWord(pair, primary)) terms.push(pair);
    }
    from = match.index + match[0].length;
  }
  for (const term of wordTerms(normal.slice(from), primary)) terms.push(term);
  return terms;
}

export const CHINESE_OR_JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The terms that name things, each once: of the pairs of letters in Chinese and Japanese those without a particle, for one
 * that joins two words ("れ何") is rare and says nothing.
 */
export function thingsIn(text: string, language: string): string[] {
  const terms = [...new Set(termsOf(text, language))];
  if (!CHINESE_OR_JAPANESE.test(text)) return terms;
  const things = terms.filter(
    (term) => !CHINESE_OR_JAPANESE.test(term) || /^[\p{Script=Han}\p{Script=Katakana}ー]{2}$/u.test(term),
  );
  return things.length > 0 ? things : terms.filter((term) => /^(?![何誰])\p{Script=Han}/u.test(term));
}

/** @returns the stem of one word in lower case, also of a stop word; the word itself in a language without a stemmer. */
export function stemOf(word: string, language: string): string {
  const primary = primaryLanguage(language);
  const normal = withoutElision(word.normalize('NFKC').replaceAll('’', "'"), primary);
  return stemmingOf(primary)?.stem(normal) ?? normal.toLocaleLowerCase(primary);
}

function wordTerms(text: string, primary: string): string[] {
  const stemming = stemmingOf(primary);
  // `IT` and `US` are names unless the whole text is in capitals.
  const hasLowerCase = /\p{Ll}/u.test(text);
  const terms: string[] = [];
  for (const piece of piecesOf(text)) {
    for (const part of segmenterFor(primary, 'word').segment(piece.text)) {
      if (!part.isWordLike) continue;
      const lower = part.segment.toLocaleLowerCase(primary);
      const name = shortNameAt(piece.text, part.index, part.index + part.segment.length, primary);
      if (name !== null) {
        terms.push(name);
        continue;
      }
      const acronym = hasLowerCase && /^\p{Lu}{2,5}$/u.test(part.segment);
      if (!acronym && isSmall(lower, primary)) continue;
      const bare = withoutElision(part.segment, primary);
      if (bare !== part.segment && isSmall(bare.toLocaleLowerCase(primary), primary)) continue;
      terms.push(stemming && !acronym ? stemming.stem(bare) : lower);
    }
  }
  return terms;
}

function isSmall(lower: string, primary: string): boolean {
  return isStopWord(lower, primary) || /^\p{L}$/u.test(lower);
}

function withoutElision(word: string, primary: string): string {
  const elided = ELIDED[primary];
  return elided ? word.replace(elided, '') : word;
}

function letterPairs(run: string): string[] {
  const letters = Array.from(run);
  if (letters.length === 1) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}
