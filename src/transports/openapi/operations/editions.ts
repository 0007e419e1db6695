import { windowShape } from '../../input/listing.js';
import { editionPageExample } from '../examples/articles.js';
import { json, type Operation } from '../operation.js';

export const editionOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/v1/editions',
    id: 'listEditions',
    tag: 'Editions',
    summary: 'List the editions of the account',
    description:
      'The domains that the account works on, oldest first. Their ids are the `slug` of other paths.',
    access: 'keyed',
    query: windowShape.shape,
    answers: {
      200: {
        description: 'A page of editions.',
        content: json('EditionPage', { 'one edition': editionPageExample }),
      },
    },
    refusals: ['invalid_params'],
  },
];
