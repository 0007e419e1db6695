// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  ReportsQuery,
  ReportsQueryVariables,
  StartReportMutation,
  StartReportMutationVariables,
  ReportProgressSubscription,
  ReportProgressSubscriptionVariables,
} from './types.js';

export const reportsQuery: Operation<ReportsQuery, ReportsQueryVariables> = {
  name: 'Reports',
  text: 'query Reports($edition: ID!, $first: Int, $after: String, $last: Int, $before: String) {\n  edition(id: $edition) {\n    id\n    webAddress\n    verified\n    reports(first: $first, after: $after, last: $last, before: $before) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n      }\n      nodes {\n        ...ReportHead\n      }\n    }\n  }\n}\n\nfragment ReportHead on ResearchReport {\n  id\n  version\n  status\n  stage\n  progress\n  createdAt\n  startedAt\n  finishedAt\n  attempt\n  maxAttempts\n  stages {\n    name\n    status\n    startedAt\n    finishedAt\n  }\n  error {\n    code\n    message\n  }\n}',
};

export const startReportMutation: Operation<StartReportMutation, StartReportMutationVariables> = {
  name: 'StartReport',
  text: 'mutation StartReport($edition: ID!) {\n  startResearch(input: {edition: $edition}) {\n    created\n    report {\n      id\n    }\n  }\n}',
};

export const reportProgressSubscription: Operation<
  ReportProgressSubscription,
  ReportProgressSubscriptionVariables
> = {
  name: 'ReportProgress',
  text: 'subscription ReportProgress($id: ID!) {\n  researchProgress(id: $id) {\n    ...ReportHead\n  }\n}\n\nfragment ReportHead on ResearchReport {\n  id\n  version\n  status\n  stage\n  progress\n  createdAt\n  startedAt\n  finishedAt\n  attempt\n  maxAttempts\n  stages {\n    name\n    status\n    startedAt\n    finishedAt\n  }\n  error {\n    code\n    message\n  }\n}',
};
