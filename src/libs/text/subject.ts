import { countTerms, TermStatistics, type TermCounts } from './relevance.js';
import { foldCase } from './fold-case.js';
import { segmenterFor } from './segmenter.js';
import { stemOf, termsOf } from './terms.js';
import { withoutFrame } from './language/frame-words.js';

/** One word of what a brief asks about. */
export interface SubjectTerm {
  /** As `termsOf` gives it. */
  readonly term: string;
  /** As the brief has it, for messages. */
  readonly word: string;
  /** 0 to 1; those of a subject sum to 1. Rare words weigh more. */
  readonly weight: number;
  /** Whether a text that never names it is not about the subject. */
  readonly required: boolean;
}

/** What a brief asks about, without the words that frame it ("how to", "a guide to"). Plain data: it is stored with the sources. */
export interface Subject {
  /** BCP 47 tag. */
  readonly language: string;
  /** In the order of the brief; none when it names nothing. */
  readonly terms: readonly SubjectTerm[];
}

/** A term is required from this share of the heaviest one's weight on. */
const REQUIRED = 0.5;

/**
 * What a brief asks about.
 *
 * @param asked its input, and its keywords
 * @param texts what is there to write from: how rare a word is among them decides how much it weighs; without any, all weigh alike
 */
export function subjectOf(
  asked: { readonly input: string; readonly keywords?: readonly string[] | undefined },
  language: string,
  texts: readonly TermCounts[] = [],
): Subject {
  const phrases = [withoutFrame(asked.input, language), ...(asked.keywords ?? [])];
  const words = new Map<string, string>();
  for (const phrase of phrases) {
    for (const term of termsOf(phrase, language)) {
      if (!words.has(term)) words.set(term, wordBehind(term, phrase, language));
    }
  }
  const statistics = new TermStatistics(texts);
  const raw = [...words].map(([term, word]) => ({ term, word, rarity: statistics.weight(term) ** 2 }));
  const sum = raw.reduce((total, { rarity }) => total + rarity, 0);
  const most = Math.max(0, ...raw.map(({ rarity }) => rarity));
  return {
    language,
    terms: raw.map(({ term, word, rarity }) => ({
      term,
      word,
      weight: rarity / sum,
      required: rarity >= REQUIRED * most,
    })),
  };
}

/** @returns how much of a subject a text names, 0 to 1; 1 for a subject without terms */
export function subjectCover(subject: Subject, text: TermCounts): number {
  if (subject.terms.length === 0) return 1;
  return subject.terms.reduce((sum, { term, weight }) => sum + (text.has(term) ? weight : 0), 0);
}

/** The subject's terms, as `TermStatistics` reads a query. */
export function subjectQuery({ terms }: Subject): TermCounts {
  return countTerms(terms.map(({ term }) => term));
}

function wordBehind(term: string, phrase: string, language: string): string {
  for (const { segment, isWordLike } of segmenterFor(language, 'word').segment(phrase)) {
    if (isWordLike && (stemOf(segment, language) === term || foldCase(segment) === term || segment === term))
      return segment;
  }
  return term;
}
