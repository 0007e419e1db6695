import type { ReportProgress, ReportRecord } from '../../domain/report/report.js';
import { presentInstant } from './instant.js';
import type { reportRecordShape, reportShape, reportStartShape } from './report-shape.js';
import type { Answer } from './shape.js';

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
