import { instantOf, type Instant } from '../../../src/domain/instant.js';
import type { Plan } from '../../../src/domain/schedule/plan-due.js';
import type { RunCode, Schedule, ScheduledRun, WorkEnd } from '../../../src/domain/schedule/schedule.js';
import type {
  NewSchedule,
  RunEnd,
  ScheduleChange,
  ScheduleStore,
} from '../../../src/ports/schedule-store.js';

/** A run with what only the store knows of it. */
export interface MemoryRun {
  run: ScheduledRun;
  tries: number;
  tryAt: Instant | null;
  expiresAt: Instant | null;
}

/** Work that was started; `endsAt` by the simulated clock. */
export interface MemoryWork {
  readonly scheduleId: string;
  readonly startedAt: number;
  readonly endsAt: number;
  readonly end: WorkEnd;
}

/** What the processes of a simulation share: a clock, the rows, and the lock of the one transaction that is open. */
export class MemoryDatabase {
  readonly schedules = new Map<string, Schedule>();
  readonly runs = new Map<string, MemoryRun>();
  /** Those that wait, or whose work is not over: of a year's runs only few. */
  readonly open = new Map<string, MemoryRun>();
  readonly works = new Map<string, MemoryWork>();
  nowMs = 0;
  private last: Promise<unknown> = Promise.resolve();

  /** One after the other, and rolled back when it throws. */
  transact<T>(work: (undo: Undo) => Promise<T>): Promise<T> {
    const run = async () => {
      const undo: Undo = [];
      try {
        return await work(undo);
      } catch (error) {
        for (const step of undo.reverse()) step();
        throw error;
      }
    };
    const next = this.last.then(run, run);
    this.last = next.catch(() => undefined);
    return next;
  }

  setRun(run: MemoryRun): void {
    const { id, outcome, workEnd } = run.run;
    this.runs.set(id, run);
    if (outcome === 'waiting' || (outcome === 'started' && workEnd === null)) this.open.set(id, run);
    else this.open.delete(id);
  }

  deleteRun(id: string): void {
    this.runs.delete(id);
    this.open.delete(id);
  }

  /** The next moment at which anything is to be done; infinity for none. */
  nextEvent(): number {
    let next = Infinity;
    for (const { pause, nextAt } of this.schedules.values())
      if (pause === null && nextAt !== null) next = Math.min(next, Date.parse(nextAt));
    for (const { run, tryAt } of this.open.values()) {
      if (run.outcome === 'waiting') next = Math.min(next, Date.parse(tryAt ?? run.plannedAt));
      const work = run.outcome === 'started' && run.workEnd === null ? this.works.get(run.id) : undefined;
      if (work) next = Math.min(next, work.endsAt);
    }
    return next;
  }
}

type Undo = (() => void)[];

/** The store as one process sees it: `step` is called before and after each statement, and may end the process. */
export class MemorySchedules implements ScheduleStore {
  constructor(
    private readonly database: MemoryDatabase,
    private readonly step: () => Promise<void> = () => Promise.resolve(),
    private readonly undo: Undo | null = null,
  ) {}

  /** The store in a transaction. */
  inTransaction<T>(work: (schedules: MemorySchedules, undo: Undo) => Promise<T>): Promise<T> {
    return this.database.transact((undo) => work(new MemorySchedules(this.database, this.step, undo), undo));
  }

  now() {
    return this.do(() => this.at());
  }

  insert(schedule: NewSchedule) {
    return this.do((undo) => {
      const { id } = schedule;
      if ([...this.database.schedules.values()].some(({ name }) => name === schedule.name))
        return 'name_taken';
      const at = this.at();
      const made = {
        pause: null,
        failures: 0,
        resumedAt: at,
        last: null,
        version: 1,
        createdAt: at,
        updatedAt: at,
      };
      this.database.schedules.set(id, { ...schedule, ...made });
      undo.push(() => this.database.schedules.delete(id));
      return null;
    });
  }

  find(accountId: string, id: string) {
    return this.do(() => {
      const found = this.database.schedules.get(id);
      return found?.accountId === accountId ? found : null;
    });
  }

  ofEditions(editionIds: readonly string[]) {
    return this.do(() => {
      const found = new Map<string, Schedule[]>();
      for (const schedule of this.database.schedules.values())
        if (editionIds.includes(schedule.editionId))
          found.set(schedule.editionId, [...(found.get(schedule.editionId) ?? []), schedule]);
      return found;
    });
  }

  lock(accountId: string, id: string) {
    return this.find(accountId, id);
  }

  change(id: string, { pause, ...change }: ScheduleChange) {
    return this.do((undo) => {
      const before = this.scheduleOf(id);
      const at = this.at();
      const paused = pause === undefined ? {} : { pause: pause && { ...pause, at } };
      const resumed = pause === null ? { resumedAt: at } : {};
      const version = before.version + 1;
      this.put({ ...before, ...change, ...paused, ...resumed, version, updatedAt: at }, undo);
      return true;
    });
  }

  delete(id: string) {
    return this.do(() => {
      this.database.schedules.delete(id);
      for (const { run } of this.database.runs.values())
        if (run.scheduleId === id) this.database.deleteRun(run.id);
    });
  }

  replaceKey() {
    return Promise.resolve();
  }

  due(limit: number) {
    return this.do(() => {
      const now = this.at();
      const isDue = ({ pause, nextAt }: Schedule) => pause === null && nextAt !== null && nextAt <= now;
      const schedules = [...this.database.schedules.values()].filter(isDue);
      return { now, schedules: schedules.slice(0, limit) };
    });
  }

  plan({ id, nextAt, version }: Schedule, plan: Plan) {
    return this.do((undo) => {
      const now = this.database.schedules.get(id);
      if (now?.pause !== null || now.nextAt !== nextAt || now.version !== version) return false;
      this.put({ ...now, nextAt: plan.nextAt }, undo);
      for (const { tryAt, expiresAt, ...planned } of plan.runs) {
        if (this.database.runs.has(planned.id)) throw new Error('a moment was planned twice');
        const rest = { trigger: 'plan', code: null, startedAt: null, workId: null, workEnd: null } as const;
        const run: ScheduledRun = { ...planned, ...rest, scheduleId: id };
        this.database.setRun({ run, tries: 0, tryAt, expiresAt });
        undo.push(() => this.database.deleteRun(run.id));
      }
      return true;
    });
  }

  waiting(limit: number) {
    return this.do(() => {
      const now = this.at();
      return this.waits()
        .filter(({ tryAt }) => tryAt !== null && tryAt <= now)
        .slice(0, limit)
        .map(({ run, tries, expiresAt }) => ({
          ...{ run, tries, expiresAt, now },
          schedule: this.scheduleOf(run.scheduleId),
        }));
    });
  }

  busyWith(scheduleId: string) {
    return this.do(() => {
      for (const { run } of this.database.open.values()) {
        if (run.scheduleId !== scheduleId || run.outcome !== 'started' || run.workEnd !== null) continue;
        const work = this.database.works.get(run.id);
        if (work && work.endsAt > this.database.nowMs) return run.id;
      }
      return null;
    });
  }

  start(runId: string) {
    return this.settleAs(runId, { outcome: 'started', code: null, workId: runId, startedAt: this.at() });
  }

  insertStarted({ id }: Schedule, runId: string, at: Instant) {
    return this.do((undo) => {
      const run: ScheduledRun = {
        ...{ id: runId, scheduleId: id, plannedAt: at, untilAt: at, moments: 1, trigger: 'caller' },
        ...{ outcome: 'started', code: null, startedAt: at, workId: runId, workEnd: null },
      };
      this.database.setRun({ run, tries: 0, tryAt: null, expiresAt: null });
      undo.push(() => this.database.deleteRun(runId));
    });
  }

  settle(runId: string, end: RunEnd) {
    return this.settleAs(runId, end);
  }

  settlePaused(scheduleId: string) {
    return this.do((undo) => {
      for (const found of this.waits())
        if (found.run.scheduleId === scheduleId)
          this.putRun({ ...found, run: { ...found.run, outcome: 'paused' } }, undo);
    });
  }

  postpone(runId: string, code: RunCode | null, seconds: number, catchupSeconds: number) {
    return this.do((undo) => {
      const found = this.database.runs.get(runId);
      if (found?.run.outcome !== 'waiting') return;
      const expiresAt = found.expiresAt ?? this.at(catchupSeconds);
      const tries = code === null ? found.tries : found.tries + 1;
      const run = { ...found.run, code };
      this.putRun({ run, tries, tryAt: this.at(seconds), expiresAt: code === null ? null : expiresAt }, undo);
    });
  }

  isBehindAnother({ scheduleId, plannedAt }: ScheduledRun) {
    return this.do(() =>
      this.waits().some(({ run }) => run.scheduleId === scheduleId && run.plannedAt < plannedAt),
    );
  }

  ended(limit: number) {
    return this.do(() =>
      [...this.database.open.values()]
        .flatMap(({ run }) => {
          const isOpen = run.outcome === 'started' && run.workEnd === null;
          const work = isOpen ? this.database.works.get(run.id) : undefined;
          if (!work || work.endsAt > this.database.nowMs) return [];
          return [{ run, schedule: this.scheduleOf(run.scheduleId), end: work.end }];
        })
        .slice(0, limit),
    );
  }

  endWork(runId: string, workEnd: WorkEnd) {
    return this.do((undo) => {
      const found = this.database.runs.get(runId);
      if (found?.run.outcome !== 'started' || found.run.workEnd !== null) return false;
      this.putRun({ ...found, run: { ...found.run, workEnd } }, undo);
      return true;
    });
  }

  wakeBuffered(scheduleId: string) {
    return this.do((undo) => {
      for (const found of this.waits())
        if (found.run.scheduleId === scheduleId && found.expiresAt === null)
          this.putRun({ ...found, tryAt: this.at() }, undo);
    });
  }

  countFailures(scheduleId: string, isFailure: boolean) {
    return this.do((undo) => {
      const before = this.scheduleOf(scheduleId);
      const failures = isFailure ? before.failures + 1 : 0;
      this.put({ ...before, failures }, undo);
      return failures;
    });
  }

  expireRuns() {
    return Promise.resolve(0);
  }

  /** For the start of work, in the transaction that records it. @returns false where it is there */
  addWork(id: string, work: MemoryWork) {
    return this.do((undo) => {
      if (this.database.works.has(id)) return false;
      this.database.works.set(id, work);
      undo.push(() => this.database.works.delete(id));
      return true;
    });
  }

  private settleAs(runId: string, end: Partial<ScheduledRun>) {
    return this.do((undo) => {
      const found = this.database.runs.get(runId);
      if (found?.run.outcome !== 'waiting') return false;
      this.putRun({ ...found, run: { ...found.run, ...end } }, undo);
      return true;
    });
  }

  private waits(): MemoryRun[] {
    return [...this.database.open.values()].filter(({ run }) => run.outcome === 'waiting');
  }

  private put(schedule: Schedule, undo: Undo): void {
    const before = this.database.schedules.get(schedule.id);
    this.database.schedules.set(schedule.id, schedule);
    if (before) undo.push(() => this.database.schedules.set(before.id, before));
  }

  private putRun(run: MemoryRun, undo: Undo): void {
    const before = this.database.runs.get(run.run.id);
    this.database.setRun(run);
    if (before) undo.push(() => this.database.setRun(before));
  }

  private scheduleOf(id: string): Schedule {
    const found = this.database.schedules.get(id);
    if (!found) throw new Error('a run has no schedule');
    return found;
  }

  private at(inSeconds = 0): Instant {
    return instantOf(new Date(this.database.nowMs + inSeconds * 1000));
  }

  /** A statement, in its transaction or in one of its own. */
  private async do<T>(statement: (undo: Undo) => T): Promise<T> {
    await this.step();
    const { undo } = this;
    const done =
      undo === null
        ? await this.database.transact((own) => Promise.resolve(statement(own)))
        : statement(undo);
    await this.step();
    return done;
  }
}
