import { EVENTS, EVENT_TYPES, type EventData, type EventType } from '../../domain/event.js';
import { presentEvent } from '../output/event.js';

const ARTICLE = '7e1c9b52-4d3a-4f80-9a6b-5c2e8d7f1a34';
const AUDIT = 'b3a7d1e4-6f20-4c58-9e17-0d5b8a2c4f69';

const IDS: Readonly<Record<(typeof EVENTS)[EventType]['kind'], string>> = {
  article: ARTICLE,
  job: '38d55fd9-19e7-4b53-8828-7af01c3d6d55',
  account: '1a7e0c93-5d42-4b86-9f38-e2b5c8d04f61',
  batch: '40c2d7f1-9b3e-4a65-8d10-6e7f2a5b9c84',
  audit: AUDIT,
  report: 'd40e9c27-8b15-4a63-a2f8-16c7e5093b4d',
  edition: '0a000000-0000-4000-8000-000000000005',
  key: '6c5f0b38-72d9-4e1a-8b46-9f3d1a7e2c50',
  schedule: 'f29b6d81-3e47-4c05-b8a1-5d07c4e69f12',
  webhook: '9d2f7c14-5b8e-4a36-b0f1-7e3c6a9d5b28',
};

const done = {
  jobId: IDS.job,
  status: 'done',
  articleId: ARTICLE,
  batchId: null,
  warnings: [],
  error: null,
} as const;
const ended = { jobId: IDS.job, articleId: null, batchId: null, warnings: [] } as const;
const changed = { verdict: 'pass', revision: 1, overridden: false } as const;
const proof = { method: 'dns', error: null } as const;
const unseen = { code: 'token_missing', stage: null } as const;

const DATA: { readonly [Type in EventType]: EventData<Type> } = {
  'article.finished': { ...done, verdict: 'pass' },
  'article.held': { ...done, verdict: 'fail' },
  'article.failed': { ...ended, status: 'failed', error: { code: 'no_usable_sources', stage: 'research' } },
  'article.cancelled': { ...ended, status: 'cancelled', error: null },
  'article.published': { ...changed, status: 'published' },
  'article.unpublished': { ...changed, status: 'draft' },
  'article.edited': { ...changed, status: 'draft', revision: 2 },
  'article.deleted': {},
  'batch.finished': { jobIds: [IDS.job], done: 1, failed: 0, cancelled: 0 },
  'allowance.low': { used: 80, allowance: 100, freesAt: '2026-12-01T00:00:00.000000Z' },
  'audit.finished': { status: 'done', stopReason: 'done', score: 87, pageCount: 412, error: null },
  'audit.failed': {
    status: 'failed',
    stopReason: null,
    score: null,
    pageCount: 0,
    error: { code: 'unreachable', stage: null },
  },
  'audit.regressed': {
    baselineId: '2e61f8a9-05c3-4d7b-b94e-a8f1c0d35726',
    score: 79,
    baselineScore: 87,
    regressions: [
      { rule: 'score_fell', check: null, before: 87, after: 79 },
      { rule: 'check_appeared', check: 'noindex', before: 0, after: 12 },
    ],
  },
  'research.finished': { status: 'done', warnings: ['search_unavailable'], error: null },
  'research.failed': { status: 'failed', warnings: [], error: { code: 'worker_lost', stage: null } },
  'edition.verified': { ...proof, verified: true },
  'edition.failing': { ...proof, verified: true, error: unseen },
  'edition.unverified': { ...proof, verified: false, error: unseen },
  'key.revoked': { permission: 'full', revokedAt: '2026-11-20T08:15:30.123456Z' },
  'schedule.missed': {
    outcome: 'missed',
    code: 'rate_limited',
    plannedAt: '2026-11-20T06:30:00.000000Z',
    moments: 1,
  },
  'schedule.paused': { failures: 3 },
  'webhook.disabled': { reason: 'failing' },
  'webhook.test': {},
};

const OF_NO_EDITION: ReadonlySet<string> = new Set(['account', 'key', 'webhook']);

/** An event of the type, as REST answers it. */
export function exampleOf(type: EventType): ReturnType<typeof presentEvent> {
  const { kind } = EVENTS[type];
  return presentEvent({
    id: '5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10',
    accountId: '0a000000-0000-4000-8000-000000000001',
    editionId: OF_NO_EDITION.has(kind) ? null : IDS.edition,
    type,
    object: { kind, id: IDS[kind] },
    data: DATA[type],
    at: '2026-11-20T08:15:30.123456Z',
    sequence: 41 + EVENT_TYPES.indexOf(type),
  });
}
