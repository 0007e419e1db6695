import { newStemmer } from 'snowball-stemmers';
import { piecesOf, primaryLanguage } from './segmenter.js';
import { shortNameAt } from './language/short-names.js';
import { isStopWord } from './language/stop-words.js';
import { wordSpansOf } from './word-spans.js';

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
  // `IT` and `US` are names unless the whole text is in capitals.
  const keepsAcronyms = /\p{Ll}/u.test(text);
  const terms: string[] = [];
  for (const { text: piece } of piecesOf(text)) {
    const known = knownTermsOf(primary, keepsAcronyms);
    const { count, starts, ends } = wordSpansOf(piece);
    for (let at = 0; at < count; at += 1) {
      const [start, end] = [starts[at] ?? 0, ends[at] ?? 0];
      const word = piece.slice(start, end);
      let term = shortNameAt(piece, start, end, primary) ?? known.get(word);
      if (term === undefined) {
        term = termOf(word, primary, keepsAcronyms);
        // A slice would keep the whole text in memory.
        known.set(Buffer.from(word, 'utf16le').toString('utf16le'), term);
        knownWords += 1;
      }
      if (term !== null) terms.push(term);
    }
  }
  return terms;
}

/** Words and their terms, null for none, by language and `keepsAcronyms`: nearly all words of a text were met before. */
const knownTerms = new Map<string, Map<string, string | null>>();
let knownWords = 0;

function knownTermsOf(primary: string, keepsAcronyms: boolean): Map<string, string | null> {
  if (knownWords >= MAX_CACHED_STEMS) {
    knownTerms.clear();
    knownWords = 0;
  }
  const name = `${primary} ${String(keepsAcronyms)}`;
  const known = knownTerms.get(name) ?? new Map<string, string | null>();
  knownTerms.set(name, known);
  return known;
}

/** @returns null for a word that is left out: a stop word, a single letter */
function termOf(word: string, primary: string, keepsAcronyms: boolean): string | null {
  const lower = word.toLocaleLowerCase(primary);
  if (keepsAcronyms && /^\p{Lu}{2,5}$/u.test(word)) return lower;
  if (isSmall(lower, primary)) return null;
  const bare = withoutElision(word, primary);
  if (bare !== word && isSmall(bare.toLocaleLowerCase(primary), primary)) return null;
  return stemmingOf(primary)?.stem(bare) ?? lower;
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

/** Letters that stems of one family share (none: one layout of 15 more differs, and .006 of the AUC on WiCE). */
const KIN_LETTERS = 5;

/** Languages that write compounds as one word, of which the last part says what it is: "Datensicherung". */
const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da', 'no', 'nb', 'nn', 'fi', 'et', 'hu', 'is']);
/** What makes a word say something else is no part of a compound, nor is anything as short. */
const PREFIX = /^(?:.{1,3}|anti|fehl|gegen|kontra|miss|nicht|niet|pseudo|tegen|unter|wider|wieder|über)$/u;
/** Prefixes that deny, in the languages of Europe's west. */
export const DENYING_PREFIXES = ['un', 'in', 'im', 'il', 'ir', 'non', 'dis'];

/**
 * @param language primary subtag
 * @returns whether two stems are alike, or of words of one family: "visit" and "visitor", "Sicherung" and "Datensicherung". A
 *   word that merely holds another or ends with it is none ("reunion"), but for the denied ("unaffected"), of which
 *   `faithfulness` tells which of the two is denied.
 */
export function isKin(a: string, b: string, language: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < KIN_LETTERS) return false;
  if (long.startsWith(short)) return true;
  if (!long.endsWith(short)) return false;
  const before = long.slice(0, -short.length);
  return DENYING_PREFIXES.includes(before) || (COMPOUNDING.has(language) && !PREFIX.test(before));
}
