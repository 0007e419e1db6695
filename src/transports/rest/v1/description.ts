import { addressOf } from '../../web-options.js';
import type { RouteParts } from '../rest-parts.js';
import { defineRoute, SENT } from '../route.js';

export const descriptionRoutes = [
  defineRoute({
    id: 'readDescription',
    method: 'get',
    path: '/v1/openapi.json',
    tag: 'Description',
    summary: 'Read this description',
    description: 'The interface as OpenAPI 3.1, made from the schemas that validate. Counts as no request.',
    access: 'open',
    // Of REST alone.
    graph: null,
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
    handle: ({ request, response }, { describe, web }: RouteParts) => {
      response
        .set('Cache-Control', 'no-cache')
        .type('json')
        .send(describe(addressOf(request, web)));
      return SENT;
    },
  }),
];
