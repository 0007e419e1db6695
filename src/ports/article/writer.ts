import type { Draft, Engine, Outline, Warning } from '../../domain/article/draft.js';
import type { ModelBudget } from '../../domain/article/job-budget.js';
import type { BriefSettings } from '../../domain/brief/settings.js';
import type { HouseStyle } from '../../domain/edition.js';
import type { Source } from '../../domain/research/source.js';
import type { Subject } from '../../libs/text/index.js';

/** The input of an engine. Source texts are data: no instruction in them is followed. */
export interface WritingTask {
  readonly input: string;
  /** BCP 47 tag of the article. */
  readonly language: string;
  /** ISO 3166-1 alpha-2 of the readers; decides spelling where a language has several. */
  readonly country?: string | null;
  /** With what the house style adds to them. */
  readonly settings: BriefSettings;
  /** What `input` and the keywords ask about, weighed by what there is to write from. */
  readonly subject: Subject;
  readonly editionName: string;
  /** Of the edition; `settings` has what it forbids, and its reading level. */
  readonly houseStyle: HouseStyle | null;
  readonly sources: readonly Source[];
  /** Same task and same seed: same bytes (extractive). */
  readonly seed: number;
}

export interface WritingProgress {
  readonly signal: AbortSignal;
  /** The budget of the job for models. */
  readonly models: ModelBudget;
  /** The partial result that an earlier attempt stored for this stage, as JSON; null where there is none. */
  readonly savedPart: unknown;
  /** Stores the partial result for the next attempt, in place of an earlier one. */
  savePart(part: unknown): Promise<void>;
  /** How long workers may still run the job, in ms. */
  timeLeft(): number;
  /** 0 to 1, within this stage. */
  advance(fraction: number): Promise<void>;
  warn(warning: Omit<Warning, 'stage'>): void;
}

/** An engine that outlines and drafts. It may only cite the sources it was given. */
export interface Writer {
  readonly engine: Engine;
  /** Raised with every change of the prompts; null for an engine without prompts. */
  readonly promptsVersion: string | null;
  /** @throws {StageFailure} `no_usable_sources` when the sources hold nothing on the topic. */
  outline(task: WritingTask, progress: WritingProgress): Promise<Outline>;
  draft(task: WritingTask, outline: Outline, progress: WritingProgress): Promise<Draft>;
}
