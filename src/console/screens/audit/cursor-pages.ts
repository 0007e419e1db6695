import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Operation } from '../../data/operation.js';
import { request } from '../../data/request.js';

/** One page of a list of an audit, as GraphQL answers it. */
export interface CursorPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly nextCursor: string | null;
}

/** What is loaded of a list, and how to get the rest. */
export interface CursorList<Row> {
  readonly rows: readonly Row[];
  /** Of the whole list; null until its first page is there. */
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** These are rows of what was asked before: those of the present variables are on their way. */
  readonly isFormer: boolean;
  readonly error: Error | null;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/**
 * A long list of an audit, loaded page by page. What a finished audit found never changes, so nothing is read twice.
 *
 * @param pageOf takes the page out of an answer
 * @param ofFirst what is asked for otherwise of the first page
 */
export function useCursorList<Result, Variables extends { readonly cursor?: string | null | undefined }, Row>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  pageOf: (result: Result) => CursorPage<Row>,
  ofFirst: Partial<Variables> = {},
): CursorList<Row> {
  const query = useInfiniteQuery({
    queryKey: [operation.name, variables],
    queryFn: ({ pageParam, signal }) =>
      request(operation, { ...variables, ...(pageParam === null && ofFirst), cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => pageOf(last).nextCursor,
    // Of an audit that still ran nothing was found.
    staleTime: ({ state }) =>
      (state.data?.pages ?? []).some((page) => pageOf(page).total > 0) ? 'static' : 0,
    // The table stays, and with it the focus, while what was asked otherwise is on its way.
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  const rows = useMemo(() => (pages ?? []).flatMap((page) => pageOf(page).rows), [pages, pageOf]);
  const [first] = pages ?? [];
  return {
    rows,
    total: first === undefined ? null : pageOf(first).total,
    hasMore: query.hasNextPage,
    isLoading: query.isFetching,
    isFormer: query.isPlaceholderData,
    error: query.error,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
    retry: () => void (query.data === undefined ? query.refetch() : query.fetchNextPage()),
  };
}

/**
 * Reads a whole list, page by page, for a file.
 *
 * @param most rows; what is beyond them is left out
 */
export async function* readWholeList<
  Result,
  Variables extends { readonly cursor?: string | null | undefined },
  Row,
>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  pageOf: (result: Result) => CursorPage<Row>,
  most: number,
): AsyncGenerator<readonly Row[], void, void> {
  let cursor: string | null = null;
  for (let count = 0; count < most;) {
    const page: CursorPage<Row> = pageOf(await request(operation, { ...variables, cursor }));
    yield page.rows.slice(0, most - count);
    count += page.rows.length;
    cursor = page.nextCursor;
    if (cursor === null) return;
  }
}
