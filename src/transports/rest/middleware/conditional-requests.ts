import type { RequestHandler } from 'express';

/**
 * Lets `If-None-Match` decide alone. The framework answers the whole body whenever a request also says
 * `Cache-Control: no-cache`, which programs that fetch by the rules of browsers add to every condition of their own;
 * the word is meant for caches on the way, and they never saw a 304.
 */
export const heedConditions: RequestHandler = (request, _response, next) => {
  if (request.headers['if-none-match'] !== undefined) delete request.headers['cache-control'];
  next();
};
