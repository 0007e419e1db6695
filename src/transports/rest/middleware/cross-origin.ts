import cors from 'cors';
import type { RequestHandler } from 'express';
import type { WebOptions } from '../../web-options.js';

/** Fields of answers that scripts of pages may read, beside those that every script may. */
const EXPOSED = [
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'ETag',
  'Allow',
  'Content-Disposition',
  'Galley-Edition',
];

/** How long a browser may remember a preflight, in seconds. Browsers cap it; two hours is Chrome's most. */
const PREFLIGHT_SECONDS = 7200;

/**
 * Lets pages of these sites call (CORS), without cookies: a key comes in a header. A preflight is answered here, because it
 * carries no key; an `OPTIONS` that is none goes on.
 */
export function crossOrigin({ origins }: Pick<WebOptions, 'origins'>): RequestHandler {
  if (origins !== 'any' && origins.length === 0)
    return (_request, _response, next) => {
      next();
    };
  const answer = cors({
    origin: origins === 'any' ? '*' : [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    exposedHeaders: EXPOSED,
    maxAge: PREFLIGHT_SECONDS,
  });
  return (request, response, next) => {
    const isPreflight = request.headers['access-control-request-method'] !== undefined;
    if (request.method === 'OPTIONS' && !isPreflight) next();
    else answer(request, response, next);
  };
}
