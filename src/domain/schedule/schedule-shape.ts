import { z } from 'zod';
import { shapeOf } from '../../libs/shape/index.js';
import { searchShape, segmentShape } from '../audit/audit-shape.js';
import { frozenBriefShape } from '../brief/brief-shape.js';
import { ERROR_CODES } from '../errors.js';
import { instantShape } from '../instant.js';
import { EVERY_UNITS, WEEKDAYS, type Every, type Recurrence } from './recurrence.js';
import {
  OVERLAPS,
  RUN_OUTCOMES,
  RUN_TRIGGERS,
  WORK_ENDS,
  type Schedule,
  type ScheduledRun,
  type Template,
} from './schedule.js';

const everyShape = shapeOf<Every>()(
  z.object({
    unit: z.enum(EVERY_UNITS),
    n: z.int(),
    at: z.string().nullable(),
    weekdays: z.array(z.enum(WEEKDAYS)).nullable(),
    monthDays: z.array(z.int()).nullable(),
  }),
);

const recurrenceShape = shapeOf<Recurrence>()(
  z.union([z.object({ cron: z.string(), every: z.null() }), z.object({ cron: z.null(), every: everyShape })]),
);

const texts = z.array(z.string()).nullable();
const templateShape = shapeOf<Template>()(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('article'), brief: frozenBriefShape }),
    z.object({
      kind: z.literal('audit'),
      audit: z.object({
        urls: texts,
        include: texts,
        exclude: texts,
        userAgent: z.string().nullable(),
        maxPages: z.int().nullable(),
        maxDepth: z.int().nullable(),
        maxSeconds: z.int().nullable(),
        checkExternal: z.boolean().nullable(),
        // Schedules of before have none of these.
        searches: z.array(searchShape).nullable().default(null),
        segments: z.array(segmentShape).nullable().default(null),
        renderPages: z.int().nullable().default(null),
      }),
    }),
    z.object({ kind: z.literal('research') }),
  ]),
);

/** A run as it is stored. */
export const scheduledRunShape = shapeOf<ScheduledRun>()(
  z.object({
    id: z.string(),
    scheduleId: z.string(),
    plannedAt: instantShape,
    untilAt: instantShape,
    moments: z.int(),
    trigger: z.enum(RUN_TRIGGERS),
    outcome: z.enum(RUN_OUTCOMES),
    code: z.enum(ERROR_CODES).nullable(),
    startedAt: instantShape.nullable(),
    workId: z.string().nullable(),
    workEnd: z.enum(WORK_ENDS).nullable(),
  }),
);

/** A schedule as it is stored; one of a shape of another version is none of this. */
export const scheduleShape = shapeOf<Schedule>()(
  z.object({
    id: z.string(),
    editionId: z.string(),
    accountId: z.string(),
    keyId: z.string(),
    name: z.string(),
    template: templateShape,
    recurrence: recurrenceShape,
    timeZone: z.string(),
    startsAt: instantShape.nullable(),
    endsAt: instantShape.nullable(),
    jitterSeconds: z.int(),
    overlap: z.enum(OVERLAPS),
    catchupSeconds: z.int(),
    pauseAfter: z.int(),
    pause: z.object({ at: instantShape, by: z.string().nullable(), note: z.string().nullable() }).nullable(),
    failures: z.int(),
    anchorAt: instantShape,
    resumedAt: instantShape,
    nextAt: instantShape.nullable(),
    last: scheduledRunShape.nullable(),
    version: z.int(),
    createdAt: instantShape,
    updatedAt: instantShape,
  }),
);
