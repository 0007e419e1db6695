import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { refuse, type GalleyError } from '../../../domain/errors.js';
import { ERROR_TABLE, visibleError } from '../../error-table.js';
import { refusalHeaders } from '../../response-headers.js';
import type { problemShape } from '../../output/problem.js';
import type { Answer } from '../../output/shape.js';
import type { RequestLog } from '../../request-log.js';
import { requestIdFrom } from './request-id.js';

/** The body of every error: RFC 9457 problem details (decisions §2). */
export function presentProblem(error: GalleyError, requestId: string): Answer<typeof problemShape> {
  const { status, title } = ERROR_TABLE[error.code];
  return {
    type: 'about:blank',
    title,
    status,
    detail: error.detail,
    code: error.code,
    request_id: requestId,
    ...(status === 422 ? { errors: error.faults } : {}),
  };
}

export function sendProblem(response: Response, error: GalleyError): void {
  response
    .status(ERROR_TABLE[error.code].status)
    .set(refusalHeaders(error.code))
    .type('application/problem+json')
    .json(presentProblem(error, requestIdFrom(response)));
}

/** The last word on everything thrown: refusals as they are, the rest logged and masked. */
export function answerErrors(log: RequestLog): ErrorRequestHandler {
  return (thrown: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const error = visibleError(asRefusal(thrown));
    log.refused?.(error.code);
    if (error.code === 'internal' || error.code === 'unavailable') {
      log.error(
        { err: error.cause ?? thrown, requestId: requestIdFrom(response), code: error.code },
        'a request failed',
      );
    }
    sendProblem(response, error);
  };
}

/** A path that can't be decoded is no path of ours. */
function asRefusal(thrown: unknown): unknown {
  return thrown instanceof URIError ? unknownPath() : thrown;
}

function unknownPath(): GalleyError {
  return refuse('not_found', 'There is nothing at this path.');
}

export const refuseUnknownPath: RequestHandler = (_request, response) => {
  sendProblem(response, unknownPath());
};

/** For the end of a known path: `Allow` names what it knows, and HEAD wherever GET is, for Express answers it by GET. */
export function refuseOtherMethods(...served: readonly string[]): RequestHandler {
  const allowed = served.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return (request, response) => {
    response.setHeader('Allow', allowed.join(', '));
    sendProblem(
      response,
      refuse(
        'method_not_allowed',
        `${request.method} is not allowed at this path; it allows ${allowed.join(', ')}.`,
      ),
    );
  };
}
