// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  RegressionRulesQuery,
  RegressionRulesQueryVariables,
  UpdateRegressionRulesMutation,
  UpdateRegressionRulesMutationVariables,
} from './types.js';

export const regressionRulesQuery: Operation<RegressionRulesQuery, RegressionRulesQueryVariables> = {
  name: 'RegressionRules',
  text: 'query RegressionRules($edition: ID!) {\n  edition(id: $edition) {\n    id\n    regressionRules {\n      ...RegressionRulesFacts\n    }\n    audits(first: 20, filter: {status: [DONE]}) {\n      nodes {\n        id\n        createdAt\n      }\n    }\n  }\n}\n\nfragment RegressionRulesFacts on RegressionRules {\n  severity\n  checks\n  scorePoints\n  pagesShare\n  indexableShare\n  startPage\n  sitemap\n  ttfbShare\n  newHits\n  moreHits\n  moreShare\n  baseline {\n    id\n    createdAt\n  }\n}',
};

export const updateRegressionRulesMutation: Operation<
  UpdateRegressionRulesMutation,
  UpdateRegressionRulesMutationVariables
> = {
  name: 'UpdateRegressionRules',
  text: 'mutation UpdateRegressionRules($input: UpdateRegressionRulesInput!) {\n  updateRegressionRules(input: $input) {\n    edition {\n      id\n    }\n  }\n}',
};
