// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  JobsQuery,
  JobsQueryVariables,
  JobsLiveSubscription,
  JobsLiveSubscriptionVariables,
  CancelJobMutation,
  CancelJobMutationVariables,
  RetryJobMutation,
  RetryJobMutationVariables,
} from './types.js';

export const jobsQuery: Operation<JobsQuery, JobsQueryVariables> = {
  name: 'Jobs',
  text: 'query Jobs($first: Int, $after: String, $last: Int, $before: String, $filter: WorkFilter, $withKeys: Boolean!) {\n  work(\n    first: $first\n    after: $after\n    last: $last\n    before: $before\n    filter: $filter\n  ) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      hasPreviousPage\n      startCursor\n      endCursor\n    }\n    nodes {\n      ...JobRow\n    }\n  }\n  me {\n    account {\n      keys @include(if: $withKeys) {\n        id\n        name\n      }\n    }\n  }\n}\n\nfragment JobRow on Work {\n  id\n  kind\n  version\n  status\n  title\n  stage\n  progress\n  error {\n    code\n    message\n  }\n  edition {\n    id\n    name\n  }\n  startedBy {\n    name\n  }\n  startedWith {\n    name\n  }\n  createdAt\n  finishedAt\n  job {\n    articleId\n    brief {\n      input\n    }\n  }\n}',
};

export const jobsLiveSubscription: Operation<JobsLiveSubscription, JobsLiveSubscriptionVariables> = {
  name: 'JobsLive',
  text: 'subscription JobsLive($edition: ID) {\n  work(edition: $edition) {\n    kind\n    work {\n      ...JobRow\n    }\n  }\n}\n\nfragment JobRow on Work {\n  id\n  kind\n  version\n  status\n  title\n  stage\n  progress\n  error {\n    code\n    message\n  }\n  edition {\n    id\n    name\n  }\n  startedBy {\n    name\n  }\n  startedWith {\n    name\n  }\n  createdAt\n  finishedAt\n  job {\n    articleId\n    brief {\n      input\n    }\n  }\n}',
};

export const cancelJobMutation: Operation<CancelJobMutation, CancelJobMutationVariables> = {
  name: 'CancelJob',
  text: 'mutation CancelJob($id: ID!) {\n  cancelJob(input: {id: $id}) {\n    job {\n      id\n      status\n    }\n  }\n}',
};

export const retryJobMutation: Operation<RetryJobMutation, RetryJobMutationVariables> = {
  name: 'RetryJob',
  text: 'mutation RetryJob($id: ID!) {\n  retryJob(input: {id: $id}) {\n    job {\n      id\n    }\n  }\n}',
};
