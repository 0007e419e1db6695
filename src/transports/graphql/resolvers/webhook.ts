import {
  parseDeliveryConnection,
  parseGraphRotation,
  parseGraphWebhook,
  parseGraphWebhookChange,
  parseStretch,
} from '../../input/webhook.js';
import { inCamelCase } from '../brief-input.js';
import { enumValue } from '../enum-value.js';
import type {
  MutationResolvers,
  QueryResolvers,
  WebhookDeliveryResolvers,
  WebhookResolvers,
} from '../generated/types.js';

export const webhookQueries: Pick<QueryResolvers, 'webhooks' | 'webhook' | 'webhookDelivery'> = {
  webhooks: (_parent, _args, { actor, services }) => services.webhooks.list(actor),
  webhook: (_parent, { id }, { actor, services }) => services.webhooks.find(actor, id),
  webhookDelivery: (_parent, { id }, { actor, services }) => services.webhooks.delivery(actor, id),
};

export const webhookMutations: Pick<
  MutationResolvers,
  | 'createWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'testWebhook'
  | 'rotateWebhookSecret'
  | 'recoverWebhook'
  | 'resendDelivery'
> = {
  createWebhook: (_parent, { input }, { actor, services }) =>
    services.webhooks.create(actor, () => inCamelCase(() => parseGraphWebhook({ ...input }))),
  updateWebhook: async (_parent, { input }, { actor, services }) => ({
    webhook: await services.webhooks.update(actor, input.id, () =>
      inCamelCase(() => parseGraphWebhookChange({ ...input })),
    ),
  }),
  deleteWebhook: async (_parent, { input }, { actor, services }) => ({
    deletedId: await services.webhooks.delete(actor, input.id),
  }),
  testWebhook: async (_parent, { input }, { actor, services }) => ({
    webhook: await services.webhooks.test(actor, input.id),
  }),
  rotateWebhookSecret: (_parent, { input }, { actor, services }) =>
    services.webhooks.rotate(actor, input.id, () => parseGraphRotation({ ...input })),
  recoverWebhook: (_parent, { input }, { actor, services }) =>
    services.webhooks.recover(actor, input.id, () => parseStretch(input)),
  resendDelivery: async (_parent, { input }, { actor, services }) => ({
    delivery: await services.webhooks.resend(actor, input.id),
  }),
};

export const Webhook: WebhookResolvers = {
  headers: ({ headerNames }) => headerNames,
  signing: ({ signing }) => enumValue(signing),
  deliveries: ({ id }, args, { reads, services }) =>
    reads.connection(services.lists.deliveries, id, parseDeliveryConnection(args)),
};

export const WebhookDelivery: WebhookDeliveryResolvers = { status: ({ status }) => enumValue(status) };
