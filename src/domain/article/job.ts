import type { Instant } from '../instant.js';
import type { Engine, Warning } from './draft.js';
import { STAGES, type StageName } from './stages.js';

export const JOB_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const STAGE_STATUSES = ['waiting', 'running', 'done', 'skipped', 'failed'] as const;
export type StageStatus = (typeof STAGE_STATUSES)[number];

export interface StageState<Name extends string = StageName> {
  readonly name: Name;
  readonly status: StageStatus;
  readonly startedAt: Instant | null;
  readonly finishedAt: Instant | null;
}

export interface JobError<Name extends string = StageName> {
  readonly code: string;
  readonly message: string;
  readonly stage: Name | null;
  readonly retryable: boolean;
}

/** The progress of a job: the answer to a poll and the event of a subscription (decisions §5). */
export interface JobProgress {
  readonly id: string;
  readonly editionId: string;
  /** The headline, as soon as it is known: the brief's own, then the planned one, at the end the article's. */
  readonly title: string | null;
  /** Of the failed job whose brief it was started with; null for a job that is no retry. */
  readonly retryOf: string | null;
  readonly status: JobStatus;
  readonly stage: StageName | null;
  /** 0 to 100; never falls; 100 only when done. */
  readonly progress: number;
  readonly stages: readonly StageState[];
  readonly attempt: number;
  readonly maxAttempts: number;
  readonly engine: Engine;
  readonly warnings: readonly Warning[];
  readonly articleId: string | null;
  readonly error: JobError | null;
  readonly createdAt: Instant;
  readonly startedAt: Instant | null;
  readonly updatedAt: Instant;
  readonly finishedAt: Instant | null;
  /** Counts the changes of this job from 1, without gaps. Not part of REST; subscribers resume by it. */
  readonly version: number;
}

/** A claim counts as an attempt at once, so a job that kills its worker ends too. */
export const MAX_ATTEMPTS = 5;

export function isFinal(status: JobStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled';
}

/** The stages of an article, none of them begun. */
export function waitingStages(): StageState[] {
  return allWaiting(STAGES);
}

export function allWaiting<Name extends string>(names: readonly Name[]): StageState<Name>[] {
  return names.map((name) => ({ name, status: 'waiting', startedAt: null, finishedAt: null }));
}

/**
 * @param weights of each stage, by the engine
 * @param fraction how much of the running stage is done, 0 to 1
 * @returns floor of the finished stages' weights plus the running one's share; at most 99 before the end
 */
export function percentOf<Name extends string>(
  stages: readonly StageState<Name>[],
  weights: Readonly<Record<Name, number>>,
  fraction: number,
): number {
  let sum = 0;
  for (const stage of stages) {
    if (stage.status === 'done' || stage.status === 'skipped') sum += weights[stage.name];
    if (stage.status === 'running') sum += weights[stage.name] * Math.min(1, Math.max(0, fraction));
  }
  return Math.min(99, Math.floor(sum));
}

/** @returns the stages with this one begun; one that a lost worker left running begins anew. */
export function beginStage<Name extends string>(
  stages: readonly StageState<Name>[],
  name: Name,
  at: Instant,
): StageState<Name>[] {
  return stages.map((stage) =>
    stage.name === name
      ? { ...stage, status: 'running', startedAt: stage.startedAt ?? at, finishedAt: null }
      : stage,
  );
}

export function endStage<Name extends string>(
  stages: readonly StageState<Name>[],
  name: Name,
  status: 'done' | 'skipped' | 'failed',
  at: Instant,
): StageState<Name>[] {
  return stages.map((stage) =>
    stage.name === name ? { ...stage, status, startedAt: stage.startedAt ?? at, finishedAt: at } : stage,
  );
}

/** @returns the first stage that is neither done nor skipped; null when all are. */
export function nextStage<Name extends string>(stages: readonly StageState<Name>[]): Name | null {
  return stages.find((stage) => stage.status !== 'done' && stage.status !== 'skipped')?.name ?? null;
}
