import { z } from 'zod';
import { PAID_ACTION_KINDS } from '../../domain/access/limits.js';
import { searchShape, segmentShape } from '../../domain/audit/audit-shape.js';
import { ERROR_CODES } from '../../domain/errors.js';
import type { Instant } from '../../domain/instant.js';
import { EVERY_UNITS, WEEKDAYS } from '../../domain/schedule/recurrence.js';
import {
  OVERLAPS,
  RUN_OUTCOMES,
  RUN_TRIGGERS,
  WORK_ENDS,
  type Schedule,
  type ScheduledRun,
} from '../../domain/schedule/schedule.js';
import { pageFields } from './list-page.js';
import { type Answer, countShape, instantShape, presentInstant, uuidShape } from './shape.js';

const texts = z.array(z.string()).nullable();

export const scheduledRunShape = z
  .object({
    id: uuidShape.describe('Made of schedule and moment; the work that it started has the same id.'),
    planned_at: instantShape,
    until_at: instantShape.describe('The last of several moments to which the same happened.'),
    moments: z.int().min(1).describe('How many moments it stands for.'),
    trigger: z.enum(RUN_TRIGGERS).describe('`plan`, or `caller` for a run at once.'),
    outcome: z
      .enum(RUN_OUTCOMES)
      .describe(
        '`waiting` is not final: its start is tried, or tried again. With `missed` it came too late.',
      ),
    code: z
      .enum(ERROR_CODES)
      .nullable()
      .describe('Why the start was refused, or refused last while it waits; a code of a caller’s own start.'),
    started_at: instantShape.nullable(),
    work_id: uuidShape
      .nullable()
      .describe(
        'The article job, report or audit that was started, or with `skipped_overlap` that which ran.',
      ),
    work_end: z.enum(WORK_ENDS).nullable().describe('How the work ended; null while it runs.'),
  })
  .describe('What became of a planned moment.');

const intervalShape = z
  .object({
    unit: z.enum(EVERY_UNITS),
    n: z.int().min(1),
    at: z.string().nullable(),
    weekdays: z.array(z.enum(WEEKDAYS)).nullable(),
    month_days: z.array(z.int()).nullable(),
  })
  .describe('An interval.');

export const scheduleShape = z
  .object({
    id: uuidShape,
    edition: uuidShape,
    name: z.string(),
    kind: z.enum(PAID_ACTION_KINDS),
    brief: z
      .object({
        input: z.string(),
        language: z.string().nullable(),
        country: z.string().nullable(),
        settings: z.record(z.string(), z.unknown()),
      })
      .nullable()
      .describe('Of `article`.'),
    audit: z
      .object({
        urls: texts,
        include: texts,
        exclude: texts,
        user_agent: z.string().nullable(),
        max_pages: z.int().nullable(),
        max_depth: z.int().nullable(),
        max_seconds: z.int().nullable(),
        check_external: z.boolean().nullable(),
        searches: z.array(searchShape).nullable(),
        segments: z.array(segmentShape).nullable(),
        render_pages: countShape.nullable(),
      })
      .nullable()
      .describe('Of `audit`.'),
    cron: z.string().nullable(),
    every: intervalShape.nullable(),
    time_zone: z.string(),
    starts_at: instantShape.nullable(),
    ends_at: instantShape.nullable(),
    jitter_seconds: countShape,
    overlap: z.enum(OVERLAPS),
    catchup_seconds: countShape,
    pause_after: countShape,
    paused: z
      .object({
        at: instantShape,
        by: z.string().nullable().describe('The user; null where Galley paused it.'),
        note: z.string().nullable(),
      })
      .nullable(),
    failures: countShape.describe('Runs in a row that were refused, or whose work failed.'),
    next_at: instantShape.nullable().describe('Null while it is paused, and once no moment comes any more.'),
    last: scheduledRunShape.nullable(),
    created_at: instantShape,
    updated_at: instantShape,
  })
  .describe('Work that starts by itself.');

export const scheduleListShape = z.object({ schedules: z.array(scheduleShape).describe('By name.') });
export const momentsShape = z.object({
  time_zone: z.string(),
  moments: z.array(instantShape).describe('UTC, as all times.'),
});
export const runPageShape = z.object({ ...pageFields, runs: z.array(scheduledRunShape) });

export function presentRun(run: ScheduledRun): Answer<typeof scheduledRunShape> {
  return {
    id: run.id,
    planned_at: presentInstant(run.plannedAt),
    until_at: presentInstant(run.untilAt),
    moments: run.moments,
    trigger: run.trigger,
    outcome: run.outcome,
    code: run.code,
    started_at: presentInstant(run.startedAt),
    work_id: run.workId,
    work_end: run.workEnd,
  };
}

export function presentSchedule(schedule: Schedule): Answer<typeof scheduleShape> {
  const { template, recurrence, pause, last } = schedule;
  return {
    id: schedule.id,
    edition: schedule.editionId,
    name: schedule.name,
    kind: template.kind,
    brief:
      template.kind === 'article'
        ? {
            input: template.brief.input,
            language: template.brief.language,
            country: template.brief.country,
            settings: { ...template.brief.settings },
          }
        : null,
    audit: template.kind === 'audit' ? presentAudit(template.audit) : null,
    cron: recurrence.cron,
    every: recurrence.every && {
      unit: recurrence.every.unit,
      n: recurrence.every.n,
      at: recurrence.every.at,
      weekdays: recurrence.every.weekdays,
      month_days: recurrence.every.monthDays,
    },
    time_zone: schedule.timeZone,
    starts_at: presentInstant(schedule.startsAt),
    ends_at: presentInstant(schedule.endsAt),
    jitter_seconds: schedule.jitterSeconds,
    overlap: schedule.overlap,
    catchup_seconds: schedule.catchupSeconds,
    pause_after: schedule.pauseAfter,
    paused: pause && { at: presentInstant(pause.at), by: pause.by, note: pause.note },
    failures: schedule.failures,
    next_at: pause === null ? presentInstant(schedule.nextAt) : null,
    last: last && presentRun(last),
    created_at: presentInstant(schedule.createdAt),
    updated_at: presentInstant(schedule.updatedAt),
  };
}

function presentAudit(audit: Extract<Schedule['template'], { kind: 'audit' }>['audit']) {
  return {
    urls: audit.urls,
    include: audit.include,
    exclude: audit.exclude,
    user_agent: audit.userAgent,
    max_pages: audit.maxPages,
    max_depth: audit.maxDepth,
    max_seconds: audit.maxSeconds,
    check_external: audit.checkExternal,
    searches: audit.searches,
    segments: audit.segments,
    render_pages: audit.renderPages,
  };
}

export function presentMoments(
  { timeZone }: Schedule,
  moments: readonly Instant[],
): Answer<typeof momentsShape> {
  return { time_zone: timeZone, moments: moments.map((moment) => presentInstant(moment)) };
}
