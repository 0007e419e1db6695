import { Router } from 'express';
import type { Histogram, Registry } from 'prom-client';

export interface OpsParts {
  readonly registry: Registry;
  /** Rejects, with a reason for the log, while this process can't do its work. */
  readonly checkReady: () => Promise<void>;
  readonly log: { warn(fields: object, message: string): void };
}

/** Health, readiness and metrics: for the operator's own tools, without a key (decisions §12). */
export function opsRoutes(parts: OpsParts): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    try {
      await parts.checkReady();
      response.json({ status: 'ready' });
    } catch (error) {
      parts.log.warn({ err: error }, 'not ready');
      response.status(503).json({ status: 'not_ready' });
    }
  });
  router.get('/metrics', async (_request, response) => {
    response.type(parts.registry.contentType).send(await parts.registry.metrics());
  });
  return router;
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
