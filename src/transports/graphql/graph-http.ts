import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { expressMiddleware } from '@as-integrations/express5';
import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import { GraphQLError, OperationTypeNode, type GraphQLSchema } from 'graphql';
import { GalleyError, refuse } from '../../domain/errors.js';
import type { AccessService } from '../../services/access-service.js';
import type { WindowReading } from '../../domain/access/limits.js';
import { bearerOf } from '../bearer.js';
import { ERROR_TABLE, headersOf, visibleError } from '../error-table.js';
import { rateLimitFields } from '../rate-limit-fields.js';
import type { RequestLog } from '../request-log.js';
import type { GraphContext, GraphServices } from './context.js';
import { presentGraphError, toGraphError } from './graph-errors.js';

const BODY_LIMIT = 4 * 1024 * 1024;

/** Of a document, over HTTP and WebSocket alike: far more than anyone writes, far less than ends the stack. */
export const MAX_TOKENS = 5000;

export interface GraphParts {
  readonly schema: GraphQLSchema;
  readonly access: AccessService;
  readonly services: GraphServices;
  readonly log: RequestLog;
}

/** GraphQL over HTTP. `stop` waits for running operations. */
export async function createGraphHttp(
  parts: GraphParts,
  httpServer: Server,
): Promise<{ readonly router: Router; readonly stop: () => Promise<void> }> {
  const server = new ApolloServer<GraphContext>({
    schema: parts.schema,
    introspection: true,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    includeStacktraceInErrorResponses: false,
    // Apollo would answer signals by itself; the process has one way to end, and it is not here.
    stopOnTerminationSignals: false,
    formatError: (formatted, thrown) =>
      presentGraphError(formatted, thrown, requestIdIn(formatted), parts.log),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer }),
      refuseSubscriptions,
      nameRequests,
    ],
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (message: string) => {
        parts.log.info({ from: 'apollo' }, message);
      },
      error: (message: string) => {
        parts.log.error({ from: 'apollo' }, message);
      },
    },
  });
  await server.start();
  const router = Router();
  // This router hangs at `/graphql` and would answer every path below it as well.
  router.use((request, _response, next) => {
    if (request.path === '/') next();
    else next('router');
  });
  router.use(async (request, response, next) => {
    response.locals['actor'] = await parts.access.authenticate(
      bearerOf(request.headers.authorization),
      ({ requests, paidActions }) => {
        // Whether a document spends is known only once it was read: so both windows, always.
        response.set(rateLimitFields({ requests, paidActions }));
        response.locals['showPaidActions'] = (reading: WindowReading) =>
          response.set(rateLimitFields({ requests, paidActions: reading }));
      },
    );
    response.setHeader('Cache-Control', 'private, no-store');
    next();
  });
  router.use(express.json({ limit: BODY_LIMIT }));
  router.use(refuseMisshapen);
  router.use(
    expressMiddleware(server, {
      context: ({ res }) =>
        Promise.resolve({
          actor: res.locals['actor'] as GraphContext['actor'],
          requestId: String(res.locals['requestId']),
          services: parts.services,
          showPaidActions: res.locals['showPaidActions'] as GraphContext['showPaidActions'],
        }),
    }),
  );
  router.use(answerGraphErrors(parts.log));
  return { router, stop: () => server.stop() };
}

/** What Apollo would refuse in words of its own, before it knows which request it is. */
const refuseMisshapen: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET' && request.method !== 'POST') {
    response.setHeader('Allow', 'GET, POST');
    throw refuse('method_not_allowed', `${request.method} is not known at this path; it knows GET, POST.`);
  }
  if (request.method === 'POST' && !isObject(request.body)) {
    throw refuse(
      'invalid_params',
      'The body must be an object, sent with "Content-Type: application/json".',
      [{ path: '', message: 'must be an object, sent with "Content-Type: application/json"' }],
    );
  }
  next();
};

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Apollo would run a subscription sent by POST as if it were a query. */
const refuseSubscriptions: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation }) => {
        if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return Promise.resolve();
        throw new GraphQLError(
          'Subscriptions are served over WebSocket (graphql-transport-ws) at /graphql.',
          {
            extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
          },
        );
      },
    }),
};

/** `formatError` is not told which request an error belongs to, so each error carries the id to it. */
const nameRequests: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors: ({ errors, contextValue }) => {
        for (const error of errors) error.extensions['requestId'] ??= contextValue.requestId;
        return Promise.resolve();
      },
    }),
};

function requestIdIn(formatted: { readonly extensions?: Readonly<Record<string, unknown>> }): string {
  const id = formatted.extensions?.['requestId'];
  return typeof id === 'string' ? id : '';
}

/** What never reaches Apollo: a refused key, a body that is too large or no JSON. GraphQL clients read errors only in its shape. */
function answerGraphErrors(log: RequestLog): ErrorRequestHandler {
  return (thrown: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const requestId = String(response.locals['requestId']);
    const error = visibleError(asRefusal(thrown));
    if (error.code === 'internal' || error.code === 'unavailable') {
      log.error({ err: error.cause ?? thrown, requestId, code: error.code }, 'a GraphQL request failed');
    }
    const { status } = ERROR_TABLE[error.code];
    response
      .set(headersOf(error.code))
      .status(status)
      .json({ errors: [toGraphError(error, requestId)] });
  };
}

function asRefusal(thrown: unknown): unknown {
  if (thrown instanceof GalleyError || !(thrown instanceof Error)) return thrown;
  const status = 'status' in thrown && typeof thrown.status === 'number' ? thrown.status : 500;
  if (status === 413) return refuse('payload_too_large', 'The body is larger than 4 MiB.');
  if (status === 400 || status === 415) {
    return refuse('invalid_params', 'The body is not valid JSON.', [
      { path: '', message: 'is not valid JSON' },
    ]);
  }
  return thrown;
}
