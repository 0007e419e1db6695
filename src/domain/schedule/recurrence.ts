import { Cron } from 'croner';

export const EVERY_UNITS = ['hour', 'day', 'week', 'month'] as const;
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** An interval. Hours are hours that pass; of the others the clock on the wall of the zone shows `at`. */
export interface Every {
  readonly unit: (typeof EVERY_UNITS)[number];
  /** 1 at least. */
  readonly n: number;
  /** `09:30`; null for hours alone. */
  readonly at: string | null;
  /** Of a week, in which one at least is named. */
  readonly weekdays: readonly Weekday[] | null;
  /** Of a month, 1 to 31. A month without the day is passed over. */
  readonly monthDays: readonly number[] | null;
}

/** When a schedule runs: an expression of five fields, or an interval. */
export type Recurrence =
  | { readonly cron: string; readonly every: null }
  | { readonly cron: null; readonly every: Every };

export interface TimetableTerms {
  readonly recurrence: Recurrence;
  readonly timeZone: string;
  /** From where intervals are counted. */
  readonly anchorAt: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

const DAY_MS = 86_400_000;
/** No zone has set its clock back by more. */
const WIDEST_OVERLAP_MS = 3 * 3_600_000;
/** Moments that are passed over in search of one. Chosen: more than the days of four years. */
const MOST_PASSED = 2000;

/**
 * The moments of a recurrence in its zone. A time of the wall that does not exist, where clocks are set forward, is the next
 * minute that does; one that comes twice is the first of the two.
 */
export class Timetable {
  private readonly cron: Cron | null;
  private readonly wall: Wall;

  /** @throws {Error} for an expression that is none */
  constructor(private readonly terms: TimetableTerms) {
    const { recurrence, timeZone } = terms;
    const expression = recurrence.cron ?? expressionOf(recurrence.every);
    this.cron = expression === null ? null : new Cron(expression, { timezone: timeZone, mode: '5-part' });
    this.wall = wallOf(timeZone);
  }

  /** The first moment later than `moment`. @returns null where none comes any more */
  nextAfter(moment: Date): Date | null {
    const { startsAt, endsAt } = this.terms;
    const from = startsAt === null ? moment.getTime() : Math.max(moment.getTime(), Date.parse(startsAt) - 1);
    const next = this.search(new Date(from));
    return next === null || (endsAt !== null && next.getTime() > Date.parse(endsAt)) ? null : next;
  }

  /** @param count of moments at most */
  following(moment: Date, count: number): readonly Date[] {
    const found: Date[] = [];
    for (let next = this.nextAfter(moment); next !== null; next = this.nextAfter(next)) {
      found.push(next);
      if (found.length >= count) break;
    }
    return found;
  }

  private search(moment: Date): Date | null {
    if (this.cron === null) return this.nextHour(moment);
    let next = this.cron.nextRun(moment);
    for (let passed = 0; next !== null && passed < MOST_PASSED; passed += 1) {
      const periods = this.periodsUntilCounted(next);
      if (periods === 0 && !this.wall.isRepeated(next)) return next;
      // Leaps over periods that don't count, but for two: a period may be an hour shorter, and a month has more than 28 days.
      const leap = Math.max(0, periods - 2) * PERIOD_MS[this.terms.recurrence.every?.unit ?? 'day'];
      next = this.cron.nextRun(new Date(next.getTime() + leap));
    }
    return null;
  }

  private nextHour(moment: Date): Date {
    const anchor = Date.parse(this.terms.anchorAt);
    const step = (this.terms.recurrence.every?.n ?? 1) * 3_600_000;
    const passed = Math.max(-1, Math.floor((moment.getTime() - anchor) / step));
    return new Date(anchor + (passed + 1) * step);
  }

  /** How many days, weeks or months later an interval of several of them falls; 0 when on this one. */
  private periodsUntilCounted(moment: Date): number {
    const { every } = this.terms.recurrence;
    if (every === null || every.n === 1) return 0;
    const [day, anchor] = [this.wall.at(moment), this.wall.at(new Date(this.terms.anchorAt))];
    return modulo(periodsOf(every.unit, anchor) - periodsOf(every.unit, day), every.n);
  }
}

/** The number of the day, of the week (which begins on Monday) or of the month, since 1970. */
function periodsOf(unit: Every['unit'], wallMs: number): number {
  const days = Math.floor(wallMs / DAY_MS);
  if (unit === 'day') return days;
  // The 1st of January 1970 was a Thursday.
  if (unit === 'week') return Math.floor((days + 3) / 7);
  const date = new Date(wallMs);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The shortest of each; hours are counted without a calendar. */
const PERIOD_MS = { hour: 0, day: DAY_MS, week: 7 * DAY_MS, month: 28 * DAY_MS } as const;

const modulo = (value: number, by: number) => ((value % by) + by) % by;

/** @returns null for hours, of which the wall shows nothing */
function expressionOf({ unit, at, weekdays, monthDays }: Every): string | null {
  if (unit === 'hour') return null;
  const [hour, minute] = (at ?? '00:00').split(':').map(Number);
  const days = unit === 'month' ? (monthDays ?? [1]).join(',') : '*';
  const ofWeek = unit === 'week' ? (weekdays ?? ['mon']).join(',') : '*';
  return `${minute} ${hour} ${days} * ${ofWeek}`;
}

/** What the clocks of a zone show. */
class Wall {
  private readonly format: Intl.DateTimeFormat;

  constructor(timeZone: string) {
    this.format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  }

  /** The time on the wall as if it were UTC, in ms. */
  at(moment: Date): number {
    const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
    for (const { type, value } of this.format.formatToParts(moment)) shown[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  }

  /** Whether the clocks showed the same already before they were set back. */
  isRepeated(moment: Date): boolean {
    const shown = this.at(moment);
    const before = new Date(moment.getTime() - WIDEST_OVERLAP_MS);
    const setBackBy = this.at(before) - before.getTime() - (shown - moment.getTime());
    return setBackBy > 0 && this.at(new Date(moment.getTime() - setBackBy)) === shown;
  }
}

/** By zone; to make one takes longer than to ask it. */
const walls = new Map<string, Wall>();
/** There are some 600 zones, and any number of ways to write their names; each wall takes 38 KB. */
const MOST_WALLS = 600;

function wallOf(timeZone: string): Wall {
  const wall = walls.get(timeZone) ?? new Wall(timeZone);
  if (walls.size >= MOST_WALLS) walls.clear();
  walls.set(timeZone, wall);
  return wall;
}

/** Whether it is a name of the IANA database. */
export function isTimeZone(name: string): boolean {
  // An offset, which is accepted as well, knows of no change of the clocks.
  if (!/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
