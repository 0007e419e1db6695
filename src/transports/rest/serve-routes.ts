import { Router, type RequestHandler, type Response } from 'express';
import type { Actor, Arrival } from '../../domain/access/actor.js';
import { HourIsUsedUp, PAID_ACTION_LIMIT, type WindowReading } from '../../domain/access/limits.js';
import type { AccessService } from '../../services/access/access-service.js';
import { bearerOf } from '../bearer.js';
import { rateLimitHeaders } from '../response-headers.js';
import { refuseOtherMethods } from './middleware/problems.js';
import { rememberCaller } from './middleware/request-id.js';
import type { Route, RouteAnswer } from './route.js';

/** Checks 1 and 2 of every call: the key, and its requests. */
export function authenticate(access: AccessService): RequestHandler {
  return async (request, response, next) => {
    const actor = await access.authenticate(bearerOf(request.headers.authorization), (readings) => {
      response.locals['arrival'] = readings;
      const { requests } = readings;
      // Also where it is refused right here: what starts work is always a POST.
      response.set(rateLimitHeaders(request.method === 'POST' ? readings : { requests }));
    });
    // What a key may see is nobody else's to keep; a copy may be used again only after asking.
    response.setHeader('Cache-Control', 'private, no-cache');
    rememberCaller(response, actor);
    access.onBehalfOf(actor, next);
  };
}

/**
 * A router that answers these routes, and refuses other methods of their paths. All but open ones must be mounted behind
 * `authenticate`.
 *
 * @param parts what the handlers are given
 * @param mount where the router will hang; every path begins with it
 */
export function routerOf<Parts>(routes: readonly Route<Parts>[], parts: Parts, mount = ''): Router {
  const router = Router();
  for (const path of new Set(routes.map((route) => route.path))) {
    const atPath = routes.filter((route) => route.path === path);
    const served = router.route(expressPath(path.slice(mount.length)));
    for (const route of atPath) {
      served[route.method](async (request, response) => {
        const actor = route.access === 'open' ? null : (response.locals['caller'] as Actor);
        const answer = async () => route.handle({ actor, params: request.params, request, response }, parts);
        const given = await (route.access === 'paid' ? showingPaidActions(response, answer) : answer());
        if (!('isSent' in given)) response.status(given.status).json(given.body);
      });
    }
    served.all(refuseOtherMethods(...atPath.map(({ method }) => method.toUpperCase())));
  }
  return router;
}

/** `/jobs/{id}` as the framework writes it, and metrics and logs with it. */
function expressPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** Runs a paid start, and says beside its answer how full the key's hour is after it. */
async function showingPaidActions(
  response: Response,
  start: () => Promise<RouteAnswer>,
): Promise<RouteAnswer> {
  const { requests, paidActions } = response.locals['arrival'] as Arrival;
  const show = (reading: WindowReading) => response.set(rateLimitHeaders({ requests, paidActions: reading }));
  try {
    const started = await start();
    if ('paidActions' in started && started.paidActions) show(started.paidActions);
    return started;
  } catch (error) {
    // Others have spent meanwhile what was left when the request came.
    if (error instanceof HourIsUsedUp) show({ ...paidActions, used: PAID_ACTION_LIMIT.quota });
    throw error;
  }
}
