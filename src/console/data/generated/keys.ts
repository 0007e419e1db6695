// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  KeysQuery,
  KeysQueryVariables,
  RevokeKeyMutation,
  RevokeKeyMutationVariables,
  EndSessionMutation,
  EndSessionMutationVariables,
  ChangesQuery,
  ChangesQueryVariables,
} from './types.js';

export const keysQuery: Operation<KeysQuery, KeysQueryVariables> = {
  name: 'Keys',
  text: 'query Keys($full: Boolean!) {\n  me {\n    key {\n      id\n    }\n    account {\n      keys @include(if: $full) {\n        id\n        name\n        prefix\n        permission\n        owner {\n          name\n        }\n        createdAt\n        lastUsedAt\n        revokedAt\n      }\n    }\n    sessions {\n      id\n      key {\n        name\n      }\n      userAgent\n      createdAt\n      lastSeenAt\n      endsAt\n      isCurrent\n    }\n    usage {\n      minute {\n        ...HomeLimit\n      }\n      hour {\n        ...HomeLimit\n      }\n      newsroom {\n        ...HomeLimit\n      }\n      month {\n        ...HomeLimit\n      }\n    }\n  }\n}\n\nfragment HomeLimit on LimitUsage {\n  limit\n  used\n  remaining\n  freesAt\n}',
};

export const revokeKeyMutation: Operation<RevokeKeyMutation, RevokeKeyMutationVariables> = {
  name: 'RevokeKey',
  text: 'mutation RevokeKey($id: ID!) {\n  revokeKey(input: {id: $id}) {\n    key {\n      id\n    }\n  }\n}',
};

export const endSessionMutation: Operation<EndSessionMutation, EndSessionMutationVariables> = {
  name: 'EndSession',
  text: 'mutation EndSession($id: ID!) {\n  endSession(input: {id: $id}) {\n    endedId\n  }\n}',
};

export const changesQuery: Operation<ChangesQuery, ChangesQueryVariables> = {
  name: 'Changes',
  text: 'query Changes($filter: LogFilter, $first: Int, $after: String, $last: Int, $before: String) {\n  me {\n    account {\n      log(filter: $filter, first: $first, after: $after, last: $last, before: $before) {\n        nodes {\n          ...Change\n        }\n        pageInfo {\n          hasNextPage\n          hasPreviousPage\n          startCursor\n          endCursor\n        }\n      }\n    }\n  }\n}\n\nfragment Change on LogEntry {\n  id\n  at\n  action\n  by {\n    kind\n    user {\n      name\n    }\n    keyName\n    keyPrefix\n    sessionId\n  }\n  object {\n    kind\n    id\n    name\n  }\n  details\n}',
};
