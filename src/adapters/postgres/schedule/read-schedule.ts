import { scheduledRunShape, scheduleShape } from '../../../domain/schedule/schedule-shape.js';
import type { Schedule, ScheduledRun } from '../../../domain/schedule/schedule.js';
import { instantSql } from '../database/connection.js';

/** A run `r` as an object. */
export const RUN = `jsonb_build_object('id', r.id, 'scheduleId', r.schedule_id, 'plannedAt', ${instantSql('r.planned_at')},
  'untilAt', ${instantSql('r.until_at')}, 'moments', r.moments, 'trigger', r.cause, 'outcome', r.outcome, 'code', r.code,
  'startedAt', ${instantSql('r.started_at')}, 'workId', r.work_id, 'workEnd', r.work_end)`;

/** A schedule `s` as an object, but for what its terms have. */
const HEAD = `jsonb_build_object('id', s.id, 'editionId', s.edition_id, 'accountId', s.account_id, 'keyId', s.key_id,
  'name', s.name, 'pause', CASE WHEN s.paused_at IS NOT NULL THEN jsonb_build_object('at', ${instantSql('s.paused_at')},
    'by', s.paused_by, 'note', s.paused_note) END,
  'failures', s.failures, 'anchorAt', ${instantSql('s.anchor_at')}, 'resumedAt', ${instantSql('s.resumed_at')},
  'nextAt', ${instantSql('s.next_at')}, 'version', s.version, 'createdAt', ${instantSql('s.created_at')},
  'updatedAt', ${instantSql('s.updated_at')},
  'last', (SELECT ${RUN} FROM scheduled_runs r WHERE r.schedule_id = s.id ORDER BY r.planned_at DESC LIMIT 1))`;

/** A schedule `s` as a column of this name. */
export const SCHEDULE = `s.terms || ${HEAD} AS schedule`;

/** @returns null for one of another version's shape, which is not found */
export function readSchedule(stored: unknown): Schedule | null {
  return scheduleShape.safeParse(stored).data ?? null;
}

/** @returns null as `readSchedule` */
export function readRun(stored: unknown): ScheduledRun | null {
  return scheduledRunShape.safeParse(stored).data ?? null;
}
