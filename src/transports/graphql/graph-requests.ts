import { execute, getOperationAST, type DocumentNode, type ExecutionResult } from 'graphql';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { refuse, type GalleyError } from '../../domain/errors.js';
import { isWellFormedToken } from '../../domain/access/key.js';
import { isOperator, type Caller, type Operator } from '../../domain/access/operator-key.js';
import type { WindowReading } from '../../domain/access/limits.js';
import { bearerOf } from '../bearer.js';
import { ERROR_TABLE, visibleError } from '../error-table.js';
import { BATCH, BODY, readJson } from '../body/read-json.js';
import type { RequestLog } from '../request-log.js';
import { rememberCaller } from '../rest/middleware/request-id.js';
import { rateLimitHeaders, refusalHeaders, type LimitReadings } from '../response-headers.js';
import type { GraphParts } from './graph-parts.js';
import { closingOf } from './caller-left.js';
import { contextOf, type GraphContext, type GraphServices } from './context.js';
import {
  FaultyDocument,
  isIntrospection,
  isObject,
  type Ask,
  type DocumentGate,
} from './documents/document-gate.js';
import { assertAffordable, weigh } from './documents/document-limits.js';
import { useIn } from './documents/operator-use.js';
import { sessionTokenOf } from '../console/session-cookie.js';
import { toGraphError } from './graph-errors.js';

/**
 * Reads the key, or the session of a page of the console, and counts the request; the caller is kept for `contextFrom`. A
 * session counts in a POST alone: what a GET does, a page can have done without being able to read the answer.
 */
export function authenticateGraph({
  access,
  web,
  takesSessions,
}: Pick<GraphParts, 'access' | 'web' | 'takesSessions'>): RequestHandler {
  return async (request, response, next) => {
    const showLimits = (readings: LimitReadings) => {
      const { requests } = readings;
      // Whether a document spends is known only once it was read: so both windows, for every key that may.
      response.set(rateLimitHeaders(readings));
      response.locals['showPaidActions'] = (reading: WindowReading) => {
        // A stream has sent its fields long before anything is spent.
        if (!response.headersSent) response.set(rateLimitHeaders({ requests, paidActions: reading }));
      };
    };
    const session = takesSessions && request.method === 'POST' ? sessionTokenOf(request, web) : null;
    const caller = await (session === null
      ? access.authenticateCaller(bearerOf(request.headers.authorization), showLimits)
      : access.authenticateSession(session, showLimits));
    response.setHeader('Cache-Control', 'private, no-store');
    access.onBehalfOf(rememberCaller(response, caller), next);
  };
}

/** Refuses an operator's key, for a way on which nothing of an operator's is. */
export function refuseOperators({ access }: Pick<GraphParts, 'access'>): RequestHandler {
  return async (_request, response, next) => {
    await access.refuseOperator(response.locals['caller'] as Caller);
    next();
  };
}

/** Writes what a document asks for by an operator's key into the audit log. @param document null for none */
export async function noteDocument(
  { access, gate }: Pick<GraphParts, 'access' | 'gate'>,
  document: DocumentNode | null,
  request: Request,
  response: Response,
): Promise<void> {
  const operator = operatorOf(response);
  if (!operator) return;
  await access.noteUse(operator, document ? useIn(gate.schema, document, askOf(request)) : { asked: [] });
}

/** The same of a request that is refused before there is a document. */
export function noteRefused({ access }: Pick<GraphParts, 'access'>): ErrorRequestHandler {
  return async (thrown: unknown, _request, response, next) => {
    const operator = operatorOf(response);
    const refused = thrown instanceof FaultyDocument ? 'invalid_params' : visibleError(thrown).code;
    if (operator) await access.noteUse(operator, { asked: [], refused });
    next(thrown);
  };
}

/** @returns null for others, and for who is not authenticated */
function operatorOf(response: Response): Operator | null {
  const caller = response.locals['caller'] as Caller | undefined;
  if (!caller || !isOperator(caller)) return null;
  return { ...caller, requestId: String(response.locals['requestId']) };
}

/** Refuses what server libraries would refuse in words of their own, and leaves the body where they look for it. */
export const readOperation: RequestHandler = async (request, response, next) => {
  if (request.method !== 'GET' && request.method !== 'POST') {
    response.setHeader('Allow', 'GET, POST');
    throw refuse('method_not_allowed', `${request.method} is not allowed at this path; it allows GET, POST.`);
  }
  // A batch may come in any document.
  const body = request.method === 'POST' ? await readJson(request, response, BATCH) : {};
  if (!isObject(body)) {
    throw refuse('invalid_params', 'The body must be an object.', [
      { path: '', message: 'must be an object' },
    ]);
  }
  if (typeof body['query'] === 'string' && body['query'].length > BODY.bytes)
    throw refuse('payload_too_large', 'The document is longer than 2 MiB.');
  request.body = body;
  next();
};

/** What a request asks: the body of a POST, the query of a GET, whose objects are written in JSON. */
export function askOf(request: Request): Ask {
  if (request.method === 'POST') return request.body as Ask;
  // Read as Apollo reads it. The parser of Express stops at a thousand parameters: of those behind, the gate would see
  // nothing, and Apollo would run them.
  const { searchParams } = new URL(request.url, 'http://localhost');
  const parameter = (name: string): string | undefined => {
    const given = searchParams.getAll(name);
    if (given.length > 1) throw refuseParameter(name, 'is given more than once');
    return given[0];
  };
  return {
    query: parameter('query'),
    operationName: parameter('operationName'),
    variables: fromJson('variables', parameter('variables')),
    extensions: fromJson('extensions', parameter('extensions')),
  };
}

function fromJson(name: string, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw refuseParameter(name, 'is not valid JSON');
  }
}

function refuseParameter(name: string, message: string): GalleyError {
  return refuse('invalid_params', `The request is not valid: /${name} ${message}.`, [
    { path: `/${name}`, message },
  ]);
}

/**
 * In development the schema is shown to callers without a key, because tools ask for it before anybody has given them
 * one; what stands in its place until then, as in the headers of GraphiQL, is none. Everything else goes on, to be asked
 * for a key.
 */
export function showSchemaToAll({
  gate,
  web,
  takesSessions,
}: Pick<GraphParts, 'gate' | 'web' | 'takesSessions'>): RequestHandler {
  return async (request, response, next) => {
    const token = bearerOf(request.headers.authorization);
    const isSession = takesSessions && sessionTokenOf(request, web) !== null;
    // A body can be read once, and that of a caller is read after the key or session.
    if (!isSession && (token === null || !isWellFormedToken(token))) {
      const shown = await introspected(gate, request, response).catch(() => null);
      if (shown) {
        response.json(shown);
        return;
      }
    }
    next();
  };
}

/** @returns null for what asks for more than the schema. @throws for what can't be read, does not fit or costs too much */
async function introspected(
  gate: DocumentGate,
  request: Request,
  response: Response,
): Promise<ExecutionResult | null> {
  await readOperation(request, response, () => undefined);
  const { query, operationName, variables } = askOf(request);
  const document = gate.read(typeof query === 'string' ? query : '');
  if (!isIntrospection(document)) return null;
  const name = typeof operationName === 'string' ? operationName : null;
  const given = isObject(variables) ? variables : {};
  const operation = getOperationAST(document, name);
  if (operation) assertAffordable(weigh(gate.schema, document, operation, given));
  return execute({ schema: gate.schema, document, operationName: name, variableValues: given });
}

/**
 * The text of a document, where a request has one; what is wrong with the rest is for others to say.
 * @throws {GalleyError} `invalid_params` for a hash that is none, or another document's
 */
export function textOf(gate: DocumentGate, request: Request): string | null {
  let ask: Ask;
  try {
    ask = askOf(request);
  } catch {
    return null;
  }
  const text = gate.textOf(ask);
  return text === '' ? null : text;
}

export function contextFrom(response: Response, services: GraphServices): GraphContext {
  return contextOf({
    caller: response.locals['caller'] as Caller,
    requestId: String(response.locals['requestId']),
    services,
    callerLeft: () => closingOf(response, response.destroyed),
    showPaidActions: response.locals['showPaidActions'] as GraphContext['showPaidActions'],
  });
}

/** What never reaches a document: a refused key, a body that is too large or no JSON. GraphQL clients read errors only in its shape. */
export function answerGraphErrors(log: RequestLog): ErrorRequestHandler {
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
      .set(refusalHeaders(error.code))
      // GraphQL over HTTP knows one status for a request that is not well formed, and its clients look for that.
      .status(status === 422 ? 400 : status)
      .json({ errors: [toGraphError(error, requestId)] });
  };
}
