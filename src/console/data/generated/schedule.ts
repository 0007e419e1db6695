// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  ScheduleQuery,
  ScheduleQueryVariables,
  UpdateScheduleMutation,
  UpdateScheduleMutationVariables,
  PauseScheduleMutation,
  PauseScheduleMutationVariables,
  ResumeScheduleMutation,
  ResumeScheduleMutationVariables,
  RunScheduleMutation,
  RunScheduleMutationVariables,
  DeleteScheduleMutation,
  DeleteScheduleMutationVariables,
} from './types.js';

export const scheduleQuery: Operation<ScheduleQuery, ScheduleQueryVariables> = {
  name: 'Schedule',
  text: 'query Schedule($id: ID!, $first: Int, $after: String) {\n  schedule(id: $id) {\n    ...ScheduleRow\n    brief {\n      input\n      language\n      country\n      settings\n    }\n    audit {\n      ...ScheduledAuditFacts\n    }\n    next(first: 10)\n    runs(first: $first, after: $after) {\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      nodes {\n        ...RunRow\n      }\n    }\n  }\n}\n\nfragment ScheduleRow on Schedule {\n  id\n  name\n  kind\n  cron\n  every {\n    unit\n    n\n    at\n    weekdays\n    monthDays\n  }\n  timeZone\n  startsAt\n  endsAt\n  jitterSeconds\n  overlap\n  catchupSeconds\n  pauseAfter\n  paused {\n    at\n    by\n    note\n  }\n  failures\n  nextAt\n  last {\n    ...RunRow\n  }\n}\n\nfragment RunRow on ScheduledRun {\n  id\n  plannedAt\n  untilAt\n  moments\n  trigger\n  outcome\n  code\n  startedAt\n  workId\n  workEnd\n}\n\nfragment ScheduledAuditFacts on ScheduledAudit {\n  urls\n  include\n  exclude\n  userAgent\n  maxPages\n  maxDepth\n  maxSeconds\n  checkExternal\n  searches {\n    name\n    kind\n    pattern\n    attribute\n    in\n  }\n  segments {\n    name\n    include\n  }\n  renderPages\n}',
};

export const updateScheduleMutation: Operation<UpdateScheduleMutation, UpdateScheduleMutationVariables> = {
  name: 'UpdateSchedule',
  text: 'mutation UpdateSchedule($input: UpdateScheduleInput!) {\n  updateSchedule(input: $input) {\n    schedule {\n      id\n    }\n  }\n}',
};

export const pauseScheduleMutation: Operation<PauseScheduleMutation, PauseScheduleMutationVariables> = {
  name: 'PauseSchedule',
  text: 'mutation PauseSchedule($id: ID!, $note: String) {\n  pauseSchedule(input: {id: $id, note: $note}) {\n    schedule {\n      id\n    }\n  }\n}',
};

export const resumeScheduleMutation: Operation<ResumeScheduleMutation, ResumeScheduleMutationVariables> = {
  name: 'ResumeSchedule',
  text: 'mutation ResumeSchedule($id: ID!) {\n  resumeSchedule(input: {id: $id}) {\n    schedule {\n      id\n    }\n  }\n}',
};

export const runScheduleMutation: Operation<RunScheduleMutation, RunScheduleMutationVariables> = {
  name: 'RunSchedule',
  text: 'mutation RunSchedule($id: ID!) {\n  runSchedule(input: {id: $id}) {\n    run {\n      id\n      workId\n    }\n  }\n}',
};

export const deleteScheduleMutation: Operation<DeleteScheduleMutation, DeleteScheduleMutationVariables> = {
  name: 'DeleteSchedule',
  text: 'mutation DeleteSchedule($id: ID!) {\n  deleteSchedule(input: {id: $id}) {\n    id\n  }\n}',
};
