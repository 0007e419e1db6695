// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  WebhookQuery,
  WebhookQueryVariables,
  UpdateWebhookMutation,
  UpdateWebhookMutationVariables,
  DeleteWebhookMutation,
  DeleteWebhookMutationVariables,
  TestWebhookMutation,
  TestWebhookMutationVariables,
  RotateWebhookSecretMutation,
  RotateWebhookSecretMutationVariables,
  ResendDeliveryMutation,
  ResendDeliveryMutationVariables,
  RecoverWebhookMutation,
  RecoverWebhookMutationVariables,
} from './types.js';

export const webhookQuery: Operation<WebhookQuery, WebhookQueryVariables> = {
  name: 'Webhook',
  text: 'query Webhook($id: ID!, $first: Int, $after: String, $last: Int, $before: String, $filter: DeliveryFilter) {\n  webhook(id: $id) {\n    ...WebhookFacts\n    deliveries(\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      filter: $filter\n    ) {\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n      }\n      nodes {\n        ...DeliveryRow\n      }\n    }\n  }\n  eventTypes {\n    type\n    description\n  }\n}\n\nfragment WebhookFacts on Webhook {\n  id\n  url\n  description\n  eventTypes\n  editionIds\n  headers\n  signing\n  publicKey\n  maxPerSecond\n  enabled\n  disabledReason\n  failingSince\n  createdAt\n}\n\nfragment DeliveryRow on WebhookDelivery {\n  id\n  eventId\n  type\n  status\n  dueAt\n  createdAt\n  finishedAt\n  attempts {\n    number\n    at\n    durationMs\n    status\n    code\n    response\n  }\n}',
};

export const updateWebhookMutation: Operation<UpdateWebhookMutation, UpdateWebhookMutationVariables> = {
  name: 'UpdateWebhook',
  text: 'mutation UpdateWebhook($input: UpdateWebhookInput!) {\n  updateWebhook(input: $input) {\n    webhook {\n      id\n    }\n  }\n}',
};

export const deleteWebhookMutation: Operation<DeleteWebhookMutation, DeleteWebhookMutationVariables> = {
  name: 'DeleteWebhook',
  text: 'mutation DeleteWebhook($id: ID!) {\n  deleteWebhook(input: {id: $id}) {\n    deletedId\n  }\n}',
};

export const testWebhookMutation: Operation<TestWebhookMutation, TestWebhookMutationVariables> = {
  name: 'TestWebhook',
  text: 'mutation TestWebhook($id: ID!) {\n  testWebhook(input: {id: $id}) {\n    webhook {\n      id\n    }\n  }\n}',
};

export const rotateWebhookSecretMutation: Operation<
  RotateWebhookSecretMutation,
  RotateWebhookSecretMutationVariables
> = {
  name: 'RotateWebhookSecret',
  text: 'mutation RotateWebhookSecret($id: ID!) {\n  rotateWebhookSecret(input: {id: $id}) {\n    webhook {\n      id\n      publicKey\n    }\n    secret\n  }\n}',
};

export const resendDeliveryMutation: Operation<ResendDeliveryMutation, ResendDeliveryMutationVariables> = {
  name: 'ResendDelivery',
  text: 'mutation ResendDelivery($id: ID!) {\n  resendDelivery(input: {id: $id}) {\n    delivery {\n      id\n    }\n  }\n}',
};

export const recoverWebhookMutation: Operation<RecoverWebhookMutation, RecoverWebhookMutationVariables> = {
  name: 'RecoverWebhook',
  text: 'mutation RecoverWebhook($input: RecoverWebhookInput!) {\n  recoverWebhook(input: $input) {\n    recovered\n  }\n}',
};
