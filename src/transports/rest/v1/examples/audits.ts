import { snakeKeys } from '../../../output/snake-keys.js';
import type { auditStartShape, comparisonShape, crawlShape } from '../../../output/audit.js';
import type { Answer } from '../../../output/shape.js';
import { shortViewExamples, viewExamples } from './audit-views.js';

const AUDIT = '0d000000-0000-4000-8000-000000000001';
const HOME = 'https://locks.example/';
const PAGE = 'https://locks.example/history';

export const auditSettingsExamples = {
  'as usual': {},
  'a part of the site': { include: ['/docs/'], exclude: ['/docs/old/'], max_pages: 500 },
  'searches and segments': {
    searches: [
      { name: 'Price', css: '.price', attribute: 'content' },
      { name: 'Year', regex: '© (\\d{4})', in: 'text' as const },
      { name: 'Tag manager', text: 'GTM-' },
    ],
    segments: [{ name: 'Blog', include: ['/blog/', '/news/'] }],
  },
  'a list': { urls: [HOME, PAGE], check_external: false },
};

export const auditStartExample: Answer<typeof auditStartShape> = { id: AUDIT, status: 'crawling' };

export const otherAuditExample: Answer<typeof auditStartShape> = {
  id: AUDIT,
  status: 'crawling',
  warnings: [
    {
      code: 'other_settings',
      message:
        'An audit of this edition was running already, with other settings or another login: this is that one. Cancel it, or wait for it, to start yours.',
    },
  ],
};

const crawl = (status: 'crawling' | 'done' | 'failed'): Answer<typeof crawlShape> => ({
  id: AUDIT,
  domain: 'locks.example',
  startUrl: HOME,
  status,
  stopReason: ({ crawling: null, done: 'done', failed: 'user' } as const)[status],
  startedAt: '2026-11-20T08:15:30.123456',
  finishedAt: status === 'crawling' ? null : '2026-11-20T08:15:31.123456',
  elapsedMs: 1000,
  pagesPerSecond: 2,
  effectiveDelayMs: 100,
  crawlDelaySeconds: null,
  secondsLeft: status === 'crawling' ? 1 : null,
  coverage: {
    complete: status === 'done',
    fetched: 2,
    queued: status === 'done' ? 0 : 3,
    blockedByRobots: 0,
    failed: 0,
    skipped: 0,
    limit: 10_000,
  },
  config: {
    maxPages: 10_000,
    maxDepth: null,
    userAgent: 'Galley/0.1.0 (site audit)',
    respectRobots: true,
    include: [],
    exclude: [],
    searches: [],
    segments: [],
    renderPages: 0,
  },
  schemaVersion: '1.0',
});

function headOf(status: 'crawling' | 'done' | 'failed') {
  const shown = crawl(status);
  return {
    id: AUDIT,
    status,
    edition: '0a000000-0000-4000-8000-000000000004',
    stage: ({ crawling: 'crawl', done: null, failed: 'crawl' } as const)[status],
    progress: status === 'done' ? 100 : 35,
    page_count: 2,
    finished_at: shown.finishedAt,
    analysed_at: status === 'done' ? '2026-11-20T08:15:32.123456' : null,
    error: status === 'failed' ? { code: 'cancelled', message: 'The audit was cancelled.' } : null,
    crawl: snakeKeys(shown),
  };
}

const page = { limit: 100, cursor: null, next_cursor: null, total: 1 };

export const auditExamples = {
  'while it is crawled': { ...headOf('crawling'), views: null },
  done: { ...headOf('done'), views: snakeKeys(shortViewExamples) },
  'view=overview': { ...headOf('done'), view: 'overview', data: snakeKeys(viewExamples.overview) },
  'view=issues': { ...headOf('done'), view: 'issues', page, data: snakeKeys(viewExamples.issues) },
  'view=filters': { ...headOf('done'), view: 'filters', page, data: snakeKeys(viewExamples.filters) },
  'view=structure': { ...headOf('done'), view: 'structure', data: snakeKeys(viewExamples.structure) },
  'view=ngrams': { ...headOf('done'), view: 'ngrams', data: snakeKeys(viewExamples.ngrams) },
  'view=graph': { ...headOf('done'), view: 'graph', data: snakeKeys(viewExamples.graph) },
};

export const auditPageExample = { limit: 20, audits: [headOf('done')], next: null };
export const cancelledAuditExample = { ...headOf('failed'), views: null };

export const comparisonExample: Answer<typeof comparisonShape> = {
  id: AUDIT,
  since: '0d000000-0000-4000-8000-000000000002',
  confidence: 'full',
  counts: {
    added: 1,
    removed: 0,
    status: 0,
    redirect: 0,
    indexability: 0,
    canonical: 0,
    robots: 0,
    title: 1,
    description: 0,
    h1: 0,
    words: 0,
  },
  page: { limit: 100, cursor: null, next_cursor: null, total: 2 },
  changes: [
    { url: PAGE, kind: 'title', before: 'Locks', after: 'History of locks' },
    { url: 'https://locks.example/keys', kind: 'added', before: null, after: '200' },
  ],
};
