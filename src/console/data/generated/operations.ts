// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  OperatorFrameQuery,
  OperatorFrameQueryVariables,
  OperationsQuery,
  OperationsQueryVariables,
  OperatorAccountsQuery,
  OperatorAccountsQueryVariables,
  OperatorSessionsQuery,
  OperatorSessionsQueryVariables,
  OperatorLogQuery,
  OperatorLogQueryVariables,
  OperatorCancelMutation,
  OperatorCancelMutationVariables,
  OperatorRetryMutation,
  OperatorRetryMutationVariables,
  OperatorEndSessionMutation,
  OperatorEndSessionMutationVariables,
} from './types.js';

export const operatorFrameQuery: Operation<OperatorFrameQuery, OperatorFrameQueryVariables> = {
  name: 'OperatorFrame',
  text: 'query OperatorFrame {\n  operator {\n    key {\n      id\n      name\n    }\n  }\n}',
};

export const operationsQuery: Operation<OperationsQuery, OperationsQueryVariables> = {
  name: 'Operations',
  text: 'query Operations($first: Int, $after: String, $last: Int, $before: String, $filter: OperatorWorkFilter) {\n  operator {\n    status {\n      at\n      version\n      migration\n      databaseVersion\n      databaseBytes\n      queues {\n        kind\n        waiting\n        oldestSeconds\n      }\n      unsent\n      leasesHeld\n      leasesLapsed\n      counts {\n        kind\n        status\n        count\n      }\n      failures {\n        kind\n        code\n        count\n        lastAt\n      }\n    }\n    workers {\n      name\n      version\n      slots\n      busy\n      startedAt\n      beatAt\n      isLost\n    }\n    stores {\n      name\n      isUp\n      latencyMs\n    }\n    work(\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      filter: $filter\n    ) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n      }\n      nodes {\n        ...OperatorWorkRow\n      }\n    }\n  }\n}\n\nfragment OperatorWorkRow on OperatorWork {\n  id\n  kind\n  status\n  stage\n  account {\n    id\n    name\n  }\n  edition {\n    name\n  }\n  attempt\n  error\n  leaseUntil\n  createdAt\n  updatedAt\n}',
};

export const operatorAccountsQuery: Operation<OperatorAccountsQuery, OperatorAccountsQueryVariables> = {
  name: 'OperatorAccounts',
  text: 'query OperatorAccounts($first: Int, $after: String, $last: Int, $before: String) {\n  operator {\n    accounts(first: $first, after: $after, last: $last, before: $before) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n      }\n      nodes {\n        id\n        name\n        isOpen\n        plan\n        articles\n        articlesAllowed\n        lastHour\n        hourlyCeiling\n        queued\n        running\n      }\n    }\n  }\n}',
};

export const operatorSessionsQuery: Operation<OperatorSessionsQuery, OperatorSessionsQueryVariables> = {
  name: 'OperatorSessions',
  text: 'query OperatorSessions {\n  operator {\n    sessions {\n      id\n      createdAt\n      lastSeenAt\n      endsAt\n      userAgent\n      isCurrent\n    }\n  }\n}',
};

export const operatorLogQuery: Operation<OperatorLogQuery, OperatorLogQueryVariables> = {
  name: 'OperatorLog',
  text: 'query OperatorLog($filter: LogFilter, $account: ID, $first: Int, $after: String, $last: Int, $before: String) {\n  operator {\n    auditLog(\n      filter: $filter\n      account: $account\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n    ) {\n      nodes {\n        ...Change\n        account {\n          id\n          name\n        }\n      }\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n      }\n    }\n  }\n}\n\nfragment Change on LogEntry {\n  id\n  at\n  action\n  by {\n    kind\n    user {\n      name\n    }\n    keyName\n    keyPrefix\n    sessionId\n  }\n  object {\n    kind\n    id\n    name\n  }\n  details\n}',
};

export const operatorCancelMutation: Operation<OperatorCancelMutation, OperatorCancelMutationVariables> = {
  name: 'OperatorCancel',
  text: 'mutation OperatorCancel($id: ID!, $account: ID) {\n  operatorCancel(input: {id: $id, account: $account}) {\n    work {\n      ...OperatorWorkRow\n    }\n  }\n}\n\nfragment OperatorWorkRow on OperatorWork {\n  id\n  kind\n  status\n  stage\n  account {\n    id\n    name\n  }\n  edition {\n    name\n  }\n  attempt\n  error\n  leaseUntil\n  createdAt\n  updatedAt\n}',
};

export const operatorRetryMutation: Operation<OperatorRetryMutation, OperatorRetryMutationVariables> = {
  name: 'OperatorRetry',
  text: 'mutation OperatorRetry($id: ID!, $account: ID) {\n  operatorRetry(input: {id: $id, account: $account}) {\n    work {\n      ...OperatorWorkRow\n    }\n  }\n}\n\nfragment OperatorWorkRow on OperatorWork {\n  id\n  kind\n  status\n  stage\n  account {\n    id\n    name\n  }\n  edition {\n    name\n  }\n  attempt\n  error\n  leaseUntil\n  createdAt\n  updatedAt\n}',
};

export const operatorEndSessionMutation: Operation<
  OperatorEndSessionMutation,
  OperatorEndSessionMutationVariables
> = {
  name: 'OperatorEndSession',
  text: 'mutation OperatorEndSession($id: ID!) {\n  operatorEndSession(input: {id: $id}) {\n    endedId\n  }\n}',
};
