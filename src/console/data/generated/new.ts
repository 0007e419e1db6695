// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  BriefPeopleQuery,
  BriefPeopleQueryVariables,
  PreviewBriefMutation,
  PreviewBriefMutationVariables,
  StartArticleMutation,
  StartArticleMutationVariables,
} from './types.js';

export const briefPeopleQuery: Operation<BriefPeopleQuery, BriefPeopleQueryVariables> = {
  name: 'BriefPeople',
  text: 'query BriefPeople($edition: ID!) {\n  edition(id: $edition) {\n    id\n    languageCode\n    country\n    people {\n      id\n      name\n    }\n  }\n}',
};

export const previewBriefMutation: Operation<PreviewBriefMutation, PreviewBriefMutationVariables> = {
  name: 'PreviewBrief',
  text: 'mutation PreviewBrief($input: PreviewBriefInput!) {\n  previewBrief(input: $input) {\n    sources {\n      index\n      url\n      title\n      httpStatus\n      words\n      language\n      fault {\n        message\n      }\n    }\n  }\n}',
};

export const startArticleMutation: Operation<StartArticleMutation, StartArticleMutationVariables> = {
  name: 'StartArticle',
  text: 'mutation StartArticle($input: StartArticleInput!) {\n  startArticle(input: $input) {\n    created\n    job {\n      id\n    }\n  }\n}',
};
