// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  HomeQuery,
  HomeQueryVariables,
  HomeLiveSubscription,
  HomeLiveSubscriptionVariables,
} from './types.js';

export const homeQuery: Operation<HomeQuery, HomeQueryVariables> = {
  name: 'Home',
  text: 'query Home($edition: ID!) {\n  edition(id: $edition) {\n    id\n    webAddress\n    verified\n    refused: articles(\n      first: 6\n      filter: {status: DRAFT, verdict: FAIL}\n      orderBy: {field: CREATED_AT, direction: DESC}\n    ) {\n      totalCount\n      nodes {\n        ...HomeArticle\n      }\n    }\n    doubtful: articles(\n      first: 6\n      filter: {status: DRAFT, verdict: WARN}\n      orderBy: {field: CREATED_AT, direction: DESC}\n    ) {\n      totalCount\n      nodes {\n        ...HomeArticle\n      }\n    }\n    audits(first: 12) {\n      nodes {\n        id\n        createdAt\n        overview {\n          score {\n            value\n            grade\n            delta\n          }\n          issues {\n            error {\n              checks\n            }\n            warning {\n              checks\n            }\n            notice {\n              checks\n            }\n          }\n        }\n      }\n    }\n  }\n  running: work(first: 20, filter: {status: [QUEUED, RUNNING]}) {\n    totalCount\n    nodes {\n      ...HomeWork\n    }\n  }\n  failures {\n    kind\n    code\n    count\n    lastAt\n  }\n  failed: work(first: 4, filter: {status: [FAILED]}) {\n    nodes {\n      id\n      kind\n      title\n      finishedAt\n      edition {\n        name\n      }\n      error {\n        message\n      }\n      job {\n        brief {\n          input\n        }\n      }\n    }\n  }\n  me {\n    usage {\n      hour {\n        ...HomeLimit\n      }\n      newsroom {\n        ...HomeLimit\n      }\n      month {\n        ...HomeLimit\n      }\n    }\n  }\n}\n\nfragment HomeArticle on Article {\n  id\n  title\n  wordCount\n  createdAt\n  provenance {\n    verdict\n  }\n}\n\nfragment HomeWork on Work {\n  id\n  kind\n  version\n  status\n  title\n  stage\n  progress\n  createdAt\n  edition {\n    id\n    name\n  }\n  job {\n    startedAt\n    brief {\n      input\n    }\n  }\n  audit {\n    pageCount\n  }\n}\n\nfragment HomeLimit on LimitUsage {\n  limit\n  used\n  remaining\n  freesAt\n}',
};

export const homeLiveSubscription: Operation<HomeLiveSubscription, HomeLiveSubscriptionVariables> = {
  name: 'HomeLive',
  text: 'subscription HomeLive {\n  work {\n    kind\n    work {\n      ...HomeWork\n    }\n  }\n}\n\nfragment HomeWork on Work {\n  id\n  kind\n  version\n  status\n  title\n  stage\n  progress\n  createdAt\n  edition {\n    id\n    name\n  }\n  job {\n    startedAt\n    brief {\n      input\n    }\n  }\n  audit {\n    pageCount\n  }\n}',
};
