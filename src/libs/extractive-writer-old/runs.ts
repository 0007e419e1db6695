import type { Source } from '../../domain/research/source.js';
import type { TermCounts } from '../text/index.js';

/** A sentence (or a list's item) of a source that may be printed; `start` and `end` are offsets in the source's text. */
export interface Fragment {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly words: number;
  readonly terms: TermCounts;
  /** It points to nothing outside itself. */
  readonly needsNothing: boolean;
}

/**
 * Sentences that stand side by side in one paragraph of a source and can be read as a paragraph of their own. This
 * is what the engine picks and places; it never takes a run apart, save from its end.
 */
export interface Run {
  /** Counts through all sources, in reading order. */
  readonly id: number;
  readonly source: Source;
  readonly group: Group;
  /** Of the first sentence. */
  readonly block: number;
  readonly sentences: readonly Fragment[];
  /** The list that the last sentence leads into; empty for plain prose. */
  readonly items: readonly (readonly Fragment[])[];
  /** The items are numbered in the source. */
  readonly ordered: boolean;
  /** The run that must stand before this one, for its first sentence leans on that one's last. */
  readonly needs: Run | null;
  /** It stands right under a short line that is neither sentence nor heading: the label of a box, most likely. */
  readonly aside: boolean;
  readonly words: number;
  readonly terms: TermCounts;
}

/** What stands under one heading of a source, up to the next. */
export interface Group {
  readonly source: Source;
  /** Cleaned; the source's title for what stands before its first heading. */
  readonly heading: string;
  /** 0 for the title's. */
  readonly level: number;
  readonly parent: Group | null;
  readonly runs: Run[];
}

/** A question that a source puts, and what it answers at once. */
export interface Question {
  readonly source: Source;
  readonly question: Pick<Fragment, 'text' | 'start' | 'end' | 'words'>;
  /** It begins with the first sentence under the question. */
  readonly answer: Run;
  /** The group that the question heads; null for a question in the text. */
  readonly headed: Group | null;
  /** A list, a listing or a table goes on from it, without which it may say nothing. */
  readonly goesOn: boolean;
}

/** The steps of a numbered list that may be printed as it stands. */
export interface Procedure {
  readonly source: Source;
  readonly group: Group;
  /** The paragraph that leads into it: "To bleed a radiator:". */
  readonly lead: readonly Fragment[];
  /** Of the first step. */
  readonly block: number;
  readonly steps: readonly (readonly Fragment[])[];
  /** With the lead. */
  readonly words: number;
  readonly terms: TermCounts;
}

/** A question that a source puts and leaves. */
export interface OpenQuestion {
  readonly source: Source;
  readonly group: Group;
  readonly question: Fragment;
}

export interface ReadSource {
  readonly source: Source;
  readonly groups: readonly Group[];
  readonly questions: readonly Question[];
  readonly openQuestions: readonly OpenQuestion[];
  readonly procedures: readonly Procedure[];
  /** Under these stands a numbered list, printable or not. */
  readonly numbered: ReadonlySet<Group>;
  /** Words of all sentences that may be printed. */
  readonly usableWords: number;
}

/** @returns how far a run and all that it needs reach, first to last. */
export function chainOf(run: Run): Run[] {
  const chain: Run[] = [];
  for (let at: Run | null = run; at; at = at.needs) chain.unshift(at);
  return chain;
}
