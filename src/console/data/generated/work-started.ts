// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type { WorkStartedSubscription, WorkStartedSubscriptionVariables } from './types.js';

export const workStartedSubscription: Operation<WorkStartedSubscription, WorkStartedSubscriptionVariables> = {
  name: 'WorkStarted',
  text: 'subscription WorkStarted($edition: ID!) {\n  work(edition: $edition) {\n    kind\n    work {\n      id\n      kind\n      status\n    }\n  }\n}',
};
