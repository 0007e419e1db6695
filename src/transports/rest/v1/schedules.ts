import { readJson, readOptionalJson } from '../../body/read-json.js';
import {
  newScheduleShape,
  nextQuery,
  parseNewSchedule,
  parseNextQuery,
  parsePause,
  parseRunQuery,
  parseScheduleChange,
  pauseShape,
  runListQuery,
  scheduleChangeShape,
} from '../../input/schedule.js';
import { presentPage } from '../../output/list-page.js';
import {
  momentsShape,
  presentMoments,
  presentRun,
  presentSchedule,
  runPageShape,
  scheduledRunShape,
  scheduleListShape,
  scheduleShape,
} from '../../output/schedule.js';
import type { RestParts } from '../rest-parts.js';
import { defineRoute, json, reply, SENT } from '../route.js';
import {
  momentsExample,
  newScheduleExamples,
  pausedScheduleExample,
  pauseExample,
  runExample,
  runPageExample,
  scheduleChangeExample,
  scheduleExample,
} from './examples/schedules.js';

const SCHEDULES = '/v1/editions/{slug}/schedules';
const SCHEDULE = `${SCHEDULES}/{schedule_id}` as const;

/** docs/schedules.md has the rules. */
export const scheduleRoutes = [
  defineRoute({
    id: 'listSchedules',
    method: 'get',
    path: SCHEDULES,
    tag: 'Schedules',
    summary: 'List the schedules of an edition',
    description: 'All of them, by name, with the next moment and the last run of each.',
    access: 'read',
    graph: 'Query.edition',
    answers: { 200: json('The schedules.', scheduleListShape, { one: { schedules: [scheduleExample] } }) },
    refusals: [],
    handle: async ({ actor, params }, { schedules }: RestParts) => {
      const found = await schedules.list(actor, params.slug);
      return reply(200, { schedules: found.map(presentSchedule) });
    },
  }),
  defineRoute({
    id: 'createSchedule',
    method: 'post',
    path: SCHEDULES,
    tag: 'Schedules',
    summary: 'Make a schedule',
    description:
      'Starts articles, reports or audits at the moments of a cron expression or an interval, in a named time zone, by the right of this key and as its own paid actions. A name is unique in its edition, so a creation that is repeated is refused as `conflict` and makes no second one. Needs a key with Full access and is no paid action itself.',
    access: 'write',
    graph: 'Mutation.createSchedule',
    body: { type: 'application/json', schema: newScheduleShape, examples: newScheduleExamples },
    answers: { 201: json('The schedule.', scheduleShape, { made: scheduleExample }) },
    refusals: ['conflict', 'payload_too_large', 'invalid_params'],
    handle: async ({ actor, params, request, response }, { schedules }: RestParts) => {
      const edition = await schedules.admit(actor, params.slug);
      const terms = await parseNewSchedule(await readJson(request, response), schedules.checkSources);
      return reply(201, presentSchedule(await schedules.create(actor, edition, terms)));
    },
  }),
  defineRoute({
    id: 'readSchedule',
    method: 'get',
    path: SCHEDULE,
    tag: 'Schedules',
    summary: 'Read a schedule',
    description: 'What it starts and when, its next moment, and its last run.',
    access: 'read',
    graph: 'Query.schedule',
    answers: { 200: json('The schedule.', scheduleShape, { 'an audit a week': scheduleExample }) },
    refusals: [],
    handle: async ({ actor, params }, { schedules }: RestParts) =>
      reply(200, presentSchedule(await schedules.open(actor, params.slug, params.schedule_id))),
  }),
  defineRoute({
    id: 'updateSchedule',
    method: 'patch',
    path: SCHEDULE,
    tag: 'Schedules',
    summary: 'Change a schedule',
    description:
      'Each given field replaces what was there. Moments that have come are settled by what was said before; from then on it starts work by the right of this key. Needs a key with Full access and is no paid action.',
    access: 'write',
    graph: 'Mutation.updateSchedule',
    body: { type: 'application/json', schema: scheduleChangeShape, examples: scheduleChangeExample },
    answers: { 200: json('The schedule as it is now.', scheduleShape, { changed: scheduleExample }) },
    refusals: ['conflict', 'payload_too_large', 'invalid_params'],
    handle: async ({ actor, params, request, response }, { schedules }: RestParts) => {
      const before = await schedules.admitTo(actor, params.slug, params.schedule_id);
      const change = await parseScheduleChange(
        await readJson(request, response),
        before,
        schedules.checkSources,
      );
      return reply(200, presentSchedule(await schedules.update(actor, before, change)));
    },
  }),
  defineRoute({
    id: 'deleteSchedule',
    method: 'delete',
    path: SCHEDULE,
    tag: 'Schedules',
    summary: 'Delete a schedule',
    description:
      'With its history; what it has started stays, and runs on. Needs a key with Full access and is no paid action.',
    access: 'write',
    graph: 'Mutation.deleteSchedule',
    answers: { 204: { description: 'It is deleted.', content: [] } },
    refusals: [],
    handle: async ({ actor, params, response }, { schedules }: RestParts) => {
      await schedules.delete(actor, await schedules.admitTo(actor, params.slug, params.schedule_id));
      response.status(204).end();
      return SENT;
    },
  }),
  defineRoute({
    id: 'pauseSchedule',
    method: 'post',
    path: `${SCHEDULE}/pause`,
    tag: 'Schedules',
    summary: 'Pause a schedule',
    description:
      'No moment is started until it is resumed; what runs runs on, and what waits for its start is given up. Needs a key with Full access and is no paid action.',
    access: 'write',
    graph: 'Mutation.pauseSchedule',
    body: { type: 'application/json', schema: pauseShape, examples: pauseExample, isOptional: true },
    answers: { 200: json('The schedule as it is now.', scheduleShape, { paused: pausedScheduleExample }) },
    refusals: ['payload_too_large', 'invalid_params'],
    handle: async ({ actor, params, request, response }, { schedules }: RestParts) => {
      const schedule = await schedules.admitTo(actor, params.slug, params.schedule_id);
      const note = parsePause(await readOptionalJson(request, response));
      return reply(200, presentSchedule(await schedules.pause(actor, schedule, note)));
    },
  }),
  defineRoute({
    id: 'resumeSchedule',
    method: 'post',
    path: `${SCHEDULE}/resume`,
    tag: 'Schedules',
    summary: 'Resume a paused schedule',
    description:
      'Goes on with the next moment, by the right of this key; those that fell into the pause are one entry of the history. One that is not paused stays as it is. Needs a key with Full access and is no paid action.',
    access: 'write',
    graph: 'Mutation.resumeSchedule',
    answers: { 200: json('The schedule as it is now.', scheduleShape, { resumed: scheduleExample }) },
    refusals: [],
    handle: async ({ actor, params }, { schedules }: RestParts) => {
      const schedule = await schedules.admitTo(actor, params.slug, params.schedule_id);
      return reply(200, presentSchedule(await schedules.resume(actor, schedule)));
    },
  }),
  defineRoute({
    id: 'runSchedule',
    method: 'post',
    path: `${SCHEDULE}/run`,
    tag: 'Schedules',
    summary: 'Start what a schedule plans at once',
    description:
      'By the right of this key, and as its paid action; of a paused schedule, too. Refused as `conflict` while the work of an earlier start runs, unless its overlap is `allow`; of a domain one audit and one report run at a time, whatever the overlap. There is no body.',
    access: 'paid',
    graph: 'Mutation.runSchedule',
    answers: { 202: json('It is started.', scheduledRunShape, { started: runExample }) },
    refusals: ['conflict'],
    handle: async ({ actor, params }, { schedules }: RestParts) => {
      const schedule = await schedules.admitRun(actor, params.slug, params.schedule_id);
      const { run, paidActions } = await schedules.run(actor, schedule);
      return reply(202, presentRun(run), paidActions);
    },
  }),
  defineRoute({
    id: 'listScheduleMoments',
    method: 'get',
    path: `${SCHEDULE}/next`,
    tag: 'Schedules',
    summary: 'Preview the next moments of a schedule',
    description:
      'By the clock of the database and the rules of the zone, before jitter; of a paused one those that would come.',
    access: 'read',
    graph: 'Query.schedule',
    query: nextQuery.shape,
    answers: { 200: json('The moments.', momentsShape, { 'three of them': momentsExample }) },
    refusals: [],
    handle: async ({ actor, params, request }, { schedules }: RestParts) => {
      const schedule = await schedules.open(actor, params.slug, params.schedule_id);
      const moments = await schedules.next(schedule, parseNextQuery(request.query));
      return reply(200, presentMoments(schedule, moments));
    },
  }),
  defineRoute({
    id: 'listScheduleRuns',
    method: 'get',
    path: `${SCHEDULE}/runs`,
    tag: 'Schedules',
    summary: 'List what became of the moments of a schedule',
    description:
      'The newest first; each moment that has come is one of them, or in one that stands for several. Send `next` as `cursor` for the next page, until it is null.',
    access: 'read',
    graph: 'Query.schedule',
    query: runListQuery.shape,
    answers: { 200: json('A page of runs.', runPageShape, { 'the last page': runPageExample }) },
    refusals: ['invalid_params'],
    handle: async ({ actor, params, request }, { schedules }: RestParts) => {
      const schedule = await schedules.open(actor, params.slug, params.schedule_id);
      const page = await schedules.runs(schedule, parseRunQuery(request.query));
      return reply(200, { ...presentPage(page), runs: page.items.map(({ item }) => presentRun(item)) });
    },
  }),
];
