// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  JobQuery,
  JobQueryVariables,
  JobProgressSubscription,
  JobProgressSubscriptionVariables,
} from './types.js';

export const jobQuery: Operation<JobQuery, JobQueryVariables> = {
  name: 'Job',
  text: 'query Job($id: ID!) {\n  job(id: $id) {\n    ...JobLive\n    createdAt\n    maxAttempts\n    edition {\n      name\n    }\n    startedBy {\n      name\n    }\n    retryOf {\n      id\n    }\n    engine {\n      mode\n      provider\n      model\n    }\n    brief {\n      input\n      language\n      country\n      settings\n    }\n    attempts {\n      number\n      startedAt\n      endedAt\n      error {\n        code\n        message\n        stage\n      }\n    }\n    artifacts {\n      stage\n      attempt\n      bytes\n      madeAt\n    }\n  }\n}\n\nfragment JobLive on ArticleJob {\n  id\n  version\n  status\n  title\n  stage\n  progress\n  attempt\n  articleId\n  startedAt\n  updatedAt\n  finishedAt\n  stages {\n    name\n    status\n    startedAt\n    finishedAt\n  }\n  warnings {\n    code\n    message\n    stage\n  }\n  error {\n    code\n    message\n    stage\n    retryable\n  }\n}',
};

export const jobProgressSubscription: Operation<JobProgressSubscription, JobProgressSubscriptionVariables> = {
  name: 'JobProgress',
  text: 'subscription JobProgress($id: ID!, $after: Int) {\n  jobProgress(id: $id, after: $after) {\n    ...JobLive\n  }\n}\n\nfragment JobLive on ArticleJob {\n  id\n  version\n  status\n  title\n  stage\n  progress\n  attempt\n  articleId\n  startedAt\n  updatedAt\n  finishedAt\n  stages {\n    name\n    status\n    startedAt\n    finishedAt\n  }\n  warnings {\n    code\n    message\n    stage\n  }\n  error {\n    code\n    message\n    stage\n    retryable\n  }\n}',
};
