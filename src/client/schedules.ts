import type { CallOptions } from './articles.js';
import type { Caller } from './caller.js';
import type { components, operations } from './generated/rest.js';
import { idIn } from './id-in.js';

type Schemas = components['schemas'];
export type NewSchedule = Schemas['NewSchedule'];
export type ScheduleChange = Schemas['ScheduleChange'];
export type Schedule = Schemas['Schedule'];
export type ScheduledRun = Schemas['ScheduledRun'];
export type ScheduledRunPage = Schemas['ScheduledRunPage'];
export type ScheduleMoments = Schemas['ScheduleMoments'];
export type ScheduleRunQuery = NonNullable<operations['listScheduleRuns']['parameters']['query']>;

/** The schedules of one edition. */
export class SchedulesOfEdition {
  private readonly path: string;

  constructor(
    private readonly caller: Caller,
    slug: string,
  ) {
    this.path = `/v1/editions/${idIn(slug)}/schedules`;
  }

  /** All of them, by name. */
  async list({ signal }: CallOptions = {}): Promise<readonly Schedule[]> {
    const { schedules } = await this.caller.json<Schemas['Schedules']>({
      method: 'GET',
      path: this.path,
      isRepeatable: true,
      signal,
    });
    return schedules;
  }

  /** Makes one; refused as `conflict` when another has its name, as after a creation whose answer was lost. */
  create(schedule: NewSchedule, { signal }: CallOptions = {}): Promise<Schedule> {
    return this.caller.json({ method: 'POST', path: this.path, body: schedule, isRepeatable: false, signal });
  }

  read(id: string, { signal }: CallOptions = {}): Promise<Schedule> {
    return this.caller.json({ method: 'GET', path: this.at(id), isRepeatable: true, signal });
  }

  /** Changes the given fields. */
  update(id: string, change: ScheduleChange, { signal }: CallOptions = {}): Promise<Schedule> {
    return this.caller.json({
      method: 'PATCH',
      path: this.at(id),
      body: change,
      isRepeatable: true,
      signal,
    });
  }

  /** Deletes it with its history; what it has started stays. */
  async delete(id: string, { signal }: CallOptions = {}): Promise<void> {
    await this.caller.raw({ method: 'DELETE', path: this.at(id), isRepeatable: false, signal });
  }

  /** Has nothing started until it is resumed. */
  pause(id: string, note: string | null = null, { signal }: CallOptions = {}): Promise<Schedule> {
    return this.caller.json({
      method: 'POST',
      path: `${this.at(id)}/pause`,
      body: { note },
      isRepeatable: true,
      signal,
    });
  }

  resume(id: string, { signal }: CallOptions = {}): Promise<Schedule> {
    return this.caller.json({ method: 'POST', path: `${this.at(id)}/resume`, isRepeatable: true, signal });
  }

  /** Starts at once what it plans; a paid action. */
  run(id: string, { signal }: CallOptions = {}): Promise<ScheduledRun> {
    return this.caller.json({ method: 'POST', path: `${this.at(id)}/run`, isRepeatable: false, signal });
  }

  /** The moments that come next, ten unless `count` says otherwise. */
  next(id: string, count?: number, { signal }: CallOptions = {}): Promise<ScheduleMoments> {
    return this.caller.json({
      method: 'GET',
      path: `${this.at(id)}/next`,
      query: { count },
      isRepeatable: true,
      signal,
    });
  }

  /** A page of what became of its moments, the newest first. */
  runs(id: string, query: ScheduleRunQuery = {}, { signal }: CallOptions = {}): Promise<ScheduledRunPage> {
    return this.caller.json({
      method: 'GET',
      path: `${this.at(id)}/runs`,
      query,
      isRepeatable: true,
      signal,
    });
  }

  private at(id: string): string {
    return `${this.path}/${idIn(id)}`;
  }
}
