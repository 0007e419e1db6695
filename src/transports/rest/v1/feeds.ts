import { changedAtOf } from '../../../domain/feed/feed.js';
import { feedQueryShape, parseFeedFormat } from '../../input/fields.js';
import {
  FEED_TYPES,
  feedAddressShape,
  feedStateShape,
  presentFeedAddress,
  writeFeed,
} from '../../output/feed.js';
import { presentInstant } from '../../output/shape.js';
import { addressOf } from '../../web-options.js';
import type { RestParts } from '../rest-parts.js';
import { defineRoute, json, reply, SENT } from '../route.js';
import { feedAddressExample, feedExamples, feedStateExample } from './examples/feeds.js';

const FEED = '/v1/editions/{slug}/feed';
const ADDRESS = '/v1/editions/{slug}/feed-address';

/** What an edition has published, for programs that read feeds and send no key. */
export const feedRoutes = [
  defineRoute({
    id: 'readFeed',
    method: 'get',
    path: FEED,
    tag: 'Articles',
    summary: 'Read the feed of what an edition has published',
    description:
      'Needs no key: the address itself is secret, as `rotateFeed` answers it. The latest 50 articles with their whole HTML, as Atom, RSS or JSON Feed. Atom tells of articles that are gone (RFC 6721); the others leave them out. Send `ETag` or `Last-Modified` back, and what has not changed is 304. Any other address is 404. Counts as no request of a key, and serves 120 requests in a minute.',
    access: 'open',
    // A text of its own.
    graph: null,
    query: feedQueryShape.shape,
    answers: {
      200: {
        description: 'The feed.',
        content: Object.entries(FEED_TYPES).map(([format, type]) => ({
          type,
          schema: { type: format === 'json' ? 'object' : 'string', description: 'The feed.' },
          examples: feedExamples[format as keyof typeof FEED_TYPES],
        })),
      },
    },
    refusals: ['not_found', 'invalid_params', 'rate_limited', 'internal', 'unavailable'],
    handle: async ({ params, request, response }, { feeds, web }: RestParts) => {
      const feed = await feeds.read(params.slug, request.query['token'], request.ip ?? '');
      const format = parseFeedFormat(request.query);
      response
        .set({
          'Content-Type': `${FEED_TYPES[format]}; charset=utf-8`,
          'Last-Modified': new Date(changedAtOf(feed)).toUTCString(),
          'Cache-Control': 'private, no-cache',
        })
        .send(writeFeed(feed, format, addressOf(request, web)));
      return SENT;
    },
  }),
  defineRoute({
    id: 'readFeedState',
    method: 'get',
    path: ADDRESS,
    tag: 'Articles',
    summary: 'Read whether an edition has a feed',
    description: 'The address itself is stored as a hash, and is shown only when it is made.',
    access: 'read',
    // A field of the edition there.
    graph: null,
    answers: { 200: json('The state of the feed.', feedStateShape, { 'a feed': feedStateExample }) },
    refusals: [],
    handle: async ({ actor, params }, { feeds }: RestParts) =>
      reply(200, { since: presentInstant(await feeds.since(actor, params.slug)) }),
  }),
  defineRoute({
    id: 'rotateFeed',
    method: 'post',
    path: ADDRESS,
    tag: 'Articles',
    summary: 'Give the feed of an edition a new address',
    description:
      'The first one turns the feed on; with each further one the address before is 404 at once. Needs a key with Full access and is no paid action. There is no body.',
    access: 'write',
    graph: 'Mutation.rotateFeed',
    answers: { 200: json('The address.', feedAddressShape, { 'an address': feedAddressExample }) },
    refusals: [],
    handle: async ({ actor, params, request }, { feeds, web }: RestParts) =>
      reply(200, presentFeedAddress(await feeds.rotate(actor, params.slug), addressOf(request, web))),
  }),
  defineRoute({
    id: 'disableFeed',
    method: 'delete',
    path: ADDRESS,
    tag: 'Articles',
    summary: 'Turn the feed of an edition off',
    description:
      'Its address is 404 at once. One without a feed stays so. Needs a key with Full access and is no paid action.',
    access: 'write',
    graph: 'Mutation.disableFeed',
    answers: { 200: json('There is no feed.', feedStateShape, { 'no feed': { since: null } }) },
    refusals: [],
    handle: async ({ actor, params }, { feeds }: RestParts) => {
      await feeds.disable(actor, params.slug);
      return reply(200, { since: null });
    },
  }),
];
