// What a kind of work that is done in stages says of itself: its stages, its store, and what each stage is given.
import type { FetchBudget, JobUsage, QueryBudget } from '../../domain/article/job-budget.js';
import type { EngineMode } from '../../domain/article/stages.js';
import type { WritingProgress } from '../../ports/article/writer.js';
import type { ClaimedRun, RunStore } from '../../ports/run-store.js';

/** What a stage is given beside its job: what an engine gets, and the budgets for what it reads. */
export interface StageProgress extends WritingProgress {
  /** Of the whole job, like those for models: what earlier attempts took is gone. */
  readonly fetches: FetchBudget;
  readonly queries: QueryBudget;
}

/** What is fixed of everything that is run in these stages. */
export interface RunKind<Stage extends string> {
  /** What one may use, over all its attempts. */
  readonly budget: JobUsage;
  readonly weights: Readonly<Record<EngineMode, Readonly<Record<Stage, number>>>>;
}

/** What differs between an article and a report, as one attempt at either needs it. */
export interface StageWork<
  Claimed extends ClaimedRun<Stage>,
  Stage extends string,
  Made extends object,
  Result,
> extends RunKind<Stage> {
  /** `article` or `report`, as it stands in sentences for the caller and for the log. */
  readonly noun: string;
  readonly store: RunStore<Claimed, Stage, Result>;
  /** The stage whose artifact is the result. */
  readonly last: Stage;
  /** Loaded with the first attempt, or before. */
  readonly open: (claimed: Claimed) => Promise<{
    /**
     * What its stages left in the database, by their names, up to the first that another version left in another shape: that
     * one and those behind it are run again.
     */
    read(stored: Readonly<Record<string, unknown>>): Made | Promise<Made>;
    /** One stage but the last. `made` is what the stages before it left. */
    run(stage: Stage, made: Made, progress: StageProgress): Promise<unknown>;
    finish(made: Made, progress: StageProgress): Promise<Result>;
  }>;
  /** Fields of every line of the log. */
  readonly names: (claimed: Claimed) => Readonly<Record<string, string>>;
  /** More of them for the log line of the end. */
  readonly named: (result: Result) => Readonly<Record<string, string | number>>;
}
