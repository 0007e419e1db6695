import { countTerms, inverseFrequency, type TermCounts, type TermRarity } from './relevance.js';
import { foldCase } from './fold-case.js';
import { piecesOf, primaryLanguage, segmenterFor } from './segmenter.js';
import { stemOf, termsOf, thingsIn } from './terms.js';
import { withoutFrame } from './language/frame-words.js';

/** One word of what a brief asks about. */
export interface SubjectTerm {
  /** As `termsOf` gives it. */
  readonly term: string;
  /** Other terms, any of which names the same: "backup" for "back up". Absent where there are none. */
  readonly also?: readonly string[];
  /** As the brief has it, for messages. */
  readonly word: string;
  /** 0 to 1; those of a subject sum to 1. Rare words weigh more. */
  readonly weight: number;
  /** Whether a text that never names it is not about the subject. */
  readonly required: boolean;
}

/** What a brief asks about, without the words that frame it ("how to", "for beginners"). Plain data: it is stored with the sources. */
export interface Subject {
  /** BCP 47 tag. */
  readonly language: string;
  /** In the order of the brief; none when it names nothing. */
  readonly terms: readonly SubjectTerm[];
}

/** The words of a brief that say what is asked about. */
export interface AskedWords {
  readonly input: string;
  readonly keywords?: readonly string[] | undefined;
}

/** A term is required from this share of the heaviest one's weight on, or of the most frequent one's passages. */
const REQUIRED = 0.5;
/** Of fewer pages, which may all be about the subject, nothing tells that a word is common. */
const FEWEST_PAGES = 20;
/** What a brief of a page or more says first is what it asks about. As many more are of its keywords. */
const MOST_TERMS = 40;
/** Words that no page has are what is asked about where the others make up less than this: "Kubernetes" on a site about Debian. */
const LEAST_KNOWN = 0.2;

/** Not the dots of "Node.js" and "R. A. Fisher". */
const LINE_ENDS = /[\n!?。！？]+|(?<!(?:^|\s)\p{Lu})\.(?=\s|$)/u;

/**
 * What a brief asks about.
 *
 * @param asked its input, and its keywords
 * @param site in how many pages of a site terms occur, whatever these are about, as far as they are known: the rarer the
 *   heavier. Of fewer than twenty pages all terms weigh alike
 * @param passages of texts that are about the subject; they tell what is required where there is no site: what most of them
 *   name, and what none of them does
 */
export function subjectOf(
  asked: AskedWords,
  language: string,
  site: TermRarity = NO_TEXTS,
  passages: TermRarity = NO_TEXTS,
): Subject {
  const found = new Map<string, Asked>();
  const isKnown = site.texts >= FEWEST_PAGES;
  const known = isKnown ? site : passages;
  const lines = asked.input.split(LINE_ENDS).map((line) => withoutFrame(line, language));
  for (const line of lines) addTerms(found, line, language, known, MOST_TERMS);
  const most = found.size + MOST_TERMS;
  for (const keyword of asked.keywords ?? []) addTerms(found, keyword, language, known, most);
  const raw = [...found.values()].map((each) => {
    const holding = holdingAny(each, known);
    return { each, holding, rarity: isKnown ? inverseFrequency(known, holding) ** 2 : 1 };
  });
  const sum = sumOf(raw);
  const present = raw.filter(({ holding }) => holding > 0);
  const tells = isKnown && sumOf(present) < LEAST_KNOWN * sum ? raw : present;
  const heaviest = Math.max(0, ...tells.map((term) => (isKnown ? term.rarity : term.holding)));
  const isRequired = (term: (typeof raw)[number]) => {
    // Passages that name none of the subject tell nothing; those that name some of it may still leave out what it is about.
    if (!isKnown && term.holding === 0) return heaviest > 0;
    return tells.includes(term) && (isKnown ? term.rarity : term.holding) >= REQUIRED * heaviest;
  };
  return {
    language,
    terms: raw.map((term) => ({
      ...term.each,
      weight: term.rarity / sum,
      required: isRequired(term),
    })),
  };
}

/** @returns all terms of which `subjectOf` may ask how rare they are */
export function subjectTerms(asked: AskedWords, language: string): string[] {
  // A site that has all joined verbs, and one that has none: either way no word is left out that the other leaves room for.
  const terms = [1, 0].flatMap((holding) => {
    return subjectOf(asked, language, { texts: FEWEST_PAGES, holding: () => holding }).terms;
  });
  return [...new Set(terms.flatMap(({ term, also = [] }) => [term, ...also]))];
}

/** Languages that write a compound as one word: "Akkulaufzeit" names an "Akku". */
const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da', 'nb', 'nn', 'no']);
/** Shorter ones begin and end words that have nothing to do with them. */
const SHORTEST_PART = 4;
/** What makes another word of a word, not a compound: "Sicherheit" is no kind of "Sicherung", nor is "Versicherung". */
const DERIVED = /^(?:[hk]ei[dt]|he[dt]|lich|lijk|lig|isch|isk|bar|sam|los)|^(?:ver|ent|zer)$/;
/** Chosen: forty pages have some ten thousand different words; more take the time of others. */
const MOST_WORDS = 20_000;
/** Of one term: a page has a few of them, and the subject is stored. */
const MOST_COMPOUNDS = 20;

/**
 * @param vocabulary terms of texts that were read, each once; of very many, those behind the first 20,000 are left out
 * @returns the subject, which is also named by those of them that begin or end with a term of it, where the language writes
 *   compounds as one word
 */
export function withCompounds(subject: Subject, vocabulary: Iterable<string>): Subject {
  if (!COMPOUNDING.has(primaryLanguage(subject.language))) return subject;
  const words: string[] = [];
  for (const word of vocabulary) if (words.push(word) === MOST_WORDS) break;
  const own = new Set(subject.terms.flatMap(({ term, also = [] }) => [term, ...also]));
  return {
    ...subject,
    terms: subject.terms.map((each) => {
      const { term, also = [] } = each;
      if (term.length < SHORTEST_PART) return each;
      const compounds = words.filter((word) => !own.has(word) && isCompoundOf(term, word));
      if (compounds.length === 0) return each;
      return { ...each, also: [...also, ...compounds.slice(0, MOST_COMPOUNDS)] };
    }),
  };
}

function isCompoundOf(term: string, word: string): boolean {
  if (word.length < term.length + 3) return false;
  const rests = [
    ...(word.startsWith(term) ? [word.slice(term.length)] : []),
    ...(word.endsWith(term) ? [word.slice(0, -term.length)] : []),
  ];
  return rests.some((rest) => !DERIVED.test(rest));
}

const NO_TEXTS: TermRarity = { texts: 0, holding: () => 0 };

function sumOf(terms: readonly { readonly rarity: number }[]): number {
  return terms.reduce((total, { rarity }) => total + rarity, 0);
}

/** @returns whether a text has a term of a subject, or what else names the same */
export function namesTerm(
  { term, also = [] }: Pick<SubjectTerm, 'term' | 'also'>,
  text: TermCounts,
): boolean {
  return text.has(term) || also.some((other) => text.has(other));
}

/** @returns how much of a subject a text names, 0 to 1; 1 for a subject without terms */
export function subjectCover(subject: Subject, text: TermCounts): number {
  if (subject.terms.length === 0) return 1;
  return subject.terms.reduce((sum, term) => sum + (namesTerm(term, text) ? term.weight : 0), 0);
}

/**
 * Of BM25. Its usual constant of 1.2 takes ten mentions of a word for hardly more than three; a page about a thing names it
 * again and again. Set by 30 briefs to two manuals of 127 and 1,167 pages: of the ten best pages above half of the best
 * one's score, the pages that belong hold 0.68 of the words at 12 and 0.58 at 1.2.
 */
const K1 = 12;
/** The usual share of a text's length in BM25. */
const B = 0.75;

/**
 * How much a text says about a subject: BM25 with the subject's weights. Comparable among texts of one site.
 *
 * @param text its terms, of which those of the subject alone are looked at
 * @param length its number of terms
 * @param meanLength of the site's texts
 */
export function subjectScore(subject: Subject, text: TermCounts, length: number, meanLength: number): number {
  const damp = K1 * (1 - B + (B * length) / Math.max(1, meanLength));
  return subject.terms.reduce((sum, { term, also = [], weight }) => {
    const count = [term, ...also].reduce((all, each) => all + (text.get(each) ?? 0), 0);
    return count === 0 ? sum : sum + (weight * count * (K1 + 1)) / (count + damp);
  }, 0);
}

/** The subject's terms, as `TermStatistics` reads a query. */
export function subjectQuery({ terms }: Subject): TermCounts {
  return countTerms(terms.flatMap(({ term, also = [] }) => [term, ...also]));
}

type Asked = Pick<SubjectTerm, 'term' | 'also' | 'word'>;

function addTerms(
  found: Map<string, Asked>,
  phrase: string,
  language: string,
  known: TermRarity,
  most: number,
): void {
  if (found.size >= most) return;
  const parts = new Set<string>();
  for (const { verb, noun, word } of primaryLanguage(language) === 'en' ? joinedVerbs(phrase) : []) {
    const [term] = termsOf(noun, language);
    // "A firewall on a server" has no verb, and no site writes "firewallon".
    if (term === undefined || known.holding(term) === 0) continue;
    const also = termsOf(verb, language);
    for (const part of also) parts.add(part);
    if (found.size >= most) return;
    if (!found.has(term)) found.set(term, { term, word, ...(also.length > 0 ? { also } : {}) });
  }
  const words = wordsByTerm(phrase, language);
  const terms = thingsIn(phrase, language);
  for (const term of terms.length > 0 ? terms : shortTerms(phrase, language, known)) {
    if (found.size >= most) return;
    if (!found.has(term) && !parts.has(term))
      found.set(term, { term, word: words.get(term) ?? spelledIn(phrase, term) });
  }
}

/**
 * What a phrase of words that `termsOf` drops is about: "AI" is a word of a text, and in a line of capitals it is taken for "ai";
 * so are "Go" and "R" by themselves. Those of several are taken where texts have them as terms: of "IT IN HR" all but "in".
 */
function shortTerms(phrase: string, language: string, known: TermRarity): string[] {
  const words = [...piecesOf(phrase)].flatMap(({ text }) =>
    [...segmenterFor(language, 'word').segment(text)].flatMap(({ segment, isWordLike }) =>
      isWordLike ? [segment] : [],
    ),
  );
  const isName = words.length === 1 && /^\p{Lu}\p{L}{0,4}$/u.test(words[0] ?? '');
  return words.map(foldCase).filter((word) => isName || known.holding(word) > 0);
}

/** @returns how many texts hold the commonest of its forms */
function holdingAny({ term, also = [] }: Asked, known: TermRarity): number {
  return Math.max(...[term, ...also].map((each) => known.holding(each)));
}

/**
 * English writes the thing that one does by "backing up" as "backup", and "logging in" makes a "login": a site's headings
 * have the noun where a brief has the verb.
 */
function joinedVerbs(
  text: string,
): { readonly verb: string; readonly noun: string; readonly word: string }[] {
  return [...text.toLowerCase().matchAll(/\b([a-z]{3,12})[ -](up|in|out|off|on|down|over|back)\b/g)].flatMap(
    ([word, verb = '', particle = '']) => {
      const stem = verb
        .replace(/(?:ing|ed|s)$/, '')
        .replace(/([b-df-hj-np-tv-z])\1$/, verb.endsWith('ing') ? '$1' : '$1$1');
      return stem.length >= 3 ? [{ verb, noun: stem + particle, word }] : [];
    },
  );
}

/** @returns a term of marks as a phrase has it: "C++" */
function spelledIn(phrase: string, term: string): string {
  const at = phrase.toLowerCase().indexOf(term);
  return at === -1 ? term : phrase.slice(at, at + term.length);
}

/** @returns the words of a phrase by their terms; each by its first spelling */
function wordsByTerm(phrase: string, language: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const piece of piecesOf(phrase)) {
    for (const { segment, isWordLike } of segmenterFor(language, 'word').segment(piece.text)) {
      if (!isWordLike) continue;
      for (const term of [stemOf(segment, language), foldCase(segment), segment])
        if (!words.has(term)) words.set(term, segment);
    }
  }
  return words;
}
