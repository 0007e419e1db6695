import { doneReportExample, reportStartExample, runningReportExample } from '../examples/reports.js';
import { json, type Operation } from '../operation.js';

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
        content: json('ReportStart', { started: reportStartExample }),
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
        content: json('Report', {
          'while it runs': runningReportExample,
          'once it is done': doneReportExample,
        }),
      },
    },
    refusals: ['not_found'],
  },
];
