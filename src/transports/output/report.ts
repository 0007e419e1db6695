import { z } from 'zod';
import {
  REPORT_STAGES,
  REPORT_STATUSES,
  type ReportProgress,
  type ReportRecord,
} from '../../domain/report/report.js';
import {
  type Answer,
  countShape,
  instantShape,
  presentInstant,
  shapeOf,
  shareShape,
  urlShape,
  uuidShape,
} from './shape.js';
import { engineShape, stageStatusShape, warningShape } from './job.js';
import { claimShape, deskCheckShape, queryShape, sourceShape } from './provenance.js';

/**
 * The answer of a poll (decisions §8), with what a job's has besides.
 * @param record null until it is done
 */
export function presentReport(
  report: ReportProgress,
  record: ReportRecord | null,
): Answer<typeof reportShape> {
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
    report: record && presentRecord(record),
  };
}

/** Contract §2.5. */
export function presentReportStart({
  id,
  status,
}: Pick<ReportProgress, 'id' | 'status'>): Answer<typeof reportStartShape> {
  return { id, status };
}

/** The record as it is stored, its moments as REST writes them; what a page says of its own date stays as it said it. */
export function presentRecord(record: ReportRecord): Answer<typeof reportRecordShape> {
  return {
    ...record,
    domain: { ...record.domain, verified_at: presentInstant(record.domain.verified_at) },
    site: {
      ...record.site,
      pages: record.site.pages.map((page) => ({ ...page, fetched_at: presentInstant(page.fetched_at) })),
    },
    sources: record.sources.map((source) => ({ ...source, fetched_at: presentInstant(source.fetched_at) })),
    queries: record.queries.map((query) => ({ ...query, at: presentInstant(query.at) })),
    checks: record.checks.map((check) => ({
      ...check,
      override: check.override && { ...check.override, at: presentInstant(check.override.at) },
    })),
    created_at: presentInstant(record.created_at),
    data_as_of: {
      oldest: presentInstant(record.data_as_of.oldest),
      newest: presentInstant(record.data_as_of.newest),
    },
  };
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

const statementFields = { text: z.string(), claim_ids: z.array(z.string()) };

/** As a record is stored and, but for how its moments are written, sent. */
export const reportRecordShape = shapeOf<ReportRecord>()(
  z
    .object({
      schema_version: countShape,
      id: uuidShape,
      edition: uuidShape.nullable().describe('null for one from the command line.'),
      domain: z.object({
        host: z.string(),
        verified_at: instantShape.nullable(),
        method: z.enum(['meta', 'file', 'dns', 'google', 'operator']).nullable(),
      }),
      input: z.string().describe('What was asked, in a sentence.'),
      language: z.string(),
      country: z.string().nullable(),
      title: z.string(),
      summary: z.array(z.object(statementFields)).max(7),
      sections: z.array(
        z.object({
          id: z.string(),
          heading: z.string(),
          blocks: z.array(z.object({ html: z.string(), ...statementFields })),
        }),
      ),
      questions: z.array(
        z.object({
          question: z.string(),
          answer: z.string().nullable(),
          answered: z.boolean(),
          claim_ids: z.array(z.string()),
        }),
      ),
      site: z.object({
        pages_seen: countShape,
        pages_read: countShape,
        pages: z.array(
          z.object({
            url: urlShape,
            title: z.string().nullable(),
            words: countShape,
            fetched_at: instantShape,
          }),
        ),
        topics: z.array(z.object({ term: z.string(), score: z.number(), pages: countShape })),
        gaps: z.array(
          z.object({ topic: z.string(), why: z.string(), evidence_source_ids: z.array(z.string()) }),
        ),
      }),
      competitors: z
        .array(z.object({ host: z.string(), pages: countShape, overlap: shareShape }))
        .describe('Empty where no search is set up.'),
      findings: z.array(
        z.object({
          ...statementFields,
          kind: z.enum(['fact', 'comparison', 'gap', 'risk']),
          importance: z.union([z.literal(1), z.literal(2), z.literal(3)]),
        }),
      ),
      contradictions: z.array(z.object({ claim_ids: z.array(z.string()), note: z.string() })),
      sources: z.array(sourceShape),
      claims: z.array(claimShape),
      checks: z.array(deskCheckShape),
      queries: z.array(queryShape),
      limits: z.array(z.string()).describe('What was not read, and why.'),
      method: z.object({
        engine: z.enum(['extractive', 'llm']),
        provider: z.string().nullable(),
        model: z.string().nullable(),
        budget_used: z.object({
          fetches: countShape,
          queries: countShape,
          model_calls: countShape,
          seconds: z.number(),
        }),
      }),
      html: z.string().describe('Sanitised HTML of the whole report.'),
      word_count: countShape,
      created_at: instantShape,
      data_as_of: z
        .object({ oldest: instantShape.nullable(), newest: instantShape.nullable() })
        .describe('When the pages that it rests on were read.'),
      verdict: z.enum(['pass', 'warn', 'fail']),
    })
    .describe('A finished report on a domain.'),
);

/** Decisions §8. */
export const reportShape = z
  .object({
    id: uuidShape,
    status: reportStatus.describe('`done` and `failed` are final.'),
    edition: uuidShape.nullable().describe('null for one from the command line, which no key can ask for.'),
    stage: stageName
      .nullable()
      .describe('The stage that runs, or in which it failed; null before the first and once it is done.'),
    progress: z.int().min(0).max(100).describe('In percent. Never falls; 100 only when done.'),
    stages: z.array(
      z.object({
        name: stageName,
        status: stageStatusShape,
        started_at: instantShape.nullable(),
        finished_at: instantShape.nullable(),
      }),
    ),
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
    report: reportRecordShape.nullable().describe('null until it is done.'),
  })
  .describe('How far a research report is, and the report once it is done.');
