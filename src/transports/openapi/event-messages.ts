import { EVENTS, EVENT_TYPES } from '../../domain/event.js';
import { messageShape, presentMessage, type eventTypeListShape } from '../output/event.js';
import type { Answer } from '../output/shape.js';
import { exampleOf } from './event-examples.js';
import { schemaOf, type JsonSchema } from './json-schema.js';

type DescribedType = Answer<typeof eventTypeListShape>['event_types'][number];

/** Made at first use. */
let described: readonly DescribedType[] | undefined;

/** Every type of events with the schema of its messages and one of them, in the order of the catalogue. */
export function describeEventTypes(): readonly DescribedType[] {
  described ??= EVENT_TYPES.map((type) => ({
    type,
    kind: EVENTS[type].kind,
    description: EVENTS[type].what,
    schema: schemaOf(messageShape(type)),
    example: presentMessage(exampleOf(type)),
  }));
  return described;
}

/** The `webhooks` of OpenAPI: what is sent to endpoints, by type. */
export function describeWebhooks(): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    describeEventTypes().map(({ type, description, schema, example }) => [
      type,
      {
        post: {
          operationId: `on${type.replace(/(?:^|\W)(\w)/g, (_found, letter: string) => letter.toUpperCase())}`,
          tags: ['Events'],
          summary: description,
          description: MESSAGE,
          security: [],
          parameters: HEADERS,
          requestBody: {
            required: true,
            content: { 'application/json': { schema, examples: { message: { value: example } } } },
          },
          responses: ANSWERS,
        },
      },
    ]),
  );
}

const MESSAGE =
  'A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.';

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});

const HEADERS = [
  header(
    'webhook-id',
    'The id of the event, the same for every attempt.',
    '5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10',
  ),
  header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.', '1763626530'),
  header(
    'webhook-signature',
    'Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

const ANSWERS = {
  '2XX': { description: 'Taken.' },
  410: { description: 'Nothing more is wanted: the endpoint is turned off.' },
  default: { description: 'Not taken: it is sent again, ten times at most.' },
};
