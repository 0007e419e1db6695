// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type { StartArticlesMutation, StartArticlesMutationVariables } from './types.js';

export const startArticlesMutation: Operation<StartArticlesMutation, StartArticlesMutationVariables> = {
  name: 'StartArticles',
  text: 'mutation StartArticles($input: StartArticlesInput!) {\n  startArticles(input: $input) {\n    accepted\n    refused {\n      index\n      detail\n    }\n    jobs {\n      id\n    }\n  }\n}',
};
