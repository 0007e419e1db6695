import express, { type Request, type RequestHandler, type Response } from 'express';
import { refuse } from '../../../domain/errors.js';

/** A batch of 100 rows of 2,000 four-byte characters with full settings must fit (decisions §2). */
const BODY_LIMIT = 4 * 1024 * 1024;

const readRaw: RequestHandler = express.raw({ type: () => true, limit: BODY_LIMIT });

/**
 * Reads and parses the body, when the checks that come before it have passed: a caller without the right learns
 * nothing of what is wrong with its body.
 *
 * @throws {GalleyError} `invalid_params` for a wrong `Content-Type` or what is no JSON; `payload_too_large`
 */
export async function readJson(request: Request, response: Response): Promise<unknown> {
  if (!request.is('application/json')) {
    throw malformed('must be sent with "Content-Type: application/json"');
  }
  await new Promise<void>((resolve, reject) => {
    readRaw(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(error instanceof Error ? error : new Error('the body could not be read', { cause: error }));
    });
  });
  const body: unknown = request.body;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      body instanceof Uint8Array ? body : new Uint8Array(),
    );
    return JSON.parse(text) as unknown;
  } catch {
    throw malformed('is not valid JSON in UTF-8');
  }
}

function malformed(message: string) {
  return refuse('invalid_params', `The body ${message}.`, [{ path: '', message }]);
}
