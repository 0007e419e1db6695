import {
  MutationCache,
  QueryCache,
  QueryClient,
  type keepPreviousData,
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, SignedOutError } from './api-error.js';
import type { Operation } from './operation.js';
import { request } from './request.js';
import { noteSignedOut } from './signed-out.js';

const caches = { onError: (error: Error) => error instanceof SignedOutError && noteSignedOut() };

/** What is read once is shown at once when it is asked for again, and read anew beside it. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache(caches),
  mutationCache: new MutationCache(caches),
  defaultOptions: {
    queries: {
      // Galley may run on a machine without a network: only an answer that does not come tells that it is away.
      networkMode: 'always',
      // A refusal stays one; an answer that did not come may come.
      retry: (count, error) => !(error instanceof ApiError || error instanceof SignedOutError) && count < 3,
      staleTime: 5_000,
    },
    mutations: { networkMode: 'always' },
  },
});

/** Reads anew what is in sight; what is being read already is waited for. */
export function rereadAll(): void {
  void queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: false });
}

/** The options of TanStack Query for an operation: for `useQuery`, and for `ensureQueryData` in a loader. */
export function optionsOf<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) {
  return {
    queryKey: [operation.name, variables] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => request(operation, variables, signal),
  };
}

/**
 * Reads by a query.
 *
 * @param options `placeholderData: keepPreviousData` leaves a list in sight while another page of it is on its way
 */
export function useOperation<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  options: {
    readonly enabled?: boolean;
    readonly refetchInterval?: number;
    readonly placeholderData?: typeof keepPreviousData;
  } = {},
): UseQueryResult<Result> {
  return useQuery({ ...optionsOf(operation, variables), ...options });
}

/** Changes by a mutation; what is shown is read anew afterwards. */
export function useChange<Result, Variables>(
  operation: Operation<Result, Variables>,
): UseMutationResult<Result, Error, Variables> {
  return useMutation({
    mutationFn: (variables: Variables) => request(operation, variables),
    // It goes on until what it changed is in sight; a fault is shown at once, though nothing can be read then either.
    onSuccess: () => queryClient.invalidateQueries(),
    onError: () => void queryClient.invalidateQueries(),
  });
}

/**
 * Asks by a mutation that changes nothing. The request is ended when nobody waits for it: when the screen is left, when it is
 * reset, and when the next one is sent.
 */
export function useTrial<Result, Variables>(
  operation: Operation<Result, Variables>,
): UseMutationResult<Result, Error, Variables> {
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: (variables: Variables) => {
      asking.current?.abort();
      asking.current = new AbortController();
      return request(operation, variables, asking.current.signal);
    },
  });
  const reset = () => {
    asking.current?.abort();
    mutation.reset();
  };
  return { ...mutation, reset };
}

/**
 * Changes the stored answer of a query, as a subscription does.
 *
 * @param change gets what is stored; is not called where nothing is
 */
export function updateStored<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  change: (stored: Result) => Result,
): void {
  queryClient.setQueryData<Result>([operation.name, variables], (stored) =>
    stored === undefined ? undefined : change(stored),
  );
}
