import { eventListQuery, parseEventQuery } from '../../input/event.js';
import { describeEventTypes } from '../../openapi/event-messages.js';
import { eventPageShape, eventTypeListShape, presentEvent } from '../../output/event.js';
import { presentPage } from '../../output/list-page.js';
import type { RestParts } from '../rest-parts.js';
import { defineRoute, json, reply } from '../route.js';
import { eventPageExample, eventTypesExample } from './examples/events.js';

export const eventRoutes = [
  defineRoute({
    id: 'listEvents',
    method: 'get',
    path: '/v1/events',
    tag: 'Events',
    summary: 'Read what happened',
    description:
      'The events of the account, in the order in which they became visible. A reader that stores the `timestamp` of the last event and sends it as `since` sees every event exactly once. Send `next` as `cursor` for the next page, until it is null; a page may be short before that. Those about keys need Full access. Events are kept for 30 days, unless the operator chose otherwise.',
    access: 'self',
    graph: 'Query.events',
    query: eventListQuery.shape,
    answers: { 200: json('A page of events.', eventPageShape, { 'the last page': eventPageExample }) },
    refusals: ['invalid_params'],
    handle: async ({ actor, request }, { lists }: RestParts) => {
      const query = parseEventQuery(actor, request.query);
      const [page] = await lists.events.pages([actor.accountId], query);
      if (!page) throw new Error('a list had no page');
      const events = page.items.map(({ item }) => presentEvent(item));
      return reply(200, { events, ...presentPage({ ...page, limit: query.limit }) });
    },
  }),
  defineRoute({
    id: 'listEventTypes',
    method: 'get',
    path: '/v1/event-types',
    tag: 'Events',
    summary: 'List the types of events',
    description:
      'Every type with the JSON Schema of its messages and one of them. Types and fields may be added.',
    access: 'self',
    graph: 'Query.eventTypes',
    answers: { 200: json('The types.', eventTypeListShape, { 'the first of them': eventTypesExample }) },
    refusals: [],
    handle: () => reply(200, { event_types: describeEventTypes() }),
  }),
];
