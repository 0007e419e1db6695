import { readJson, readOptionalJson } from '../../body/read-json.js';
import {
  deliveryListQuery,
  parseDeliveryQuery,
  parseRotation,
  parseStretch,
  parseWebhook,
  parseWebhookChange,
  recoverShape,
  rotateShape,
  webhookChangeShape,
  webhookWantedShape,
} from '../../input/webhook.js';
import { presentPage } from '../../output/list-page.js';
import {
  deliveryPageShape,
  deliveryShape,
  madeWebhookShape,
  presentDelivery,
  presentMadeWebhook,
  presentWebhook,
  recoveredShape,
  webhookListShape,
  webhookShape,
} from '../../output/webhook.js';
import type { RestParts } from '../rest-parts.js';
import { defineRoute, json, reply, SENT } from '../route.js';
import {
  deliveryExample,
  madeWebhookExample,
  wantedWebhookExample,
  webhookExample,
} from './examples/webhooks.js';

const NEEDS = 'Needs a key with Full access, and spends nothing.';

export const webhookRoutes = [
  defineRoute({
    id: 'listWebhooks',
    method: 'get',
    path: '/v1/webhooks',
    tag: 'Events',
    summary: 'List the webhooks of the account',
    description: 'The endpoints that events are sent to, 20 at most, oldest first.',
    access: 'self',
    graph: 'Query.webhooks',
    answers: {
      200: json('The endpoints.', webhookListShape, { 'one of them': { webhooks: [webhookExample] } }),
    },
    refusals: [],
    handle: async ({ actor }, { webhooks }: RestParts) =>
      reply(200, { webhooks: (await webhooks.list(actor)).map(presentWebhook) }),
  }),
  defineRoute({
    id: 'createWebhook',
    method: 'post',
    path: '/v1/webhooks',
    tag: 'Events',
    summary: 'Have events sent to an address',
    description: `Messages are those of Standard Webhooks 1.0.0: a POST of the event, signed by the secret that is shown only in this answer. ${NEEDS} After a lost answer, list the webhooks before you send it again.`,
    access: 'write',
    graph: 'Mutation.createWebhook',
    body: {
      type: 'application/json',
      schema: webhookWantedShape,
      examples: { 'ends of articles': wantedWebhookExample },
    },
    answers: {
      201: json('The endpoint, and its secret.', madeWebhookShape, { made: madeWebhookExample }),
    },
    refusals: ['conflict', 'payload_too_large', 'invalid_params'],
    handle: async ({ actor, request, response }, { webhooks }: RestParts) =>
      reply(
        201,
        presentMadeWebhook(
          await webhooks.create(actor, async () => parseWebhook(await readJson(request, response))),
        ),
      ),
  }),
  defineRoute({
    id: 'readWebhook',
    method: 'get',
    path: '/v1/webhooks/{webhook_id}',
    tag: 'Events',
    summary: 'Read a webhook',
    description: 'Where it leads, what is sent there, and whether it fails.',
    access: 'read',
    graph: 'Query.webhook',
    answers: { 200: json('The endpoint.', webhookShape, { 'one that is well': webhookExample }) },
    refusals: [],
    handle: async ({ actor, params }, { webhooks }: RestParts) =>
      reply(200, presentWebhook(await webhooks.find(actor, params.webhook_id))),
  }),
  defineRoute({
    id: 'updateWebhook',
    method: 'patch',
    path: '/v1/webhooks/{webhook_id}',
    tag: 'Events',
    summary: 'Change a webhook',
    description: `What is left out stays. One that is turned off gets nothing more; what was on its way ends, and \`recover\` sends it once the endpoint is on again. ${NEEDS}`,
    access: 'write',
    graph: 'Mutation.updateWebhook',
    body: { type: 'application/json', schema: webhookChangeShape, examples: { off: { enabled: true } } },
    answers: { 200: json('The endpoint as it is now.', webhookShape, { changed: webhookExample }) },
    refusals: ['conflict', 'payload_too_large', 'invalid_params'],
    handle: async ({ actor, params, request, response }, { webhooks }: RestParts) =>
      reply(
        200,
        presentWebhook(
          await webhooks.update(actor, params.webhook_id, async () =>
            parseWebhookChange(await readJson(request, response)),
          ),
        ),
      ),
  }),
  defineRoute({
    id: 'deleteWebhook',
    method: 'delete',
    path: '/v1/webhooks/{webhook_id}',
    tag: 'Events',
    summary: 'Delete a webhook',
    description: `With its deliveries. ${NEEDS}`,
    access: 'write',
    graph: 'Mutation.deleteWebhook',
    answers: { 204: { description: 'It is deleted.', content: [] } },
    refusals: [],
    handle: async ({ actor, params, response }, { webhooks }: RestParts) => {
      await webhooks.delete(actor, params.webhook_id);
      response.status(204).end();
      return SENT;
    },
  }),
  defineRoute({
    id: 'testWebhook',
    method: 'post',
    path: '/v1/webhooks/{webhook_id}/test',
    tag: 'Events',
    summary: 'Send a test',
    description: `Raises an event of the type \`webhook.test\` for this endpoint alone; its delivery stands in the list as any other. ${NEEDS}`,
    access: 'write',
    graph: 'Mutation.testWebhook',
    answers: { 202: json('It is on its way.', webhookShape, { sent: webhookExample }) },
    refusals: ['conflict'],
    handle: async ({ actor, params }, { webhooks }: RestParts) =>
      reply(202, presentWebhook(await webhooks.test(actor, params.webhook_id))),
  }),
  defineRoute({
    id: 'rotateWebhookSecret',
    method: 'post',
    path: '/v1/webhooks/{webhook_id}/secret/rotate',
    tag: 'Events',
    summary: 'Replace the secret',
    description: `For \`grace_seconds\`, a day if left out, each message has a signature by both. ${NEEDS}`,
    access: 'write',
    graph: 'Mutation.rotateWebhookSecret',
    body: {
      type: 'application/json',
      schema: rotateShape,
      examples: { 'within an hour': { grace_seconds: 3600 } },
      isOptional: true,
    },
    answers: {
      200: json('The endpoint, and its new secret.', madeWebhookShape, { rotated: madeWebhookExample }),
    },
    refusals: ['conflict', 'payload_too_large', 'invalid_params'],
    handle: async ({ actor, params, request, response }, { webhooks }: RestParts) =>
      reply(
        200,
        presentMadeWebhook(
          await webhooks.rotate(actor, params.webhook_id, async () =>
            parseRotation(await readOptionalJson(request, response)),
          ),
        ),
      ),
  }),
  defineRoute({
    id: 'recoverWebhook',
    method: 'post',
    path: '/v1/webhooks/{webhook_id}/recover',
    tag: 'Events',
    summary: 'Send again what did not arrive',
    description: `Of the events that happened between two moments and that the endpoint wants: those that it was not brought, the oldest first. Of more than 10,000 a further call sends the rest. ${NEEDS}`,
    access: 'write',
    graph: 'Mutation.recoverWebhook',
    body: {
      type: 'application/json',
      schema: recoverShape,
      examples: { 'of a day': { since: '2026-11-20T00:00:00Z', until: '2026-11-21T00:00:00Z' } },
    },
    answers: { 202: json('They are on their way.', recoveredShape, { some: { recovered: 17 } }) },
    refusals: ['conflict', 'payload_too_large', 'invalid_params'],
    handle: async ({ actor, params, request, response }, { webhooks }: RestParts) => {
      const { recovered } = await webhooks.recover(actor, params.webhook_id, async () =>
        parseStretch(await readJson(request, response)),
      );
      return reply(202, { recovered });
    },
  }),
  defineRoute({
    id: 'listDeliveries',
    method: 'get',
    path: '/v1/webhooks/{webhook_id}/deliveries',
    tag: 'Events',
    summary: 'List the deliveries of a webhook',
    description:
      'What was sent or is to be, with all attempts, newest first. Send `next` as `cursor` for the next page, until it is null; a page may be short before that. Deliveries go with their events.',
    access: 'read',
    graph: 'Query.webhook',
    query: deliveryListQuery.shape,
    answers: {
      200: json('A page of deliveries.', deliveryPageShape, {
        'the last page': { deliveries: [deliveryExample], limit: 20, next: null },
      }),
    },
    refusals: ['invalid_params'],
    handle: async ({ actor, params, request }, { lists, webhooks }: RestParts) => {
      const { id } = await webhooks.find(actor, params.webhook_id);
      const query = parseDeliveryQuery(request.query);
      const [page] = await lists.deliveries.pages([id], query);
      if (!page) throw new Error('a list had no page');
      const deliveries = page.items.map(({ item }) => presentDelivery(item));
      return reply(200, { deliveries, ...presentPage({ ...page, limit: query.limit }) });
    },
  }),
  defineRoute({
    id: 'readDelivery',
    method: 'get',
    path: '/v1/deliveries/{delivery_id}',
    tag: 'Events',
    summary: 'Read a delivery',
    description: 'With its attempts.',
    access: 'read',
    graph: 'Query.webhookDelivery',
    answers: { 200: json('The delivery.', deliveryShape, { 'one that is tried again': deliveryExample }) },
    refusals: [],
    handle: async ({ actor, params }, { webhooks }: RestParts) =>
      reply(200, presentDelivery(await webhooks.delivery(actor, params.delivery_id))),
  }),
  defineRoute({
    id: 'resendDelivery',
    method: 'post',
    path: '/v1/deliveries/{delivery_id}/resend',
    tag: 'Events',
    summary: 'Send a message again',
    description: `Now, under the same \`webhook-id\`, whatever became of it. ${NEEDS}`,
    access: 'write',
    graph: 'Mutation.resendDelivery',
    answers: { 202: json('It is on its way.', deliveryShape, { resent: deliveryExample }) },
    refusals: ['conflict'],
    handle: async ({ actor, params }, { webhooks }: RestParts) =>
      reply(202, presentDelivery(await webhooks.resend(actor, params.delivery_id))),
  }),
];
