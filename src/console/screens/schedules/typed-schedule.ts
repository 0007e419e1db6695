import type {
  PreviewScheduleInput,
  ScheduleOverlap,
  ScheduleRowFragment,
  ScheduleUnit,
  Weekday,
  WorkKind,
} from '../../data/generated/types.js';

/** A schedule as it is typed. */
export interface TypedSchedule {
  readonly name: string;
  readonly kind: WorkKind;
  /** What articles are about. */
  readonly input: string;
  readonly unit: ScheduleUnit | 'CRON';
  readonly n: string;
  readonly at: string;
  readonly weekdays: readonly Weekday[];
  readonly monthDays: string;
  readonly cron: string;
  readonly timeZone: string;
  readonly overlap: ScheduleOverlap;
}

/** Every week, by the clocks of the browser. */
export function newSchedule(): TypedSchedule {
  return {
    name: '',
    kind: 'AUDIT',
    input: '',
    unit: 'WEEK',
    n: '1',
    at: '06:00',
    weekdays: ['MON'],
    monthDays: '1',
    cron: '0 6 * * mon-fri',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    overlap: 'SKIP',
  };
}

/** One that is there. */
export function typedOf({ name, kind, cron, every, timeZone, overlap }: ScheduleRowFragment): TypedSchedule {
  const usual = newSchedule();
  return {
    ...usual,
    ...{ name, kind, timeZone, overlap },
    ...(cron !== null && { unit: 'CRON' as const, cron }),
    ...(every !== null && {
      unit: every.unit,
      n: String(every.n),
      at: every.at ?? usual.at,
      weekdays: every.weekdays ?? usual.weekdays,
      monthDays: every.monthDays?.join(', ') ?? usual.monthDays,
    }),
  };
}

/** When it is to start work, as it is sent. */
export function timingOf({
  unit,
  n,
  at,
  weekdays,
  monthDays,
  cron,
  timeZone,
}: TypedSchedule): PreviewScheduleInput {
  if (unit === 'CRON') return { cron, timeZone };
  return {
    timeZone,
    every: {
      unit,
      n: Number.parseInt(n, 10) || 0,
      ...(unit !== 'HOUR' && { at }),
      ...(unit === 'WEEK' && { weekdays }),
      ...(unit === 'MONTH' && {
        monthDays: monthDays.split(/[\s,]+/).flatMap((day) => Number.parseInt(day, 10) || []),
      }),
    },
  };
}
