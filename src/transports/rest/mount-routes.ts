import { Router } from 'express';
import { actorFrom } from './middleware/authenticate.js';
import { refuseOtherMethods } from './middleware/problems.js';
import type { Route } from './route.js';

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
        const actor = route.access === 'open' ? null : actorFrom(response);
        const reply = await route.handle({ actor, params: request.params, request, response }, parts);
        if (!('isSent' in reply)) response.status(reply.status).json(reply.body);
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
