import type { Instant } from '../domain/instant.js';
import type { Plan } from '../domain/schedule/plan-due.js';
import type {
  RunCode,
  Schedule,
  ScheduledRun,
  SchedulePause,
  ScheduleTerms,
  WorkEnd,
} from '../domain/schedule/schedule.js';

export interface NewSchedule extends ScheduleTerms {
  readonly id: string;
  readonly accountId: string;
  readonly editionId: string;
  readonly keyId: string;
  readonly anchorAt: Instant;
  readonly nextAt: Instant | null;
}

/** A change by a caller. What it does not name stays. */
export interface ScheduleChange extends Partial<
  ScheduleTerms & Pick<Schedule, 'keyId' | 'anchorAt' | 'nextAt' | 'failures'>
> {
  readonly pause?: Omit<SchedulePause, 'at'> | null;
}

/** A run whose start is to be tried now. */
export interface WaitingRun {
  readonly run: ScheduledRun;
  readonly schedule: Schedule;
  readonly tries: number;
  readonly expiresAt: Instant | null;
  /** By the database's clock. */
  readonly now: Instant;
}

/** How a start that was tried did not come to be. */
export interface RunEnd {
  readonly outcome: 'skipped_overlap' | 'missed' | 'refused' | 'paused';
  readonly code: RunCode | null;
  readonly workId: string | null;
}

/** A started run whose work is over. */
export interface EndedRun {
  readonly run: ScheduledRun;
  readonly schedule: Schedule;
  readonly end: WorkEnd;
}

/**
 * Schedules and their runs, by the database's clock. What several processes may do at the same time is conditional: the
 * first one's write counts, and the others get `false`.
 */
export interface ScheduleStore {
  /** Every new moment is planned from here. */
  now(): Promise<Instant>;
  /** @returns why it was not inserted; null where it was */
  insert(schedule: NewSchedule): Promise<'name_taken' | 'too_many' | null>;
  /** @param id in lower case @returns null for one of another account */
  find(accountId: string, id: string): Promise<Schedule | null>;
  /** Those of each edition by name; an edition without any is left out. */
  ofEditions(editionIds: readonly string[]): Promise<ReadonlyMap<string, readonly Schedule[]>>;
  /** As it is now; until the transaction ends nothing else changes or plans it. */
  lock(accountId: string, id: string): Promise<Schedule | null>;
  /** @returns false where another of the edition has the name */
  change(id: string, change: ScheduleChange): Promise<boolean>;
  /** With its runs; what they started stays. */
  delete(id: string): Promise<void>;
  /** Has the schedules of a key start by the right of another, which takes its place. */
  replaceKey(keyId: string, byKeyId: string): Promise<void>;

  /** Schedules with a moment that has come, the oldest first. */
  due(limit: number): Promise<{ readonly now: Instant; readonly schedules: readonly Schedule[] }>;
  /** Records what became of the moments that have come. @returns false where the schedule is another one by now */
  plan(schedule: Schedule, plan: Plan): Promise<boolean>;
  /** Runs whose start is to be tried, the oldest first. */
  waiting(limit: number): Promise<readonly WaitingRun[]>;
  /** The work of an earlier run that is not over; null without any. */
  busyWith(scheduleId: string): Promise<string | null>;
  /** In the transaction that starts the work of the run's id. @returns false for a run that waits no longer */
  start(runId: string): Promise<boolean>;
  /** Records a start at once, by a caller, in the transaction of its work. */
  insertStarted(schedule: Schedule, runId: string, at: Instant): Promise<void>;
  /** @returns false for a run that waits no longer */
  settle(runId: string, end: RunEnd): Promise<boolean>;
  /** Settles all that wait of a schedule that is paused. */
  settlePaused(scheduleId: string): Promise<void>;
  /** To be tried again; with a code, until it expires. @param catchupSeconds until then, where it had no end */
  postpone(runId: string, code: RunCode | null, seconds: number, catchupSeconds: number): Promise<void>;
  /** Whether an earlier run of the same schedule waits. */
  isBehindAnother(run: ScheduledRun): Promise<boolean>;
  /** Started runs whose work has ended since. */
  ended(limit: number): Promise<readonly EndedRun[]>;
  /** @returns false where another process recorded it */
  endWork(runId: string, end: WorkEnd): Promise<boolean>;
  /** Has the run that waits for work of its schedule tried now. */
  wakeBuffered(scheduleId: string): Promise<void>;
  /** Counts a failure; 0 begins anew. @returns how many there are in a row */
  countFailures(scheduleId: string, isFailure: boolean): Promise<number>;
  /** Deletes runs of more than `days` ago that are over. @returns how many */
  expireRuns(days: number): Promise<number>;
}
