import { z } from 'zod';
import { JOB_STATUSES } from '../../../domain/article/job.js';
import { AUDIT_STATUSES } from '../../../domain/audit/audit.js';
import type { ListPage } from '../../../domain/list-query.js';
import { REPORT_STATUSES } from '../../../domain/report/report.js';
import { auditListQuery, jobListQuery, parseListQuery, reportListQuery } from '../../input/listing.js';
import { presentPage } from '../../output/list-page.js';
import type { McpCall, McpParts } from '../mcp-parts.js';
import { pageWithin, type Rows } from '../tool-answer.js';
import { cursorField, defineTool, editionField, fields, limitField, pageFields } from '../tool.js';
import { findWork, presentWork, waitForWork, WORK_KINDS, type AnyWork, type WorkKind } from './work.js';

/** Clients give a call up after 60 seconds. */
const LONGEST_WAIT_SECONDS = 25;

const jobIdField = z.string().max(100).describe('Id of a job, an audit or a research report.');

const workFields = {
  kind: fields.text,
  id: fields.text,
  edition: fields.text,
  status: fields.text,
  stage: fields.text,
  progress: fields.count,
  article_id: fields.text,
  warnings: fields.rows,
  error: fields.object,
  poll_after_ms: fields.count,
};

const STATUSES = [...new Set([...JOB_STATUSES, ...AUDIT_STATUSES, ...REPORT_STATUSES])] as [
  string,
  ...string[],
];

async function listWork(
  kind: WorkKind,
  { edition, ...query }: { edition: string; limit: number; status?: unknown; cursor?: unknown },
  { actor }: McpCall,
  { lists, now }: McpParts,
): Promise<Rows> {
  const rowsOf = <Work>(
    page: ListPage<Work> & { readonly limit: number },
    name: (work: Work) => AnyWork,
  ): Rows => ({
    rows: page.items.map(({ item }) => presentWork(name(item), now())),
    next: presentPage(page).next,
  });
  switch (kind) {
    case 'article': {
      const page = await lists.jobs.page(actor, edition, () => parseListQuery('jobs', jobListQuery, query));
      return rowsOf(page, (work) => ({ kind, work }));
    }
    case 'audit': {
      const page = await lists.audits.page(actor, edition, () =>
        parseListQuery('audits', auditListQuery, query),
      );
      return rowsOf(page, (work) => ({ kind, work }));
    }
    default: {
      const page = await lists.reports.page(actor, edition, () =>
        parseListQuery('reports', reportListQuery, query),
      );
      return rowsOf(page, (work) => ({ kind, work }));
    }
  }
}

export const listJobs = defineTool({
  name: 'list_jobs',
  title: 'List jobs',
  description: 'Work of an edition, newest first: article jobs, audits or research reports.',
  access: 'read',
  input: z.strictObject({
    edition: editionField,
    kind: z.enum(WORK_KINDS).optional().describe('article if left out.'),
    status: z.enum(STATUSES).optional().describe('Audits crawl and analyse; a report is running.'),
    cursor: cursorField,
    limit: limitField(50),
  }),
  output: { jobs: fields.rows, ...pageFields },
  required: ['jobs'],
  run: async ({ edition, kind = 'article', status, cursor, limit }, call, parts) => ({
    answer: await pageWithin('jobs', { asked: limit ?? null, usual: 20 }, (rows) =>
      listWork(kind, { edition, status, cursor, limit: rows }, call, parts),
    ),
  }),
});

export const getJob = defineTool({
  name: 'get_job',
  title: 'Get a job',
  description:
    'How far a job, an audit or a report is. With wait_seconds it answers once it has ended, or when the time is over: call again until status is done, failed or cancelled.',
  access: 'read',
  input: z.strictObject({
    job_id: jobIdField,
    wait_seconds: z.number().min(0).max(LONGEST_WAIT_SECONDS).optional().describe('0 if left out.'),
  }),
  output: workFields,
  required: ['kind', 'id', 'status', 'progress'],
  run: async ({ job_id: id, wait_seconds: seconds = 0 }, call, parts) => {
    const found = await findWork(call, parts, id);
    return { answer: presentWork(await waitForWork(found, seconds * 1000, call, parts), parts.now()) };
  },
});

export const cancelJob = defineTool({
  name: 'cancel_job',
  title: 'Cancel a job',
  description:
    'Ends a job, an audit or a report that has not ended. What it cost stays spent. Ask the person first.',
  access: 'write',
  isDestructive: true,
  isIdempotent: true,
  input: z.strictObject({ job_id: jobIdField }),
  output: workFields,
  required: ['kind', 'id', 'status'],
  run: async ({ job_id: id }, call, parts) => {
    const found = await findWork(call, parts, id);
    return { answer: presentWork(await cancelled(found, call, parts), parts.now()) };
  },
});

async function cancelled(
  { kind, work: { id } }: AnyWork,
  { actor }: McpCall,
  { jobs, audits, reports }: McpParts,
): Promise<AnyWork> {
  switch (kind) {
    case 'article':
      return { kind, work: await jobs.cancel(actor, id) };
    case 'audit':
      return { kind, work: await audits.cancel(actor, id) };
    default:
      return { kind, work: await reports.cancel(actor, id) };
  }
}
