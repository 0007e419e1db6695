import type { Response } from 'express';
import type { Article } from '../../../domain/article/article.js';
import type { JobProgress } from '../../../domain/article/job.js';
import { isOfThisVersion } from '../../../domain/article/provenance.js';
import { refuse } from '../../../domain/errors.js';
import type { Instant } from '../../../domain/instant.js';
import { earlierRecordShape, provenanceShape } from '../../../domain/article/provenance-shape.js';
import { batchShape, briefShape, parseBatch, parseBrief } from '../../input/brief.js';
import { editShape, etagOf, parseEdit, parseIfMatch } from '../../input/edit.js';
import { parsePublish, parseRecordFormat, publishShape, recordFormatShape } from '../../input/fields.js';
import {
  articleFilterShape,
  changesShape,
  parseArticleFilter,
  parseChangesQuery,
  parseRevisionsWindow,
  revisionsShape,
} from '../../input/listing.js';
import { BATCH, readJson, readOptionalJson } from '../../body/read-json.js';
import {
  articlePageShape,
  articleShape,
  presentArticle,
  presentArticlePage,
  presentChanges,
  presentPublication,
  presentRevisionPage,
  publicationShape,
  revisionPageShape,
} from '../../output/article.js';
import {
  batchAnswerShape,
  jobShape,
  presentBatch,
  presentJob,
  presentStart,
  startShape,
} from '../../output/job.js';
import { PAGE_POLICY } from '../../output/html-page.js';
import { jsonLdOf } from '../../output/json-ld.js';
import { presentProvenance } from '../../output/provenance.js';
import { recordPage } from '../../output/record-page.js';
import { encodeListing } from '../../output/write-json.js';
import type { RestParts } from '../rest-parts.js';
import { defineRoute, json, reply, SENT } from '../route.js';
import {
  articleChangesExample,
  articleExample,
  articlePageExample,
  batchAnswerExample,
  batchExamples,
  briefExamples,
  editExamples,
  jobExample,
  jsonLdExample,
  provenanceExample,
  publicationExample,
  publishedExample,
  publishExamples,
  revisionPageExample,
  startExample,
} from './examples/articles.js';

export const ARTICLES = '/v1/editions/{slug}/articles';

function replyArticle(response: Response, article: Article) {
  response.setHeader('ETag', etagOf(article));
  return reply(200, presentArticle(article));
}

/** An id is the account's: of one that was used in another edition the answer is as good, and yet not what was meant. */
function reportOtherEditions(response: Response, slug: string, jobs: readonly JobProgress[]): void {
  const others = new Set(jobs.map(({ editionId }) => editionId));
  others.delete(slug.toLowerCase());
  if (others.size > 0) response.setHeader('Galley-Edition', [...others].join(', '));
}

/** Contract §4.1, §4.2, §4.5, and the paths of one article. */
export const articleRoutes = [
  defineRoute({
    id: 'listArticles',
    method: 'get',
    path: ARTICLES,
    tag: 'Articles',
    summary: 'List finished articles',
    description:
      'Oldest first, with their whole HTML. To pull finished articles incrementally, keep the newest `created_at` that you saw and send it as `since` next time: every article comes exactly once, however many finish at the same moment. To follow what was published, edited or deleted as well, send `changed_since`: with `status=published` and `since` you would miss what was published later than it was finished.',
    access: 'read',
    graph: 'Query.edition',
    query: { ...articleFilterShape.shape, changed_since: changesShape.shape.changed_since },
    answers: {
      200: json('A page of articles; with `changed_since` of what changed after it.', articlePageShape, {
        'one article': articlePageExample,
        'two changes': articleChangesExample,
      }),
    },
    refusals: ['invalid_params'],
    handle: async ({ actor, params, request, response }, { articles }: RestParts) => {
      if (request.query['changed_since'] !== undefined) {
        const query: { changedSince: Instant | null; limit: number } = { changedSince: null, limit: 0 };
        const changes = await articles.changes(actor, params.slug, () =>
          Object.assign(query, parseChangesQuery(request.query)),
        );
        const { articles: listed, ...head } = presentChanges(changes, query);
        response.type('json').send(encodeListing(head, 'articles', listed));
        return SENT;
      }
      const page = await articles.list(actor, params.slug, () => parseArticleFilter(request.query));
      const { articles: listed, ...head } = presentArticlePage(page);
      response.type('json').send(encodeListing(head, 'articles', listed));
      return SENT;
    },
  }),
  defineRoute({
    id: 'startArticle',
    method: 'post',
    path: ARTICLES,
    tag: 'Articles',
    summary: 'Start an article',
    description:
      'Answers at once; the article is written in the background, and its job is polled. Send an `id` of your own and the call may be repeated: with an id that is known, nothing is started and nothing is spent. An id is the account’s: where it was used in another edition, `Galley-Edition` names that one.',
    access: 'paid',
    graph: 'Mutation.startArticle',
    body: { type: 'application/json', schema: briefShape, examples: briefExamples },
    answers: {
      200: {
        ...json('The `id` is known: the progress of that job, and nothing was started.', jobShape, {
          'a repeat': jobExample,
        }),
        headers: ['Galley-Edition'],
      },
      202: json('The job was started.', startShape, { started: startExample }),
    },
    refusals: ['payload_too_large', 'invalid_params'],
    handle: async ({ actor, params, request, response }, { articleStarts }: RestParts) => {
      const permit = await articleStarts.admit(actor, params.slug);
      const brief = parseBrief(await readJson(request, response), permit.checkSources);
      const start = await permit.start(brief);
      if (start.created) return reply(202, presentStart(start), start.paidActions);
      reportOtherEditions(response, params.slug, [start.progress]);
      return reply(200, presentJob(start.progress));
    },
  }),
  defineRoute({
    id: 'startArticles',
    method: 'post',
    path: `${ARTICLES}/batch`,
    tag: 'Articles',
    summary: 'Start up to a hundred articles',
    description:
      'Rows start one by one, as many as there is room for, in one transaction. The call answers 202 even when rows are refused, so look at `refused`. A row whose id is known is accepted and starts nothing; `Galley-Edition` names the editions of such rows, if they are others.',
    access: 'paid',
    graph: 'Mutation.startArticles',
    body: { type: 'application/json', schema: batchShape, examples: batchExamples },
    answers: {
      202: {
        ...json('What came of each row.', batchAnswerShape, { 'one row refused': batchAnswerExample }),
        headers: ['Galley-Edition'],
      },
    },
    refusals: ['payload_too_large', 'invalid_params'],
    handle: async ({ actor, params, request, response }, { articleStarts }: RestParts) => {
      const permit = await articleStarts.admit(actor, params.slug);
      const briefs = await parseBatch(await readJson(request, response, BATCH), permit.checkSources);
      const batch = await permit.startBatch(briefs);
      reportOtherEditions(response, params.slug, batch.jobs);
      return reply(202, presentBatch(batch), batch.paidActions);
    },
  }),
  defineRoute({
    id: 'readArticle',
    method: 'get',
    path: `${ARTICLES}/{article_id}`,
    tag: 'Articles',
    summary: 'Read an article',
    description:
      'One article, in the shape that the list has. Its `ETag` is what an edit names in `If-Match`.',
    access: 'read',
    graph: 'Query.article',
    answers: { 200: json('The article.', articleShape, { 'a draft': articleExample }) },
    refusals: [],
    handle: async ({ actor, params, response }, { articles }: RestParts) =>
      replyArticle(response, await articles.find(actor, params.slug, params.article_id)),
  }),
  defineRoute({
    id: 'updateArticle',
    method: 'patch',
    path: `${ARTICLES}/{article_id}`,
    tag: 'Articles',
    summary: 'Edit an article',
    description:
      'Each given field replaces that of the article. The HTML is sanitised, and the desk checks the new text; a published article stays published whatever it finds. What was there before is stored as a revision, and the record tells who changed what. Needs a key with Full access and is no paid action.',
    access: 'write',
    graph: 'Mutation.updateArticle',
    body: { type: 'application/json', schema: editShape, examples: editExamples },
    answers: {
      200: {
        ...json('The article as it is now.', articleShape, { edited: articleExample }),
        headers: ['ETag'],
      },
    },
    refusals: ['conflict', 'payload_too_large', 'invalid_params'],
    handle: async ({ actor, params, request, response }, { publishing }: RestParts) => {
      const permit = await publishing.admit(actor, params.slug, params.article_id, 'editing an article');
      const edit = parseEdit(await readJson(request, response));
      return replyArticle(response, await permit.edit(edit, parseIfMatch(request.headers['if-match'])));
    },
  }),
  defineRoute({
    id: 'listRevisions',
    method: 'get',
    path: `${ARTICLES}/{article_id}/revisions`,
    tag: 'Articles',
    summary: 'List what an article was before its edits',
    description:
      'Newest first, ten at the most, with who replaced each and when. The newest 100 are stored, and always the first, which is what Galley wrote.',
    access: 'read',
    graph: null,
    query: revisionsShape.shape,
    answers: { 200: json('A page of revisions.', revisionPageShape, { 'one edit': revisionPageExample }) },
    refusals: [],
    handle: async ({ actor, params, request }, { articles }: RestParts) => {
      const window = parseRevisionsWindow(request.query);
      return reply(
        200,
        presentRevisionPage(await articles.revisions(actor, params.slug, params.article_id, window)),
      );
    },
  }),
  defineRoute({
    id: 'deleteArticle',
    method: 'delete',
    path: `${ARTICLES}/{article_id}`,
    tag: 'Articles',
    summary: 'Delete an article',
    description:
      'For good: its texts, its record and its image are erased, and what its job had of them. It is gone from every list and poll; the feed of changes tells of it. Needs a key with Full access and is no paid action.',
    access: 'write',
    graph: 'Mutation.deleteArticle',
    answers: { 204: { description: 'It is deleted.', content: [] } },
    refusals: [],
    handle: async ({ actor, params, response }, { publishing }: RestParts) => {
      const permit = await publishing.admit(actor, params.slug, params.article_id, 'deleting an article');
      await permit.delete();
      response.status(204).end();
      return SENT;
    },
  }),
  defineRoute({
    id: 'publishArticle',
    method: 'post',
    path: `${ARTICLES}/{article_id}/publish`,
    tag: 'Articles',
    summary: 'Publish an article',
    description:
      'What is published stays so. While a blocking check of the desk fails it is refused, unless an editor, which is the owner of the key, overrides it with a reason. Needs a key with Full access and is no paid action.',
    access: 'write',
    graph: 'Mutation.publishArticle',
    body: { type: 'application/json', schema: publishShape, examples: publishExamples, isOptional: true },
    answers: {
      200: { ...json('The article.', articleShape, { published: publishedExample }), headers: ['ETag'] },
    },
    refusals: ['conflict', 'payload_too_large', 'invalid_params'],
    handle: async ({ actor, params, request, response }, { publishing }: RestParts) => {
      const permit = await publishing.admit(actor, params.slug, params.article_id, 'publishing an article');
      const reason = parsePublish(await readOptionalJson(request, response));
      return replyArticle(response, await permit.publish(reason));
    },
  }),
  defineRoute({
    id: 'unpublishArticle',
    method: 'post',
    path: `${ARTICLES}/{article_id}/unpublish`,
    tag: 'Articles',
    summary: 'Make a published article a draft again',
    description: 'A draft stays one. Needs a key with Full access and is no paid action.',
    access: 'write',
    graph: 'Mutation.unpublishArticle',
    answers: {
      200: { ...json('The article.', articleShape, { 'a draft': articleExample }), headers: ['ETag'] },
    },
    refusals: ['conflict'],
    handle: async ({ actor, params, response }, { publishing }: RestParts) => {
      const permit = await publishing.admit(actor, params.slug, params.article_id, 'withdrawing an article');
      return replyArticle(response, await permit.unpublish());
    },
  }),
  defineRoute({
    id: 'readPublication',
    method: 'get',
    path: `${ARTICLES}/{article_id}/publication`,
    tag: 'Articles',
    summary: 'Read when and by whom an article was published',
    description: 'The `published_at` of an article itself is always null.',
    access: 'read',
    graph: null,
    answers: { 200: json('The publication.', publicationShape, { published: publicationExample }) },
    refusals: [],
    handle: async ({ actor, params }, { articles }: RestParts) =>
      reply(200, presentPublication(await articles.find(actor, params.slug, params.article_id))),
  }),
  defineRoute({
    id: 'readProvenance',
    method: 'get',
    path: `${ARTICLES}/{article_id}/provenance`,
    tag: 'Articles',
    summary: 'Read the record of an article',
    description:
      'What it was written from, what each of its sentences rests on, and what the desk found: as JSON, as a page for people, or as JSON-LD. Records of earlier versions may have less, and are JSON alone.',
    access: 'read',
    graph: 'Query.article',
    query: recordFormatShape.shape,
    answers: {
      200: {
        description: 'The record, in the `format` that was asked for.',
        content: [
          {
            type: 'application/json',
            schema: [provenanceShape, earlierRecordShape],
            examples: { 'a record': provenanceExample },
          },
          {
            type: 'text/html',
            schema: {
              type: 'string',
              description: 'A page that stands by itself: every sentence beside its source.',
            },
            examples: { 'the beginning': '<!doctype html>\n<html lang="en">' },
          },
          {
            type: 'application/ld+json',
            schema: {
              type: 'object',
              description:
                'The article in the words of schema.org, with its sources as `citation` and `isBasedOn`.',
            },
            examples: { 'an article': jsonLdExample },
          },
        ],
      },
    },
    refusals: ['invalid_params'],
    handle: async ({ actor, params, request, response }, { articles }: RestParts) => {
      const { record, ...about } = await articles.recorded(actor, params.slug, params.article_id);
      const format = parseRecordFormat(request.query);
      if (format === 'json') {
        response.json(presentProvenance(record));
        return SENT;
      }
      if (!isOfThisVersion(record))
        throw refuse('not_found', 'The record of this article is of an earlier version, and is JSON alone.');
      if (format === 'jsonld') response.type('application/ld+json').json(jsonLdOf({ ...about, record }));
      else
        response
          .set('Content-Security-Policy', PAGE_POLICY)
          .type('html')
          .send(recordPage({ ...about, record }));
      return SENT;
    },
  }),
];
