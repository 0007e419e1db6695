import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from 'node:http';
import { ApolloServer, HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { Router, type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import { getOperationAST, GraphQLError, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { visibleError } from '../error-table.js';
import { ATTRIBUTES, SPANS } from '../../domain/spans.js';
import type { RequestLog, RequestTracing } from '../request-log.js';
import type { GraphContext } from './context.js';
import { FaultyDocument, type DocumentGate } from './documents/document-gate.js';
import { assertAffordable, MAX_TOKENS, weigh, type DocumentCost } from './documents/document-limits.js';
import { presentGraphError, presentThrown, toGraphError } from './graph-errors.js';
import type { GraphParts } from './graph-parts.js';
import {
  answerGraphErrors,
  askOf,
  authenticateGraph,
  contextFrom,
  noteDocument,
  noteRefused,
  readOperation,
  showSchemaToAll,
  textOf,
} from './graph-requests.js';

/** Apollo asks for documents by a word of its own and their SHA-256. */
const SHA256_HEX = 64;

/** Characters of the name of an operation that a span has. */
const MOST_NAME = 100;

/** GraphQL over HTTP. `stop` waits for running operations. */
export async function createGraphHttp(
  parts: GraphParts,
  httpServer: Server,
): Promise<{ readonly router: Router; readonly stop: () => Promise<void> }> {
  const { gate } = parts;
  // Apollo does not say whose error it formats.
  const requestIds = new AsyncLocalStorage<string>();
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
    // A key comes in a header that no foreign page can make a browser send, and the cookie of a session counts beside one
    // alone, never by GET: there is nothing to forge, and a plain GET of a query must work.
    csrfPrevention: false,
    formatError: (formatted, thrown) =>
      presentGraphError(formatted, thrown, requestIds.getStore() ?? '', parts.log),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It looks at every field of every answer, and no answer is to be cached.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer }),
      gateDocuments(gate),
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
  if (parts.isDevelopment) router.use(showSchemaToAll(parts));
  router.use(authenticateGraph(parts));
  router.use(readOperation);
  router.use(async (request, response, next) => {
    const text = textOf(gate, request);
    // Apollo finds what was read here in the store.
    const document = text === null ? null : gate.read(text);
    if (parts.tracing && document)
      response.locals['operation'] = getOperationAST(document, nameIn(askOf(request).operationName));
    await noteDocument(parts, document, request, response);
    next();
  });
  router.use(answerOperations(server, requestIds, parts));
  router.use(noteRefused(parts), answerFaultyDocuments(parts.log), answerGraphErrors(parts.log));
  return { router, stop: () => server.stop() };
}

/** Gives a request to Apollo, and its answer to the caller. */
function answerOperations(
  server: ApolloServer<GraphContext>,
  requestIds: AsyncLocalStorage<string>,
  { services, tracing }: GraphParts,
): RequestHandler {
  return async (request, response) => {
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
    }
    const { search } = new URL(request.url, 'http://localhost');
    const body: unknown = request.body;
    const execute = () =>
      requestIds.run(String(response.locals['requestId']), () =>
        server.executeHTTPGraphQLRequest({
          httpGraphQLRequest: { method: request.method, headers, search, body },
          context: () => Promise.resolve(contextFrom(response, services)),
        }),
      );
    const answer = await (tracing ? inSpan(tracing, response, execute) : execute());
    // In parts come only the answers to `@defer` and `@stream`, which the schema does not have.
    if (answer.body.kind === 'chunked') throw new Error('Apollo answered in parts');
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    const text = answer.body.string;
    response.statusCode = answer.status ?? 200;
    // Not by `send`: what is not to be cached needs no ETag, which costs a hash and a copy of the answer.
    response.setHeader('Content-Length', Buffer.byteLength(text)).end(text);
  };
}

function nameIn(asked: unknown): string | null {
  return typeof asked === 'string' ? asked : null;
}

/** What executes a document, as a span named by its type: the name of its operation is the caller's, and may be any. */
function inSpan<Answer>(
  tracing: RequestTracing,
  response: Response,
  execute: () => Promise<Answer>,
): Promise<Answer> {
  const operation = response.locals['operation'] as OperationDefinitionNode | null | undefined;
  const name = operation?.name?.value.slice(0, MOST_NAME);
  const attributes = {
    ...(operation ? { [ATTRIBUTES.operationType]: operation.operation } : {}),
    ...(name === undefined ? {} : { [ATTRIBUTES.operationName]: name }),
  };
  return tracing.span(operation?.operation ?? SPANS.graphql, { kind: 'internal', attributes }, execute);
}

/** A faulty document, in the statuses and types that GraphQL over HTTP has for it. */
function answerFaultyDocuments(log: RequestLog): ErrorRequestHandler {
  return (thrown: unknown, request, response, next) => {
    if (!(thrown instanceof FaultyDocument)) {
      next(thrown);
      return;
    }
    const errors = presentThrown(thrown, String(response.locals['requestId']), log);
    const type = request.accepts(['application/json', 'application/graphql-response+json']);
    response
      .status(isOldClient(request.headers.accept ?? '') ? 200 : 400)
      .type(type === false ? 'application/json' : type)
      .send(JSON.stringify({ errors }));
  };
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

/**
 * What Apollo leaves to its server: the bounds of a document, its cost beside the answer, and the way of subscriptions.
 * One plugin, because Apollo waits for each of them in turn.
 */
const gateDocuments = (gate: DocumentGate): ApolloServerPlugin<GraphContext> => ({
  requestDidStart: () => {
    let cost: DocumentCost | null = null;
    return Promise.resolve({
      didResolveSource: ({ source }) => {
        // Known, as a rule. Apollo parses what is not, by rules of its own: nothing runs that has not passed the gate.
        gate.read(source);
        return Promise.resolve();
      },
      didResolveOperation: ({ schema, document, operation, request, contextValue }) => {
        if (!operation) return Promise.resolve();
        if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw subscriptionByPost();
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
      willSendResponse: ({ request, response: { http, body }, ...context }) => {
        if (body.kind !== 'single') return Promise.resolve();
        const { singleResult } = body;
        if (cost) singleResult.extensions = { ...singleResult.extensions, cost };
        // Not there, whatever its type says, where a request has no document at all.
        const hasDocument = (context as { readonly source?: string }).source !== undefined;
        const isRefused = singleResult.data === undefined && http.status === 400;
        if (isRefused && hasDocument && isOldClient(request.http?.headers.get('accept') ?? ''))
          http.status = 200;
        return Promise.resolve();
      },
    });
  },
});

/**
 * Who asks for `application/json` and does not know `application/graphql-response+json` reads no body of a status other
 * than 200 (GraphQL over HTTP, on legacy clients): it would never learn what is wrong with its document.
 */
function isOldClient(accept: string): boolean {
  return accept.includes('application/json') && !accept.includes('graphql-response+json');
}

/** Apollo would run a subscription sent by POST as if it were a query. */
function subscriptionByPost(): GraphQLError {
  return new GraphQLError(
    'Subscriptions are served over WebSocket (graphql-transport-ws), and as an event stream to requests that accept text/event-stream.',
    { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } },
  );
}
