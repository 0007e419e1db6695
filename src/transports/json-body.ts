import express, { type Request, type RequestHandler, type Response } from 'express';
import { refuse, type GalleyError } from '../domain/errors.js';

/** A batch of 100 rows of 2,000 four-byte characters with full settings must fit (decisions §2). */
const BODY_LIMIT = 4 * 1024 * 1024;

const readRaw: RequestHandler = express.raw({ type: () => true, limit: BODY_LIMIT });

/**
 * Reads and parses the body, for REST and GraphQL alike. REST calls it when the checks that come before it have
 * passed: a caller without the right learns nothing of what is wrong with its body.
 *
 * @throws {GalleyError} `invalid_params` for no body, a wrong `Content-Type` or what is no JSON; `payload_too_large`
 */
export async function readJson(request: Request, response: Response): Promise<unknown> {
  // Null when there is no body to speak of a type of; false when its type is another.
  const type = request.is('application/json');
  if (type === null || request.headers['content-length'] === '0') throw malformed('is missing');
  if (type === false) throw malformed('must be sent with "Content-Type: application/json"');
  await new Promise<void>((resolve, reject) => {
    readRaw(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(asError(bodyRefusal(error)));
    });
  });
  const body: unknown = request.body;
  const bytes = body instanceof Uint8Array ? body : new Uint8Array();
  if (bytes.length === 0) throw malformed('is missing');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw malformed('is not valid JSON in UTF-8');
  }
}

/** The body reader throws errors with a status of their own for what a client did wrong; anything else stays as it is. */
function bodyRefusal(thrown: unknown): unknown {
  const status = thrown instanceof Error && 'status' in thrown ? thrown.status : null;
  if (status === 413) return refuse('payload_too_large', 'The body is larger than 4 MiB.');
  if (status === 400 || status === 415) return malformed('could not be read');
  return thrown;
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error('the body could not be read', { cause: thrown });
}

function malformed(message: string): GalleyError {
  return refuse('invalid_params', `The body ${message}.`, [{ path: '', message }]);
}
