import { createClient } from 'graphql-sse';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { closeTurns } from './close-turns.js';
import { ApiError, asApiError, SignedOutError, type GraphError } from './api-error.js';
import type { Operation } from './operation.js';
import { send } from './request.js';
import { noteSignedOut } from './signed-out.js';

/** Milliseconds to wait before a lost stream is opened again: doubled each time, up to the last of them. */
const RETRY = { first: 500, last: 15_000 };

/** What a subscription hands on. */
export interface Subscriber<Result> {
  readonly next: (result: Result) => void;
  /** It was refused, and does not go on. */
  readonly error?: (error: Error) => void;
  /** It ended, as it does when what it follows is final. */
  readonly complete?: () => void;
}

/**
 * Follows a subscription until it completes; a connection that is lost is opened again.
 *
 * @returns ends it
 */
export function subscribe<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  subscriber: Subscriber<Result>,
): () => void {
  let refusal: Error | null = null;
  const client = createClient({
    url: '/graphql',
    fetchFn: async (url: string, options: RequestInit) => {
      const response = await send(url, options);
      refusal = await refusalOf(response);
      return response;
    },
    retryAttempts: Number.POSITIVE_INFINITY,
    retry: async (retries) => {
      // Anything but a NetworkError of the client's own ends the subscription.
      if (refusal !== null) throw refusal;
      const wait = Math.min(RETRY.first * 2 ** retries, RETRY.last);
      // Not all pages at once, when a server comes back.
      await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random() / 2)));
    },
  });
  const fail = (error: unknown) => {
    const isOver =
      error instanceof SignedOutError || (error instanceof ApiError && error.code === 'invalid_key');
    if (isOver) noteSignedOut();
    else subscriber.error?.(error instanceof Error ? error : new Error(String(error)));
  };
  return client.subscribe<Result>(
    {
      query: operation.text,
      operationName: operation.name,
      variables: variables as Record<string, unknown>,
    },
    {
      next: ({ data, errors }) => {
        if (errors?.length) fail(asApiError(errors));
        else if (data) subscriber.next(closeTurns(data));
      },
      error: fail,
      complete: () => subscriber.complete?.(),
    },
  );
}

/** @returns why the server will not open the stream; null where it does, or may at another time */
async function refusalOf(response: Response): Promise<Error | null> {
  if (response.ok || response.status === 429 || response.status >= 500) return null;
  if (response.status === 401) return new SignedOutError();
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { readonly errors?: readonly GraphError[] };
  return asApiError(body.errors ?? []);
}

/**
 * Follows a subscription while the component is shown and its page is in sight: over HTTP/1.1 a browser has six
 * connections for all pages of a server, and a page in the background would hold one.
 *
 * @param variables null: don't subscribe
 */
export function useSubscription<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables | null,
  subscriber: Subscriber<Result>,
): void {
  const next = useEffectEvent((result: Result) => subscriber.next(result));
  const error = useEffectEvent((fault: Error) => subscriber.error?.(fault));
  const complete = useEffectEvent(() => subscriber.complete?.());
  const isInSight = useSyncExternalStore(followVisibility, () => document.visibilityState === 'visible');
  const key = JSON.stringify(variables);
  useEffect(() => {
    const parsed = JSON.parse(key) as Variables | null;
    if (parsed === null || !isInSight) return undefined;
    return subscribe(operation, parsed, {
      next: (result) => next(result),
      error: (fault) => error(fault),
      complete: () => complete(),
    });
  }, [operation, key, isInSight]);
}

function followVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
