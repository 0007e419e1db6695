import type { Source } from '../../research/source.js';
import type { Draft, Outline } from '../draft.js';

export type Verdict = 'pass' | 'warn' | 'fail' | 'skipped' | 'error';

/** What the desk looks at: the draft and what was made of it. */
export interface DeskInput {
  readonly draft: Draft;
  readonly outline: Outline;
  readonly sources: readonly Source[];
  /** BCP 47 tag of the article. */
  readonly language: string;
  /** As `assembleBody` gives them. */
  readonly html: string;
  readonly text: string;
  readonly wordCount: number;
  /** The share of sentences that must rest on a source, 0 to 1 (`settings.checks.min_supported`). */
  readonly minSupported?: number;
}

/** A place that a check found fault with. */
export interface DeskItem {
  /** `B1` …, or null when it is the article as a whole. */
  readonly blockId: string | null;
  readonly message: string;
}

/** What one check found. `error` and `skipped` never count as a pass. */
export interface DeskCheck {
  readonly name: string;
  /** Raised whenever the same text could get another verdict. */
  readonly version: number;
  readonly verdict: Verdict;
  /** Whether the article may not be published while it fails. */
  readonly blocking: boolean;
  readonly score: number | null;
  readonly threshold: number | null;
  /** One sentence. */
  readonly summary: string;
  /** At most 100. */
  readonly items: readonly DeskItem[];
}

/** A check: no I/O, and the same input gives the same answer. */
export interface Check {
  readonly name: string;
  readonly version: number;
  readonly blocking: boolean;
  run(input: DeskInput): DeskCheck;
}

export const MOST_ITEMS = 100;

type Finding = Pick<DeskCheck, 'verdict' | 'summary'> &
  Partial<Pick<DeskCheck, 'score' | 'threshold' | 'items'>>;

/** @returns a check out of its name and what it finds. */
export function defineCheck(head: Omit<Check, 'run'>, find: (input: DeskInput) => Finding): Check {
  return {
    ...head,
    run(input) {
      const { score = null, threshold = null, items = [], ...rest } = find(input);
      return { ...head, ...rest, score, threshold, items: items.slice(0, MOST_ITEMS) };
    },
  };
}
