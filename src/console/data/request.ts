import { asApiError, SignedOutError, UnreachableError, type GraphError } from './api-error.js';
import { closeTurns, hasTurns } from './close-turns.js';
import { base, CONSOLE_HEADER } from './base.js';
import { noteConnection } from './connection.js';
import type { Operation } from './operation.js';

/**
 * Sends a query or mutation.
 *
 * @throws {ApiError} where it is refused, wholly or in part
 * @throws {SignedOutError}
 * @throws {UnreachableError}
 */
export async function request<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  const response = await send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: operation.text, operationName: operation.name, variables }),
    ...(signal ? { signal } : {}),
  });
  if (response.status === 401) throw new SignedOutError();
  const answer = (await read(response)) as {
    readonly data?: Result | null;
    readonly errors?: readonly GraphError[];
  };
  if (answer.errors?.length || answer.data === undefined || answer.data === null) {
    throw asApiError(answer.errors ?? []);
  }
  return answer.data;
}

/** @throws {UnreachableError} where the answer broke off, or is no JSON and so another server's */
async function read(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    const answer: unknown = JSON.parse(text);
    return hasTurns(text) ? closeTurns(answer) : answer;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new UnreachableError(cause);
  }
}

/**
 * A request to our own server, whatever it answers.
 *
 * @param path below the base path
 * @throws {UnreachableError} where there is no answer, or a proxy's that nothing is behind it
 */
export async function send(path: string, options: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(base + path, {
      ...options,
      credentials: 'same-origin',
      headers: { ...CONSOLE_HEADER, ...(options.headers as Record<string, string> | undefined) },
    });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    noteConnection(true);
    throw new UnreachableError(cause);
  }
  // One answer that took too long for a proxy (504) says nothing of the server.
  const isLate = response.status === 504;
  const isAway = response.status === 502;
  if (!isLate) noteConnection(isAway);
  if (isLate || isAway) throw new UnreachableError();
  return response;
}
