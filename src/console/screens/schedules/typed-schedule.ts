import type {
  BriefInput,
  CreateScheduleInput,
  PreviewScheduleInput,
  ScheduledAuditFactsFragment,
  ScheduleOverlap,
  ScheduleRowFragment,
  ScheduleUnit,
  Weekday,
  WorkKind,
} from '../../data/generated/types.js';
import { localTime, momentOf } from '../../ui/show/times.js';
import { asInput as asBrief, briefOf, fromJson } from '../new/brief-fields.js';
import { asInput, typedSettings, USUAL, type TypedSettings } from '../audits/typed-settings.js';

/** A schedule as it is typed. */
export interface TypedSchedule {
  readonly name: string;
  readonly kind: WorkKind;
  /** What articles are about. */
  readonly input: string;
  /** How they are written: JSON, named as REST names it; empty for as usual. */
  readonly settings: string;
  readonly unit: ScheduleUnit | 'CRON';
  readonly n: string;
  readonly at: string;
  readonly weekdays: readonly Weekday[];
  readonly monthDays: string;
  readonly cron: string;
  readonly timeZone: string;
  readonly overlap: ScheduleOverlap;
  /** On the clock of the browser, as its fields have it; empty for none. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Empty for as usual. */
  readonly jitterSeconds: string;
  readonly catchupSeconds: string;
  readonly pauseAfter: string;
  /** Of an audit. */
  readonly audit: TypedSettings;
}

/** A schedule that is there, with how its audits are made. */
export type StoredSchedule = ScheduleRowFragment & {
  readonly audit: ScheduledAuditFactsFragment | null;
  readonly brief: StoredBrief | null;
};

interface StoredBrief {
  readonly input: string;
  readonly language: string | null;
  readonly country: string | null;
  readonly settings: unknown;
}

/** Every week, by the clocks of the browser. */
export function newSchedule(): TypedSchedule {
  return {
    name: '',
    kind: 'AUDIT',
    ...{ input: '', settings: '' },
    unit: 'WEEK',
    n: '1',
    at: '06:00',
    weekdays: ['MON'],
    monthDays: '1',
    cron: '0 6 * * mon-fri',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    overlap: 'SKIP',
    ...{ startsAt: '', endsAt: '', jitterSeconds: '', catchupSeconds: '', pauseAfter: '' },
    audit: USUAL,
  };
}

/** One that is there. */
export function typedOf(schedule: StoredSchedule): TypedSchedule {
  const { name, kind, cron, every, timeZone, overlap, audit, brief } = schedule;
  const usual = newSchedule();
  return {
    ...usual,
    ...{ name, kind, timeZone, overlap },
    startsAt: localTime(schedule.startsAt),
    endsAt: localTime(schedule.endsAt),
    jitterSeconds: String(schedule.jitterSeconds),
    catchupSeconds: String(schedule.catchupSeconds),
    pauseAfter: String(schedule.pauseAfter),
    ...(audit !== null && { audit: typedSettings(audit) }),
    ...(brief !== null && { input: brief.input, settings: settingsText(brief.settings) }),
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

function settingsText(settings: unknown): string {
  const text = JSON.stringify(settings, null, 2);
  return text === '{}' ? '' : text;
}

/** What is wrong with the typed settings of articles, in a sentence; null for nothing. */
export function settingsFault(text: string): string | null {
  try {
    fromJson(text.trim() === '' ? '{}' : text);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Language and country stay as they are. */
function briefOfTyped({ input, settings }: TypedSchedule, stored: StoredBrief | null): BriefInput {
  const { language = null, country = null } = stored ?? {};
  const given = settings.trim() === '' ? {} : { settings: JSON.parse(settings) as unknown };
  return asBrief(
    briefOf({
      ...{ input, ...given },
      ...(language !== null && { language }),
      ...(country !== null && { country }),
    }),
  );
}

/** When it is to start work, as it is sent. */
export function timingOf(typed: TypedSchedule): PreviewScheduleInput {
  const { unit, n, at, weekdays, monthDays, cron, timeZone } = typed;
  const bounds = { timeZone, startsAt: momentOf(typed.startsAt), endsAt: momentOf(typed.endsAt) };
  if (unit === 'CRON') return { cron, ...bounds };
  return {
    ...bounds,
    every: {
      unit,
      n: Number(n) || 0,
      ...(unit !== 'HOUR' && { at }),
      ...(unit === 'WEEK' && { weekdays }),
      ...(unit === 'MONTH' && {
        monthDays: monthDays.split(/[\s,]+/).flatMap((day) => Number.parseInt(day, 10) || []),
      }),
    },
  };
}

/** What is sent of a new one beside its edition, and of a changed one. @param stored null of a new one */
export function termsOf(
  typed: TypedSchedule,
  stored: StoredSchedule | null,
): Omit<CreateScheduleInput, 'edition' | 'kind'> {
  const { name, overlap, audit } = typed;
  const { startsAt, endsAt, ...timing } = timingOf(typed);
  const isSame =
    JSON.stringify(audit) === JSON.stringify(stored?.audit ? typedSettings(stored.audit) : USUAL);
  const { maxSeconds, checkExternal } = stored?.audit ?? {};
  const former = stored === null ? null : typedOf(stored);
  const isOther = former?.input !== typed.input || former.settings !== typed.settings;
  return {
    ...{ name, overlap, ...timing },
    // A field has no seconds: what was not touched stays to the second.
    ...(typed.startsAt !== localTime(stored?.startsAt ?? null) && { startsAt }),
    ...(typed.endsAt !== localTime(stored?.endsAt ?? null) && { endsAt }),
    ...numberAs('jitterSeconds', typed.jitterSeconds),
    ...numberAs('catchupSeconds', typed.catchupSeconds),
    ...numberAs('pauseAfter', typed.pauseAfter),
    ...(typed.kind === 'ARTICLE' && isOther && { brief: briefOfTyped(typed, stored?.brief ?? null) }),
    // What this form has no field for stays.
    ...(!isSame && {
      audit: {
        ...asInput(audit),
        ...(maxSeconds != null && { maxSeconds }),
        ...(checkExternal != null && { checkExternal }),
      },
    }),
  };
}

function numberAs(name: 'jitterSeconds' | 'catchupSeconds' | 'pauseAfter', text: string) {
  return text.trim() === '' ? {} : { [name]: Number(text) };
}
