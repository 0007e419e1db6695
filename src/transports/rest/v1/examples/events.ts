import { exampleOf } from '../../../openapi/event-examples.js';
import { describeEventTypes } from '../../../openapi/event-messages.js';
import type { eventPageShape, eventTypeListShape } from '../../../output/event.js';
import type { Answer } from '../../../output/shape.js';

export const eventPageExample: Answer<typeof eventPageShape> = {
  events: [exampleOf('article.finished')],
  limit: 20,
  next: null,
};

export const eventTypesExample: Answer<typeof eventTypeListShape> = {
  event_types: describeEventTypes().slice(0, 1),
};
