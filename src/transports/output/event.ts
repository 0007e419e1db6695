import { z } from 'zod';
import { EVENTS, type AccountEvent, type EventType } from '../../domain/event.js';
import { pageFields } from './list-page.js';
import { uuidShape, type Answer } from './shape.js';
import { snakeFields } from './snake-keys.js';

// As Standard Webhooks has it, unlike other times of REST.
const timestamp = z
  .string()
  .describe(
    'When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`.',
  );
const dataFields = {
  sequence: z
    .int()
    .describe(
      'Grows with every event of the account: of two events about one thing the higher is the newer.',
    ),
  kind: z.string().describe('What it is about, such as `article`.'),
  id: uuidShape.describe('Of that.'),
  edition: uuidShape.nullable(),
  url: z
    .string()
    .nullable()
    .describe('Where it can be read in full, relative to the address of Galley; null where it can’t be.'),
};

/** The body of Standard Webhooks 1.0.0 with the id of its message: an event is the same thing by whatever way it comes. */
export const eventShape = z
  .object({
    id: uuidShape.describe('The same however often it is sent.'),
    type: z.string().describe('What happened, such as `article.finished`; types may be added.'),
    timestamp,
    data: z.looseObject(dataFields).describe('What a poll says in short, by the type; never a text.'),
  })
  .describe('What became of something of the account.');

/** The body of a message about an event of this type. */
export function messageShape(type: EventType) {
  const { kind, what, data } = EVENTS[type];
  return z
    .object({
      type: z.literal(type),
      timestamp,
      data: z.object({ ...data.shape, ...dataFields, kind: z.literal(kind) }),
    })
    .describe(what);
}

export const eventPageShape = z
  .object({
    events: z.array(eventShape).max(100).describe('In the order in which they became visible.'),
    ...pageFields,
  })
  .describe('A page of the events of the account.');

export const eventTypeListShape = z
  .object({
    event_types: z.array(
      z.object({
        type: z.string().describe('As `types` of `GET /v1/events` and `event_types` of a webhook take it.'),
        kind: z.string().describe('What it is about.'),
        description: z.string(),
        schema: z.record(z.string(), z.unknown()).describe('JSON Schema 2020-12 of a message about it.'),
        example: z.record(z.string(), z.unknown()).describe('Such a message.'),
      }),
    ),
  })
  .describe('What there are events of.');

export function presentEvent(event: AccountEvent): Answer<typeof eventShape> {
  const { id, type, at, sequence, object, editionId: edition, data } = event;
  const url = pathOf(event);
  return { id, type, timestamp: at, data: { ...snakeFields(data), sequence, ...object, edition, url } };
}

/** The body of a message to an endpoint. */
export function writeMessage(event: AccountEvent): string {
  return JSON.stringify(presentMessage(presentEvent(event)));
}

/** Its id is that of the message, and stands in a header. */
export function presentMessage({ id: _id, ...message }: Answer<typeof eventShape>) {
  return message;
}

/** The path of what an event is about. */
function pathOf({ editionId, type, object: { kind, id } }: AccountEvent): string | null {
  if (type === 'article.deleted') return null;
  const edition = `/v1/editions/${editionId ?? ''}`;
  switch (kind) {
    case 'article':
      return `${edition}/articles/${id}`;
    case 'job':
      return `/v1/jobs/${id}`;
    case 'audit':
      return `${edition}/audit/${id}`;
    case 'report':
      return `${edition}/research/${id}`;
    case 'edition':
      return `${edition}/verification`;
    case 'schedule':
      return editionId && `${edition}/schedules/${id}`;
    case 'account':
      return '/v1/me';
    case 'webhook':
      return `/v1/webhooks/${id}`;
    // A key, a batch, and what a later version knows.
    default:
      return null;
  }
}
