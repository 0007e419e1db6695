import type { Warning } from '../../domain/article/draft.js';
import type { JobUsage } from '../../domain/article/job-budget.js';
import { StageFailure } from '../../domain/article/stage-failure.js';
import { GalleyError } from '../../domain/errors.js';
import type { ThreadCall } from '../../libs/worker-thread/index.js';
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

export interface StageInput {
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

/** What a stage asks while it runs, as `StageProgress` and `RemotePlace` do. */
export interface StageCallbacks {
  readonly advance: (fraction: number) => Promise<void>;
  readonly warn: (warning: Omit<Warning, 'stage'>) => void;
  /** All that the job has used by now. */
  readonly spent: (spent: Spent) => void;
  /** Ends when it is written. */
  readonly keep: (part: unknown) => Promise<void>;
  /** The stage needs no place; ends when it has one again, after `needs`. */
  readonly waits: () => Promise<void>;
  readonly needs: () => void;
}

export interface StageMethods {
  /** @returns what the stage made */
  readonly run: (input: StageInput, call: ThreadCall<StageCallbacks>) => Promise<unknown>;
}

export const STAGE_ERRORS = [StageFailure, GalleyError];
