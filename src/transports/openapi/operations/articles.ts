import { articleFilterShape } from '../../input/listing.js';
import {
  articleExample,
  articlePageExample,
  batchAnswerExample,
  batchExamples,
  briefExamples,
  jobExample,
  provenanceExample,
  startExample,
} from '../examples/articles.js';
import { componentRef } from '../json-schema.js';
import { json, type Operation } from '../operation.js';

const ARTICLES = '/v1/editions/{slug}/articles';

export const articleOperations: readonly Operation[] = [
  {
    method: 'get',
    path: ARTICLES,
    id: 'listArticles',
    tag: 'Articles',
    summary: 'List finished articles',
    description:
      'Oldest first, with their whole HTML. To pull incrementally, keep the newest `created_at` that you saw and send it as `since` next time: every article comes exactly once, however many finish at the same moment.',
    access: 'keyed',
    query: articleFilterShape.shape,
    answers: {
      200: {
        description: 'A page of articles.',
        content: json('ArticlePage', { 'one article': articlePageExample }),
      },
    },
    refusals: ['not_found', 'invalid_params'],
  },
  {
    method: 'post',
    path: ARTICLES,
    id: 'startArticle',
    tag: 'Articles',
    summary: 'Start an article',
    description:
      'Answers at once; the article is written in the background, and its job is polled. Send an `id` of your own and the call may be repeated: with an id that is known, nothing is started and nothing is spent.',
    access: 'paid',
    body: { type: 'application/json', schema: 'Brief', examples: briefExamples },
    answers: {
      200: {
        description: 'The `id` is known: the progress of that job, and nothing was started.',
        content: json('ArticleJob', { 'a repeat': jobExample }),
      },
      202: {
        description: 'The job was started.',
        content: json('ArticleStart', { started: startExample }),
      },
    },
    refusals: ['payload_too_large', 'invalid_params'],
  },
  {
    method: 'post',
    path: `${ARTICLES}/batch`,
    id: 'startArticles',
    tag: 'Articles',
    summary: 'Start up to a hundred articles',
    description:
      'Rows start one by one, as many as there is room for, in one transaction. The call answers 202 even when rows are refused, so look at `refused`. A row whose id is known is accepted and starts nothing.',
    access: 'paid',
    body: { type: 'application/json', schema: 'BatchOfBriefs', examples: batchExamples },
    answers: {
      202: {
        description: 'What came of each row.',
        content: json('BatchResult', { 'one row refused': batchAnswerExample }),
      },
    },
    refusals: ['payload_too_large', 'invalid_params'],
  },
  {
    method: 'get',
    path: `${ARTICLES}/{article_id}`,
    id: 'readArticle',
    tag: 'Articles',
    summary: 'Read an article',
    description: 'One article, in the shape that the list has.',
    access: 'keyed',
    answers: {
      200: { description: 'The article.', content: json('Article', { 'a draft': articleExample }) },
    },
    refusals: ['not_found'],
  },
  {
    method: 'get',
    path: `${ARTICLES}/{article_id}/image`,
    id: 'readArticleImage',
    tag: 'Articles',
    summary: 'Read the image of an article',
    description: 'Its bytes, with their own content type; 404 when the article has no image.',
    access: 'keyed',
    answers: {
      200: {
        description: 'The image.',
        content: ['image/png', 'image/jpeg', 'image/webp'].map((type) => ({
          type,
          schema: { type: 'string', contentMediaType: type, description: 'The bytes of the image.' },
          examples: {},
        })),
      },
    },
    refusals: ['not_found'],
  },
  {
    method: 'get',
    path: `${ARTICLES}/{article_id}/provenance`,
    id: 'readProvenance',
    tag: 'Articles',
    summary: 'Read the record of an article',
    description:
      'What it was written from, what each of its sentences rests on, and what the desk found. Records of earlier versions may have less.',
    access: 'keyed',
    answers: {
      200: {
        description: 'The record.',
        content: [
          {
            type: 'application/json',
            schema: { anyOf: [componentRef('Provenance'), componentRef('EarlierProvenance')] },
            examples: { 'a record': provenanceExample },
          },
        ],
      },
    },
    refusals: ['not_found'],
  },
];
