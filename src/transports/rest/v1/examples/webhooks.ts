import type { deliveryShape, madeWebhookShape, webhookShape } from '../../../output/webhook.js';
import type { Answer } from '../../../output/shape.js';

const ID = '9d2f7c14-5b8e-4a36-b0f1-7e3c6a9d5b28';

export const wantedWebhookExample = {
  url: 'https://hooks.example.com/galley',
  event_types: ['article.finished', 'article.failed'],
};

export const webhookExample: Answer<typeof webhookShape> = {
  id: ID,
  url: 'https://hooks.example.com/galley',
  description: '',
  event_types: ['article.finished', 'article.failed'],
  editions: null,
  headers: [],
  signing: 'hmac',
  public_key: null,
  max_per_second: null,
  enabled: true,
  disabled_reason: null,
  failing_since: null,
  created_at: '2026-11-20T08:15:30.123456',
};

export const madeWebhookExample: Answer<typeof madeWebhookShape> = {
  ...webhookExample,
  secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDazG3h3hXwTA=',
};

export const deliveryExample: Answer<typeof deliveryShape> = {
  id: '4f8a1d6b-2c9e-4b70-8d35-6a1f0e7c9b42',
  webhook_id: ID,
  event_id: '5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10',
  type: 'article.finished',
  status: 'pending',
  due_at: '2026-11-20T08:15:35.623456',
  created_at: '2026-11-20T08:15:30.123456',
  finished_at: null,
  attempts: [
    {
      number: 1,
      at: '2026-11-20T08:15:30.143456',
      duration_ms: 84,
      status: 503,
      code: null,
      response: 'Back in a moment.',
    },
  ],
};
