import { jobShape, presentJob } from '../../output/job.js';
import type { RestParts } from '../rest-parts.js';
import { defineRoute, json, reply } from '../route.js';
import { cancelledJobExample, jobExample } from './examples/articles.js';

/** Decisions §5 and §11. */
export const jobRoutes = [
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
];
