import type { meShape } from '../../../output/me.js';
import type { Answer } from '../../../output/shape.js';
import type { verificationShape } from '../../../output/verification.js';

const NEWSROOM = '5d1f6c3a-2b7e-4f0d-8a19-6c3e5b7d9f01';

export const meExample: Answer<typeof meShape> = {
  key: {
    id: '8c2b5a7e-1d3f-4c6a-9e80-2f4a6c8e0b13',
    name: 'publishing script',
    permission: 'full',
    newsroom: NEWSROOM,
  },
  user: {
    id: 'b2a4e1d8-63f5-4b0a-9a44-0c7a6d1f9e21',
    name: 'Ada Lock',
    newsroom: NEWSROOM,
    may_spend: true,
  },
  account: {
    id: '3e9d7c5b-4a2f-4e1d-8c0b-1a3c5e7f9b24',
    name: 'Waterside Press',
    plan: { id: 'studio', name: 'Studio', content_api: true, articles_per_month: 500 },
  },
  usage: {
    minute: { limit: 120, used: 3, remaining: 117, frees_at: '2026-11-20T08:16:12.000001' },
    hour: { limit: 20, used: 1, remaining: 19, frees_at: '2026-11-20T09:15:30.123456' },
    newsroom: { limit: null, used: 1, remaining: null, frees_at: '2026-11-20T09:15:30.123456' },
    month: { limit: 500, used: 41, remaining: 459, frees_at: '2026-12-01T00:00:00.000000' },
  },
};

export const verificationExample: Answer<typeof verificationShape> = {
  verified: false,
  method: null,
  verified_at: null,
  checked_at: '2026-11-20T08:15:30.123456',
  failing_since: null,
  failure: { code: 'token_missing', message: 'The page has no tag "galley-site-verification".' },
  next_check_at: null,
  instructions: {
    token: 'f2c4e6a8b0d2f4c6e8a0b2d4f6c8e0a2',
    methods: [
      {
        method: 'meta',
        place: 'https://locks.example/',
        value: '<meta name="galley-site-verification" content="f2c4e6a8b0d2f4c6e8a0b2d4f6c8e0a2">',
        text: 'Put the tag into the head of https://locks.example/.',
      },
    ],
  },
};
