import express, { Router, type Express, type Request } from 'express';
import { refuse } from '../../domain/errors.js';
import { ATTRIBUTES } from '../../domain/spans.js';
import { problemShape } from '../output/problem.js';
import type { RequestLog, RequestMeasures, RequestTracing } from '../request-log.js';
import { answerErrors, refuseUnknownPath } from './middleware/problems.js';
import { requestId } from './middleware/request-id.js';
import { defineRoute, SENT, type Answered } from './route.js';

export interface OpsParts {
  /** The text that a Prometheus reads, and its media type; null where it is not shown. */
  readonly readMetrics: (() => Promise<{ readonly type: string; readonly text: string }>) | null;
  /** What this process needs and does not have, each as a sentence's part; empty when it can do its work. */
  readonly findMissing: () => Promise<readonly string[]>;
  /** Whether readiness is shown without what is missing. */
  readonly isBare: boolean;
  readonly log: { warn(fields: object, message: string): void };
}

const stateOf = (...states: readonly string[]) => ({
  type: 'object',
  properties: { status: { type: 'string', enum: states } },
  required: ['status'],
});

const state = (name: string) => [
  { type: 'application/json', schema: stateOf(name), examples: { [name]: { status: name } } },
];

const ELSEWHERE: Answered = {
  description: 'The operator has given operations a port of their own, which is not this one.',
  content: [
    {
      type: 'application/problem+json',
      schema: problemShape,
      examples: {
        not_found: {
          type: 'about:blank',
          title: 'Not found',
          status: 404,
          detail: 'There is nothing at this path.',
          code: 'not_found',
          request_id: '38d55fd9-19e7-4b53-8828-7af01c3d6d55',
        },
      },
    },
  ],
};

/** Health, readiness and metrics: for the operator's own tools, without a key (decisions §12). */
export const opsRoutes = [
  defineRoute({
    id: 'readHealth',
    method: 'get',
    path: '/healthz',
    tag: 'Operations',
    summary: 'Whether the process is up',
    description: 'On this port, and on the one of operations where the operator has given them one.',
    access: 'open',
    graph: null,
    answers: { 200: { description: 'It is up.', content: state('ok') } },
    refusals: [],
    handle: ({ response }, _parts: OpsParts) => {
      response.json({ status: 'ok' });
      return SENT;
    },
  }),
  defineRoute({
    id: 'readReadiness',
    method: 'get',
    path: '/readyz',
    tag: 'Operations',
    summary: 'Whether the process can do its work',
    description:
      'Of a gateway: its database answers and its tables are current. Of a worker: its queue answers, too. `missing` is shown where the metrics are.',
    access: 'open',
    graph: null,
    answers: {
      200: { description: 'Its stores answer and its tables are current.', content: state('ready') },
      503: {
        description: 'Something that it needs is away.',
        content: [
          {
            type: 'application/json',
            schema: {
              type: 'object',
              properties: {
                status: { type: 'string', enum: ['not_ready'] },
                missing: { type: 'array', items: { type: 'string' } },
              },
              required: ['status'],
            },
            examples: {
              'the database is away': { status: 'not_ready', missing: ['the database does not answer'] },
            },
          },
        ],
      },
    },
    refusals: [],
    handle: async ({ response }, { findMissing, isBare, log }: OpsParts) => {
      const missing = await findMissing();
      if (missing.length === 0) {
        response.json({ status: 'ready' });
        return SENT;
      }
      log.warn({ missing }, 'not ready');
      response.status(503).json({ status: 'not_ready', ...(isBare ? {} : { missing }) });
      return SENT;
    },
  }),
  defineRoute({
    id: 'readMetrics',
    method: 'get',
    path: '/metrics',
    tag: 'Operations',
    summary: 'Read the metrics',
    description:
      'In the text format of Prometheus. On this port unless the operator has given operations a port of their own.',
    access: 'open',
    graph: null,
    answers: {
      200: {
        description: 'The metrics.',
        content: [
          {
            type: 'text/plain',
            schema: { type: 'string' },
            examples: { 'one line': 'galley_http_request_duration_seconds_count 1\n' },
          },
        ],
      },
      404: ELSEWHERE,
    },
    refusals: [],
    handle: async ({ response }, { readMetrics }: OpsParts) => {
      if (readMetrics === null) throw refuse('not_found', 'There is nothing at this path.');
      const { type, text } = await readMetrics();
      response.type(type).send(text);
      return SENT;
    },
  }),
];

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

const PROBES: ReadonlySet<string> = new Set(opsRoutes.map(({ path }) => path));

/** Methods that anything here answers, or that clients of good will try. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Where routers are mounted; what has no route of its own inside is counted by this. */
const MOUNTS = new Set(['/v1', '/docs', '/console/session', '/graphql', '/graphql/stream', '/mcp']);

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

/**
 * Shows every request of the app as a span, which ends when it is answered. It belongs to the trace that the caller, or a
 * proxy, names by `traceparent`. A request that is given up has the status 499, as in the log.
 */
export function traceRequests(tracing: RequestTracing): Router {
  const router = Router();
  router.use((request, response, next) => {
    if (PROBES.has(request.path)) {
      next();
      return;
    }
    const method = METHODS.has(request.method) ? request.method : 'other';
    const { traceparent } = request.headers;
    const caller = typeof traceparent === 'string' ? traceparent : null;
    const options = { kind: 'server', caller, attributes: { [ATTRIBUTES.method]: method } } as const;
    void tracing.span(method, options, async (span) => {
      response.locals['trace'] = tracing.ids();
      const answered = new Promise<void>((resolve) => {
        response.once('close', resolve);
      });
      next();
      await answered;
      const route = routeOf(request);
      const status = response.writableFinished ? response.statusCode : 499;
      span.rename(`${method} ${route}`);
      span.set({
        [ATTRIBUTES.route]: route,
        [ATTRIBUTES.status]: status,
        [ATTRIBUTES.requestId]: String(response.locals['requestId']),
      });
      if (status >= 500) span.fail(String(status));
    });
  });
  return router;
}

/** Measures every request of the app by method, route and status, each of a closed list. */
export function measureRequests(measures: RequestMeasures): Router {
  const router = Router();
  router.use((request, response, next) => {
    // A supervisor's probes are no work for callers: they would thin out, or make up, the rate of faults.
    if (PROBES.has(request.path)) {
      next();
      return;
    }
    const began = performance.now();
    response.once('close', () => {
      const labels = {
        method: METHODS.has(request.method) ? request.method : 'other',
        route: routeOf(request),
        status: String(response.statusCode),
      };
      const seconds = (performance.now() - began) / 1000;
      measures.observe('galley_http_request_duration_seconds', labels, seconds);
    });
    next();
  });
  return router;
}
