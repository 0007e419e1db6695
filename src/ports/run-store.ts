import type { Warning } from '../domain/article/draft.js';
import type { JobError, JobStatus, StageState } from '../domain/article/job.js';
import type { Instant } from '../domain/instant.js';
import type { JobUsage } from '../domain/article/job-budget.js';
import type { Engine } from '../domain/article/draft.js';

/** Work in stages that a worker owns until its lease runs out; every write of it carries the token. */
export interface ClaimedRun<Stage extends string> {
  /** The internal id. */
  readonly ref: string;
  /** null for a run without an owner. */
  readonly accountId: string | null;
  readonly leaseToken: string;
  /** The `traceparent` of its start; null where no traces were collected. */
  readonly trace?: string | null;
  readonly progress: {
    /** The id that its caller knows. */
    readonly id: string;
    readonly stage: Stage | null;
    readonly progress: number;
    readonly stages: readonly StageState<Stage>[];
    readonly attempt: number;
    readonly maxAttempts: number;
    readonly createdAt: Instant;
    /** When a worker first claimed it. */
    readonly startedAt: Instant | null;
    readonly engine: Engine;
    readonly warnings: readonly Warning[];
  };
  /** Usage of earlier attempts. */
  readonly usage: JobUsage;
}

/** The part of its progress that a worker writes, and its usage. */
export interface RunUpdate<Stage extends string> extends Omit<JobUsage, 'ranMs'> {
  /** `queued` while it waits for its next attempt. */
  readonly status: JobStatus;
  readonly stage: Stage | null;
  readonly progress: number;
  readonly stages: readonly StageState<Stage>[];
  readonly warnings: readonly Warning[];
  readonly error: JobError<Stage> | null;
  /** How long the attempt has waited for places, in ms: this is subtracted from its time when it ends. */
  readonly waitedMs: number;
  /** Of the stages that ended since the last write, and the partial one of the running stage; stored in the same write. */
  readonly artifacts: readonly StageArtifact<Stage>[];
}

/** The result of a stage, as JSON; of an unfinished stage, its partial result. */
export interface StageArtifact<Stage extends string> {
  readonly stage: Stage;
  readonly content: unknown;
}

/** A row that another version of Galley stored in another shape. */
export class UnreadableWork extends Error {
  override readonly name = 'UnreadableWork';

  /** @param ref of the row */
  constructor(
    readonly ref: string,
    cause: unknown,
  ) {
    super('It was stored by another version of Galley, in another shape.', { cause });
  }
}

/** What happened to work whose worker was lost. */
export interface Swept {
  readonly requeued: number;
  readonly failed: number;
}

/**
 * How workers claim work that runs in stages, and write its progress. A write without the lease changes nothing and says so.
 */
export interface RunStore<Claimed extends ClaimedRun<Stage>, Stage extends string, Result> {
  /** Whether work waits that may be claimed now, even if another worker is claiming it. */
  isAnyDue(): Promise<boolean>;
  /**
   * Claims the next work by fair scheduling, and counts the attempt: of all due work, the oldest of the account with the fewest
   * running or, among several such, with the longest time since its last claim; within the account, of its newsrooms by the
   * same rule. So an account's hundred jobs do not delay another's one, however many newsrooms it has.
   * @param without accounts that are left out
   * @returns null when there is none, or concurrent workers claim all of it
   * @throws {UnreadableWork} for work that can't be read: it is failed
   */
  claimNext(leaseToken: string, leaseMs: number, without?: readonly string[]): Promise<Claimed | null>;
  /**
   * Claims this one if it is due, or running with an expired lease, and counts the attempt.
   * @returns null when it can't be claimed: deleted, final, leased to another, not due yet, or out of attempts
   * @throws {UnreadableWork} when it can't be read: it is failed
   */
  claim(ref: string, leaseToken: string, leaseMs: number): Promise<Claimed | null>;
  /** Requeues the work of lost workers, or fails it (`worker_lost`) when it is out of attempts. */
  sweep(): Promise<Swept>;
  /** @returns false when the lease is lost: stop working. */
  renewLease(ref: string, leaseToken: string, leaseMs: number): Promise<boolean>;
  /** @returns null when the lease is lost. */
  advance(ref: string, leaseToken: string, update: RunUpdate<Stage>): Promise<object | null>;
  /**
   * Queues it for another attempt, due after `waitMs`; its artifacts stay. An interval, not a moment: the store's clock decides
   * when it is over, not a worker's. @returns false when the lease is lost.
   */
  release(ref: string, leaseToken: string, update: RunUpdate<Stage>, waitMs: number): Promise<boolean>;
  /**
   * Queues it for another worker without counting this attempt: its worker is shutting down, or a store is unavailable. Rolling
   * restarts must not use up a job's attempts. Due after `waitMs`, as `release`. @returns false when the lease is lost.
   */
  requeue(ref: string, leaseToken: string, update: RunUpdate<Stage>, waitMs: number): Promise<boolean>;
  /** Writes the end and the result together. @returns null when the lease is lost: nothing was written */
  complete(ref: string, leaseToken: string, update: RunUpdate<Stage>, result: Result): Promise<object | null>;
  /** @returns the artifact of each stage; of an unfinished one, its partial result */
  artifacts(ref: string): Promise<Partial<Record<Stage, unknown>>>;
}
