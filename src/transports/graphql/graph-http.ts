import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { expressMiddleware } from '@as-integrations/express5';
import { Router } from 'express';
import { GraphQLError, OperationTypeNode } from 'graphql';
import { visibleError } from '../error-table.js';
import type { GraphContext } from './context.js';
import { FaultyDocument, type DocumentGate } from './document-gate.js';
import { assertAffordable, MAX_TOKENS, weigh, type DocumentCost } from './document-limits.js';
import { toGraphError } from './graph-errors.js';
import type { GraphParts } from './graph-parts.js';
import { PassingErrors } from './passing-errors.js';
import {
  answerGraphErrors,
  authenticateGraph,
  contextFrom,
  readOperation,
  showSchemaToAll,
  textOf,
} from './graph-requests.js';

/** Apollo asks for documents by a word of its own and their SHA-256. */
const SHA256_HEX = 64;

/** GraphQL over HTTP. `stop` waits for running operations. */
export async function createGraphHttp(
  parts: GraphParts,
  httpServer: Server,
): Promise<{ readonly router: Router; readonly stop: () => Promise<void> }> {
  const { gate } = parts;
  const errors = new PassingErrors();
  const server = new ApolloServer<GraphContext>({
    schema: parts.gate.schema,
    introspection: true,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    // Documents are read by the gate, before Apollo would: what it let through needs no second reading.
    documentStore: {
      get: (key: string) => Promise.resolve(gate.known(key.slice(-SHA256_HEX))),
      set: () => Promise.resolve(),
      delete: () => Promise.resolve(),
    },
    persistedQueries: { cache: persistedIn(gate) },
    includeStacktraceInErrorResponses: false,
    // Apollo would answer signals by itself; the process has one way to end, and it is not here.
    stopOnTerminationSignals: false,
    // A key comes in a header that no foreign page can make a browser send, and there is no cookie: there is nothing
    // to forge, and a plain GET of a query must work.
    csrfPrevention: false,
    formatError: errors.hide,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It looks at every field of every answer, and no answer is to be cached.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer }),
      refuseSubscriptions,
      boundDocuments,
      heedOldClients,
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
  if (parts.isDevelopment) router.use(showSchemaToAll(gate));
  router.use(authenticateGraph(parts.access));
  router.use(readOperation);
  router.use((request, response, next) => {
    const text = textOf(gate, request);
    if (text !== null) readUnlessFaulty(gate, text);
    const send = response.send.bind(response);
    response.send = (body: unknown) =>
      send(
        typeof body === 'string' ? errors.show(body, String(response.locals['requestId']), parts.log) : body,
      );
    next();
  });
  router.use(
    expressMiddleware(server, {
      context: ({ res }) => Promise.resolve(contextFrom(res, parts.services)),
    }),
  );
  router.use(answerGraphErrors(parts.log));
  return { router, stop: () => server.stop() };
}

/** Apollo has words and statuses of the specification for faulty documents. */
function readUnlessFaulty(gate: DocumentGate, text: string): void {
  try {
    gate.read(text);
  } catch (error) {
    if (!(error instanceof FaultyDocument)) throw error;
  }
}

/** Apollo keeps documents by their hash where all transports find them; it puts a word of its own before the hash. */
function persistedIn(gate: DocumentGate) {
  const hashOf = (key: string) => key.replace(/^apq:/, '');
  return {
    get: (key: string) => Promise.resolve(gate.persisted(hashOf(key))),
    set: (key: string, text: string) => {
      gate.persist(hashOf(key), text);
      return Promise.resolve();
    },
    delete: () => Promise.resolve(),
  };
}

/** What a document may ask for at most, before anything of it runs; its cost is said beside the answer. */
const boundDocuments: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () => {
    let cost: DocumentCost | null = null;
    return Promise.resolve({
      didResolveOperation: ({ schema, document, operation, request, contextValue }) => {
        if (!operation) return Promise.resolve();
        try {
          cost = weigh(schema, document, operation, request.variables ?? {});
          assertAffordable(cost);
        } catch (error) {
          const shown = toGraphError(visibleError(error), contextValue.requestId);
          // Like every document that is not run; Apollo takes this for itself.
          shown.extensions['http'] = { status: 400 };
          throw shown;
        }
        return Promise.resolve();
      },
      willSendResponse: ({ response: { body } }) => {
        if (cost && body.kind === 'single')
          body.singleResult.extensions = { ...body.singleResult.extensions, cost };
        return Promise.resolve();
      },
    });
  },
};

/**
 * Who asks for `application/json` and does not know `application/graphql-response+json` reads no body of a status other
 * than 200 (GraphQL over HTTP, on legacy clients): it would never learn what is wrong with its document.
 */
const heedOldClients: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ request, response: { http, body }, ...context }) => {
        // Not there, whatever its type says, where a request has no document at all.
        const hasDocument = (context as { readonly source?: string }).source !== undefined;
        const accept = request.http?.headers.get('accept') ?? '';
        const isOld = accept.includes('application/json') && !accept.includes('graphql-response+json');
        const isRefused = body.kind === 'single' && body.singleResult.data === undefined;
        if (isOld && isRefused && hasDocument && http.status === 400) http.status = 200;
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
          'Subscriptions are served over WebSocket (graphql-transport-ws) at /graphql, and as an event stream at /graphql/stream.',
          {
            extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
          },
        );
      },
    }),
};
