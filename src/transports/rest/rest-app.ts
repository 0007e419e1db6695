import compression from 'compression';
import express, { Router, type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { describeApi, type ApiDescription } from '../openapi/describe-api.js';
import { basePathOf, withoutBasePath } from '../web-options.js';
import { crossOrigin } from './middleware/cross-origin.js';
import { answerErrors, refuseUnknownPath } from './middleware/problems.js';
import { requestId } from './middleware/request-id.js';
import { referenceRoutes } from './reference/reference-page.js';
import type { RestParts, RouteParts } from './rest-parts.js';
import { V1_ROUTES } from './routes.js';
import { authenticate, routerOf } from './serve-routes.js';

/**
 * The documented interface over HTTP.
 *
 * @param mountMore adds what is not `/v1` (GraphQL, health), before the end of all paths
 */
export function createRestApp(parts: RestParts, mountMore: (app: Express) => void): Express {
  const { web } = parts;
  const app = express();
  app.disable('x-powered-by');
  if (web.trustProxy !== null) app.set('trust proxy', web.trustProxy);
  app.use(requestId(parts.newId, parts.log));
  app.use(cutBasePath(basePathOf(web)));
  // Whether all of a host is to be reached by HTTPS alone is for the proxy to say, which has the certificate.
  app.use(helmet({ strictTransportSecurity: false }));
  app.use(['/v1', '/graphql', '/mcp'], crossOrigin(web));
  app.use(compression());
  app.use(answerConditions);
  mountMore(app);
  app.use('/docs', referenceRoutes(basePathOf(web)));
  app.use('/v1', v1(parts));
  app.use(refuseUnknownPath);
  app.use(answerErrors(parts.log));
  return app;
}

function v1(given: RestParts): Router {
  // Made when it is first asked for: it takes 20 ms, and most processes are never asked.
  let description: ApiDescription | null = null;
  const parts: RouteParts = {
    ...given,
    describe: (address) => {
      description ??= describeApi(given.version);
      const servers = description.servers.map((server) => ({ ...server, url: address }));
      return JSON.stringify({ ...description, servers });
    },
  };
  const isOpen = ({ access }: { readonly access: string }) => access === 'open';
  const router = Router();
  router.use(routerOf(V1_ROUTES.filter(isOpen), parts, '/v1'));
  router.use(authenticate(parts.access));
  router.use(
    routerOf(
      V1_ROUTES.filter((route) => !isOpen(route)),
      parts,
      '/v1',
    ),
  );
  // Answered in here, where the request still knows that it is below `/v1`: metrics count it by its route.
  router.use(refuseUnknownPath);
  router.use(answerErrors(parts.log));
  return router;
}

/**
 * Lets `If-None-Match`, or `If-Modified-Since`, decide alone. The framework answers the whole body whenever a request also says
 * `Cache-Control: no-cache`, which programs that fetch by the rules of browsers add to every condition of their own;
 * the word is meant for caches on the way, and they never saw a 304.
 */
const answerConditions: RequestHandler = (request, _response, next) => {
  const { headers } = request;
  if (headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined)
    delete headers['cache-control'];
  next();
};

/** Below a base path the same is served as without it: some proxies cut it off, and others leave it. */
function cutBasePath(basePath: string): RequestHandler {
  return (request, _response, next) => {
    request.url = withoutBasePath(request.url, basePath);
    next();
  };
}
