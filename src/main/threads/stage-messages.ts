import type { Warning } from '../../domain/article/draft.js';
import type { JobUsage } from '../../domain/article/job-budget.js';
import { StageFailure } from '../../domain/article/stage-failure.js';
import { GalleyError } from '../../domain/errors.js';
import type { ThreadCall } from '../../libs/worker-thread/index.js';
import type { Config } from '../config.js';

/** The part of the configuration that stages need. */
export type StagesConfig = Pick<Config, 'fetch' | 'image' | 'logLevel' | 'search' | 'tracing' | 'writer'>;

/** The thread's `workerData`. */
export interface StageThreadData {
  readonly databaseUrl: string;
  /** The channel for what it measures. */
  readonly measures: string;
  /** Masked in its log, as from `secretsOf`. */
  readonly secrets: readonly string[];
  /** Without values that can't be sent to a thread; `allow` in the format of `FETCH_ALLOW`. */
  readonly config: Omit<StagesConfig, 'fetch'> & {
    readonly fetch: Omit<StagesConfig['fetch'], 'allow'> & { readonly allow: string };
  };
}

/** The kind of a stage: of an article or of a report. */
export type StageKind = 'article' | 'report';

/** What has been used of a job's budgets. */
export type Spent = Omit<JobUsage, 'ranMs'>;

export interface StageInput {
  readonly of: StageKind;
  readonly stage: string;
  /** The job or the report. */
  readonly subject: unknown;
  /** The artifacts of the earlier stages. */
  readonly made: unknown;
  readonly savedPart: unknown;
  readonly spent: Spent;
  readonly timeLeftMs: number;
  /** The `traceparent` of the stage's span; null where no traces are collected. */
  readonly trace: string | null;
}

/** Callbacks of a running stage, as in `StageProgress` and `RemotePlace`. */
export interface StageCallbacks {
  readonly advance: (fraction: number) => Promise<void>;
  readonly warn: (warning: Omit<Warning, 'stage'>) => void;
  /** Everything that the job has used by now. */
  readonly spent: (spent: Spent) => void;
  /** Resolves when it is written. */
  readonly savePart: (part: unknown) => Promise<void>;
  /** The stage releases its slot; resolves when it has one again, after `needs`. */
  readonly waits: () => Promise<void>;
  readonly needs: () => void;
}

export interface StageMethods {
  /** @returns the stage's artifact */
  readonly run: (input: StageInput, call: ThreadCall<StageCallbacks>) => Promise<unknown>;
}

export const STAGE_ERRORS = [StageFailure, GalleyError];
