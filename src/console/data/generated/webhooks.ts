// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  WebhooksQuery,
  WebhooksQueryVariables,
  CreateWebhookMutation,
  CreateWebhookMutationVariables,
} from './types.js';

export const webhooksQuery: Operation<WebhooksQuery, WebhooksQueryVariables> = {
  name: 'Webhooks',
  text: 'query Webhooks {\n  webhooks {\n    ...WebhookFacts\n  }\n  eventTypes {\n    type\n    description\n  }\n}\n\nfragment WebhookFacts on Webhook {\n  id\n  url\n  description\n  eventTypes\n  editionIds\n  headers\n  signing\n  publicKey\n  maxPerSecond\n  enabled\n  disabledReason\n  failingSince\n  createdAt\n}',
};

export const createWebhookMutation: Operation<CreateWebhookMutation, CreateWebhookMutationVariables> = {
  name: 'CreateWebhook',
  text: 'mutation CreateWebhook($input: CreateWebhookInput!) {\n  createWebhook(input: $input) {\n    webhook {\n      id\n      publicKey\n    }\n    secret\n  }\n}',
};
