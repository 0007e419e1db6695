import { parseWindow, windowShape } from '../../input/listing.js';
import { editionPageShape, presentEditionPage } from '../../output/edition.js';
import type { RestParts } from '../rest-parts.js';
import { defineRoute, json, reply } from '../route.js';
import { editionPageExample } from './examples/articles.js';

/** Decisions §7. */
export const editionRoutes = [
  defineRoute({
    id: 'listEditions',
    method: 'get',
    path: '/v1/editions',
    tag: 'Editions',
    summary: 'List the editions of the account',
    description:
      'The domains that the account works on, oldest first. Their ids are the `slug` of other paths.',
    access: 'self',
    graph: 'Query.editions',
    query: windowShape.shape,
    answers: {
      200: json('A page of editions.', editionPageShape, { 'one edition': editionPageExample }),
    },
    refusals: ['invalid_params'],
    handle: async ({ actor, request }, { editions }: RestParts) => {
      const page = await editions.list(actor, () => parseWindow(request.query));
      return reply(200, presentEditionPage(page));
    },
  }),
];
