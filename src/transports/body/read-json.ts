import type { Request, Response } from 'express';
import { isOperator, type Caller } from '../../domain/access/operator-key.js';
import { refuse, type GalleyError } from '../../domain/errors.js';
import { BodyRefused, MAX_VALUES, readJsonBody, type BodyLimits } from '../../libs/json-body/index.js';
import { BodyShares } from './body-shares.js';

const MIB = 1024 * 1024;

/** Decisions §2: a batch of 100 rows of 2,000 characters with full settings fits, whatever JSON encoder wrote it. */
export const BATCH: BodyLimits = {
  bytes: 16 * MIB,
  // Enough for a hundred rows with full settings, which are 820,000. Empty objects of this number take 60 MB.
  valuesInLists: 1_000_000,
};

/** Decisions §2: everything else. */
export const BODY: BodyLimits = { bytes: 2 * MIB, valuesInLists: MAX_VALUES };

/** Of this process: REST and GraphQL count here. */
const shares = new BodyShares();

/** Who has no key: in development the schema is shown to all. They share one share. */
const NOBODY = { keyId: '', accountId: '' };

function ownerOf(caller: Caller | undefined): { readonly keyId: string; readonly accountId: string } {
  if (caller === undefined) return NOBODY;
  return isOperator(caller) ? { keyId: caller.keyId, accountId: '' } : caller;
}

/**
 * Reads and parses the body, for REST and GraphQL alike. REST calls it when the checks that come before it have
 * passed: a caller without the right learns nothing of what is wrong with its body.
 *
 * @throws {GalleyError} `invalid_params` for no body, a wrong `Content-Type`, what comes too slowly or is no JSON;
 *   `payload_too_large`; `rate_limited` and `unavailable` when too much is on its way already
 */
export async function readJson(request: Request, response: Response, limits = BODY): Promise<unknown> {
  const held = shares.open(ownerOf(response.locals['caller'] as Caller | undefined));
  try {
    // Null when there is no body to speak of a type of; false when its type is another.
    const type = request.is('application/json');
    if (type === null || request.headers['content-length'] === '0') throw new BodyRefused('is missing');
    if (type === false) throw new BodyRefused('must be sent with "Content-Type: application/json"');
    return await readJsonBody(request, limits, held);
  } catch (error) {
    throw error instanceof BodyRefused ? refusalOf(error) : error;
  } finally {
    held.release();
  }
}

/** The same of a call that may have no body. @returns an empty object for none */
export async function readOptionalJson(request: Request, response: Response): Promise<unknown> {
  const { headers } = request;
  // Some clients and proxies send the end of no body in chunks, and say nothing of a type.
  const isUntyped = headers['content-type'] === undefined && headers['content-length'] === undefined;
  const isAbsent = request.is('*/*') === null || headers['content-length'] === '0' || isUntyped;
  return isAbsent ? {} : readJson(request, response);
}

function refusalOf({ message, isTooLarge, what }: BodyRefused): GalleyError {
  return isTooLarge
    ? refuse('payload_too_large', message)
    : refuse('invalid_params', message, [{ path: '', message: what }]);
}
