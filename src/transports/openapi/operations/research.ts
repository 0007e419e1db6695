import { json, type Operation } from '../operation.js';

const REPORT = '0e000000-0000-4000-8000-000000000001';

const running = {
  id: REPORT,
  status: 'running',
  edition: '0a000000-0000-4000-8000-000000000004',
  stage: 'search',
  progress: 52,
  error: null,
  created_at: '2026-11-20T08:15:30.123456',
  finished_at: null,
  report: null,
};

/** What is described only once it is served. */
export const DESCRIBED = { research: false };

export const researchOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/v1/editions/{slug}/research',
    id: 'startResearch',
    tag: 'Research',
    summary: 'Start a research report',
    description:
      'A report on the domain of the edition, which must be verified. One report of an edition runs at a time: a further start answers the running one and spends nothing. There is no body.',
    access: 'paid',
    answers: {
      202: {
        description: 'The report runs.',
        content: json('ReportStart', { started: { id: REPORT, status: 'running' } }),
      },
    },
    refusals: [],
  },
  {
    method: 'get',
    path: '/v1/editions/{slug}/research/{report_id}',
    id: 'readResearch',
    tag: 'Research',
    summary: 'Poll a research report',
    description:
      'How far the report is, and the report itself once it is done. Any key of the account may ask; it spends nothing.',
    access: 'keyed',
    answers: {
      200: {
        description: 'The progress, and what was found.',
        content: json('Report', { 'while it runs': running }),
      },
    },
    refusals: ['not_found'],
  },
];
