import express, { Router, type Express } from 'express';
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

/** Measures every request of the app by method, route and status. */
export function measureRequests(histogram: Histogram<'method' | 'route' | 'status'>): Router {
  const router = Router();
  router.use((request, response, next) => {
    const end = histogram.startTimer();
    response.once('close', () => {
      // The route's pattern, never the path: ids would make a series each.
      const route = (request as { route?: { path?: unknown } }).route?.path;
      end({
        method: request.method,
        route: typeof route === 'string' ? `${request.baseUrl}${route}` : request.baseUrl || 'none',
        status: String(response.statusCode),
      });
    });
    next();
  });
  return router;
}
