import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Actor } from '../../domain/access/actor.js';
import { GalleyError, refuse } from '../../domain/errors.js';
import { bearerOf } from '../bearer.js';
import { readJson } from '../body/read-json.js';
import { ERROR_TABLE, visibleError } from '../error-table.js';
import { once } from '../packed-file.js';
import type { RequestLog } from '../request-log.js';
import { refusalHeaders } from '../response-headers.js';
import { refuseOtherMethods } from '../rest/middleware/problems.js';
import { requestIdFrom } from '../rest/middleware/request-id.js';
import { authenticate } from '../rest/serve-routes.js';
import type { WebOptions } from '../web-options.js';
import type { Connection, McpRoutesParts } from './mcp-parts.js';
import { problemOf } from './tool-error.js';

const KIB = 1024;
/** Of a message: twenty briefs with their texts take a few hundred KiB. */
const MESSAGE = { bytes: 1024 * KIB, valuesInLists: 10_000 };
/** Of the message of a key over its limit, of which nothing but its id and its method is of use. */
const REFUSED_MESSAGE = { bytes: 64 * KIB, valuesInLists: 1000 };

/** Loaded with the first message: the library takes some tens of ms, and most processes are never asked. */
const loadAnswering = once(() => import('./answer-message.js'));

/**
 * The Model Context Protocol over HTTP, without sessions: a message is a POST, and its answer stands in the reply
 * (ADR 087). Keys, limits, ids of requests and refusals are those of the other transports.
 */
export function mcpRoutes(parts: McpRoutesParts): Router {
  const { access, log, web } = parts;
  const router = Router();
  const served = router.route('/');
  served.post(
    assertOwnOrigin(web),
    takeApiKey,
    authenticate(access),
    answerMessages(parts),
    answerOverLimit(parts),
  );
  served.all(refuseOtherMethods('POST'));
  router.use(answerMcpErrors(log));
  return router;
}

/**
 * Refuses pages of strange sites, and pages whose host is a name that somebody has pointed at this one (DNS rebinding). All
 * but browsers send no `Origin`.
 */
function assertOwnOrigin({ publicUrl, origins }: WebOptions): RequestHandler {
  return async (request, _response, next) => {
    const { origin } = request.headers;
    if (origin !== undefined) {
      const { localhostAllowedHostnames, validateHostHeader, validateOriginHeader } =
        await import('@modelcontextprotocol/server');
      const own = [
        ...localhostAllowedHostnames(),
        ...(publicUrl === null ? [] : [new URL(publicUrl).hostname]),
      ];
      const isListed = origins === 'any' || origins.includes(origin);
      if (!isListed && !validateOriginHeader(origin, own).ok)
        throw refuse('forbidden', 'Pages of this origin may not call; CORS_ORIGINS names those that may.');
      // Without PUBLIC_URL a proxy may give it any name.
      if (publicUrl !== null && !validateHostHeader(request.host, own).ok)
        throw refuse('forbidden', 'This is not the host of PUBLIC_URL.');
    }
    next();
  };
}

/** Some clients can't send `Authorization`; `x-api-key` stands for it. */
const takeApiKey: RequestHandler = (request, _response, next) => {
  const { headers } = request;
  const key = headers['x-api-key'];
  if (bearerOf(headers.authorization) === null && typeof key === 'string')
    headers.authorization = `Bearer ${key}`;
  next();
};

/** @throws {GalleyError} `invalid_params` */
function connectionOf({ query }: Request): Connection {
  const { edition = null, read_only: readOnly = 'false' } = query;
  const faults = [];
  if (edition !== null && typeof edition !== 'string')
    faults.push({ path: '/edition', message: 'must be given once' });
  if (readOnly !== 'true' && readOnly !== 'false')
    faults.push({ path: '/read_only', message: 'must be "true" or "false"' });
  const [first] = faults;
  if (first)
    throw refuse('invalid_params', `The address is not valid: ${first.path} ${first.message}.`, faults);
  return { edition: edition as string | null, isReadOnly: readOnly === 'true' };
}

/** Several messages at once would be one request. */
function assertOneMessage(body: unknown): asserts body is object {
  const isMessage = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (!isMessage)
    throw refuse('invalid_params', 'The body must be one JSON-RPC message; batches are not accepted.');
}

/** A stream would hold a connection, and nothing is stated that could be listened to: the protocol has this for it. */
function answerListening(body: object, response: Response): void {
  const id = 'id' in body && (typeof body.id === 'string' || typeof body.id === 'number') ? body.id : null;
  const message = 'Nothing here can be listened to; poll with get_job.';
  response.status(404).json({ jsonrpc: '2.0', id, error: { code: METHOD_NOT_FOUND, message } });
}

function answerMessages(parts: McpRoutesParts): RequestHandler {
  return async (request, response) => {
    const connection = connectionOf(request);
    const body = await readJson(request, response, MESSAGE);
    assertOneMessage(body);
    if ('method' in body && body.method === 'subscriptions/listen') {
      answerListening(body, response);
      return;
    }
    const actor = response.locals['caller'] as Actor;
    const { answerMessage } = await loadAnswering();
    await answerMessage(
      { actor, connection, requestId: requestIdFrom(response) },
      parts,
      request,
      response,
      body,
    );
  };
}

/** A key over its limit of requests: a call of a tool is answered as one, so that the model reads how long to wait. */
function answerOverLimit(parts: McpRoutesParts): ErrorRequestHandler {
  return async (thrown: unknown, request, response, next) => {
    const isOverLimit = thrown instanceof GalleyError && thrown.code === 'rate_limited';
    // A body whose bytes are over a share was not read, and is not read now.
    const body = isOverLimit && !request.readableDidRead ? await bodyOrNull(request, response) : null;
    if (!isOverLimit || !isToolCall(body)) {
      next(thrown);
      return;
    }
    response.set(refusalHeaders(thrown.code));
    const { answerRefused } = await loadAnswering();
    await answerRefused(
      { refusal: thrown, requestId: requestIdFrom(response) },
      parts,
      request,
      response,
      body,
    );
  };
}

async function bodyOrNull(request: Request, response: Response): Promise<unknown> {
  try {
    return await readJson(request, response, REFUSED_MESSAGE);
  } catch {
    return null;
  }
}

function isToolCall(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    !Array.isArray(body) &&
    'method' in body &&
    body.method === 'tools/call' &&
    'id' in body
  );
}

/** What is refused before a message was understood: an error of JSON-RPC with the problem object of REST. */
function answerMcpErrors(log: RequestLog): ErrorRequestHandler {
  return (thrown: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const requestId = requestIdFrom(response);
    const error = visibleError(thrown);
    log.refused?.(error.code);
    if (error.code === 'internal' || error.code === 'unavailable')
      log.error({ err: error.cause ?? thrown, requestId, code: error.code }, 'a request failed');
    response
      .status(error.code === 'invalid_params' ? 400 : ERROR_TABLE[error.code].status)
      .set(refusalHeaders(error.code))
      .json({
        jsonrpc: '2.0',
        id: null,
        error: {
          code: INVALID_REQUEST,
          message: `${error.code}: ${error.detail}`,
          data: problemOf(error, requestId),
        },
      });
  };
}

/** Of JSON-RPC. */
const [INVALID_REQUEST, METHOD_NOT_FOUND] = [-32_600, -32_601];
