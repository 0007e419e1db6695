import type { Instant } from '../instant.js';

const DATE =
  /^(?<year>\d{4})(?:-?W(?<week>\d\d)(?:-?(?<weekday>[1-7]))?|-(?<month>\d\d)(?:-(?<day>\d\d))?|(?<basicMonth>\d\d)(?<basicDay>\d\d)|-?(?<ordinal>\d{3}))?$/;
const TIME =
  /^(?<hour>\d\d)(?:(?<colon>:?)(?<minute>\d\d)(?:\k<colon>(?<second>\d\d))?)?(?:[.,](?<fraction>\d+))?(?<offset>Z|[+\- ]\d\d(?::?\d\d)?)?$/i;

const DAY_MS = 86_400_000;
const FIRST: Instant = '0001-01-01T00:00:00.000000Z';
const LAST: Instant = '9999-12-31T23:59:59.999999Z';

/**
 * Reads ISO 8601 (decisions §6): calendar, week or ordinal date, basic or extended, alone (midnight UTC) or with a
 * time, its last part with any fraction, `Z`, an offset, or none (UTC). A space is read as `+`, because an unescaped `+`
 * of a query string arrives as a space.
 *
 * @returns the moment in microseconds (a finer fraction is cut); null for what is not ISO 8601
 */
export function parseSince(text: string): Instant | null {
  const [date = '', time, ...more] = text.split(/t/i);
  if (more.length > 0) return null;
  const day = parseDate(date);
  if (day === null) return null;
  const micros = time === undefined ? 0n : parseTime(time);
  if (micros === null) return null;
  return toInstant(BigInt(day) * 1000n + micros);
}

/** @returns midnight UTC of the day, in ms since 1970 */
function parseDate(text: string): number | null {
  const parts = DATE.exec(text)?.groups;
  if (!parts) return null;
  const year = Number(parts['year']);
  if (parts['week'] !== undefined) {
    const week = Number(parts['week']);
    // Week 1 is the one with 4 January in it.
    const fourth = utc(year, 0, 4);
    const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS;
    const day = monday + ((week - 1) * 7 + Number(parts['weekday'] ?? 1) - 1) * DAY_MS;
    return week >= 1 && week <= weeksOf(year) ? day : null;
  }
  if (parts['ordinal'] !== undefined) {
    const ordinal = Number(parts['ordinal']);
    const day = utc(year, 0, ordinal);
    return ordinal >= 1 && new Date(day).getUTCFullYear() === year ? day : null;
  }
  const month = Number(parts['month'] ?? parts['basicMonth'] ?? 1);
  const dayOfMonth = Number(parts['day'] ?? parts['basicDay'] ?? 1);
  const day = utc(year, month - 1, dayOfMonth);
  const made = new Date(day);
  // 30 February would roll over into March.
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === dayOfMonth ? day : null;
}

/** `Date.UTC` reads the years 0 to 99 as 1900 to 1999. */
function utc(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date.getTime();
}

function weeksOf(year: number): number {
  const weekdayOf = (month: number, day: number) => new Date(utc(year, month, day)).getUTCDay();
  return weekdayOf(0, 1) === 4 || weekdayOf(11, 31) === 4 ? 53 : 52;
}

/** @returns µs since midnight UTC; negative or over a day where the offset says so */
function parseTime(text: string): bigint | null {
  const parts = TIME.exec(text)?.groups;
  if (!parts) return null;
  const hour = Number(parts['hour']);
  const minute = Number(parts['minute'] ?? 0);
  const second = Number(parts['second'] ?? 0);
  const fraction = parts['fraction'] ?? '';
  // 24:00 is the end of the day; 60 is a leap second, which counts as the next minute's first.
  const endOfDay = hour === 24 && minute === 0 && second === 0 && /^0*$/.test(fraction);
  if ((hour > 23 && !endOfDay) || minute > 59 || second > 60) return null;
  const offset = parseOffset(parts['offset'] ?? 'Z');
  if (offset === null) return null;
  const unit =
    parts['second'] !== undefined ? 1_000_000n : parts['minute'] !== undefined ? 60_000_000n : 3_600_000_000n;
  const part = (BigInt(`0${fraction.slice(0, 18)}`) * unit) / 10n ** BigInt(Math.min(18, fraction.length));
  return BigInt((hour * 3600 + minute * 60 + second) * 1_000_000) + part - offset;
}

/** @returns µs east of UTC */
function parseOffset(text: string): bigint | null {
  if (text.toUpperCase() === 'Z') return 0n;
  const hours = Number(text.slice(1, 3));
  const minutes = Number(text.slice(3).replace(':', '') || 0);
  if (hours > 23 || minutes > 59) return null;
  return BigInt((text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000_000);
}

/** Moments outside the years 1 to 9999 are clamped: no article has such a date. */
function toInstant(micros: bigint): Instant {
  const ms = Number((micros - (((micros % 1000n) + 1000n) % 1000n)) / 1000n);
  if (ms < utc(1, 0, 1)) return FIRST;
  if (ms >= utc(10_000, 0, 1)) return LAST;
  const rest = String(((micros % 1000n) + 1000n) % 1000n).padStart(3, '0');
  return new Date(ms).toISOString().replace('Z', `${rest}Z`);
}
