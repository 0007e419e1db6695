import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { GalleyError } from '../../domain/errors.js';
import { ERROR_TABLE, visibleError } from '../error-table.js';
import type { RequestLog } from '../request-log.js';

/** A refusal as GraphQL says it: the code of REST in `extensions.code`. */
export function toGraphError(error: GalleyError, requestId: string): GraphQLError {
  const { status, retryAfter } = ERROR_TABLE[error.code];
  return new GraphQLError(error.detail, {
    originalError: error,
    extensions: {
      code: error.code,
      requestId,
      ...(status === 422 ? { errors: error.faults } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    },
  });
}

/**
 * What a client sees of an error, whatever way in it came: refusals as they are, faults of the document as
 * GraphQL words them, everything else masked and logged.
 */
export function presentGraphError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
  requestId: string,
  log: RequestLog,
): GraphQLFormattedError {
  const cause = unwrapResolverError(thrown);
  const code = formatted.extensions?.['code'];
  if (!(cause instanceof GalleyError) && typeof code === 'string' && DOCUMENT_CODES.has(code)) {
    return {
      ...formatted,
      // The parser calls itself for each level, and so meets the end of the stack in a document of nothing but braces.
      ...(originOf(cause) instanceof RangeError ? { message: 'The document is nested too deeply.' } : {}),
      extensions: { code: code === 'BAD_USER_INPUT' ? 'invalid_params' : code, requestId },
    };
  }
  if (code === undefined && isDocumentFault(cause)) {
    return { ...formatted, extensions: { code: 'invalid_params', requestId } };
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

/**
 * What graphql-js itself finds wrong with variables and arguments wraps nothing but its own kind, and knows its place
 * in the document. A value of ours that does not fit the schema has no place there: that fault is ours.
 */
function isDocumentFault(error: unknown): boolean {
  return (
    error instanceof GraphQLError && error.nodes !== undefined && originOf(error) instanceof GraphQLError
  );
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
