import { createHash } from 'node:crypto';
import { GalleyError } from '../../../src/domain/errors.js';
import { instantOf } from '../../../src/domain/instant.js';
import {
  EVERY_UNITS,
  Timetable,
  WEEKDAYS,
  type Recurrence,
} from '../../../src/domain/schedule/recurrence.js';
import { OVERLAPS, type RunOutcome, type Schedule } from '../../../src/domain/schedule/schedule.js';
import { NO_METRICS } from '../../../src/ports/metrics.js';
import { ScheduleTicker } from '../../../src/services/schedule/schedule-ticker.js';
import { MemoryDatabase, MemorySchedules } from './memory-schedules.js';

/** All five have changes of their clocks in 2018. */
export const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/Sao_Paulo',
] as const;
const BEGIN = Date.parse('2018-01-01T00:00:00Z');
const END = Date.parse('2019-01-01T00:00:00Z');
const HOUR = 3_600_000;
const TICKERS = 4;

export interface Simulated {
  readonly moments: number;
  readonly kills: number;
  readonly outcomes: Readonly<Partial<Record<RunOutcome, number>>>;
}

/** Ends a process: whatever it asks from then on fails, too. */
class Killed extends Error {}

/**
 * A year of some schedules in one database, with four tickers that are killed between any two statements, outages, pauses,
 * refusals, and work that overlaps.
 *
 * @throws where a planned moment has not exactly one run that covers it, or one start is not exactly one work
 */
export async function simulateYear(seed: number, count: number): Promise<Simulated> {
  const random = randomOf(seed);
  const database = new MemoryDatabase();
  database.nowMs = BEGIN;
  const planned = new Map<string, Date[]>();
  for (let n = 0; n < count; n += 1) {
    const schedule = scheduleOf(seed, n, random);
    const moments = new Timetable(schedule).following(new Date(BEGIN), Infinity);
    planned.set(schedule.id, [...moments]);
    database.schedules.set(schedule.id, schedule);
  }
  const tally = { kills: 0 };
  const outages = Array.from({ length: 3 }, () => {
    const from = BEGIN + random() * (END - BEGIN);
    return { from, to: from + random() ** 3 * 60 * HOUR };
  });
  for (;;) {
    const next = database.nextEvent();
    const isPaused = [...database.schedules.values()].some(({ pause }) => pause !== null);
    if (next === Infinity && !isPaused) break;
    if (next === Infinity) await resumeAll(database);
    // Rounds are some seconds apart, and now and then all processes are away.
    let at = Math.max(database.nowMs + 1000, (next === Infinity ? END : next) + random() * 10_000);
    for (const { from, to } of outages) if (at >= from && at < to) at = to;
    database.nowMs = Math.floor(at);
    const awake = Array.from({ length: TICKERS }).filter((_, n) => n === 0 || random() < 0.4);
    await Promise.all(awake.map(() => round(database, random, tally)));
    await pauseOrResume(database, random);
  }
  return { ...check(database, planned), kills: tally.kills };
}

/** One round of one process, which may be killed at any statement. */
async function round(
  database: MemoryDatabase,
  random: () => number,
  tally: { kills: number },
): Promise<void> {
  let isKilled = false;
  const step = async () => {
    for (let turns = random() * 3; turns > 1; turns -= 1) await Promise.resolve();
    if (!isKilled && random() < 0.004) {
      isKilled = true;
      tally.kills += 1;
    }
    if (isKilled) throw new Killed('killed');
  };
  const schedules = new MemorySchedules(database, step);
  const ticker = new ScheduleTicker({
    schedules,
    unitOfWork: {
      run: (work) =>
        schedules.inTransaction((own) =>
          work({
            schedules: own,
            auditLog: { add: () => Promise.resolve() },
            events: { add: () => Promise.resolve() },
          }),
        ),
    },
    starts: {
      async start(schedule, { id, record }) {
        const refused = refusalAt(database.nowMs, schedule.id);
        if (refused !== null) throw new GalleyError(refused, 'No.');
        // Somebody has started it by hand.
        if (schedule.template.kind === 'audit' && random() < 0.03)
          return { created: false, workId: 'another', paidActions: null };
        const hours = random() < 0.1 ? 30 : random() < 0.3 ? 1.5 : 0.05;
        const work = {
          ...{ scheduleId: schedule.id, startedAt: database.nowMs, endsAt: database.nowMs + hours * HOUR },
          end: random() < 0.1 ? ('failed' as const) : ('done' as const),
        };
        const created = await schedules.inTransaction(async (own) => {
          if (!(await own.addWork(id, work))) return false;
          // The port has more stores than a ticker asks of.
          await record({ schedules: own } as unknown as Parameters<typeof record>[0]);
          return true;
        });
        return { created, workId: id, paidActions: null };
      },
    },
    metrics: NO_METRICS,
    log: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  await ticker.round().catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
}

/** An hour in twenty has no room for starts, and a day in a hundred refuses them for good. */
function refusalAt(at: number, id: string): 'rate_limited' | 'key_read_only' | null {
  const share = (what: string) => createHash('sha1').update(what).digest().readUInt16BE() / 65_536;
  if (share(`${id} ${Math.floor(at / HOUR)}`) < 0.05) return 'rate_limited';
  return share(`${id} day ${Math.floor(at / HOUR / 24)}`) < 0.01 ? 'key_read_only' : null;
}

async function pauseOrResume(database: MemoryDatabase, random: () => number): Promise<void> {
  const all = [...database.schedules.values()];
  const one = all[Math.floor(random() * all.length)];
  // Of some hundred rounds one pauses a schedule, for some ten rounds.
  if (!one || random() > (one.pause === null ? 0.003 : 0.5)) return;
  await new MemorySchedules(database).inTransaction(async (schedules) => {
    await schedules.change(one.id, { pause: one.pause === null ? { by: 'Somebody', note: null } : null });
    if (one.pause === null) await schedules.settlePaused(one.id);
  });
}

async function resumeAll(database: MemoryDatabase): Promise<void> {
  const schedules = new MemorySchedules(database);
  for (const { id, pause } of database.schedules.values())
    if (pause) await schedules.change(id, { pause: null, failures: 0 });
}

function check(database: MemoryDatabase, planned: ReadonlyMap<string, readonly Date[]>) {
  const outcomes: Partial<Record<RunOutcome, number>> = {};
  const runsOf = new Map<string, [from: number, to: number, moments: number, outcome: RunOutcome][]>();
  let started = 0;
  for (const { run } of database.runs.values()) {
    const of = runsOf.get(run.scheduleId) ?? [];
    of.push([Date.parse(run.plannedAt), Date.parse(run.untilAt), run.moments, run.outcome]);
    runsOf.set(run.scheduleId, of);
    if (run.outcome === 'waiting') throw new Error(`run ${run.id} still waits`);
    if (run.outcome !== 'started') continue;
    started += 1;
    if (!database.works.has(run.id)) throw new Error(`run ${run.id} was started without work`);
  }
  if (started !== database.works.size)
    throw new Error(`${database.works.size} works were started by ${started} runs`);
  let moments = 0;
  for (const [id, all] of planned) {
    const runs = (runsOf.get(id) ?? []).sort(([a], [b]) => a - b);
    let place = 0;
    for (const [from, to, of, outcome] of runs) {
      const own = all.slice(place, place + of).map((moment) => moment.getTime());
      if (own[0] !== from || (own.length === of && own.at(-1) !== to))
        throw new Error(`the run at ${new Date(from).toISOString()} of ${id} is not its next moment`);
      place += of;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + own.length;
    }
    if (place < all.length) throw new Error(`${all.length - place} moments of ${id} have no run`);
    moments += all.length;
  }
  for (const schedule of database.schedules.values())
    if (schedule.overlap !== 'allow') assertNoOverlap(database, schedule.id);
  return { moments, outcomes };
}

function assertNoOverlap(database: MemoryDatabase, id: string): void {
  const works = [...database.works.values()].filter(({ scheduleId }) => scheduleId === id);
  works.sort((a, b) => a.startedAt - b.startedAt);
  for (const [n, { startedAt }] of works.entries()) {
    const before = works[n - 1];
    if (before && before.endsAt > startedAt) throw new Error(`two works of ${id} overlap`);
  }
}

function scheduleOf(seed: number, n: number, random: () => number): Schedule {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const timeZone = ZONES[(seed + n) % ZONES.length] as string;
  const kind = pick(['audit', 'research'] as const);
  const id = createHash('sha1')
    .update(`${seed} ${n}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  const at = instantOf(new Date(BEGIN));
  const recurrence = recurrenceOf(random, pick);
  const timed = { recurrence, timeZone, anchorAt: at, startsAt: null, endsAt: instantOf(new Date(END - 1)) };
  return {
    ...timed,
    id,
    editionId: 'edition',
    accountId: 'account',
    keyId: 'key',
    name: `${n}`,
    template: kind === 'research' ? { kind } : { kind, audit: { ...NO_SETTINGS } },
    jitterSeconds: pick([0, 0, 600]),
    overlap: pick(OVERLAPS),
    catchupSeconds: pick([600, 3600, 86_400]),
    pauseAfter: 0,
    pause: null,
    failures: 0,
    resumedAt: at,
    nextAt: instantOf(new Timetable(timed).nextAfter(new Date(BEGIN)) ?? new Date(END)),
    last: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}

const NO_SETTINGS = {
  ...{ urls: null, include: null, exclude: null, userAgent: null },
  ...{ maxPages: null, maxDepth: null, maxSeconds: null, checkExternal: null },
  ...{ searches: null, segments: null, renderPages: null },
};

function recurrenceOf(random: () => number, pick: <Item>(items: readonly Item[]) => Item): Recurrence {
  const [minute, hour] = [Math.floor(random() * 60), Math.floor(random() * 24)];
  // Half of the daily ones come in the hours in which clocks are changed.
  const night = random() < 0.5 ? hour : Math.floor(random() * 4);
  if (random() < 0.5)
    return {
      every: null,
      cron: pick([
        `${minute} ${night} * * *`,
        `${minute} ${night} * * ${pick(WEEKDAYS)}`,
        `${minute} ${night} ${1 + Math.floor(random() * 28)} * *`,
        `*/30 ${night} 1,15 * *`,
      ]),
    };
  const unit = pick(EVERY_UNITS);
  const at = `${String(night).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return {
    cron: null,
    every: {
      unit,
      n:
        unit === 'hour'
          ? 48 + Math.floor(random() * 200)
          : unit === 'day'
            ? 3 + Math.floor(random() * 12)
            : 1 + Math.floor(random() * 3),
      at: unit === 'hour' ? null : at,
      weekdays: unit === 'week' ? [pick(WEEKDAYS)] : null,
      monthDays: unit === 'month' ? [1 + Math.floor(random() * 28)] : null,
    },
  };
}

/** Mulberry32: the same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
