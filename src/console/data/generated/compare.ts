// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  AuditsToCompareQuery,
  AuditsToCompareQueryVariables,
  AuditChangesQuery,
  AuditChangesQueryVariables,
} from './types.js';

export const auditsToCompareQuery: Operation<AuditsToCompareQuery, AuditsToCompareQueryVariables> = {
  name: 'AuditsToCompare',
  text: 'query AuditsToCompare($id: ID!) {\n  audit(id: $id) {\n    id\n    edition {\n      id\n      audits(first: 100, filter: {status: [DONE]}) {\n        nodes {\n          id\n          createdAt\n          pageCount\n        }\n      }\n    }\n  }\n}',
};

export const auditChangesQuery: Operation<AuditChangesQuery, AuditChangesQueryVariables> = {
  name: 'AuditChanges',
  text: 'query AuditChanges($id: ID!, $since: ID, $kind: [AuditUrlChangeKind!], $limit: Int, $cursor: String) {\n  audit(id: $id) {\n    id\n    changes(since: $since, kind: $kind, limit: $limit, cursor: $cursor) {\n      since {\n        id\n      }\n      confidence\n      counts {\n        kind\n        count\n      }\n      changes {\n        url\n        kind\n        before\n        after\n      }\n      page {\n        total\n        nextCursor\n      }\n    }\n  }\n}',
};
