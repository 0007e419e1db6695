import type { Warning } from '../../domain/article/draft.js';
import type { JobUsage } from '../../domain/article/job-budget.js';
import type { JobFailureCode } from '../../domain/article/stage-failure.js';
import type { ErrorCode, Fault } from '../../domain/errors.js';
import type { Config } from '../config.js';

/** What stages need of the configuration. */
export type StagesConfig = Pick<Config, 'fetch' | 'image' | 'logLevel' | 'search' | 'writer'>;

/** What the thread of the stages is given at its start. */
export interface StageThreadData {
  readonly databaseUrl: string;
  /** Masked in its log, as `secretsOf` the configuration. */
  readonly secrets: readonly string[];
  /** Without what no thread can be handed; `allow` as `FETCH_ALLOW` has it. */
  readonly config: Omit<StagesConfig, 'fetch'> & {
    readonly fetch: Omit<StagesConfig['fetch'], 'allow'> & { readonly allow: string };
  };
}

/** Of an article or of a report. */
export type StageKind = 'article' | 'report';

/** What has been used of a job's budgets. */
export type Spent = Omit<JobUsage, 'ranMs'>;

/**
 * What a stage is asked to do; `call` numbers it from then on. `kept` says that what it kept is written, `has` that it has
 * the place that it needs.
 */
export type StageThreadAsk =
  | {
      readonly kind: 'run';
      readonly call: number;
      readonly of: StageKind;
      readonly stage: string;
      /** The job or the report. */
      readonly subject: unknown;
      /** What the stages before it left. */
      readonly made: unknown;
      readonly kept: unknown;
      readonly spent: Spent;
      readonly timeLeftMs: number;
    }
  | { readonly kind: 'kept' | 'has' | 'stop'; readonly call: number }
  | { readonly kind: 'close' };

/**
 * What it says meanwhile and at its end; `spent` is all that the job has used by then. `waits` and `needs` tell of its place,
 * as `RemotePlace` does.
 */
export type StageThreadSaid = { readonly call: number } & (
  | { readonly kind: 'waits' | 'needs' }
  | { readonly kind: 'advance'; readonly fraction: number }
  | { readonly kind: 'warn'; readonly warning: Omit<Warning, 'stage'> }
  | { readonly kind: 'spent'; readonly spent: Spent }
  | { readonly kind: 'keep'; readonly part: unknown }
  | { readonly kind: 'made'; readonly content: unknown; readonly spent: Spent }
  | { readonly kind: 'failed'; readonly failure: StageFault; readonly spent: Spent }
);

/** An error as one thread can tell another of it. */
export type StageFault =
  | {
      readonly of: 'stage';
      readonly code: JobFailureCode;
      readonly message: string;
      readonly retryAfterMs: number | null;
    }
  | {
      readonly of: 'refusal';
      readonly code: ErrorCode;
      readonly message: string;
      readonly faults: readonly Fault[];
    }
  | { readonly of: 'bug'; readonly message: string; readonly stack: string };
