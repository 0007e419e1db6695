import type { RequestHandler, Response } from 'express';
import { requestIdOf, type RequestLog } from '../../request-log.js';

/** Gives every request an id, says it in the answer, and logs the request when it is answered. */
export function requestId(newId: () => string, log: RequestLog): RequestHandler {
  return (request, response, next) => {
    const id = requestIdOf(request.headers['x-request-id'], newId);
    const began = performance.now();
    // Taken now: the path that routers see is cut at where they are mounted. A query may hold what no log should.
    const path = request.originalUrl.split('?')[0];
    response.locals['requestId'] = id;
    response.setHeader('X-Request-Id', id);
    response.once('close', () => {
      const ms = Math.round((performance.now() - began) * 10) / 10;
      const status = response.writableFinished ? response.statusCode : 499;
      log.info({ requestId: id, method: request.method, path, status, ms }, 'request');
    });
    next();
  };
}

export function requestIdFrom(response: Response): string {
  return String(response.locals['requestId']);
}
