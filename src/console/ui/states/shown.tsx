import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Fault, Loading } from './states.js';

export interface ShownProps<Result> {
  /** What is read, such as `jobs`: shown to screen readers while it is on its way. */
  readonly what: string;
  readonly query: UseQueryResult<Result>;
  readonly lines?: number;
  readonly children: (result: Result) => ReactNode;
}

/**
 * A query in all of its states. What was read before stays in sight when it can't be read anew; what another choice gave
 * is dimmed while the chosen one is on its way.
 */
export function Shown<Result>({ what, query, lines, children }: ShownProps<Result>) {
  if (query.data !== undefined) {
    return (
      <>
        {query.isPlaceholderData && <Former what={what} />}
        {children(query.data)}
      </>
    );
  }
  if (query.error !== null) return <Fault error={query.error} onRetry={() => void query.refetch()} />;
  return <Loading label={`Loading ${what}`} {...(lines === undefined ? {} : { lines })} />;
}

/** Says that what follows it is of the former choice. */
function Former({ what }: { readonly what: string }) {
  return (
    <span className="former" role="status">
      <span className="visually-hidden">Loading {what}</span>
    </span>
  );
}
