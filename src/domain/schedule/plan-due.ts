import { instantOf, type Instant } from '../instant.js';
import { Timetable } from './recurrence.js';
import { jitterOf, runIdOf } from './run-id.js';
import type { RunOutcome, Schedule } from './schedule.js';

/** A run that is recorded when its moment has come. */
export interface PlannedRun {
  readonly id: string;
  readonly plannedAt: Instant;
  readonly untilAt: Instant;
  readonly moments: number;
  readonly outcome: Extract<RunOutcome, 'waiting' | 'missed' | 'paused'>;
  /** When its start is tried, and until when; null for what is not started. */
  readonly tryAt: Instant | null;
  readonly expiresAt: Instant | null;
}

/** What the moments up to now come to. */
export interface Plan {
  readonly runs: readonly PlannedRun[];
  readonly nextAt: Instant | null;
}

/** Moments that are gone through at once; the rest is for the next round. Chosen: some tens of milliseconds. */
const AT_ONCE = 500;

/**
 * What becomes of the moments of a schedule that have come: each is started, or has a reason why not. What was missed in a
 * row, or met a pause, is one run.
 *
 * @param schedule whose `nextAt` is not null
 * @param now by the clock of the database
 */
export function planDue(schedule: Schedule, now: Date): Plan {
  const timetable = new Timetable(schedule);
  const runs: PlannedRun[] = [];
  let next = schedule.nextAt === null ? null : new Date(schedule.nextAt);
  for (let passed = 0; next !== null && next <= now && passed < AT_ONCE; passed += 1) {
    add(runs, runAt(schedule, next, now));
    next = timetable.nextAfter(next);
  }
  return { runs, nextAt: next && instantOf(next) };
}

function runAt(schedule: Schedule, moment: Date, now: Date): PlannedRun {
  const { catchupSeconds, jitterSeconds, resumedAt } = schedule;
  const plannedAt = instantOf(moment);
  const id = runIdOf(schedule.id, plannedAt);
  const tryAt = moment.getTime() + jitterOf(id, jitterSeconds);
  const expiresAt = tryAt + catchupSeconds * 1000;
  const run = { id, plannedAt, untilAt: plannedAt, moments: 1, tryAt: null, expiresAt: null };
  if (moment < new Date(resumedAt)) return { ...run, outcome: 'paused' };
  if (now.getTime() > expiresAt) return { ...run, outcome: 'missed' };
  const [at, until] = [new Date(tryAt), new Date(expiresAt)];
  return { ...run, outcome: 'waiting', tryAt: instantOf(at), expiresAt: instantOf(until) };
}

function add(runs: PlannedRun[], run: PlannedRun): void {
  const before = runs.at(-1);
  if (before === undefined || run.outcome === 'waiting' || before.outcome !== run.outcome) runs.push(run);
  else runs[runs.length - 1] = { ...before, untilAt: run.untilAt, moments: before.moments + 1 };
}
