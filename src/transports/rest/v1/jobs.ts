import { jobIdsShape, jobListQuery, parseJobIds, parseListQuery } from '../../input/listing.js';
import { jobListShape, jobPageShape, jobShape, presentJob, presentJobs } from '../../output/job.js';
import { presentPage } from '../../output/list-page.js';
import type { RestParts } from '../rest-parts.js';
import { defineRoute, json, reply } from '../route.js';
import { cancelledJobExample, jobExample, retriedJobExample } from './examples/articles.js';

/** Decisions §5 and §11. */
export const jobRoutes = [
  defineRoute({
    id: 'listJobs',
    method: 'get',
    path: '/v1/editions/{slug}/jobs',
    tag: 'Jobs',
    summary: 'List the jobs of an edition',
    description:
      'Article jobs, newest first. Send `next` as `cursor` for the next page, until it is null; a page may be short before that.',
    access: 'read',
    graph: 'Query.edition',
    query: jobListQuery.shape,
    answers: {
      200: json('A page of jobs.', jobPageShape, {
        'the last page': { limit: 20, jobs: [jobExample], next: null },
      }),
    },
    refusals: ['invalid_params'],
    handle: async ({ actor, params, request }, { lists }: RestParts) => {
      const page = await lists.jobs.page(actor, params.slug, () =>
        parseListQuery('jobs', jobListQuery, request.query),
      );
      return reply(200, { ...presentPage(page), jobs: page.items.map(({ item }) => presentJob(item)) });
    },
  }),
  defineRoute({
    id: 'readJobs',
    method: 'get',
    path: '/v1/jobs',
    tag: 'Jobs',
    summary: 'Poll several article jobs',
    description:
      'The progress of up to a hundred jobs in one request, for example of those that a batch started. Ids that are none of the account’s are left out.',
    access: 'self',
    // A document of GraphQL asks for several jobs by itself.
    graph: null,
    query: jobIdsShape.shape,
    answers: { 200: json('The progress of each.', jobListShape, { 'one running': { jobs: [jobExample] } }) },
    refusals: ['invalid_params'],
    handle: async ({ actor, request }, { jobs }: RestParts) =>
      reply(200, presentJobs(await jobs.several(actor, parseJobIds(request.query)))),
  }),
  defineRoute({
    id: 'readJob',
    method: 'get',
    path: '/v1/jobs/{id}',
    tag: 'Jobs',
    summary: 'Poll an article job',
    description: 'How far the job is. Any key of the account may ask; it spends nothing.',
    access: 'read',
    graph: 'Query.job',
    answers: { 200: json('The progress.', jobShape, { running: jobExample }) },
    refusals: [],
    handle: async ({ actor, params }, { jobs }: RestParts) =>
      reply(200, presentJob(await jobs.progress(actor, params.id))),
  }),
  defineRoute({
    id: 'cancelJob',
    method: 'post',
    path: '/v1/jobs/{id}/cancel',
    tag: 'Jobs',
    summary: 'Cancel an article job',
    description:
      'Ends a job that is queued or running. Needs a key with Full access, spends nothing and gives nothing back.',
    access: 'write',
    graph: 'Mutation.cancelJob',
    answers: { 202: json('The job is cancelled.', jobShape, { cancelled: cancelledJobExample }) },
    refusals: ['conflict'],
    handle: async ({ actor, params }, { jobs }: RestParts) =>
      reply(202, presentJob(await jobs.cancel(actor, params.id))),
  }),
  defineRoute({
    id: 'retryJob',
    method: 'post',
    path: '/v1/jobs/{id}/retry',
    tag: 'Jobs',
    summary: 'Retry a failed article job',
    description:
      'Starts a new job with the brief of one that failed, in the edition of that one; the failed job stays as it is. It is a paid action. A job is retried once: a further retry answers the job of the first one and spends nothing. To retry once more, retry that job.',
    access: 'paid',
    graph: 'Mutation.retryJob',
    answers: {
      200: json(
        'The job was retried before: the progress of that retry, and nothing was started.',
        jobShape,
        {
          'a repeat': jobExample,
        },
      ),
      202: json('The new job, and its progress.', jobShape, { started: retriedJobExample }),
    },
    refusals: ['conflict'],
    handle: async ({ actor, params }, { articleStarts }: RestParts) => {
      const start = await articleStarts.retry(actor, params.id);
      return start.created
        ? reply(202, presentJob(start.progress), start.paidActions)
        : reply(200, presentJob(start.progress));
    },
  }),
];
