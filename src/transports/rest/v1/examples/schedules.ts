import type {
  momentsShape,
  runPageShape,
  scheduledRunShape,
  scheduleShape,
} from '../../../output/schedule.js';
import type { Answer } from '../../../output/shape.js';

const EDITION = '0a000000-0000-4000-8000-000000000004';
const SCHEDULE = '0f000000-0000-4000-8000-000000000001';
const RUN = '5e8c2a64-7b1d-5f3a-9c20-4d6e8f0a1b2c';

export const newScheduleExamples = {
  'an audit a week': {
    name: 'Weekly audit',
    kind: 'audit',
    cron: '30 6 * * mon',
    time_zone: 'Europe/Berlin',
  },
  'an article every other day': {
    name: 'Lock of the day',
    kind: 'article',
    brief: { input: 'A lock of the canal that is worth a visit this week' },
    every: { unit: 'day', n: 2, at: '05:00' },
    time_zone: 'Europe/London',
    overlap: 'buffer_one',
  },
};
export const scheduleChangeExample = { 'on two days': { cron: '30 6 * * mon,thu' } };
export const pauseExample = { 'with a note': { note: 'The site is being moved.' } };

export const runExample: Answer<typeof scheduledRunShape> = {
  id: RUN,
  planned_at: '2026-11-23T05:30:00.000000',
  until_at: '2026-11-23T05:30:00.000000',
  moments: 1,
  trigger: 'plan',
  outcome: 'started',
  code: null,
  started_at: '2026-11-23T05:30:02.123456',
  work_id: RUN,
  work_end: 'done',
};

export const runPageExample: Answer<typeof runPageShape> = { limit: 20, next: null, runs: [runExample] };

export const momentsExample: Answer<typeof momentsShape> = {
  time_zone: 'Europe/Berlin',
  moments: ['2026-11-30T05:30:00.000000', '2026-12-07T05:30:00.000000', '2026-12-14T05:30:00.000000'],
};

export const scheduleExample: Answer<typeof scheduleShape> = {
  id: SCHEDULE,
  edition: EDITION,
  name: 'Weekly audit',
  kind: 'audit',
  brief: null,
  audit: {
    urls: null,
    include: null,
    exclude: null,
    user_agent: null,
    max_pages: null,
    max_depth: null,
    max_seconds: null,
    check_external: null,
    searches: null,
    segments: null,
    render_pages: null,
  },
  cron: '30 6 * * mon',
  every: null,
  time_zone: 'Europe/Berlin',
  starts_at: null,
  ends_at: null,
  jitter_seconds: 0,
  overlap: 'skip',
  catchup_seconds: 3600,
  pause_after: 3,
  paused: null,
  failures: 0,
  next_at: '2026-11-30T05:30:00.000000',
  last: runExample,
  created_at: '2026-11-20T08:15:30.123456',
  updated_at: '2026-11-20T08:15:30.123456',
};

export const pausedScheduleExample: Answer<typeof scheduleShape> = {
  ...scheduleExample,
  paused: { at: '2026-11-24T09:00:00.654321', by: 'Ada Lock', note: 'The site is being moved.' },
  next_at: null,
  updated_at: '2026-11-24T09:00:00.654321',
};
