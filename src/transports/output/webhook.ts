import { z } from 'zod';
import { DISABLED_REASONS } from '../../domain/disabled-reason.js';
import {
  ATTEMPT_CODES,
  DELIVERY_STATUSES,
  SIGNINGS,
  type Delivery,
  type Webhook,
} from '../../domain/webhook.js';
import type { MadeWebhook } from '../../services/webhook/webhook-service.js';
import { pageFields } from './list-page.js';
import { countShape, instantShape, presentInstant, uuidShape, type Answer } from './shape.js';

const webhookFields = {
  id: uuidShape,
  url: z.string(),
  description: z.string(),
  event_types: z.array(z.string()).nullable().describe('Null for all.'),
  editions: z.array(uuidShape).nullable().describe('Null for all, and for events of none.'),
  headers: z.array(z.string()).describe('Their names; their values are not answered.'),
  signing: z.enum(SIGNINGS),
  public_key: z
    .string()
    .nullable()
    .describe('`whpk_…`, by which messages signed with ed25519 are verified; null of hmac.'),
  max_per_second: z.int().nullable().describe('Null for no bound.'),
  enabled: z.boolean(),
  disabled_reason: z
    .enum(DISABLED_REASONS)
    .nullable()
    .describe(
      '`failing` for five days, `gone` by its answer 410, or off by a `caller`; null while it is on.',
    ),
  failing_since: instantShape
    .nullable()
    .describe('When failures began of which none was followed by a success.'),
  created_at: instantShape,
};

export const webhookShape = z
  .object(webhookFields)
  .describe('An endpoint, to which events of the account are sent.');

export const madeWebhookShape = z
  .object({
    ...webhookFields,
    secret: z
      .string()
      .nullable()
      .describe('`whsec_…`, shown only here; null of ed25519, whose private key stays with Galley.'),
  })
  .describe('An endpoint with its new secret.');

export const webhookListShape = z
  .object({ webhooks: z.array(webhookShape).max(20).describe('Oldest first.') })
  .describe('The endpoints of the account.');

export const deliveryShape = z
  .object({
    id: uuidShape,
    webhook_id: uuidShape,
    event_id: uuidShape.describe('The `webhook-id` of each attempt.'),
    type: z.string(),
    status: z.enum(DELIVERY_STATUSES),
    due_at: instantShape.nullable().describe('Of the next attempt; null when there is none.'),
    created_at: instantShape,
    finished_at: instantShape.nullable(),
    attempts: z
      .array(
        z.object({
          number: countShape,
          at: instantShape,
          duration_ms: countShape,
          status: z.int().nullable().describe('Null where there was no answer.'),
          code: z.enum(ATTEMPT_CODES).nullable().describe('Why there was no answer.'),
          response: z.string().describe('The beginning of the answer, 2,048 bytes at most.'),
        }),
      )
      .max(50)
      .describe('The newest 50, oldest first.'),
  })
  .describe('An event on its way to an endpoint.');

export const deliveryPageShape = z
  .object({ deliveries: z.array(deliveryShape).max(100).describe('Newest first.'), ...pageFields })
  .describe('A page of the deliveries of an endpoint.');

export const recoveredShape = z
  .object({ recovered: countShape.describe('Events that are sent again, 10,000 at most.') })
  .describe('What is sent again.');

export function presentWebhook(webhook: Webhook): Answer<typeof webhookShape> {
  return {
    id: webhook.id,
    url: webhook.url,
    description: webhook.description,
    event_types: webhook.eventTypes,
    editions: webhook.editionIds,
    headers: webhook.headerNames,
    signing: webhook.signing,
    public_key: webhook.publicKey,
    max_per_second: webhook.maxPerSecond,
    enabled: webhook.enabled,
    disabled_reason: webhook.disabledReason,
    failing_since: presentInstant(webhook.failingSince),
    created_at: presentInstant(webhook.createdAt),
  };
}

export function presentMadeWebhook({ webhook, secret }: MadeWebhook): Answer<typeof madeWebhookShape> {
  return { ...presentWebhook(webhook), secret };
}

export function presentDelivery(delivery: Delivery): Answer<typeof deliveryShape> {
  return {
    id: delivery.id,
    webhook_id: delivery.webhookId,
    event_id: delivery.eventId,
    type: delivery.type,
    status: delivery.status,
    due_at: presentInstant(delivery.dueAt),
    created_at: presentInstant(delivery.createdAt),
    finished_at: presentInstant(delivery.finishedAt),
    attempts: delivery.attempts.map(({ at, durationMs, ...attempt }) => ({
      ...attempt,
      at: presentInstant(at),
      duration_ms: durationMs,
    })),
  };
}
