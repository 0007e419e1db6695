import type { Response } from 'express';
import type { ArticleImage } from '../../../domain/article/article.js';
import { imageAddressShape, presentImageAddress } from '../../output/article.js';
import { addressOf } from '../../web-options.js';
import type { RestParts } from '../rest-parts.js';
import { defineRoute, json, reply, SENT, type Answered } from '../route.js';
import { ARTICLES } from './articles.js';
import { imageAddressExample } from './examples/articles.js';

const IMAGE: Answered = {
  description: 'The image.',
  content: ['image/png', 'image/jpeg', 'image/webp'].map((type) => ({
    type,
    schema: {
      type: 'string',
      format: 'binary',
      contentMediaType: type,
      description: 'The bytes of the image.',
    },
    examples: {},
  })),
};

function sendImage(response: Response, { bytes, contentType, sha256 }: ArticleImage): typeof SENT {
  response.set({ 'Content-Type': contentType, ETag: `"${sha256}"` }).send(Buffer.from(bytes));
  return SENT;
}

/** The image of an article: for callers with a key, and for browsers, which send none with an `<img>`. */
export const imageRoutes = [
  defineRoute({
    id: 'readArticleImage',
    method: 'get',
    path: `${ARTICLES}/{article_id}/image`,
    tag: 'Articles',
    summary: 'Read the image of an article',
    description: 'Its bytes, with their own content type; 404 when the article has no image.',
    access: 'read',
    // Bytes.
    graph: null,
    answers: { 200: IMAGE },
    refusals: [],
    handle: async ({ actor, params, response }, { articles }: RestParts) => {
      const image = await articles.image(actor, params.slug, params.article_id);
      response.set('Cache-Control', 'private');
      return sendImage(response, image);
    },
  }),
  defineRoute({
    id: 'readImageAddress',
    method: 'get',
    path: `${ARTICLES}/{article_id}/image-address`,
    tag: 'Articles',
    summary: 'Read a signed address of the image of an article',
    description:
      'For `<img>` in a browser, which can send no key: the address answers the image without one, for an hour at the most. 404 when the article has no image.',
    access: 'read',
    graph: null,
    answers: {
      200: json('The address.', imageAddressShape, { 'an address': imageAddressExample }),
    },
    refusals: [],
    handle: async ({ actor, params, request }, { signedImages, web }: RestParts) => {
      const address = await signedImages.addressOf(actor, params.slug, params.article_id);
      return reply(200, presentImageAddress(address, addressOf(request, web)));
    },
  }),
  defineRoute({
    id: 'readSignedImage',
    method: 'get',
    path: `${ARTICLES}/{article_id}/signed-image`,
    tag: 'Articles',
    summary: 'Read the image of an article at a signed address',
    description:
      'Needs no key: the address itself is signed, as `readImageAddress` answers it. An address that is late or altered is 401 `invalid_key`, and one of a deleted article or a closed account 404. Pages of any site may show the image. Counts as no request of a key, and serves 120 requests in a minute.',
    access: 'open',
    // Bytes.
    graph: null,
    query: {
      expires: { type: 'string', description: 'Until when the address is good, in seconds since 1970.' },
      signature: { type: 'string', description: 'Over all that stands before it.' },
    },
    answers: { 200: IMAGE },
    refusals: ['invalid_key', 'not_found', 'rate_limited', 'internal', 'unavailable'],
    handle: async ({ params, request, response }, { signedImages }: RestParts) => {
      const { expires, signature } = request.query;
      const { image, secondsLeft } = await signedImages.read(
        params.slug,
        params.article_id,
        { expires, signature },
        request.ip ?? '',
      );
      response.set({
        'Cache-Control': `private, max-age=${secondsLeft}`,
        // Otherwise browsers show it on pages of this host alone.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
      return sendImage(response, image);
    },
  }),
];
