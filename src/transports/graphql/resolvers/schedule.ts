import type { CheckSources } from '../../../services/article/check-sources.js';
import {
  parseNewSchedule,
  parseNextQuery,
  parsePause,
  parsePreview,
  parseRunQuery,
  parseScheduleChange,
} from '../../input/schedule.js';
import { snakeKeys } from '../../output/snake-keys.js';
import { briefBody, inCamelCase } from '../brief-input.js';
import { connectionOf } from '../connection.js';
import { editionOf } from '../edition-of.js';
import { enumValue, enumWord } from '../enum-value.js';
import type {
  CreateScheduleInput,
  MutationResolvers,
  PreviewScheduleInput,
  QueryResolvers,
  ScheduledRunResolvers,
  ScheduleIntervalResolvers,
  ScheduleResolvers,
  UpdateScheduleInput,
} from '../generated/types.js';

export const schedule: NonNullable<QueryResolvers['schedule']> = (_parent, { id }, { actor, services }) =>
  services.schedules.find(actor, id);

export const previewSchedule: NonNullable<QueryResolvers['previewSchedule']> = async (
  _parent,
  { input },
  { services: { schedules } },
) => schedules.preview(await inCamelCase(() => parsePreview(timingBody(input))));

export const createSchedule: NonNullable<MutationResolvers['createSchedule']> = async (
  _parent,
  { input },
  { actor, services: { schedules } },
) => {
  const edition = await schedules.admit(actor, input.edition);
  const { checkSources } = schedules;
  const terms = await read(input, (body, check) => parseNewSchedule(body, check), checkSources);
  return { schedule: await schedules.create(actor, edition, terms) };
};

export const updateSchedule: NonNullable<MutationResolvers['updateSchedule']> = async (
  _parent,
  { input },
  { actor, services: { schedules } },
) => {
  const before = await schedules.admitById(actor, input.id);
  const { checkSources } = schedules;
  const change = await read(input, (body, check) => parseScheduleChange(body, before, check), checkSources);
  return { schedule: await schedules.update(actor, before, change) };
};

export const deleteSchedule: NonNullable<MutationResolvers['deleteSchedule']> = async (
  _parent,
  { input },
  { actor, services: { schedules } },
) => {
  const before = await schedules.admitById(actor, input.id);
  await schedules.delete(actor, before);
  return { id: before.id };
};

export const pauseSchedule: NonNullable<MutationResolvers['pauseSchedule']> = async (
  _parent,
  { input: { id, note } },
  { actor, services: { schedules } },
) => {
  const before = await schedules.admitById(actor, id);
  return { schedule: await schedules.pause(actor, before, parsePause({ note })) };
};

export const resumeSchedule: NonNullable<MutationResolvers['resumeSchedule']> = async (
  _parent,
  { input },
  { actor, services: { schedules } },
) => ({ schedule: await schedules.resume(actor, await schedules.admitById(actor, input.id)) });

export const runSchedule: NonNullable<MutationResolvers['runSchedule']> = async (
  _parent,
  { input },
  { actor, services: { schedules }, showPaidActions },
) => {
  const { run, paidActions } = await schedules.run(actor, await schedules.admitRunById(actor, input.id));
  if (paidActions) showPaidActions(paidActions);
  return { run };
};

export const Schedule: ScheduleResolvers = {
  edition: editionOf,
  kind: ({ template }) => enumValue(template.kind),
  brief: ({ template }) => (template.kind === 'article' ? template.brief : null),
  audit: ({ template }) => (template.kind === 'audit' ? template.audit : null),
  cron: ({ recurrence }) => recurrence.cron,
  every: ({ recurrence }) => recurrence.every,
  overlap: ({ overlap }) => enumValue(overlap),
  paused: ({ pause }) => pause,
  nextAt: ({ nextAt, pause }) => (pause === null ? nextAt : null),
  next: (found, { first }, { services }) => services.schedules.next(found, parseNextQuery({ count: first })),
  runs: async (found, { first, after }, { services }) => {
    const query = await inCamelCase(() => parseRunQuery({ limit: first, cursor: after }));
    const page = await services.schedules.runs(found, query);
    return connectionOf(page, () => page.total());
  },
};

export const ScheduleInterval: ScheduleIntervalResolvers = {
  unit: ({ unit }) => enumValue(unit),
  weekdays: ({ weekdays }) => weekdays?.map(enumValue) ?? null,
};

export const ScheduledRun: ScheduledRunResolvers = {
  trigger: ({ trigger }) => enumValue(trigger),
  outcome: ({ outcome }) => enumValue(outcome),
  workEnd: ({ workEnd }) => workEnd && enumValue(workEnd),
};

/** Reads an input by the shape of REST's body. @throws {GalleyError} `invalid_params`, in GraphQL's names */
function read<Terms>(
  input: CreateScheduleInput | UpdateScheduleInput,
  parse: (body: unknown, check: CheckSources) => Promise<Terms>,
  check: CheckSources,
): Promise<Terms> {
  const { overlap, brief } = input;
  const body = {
    name: input.name,
    ...('kind' in input && { kind: enumWord(input.kind) }),
    ...(brief && { brief: briefBody(brief) }),
    audit: input.audit && snakeKeys(input.audit),
    ...timingBody(input),
    jitter_seconds: input.jitterSeconds,
    ...(overlap && { overlap: enumWord(overlap) }),
    catchup_seconds: input.catchupSeconds,
    pause_after: input.pauseAfter,
  };
  return inCamelCase(() => parse(body, check));
}

/** When it starts work, as REST has it. */
function timingBody({ cron, every, timeZone, startsAt, endsAt }: PreviewScheduleInput) {
  return {
    cron,
    every: every && {
      unit: enumWord(every.unit),
      n: every.n,
      at: every.at,
      weekdays: every.weekdays?.map(enumWord),
      month_days: every.monthDays,
    },
    time_zone: timeZone,
    starts_at: startsAt,
    ends_at: endsAt,
  };
}
