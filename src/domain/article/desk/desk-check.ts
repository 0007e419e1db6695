import type { BriefSettings } from '../../brief/settings.js';
import type { HouseStyle } from '../../edition.js';
import type { Subject } from '../../../libs/text/index.js';
import type { Source } from '../../research/source.js';
import type { Claim } from '../claims.js';
import type { Draft, Outline } from '../draft.js';

export const VERDICTS = ['pass', 'warn', 'fail', 'skipped', 'error'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const STRICTNESSES = ['report_only', 'standard', 'strict'] as const;
export type Strictness = (typeof STRICTNESSES)[number];

/** What the checks read: the draft and what was made of it. */
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
  /** What the brief asks about. Absent where the record of an edited text is of an earlier version. */
  readonly subject?: Subject;
  /** The brief's topic, in the caller's words. */
  readonly input?: string;
  /** What the brief asks of the text, and the house style in the same terms. */
  readonly settings?: Pick<
    BriefSettings,
    'article_type' | 'forbidden' | 'keywords' | 'must_include' | 'reading_level' | 'title' | 'sections'
  >;
  /** Of the edition; `settings` has what it forbids, and its reading level. */
  readonly houseStyle?: HouseStyle | null;
  readonly facts?: DeskFacts;
}

/**
 * Results of look-ups for the checks that need them. Null: the look-up failed, so the check errs. Absent: there was no
 * look-up, so the check is skipped.
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

/** Whether a link of the article answers. `unknown`: the check could not find out. */
export interface LinkState {
  readonly url: string;
  readonly state: 'alive' | 'dead' | 'unknown';
  /** A few words: "status 404", "read for this article". */
  readonly note: string;
}

/** The published articles of the edition that an article may repeat. */
export interface PublishedNeighbours {
  /** Articles that share a run of eight words with it: their HTML. */
  readonly alike: readonly { readonly id: string; readonly title: string; readonly body: string }[];
  readonly titles: readonly { readonly id: string; readonly title: string; readonly slug: string }[];
}

/** A place where a check found a fault. */
export interface DeskItem {
  /** `B1` …, or null when the fault concerns the whole article. */
  readonly blockId: string | null;
  readonly message: string;
}

/** The result of one check. `error` and `skipped` never count as a pass. */
export interface DeskCheck {
  readonly name: string;
  /** Raised with every change that could give the same text another verdict. */
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
  /** Who judged: a rule, a model, a person. */
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

/** @returns a check of this name that runs `find`. */
export function defineCheck<Input = DeskInput>(
  head: Omit<Check<Input>, 'find'>,
  find: Check<Input>['find'],
): Check<Input> {
  return { ...head, find };
}

/** @returns the finding for an absent or failed look-up; null when there is something to judge */
export function withoutFacts(facts: unknown, what: string): Finding | null {
  if (facts === undefined) return { verdict: 'skipped', summary: `${what} was not checked.` };
  if (facts === null) return { verdict: 'error', summary: `${what} could not be checked.` };
  return null;
}
