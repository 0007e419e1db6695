import { ApiError } from '../../data/api-error.js';
import type {
  RunOutcome,
  RunRowFragment,
  ScheduleOverlap,
  ScheduleRowFragment,
  Weekday,
} from '../../data/generated/types.js';
import type { Tone } from '../../ui/show/badge.js';
import { codeWords } from '../work-words.js';

/** In the order of the week. */
export const WEEKDAYS: Readonly<Record<Weekday, string>> = {
  MON: 'Monday',
  TUE: 'Tuesday',
  WED: 'Wednesday',
  THU: 'Thursday',
  FRI: 'Friday',
  SAT: 'Saturday',
  SUN: 'Sunday',
};

export const OVERLAPS: Readonly<Record<ScheduleOverlap, string>> = {
  SKIP: 'Leave it out',
  BUFFER_ONE: 'Start it when that ends',
  ALLOW: 'Start it all the same',
};

const UNITS = { HOUR: 'hour', DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;

/** When it starts work: `Every 2 weeks on Monday at 06:30`. */
export function recurrenceWords({ cron, every }: Pick<ScheduleRowFragment, 'cron' | 'every'>): string {
  if (every === null) return `By cron: ${cron ?? ''}`;
  const { unit, n, at, weekdays, monthDays } = every;
  const days =
    weekdays !== null
      ? ` on ${listed(weekdays.map((day) => WEEKDAYS[day]))}`
      : monthDays !== null
        ? ` on day ${listed(monthDays.map(String))}`
        : '';
  return `Every ${n === 1 ? UNITS[unit] : `${n} ${UNITS[unit]}s`}${days}${at === null ? '' : ` at ${at}`}`;
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });
const listed = (words: readonly string[]) => LIST.format(words);

/** A moment on the clocks of a zone: `Monday, 30 November 2026 at 06:30`. */
export function momentWords(at: string, timeZone: string): string {
  const isKnown = isKnownZone(timeZone);
  const words = new Intl.DateTimeFormat('en-GB', {
    timeZone: isKnown ? timeZone : 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at));
  return isKnown ? words : `${words} UTC`;
}

/** The server may know a zone that this browser does not. */
function isKnownZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** How a schedule is, in a word. */
export function stateOf({ paused, nextAt }: ScheduleRowFragment): readonly [Tone, string] {
  if (paused !== null) return paused.by === null ? ['fail', 'Paused by Galley'] : ['neutral', 'Paused'];
  return nextAt === null ? ['neutral', 'Over'] : ['ok', 'On'];
}

const OUTCOMES: Readonly<Record<RunOutcome, readonly [Tone, string]>> = {
  WAITING: ['info', 'Waits'],
  STARTED: ['info', 'Started'],
  SKIPPED_OVERLAP: ['warn', 'Left out: an earlier one ran'],
  MISSED: ['warn', 'Missed'],
  REFUSED: ['fail', 'Refused'],
  PAUSED: ['neutral', 'Paused'],
};

/** What became of a moment; of one that was started, how its work ended. */
export function outcomeOf({ outcome, workEnd, code }: RunRowFragment): readonly [Tone, string] {
  if (outcome === 'STARTED') {
    if (workEnd === 'DONE') return ['ok', 'Done'];
    if (workEnd === 'FAILED') return ['fail', 'Failed'];
    if (workEnd !== null) return ['neutral', workEnd === 'CANCELLED' ? 'Cancelled' : 'Deleted'];
  }
  const [tone, word] = OUTCOMES[outcome];
  return [tone, code === null ? word : `${word}: ${codeWords(code)}`];
}

/** What a refusal names, as the form does. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'The name',
  input: 'What to write about',
  n: '“How many of them”',
  at: '“At”',
  weekdays: 'The days',
  monthDays: 'The days of the month',
  month_days: 'The days of the month',
  cron: 'It',
};

/** @returns a refusal that says what is wrong by the name of its field in the form */
export function inWords(error: Error): Error {
  const [fault] = error instanceof ApiError ? error.fields : [];
  const field = fault?.[0].split('/').findLast((part) => part in FIELDS);
  return fault === undefined || field === undefined ? error : new Error(`${FIELDS[field]} ${fault[1]}.`);
}
