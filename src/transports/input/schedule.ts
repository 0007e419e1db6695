import { z } from 'zod';
import { PAID_ACTION_KINDS } from '../../domain/access/limits.js';
import { text } from '../../domain/brief/settings.js';
import type { ListQuery } from '../../domain/list-query.js';
import {
  EVERY_UNITS,
  isTimeZone,
  Timetable,
  WEEKDAYS,
  type Every,
  type Recurrence,
} from '../../domain/schedule/recurrence.js';
import {
  DEFAULT_CATCHUP_S,
  DEFAULT_PAUSE_AFTER,
  OVERLAPS,
  type Schedule,
  type ScheduleTerms,
  type Template,
} from '../../domain/schedule/schedule.js';
import type { CheckSources } from '../../services/article/check-sources.js';
import type { TermsChange, Timing } from '../../services/schedule/schedule-service.js';
import { auditSettingsOf, auditSettingsShape, searchFaults } from './audit-settings.js';
import { readBrief } from './brief.js';
import { cursorField, cursorIn } from './cursor.js';
import { momentField } from './fields.js';
import { clamped } from './listing.js';
import { FaultList, parseInput, readInput } from './parse.js';

const LONGEST_CRON = 100;
/** Chosen: what is put off by longer is another schedule. */
const LONGEST_JITTER_S = 3600;
const LONGEST_CATCHUP_S = 7 * 86_400;
/** Of each unit: some thirty days of hours, and a year of the others. */
const MOST_OF_UNIT = { hour: 720, day: 366, week: 52, month: 12 } as const;

const cron = z
  .string()
  .max(LONGEST_CRON, { error: `must have at most ${LONGEST_CRON} characters` })
  .transform((given, context) => {
    const expression = given.trim().replace(/\s+/g, ' ');
    if (isCron(expression)) return expression;
    const message = 'must be a cron expression of five fields, such as "30 6 * * mon-fri"';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  })
  .meta({ wire: { type: 'string', maxLength: LONGEST_CRON } });

function isCron(expression: string): boolean {
  if (expression.split(' ').length !== 5) return false;
  try {
    const terms = { timeZone: 'UTC', anchorAt: '2026-01-01T00:00:00.000000Z', startsAt: null, endsAt: null };
    new Timetable({ recurrence: { cron: expression, every: null }, ...terms });
    return true;
  } catch {
    return false;
  }
}

const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .array(item)
    .min(1, { error: 'must have at least one entry' })
    .max(most, { error: `must have at most ${most} entries` })
    .nullish();

/** An interval, as a caller gives it. */
export const everyShape = z
  .object({
    unit: z
      .enum(EVERY_UNITS)
      .describe('Hours are hours that pass; of the others the clock of the zone shows `at`.'),
    n: z
      // Of the type alone: 0 is a whole number, and too small.
      .int()
      .min(1)
      .max(MOST_OF_UNIT.hour)
      .describe('Every so many of them.'),
    at: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as "06:30"' })
      .nullish()
      .describe('The time of the day, in the zone; not of hours.'),
    weekdays: listOf(z.enum(WEEKDAYS), 7).describe('Of weeks alone, which begin on Monday.'),
    month_days: listOf(z.int().min(1).max(31), 31).describe(
      'Of months alone. A month without the day is passed over.',
    ),
  })
  .check(({ value, issues }) => {
    const { unit, n, at, weekdays, month_days } = value;
    const fault = (path: string, message: string) =>
      issues.push({ code: 'custom', message, path: [path], input: value });
    if (n > MOST_OF_UNIT[unit]) fault('n', `must be at most ${MOST_OF_UNIT[unit]}`);
    for (const [path, given, wanted] of [
      ['at', at, unit !== 'hour'],
      ['weekdays', weekdays, unit === 'week'],
      ['month_days', month_days, unit === 'month'],
    ] as const) {
      const isGiven = given !== null && given !== undefined;
      if (wanted && !isGiven) fault(path, 'is required');
      if (!wanted && isGiven) fault(path, `does not go with the unit "${unit}"`);
    }
  })
  .describe('An interval.');

const seconds = (most: number) => z.int().min(0).max(most).nullish();

const terms = {
  brief: z
    .unknown()
    .optional()
    .meta({ wire: { $ref: '#/components/schemas/Brief' } })
    .describe('Of `article`: what is written each time. Its `id` is ignored.'),
  audit: z
    .unknown()
    .optional()
    .meta({ wire: { $ref: '#/components/schemas/AuditSettings' } })
    .describe('Of `audit`: how it is made, without `headers` and `login`.'),
  cron: cron.nullish().describe('Five fields: minute, hour, day of the month, month, day of the week.'),
  every: everyShape.nullish().describe('In place of `cron`.'),
  starts_at: momentField.nullish().describe('No moment before it.'),
  ends_at: momentField.nullish().describe('No moment after it.'),
  jitter_seconds: seconds(LONGEST_JITTER_S).describe(
    'Each start is put off by up to so many; 0 if left out.',
  ),
  overlap: z
    .enum(OVERLAPS)
    .nullish()
    .describe('What a moment finds while the work of an earlier one still runs; `skip` if left out.'),
  catchup_seconds: seconds(LONGEST_CATCHUP_S).describe(
    'How late a start may be; a day for articles and an hour for others if left out.',
  ),
  pause_after: z
    .int()
    .min(0)
    .max(100)
    .nullish()
    .describe('After how many failures in a row it pauses by itself, 0 for never; 3 if left out.'),
};

const name = text(1, 100).describe('Unique in the edition.');
const timeZone = z
  .string()
  .max(100)
  .refine(isTimeZone, { error: 'must be a time zone of the IANA database, such as "Europe/Berlin"' })
  .describe('A name of the IANA database; `UTC` if left out.');

/** The body of a new schedule. */
export const newScheduleShape = z
  .object({
    name,
    kind: z.enum(PAID_ACTION_KINDS).describe('What is started.'),
    time_zone: timeZone.nullish(),
    ...terms,
  })
  .check(checkIsTimed)
  .check(checkTimes)
  .describe('What is started, and when.');

/** When one would run. */
const previewShape = z
  .object({
    time_zone: timeZone.nullish(),
    ...{ cron: terms.cron, every: terms.every, starts_at: terms.starts_at, ends_at: terms.ends_at },
  })
  .check(checkIsTimed)
  .check(checkTimes);

/** The body of a change. */
export const scheduleChangeShape = z
  .object({ name: name.nullish(), time_zone: timeZone.nullish(), ...terms })
  .check(({ value, issues }) => {
    const isUnbound = value.starts_at === null || value.ends_at === null;
    if (isUnbound || Object.values(value).some(isGiven)) return;
    const message = 'must name something to change';
    issues.push({ code: 'custom', message, path: [], input: value });
  })
  .check(checkTimes)
  .describe(
    'What is given replaces what was there; null stands for absent, but takes `starts_at` and `ends_at` away. The kind stays.',
  );

interface Times {
  readonly cron?: string | null | undefined;
  readonly every?: object | null | undefined;
  readonly starts_at?: string | null | undefined;
  readonly ends_at?: string | null | undefined;
}

function checkIsTimed({ value, issues }: { value: Times; issues: z.core.$ZodRawIssue[] }): void {
  if (isGiven(value.cron) || isGiven(value.every)) return;
  issues.push({ code: 'custom', message: 'is required, or `every`', path: ['cron'], input: value });
}

function checkTimes({ value, issues }: { value: Times; issues: z.core.$ZodRawIssue[] }): void {
  const { starts_at: from, ends_at: to } = value;
  if (isGiven(value.cron) && isGiven(value.every))
    issues.push({ code: 'custom', message: 'does not go with cron', path: ['every'], input: value });
  if (typeof from === 'string' && typeof to === 'string' && from > to)
    issues.push({ code: 'custom', message: 'must not be before the start', path: ['ends_at'], input: value });
}

const isGiven = (value: unknown) => value !== null && value !== undefined;

/** @throws {GalleyError} `invalid_params` with every fault */
export async function parseNewSchedule(body: unknown, check: CheckSources): Promise<ScheduleTerms> {
  const faults = new FaultList();
  const read = readInput(newScheduleShape, body, faults);
  const template = read && (await readTemplate(read.kind, read, check, faults));
  faults.refuseAny();
  if (!read || !template) throw new Error('a schedule without faults failed');
  return {
    name: read.name,
    template,
    recurrence: recurrenceOf(read) ?? { cron: '', every: null },
    timeZone: read.time_zone ?? 'UTC',
    startsAt: read.starts_at ?? null,
    endsAt: read.ends_at ?? null,
    jitterSeconds: read.jitter_seconds ?? 0,
    overlap: read.overlap ?? 'skip',
    catchupSeconds: read.catchup_seconds ?? DEFAULT_CATCHUP_S[read.kind],
    pauseAfter: read.pause_after ?? DEFAULT_PAUSE_AFTER,
  };
}

/** @throws {GalleyError} `invalid_params` */
export function parsePreview(body: unknown): Timing {
  const read = parseInput(previewShape, body);
  return {
    recurrence: recurrenceOf(read) ?? { cron: '', every: null },
    timeZone: read.time_zone ?? 'UTC',
    startsAt: read.starts_at ?? null,
    endsAt: read.ends_at ?? null,
  };
}

/** @param before the schedule that is changed @throws {GalleyError} `invalid_params` with every fault */
export async function parseScheduleChange(
  body: unknown,
  before: Schedule,
  check: CheckSources,
): Promise<TermsChange> {
  const faults = new FaultList();
  const read = readInput(scheduleChangeShape, body, faults);
  const { kind } = before.template;
  const isNew = isGiven(read?.brief) || isGiven(read?.audit);
  const template = read && isNew ? await readTemplate(kind, read, check, faults) : null;
  faults.refuseAny();
  if (!read) throw new Error('a change without faults failed');
  const given = {
    name: read.name,
    template,
    recurrence: recurrenceOf(read),
    timeZone: read.time_zone,
    jitterSeconds: read.jitter_seconds,
    overlap: read.overlap,
    catchupSeconds: read.catchup_seconds,
    pauseAfter: read.pause_after,
  };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => isGiven(value))),
    ...(read.starts_at !== undefined && { startsAt: read.starts_at }),
    ...(read.ends_at !== undefined && { endsAt: read.ends_at }),
  };
}

interface GivenTimes {
  readonly cron?: string | null | undefined;
  readonly every?: z.output<typeof everyShape> | null | undefined;
}

function recurrenceOf({ cron: expression, every }: GivenTimes): Recurrence | null {
  if (typeof expression === 'string') return { cron: expression, every: null };
  if (!every) return null;
  const { unit, n, at = null, weekdays = null, month_days: monthDays = null } = every;
  return { cron: null, every: { unit, n, at, weekdays, monthDays } satisfies Every };
}

async function readTemplate(
  kind: Template['kind'],
  { brief, audit }: { readonly brief?: unknown; readonly audit?: unknown },
  check: CheckSources,
  faults: FaultList,
): Promise<Template | null> {
  if (kind !== 'article' && isGiven(brief))
    faults.add({ path: '/brief', message: `does not go with the kind "${kind}"` });
  if (kind !== 'audit' && isGiven(audit))
    faults.add({ path: '/audit', message: `does not go with the kind "${kind}"` });
  if (kind === 'research') return { kind };
  if (kind === 'article') {
    if (!isGiven(brief)) faults.add({ path: '/brief', message: 'is required' });
    const read = isGiven(brief) ? readBrief(brief, check, faults, '/brief') : null;
    if (read === null) return null;
    const { id: _id, ...frozen } = read;
    return { kind, brief: frozen };
  }
  const read = readInput(auditSettingsShape, audit ?? {}, faults, '/audit');
  if (read === null) return null;
  for (const secret of ['headers', 'login'] as const)
    if (isGiven(read[secret]))
      faults.add({ path: `/audit/${secret}`, message: 'can’t be stored in a schedule' });
  const { access: _access, ...settings } = auditSettingsOf(read);
  for (const fault of await searchFaults(settings.searches ?? []))
    faults.add({ ...fault, path: `/audit${fault.path}` });
  return { kind, audit: settings };
}

/** The body of a pause, which may be absent. */
export const pauseShape = z
  .object({ note: text(1, 500).nullish().describe('Why it is paused.') })
  .describe('How a schedule is paused.');

/** @throws {GalleyError} `invalid_params` @returns the note; null without one */
export function parsePause(body: unknown): string | null {
  return parseInput(pauseShape, body).note ?? null;
}

export const nextQuery = z.object({ count: clamped(1, 100, 10) });

/** How many moments are asked for. */
export function parseNextQuery(query: unknown): number {
  return parseInput(nextQuery, query).count;
}

export const runListQuery = z.object({
  limit: clamped(1, 100, 20),
  cursor: cursorField.meta({ description: 'The `next` of the page before.' }),
});

/** @throws {GalleyError} `invalid_params` */
export function parseRunQuery(query: unknown): ListQuery<Readonly<Record<string, never>>, 'plannedAt'> {
  const { limit, cursor } = parseInput(runListQuery, query);
  return {
    filter: {},
    orderBy: { field: 'plannedAt', direction: 'desc' },
    limit,
    isFromEnd: false,
    after: cursorIn('scheduledRuns', 'plannedAt', cursor, '/cursor'),
    before: null,
  };
}
