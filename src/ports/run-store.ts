import type { Warning } from '../domain/article/draft.js';
import type { JobError, JobStatus, StageState } from '../domain/article/job.js';
import type { JobUsage } from '../domain/article/job-budget.js';
import type { Engine } from '../domain/article/draft.js';

/** Work in stages that a worker owns until its lease runs out; every write of it carries the token. */
export interface ClaimedRun<Stage extends string> {
  /** Our own name of it. */
  readonly ref: string;
  /** null for what is nobody's. */
  readonly accountId: string | null;
  readonly leaseToken: string;
  readonly progress: {
    /** The name that its caller knows. */
    readonly id: string;
    readonly stage: Stage | null;
    readonly progress: number;
    readonly stages: readonly StageState<Stage>[];
    readonly attempt: number;
    readonly maxAttempts: number;
    readonly engine: Engine;
    readonly warnings: readonly Warning[];
  };
  /** By the attempts before this one. */
  readonly usage: JobUsage;
}

/** The part of its progress that a worker writes, with what it used. */
export interface RunUpdate<Stage extends string> extends Omit<JobUsage, 'ranMs'> {
  /** `queued` for what waits for its next attempt. */
  readonly status: JobStatus;
  readonly stage: Stage | null;
  readonly progress: number;
  readonly stages: readonly StageState<Stage>[];
  readonly warnings: readonly Warning[];
  readonly error: JobError<Stage> | null;
  /** How long the attempt has waited for places, in ms: when it ends, its time is counted without them. */
  readonly waitedMs: number;
  /** Of the stages that ended since the last write, and what the running one has so far; kept in the same write. */
  readonly artifacts: readonly StageArtifact<Stage>[];
}

/** What a stage left behind, as JSON; of a stage that is not done, what it has so far. */
export interface StageArtifact<Stage extends string> {
  readonly stage: Stage;
  readonly content: unknown;
}

/** What became of work whose worker was lost. */
export interface Swept {
  readonly requeued: number;
  readonly failed: number;
}

/**
 * How workers come by what is run in stages, and what one writes of it. Nothing is written, and told so, once the lease is
 * lost.
 */
export interface RunStore<Claimed extends ClaimedRun<Stage>, Stage extends string, Result, Done> {
  /** Whether something waits that may be taken now, be it that another is just taking it. */
  isAnyDue(): Promise<boolean>;
  /**
   * Takes what has the turn, and counts the attempt: of all that is due, the oldest of the account that has the fewest
   * running and, of several such, had its last turn the longest ago; within the account, of its newsrooms by the same rule.
   * So no account's hundred holds up another's one, however many newsrooms it has.
   * @param without accounts of which none is taken
   * @returns null when there is none, or others are just taking them all
   */
  claimNext(leaseToken: string, leaseMs: number, without?: readonly string[]): Promise<Claimed | null>;
  /**
   * Takes this one if it is due, or running with a lease that ran out, and counts the attempt.
   * @returns null when there is nothing to take: gone, final, leased to another, not due yet, or out of attempts
   */
  claim(ref: string, leaseToken: string, leaseMs: number): Promise<Claimed | null>;
  /** What lost its worker waits for the next, or fails (`worker_lost`) when out of attempts. */
  sweep(): Promise<Swept>;
  /** @returns false when the lease is lost: stop working. */
  renewLease(ref: string, leaseToken: string, leaseMs: number): Promise<boolean>;
  /** @returns null when the lease is lost. */
  advance(ref: string, leaseToken: string, update: RunUpdate<Stage>): Promise<object | null>;
  /**
   * Waits for another attempt, not before `waitMs` are over; its artifacts stay. An interval, not a moment: when it is over
   * the store's clock says, and no worker's. @returns false when the lease is lost.
   */
  release(ref: string, leaseToken: string, update: RunUpdate<Stage>, waitMs: number): Promise<boolean>;
  /**
   * Waits for another worker, as if this attempt had not been: its worker has to leave, or a store is away. That is no fault
   * of the work's, and rolling restarts must not use up its attempts. Not before `waitMs` are over, as `release`. @returns false when the lease is lost.
   */
  handBack(ref: string, leaseToken: string, update: RunUpdate<Stage>, waitMs: number): Promise<boolean>;
  /** The end and what came of it, in one write. @returns null when the lease is lost: nothing was written */
  complete(ref: string, leaseToken: string, update: RunUpdate<Stage>, result: Result): Promise<Done | null>;
  /** @returns what each stage left; of one that is not done, what it kept before it was cut short */
  artifacts(ref: string): Promise<Partial<Record<Stage, unknown>>>;
}
