// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  SchedulesQuery,
  SchedulesQueryVariables,
  PreviewScheduleQuery,
  PreviewScheduleQueryVariables,
  CreateScheduleMutation,
  CreateScheduleMutationVariables,
} from './types.js';

export const schedulesQuery: Operation<SchedulesQuery, SchedulesQueryVariables> = {
  name: 'Schedules',
  text: 'query Schedules($edition: ID!) {\n  edition(id: $edition) {\n    id\n    schedules {\n      ...ScheduleRow\n    }\n  }\n}\n\nfragment ScheduleRow on Schedule {\n  id\n  name\n  kind\n  cron\n  every {\n    unit\n    n\n    at\n    weekdays\n    monthDays\n  }\n  timeZone\n  startsAt\n  endsAt\n  jitterSeconds\n  overlap\n  catchupSeconds\n  pauseAfter\n  paused {\n    at\n    by\n    note\n  }\n  failures\n  nextAt\n  last {\n    ...RunRow\n  }\n}\n\nfragment RunRow on ScheduledRun {\n  id\n  plannedAt\n  untilAt\n  moments\n  trigger\n  outcome\n  code\n  startedAt\n  workId\n  workEnd\n}',
};

export const previewScheduleQuery: Operation<PreviewScheduleQuery, PreviewScheduleQueryVariables> = {
  name: 'PreviewSchedule',
  text: 'query PreviewSchedule($input: PreviewScheduleInput!) {\n  previewSchedule(input: $input)\n}',
};

export const createScheduleMutation: Operation<CreateScheduleMutation, CreateScheduleMutationVariables> = {
  name: 'CreateSchedule',
  text: 'mutation CreateSchedule($input: CreateScheduleInput!) {\n  createSchedule(input: $input) {\n    schedule {\n      id\n    }\n  }\n}',
};
