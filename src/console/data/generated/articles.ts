// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  ArticlesQuery,
  ArticlesQueryVariables,
  PublishArticlesMutation,
  PublishArticlesMutationVariables,
} from './types.js';

export const articlesQuery: Operation<ArticlesQuery, ArticlesQueryVariables> = {
  name: 'Articles',
  text: 'query Articles($edition: ID!, $first: Int, $after: String, $last: Int, $before: String, $filter: ArticleFilter) {\n  edition(id: $edition) {\n    id\n    articles(\n      first: $first\n      after: $after\n      last: $last\n      before: $before\n      orderBy: {field: CREATED_AT, direction: DESC}\n      filter: $filter\n    ) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        hasPreviousPage\n        startCursor\n        endCursor\n      }\n      nodes {\n        ...ArticleRow\n      }\n    }\n  }\n}\n\nfragment ArticleRow on Article {\n  id\n  title\n  status\n  wordCount\n  byline\n  languageCode\n  createdAt\n  updatedAt\n  publication {\n    at\n  }\n  provenance {\n    verdict\n  }\n}',
};

export const publishArticlesMutation: Operation<PublishArticlesMutation, PublishArticlesMutationVariables> = {
  name: 'PublishArticles',
  text: 'mutation PublishArticles($input: PublishArticlesInput!) {\n  publishArticles(input: $input) {\n    published {\n      id\n    }\n    refused {\n      index\n      id\n      detail\n    }\n  }\n}',
};
