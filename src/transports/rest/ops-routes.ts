import express, { Router, type Express, type Request } from 'express';
import type { Histogram, Registry } from 'prom-client';
import type { RequestLog } from '../request-log.js';
import { answerErrors, refuseOtherMethods, refuseUnknownPath } from './middleware/problems.js';
import { requestId } from './middleware/request-id.js';

export interface OpsParts {
  readonly registry: Registry;
  /** Rejects, with a reason for the log, while this process can't do its work. */
  readonly checkReady: () => Promise<void>;
  readonly log: { warn(fields: object, message: string): void };
}

/** Health, readiness and metrics: for the operator's own tools, without a key (decisions §12). */
export function opsRoutes(parts: OpsParts): Router {
  const router = Router();
  router
    .route('/healthz')
    .get((_request, response) => {
      response.json({ status: 'ok' });
    })
    .all(refuseOtherMethods('GET'));
  router
    .route('/readyz')
    .get(async (_request, response) => {
      try {
        await parts.checkReady();
        response.json({ status: 'ready' });
      } catch (error) {
        parts.log.warn({ err: error }, 'not ready');
        response.status(503).json({ status: 'not_ready' });
      }
    })
    .all(refuseOtherMethods('GET'));
  router
    .route('/metrics')
    .get(async (_request, response) => {
      response.type(parts.registry.contentType).send(await parts.registry.metrics());
    })
    .all(refuseOtherMethods('GET'));
  return router;
}

/** The operations port: `routes` and nothing else, refused in the same words as everywhere. */
export function createOpsApp(routes: Router, newId: () => string, log: RequestLog): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(requestId(newId, log));
  app.use(routes);
  app.use(refuseUnknownPath);
  app.use(answerErrors(log));
  return app;
}

/** Methods that anything here answers, or that clients of good will try. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Where routers are mounted; what has no route of its own inside is counted by this. */
const MOUNTS = new Set(['/v1', '/docs', '/graphql', '/graphql/stream']);

/**
 * The pattern of the route that answered, never a path: its ids and its spelling, which is in any case, would make a
 * series each, and a caller needs no key to make up paths.
 */
function routeOf(request: Request): string {
  const mount = request.baseUrl.toLowerCase();
  const { path } = (request as { route?: { path?: unknown } }).route ?? {};
  if (mount !== '' && !MOUNTS.has(mount)) return 'other';
  return (typeof path === 'string' ? mount + path : mount) || 'other';
}

/** Measures every request of the app by method, route and status, each of a closed list. */
export function measureRequests(histogram: Histogram<'method' | 'route' | 'status'>): Router {
  const router = Router();
  router.use((request, response, next) => {
    const end = histogram.startTimer();
    response.once('close', () => {
      end({
        method: METHODS.has(request.method) ? request.method : 'other',
        route: routeOf(request),
        status: String(response.statusCode),
      });
    });
    next();
  });
  return router;
}
