import { type Answer, answerWords } from './answers.js';
import type { Source } from '../../domain/research/source.js';
import type { OpenQuestion, Procedure, Run } from './runs.js';
import type { Pick } from './selection.js';
import { wordsOf } from './selection.js';
import type { Row } from './reading/tables.js';

/** Something that stands in a section, of one kind each. */
export type Entry =
  | { readonly kind: 'prose'; readonly picks: readonly Pick[] }
  /** Prose under the name of its source. */
  | {
      readonly kind: 'named';
      readonly name: string;
      readonly source: Source;
      readonly picks: readonly Pick[];
    }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'procedure'; readonly procedure: Procedure }
  | { readonly kind: 'table'; readonly rows: readonly Row[] }
  | { readonly kind: 'questions'; readonly questions: readonly OpenQuestion[] };

/** A section whose sentences are chosen. */
export interface SectionPlan {
  readonly heading: string;
  readonly targetWords: number;
  readonly entries: readonly Entry[];
  /** Asked for on top of the length, and in no outline. */
  readonly extra: boolean;
  /** Strangers may be quoted in it. */
  readonly quotes: boolean;
}

/** @returns a section of prose. */
export function proseSection(heading: string, targetWords: number, picks: readonly Pick[]): SectionPlan {
  return { heading, targetWords, entries: [{ kind: 'prose', picks }], extra: false, quotes: true };
}

/** @returns a section of something else, which is as long as it is. */
export function formSection(heading: string, entries: readonly Entry[], extra = false): SectionPlan {
  const targetWords = entries.reduce((sum, entry) => sum + entryWords(entry), 0);
  return { heading, targetWords, entries, extra, quotes: false };
}

export function entryWords(entry: Entry): number {
  switch (entry.kind) {
    case 'prose':
    case 'named':
      return entry.picks.reduce((sum, pick) => sum + wordsOf(pick), 0);
    case 'answer':
      return answerWords(entry.answer);
    case 'procedure':
      return entry.procedure.words;
    case 'table':
      return entry.rows.reduce((sum, row) => sum + row.fragment.words, 0);
    case 'questions':
      return entry.questions.reduce((sum, { question }) => sum + question.words, 0);
  }
}

export function planWords(plan: SectionPlan): number {
  return plan.entries.reduce((sum, entry) => sum + entryWords(entry), 0);
}

/** What one source gives to something. */
export interface Share {
  readonly source: Run['source'];
  readonly sentences: number;
  readonly words: number;
}

/** @returns what each source gives to an entry, piece by piece. */
export function sharesOf(entry: Entry): Share[] {
  switch (entry.kind) {
    case 'prose':
    case 'named':
      return entry.picks.map(shareOfPick);
    case 'answer': {
      const { pick, question, procedure } = entry.answer;
      const sentences = pick.sentences.length + (procedure ? 1 : 0);
      return [{ source: question.source, sentences, words: answerWords(entry.answer) }];
    }
    case 'procedure': {
      const { source, lead, steps, words } = entry.procedure;
      return [{ source, sentences: lead.length + steps.flat().length, words }];
    }
    case 'table':
      return entry.rows.map(({ run, fragment }) => ({
        source: run.source,
        sentences: 1,
        words: fragment.words,
      }));
    case 'questions':
      return entry.questions.map(({ source, question }) => ({ source, sentences: 1, words: question.words }));
  }
}

export function shareOfPick(pick: Pick): Share {
  const sentences = pick.sentences.length + pick.items.flat().length;
  return { source: pick.run.source, sentences, words: wordsOf(pick) };
}
