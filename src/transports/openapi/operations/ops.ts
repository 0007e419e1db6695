import type { AnswerOf, Operation } from '../operation.js';

const stateOf = (...states: readonly string[]) => ({
  type: 'object',
  properties: { status: { type: 'string', enum: states } },
  required: ['status'],
});

const state = (name: string) => [
  { type: 'application/json', schema: stateOf(name), examples: { [name]: { status: name } } },
];

const ELSEWHERE: AnswerOf = {
  description: 'The operator has given operations a port of their own, which is not this one.',
  content: [
    {
      type: 'application/problem+json',
      schema: 'Problem',
      examples: {
        not_found: {
          type: 'about:blank',
          title: 'Not found',
          status: 404,
          detail: 'There is nothing at this path.',
          code: 'not_found',
          request_id: '38d55fd9-19e7-4b53-8828-7af01c3d6d55',
        },
      },
    },
  ],
};

/** What needs no key. */
export const openOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/v1/openapi.json',
    id: 'readDescription',
    tag: 'Description',
    summary: 'Read this description',
    description: 'The interface as OpenAPI 3.1, made from the schemas that validate. Counts as no request.',
    access: 'open',
    answers: {
      200: {
        description: 'The description.',
        content: [
          {
            type: 'application/json',
            schema: {
              type: 'object',
              properties: {
                openapi: { type: 'string' },
                info: { type: 'object' },
                paths: { type: 'object' },
              },
              required: ['openapi', 'info', 'paths'],
              additionalProperties: true,
            },
            examples: {
              'its head': { openapi: '3.1.1', info: { title: 'Galley', version: '0.1.0' }, paths: {} },
            },
          },
        ],
      },
    },
    refusals: [],
  },
  {
    method: 'get',
    path: '/healthz',
    id: 'readHealth',
    tag: 'Operations',
    summary: 'Whether the process is up',
    description: 'On this port unless the operator has given operations a port of their own.',
    access: 'open',
    answers: { 200: { description: 'It is up.', content: state('ok') }, 404: ELSEWHERE },
    refusals: [],
  },
  {
    method: 'get',
    path: '/readyz',
    id: 'readReadiness',
    tag: 'Operations',
    summary: 'Whether the process can do its work',
    description: 'On this port unless the operator has given operations a port of their own.',
    access: 'open',
    answers: {
      200: { description: 'Its stores answer and its tables are current.', content: state('ready') },
      404: ELSEWHERE,
      503: {
        description: 'Something that it needs is away; the log says what.',
        content: state('not_ready'),
      },
    },
    refusals: [],
  },
  {
    method: 'get',
    path: '/metrics',
    id: 'readMetrics',
    tag: 'Operations',
    summary: 'Read the metrics',
    description:
      'In the text format of Prometheus. On this port unless the operator has given operations a port of their own.',
    access: 'open',
    answers: {
      200: {
        description: 'The metrics.',
        content: [
          {
            type: 'text/plain',
            schema: { type: 'string' },
            examples: { 'one line': 'galley_http_request_duration_seconds_count 1\n' },
          },
        ],
      },
      404: ELSEWHERE,
    },
    refusals: [],
  },
];
