import type { Draft, Engine, Outline, Warning } from '../domain/article/draft.js';
import type { ModelBudget } from '../domain/article/job-budget.js';
import type { BriefSettings } from '../domain/brief/settings.js';
import type { Source } from '../domain/research/source.js';

/** What an engine writes from. Source texts are data: nothing in them is ever obeyed. */
export interface WritingTask {
  readonly input: string;
  /** BCP 47 tag of the article. */
  readonly language: string;
  /** ISO 3166-1 alpha-2 of the readers; decides spelling where a language has several. */
  readonly country?: string | null;
  readonly settings: BriefSettings;
  readonly editionName: string;
  readonly sources: readonly Source[];
  /** Same task and same seed: same bytes (extractive). */
  readonly seed: number;
}

export interface WritingProgress {
  readonly signal: AbortSignal;
  /** What the job may still ask of models. */
  readonly models: ModelBudget;
  /** What an attempt that was cut short kept of this stage, as JSON; null where none did. */
  readonly kept: unknown;
  /** Keeps what is made so far for the attempt after this one, in place of what was kept before. */
  keep(part: unknown): Promise<void>;
  /** How long the job may still be in the hands of workers, in ms. */
  timeLeft(): number;
  /** 0 to 1 of this stage. */
  advance(fraction: number): Promise<void>;
  warn(warning: Omit<Warning, 'stage'>): void;
}

/** An engine that outlines and drafts. It may only cite the sources it was given. */
export interface Writer {
  readonly engine: Engine;
  /** Raised whenever the prompts change; null for an engine without any. */
  readonly promptsVersion: string | null;
  /** @throws {StageFailure} `no_usable_sources` when the sources hold nothing on the topic. */
  outline(task: WritingTask, progress: WritingProgress): Promise<Outline>;
  draft(task: WritingTask, outline: Outline, progress: WritingProgress): Promise<Draft>;
}
