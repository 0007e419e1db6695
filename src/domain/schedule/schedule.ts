import type { PaidActionKind } from '../access/limits.js';
import type { AuditSettings } from '../audit/audit-settings.js';
import type { Brief } from '../brief/brief.js';
import type { ErrorCode } from '../errors.js';
import type { Instant } from '../instant.js';
import type { Recurrence } from './recurrence.js';

/** What a planned moment finds while the work of an earlier one still runs. */
export const OVERLAPS = ['skip', 'buffer_one', 'allow'] as const;
export type Overlap = (typeof OVERLAPS)[number];

/**
 * What became of a planned moment. `waiting` is not final: its start is tried, or tried again. `missed` came too late, with
 * the code of the last refusal where it was refused until then; `paused` fell into a pause.
 */
export const RUN_OUTCOMES = ['waiting', 'started', 'skipped_overlap', 'missed', 'refused', 'paused'] as const;
export type RunOutcome = (typeof RUN_OUTCOMES)[number];

/** What started it: its plan, or a caller at once. */
export const RUN_TRIGGERS = ['plan', 'caller'] as const;
export type RunTrigger = (typeof RUN_TRIGGERS)[number];

/** How the work of a run ended; `gone` where it was deleted before that was seen. */
export const WORK_ENDS = ['done', 'failed', 'cancelled', 'gone'] as const;
export type WorkEnd = (typeof WORK_ENDS)[number];

/** Why a run was refused: the code of a caller's own start, or `internal` for a fault of Galley's. */
export type RunCode = ErrorCode;

/** What is started, frozen when the schedule was saved. */
export type Template =
  | { readonly kind: 'article'; readonly brief: Omit<Brief, 'id'> }
  /** Without headers and login: a schedule holds no secret. */
  | { readonly kind: 'audit'; readonly audit: Omit<AuditSettings, 'access'> }
  | { readonly kind: 'research' };

/** What its owner decides of a schedule. */
export interface ScheduleTerms {
  /** Unique in the edition, so that a creation that is repeated makes no second one. */
  readonly name: string;
  readonly template: Template;
  readonly recurrence: Recurrence;
  /** Its name in the IANA database. */
  readonly timeZone: string;
  /** The first moment that may be planned, and the last; null for none. */
  readonly startsAt: Instant | null;
  readonly endsAt: Instant | null;
  /** A start is put off by up to so many seconds, the same for one moment however often it is tried. */
  readonly jitterSeconds: number;
  readonly overlap: Overlap;
  /** How late a start may be, in seconds after its moment and jitter. */
  readonly catchupSeconds: number;
  /** After how many failures in a row the schedule pauses by itself; 0 for never. */
  readonly pauseAfter: number;
}

export interface SchedulePause {
  readonly at: Instant;
  /** The name of the user who paused it; null where Galley did. */
  readonly by: string | null;
  readonly note: string | null;
}

export interface Schedule extends ScheduleTerms {
  readonly id: string;
  readonly editionId: string;
  readonly accountId: string;
  /** Of the key by whose right it starts work: the one that saved or resumed it last. */
  readonly keyId: string;
  readonly pause: SchedulePause | null;
  /** Runs in a row that were refused, or whose work failed. */
  readonly failures: number;
  /** From where intervals are counted. */
  readonly anchorAt: Instant;
  /** Moments before this one were not planned for: it was paused. */
  readonly resumedAt: Instant;
  /** The next planned moment; null where none comes. While it is paused, the one that the pause met. */
  readonly nextAt: Instant | null;
  readonly last: ScheduledRun | null;
  /** Counts its changes by callers. */
  readonly version: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** A planned moment, or several in a row to which the same happened while nothing ran. */
export interface ScheduledRun {
  /** By `runIdOf`; the work that it starts has the same id. */
  readonly id: string;
  readonly scheduleId: string;
  readonly plannedAt: Instant;
  /** The last of several moments; of one the same as `plannedAt`. */
  readonly untilAt: Instant;
  readonly moments: number;
  readonly trigger: RunTrigger;
  readonly outcome: RunOutcome;
  readonly code: RunCode | null;
  readonly startedAt: Instant | null;
  /** The work that was started, or with `skipped_overlap` that which ran. */
  readonly workId: string | null;
  /** Null while it runs. */
  readonly workEnd: WorkEnd | null;
}

/** Schedules of an edition. Chosen: a key may start 20 things an hour. */
export const MOST_SCHEDULES = 50;
export const DEFAULT_CATCHUP_S = { article: 86_400, research: 3600, audit: 3600 } as const satisfies Record<
  PaidActionKind,
  number
>;
export const DEFAULT_PAUSE_AFTER = 3;

/** Refusals that may pass without anybody's doing: such a start is tried again until it would be too late. */
const PASSING: readonly RunCode[] = [
  'rate_limited',
  'unavailable',
  'payment_required',
  'forbidden',
  'internal',
];
export const mayPass = (code: RunCode): boolean => PASSING.includes(code);

const RETRY_S = [60, 120, 240, 480, 900];
/** Seconds until a refused start is tried again. @param tries so far, 1 at least */
export const retryAfter = (tries: number): number => RETRY_S[Math.min(tries, RETRY_S.length) - 1] ?? 900;
/** A start that waits for work of another's is tried again so often, in seconds; the end of its own schedule's wakes it. */
export const BUFFER_RETRY_S = 300;
