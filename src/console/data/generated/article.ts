// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  ArticleQuery,
  ArticleQueryVariables,
  ArticleRevisionsQuery,
  ArticleRevisionsQueryVariables,
  UpdateArticleMutation,
  UpdateArticleMutationVariables,
  PublishArticleMutation,
  PublishArticleMutationVariables,
  UnpublishArticleMutation,
  UnpublishArticleMutationVariables,
  DeleteArticleMutation,
  DeleteArticleMutationVariables,
} from './types.js';

export const articleQuery: Operation<ArticleQuery, ArticleQueryVariables> = {
  name: 'Article',
  text: 'query Article($id: ID!) {\n  article(id: $id) {\n    id\n    slug\n    status\n    title\n    body\n    metaTitle\n    metaDescription\n    languageCode\n    wordCount\n    byline\n    createdAt\n    updatedAt\n    revision\n    jsonLd\n    image {\n      signedUrl\n    }\n    edition {\n      id\n      name\n    }\n    job {\n      id\n    }\n    publication {\n      at\n      by {\n        name\n      }\n      overrideReason\n    }\n    provenance {\n      ...ArticleRecord\n    }\n  }\n}\n\nfragment ArticleRecord on Provenance {\n  verdict\n  madeAt\n  form\n  engine {\n    mode\n    provider\n    model\n    packageVersion\n  }\n  byline {\n    name\n    isPerson\n  }\n  editorOfRecord {\n    name\n    decision\n    at\n    note\n    decidedBy {\n      name\n    }\n  }\n  image {\n    alt\n  }\n  sources {\n    id\n    kind\n    url\n    finalUrl\n    title\n    site\n    author\n    publishedAt\n    fetchedAt\n    words\n    text\n    rights\n    licence\n    used\n    citedCount\n    shortened\n  }\n  droppedSources {\n    url\n    title\n    reason\n  }\n  queries {\n    text\n    provider\n    results\n    kept\n    failure\n  }\n  blocks {\n    id\n    kind\n    heading\n    text\n  }\n  claims {\n    id\n    blockId\n    start\n    end\n    text\n    kind\n    checkRequired\n    verdict\n    method\n    score\n    reason\n    numbers {\n      raw\n      foundIn\n    }\n    evidence {\n      sourceId\n      quote\n      start\n      end\n      match\n      score\n    }\n  }\n  refusedSentences {\n    part\n    text\n    reasons\n  }\n  checks {\n    name\n    verdict\n    blocking\n    score\n    threshold\n    summary\n    items {\n      blockId\n      message\n    }\n    override {\n      reason\n      at\n    }\n  }\n  edits {\n    revision\n    name\n    at\n    fields\n    removedClaims\n  }\n}',
};

export const articleRevisionsQuery: Operation<ArticleRevisionsQuery, ArticleRevisionsQueryVariables> = {
  name: 'ArticleRevisions',
  text: 'query ArticleRevisions($id: ID!) {\n  article(id: $id) {\n    id\n    revisions(limit: 20) {\n      revision\n      title\n      slug\n      metaTitle\n      metaDescription\n      body\n      byline\n      editedAt\n      editedBy {\n        name\n      }\n    }\n  }\n}',
};

export const updateArticleMutation: Operation<UpdateArticleMutation, UpdateArticleMutationVariables> = {
  name: 'UpdateArticle',
  text: 'mutation UpdateArticle($input: UpdateArticleInput!) {\n  updateArticle(input: $input) {\n    article {\n      id\n      revision\n    }\n  }\n}',
};

export const publishArticleMutation: Operation<PublishArticleMutation, PublishArticleMutationVariables> = {
  name: 'PublishArticle',
  text: 'mutation PublishArticle($input: PublishArticleInput!) {\n  publishArticle(input: $input) {\n    article {\n      id\n    }\n  }\n}',
};

export const unpublishArticleMutation: Operation<
  UnpublishArticleMutation,
  UnpublishArticleMutationVariables
> = {
  name: 'UnpublishArticle',
  text: 'mutation UnpublishArticle($input: UnpublishArticleInput!) {\n  unpublishArticle(input: $input) {\n    article {\n      id\n    }\n  }\n}',
};

export const deleteArticleMutation: Operation<DeleteArticleMutation, DeleteArticleMutationVariables> = {
  name: 'DeleteArticle',
  text: 'mutation DeleteArticle($input: DeleteArticleInput!) {\n  deleteArticle(input: $input) {\n    deletedId\n  }\n}',
};
