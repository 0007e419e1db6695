import { z } from 'zod';
import { EVENT_TYPES } from '../../domain/event.js';
import type { DeliveryListFilter, ListQuery } from '../../domain/list-query.js';
import { DELIVERY_STATUSES, SIGNINGS } from '../../domain/webhook.js';
import type { Stretch, WebhookChange, WebhookWanted } from '../../services/webhook/webhook-service.js';
import { headerShape } from './audit-settings.js';
import { argumentsShape, moment, queryOf, words, type Asked } from './connection.js';
import { cursorIn } from './cursor.js';
import { eventListQuery, eventTypesParameter } from './event.js';
import { uuidField } from './fields.js';
import { pageFields } from './listing.js';
import { parseInput } from './parse.js';

const MOST_HEADERS = 10;
const MOST_EDITIONS = 100;

const url = z
  .string()
  .max(2048, { error: 'must have at most 2048 characters' })
  .describe('Where events are sent to: https, on port 443 or 8443 of a public address, without a login.');
const description = z
  .string()
  .max(200, { error: 'must have at most 200 characters' })
  .describe('For people.');
const eventTypes = z
  .array(z.enum(EVENT_TYPES, { error: 'must be a type of events' }))
  .min(1, { error: 'must have at least one entry' })
  .nullable()
  .describe('Only events of these types; null for all.');
const editions = z
  .array(uuidField)
  .min(1, { error: 'must have at least one entry' })
  .max(MOST_EDITIONS, { error: `must have at most ${MOST_EDITIONS} entries` })
  .nullable()
  .describe('Only events of these editions; null for all, and for events of none.');
const headers = z
  .array(
    headerShape.refine(({ name }) => !/^(webhook-.*|content-type|accept)$/i.test(name), {
      path: ['name'],
      error: 'is a header field of Galley’s own',
    }),
  )
  .max(MOST_HEADERS, { error: `must have at most ${MOST_HEADERS} entries` })
  .refine((given) => new Set(given.map(({ name }) => name.toLowerCase())).size === given.length, {
    error: 'must not name a field twice',
  })
  .describe('Sent with each message. Their values are encrypted, and never answered.');
const signing = z
  .enum(SIGNINGS, { error: 'must be "hmac" or "ed25519"' })
  .describe('`hmac`, the default, by a secret that both sides know; `ed25519` by a key pair.');
const pace = z
  .int({ error: 'must be a whole number' })
  .min(1, { error: 'must be 1 to 100' })
  .max(100, { error: 'must be 1 to 100' })
  .nullable()
  .describe('Requests a second at most; null for no bound.');
const enabled = z.boolean({ error: 'must be true or false' }).describe('Whether events are sent.');

/** A new endpoint, as REST has it. */
export const webhookWantedShape = z
  .object({
    url,
    description: description.nullish(),
    event_types: eventTypes.optional(),
    editions: editions.optional(),
    headers: headers.nullish(),
    signing: signing.nullish(),
    max_per_second: pace.optional(),
  })
  .describe('An endpoint that events are to be sent to.');

/** What is to be changed of one; null of what may be null has a meaning of its own. */
export const webhookChangeShape = z
  .object({
    url: url.optional(),
    description: description.optional(),
    event_types: eventTypes.optional(),
    editions: editions.optional(),
    headers: headers.optional(),
    max_per_second: pace.optional(),
    enabled: enabled.optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    error: 'has no field that can be changed',
  })
  .describe('What is to be changed of an endpoint; what is left out stays.');

/** GraphQL has the same in its spelling. */
function inRest(given: Asked): Asked {
  const { eventTypes: event_types, maxPerSecond: max_per_second, signing: way, ...rest } = given;
  return {
    ...rest,
    ...(event_types === undefined ? {} : { event_types }),
    ...(max_per_second === undefined ? {} : { max_per_second }),
    ...(typeof way === 'string' ? { signing: way.toLowerCase() } : {}),
  };
}

/** @throws {GalleyError} `invalid_params`; so do the others */
export function parseWebhook(body: unknown): WebhookWanted {
  const read = parseInput(webhookWantedShape, body);
  return {
    url: read.url,
    description: read.description ?? '',
    eventTypes: read.event_types ?? null,
    editionIds: read.editions ?? null,
    headers: read.headers ?? [],
    signing: read.signing ?? 'hmac',
    maxPerSecond: read.max_per_second ?? null,
  };
}

export const parseGraphWebhook = (input: Asked): WebhookWanted => parseWebhook(inRest(input));

export function parseWebhookChange(body: unknown): WebhookChange {
  const {
    event_types: types,
    editions: editionIds,
    max_per_second: most,
    ...rest
  } = parseInput(webhookChangeShape, body);
  return {
    ...(rest.url === undefined ? {} : { url: rest.url }),
    ...(rest.description === undefined ? {} : { description: rest.description }),
    ...(rest.headers === undefined ? {} : { headers: rest.headers }),
    ...(rest.enabled === undefined ? {} : { enabled: rest.enabled }),
    ...(types === undefined ? {} : { eventTypes: types }),
    ...(editionIds === undefined ? {} : { editionIds }),
    ...(most === undefined ? {} : { maxPerSecond: most }),
  };
}

export function parseGraphWebhookChange({ id: _id, ...change }: Asked): WebhookChange {
  return parseWebhookChange(inRest(change));
}

const WEEK_S = 7 * 24 * 3600;
const grace = z
  .int({ error: 'must be a whole number' })
  .min(0, { error: `must be 0 to ${WEEK_S}` })
  .max(WEEK_S, { error: `must be 0 to ${WEEK_S}` })
  .default(24 * 3600)
  .describe('For so many seconds each message has a signature by the old secret too.');

/** The body of a rotation, which may be absent. */
export const rotateShape = z.object({ grace_seconds: grace }).describe('How a secret is replaced.');

export function parseRotation(body: unknown): number {
  return parseInput(rotateShape, body).grace_seconds;
}

export function parseGraphRotation({ graceSeconds }: Asked): number {
  return parseInput(z.object({ graceSeconds: grace }), graceSeconds === null ? {} : { graceSeconds })
    .graceSeconds;
}

const begin = moment.transform((value, context) => {
  if (value !== null) return value;
  context.addIssue({ code: 'custom', message: 'is required' });
  return z.NEVER;
});

/** The body of a recovery. */
export const recoverShape = z
  .object({
    since: begin.meta({
      wire: { type: 'string' },
      description: 'ISO 8601; only events that happened after it.',
    }),
    until: moment.meta({
      wire: { type: 'string' },
      description: 'ISO 8601; only events that happened before it. Now if left out.',
    }),
  })
  .describe('A stretch of time whose events are sent again, where they did not arrive.');

export function parseStretch(body: unknown): Stretch {
  return parseInput(recoverShape, body);
}

/** The query of a list of deliveries. */
export const deliveryListQuery = z.object({
  status: z
    .enum(DELIVERY_STATUSES, { error: 'must be "pending", "delivered" or "failed", given once' })
    .nullish()
    .describe('Any if left out.'),
  types: eventTypesParameter,
  since: eventListQuery.shape.since,
  ...pageFields,
});

const NEWEST_FIRST = { field: 'createdAt', direction: 'desc' } as const;

/** Newest first. */
export function parseDeliveryQuery(query: unknown): ListQuery<DeliveryListFilter, 'createdAt'> {
  const { status, types, since, limit, cursor } = parseInput(deliveryListQuery, query);
  return {
    filter: { statuses: status ? [status] : null, types: types ?? null, since },
    orderBy: NEWEST_FIRST,
    limit,
    isFromEnd: false,
    after: cursorIn('deliveries', 'createdAt', cursor, '/cursor'),
    before: null,
  };
}

const deliveryArguments = argumentsShape(
  z.object({ status: words(DELIVERY_STATUSES), type: words(EVENT_TYPES), since: moment }),
  {},
);

export function parseDeliveryConnection(given: Asked): ListQuery<DeliveryListFilter, 'createdAt'> {
  const { filter, ...slice } = parseInput(deliveryArguments, given);
  const { status: statuses, type: types, since } = filter;
  return queryOf('deliveries', slice, { statuses, types, since }, NEWEST_FIRST);
}
