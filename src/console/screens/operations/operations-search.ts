import type { OperatorWorkFilter } from '../../data/generated/types.js';
import { readJobsSearch, type JobsSearch } from '../jobs/jobs-search.js';

/** Which work is listed, as the address of the screen says it. */
export type OperationsSearch = Pick<JobsSearch, 'kind' | 'status' | 'code' | 'after' | 'before'> & {
  /** The id of an account. */
  readonly account?: string;
};

/** What the address says and can be understood. */
export function readOperationsSearch(search: Readonly<Record<string, unknown>>): OperationsSearch {
  const { kind, status, code, after, before } = readJobsSearch(search);
  const { account } = search;
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(status === undefined ? {} : { status }),
    ...(code === undefined ? {} : { code }),
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
    ...(typeof account === 'string' && account !== '' ? { account } : {}),
  };
}

/** The filter as GraphQL takes it. */
export function workFilterOf({ kind, status, code, account }: OperationsSearch): OperatorWorkFilter {
  return {
    ...(kind === undefined ? {} : { kind: [kind] }),
    ...(status === undefined ? {} : { status: [status] }),
    ...(code === undefined ? {} : { code }),
    ...(account === undefined ? {} : { account }),
  };
}
