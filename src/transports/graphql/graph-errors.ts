import { unwrapResolverError } from '@apollo/server/errors';
import {
  GraphQLError,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
} from 'graphql';
import { GalleyError, type Fault } from '../../domain/errors.js';
import { ERROR_TABLE, visibleError } from '../error-table.js';
import { cutText } from '../input/parse.js';
import type { RequestLog } from '../request-log.js';
import { FaultyDocument } from './document-gate.js';

/** Characters. GraphQL's own sentences quote what is wrong in full, and fifty of them may quote the same megabyte. */
const MAX_SENTENCE = 500;

/** A refusal as GraphQL says it: the code of REST in `extensions.code`. */
export function toGraphError(error: GalleyError, requestId: string): GraphQLError {
  const { status, retryAfter } = ERROR_TABLE[error.code];
  return new GraphQLError(error.detail, {
    originalError: error,
    extensions: {
      code: error.code,
      requestId,
      ...(error.reason === null ? {} : { reason: error.reason }),
      ...(status === 422 ? { errors: error.faults } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    },
  });
}

/**
 * What a client sees of an error, whatever way in it came: refusals as they are, faults of the document in the words
 * of GraphQL under a code of ours (decisions §10), everything else masked and logged.
 */
export function presentGraphError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
  requestId: string,
  log: RequestLog,
): GraphQLFormattedError {
  const cause = unwrapResolverError(thrown);
  const code = formatted.extensions?.['code'];
  const isCoded = !(cause instanceof GalleyError) && typeof code === 'string' && DOCUMENT_CODES.has(code);
  if (isCoded || (code === undefined && isDocumentFault(cause))) {
    // The parser calls itself for each level, and so meets the end of the stack in a document of nothing but braces.
    const origin = originOf(cause);
    const isEndless = origin instanceof RangeError;
    const message = isEndless ? 'The document is nested too deeply.' : formatted.message;
    const { path, message: fault } = faultIn(message, origin);
    const extensions = isOfMethod(thrown)
      ? { code: 'method_not_allowed', requestId }
      : {
          code: 'invalid_params',
          requestId,
          errors: [{ path: cutText(path, MAX_SENTENCE), message: cutText(fault, MAX_SENTENCE) }],
        };
    return { ...formatted, message: cutText(message, MAX_SENTENCE), extensions };
  }
  const original = originOf(cause);
  const error = visibleError(original);
  if (error.code === 'internal' || error.code === 'unavailable') {
    log.error({ err: error.cause ?? original, requestId, code: error.code }, 'a GraphQL operation failed');
  }
  const shown = toGraphError(error, requestId).toJSON();
  return {
    ...shown,
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    ...(formatted.path ? { path: formatted.path } : {}),
  };
}

/** Whatever was thrown before or while a document ran, as a client sees it. */
export function presentThrown(thrown: unknown, requestId: string, log: RequestLog): GraphQLFormattedError[] {
  if (thrown instanceof FaultyDocument)
    return thrown.faults.map((fault) => presentGraphError(fault.toJSON(), fault, requestId, log));
  const error =
    thrown instanceof GraphQLError ? thrown : new GraphQLError('', { originalError: asError(thrown) });
  return [presentGraphError(error.toJSON(), error, requestId, log)];
}

/** The same for the errors of a result. */
export function presentResult(
  {
    data,
    errors,
    extensions,
  }: { readonly [Part in keyof ExecutionResult]: ExecutionResult[Part] | undefined },
  requestId: string,
  log: RequestLog,
): FormattedExecutionResult {
  return {
    ...(errors
      ? { errors: errors.map((each) => presentGraphError(each.toJSON(), each, requestId, log)) }
      : {}),
    // A client can tell a document that never ran by its missing data.
    ...(data === undefined ? {} : { data }),
    ...(extensions ? { extensions } : {}),
  };
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/**
 * What graphql-js itself finds wrong with variables and arguments wraps nothing but its own kind, and knows its place
 * in the document. A value of ours that does not fit the schema has no place there: that fault is ours.
 */
function isDocumentFault(error: unknown): boolean {
  return (
    error instanceof GraphQLError && error.nodes !== undefined && originOf(error) instanceof GraphQLError
  );
}

/** A mutation by GET is no fault of its document; its status and `Allow` say so already. */
function isOfMethod(thrown: unknown): boolean {
  const http = thrown instanceof GraphQLError ? thrown.extensions['http'] : undefined;
  return typeof http === 'object' && http !== null && 'status' in http && http.status === 405;
}

/**
 * Where a fault of the variables stands, as REST would name it. GraphQL tells the place in its sentence only:
 * `Variable "$brief" got invalid value 5 at "brief.settings.tone"; String cannot …`. What is inside of a variable is
 * named without it, for so the parsers of a brief name it; a fault of the document itself has no such place.
 */
function faultIn(message: string, origin: unknown): Fault {
  const [, variable] = /^Variable "\$(\w+)"/.exec(message) ?? [];
  if (variable === undefined) return { path: '', message };
  const reason = origin instanceof Error ? origin.message : '';
  if (!message.endsWith(`; ${reason}`)) return { path: `/${variable}`, message };
  // The value stands before the place, and may hold anything: only the end can be trusted.
  const [, inside = ''] = / at "\w+([^"]*)"$/.exec(message.slice(0, -`; ${reason}`.length)) ?? [];
  const [, field] = /^Field "(\w+)" (?:of required type|is not defined)/.exec(reason) ?? [];
  const path = inside.replace(/\.|\[(\d+)\]/g, '/$1') + (field === undefined ? '' : `/${field}`);
  return { path: path || `/${variable}`, message: reason };
}

/** What was thrown, below all that libraries put around it. */
function originOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? originOf(error.originalError) : error;
}

/** Apollo's own codes for what is wrong with a request; their messages tell of the document only. */
const DOCUMENT_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);
