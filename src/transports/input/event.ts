import { z } from 'zod';
import type { Actor } from '../../domain/access/actor.js';
import { EVENT_TYPES } from '../../domain/event.js';
import type { EventListFilter, ListQuery } from '../../domain/list-query.js';
import type { EventWatchQuery } from '../../services/event/event-watch.js';
import { argumentsShape, id, moment, queryOf, words, type Asked } from './connection.js';
import { cursorIn } from './cursor.js';
import { pageFields } from './listing.js';
import { parseInput } from './parse.js';

/** The ids of its keys are for callers with Full access, as in the list of keys. */
function seesNoKeys({ permission }: Actor): boolean {
  return permission !== 'full';
}

const BY_TIME = { field: 'at', direction: 'asc' } as const;

export const eventTypesParameter = z
  .string({ error: 'must be types, separated by commas, given once' })
  .transform((text) => text.split(',').map((type) => type.trim()))
  .pipe(z.array(z.enum(EVENT_TYPES, { error: `must be one of ${EVENT_TYPES.join(', ')}` })))
  .transform((wanted) => [...new Set(wanted)])
  .nullish()
  .meta({
    wire: { type: 'string' },
    description: `Only events of these types, with commas between; all if left out. There are ${EVENT_TYPES.map((type) => `\`${type}\``).join(', ')}.`,
    examples: ['article.finished,article.published'],
  });

/** The query of `GET /v1/events`. */
export const eventListQuery = z.object({
  since: moment.meta({
    wire: { type: 'string' },
    description:
      'Only events later than this: the `timestamp` of the last one that was seen, or any ISO 8601 date or datetime. Without an offset it is UTC.',
    examples: ['2026-11-20T08:15:30.123456Z'],
  }),
  types: eventTypesParameter,
  edition: id.meta({ wire: { type: 'string', format: 'uuid' }, description: 'Only events of this edition.' }),
  ...pageFields,
});

/** @throws {GalleyError} `invalid_params`; so do the others */
export function parseEventQuery(actor: Actor, query: unknown): ListQuery<EventListFilter, 'at'> {
  const { since, types: wanted, edition, limit, cursor } = parseInput(eventListQuery, query);
  return {
    filter: { types: wanted ?? null, editionId: edition, since, until: null, withoutKeys: seesNoKeys(actor) },
    orderBy: BY_TIME,
    limit,
    isFromEnd: false,
    after: cursorIn('events', 'at', cursor, '/cursor'),
    before: null,
  };
}

const filterFields = { type: words(EVENT_TYPES), edition: id, since: moment };

const eventArguments = argumentsShape(z.object({ ...filterFields, until: moment }), {});

/** In the order in which they became visible. */
export function parseEventConnection(actor: Actor, given: Asked): ListQuery<EventListFilter, 'at'> {
  const { filter, ...slice } = parseInput(eventArguments, given);
  const { type, edition, since, until } = filter;
  const wanted = { types: type, editionId: edition, since, until, withoutKeys: seesNoKeys(actor) };
  return queryOf('events', slice, wanted, BY_TIME);
}

const watchArguments = z.object(filterFields);

export function parseEventWatch(actor: Actor, given: Asked): EventWatchQuery {
  const { type, edition, since } = parseInput(watchArguments, given);
  return { types: type, editionId: edition, since, withoutKeys: seesNoKeys(actor) };
}
