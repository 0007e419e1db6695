import type { AccountEvent } from '../../../domain/event.js';
import { describeEventTypes } from '../../openapi/event-messages.js';
import { parseEventConnection, parseEventWatch } from '../../input/event.js';
import type { EventResolvers, QueryResolvers, SubscriptionResolvers } from '../generated/types.js';

export const events: NonNullable<QueryResolvers['events']> = (_parent, args, { actor, reads, services }) =>
  reads.connection(services.lists.events, actor.accountId, parseEventConnection(actor, args));

export const eventTypes: NonNullable<QueryResolvers['eventTypes']> = () => describeEventTypes();

export const watchedEvents: NonNullable<SubscriptionResolvers['events']> = {
  subscribe: (_parent, { filter }, { actor, services }) =>
    services.eventWatch.follow(actor, () => parseEventWatch(actor, filter ?? {})),
  resolve: (event: AccountEvent) => event,
};

export const Event: EventResolvers = {
  kind: ({ object }) => object.kind,
  objectId: ({ object }) => object.id,
};
