import { segmentSentences } from '../text/index.js';
import { classListsOf, type ClassLists } from './class-lists.js';
import { Reading } from './reading.js';

export type FaultKind =
  | 'instruction'
  | 'advert'
  | 'unit'
  | 'polarity'
  | 'quantifier'
  | 'certainty'
  | 'time'
  | 'cause'
  | 'name'
  | 'roles'
  | 'number_roles'
  | 'attribution';

/** What a sentence says otherwise than its evidence, and why that is thought; the reason is a plain sentence. */
export interface Fault {
  readonly kind: FaultKind;
  readonly reason: string;
}

/** A sentence and what it rests on. */
export interface Statement {
  readonly text: string;
  /** The passages that it cites. */
  readonly quotes: readonly string[];
  /** What stands around the passages: headings, the text before them. Only names may rest on it. */
  readonly around: string;
  /** BCP 47 tag of both. */
  readonly language: string;
}

/** A statement, read for all rules. */
export class Comparison {
  readonly lists: ClassLists;
  readonly claim: Reading;
  /** The sentences of the evidence. */
  readonly evidence: readonly Reading[];
  /** Those of them that speak of what the claim speaks of. */
  readonly near: readonly Reading[];
  /** Those of them that share the most words with it: one, or several that share as many. */
  readonly nearest: readonly Reading[];

  constructor(readonly statement: Statement) {
    const { text, quotes, language } = statement;
    this.lists = classListsOf(language);
    this.claim = new Reading(text, this.lists);
    this.evidence = quotes.flatMap((quote) =>
      segmentSentences(quote, language).map((sentence) => new Reading(sentence.text, this.lists)),
    );
    const shared = this.evidence.map((reading) => sharedStems(reading, this.claim));
    const most = Math.max(1, ...shared);
    this.near = this.evidence.filter((_, index) => (shared[index] ?? 0) * 2 >= most);
    this.nearest = this.evidence.filter((_, index) => shared[index] === most);
  }

  /** Whether a number, month or weekday of the claim stands in this sentence of the evidence and in no other. */
  isTiedTo(reading: Reading): boolean {
    return this.claim.tokens.some(
      ({ word, number }) =>
        (number !== null || this.lists.months.includes(word) || this.isWeekday(word)) &&
        hasValue(reading, word) &&
        !this.evidence.some((other) => other !== reading && hasValue(other, word)),
    );
  }

  private isWeekday(word: string): boolean {
    return this.lists.weekdays.some((day) => word === day || word === `${day}s`);
  }
}

export type Rule = (comparison: Comparison) => Fault | null;

export function sharedStems(a: Reading, b: Reading): number {
  let shared = 0;
  for (const stem of a.stems) if (b.stems.has(stem)) shared += 1;
  return shared;
}

function hasValue({ words }: Reading, word: string): boolean {
  return words.includes(word);
}

/** The words of a cue as they are written. */
export function written({ tokens }: Reading, { at, length }: { at: number; length: number }): string {
  return tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ');
}
