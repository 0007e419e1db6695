import { ApiError, SignedOutError, UnreachableError } from './api-error.js';
import { queryClient } from './queries.js';
import { send } from './request.js';

/** Under which the session is stored among the queries. */
export const SESSION = {
  queryKey: ['session'] as const,
  queryFn: readSession,
};

/** What the server says of the session. */
export interface SessionHead {
  /** What its key may do; `ops` is an operator's. */
  readonly access: 'full' | 'read' | 'ops';
}

/** @throws {SignedOutError} where there is none @throws {ApiError} where it is refused @throws {UnreachableError} */
async function readSession(): Promise<SessionHead> {
  const response = await send('/console/session', { method: 'GET' });
  if (response.status === 401) throw new SignedOutError();
  if (response.status >= 500) throw new UnreachableError();
  if (!response.ok) throw await refusalOf(response, 'The server could not read your session.');
  return (await response.json()) as SessionHead;
}

/** What a session is begun by. */
export type SignInBy = { readonly key: string } | { readonly ticket: string };

/**
 * Begins a session. Key and ticket are sent, and kept nowhere.
 *
 * @param by a key, or the ticket of a link, which is used up
 * @throws {ApiError} with the server's reason
 * @throws {UnreachableError}
 */
export async function signIn(by: SignInBy): Promise<void> {
  const response = await send('/console/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(by),
  });
  if (!response.ok) throw await refusalOf(response, 'The server could not sign you in.');
  queryClient.clear();
}

async function refusalOf(response: Response, otherwise: string): Promise<ApiError> {
  const problem = (await response.json().catch(() => ({}))) as { code?: string; detail?: string };
  return new ApiError(problem.code ?? 'internal', problem.detail ?? otherwise);
}

/** Ends the session. @throws {UnreachableError} */
export async function signOut(): Promise<void> {
  await send('/console/session', { method: 'DELETE' });
}
