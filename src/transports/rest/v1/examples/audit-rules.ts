import type { ignoredChecksShape, regressionRulesShape } from '../../../output/audit-rules.js';
import type { Answer } from '../../../output/shape.js';

export const ignoredExample: Answer<typeof ignoredChecksShape> = {
  ignored_checks: [
    {
      check: 'title_too_long',
      reason: 'House style; the shop is renamed in spring.',
      by: { id: '5b3f1c6a-2d84-4e0f-9a17-c86d20f4b9e3', name: 'Ada Stone' },
      at: '2026-11-20T08:15:30.123456',
      until: '2027-03-01T00:00:00.000000',
    },
  ],
};

export const rulesExample: Answer<typeof regressionRulesShape> = {
  severity: 'warning',
  checks: null,
  score_points: 5,
  pages_share: 0.05,
  indexable_share: 0.1,
  start_page: true,
  sitemap: true,
  ttfb_share: null,
  new_hits: 1,
  more_hits: 10,
  more_share: 0.2,
  baseline_id: null,
  ...ignoredExample,
};

export const ignoreExamples = {
  'for a while': {
    check: 'title_too_long',
    reason: 'House style; the shop is renamed in spring.',
    until: '2027-03-01',
  },
};

export const rulesChangeExamples = {
  'warnings as well, and fewer pages': { severity: 'warning' as const, pages_share: 0.05 },
  'never by the score': { score_points: null },
};
