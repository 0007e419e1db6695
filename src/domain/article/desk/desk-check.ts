import type { BriefSettings } from '../../brief/settings.js';
import type { Source } from '../../research/source.js';
import type { Claim } from '../claims.js';
import type { Draft, Outline } from '../draft.js';

export const VERDICTS = ['pass', 'warn', 'fail', 'skipped', 'error'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const STRICTNESSES = ['report_only', 'standard', 'strict'] as const;
export type Strictness = (typeof STRICTNESSES)[number];

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
  /** The brief's topic, in the caller's words. */
  readonly input?: string;
  /** What the brief asks of the text. */
  readonly settings?: Pick<
    BriefSettings,
    'forbidden' | 'must_include' | 'reading_level' | 'title' | 'sections'
  >;
  readonly facts?: DeskFacts;
}

/**
 * What had to be asked of the world for the checks that need it. Null: it was asked and could not be told, so the check
 * errs. Absent: nobody asked, so the check is skipped.
 */
export interface DeskFacts {
  readonly markup?: readonly MarkupFault[] | null;
  readonly links?: readonly LinkState[] | null;
  readonly published?: PublishedNeighbours | null;
}

/** What a validator found wrong in the HTML. */
export interface MarkupFault {
  readonly rule: string;
  readonly message: string;
  readonly line: number;
}

/** Whether a link of the article leads anywhere. `unknown`: it could not be told now. */
export interface LinkState {
  readonly url: string;
  readonly state: 'alive' | 'dead' | 'unknown';
  /** A few words: "status 404", "read for this article". */
  readonly note: string;
}

/** The published articles of the edition that an article may repeat. */
export interface PublishedNeighbours {
  /** Those that have some run of eight words in common with it: their HTML. */
  readonly alike: readonly { readonly id: string; readonly title: string; readonly body: string }[];
  readonly titles: readonly { readonly id: string; readonly title: string; readonly slug: string }[];
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
  /** Whether the article may not be published while it fails or errs. */
  readonly blocking: boolean;
  readonly score: number | null;
  readonly threshold: number | null;
  /** One sentence. */
  readonly summary: string;
  /** At most 100. */
  readonly items: readonly DeskItem[];
  readonly tookMs: number;
  /** What judged: a rule, a model, a person. */
  readonly by: 'rule' | 'model' | 'person';
}

export type Finding = Pick<DeskCheck, 'verdict' | 'summary'> &
  Partial<Pick<DeskCheck, 'score' | 'threshold' | 'items'>>;

/** A check: no I/O, and the same input gives the same answer. */
export interface Check<Input = DeskInput> {
  readonly name: string;
  readonly version: number;
  /** In `standard`; in `strict` every check blocks, in `report_only` none. */
  readonly blocking: boolean;
  find(input: Input & { readonly claims: readonly Claim[] }): Finding;
}

export const MOST_ITEMS = 100;

/** @returns a check out of its name and what it finds. */
export function defineCheck<Input = DeskInput>(
  head: Omit<Check<Input>, 'find'>,
  find: Check<Input>['find'],
): Check<Input> {
  return { ...head, find };
}

/** @returns how an absent or failed look-up is reported; null when there is something to judge */
export function withoutFacts(facts: unknown, what: string): Finding | null {
  if (facts === undefined) return { verdict: 'skipped', summary: `${what} was not looked at.` };
  if (facts === null) return { verdict: 'error', summary: `${what} could not be looked at.` };
  return null;
}
