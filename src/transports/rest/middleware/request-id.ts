import type { RequestHandler, Response } from 'express';
import { isOperator, type Caller } from '../../../domain/access/operator-key.js';
import { requestIdOf, type RequestLog } from '../../request-log.js';

const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Remembers who calls and, for the line of the request, which editions are opened for it.
 * @returns the caller as the services take it
 */
export function rememberCaller<Known extends Caller>(response: Response, caller: Known): Known {
  const editions = new Set<string>();
  const noteEdition = (id: string) => editions.add(id);
  const known = {
    ...caller,
    requestId: requestIdFrom(response),
    ...(!isOperator(caller) && { noteEdition }),
  };
  response.locals['caller'] = known;
  response.locals['editions'] = editions;
  return known;
}

/** Of a request that came as far as to have a key: its id and prefix, and the ids of the account and of the editions that were opened. */
function whose(response: Response): object {
  const caller = response.locals['caller'] as Caller | undefined;
  if (caller === undefined) return {};
  const key = { key: caller.keyId, keyPrefix: caller.keyPrefix };
  if (isOperator(caller)) return key;
  const [edition, ...more] = response.locals['editions'] as ReadonlySet<string>;
  return {
    account: caller.accountId,
    ...key,
    ...(edition !== undefined && (more.length > 0 ? { editions: [edition, ...more] } : { edition })),
  };
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
