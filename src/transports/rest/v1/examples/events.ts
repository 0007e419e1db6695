import type { eventPageShape } from '../../../output/event.js';
import type { Answer } from '../../../output/shape.js';

const EDITION = '0a000000-0000-4000-8000-000000000005';
const ARTICLE = '7e1c9b52-4d3a-4f80-9a6b-5c2e8d7f1a34';

export const eventPageExample: Answer<typeof eventPageShape> = {
  events: [
    {
      id: '5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10',
      type: 'article.finished',
      timestamp: '2026-11-20T08:15:30.123456Z',
      data: {
        job_id: '38d55fd9-19e7-4b53-8828-7af01c3d6d55',
        status: 'done',
        article_id: ARTICLE,
        warnings: [],
        error: null,
        verdict: 'pass',
        sequence: 41,
        kind: 'article',
        id: ARTICLE,
        edition: EDITION,
        url: `/v1/editions/${EDITION}/articles/${ARTICLE}`,
      },
    },
  ],
  limit: 20,
  next: null,
};
