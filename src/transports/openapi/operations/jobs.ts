import { cancelledJobExample, jobExample } from '../examples/articles.js';
import { json, type Operation } from '../operation.js';

export const jobOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/v1/jobs/{id}',
    id: 'readJob',
    tag: 'Jobs',
    summary: 'Poll an article job',
    description: 'How far the job is. Any key of the account may ask; it spends nothing.',
    access: 'keyed',
    answers: {
      200: { description: 'The progress.', content: json('ArticleJob', { running: jobExample }) },
    },
    refusals: ['not_found'],
  },
  {
    method: 'post',
    path: '/v1/jobs/{id}/cancel',
    id: 'cancelJob',
    tag: 'Jobs',
    summary: 'Cancel an article job',
    description:
      'Ends a job that is queued or running. Needs a key with Full access, spends nothing and gives nothing back.',
    access: 'keyed',
    answers: {
      202: {
        description: 'The job is cancelled.',
        content: json('ArticleJob', { cancelled: cancelledJobExample }),
      },
    },
    refusals: ['key_read_only', 'not_found', 'conflict'],
  },
];
