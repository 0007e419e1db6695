// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type { FrameQuery, FrameQueryVariables } from './types.js';

export const frameQuery: Operation<FrameQuery, FrameQueryVariables> = {
  name: 'Frame',
  text: 'query Frame {\n  me {\n    key {\n      id\n      name\n      permission\n    }\n    user {\n      id\n      name\n      maySpend\n    }\n    account {\n      name\n      plan {\n        contentApi\n      }\n    }\n  }\n  editions(first: 100) {\n    nodes {\n      id\n      name\n      webAddress\n      verified\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}',
};
