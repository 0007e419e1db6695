import { isDeepStrictEqual } from 'node:util';
import { assertFullKey, assertMaySpend } from '../../domain/access/admission.js';
import type { Actor } from '../../domain/access/actor.js';
import { byCaller, type LogDetails, type LoggedAction } from '../../domain/access/audit-log.js';
import type { WindowReading } from '../../domain/access/limits.js';
import { isUuid } from '../../domain/access/uuid.js';
import type { Edition } from '../../domain/edition.js';
import { refuse } from '../../domain/errors.js';
import { instantOf, type Instant } from '../../domain/instant.js';
import type { ListPage, ListQuery } from '../../domain/list-query.js';
import { planDue } from '../../domain/schedule/plan-due.js';
import { Timetable, type TimetableTerms } from '../../domain/schedule/recurrence.js';
import { runIdOf } from '../../domain/schedule/run-id.js';
import {
  MOST_SCHEDULES,
  type Schedule,
  type ScheduledRun,
  type ScheduleTerms,
} from '../../domain/schedule/schedule.js';
import type { PageFetcher } from '../../libs/guarded-fetch/index.js';
import type { Ids } from '../../ports/ids.js';
import type { ScheduleChange, ScheduleStore } from '../../ports/schedule-store.js';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.js';
import type { NoFilter } from '../../ports/list-store.js';
import { readOrRefuse, type AccessService } from '../access/access-service.js';
import { sourceCheck, type CheckSources } from '../article/check-sources.js';
import type { ScheduledStarts } from './scheduled-starts.js';

export interface ScheduleServiceParts {
  readonly stores: Pick<Stores, 'schedules' | 'lists'>;
  readonly unitOfWork: UnitOfWork;
  readonly access: AccessService;
  readonly starts: Pick<ScheduledStarts, 'startAs'>;
  readonly fetcher: Pick<PageFetcher, 'checkAddress'>;
  readonly ids: Ids;
}

/** What a caller may change of a schedule. What it does not name stays. */
export type TermsChange = Partial<ScheduleTerms>;

/** When it starts work. */
export type Timing = Pick<ScheduleTerms, 'recurrence' | 'timeZone' | 'startsAt' | 'endsAt'>;

/** Of a schedule that is not saved. */
const MOMENTS_SHOWN = 10;
/** What decides of when. */
const TIMING = ['recurrence', 'timeZone', 'startsAt', 'endsAt'] as const;
const CHANGING = 'changing a schedule';

/** Schedules as their account sees them. */
export class ScheduleService {
  /** For the reader of a brief. */
  readonly checkSources: CheckSources;

  constructor(private readonly parts: ScheduleServiceParts) {
    this.checkSources = sourceCheck(parts.fetcher);
  }

  /** By name. @throws {GalleyError} `not_found` */
  async list(actor: Actor, slug: string): Promise<readonly Schedule[]> {
    const { id } = await this.parts.access.openEdition(actor, slug);
    return (await this.ofEditions([id]))[0] ?? [];
  }

  /** Of editions of the caller's account, in their order; each by name. */
  ofEditions(editionIds: readonly string[]): Promise<readonly (readonly Schedule[])[]> {
    return readOrRefuse(async () => {
      const found = await this.parts.stores.schedules.ofEditions(editionIds);
      return editionIds.map((id) => found.get(id) ?? []);
    });
  }

  /** By its id alone. @throws {GalleyError} `not_found` */
  async find(actor: Actor, id: string): Promise<Schedule> {
    const { schedules } = this.parts.stores;
    const schedule = isUuid(id)
      ? await readOrRefuse(() => schedules.find(actor.accountId, id.toLowerCase()))
      : null;
    return assertFound(schedule);
  }

  /** @throws {GalleyError} `not_found` for what is no schedule of this edition */
  async open(actor: Actor, slug: string, id: string): Promise<Schedule> {
    const edition = await this.parts.access.openEdition(actor, slug);
    const schedule = await this.find(actor, id);
    return assertFound(schedule.editionId === edition.id ? schedule : null);
  }

  /** The moments that come next, whether or not it is paused. */
  async next(schedule: Schedule, count: number): Promise<readonly Instant[]> {
    const now = await readOrRefuse(() => this.parts.stores.schedules.now());
    return new Timetable(schedule).following(new Date(now), count).map(instantOf);
  }

  /** The same of one that is not saved. */
  async preview(timing: Timing): Promise<readonly Instant[]> {
    const now = await readOrRefuse(() => this.parts.stores.schedules.now());
    const terms = { ...timing, anchorAt: anchorOf(timing, now) };
    return new Timetable(terms).following(new Date(now), MOMENTS_SHOWN).map(instantOf);
  }

  /** What became of its moments, the newest first. @param schedule that the caller may read */
  async runs(
    { id }: Schedule,
    query: ListQuery<NoFilter, 'plannedAt'>,
  ): Promise<ListPage<ScheduledRun> & { readonly limit: number; total(): Promise<number | null> }> {
    const { scheduledRuns } = this.parts.stores.lists;
    const [page] = await readOrRefuse(() => scheduledRuns.pages([id], query));
    if (!page) throw new Error('a list had no page');
    const total = async () => (await readOrRefuse(() => scheduledRuns.totals([id], {})))[0] ?? null;
    return { ...page, limit: query.limit, total };
  }

  /** The first step of a change, before its body is read. @throws {GalleyError} `not_found`, then `key_read_only` */
  async admit(actor: Actor, slug: string): Promise<Edition> {
    const edition = await this.parts.access.openEdition(actor, slug);
    assertFullKey(actor, CHANGING);
    return edition;
  }

  /** The same for a schedule that is there. @throws {GalleyError} `not_found`, then `key_read_only` */
  async admitTo(actor: Actor, slug: string, id: string): Promise<Schedule> {
    const schedule = await this.open(actor, slug, id);
    assertFullKey(actor, CHANGING);
    return schedule;
  }

  /** The same by its id alone. @throws {GalleyError} as `admitTo` */
  async admitById(actor: Actor, id: string): Promise<Schedule> {
    const schedule = await this.find(actor, id);
    assertFullKey(actor, CHANGING);
    return schedule;
  }

  /**
   * Makes a schedule, which starts work by the right of the caller's key from then on.
   * @param edition that the caller was admitted to
   * @throws {GalleyError} `invalid_params` for a recurrence that never comes; `conflict` for a name that another has, or where
   *   the edition has as many as it may; for a caller who lost the right meanwhile `invalid_key` or `account_closed`
   */
  create(actor: Actor, edition: Edition, terms: ScheduleTerms): Promise<Schedule> {
    const id = this.parts.ids.uuid();
    return this.changed(actor, async (stores) => {
      const { schedules } = stores;
      const now = await schedules.now();
      const anchorAt = anchorOf(terms, now);
      const nextAt = nextOf({ ...terms, anchorAt }, now);
      const { accountId, keyId } = actor;
      const owner = { id, accountId, editionId: edition.id, keyId };
      const refused = await schedules.insert({ ...terms, ...owner, anchorAt, nextAt });
      if (refused === 'name_taken') throw refuseName(terms.name);
      if (refused === 'too_many')
        throw refuse(
          'conflict',
          `The edition has ${MOST_SCHEDULES} schedules, which is the most that it may have.`,
        );
      return this.log(stores, actor, id, 'schedule_created', { kind: terms.template.kind });
    });
  }

  /**
   * Changes what is given; from then on it starts work by the right of the caller's key. Moments that have come are settled
   * by what was said before.
   * @throws {GalleyError} as `create`; `not_found` for one that was deleted meanwhile
   */
  update(actor: Actor, { id }: Schedule, change: TermsChange): Promise<Schedule> {
    return this.changed(actor, async (stores) => {
      const { schedules } = stores;
      const before = await this.planned(schedules, actor, id);
      const now = await schedules.now();
      const terms = { ...before, ...change };
      // What is sent again as it is leaves the moments where they are.
      const isTimely = TIMING.some(
        (field) => field in change && !isDeepStrictEqual(change[field], before[field]),
      );
      const anchorAt = isTimely ? anchorOf(terms, now) : before.anchorAt;
      const timed: ScheduleChange = isTimely ? { anchorAt, nextAt: nextOf({ ...terms, anchorAt }, now) } : {};
      if (!(await schedules.change(id, { ...change, ...timed, keyId: actor.keyId })))
        throw refuseName(terms.name);
      return this.log(stores, actor, id, 'schedule_updated', { fields: Object.keys(change).sort() });
    });
  }

  /** Deletes it with its history; what it started stays. @throws {GalleyError} as `update` */
  async delete(actor: Actor, { id, name }: Schedule): Promise<void> {
    await this.changed(actor, async ({ schedules, auditLog }) => {
      assertFound(await schedules.lock(actor.accountId, id));
      await schedules.delete(id);
      const object = { kind: 'schedule', id } as const;
      await auditLog.add([{ ...byCaller(actor), action: 'schedule_deleted', object, details: { name } }]);
    });
  }

  /** Plans no more until it is resumed. One that is paused stays so, with the new note. @throws {GalleyError} as `update` */
  pause(actor: Actor, { id }: Schedule, note: string | null): Promise<Schedule> {
    return this.changed(actor, async (stores) => {
      const { schedules } = stores;
      const before = await this.planned(schedules, actor, id);
      await schedules.change(id, { pause: { by: actor.userName, note } });
      await schedules.settlePaused(id);
      const { accountId, editionId, failures } = before;
      const object = { kind: 'schedule', id } as const;
      if (before.pause === null)
        await stores.events.add([
          { accountId, editionId, type: 'schedule.paused', object, data: { failures } },
        ]);
      return this.log(stores, actor, id, 'schedule_paused', { reason: note });
    });
  }

  /** Goes on with the next moment from now, by the right of the caller's key. @throws {GalleyError} as `update` */
  resume(actor: Actor, { id }: Schedule): Promise<Schedule> {
    return this.changed(actor, async (stores) => {
      const { schedules } = stores;
      const before = assertFound(await schedules.lock(actor.accountId, id));
      if (before.pause === null) return before;
      await schedules.change(id, { pause: null, failures: 0, keyId: actor.keyId });
      return this.log(stores, actor, id, 'schedule_resumed', {});
    });
  }

  /** The first step of a run at once. @throws {GalleyError} `not_found`, then what the right to spend is refused with */
  async admitRun(actor: Actor, slug: string, id: string): Promise<Schedule> {
    const schedule = await this.open(actor, slug, id);
    assertMaySpend(actor);
    return schedule;
  }

  /** The same by its id alone. @throws {GalleyError} as `admitRun` */
  async admitRunById(actor: Actor, id: string): Promise<Schedule> {
    const schedule = await this.find(actor, id);
    assertMaySpend(actor);
    return schedule;
  }

  /**
   * Starts what it plans at once, by the right of the caller's own key; paused ones too.
   * @throws {GalleyError} as a start by the caller; `conflict` where the work of an earlier run is not over
   */
  async run(
    actor: Actor,
    schedule: Schedule,
  ): Promise<{ readonly run: ScheduledRun; readonly paidActions: WindowReading | null }> {
    const { starts, stores } = this.parts;
    const at = await readOrRefuse(() => stores.schedules.now());
    const id = runIdOf(schedule.id, at);
    const { created, workId, paidActions } = await starts.startAs(actor, schedule, {
      id,
      record: async ({ schedules }) => {
        // A schedule that was deleted meanwhile has no runs.
        const now = assertFound(await schedules.lock(schedule.accountId, schedule.id));
        const busy = now.overlap === 'allow' ? null : await schedules.busyWith(schedule.id);
        if (busy !== null) throw refuseOverlap(busy);
        await schedules.insertStarted(schedule, id, at);
      },
    });
    if (!created) throw refuseOverlap(workId);
    const run: ScheduledRun = {
      ...{ id, scheduleId: schedule.id, plannedAt: at, untilAt: at, moments: 1 },
      ...{ trigger: 'caller', outcome: 'started', code: null, startedAt: at, workId: id, workEnd: null },
    };
    return { run, paidActions };
  }

  /** The schedule, with the moments that have come recorded. @throws {GalleyError} `not_found` */
  private async planned(schedules: ScheduleStore, actor: Actor, id: string): Promise<Schedule> {
    for (;;) {
      const schedule = assertFound(await schedules.lock(actor.accountId, id));
      if (schedule.pause !== null) return schedule;
      const plan = planDue(schedule, new Date(await schedules.now()));
      if (plan.runs.length === 0) return schedule;
      await schedules.plan(schedule, plan);
    }
  }

  private async changed<T>(actor: Actor, change: (stores: Stores) => Promise<T>): Promise<T> {
    const { access, unitOfWork } = this.parts;
    await access.confirmFullKey(actor, CHANGING);
    return readOrRefuse(() => unitOfWork.run(change));
  }

  private async log(
    { auditLog, schedules }: Stores,
    actor: Actor,
    id: string,
    action: LoggedAction,
    details: LogDetails,
  ): Promise<Schedule> {
    await auditLog.add([{ ...byCaller(actor), action, object: { kind: 'schedule', id }, details }]);
    return assertFound(await schedules.find(actor.accountId, id));
  }
}

/** Hours are counted from the beginning, to the minute. */
function anchorOf({ startsAt }: Pick<ScheduleTerms, 'startsAt'>, now: Instant): Instant {
  return startsAt ?? `${now.slice(0, 16)}:00.000000Z`;
}

/** @throws {GalleyError} `invalid_params` where no moment comes */
function nextOf(terms: TimetableTerms, now: Instant): Instant {
  const next = new Timetable(terms).nextAfter(new Date(now));
  if (next !== null) return instantOf(next);
  const path = terms.recurrence.cron === null ? '/every' : '/cron';
  const message = 'has no moment that is still to come';
  throw refuse('invalid_params', `The input is not valid: ${path} ${message}.`, [{ path, message }]);
}

function assertFound(schedule: Schedule | null): Schedule {
  if (!schedule) throw refuse('not_found', 'There is no such schedule of this edition.');
  return schedule;
}

function refuseName(name: string) {
  return refuse('conflict', `The edition has another schedule named "${name}".`);
}

function refuseOverlap(workId: string) {
  return refuse('conflict', `The work of an earlier start is not over: ${workId}.`);
}
