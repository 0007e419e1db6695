import { clausesOf } from '../../libs/faithfulness/index.js';
import {
  countTerms,
  foldText,
  foldedWords,
  holdsPhrase,
  indexOfWords,
  isAmong,
  isKin,
  namesIn,
  numbersIn,
  primaryLanguage,
  readingsIn,
  segmentSentences,
  termsOf,
  TermStatistics,
  withoutTail,
} from '../../libs/text/index.js';

/** How a passage supports a sentence; `semantic` and `model` are for checkers that compare more than words. */
export const EVIDENCE_MATCHES = ['verbatim', 'near', 'lexical', 'semantic', 'model'] as const;
export type EvidenceMatch = (typeof EVIDENCE_MATCHES)[number];

/** Of a sentence's word pairs: from this share on, the wording is the passage's own but for a slip or two. */
const NEAR = 0.8;

/** Chosen, as for the passages of a writer with a language model: neighbouring sentences that together support a clause. */
const LONGEST_WINDOW = 3;
/** Chosen: a clause of fewer terms is measured with the one before it. */
const FEWEST_TERMS = 3;

export interface Support {
  readonly match: EvidenceMatch;
  /** 0 to 1. */
  readonly score: number;
  /** The part of the score that counts words alone, without names and numbers: 0 to 1. */
  readonly words: number;
}

export interface SupportOptions {
  /** How rare terms are where the passages come from; among the sentences of the passages where it is absent. */
  readonly rarity?: (() => TermStatistics) | undefined;
  /** Text before the passages, whose names they may mean by "it". */
  readonly around?: string | undefined;
}

/**
 * How far passages support a sentence, measured by the words that they share. It detects neither a negation nor the same
 * words in another order.
 *
 * @returns `score` 0 to 1: how much of its clauses' terms, by their rarity, stands in at most three neighbouring sentences, as
 * they are or in words of one family, times the shares of its names and of its numbers that the passages have. ADR 047 says
 * what it was measured on.
 */
export function supportOf(
  text: string,
  passages: readonly string[],
  language: string,
  { rarity, around = '' }: SupportOptions = {},
): Support {
  const folded = bare(text);
  if (folded === '' || passages.some((passage) => indexOfWords(foldText(passage), folded) !== -1))
    return { match: 'verbatim', score: 1, words: 1 };
  const sentences = passages
    .flatMap((passage) => segmentSentences(passage, language))
    .map((sentence) => countTerms(termsOf(sentence.text, language)));
  const windows = sentences.flatMap((_, from) =>
    Array.from(
      { length: Math.min(LONGEST_WINDOW, sentences.length - from) },
      (__, more) => new Set(sentences.slice(from, from + more + 1).flatMap((terms) => [...terms.keys()])),
    ),
  );
  const statistics = rarity?.() ?? new TermStatistics(sentences);
  const words = coverOfClauses(clauseTerms(text, language), windows, statistics, language);
  const score =
    words * shareOfNames(text, [...passages, around], language) * shareOfNumbers(text, passages, language);
  const pairs = pairsOf(text);
  const known = new Set(passages.flatMap((passage) => pairsOf(passage)));
  const near = pairs.length > 0 && pairs.filter((pair) => known.has(pair)).length / pairs.length >= NEAR;
  return { match: near ? 'near' : 'lexical', score: Math.round(score * 1000) / 1000, words };
}

/** The terms of each clause. */
function clauseTerms(text: string, language: string): Set<string>[] {
  const clauses: Set<string>[] = [];
  for (const clause of clausesOf(text, language)) {
    const terms = termsOf(clause, language);
    const last = clauses.at(-1);
    if (last && (terms.length < FEWEST_TERMS || last.size < FEWEST_TERMS))
      for (const term of terms) last.add(term);
    else clauses.push(new Set(terms));
  }
  return clauses;
}

/** @returns the mean over clauses, by their weight; 0 for function words only, of which nothing but the wording can be compared */
function coverOfClauses(
  clauses: readonly ReadonlySet<string>[],
  windows: readonly ReadonlySet<string>[],
  statistics: TermStatistics,
  language: string,
): number {
  const known = [...new Set(windows.flatMap((window) => [...window]))];
  let held = 0;
  let all = 0;
  for (const clause of clauses) {
    const terms = [...clause].map((term) => ({
      weight: statistics.heldWeight(term),
      family: known.filter((other) => isKin(term, other, primaryLanguage(language))),
    }));
    let best = 0;
    for (const window of windows) {
      let weight = 0;
      for (const each of terms) if (each.family.some((term) => window.has(term))) weight += each.weight;
      best = Math.max(best, weight);
    }
    held += best;
    all += terms.reduce((sum, { weight }) => sum + weight, 0);
  }
  return all === 0 ? 0 : held / all;
}

function shareOfNames(text: string, passages: readonly string[], language: string): number {
  const names = namesIn(text, language);
  if (names.length === 0) return 1;
  return names.filter((name) => passages.some((passage) => holdsPhrase(passage, name))).length / names.length;
}

function shareOfNumbers(text: string, passages: readonly string[], language: string): number {
  const numbers = numbersIn(text, language);
  if (numbers.length === 0) return 1;
  const held = new Set(passages.flatMap((passage) => [...readingsIn(passage, language)]));
  return numbers.filter((number) => isAmong(number, held)).length / numbers.length;
}

/** A sentence may lose or gain its full stop on the way into a list. */
function bare(text: string): string {
  return withoutTail(foldText(text), (letter) => /[\s.。…:;,]/u.test(letter));
}

function pairsOf(text: string): string[] {
  const words = foldedWords(text);
  return words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
}
