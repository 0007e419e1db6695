import type { PaidActionKind } from './access/limits.js';
import type { Person } from './article/byline.js';
import type { JobError } from './article/job.js';
import type { StageName } from './article/stages.js';
import type { Instant } from './instant.js';

export const WORK_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
/** That of an article job; reports and audits are running from their start on, and are cancelled by their error. */
export type WorkStatus = (typeof WORK_STATUSES)[number];

/** An article job, a report or an audit, as a list of all three shows it. */
export interface AccountWork {
  readonly id: string;
  readonly kind: PaidActionKind;
  readonly editionId: string;
  readonly status: WorkStatus;
  /** Of an article job, as soon as it is known. */
  readonly title: string | null;
  /** The stage that runs, or in which it failed; null before the first, and once it is done. */
  readonly stage: string | null;
  /** 0 to 100; never falls; 100 only when done. */
  readonly progress: number;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly startedBy: Person;
  /** The key: its id, and what its owner calls it. */
  readonly startedWith: { readonly id: string; readonly name: string };
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly finishedAt: Instant | null;
  /** Counts its changes, from 1. */
  readonly version: number;
}

/** What failed with one code within the last 24 hours. */
export interface WorkFailure {
  readonly kind: PaidActionKind;
  readonly code: string;
  readonly count: number;
  readonly lastAt: Instant;
}

/** One attempt at an article job. */
export interface JobAttempt {
  /** From 1. */
  readonly number: number;
  readonly startedAt: Instant;
  /** Null while it runs. */
  readonly endedAt: Instant | null;
  /** Null unless it failed; also when its worker was lost and another attempt followed. */
  readonly error: JobError | null;
}

/** What a stage of an article job has left for the next attempt. */
export interface JobArtifact {
  readonly stage: StageName;
  readonly attempt: number;
  /** As it is stored. */
  readonly bytes: number;
  readonly madeAt: Instant;
}
