import type { RequestHandler, Response } from 'express';
import { isOperator, type Caller } from '../../../domain/access/operator-key.js';
import { requestIdOf, type RequestLog } from '../../request-log.js';

const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** The ids of the account and the key, of a request that came as far as to have them. */
function whose(response: Response): { readonly account?: string; readonly key?: string } {
  const caller = response.locals['caller'] as Caller | undefined;
  if (caller === undefined) return {};
  return isOperator(caller) ? { key: caller.keyId } : { account: caller.accountId, key: caller.keyId };
}

/** The ids of its span, where there is one: the answer has ended outside of it. */
function traceOf(response: Response): object {
  return (response.locals['trace'] as object | null | undefined) ?? {};
}

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
      // Probes come every few seconds, and say nothing as long as all is well.
      if (status < 400 && path !== undefined && PROBES.has(path)) return;
      log.info(
        { requestId: id, method: request.method, path, status, ms, ...whose(response), ...traceOf(response) },
        'request',
      );
    });
    next();
  };
}

export function requestIdFrom(response: Response): string {
  return String(response.locals['requestId']);
}
