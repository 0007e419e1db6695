import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { expressMiddleware } from '@as-integrations/express5';
import { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import { GraphQLError, OperationTypeNode, type GraphQLSchema } from 'graphql';
import { refuse } from '../../domain/errors.js';
import type { AccessService } from '../../services/access-service.js';
import type { WindowReading } from '../../domain/access/limits.js';
import { bearerOf } from '../bearer.js';
import { ERROR_TABLE, headersOf, visibleError } from '../error-table.js';
import { readJson } from '../json-body.js';
import { rateLimitFields } from '../rate-limit-fields.js';
import type { RequestLog } from '../request-log.js';
import { contextOf, type GraphContext, type GraphServices } from './context.js';
import { assertAffordable } from './document-limits.js';
import { presentGraphError, toGraphError } from './graph-errors.js';

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
  // `formatError` is not told which request an error belongs to, and some come before any operation does.
  const requestIds = new AsyncLocalStorage<string>();
  const server = new ApolloServer<GraphContext>({
    schema: parts.schema,
    introspection: true,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    includeStacktraceInErrorResponses: false,
    // Apollo would answer signals by itself; the process has one way to end, and it is not here.
    stopOnTerminationSignals: false,
    // A key comes in a header that no foreign page can make a browser send, and there is no cookie: there is nothing
    // to forge, and a plain GET of a query must work.
    csrfPrevention: false,
    formatError: (formatted, thrown) =>
      presentGraphError(formatted, thrown, requestIds.getStore() ?? '', parts.log),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer }),
      refuseSubscriptions,
      boundDocuments,
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
  router.use(readOperation);
  router.use((_request, response, next) => {
    requestIds.run(String(response.locals['requestId']), next);
  });
  router.use(
    expressMiddleware(server, {
      context: ({ res }) =>
        Promise.resolve(
          contextOf({
            actor: res.locals['actor'] as GraphContext['actor'],
            requestId: String(res.locals['requestId']),
            services: parts.services,
            showPaidActions: res.locals['showPaidActions'] as GraphContext['showPaidActions'],
          }),
        ),
    }),
  );
  router.use(answerGraphErrors(parts.log));
  return { router, stop: () => server.stop() };
}

/** Refuses what Apollo would refuse in words of its own, and leaves the body where Apollo looks for it. */
const readOperation: RequestHandler = async (request, response, next) => {
  if (request.method !== 'GET' && request.method !== 'POST') {
    response.setHeader('Allow', 'GET, POST');
    throw refuse('method_not_allowed', `${request.method} is not known at this path; it knows GET, POST.`);
  }
  const body = request.method === 'POST' ? await readJson(request, response) : {};
  if (!isObject(body)) {
    throw refuse('invalid_params', 'The body must be an object.', [
      { path: '', message: 'must be an object' },
    ]);
  }
  request.body = body;
  next();
};

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a document may ask for at most, before anything of it runs. */
const boundDocuments: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ schema, document, operation, request, contextValue }) => {
        if (!operation) return Promise.resolve();
        try {
          assertAffordable(schema, document, operation, request.variables ?? {});
        } catch (error) {
          const shown = toGraphError(visibleError(error), contextValue.requestId);
          // Like every document that is not run; Apollo takes this for itself.
          shown.extensions['http'] = { status: 400 };
          throw shown;
        }
        return Promise.resolve();
      },
    }),
};

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

/** What never reaches Apollo: a refused key, a body that is too large or no JSON. GraphQL clients read errors only in its shape. */
function answerGraphErrors(log: RequestLog): ErrorRequestHandler {
  return (thrown: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const requestId = String(response.locals['requestId']);
    const error = visibleError(thrown);
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
