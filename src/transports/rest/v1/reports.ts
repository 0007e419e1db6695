import { parseListQuery, reportListQuery } from '../../input/listing.js';
import { presentPage } from '../../output/list-page.js';
import {
  presentReport,
  presentReportProgress,
  presentReportStart,
  reportPageShape,
  reportShape,
  reportStartShape,
} from '../../output/report.js';
import type { RestParts } from '../rest-parts.js';
import { defineRoute, json, reply } from '../route.js';
import {
  cancelledReportExample,
  doneReportExample,
  reportPageExample,
  reportStartExample,
  runningReportExample,
} from './examples/reports.js';

/** Contract §4.3. */
export const reportRoutes = [
  defineRoute({
    id: 'listResearch',
    method: 'get',
    path: '/v1/editions/{slug}/research',
    tag: 'Research',
    summary: 'List the research reports of an edition',
    description:
      'How far each is, newest first, without the reports themselves. Send `next` as `cursor` for the next page, until it is null; a page may be short before that.',
    access: 'read',
    graph: 'Query.edition',
    query: reportListQuery.shape,
    answers: { 200: json('A page of reports.', reportPageShape, { 'the last page': reportPageExample }) },
    refusals: ['invalid_params'],
    handle: async ({ actor, params, request }, { lists }: RestParts) => {
      const page = await lists.reports.page(actor, params.slug, () =>
        parseListQuery('reports', reportListQuery, request.query),
      );
      return reply(200, {
        ...presentPage(page),
        reports: page.items.map(({ item }) => presentReportProgress(item)),
      });
    },
  }),
  defineRoute({
    id: 'startResearch',
    method: 'post',
    path: '/v1/editions/{slug}/research',
    tag: 'Research',
    summary: 'Start a research report',
    description:
      'A report on the domain of the edition, which must be verified. One report of an edition runs at a time: a further start answers the running one and spends nothing. There is no body.',
    access: 'paid',
    graph: 'Mutation.startResearch',
    answers: { 202: json('The report runs.', reportStartShape, { started: reportStartExample }) },
    refusals: [],
    handle: async ({ actor, params }, { reports }: RestParts) => {
      const permit = await reports.admit(actor, params.slug);
      const start = await permit.start(null);
      return reply(202, presentReportStart(start.work), start.paidActions);
    },
  }),
  defineRoute({
    id: 'readResearch',
    method: 'get',
    path: '/v1/editions/{slug}/research/{report_id}',
    tag: 'Research',
    summary: 'Poll a research report',
    description:
      'How far the report is, and the report itself once it is done. Any key of the account may ask; it spends nothing.',
    access: 'read',
    graph: 'Query.researchReport',
    answers: {
      200: json('The progress, and what was found.', reportShape, {
        'while it runs': runningReportExample,
        'once it is done': doneReportExample,
      }),
    },
    refusals: ['conflict'],
    handle: async ({ actor, params }, { reports }: RestParts) => {
      const report = await reports.poll(actor, params.slug, params.report_id);
      return reply(200, presentReport(report, await reports.recordOf(report)));
    },
  }),
  defineRoute({
    id: 'cancelResearch',
    method: 'post',
    path: '/v1/editions/{slug}/research/{report_id}/cancel',
    tag: 'Research',
    summary: 'Cancel a research report',
    description:
      'Ends a report that runs: it is `failed` with the code `cancelled`, and the edition may start the next one at once. Needs a key with Full access, spends nothing and gives nothing back.',
    access: 'write',
    graph: 'Mutation.cancelResearch',
    answers: {
      202: json('The report is cancelled.', reportShape, { cancelled: cancelledReportExample }),
    },
    refusals: ['conflict'],
    handle: async ({ actor, params }, { reports }: RestParts) => {
      const { id } = await reports.poll(actor, params.slug, params.report_id);
      return reply(202, presentReport(await reports.cancel(actor, id), null));
    },
  }),
];
