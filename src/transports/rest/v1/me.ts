import { meShape, presentMe } from '../../output/me.js';
import type { RestParts } from '../rest-parts.js';
import { defineRoute, json, reply } from '../route.js';
import { meExample } from './examples/access.js';

/** Decisions §11. */
export const meRoutes = [
  defineRoute({
    id: 'readMe',
    method: 'get',
    path: '/v1/me',
    tag: 'Account',
    summary: 'Read who is calling',
    description:
      'The key, its owner, the account and its plan, and how much of each limit is used up. `RateLimit` and `Retry-After` say the same of the key’s own limits.',
    access: 'self',
    graph: 'Query.me',
    answers: { 200: json('The caller.', meShape, { 'a full key': meExample }) },
    refusals: [],
    handle: async ({ actor }, { access }: RestParts) =>
      reply(200, presentMe(actor, await access.usage(actor))),
  }),
];
