import type { ArticleForm } from '../brief/settings.js';
import type { Evidence } from '../research/source.js';
import type { EngineMode } from './stages.js';

/** Which engine wrote. `provider` and `model` are null for the extractive engine. */
export interface Engine {
  readonly mode: EngineMode;
  readonly provider: string | null;
  readonly model: string | null;
}

/** Something that the caller should know, though the work went on. */
export interface Warning {
  readonly code: string;
  readonly message: string;
  readonly stage: string | null;
}

export interface OutlineSection {
  /** `H1` … in order. */
  readonly id: string;
  readonly heading: string;
  readonly targetWords: number;
  /** The sources with material for this heading, best first. */
  readonly sourceIds: readonly string[];
}

export interface Outline {
  readonly title: string;
  readonly sections: readonly OutlineSection[];
  /** Words that the whole article aims at: the brief's number, or less when the sources hold too little. */
  readonly targetWords: number;
}

/** One sentence and its evidence. Without evidence it must assert nothing (`framing`). */
export interface DraftSentence {
  readonly text: string;
  readonly evidence: readonly Evidence[];
  readonly framing?: boolean;
}

export interface DraftBlock {
  /** `B1` … in order through the whole draft. */
  readonly id: string;
  readonly kind: 'paragraph' | 'item' | 'step' | 'row' | 'quote' | 'subheading' | 'code';
  /** Set on what goes on from the item or step before it and is printed inside of it: a listing, a paragraph, a list of its own. */
  readonly within?: true;
  /** Of a `row`: its head, a figure or a date, as the row's sentence has it. */
  readonly label?: string;
  readonly sentences: readonly DraftSentence[];
}

export interface DraftSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly DraftBlock[];
}

/** A sentence that an engine wrote and rejected, and why: no part of the article, stored in its record. */
export interface RefusedSentence {
  /** The heading above it; `lead` for none. */
  readonly part: string;
  readonly text: string;
  readonly reasons: readonly string[];
}

/** What an engine returns: text by sentence, each with its evidence. Galley makes the HTML. */
export interface Draft {
  /** The form that was printed, which is `article` where the sources did not allow the one asked for. */
  readonly form: ArticleForm;
  readonly lead: readonly DraftBlock[];
  readonly sections: readonly DraftSection[];
  /** Absent where an engine never rejects its own words. */
  readonly refused?: readonly RefusedSentence[];
}

/** @returns the blocks of the lead and of all sections, in order */
export function blocksOf(draft: Draft): DraftBlock[] {
  return [...draft.lead, ...draft.sections.flatMap((section) => section.blocks)];
}
