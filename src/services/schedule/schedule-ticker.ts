import { byService } from '../../domain/access/audit-log.js';
import { GalleyError } from '../../domain/errors.js';
import type { NewEvent } from '../../domain/event.js';
import { ATTRIBUTES, SPANS } from '../../domain/spans.js';
import { planDue } from '../../domain/schedule/plan-due.js';
import {
  BUFFER_RETRY_S,
  mayPass,
  retryAfter,
  type RunCode,
  type Schedule,
  type ScheduledRun,
} from '../../domain/schedule/schedule.js';
import type { AuditLogStore } from '../../ports/access/audit-log-store.js';
import type { EventStore } from '../../ports/event-store.js';
import type { Log } from '../../ports/log.js';
import type { Metrics } from '../../ports/metrics.js';
import type { RunEnd, ScheduleStore, WaitingRun } from '../../ports/schedule-store.js';
import { NO_TRACING, type Tracing } from '../../ports/tracing.js';
import type { PlannedStart } from '../access/domain-start.js';
import type { ScheduledStart } from './scheduled-starts.js';

/** What the ticker writes with, in one transaction. */
export interface TickerStores {
  readonly schedules: ScheduleStore;
  readonly auditLog: AuditLogStore;
  readonly events: EventStore;
}

export interface ScheduleTickerParts {
  readonly schedules: ScheduleStore;
  readonly unitOfWork: { run<T>(work: (stores: TickerStores) => Promise<T>): Promise<T> };
  /** Where `planned.record` throws, nothing is started. */
  readonly starts: { start(schedule: Schedule, planned: PlannedStart): Promise<ScheduledStart> };
  readonly metrics: Metrics;
  readonly log: Log;
  /** Default: none. */
  readonly tracing?: Tracing;
}

/** Of a round: what is left is due in the next one, and other processes have rounds too. Chosen. */
const AT_ONCE = 100;

/** Another process has settled the run, or its schedule was paused. A refusal, as the start that it ends lets others through. */
class RunIsSettled extends GalleyError {
  constructor() {
    super('conflict', 'The run waits no longer.');
  }
}

/** The work of an earlier run is not over. */
class WorkOverlaps extends GalleyError {
  constructor(readonly workId: string) {
    super('conflict', 'The work of an earlier run is not over.');
  }
}

/**
 * Starts what is planned. Every worker process has one, and nothing is agreed between them: each step is one conditional
 * write, or one transaction, so it is done once however many try, and one that is killed leaves it to the next round.
 *
 * A moment that has come is first recorded as a run that waits, in the statement that moves the schedule to its next moment;
 * the run is then started, and its row settled, in the transaction of the work that it starts. All times are the database's.
 */
export class ScheduleTicker {
  constructor(private readonly parts: ScheduleTickerParts) {
    // An alert looks for an increase, which the first one would not be without a series before it.
    this.count('missed', 0);
  }

  /**
   * One round.
   * @param stop ends it between two steps
   * @throws the first fault, after every step was tried
   */
  async round(stop?: AbortSignal): Promise<void> {
    const faults: unknown[] = [];
    const isStopped = () => stop?.aborted === true;
    const each = async <Item>(read: () => Promise<readonly Item[]>, step: (item: Item) => Promise<void>) => {
      try {
        for (const item of await read()) {
          if (isStopped()) return;
          await step(item).catch((error: unknown) => faults.push(error));
        }
      } catch (error) {
        faults.push(error);
      }
    };
    const { schedules } = this.parts;
    // First what has ended: it is in no other's way then.
    await each(
      () => schedules.ended(AT_ONCE),
      (ended) => this.end(ended),
    );
    await each(
      async () => {
        const { now, schedules: due } = await schedules.due(AT_ONCE);
        return due.map((schedule) => ({ schedule, now: new Date(now) }));
      },
      ({ schedule, now }) => this.plan(schedule, now),
    );
    await each(
      () => schedules.waiting(AT_ONCE),
      (waiting) => this.start(waiting),
    );
    if (faults.length > 0) throw faults[0];
  }

  private async plan(schedule: Schedule, now: Date): Promise<void> {
    const plan = planDue(schedule, now);
    const leftOut = plan.runs.filter(({ outcome }) => outcome === 'missed');
    const isPlanned =
      leftOut.length === 0
        ? await this.parts.schedules.plan(schedule, plan)
        : await this.parts.unitOfWork.run(async ({ schedules, events }) => {
            if (!(await schedules.plan(schedule, plan))) return false;
            await events.add(leftOut.map((run) => missed(schedule, { ...run, code: null })));
            return true;
          });
    if (!isPlanned) return;
    for (const { outcome, moments } of plan.runs) if (outcome !== 'waiting') this.count(outcome, moments);
  }

  private async start(waiting: WaitingRun): Promise<void> {
    const { run, schedule, expiresAt, now } = waiting;
    if (schedule.pause !== null) return this.settle(waiting, { outcome: 'paused', code: null });
    if (expiresAt !== null && now > expiresAt)
      return this.settle(waiting, { outcome: 'missed', code: run.code });
    try {
      const { created, workId } = await this.startInSpan(waiting);
      if (created) this.count('started');
      else if (workId !== run.id) await this.overlap(waiting, workId);
      // The account has work of this very id, so what was to be started is there.
      else if (await this.parts.schedules.start(run.id)) this.count('started');
    } catch (error) {
      if (error instanceof RunIsSettled) return;
      if (error instanceof WorkOverlaps) {
        await this.overlap(waiting, error.workId);
        return;
      }
      if (!(error instanceof GalleyError))
        this.parts.log.error({ err: error, schedule: schedule.id }, 'a scheduled start failed');
      await this.refuse(waiting, error instanceof GalleyError ? error.code : 'internal');
    }
  }

  /** The first span of what it starts: nobody has asked for it. */
  private startInSpan({ run, schedule }: WaitingRun): Promise<ScheduledStart> {
    const { starts, tracing = NO_TRACING } = this.parts;
    const { kind } = schedule.template;
    const attributes = {
      [ATTRIBUTES.scheduleId]: schedule.id,
      [ATTRIBUTES.jobKind]: kind === 'research' ? 'report' : kind,
      [ATTRIBUTES.message]: run.id,
    };
    return tracing.span(SPANS.schedule, { kind: 'internal', attributes }, () =>
      starts.start(schedule, {
        id: run.id,
        record: (stores) => record(stores.schedules, schedule, run),
      }),
    );
  }

  private async overlap(waiting: WaitingRun, workId: string): Promise<void> {
    const { run, schedule } = waiting;
    const { schedules } = this.parts;
    if (schedule.overlap === 'buffer_one' && !(await schedules.isBehindAnother(run)))
      await schedules.postpone(run.id, null, BUFFER_RETRY_S, schedule.catchupSeconds);
    else await this.settle(waiting, { outcome: 'skipped_overlap', code: null, workId });
  }

  private async refuse(waiting: WaitingRun, code: RunCode): Promise<void> {
    const { run, schedule, tries } = waiting;
    if (!mayPass(code)) return this.settle(waiting, { outcome: 'refused', code });
    await this.parts.schedules.postpone(run.id, code, retryAfter(tries + 1), schedule.catchupSeconds);
  }

  private async settle(
    { run, schedule }: WaitingRun,
    end: Omit<RunEnd, 'workId'> & { workId?: string },
  ): Promise<void> {
    const isFailure = end.outcome === 'refused' || (end.outcome === 'missed' && end.code !== null);
    const isSettled = await this.parts.unitOfWork.run(async (stores) => {
      // Before its run, as a caller who pauses it does: otherwise the two could wait for each other.
      if (isFailure) await stores.schedules.lock(schedule.accountId, schedule.id);
      if (!(await stores.schedules.settle(run.id, { workId: null, ...end }))) return false;
      if (isFailure) await countFailure(stores, schedule, true);
      if (end.outcome !== 'paused') await stores.events.add([missed(schedule, { ...run, ...end })]);
      return true;
    });
    if (isSettled) this.count(end.outcome);
  }

  private async end({ run, schedule, end }: Awaited<ReturnType<ScheduleStore['ended']>>[number]) {
    await this.parts.unitOfWork.run(async (stores) => {
      await stores.schedules.lock(schedule.accountId, schedule.id);
      if (!(await stores.schedules.endWork(run.id, end))) return;
      await stores.schedules.wakeBuffered(schedule.id);
      if (end === 'done' || end === 'failed') await countFailure(stores, schedule, end === 'failed');
    });
  }

  private count(outcome: ScheduledRun['outcome'], moments = 1): void {
    this.parts.metrics.add('galley_schedule_runs_total', { outcome }, moments);
  }
}

/** In the transaction that starts the work, where no other start of the account is under way. */
async function record(schedules: ScheduleStore, schedule: Schedule, { id }: ScheduledRun): Promise<void> {
  if (schedule.overlap !== 'allow') {
    const workId = await schedules.busyWith(schedule.id);
    if (workId !== null) throw new WorkOverlaps(workId);
  }
  if (!(await schedules.start(id))) throw new RunIsSettled();
}

/** A schedule that fails again and again pauses by itself: what it starts costs its owner, and a site its visits. */
async function countFailure(
  { schedules, auditLog, events }: TickerStores,
  { id, accountId, editionId, pauseAfter }: Schedule,
  isFailure: boolean,
): Promise<void> {
  const failures = await schedules.countFailures(id, isFailure);
  if (!isFailure || pauseAfter === 0 || failures < pauseAfter) return;
  const locked = await schedules.lock(accountId, id);
  if (locked?.pause !== null) return;
  const note = `${failures} runs in a row failed.`;
  await schedules.change(id, { pause: { by: null, note } });
  await schedules.settlePaused(id);
  const object = { kind: 'schedule', id } as const;
  await auditLog.add([{ ...byService(accountId), action: 'schedule_paused', object, details: { failures } }]);
  await events.add([{ accountId, editionId, type: 'schedule.paused', object, data: { failures } }]);
}

/** That a start was left out, and why. */
function missed(
  { id, accountId, editionId }: Schedule,
  { outcome, code, plannedAt, moments }: Pick<ScheduledRun, 'outcome' | 'code' | 'plannedAt' | 'moments'>,
): NewEvent {
  const object = { kind: 'schedule', id } as const;
  const data = { outcome, code, plannedAt, moments };
  return { accountId, editionId, type: 'schedule.missed', object, data };
}
