import type { Evidence } from '../research/source.js';
import type { EngineMode } from './stages.js';

/** Which engine wrote. `provider` and `model` are null for the extractive engine. */
export interface Engine {
  readonly mode: EngineMode;
  readonly provider: string | null;
  readonly model: string | null;
}

/** Something the caller should know though the work went on. */
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
  /** The sources that have something to say under this heading, best first. */
  readonly sourceIds: readonly string[];
}

export interface Outline {
  readonly title: string;
  readonly sections: readonly OutlineSection[];
  /** Words the whole article aims at: the brief's, or fewer when the sources hold too little. */
  readonly targetWords: number;
}

/** One sentence and what it rests on. Without evidence it must assert nothing (`framing`). */
export interface DraftSentence {
  readonly text: string;
  readonly evidence: readonly Evidence[];
  readonly framing?: boolean;
}

export interface DraftBlock {
  /** `B1` … in order through the whole draft. */
  readonly id: string;
  readonly kind: 'paragraph' | 'item' | 'step' | 'row' | 'quote' | 'subheading';
  /** Of a `row`: what stands at its head, a figure or a date, as it stands in the row's sentence. */
  readonly label?: string;
  readonly sentences: readonly DraftSentence[];
}

export interface DraftSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly DraftBlock[];
}

/** What an engine had written and did not let stand, and why: no part of the article, kept for its record. */
export interface RefusedSentence {
  /** The heading it stood under; `lead` for none. */
  readonly part: string;
  readonly text: string;
  readonly reasons: readonly string[];
}

/** What an engine hands over: text by sentence, each with its evidence. The server makes the HTML. */
export interface Draft {
  readonly lead: readonly DraftBlock[];
  readonly sections: readonly DraftSection[];
  /** Absent where an engine never refuses its own words. */
  readonly refused?: readonly RefusedSentence[];
}
