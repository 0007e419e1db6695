import { z } from 'zod';
import {
  REPORT_STAGES,
  REPORT_STATUSES,
  type ReportProgress,
  type ReportRecord,
} from '../../domain/report/report.js';
import { reportRecordShape } from '../../domain/report/report-record-shape.js';
import { type Answer, countShape, inSnakeCase, instantShape, presentInstant, uuidShape } from './shape.js';
import { engineShape, warningShape } from '../../domain/article/job-shape.js';
import { evidenceMoments } from './provenance.js';
import { percentShape, stagesShape } from './progress.js';
import { pageFields } from './list-page.js';
import { snakeFields } from './snake-keys.js';

/**
 * The answer of a poll (decisions §8), with what a job's has besides.
 * @param record null until it is done
 */
export function presentReport(
  report: ReportProgress,
  record: ReportRecord | null,
): Answer<typeof reportShape> {
  return { ...presentReportProgress(report), report: record && presentRecord(record) };
}

/** The same as an entry of a list, which has no record. */
export function presentReportProgress(report: ReportProgress): Answer<typeof reportProgressShape> {
  return {
    id: report.id,
    status: report.status,
    edition: report.editionId,
    stage: report.stage,
    progress: report.progress,
    stages: report.stages.map((stage) => ({
      name: stage.name,
      status: stage.status,
      started_at: presentInstant(stage.startedAt),
      finished_at: presentInstant(stage.finishedAt),
    })),
    attempt: report.attempt,
    max_attempts: report.maxAttempts,
    engine: { mode: report.engine.mode, provider: report.engine.provider, model: report.engine.model },
    warnings: report.warnings.map(({ code, message, stage }) => ({ code, message, stage })),
    error: report.error && {
      code: report.error.code,
      message: report.error.message,
      stage: report.error.stage,
      retryable: report.error.retryable,
    },
    created_at: presentInstant(report.createdAt),
    started_at: presentInstant(report.startedAt),
    updated_at: presentInstant(report.updatedAt),
    finished_at: presentInstant(report.finishedAt),
  };
}

/** Contract §2.5. */
export function presentReportStart({
  id,
  status,
}: Pick<ReportProgress, 'id' | 'status'>): Answer<typeof reportStartShape> {
  return { id, status };
}

/** A record as REST writes it. */
export function presentRecord(record: ReportRecord) {
  const { domain, site, dataAsOf } = record;
  const shown: ReportRecord = {
    ...record,
    domain: { ...domain, verifiedAt: presentInstant(domain.verifiedAt) },
    site: {
      ...site,
      pages: site.pages.map((page) => ({ ...page, fetchedAt: presentInstant(page.fetchedAt) })),
    },
    ...evidenceMoments(record),
    createdAt: presentInstant(record.createdAt),
    dataAsOf: { oldest: presentInstant(dataAsOf.oldest), newest: presentInstant(dataAsOf.newest) },
  };
  return snakeFields(shown);
}

const reportStatus = z.enum(REPORT_STATUSES);
const stageName = z.enum(REPORT_STAGES);

/** Contract §2.5. */
export const reportStartShape = z
  .object({
    id: uuidShape.describe('The report id, by which it is polled.'),
    status: reportStatus.describe('`running`, also for one that runs already.'),
  })
  .describe('A report that was started, or that runs already.');

const progressFields = {
  id: uuidShape,
  status: reportStatus.describe('`done` and `failed` are final.'),
  edition: uuidShape.nullable().describe('null for one from the command line, which no key can ask for.'),
  stage: stageName
    .nullable()
    .describe('The stage that runs, or in which it failed; null before the first and once it is done.'),
  progress: percentShape,
  stages: stagesShape(stageName),
  attempt: countShape.describe('How often a worker has taken it.'),
  max_attempts: countShape.describe('How often one may.'),
  engine: engineShape,
  warnings: z.array(warningShape),
  error: z
    .object({
      code: z.string(),
      message: z.string(),
      stage: stageName.nullable(),
      retryable: z.boolean().describe('Whether another attempt may do better.'),
    })
    .nullable()
    .describe('Why it failed, or why its last attempt did; docs/research.md lists the codes.'),
  created_at: instantShape,
  started_at: instantShape.nullable(),
  updated_at: instantShape,
  finished_at: instantShape.nullable(),
};

/** Decisions §8. */
export const reportShape = z
  .object({
    ...progressFields,
    report: inSnakeCase(reportRecordShape).nullable().describe('null until it is done.'),
  })
  .describe('How far a research report is, and the report once it is done.');

export const reportProgressShape = z.object(progressFields).describe('How far a research report is.');

/** Decisions §11. */
export const reportPageShape = z
  .object({ ...pageFields, reports: z.array(reportProgressShape).max(100).describe('Newest first.') })
  .describe('A page of the reports on the domain of an edition.');
