import { unwrapResolverError } from '@apollo/server/errors';
import {
  GraphQLError,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
} from 'graphql';
import { GalleyError } from '../../domain/errors.js';
import { ERROR_TABLE, visibleError } from '../error-table.js';
import { cutText } from '../input/parse.js';
import type { RequestLog } from '../request-log.js';
import { FaultyDocument } from './documents/document-gate.js';

/** Characters. GraphQL's own sentences quote what is wrong in full, and fifty of them may quote the same megabyte. */
const MAX_SENTENCE = 500;

/** Places in the document that are shown of one error: an argument may be given a thousand times. */
const MAX_LOCATIONS = 100;

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
    const isEndless = originOf(cause) instanceof RangeError;
    const message = isEndless ? 'The document is nested too deeply.' : formatted.message;
    const shown = cutText(message, MAX_SENTENCE);
    // A fault of the document has no place in the input; its place in the text stands in `locations`.
    const extensions = isOfMethod(thrown)
      ? { code: 'method_not_allowed', requestId }
      : { code: 'invalid_params', requestId, errors: [{ path: '', message: shown }] };
    log.refused?.(isOfMethod(thrown) ? 'method_not_allowed' : 'invalid_params');
    return { ...formatted, ...locationsOf(thrown), message: shown, extensions };
  }
  const original = originOf(cause);
  const error = visibleError(original);
  log.refused?.(error.code);
  if (error.code === 'internal' || error.code === 'unavailable') {
    log.error({ err: error.cause ?? original, requestId, code: error.code }, 'a GraphQL operation failed');
  }
  const shown = toGraphError(error, requestId).toJSON();
  return {
    ...shown,
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    ...locationsOf(thrown),
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

/**
 * Where the parts of a document stand that an error is about, as the lexer found them. The `locations` of graphql-js are
 * wrong for documents that the gate has read: they are counted from the text, which the gate has taken away.
 */
function locationsOf(thrown: unknown): Pick<GraphQLFormattedError, 'locations'> {
  const nodes = thrown instanceof GraphQLError ? (thrown.nodes ?? []) : [];
  const locations = nodes
    .slice(0, MAX_LOCATIONS)
    .flatMap(({ loc }) => (loc ? [{ line: loc.startToken.line, column: loc.startToken.column }] : []));
  return locations.length > 0 ? { locations } : {};
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
