// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  AuditsQuery,
  AuditsQueryVariables,
  StartAuditMutation,
  StartAuditMutationVariables,
  CancelAuditMutation,
  CancelAuditMutationVariables,
  AuditProgressSubscription,
  AuditProgressSubscriptionVariables,
} from './types.js';

export const auditsQuery: Operation<AuditsQuery, AuditsQueryVariables> = {
  name: 'Audits',
  text: 'query Audits($edition: ID!, $first: Int, $after: String, $last: Int, $before: String) {\n  edition(id: $edition) {\n    id\n    webAddress\n    verified\n    latestAudit {\n      ...AuditRun\n    }\n    audits(first: $first, after: $after, last: $last, before: $before) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n      }\n      nodes {\n        id\n        status\n        createdAt\n        pageCount\n        error {\n          message\n        }\n        overview {\n          score {\n            value\n            grade\n            delta\n          }\n          issues {\n            error {\n              checks\n            }\n            warning {\n              checks\n            }\n            notice {\n              checks\n            }\n          }\n          changes {\n            since\n            issuesNew\n            issuesFixed\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment AuditRun on Audit {\n  id\n  status\n  stage\n  progress\n  createdAt\n  pageCount\n  error {\n    message\n  }\n  crawl {\n    domain\n    elapsedMs\n    pagesPerSecond\n    effectiveDelayMs\n    secondsLeft\n    coverage {\n      fetched\n      queued\n      failed\n      blockedByRobots\n      limit\n    }\n  }\n}',
};

export const startAuditMutation: Operation<StartAuditMutation, StartAuditMutationVariables> = {
  name: 'StartAudit',
  text: 'mutation StartAudit($input: StartAuditInput!) {\n  startAudit(input: $input) {\n    created\n    warnings {\n      message\n    }\n    audit {\n      id\n    }\n  }\n}',
};

export const cancelAuditMutation: Operation<CancelAuditMutation, CancelAuditMutationVariables> = {
  name: 'CancelAudit',
  text: 'mutation CancelAudit($input: CancelAuditInput!) {\n  cancelAudit(input: $input) {\n    audit {\n      id\n    }\n  }\n}',
};

export const auditProgressSubscription: Operation<
  AuditProgressSubscription,
  AuditProgressSubscriptionVariables
> = {
  name: 'AuditProgress',
  text: 'subscription AuditProgress($id: ID!) {\n  auditProgress(id: $id) {\n    ...AuditRun\n  }\n}\n\nfragment AuditRun on Audit {\n  id\n  status\n  stage\n  progress\n  createdAt\n  pageCount\n  error {\n    message\n  }\n  crawl {\n    domain\n    elapsedMs\n    pagesPerSecond\n    effectiveDelayMs\n    secondsLeft\n    coverage {\n      fetched\n      queued\n      failed\n      blockedByRobots\n      limit\n    }\n  }\n}',
};
