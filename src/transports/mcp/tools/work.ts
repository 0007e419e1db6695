import { isUuid } from '../../../domain/access/uuid.js';
import { isFinal, type JobProgress } from '../../../domain/article/job.js';
import type { Warning } from '../../../domain/article/draft.js';
import type { Audit } from '../../../domain/audit/audit.js';
import { refuse } from '../../../domain/errors.js';
import type { ReportProgress } from '../../../domain/report/report.js';
import { presentAudit } from '../../output/audit.js';
import { presentJob } from '../../output/job.js';
import { presentReportProgress } from '../../output/report.js';
import { fenced } from '../fence.js';
import type { McpCall, McpParts } from '../mcp-parts.js';
import { assertInConnection } from '../tool.js';
import { clipped, type Fields } from '../tool-answer.js';

/** The kinds of work that a key can start. */
export const WORK_KINDS = ['article', 'audit', 'research'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Work of any kind, as found by its id alone. */
export type AnyWork =
  | { readonly kind: 'article'; readonly work: JobProgress }
  | { readonly kind: 'audit'; readonly work: Audit }
  | { readonly kind: 'research'; readonly work: ReportProgress };

/** @throws {GalleyError} `not_found` for what is no work of the caller's account, or of another edition than the connection's */
export async function findWork(call: McpCall, { jobs, lists }: McpParts, id: string): Promise<AnyWork> {
  const { actor } = call;
  const ids = isUuid(id) ? [id.toLowerCase()] : [];
  const [job] = await jobs.several(actor, ids);
  if (job) return { kind: 'article', work: assertInConnection(call, job, 'job') };
  const [audit] = await lists.audits.findAll(actor, ids);
  if (audit) return { kind: 'audit', work: assertInConnection(call, audit, 'job') };
  const [report] = await lists.reports.findAll(actor, ids);
  if (report) return { kind: 'research', work: assertInConnection(call, report, 'job') };
  throw refuse('not_found', 'There is no such job on this account.');
}

/** After which a poll makes sense, in milliseconds. */
const POLL_AFTER_MS: Readonly<Record<WorkKind, number>> = { article: 3000, audit: 10_000, research: 10_000 };

/** Warnings that are shown, and characters of each. */
const [WARNINGS, WARNING_CHARACTERS] = [20, 300];

/** Work in the fields of REST, without its stages and what is the same for all work. */
export function presentWork(found: AnyWork, now: Date): Fields {
  const { kind } = found;
  const isEnded = hasEnded(found);
  return {
    kind,
    ...(kind === 'article'
      ? ofArticle(found.work)
      : kind === 'audit'
        ? ofAudit(found.work, now)
        : ofReport(found.work)),
    poll_after_ms: isEnded ? null : POLL_AFTER_MS[kind],
  };
}

export function hasEnded({ kind, work }: AnyWork): boolean {
  if (kind === 'article') return isFinal(work.status);
  return work.status === 'done' || work.status === 'failed';
}

function ofArticle(job: JobProgress): Fields {
  const { id, edition, status, stage, progress, article_id, error, created_at, finished_at } =
    presentJob(job);
  const warnings = shortWarnings(job.warnings);
  return { id, edition, status, stage, progress, article_id, error, warnings, created_at, finished_at };
}

function ofAudit(audit: Audit, now: Date): Fields {
  const { id, edition, status, stage, progress, page_count, error, finished_at } = presentAudit(audit, now);
  return { id, edition, status, stage, progress, page_count, error, finished_at };
}

function ofReport(report: ReportProgress): Fields {
  const shown = presentReportProgress(report);
  const { id, edition, status, stage, progress, error, created_at, finished_at } = shown;
  const warnings = shortWarnings(report.warnings);
  return { id, edition, status, stage, progress, error, warnings, created_at, finished_at };
}

function shortWarnings(warnings: readonly Warning[]): readonly Fields[] | null {
  if (warnings.length === 0) return null;
  return warnings.slice(0, WARNINGS).map(({ code, message, stage }) => ({
    code,
    message: fenced(clipped(message, WARNING_CHARACTERS)),
    stage,
  }));
}

/** Waits until work has ended, or a time is over. @returns what it is then */
export async function waitForWork(
  found: AnyWork,
  ms: number,
  { actor, signal }: McpCall,
  { jobs, audits, reports }: McpParts,
): Promise<AnyWork> {
  const { kind, work } = found;
  if (ms === 0 || hasEnded(found)) return found;
  switch (kind) {
    case 'article':
      return { kind, work: await lastOf(jobs.watch(actor, work.id), work, ms, signal) };
    case 'audit':
      return { kind, work: await lastOf(audits.watch(actor, work.id), work, ms, signal) };
    default:
      return { kind, work: await lastOf(reports.watch(actor, work.id), work, ms, signal) };
  }
}

/** The last of states that come until the time is over, or they end. */
async function lastOf<State>(
  states: AsyncIterableIterator<State>,
  present: State,
  ms: number,
  signal: AbortSignal,
): Promise<State> {
  // Refusals come out of the loop below.
  const leave = () => void states.return?.().catch(() => undefined);
  const enough = setTimeout(leave, ms);
  signal.addEventListener('abort', leave);
  let last = present;
  try {
    for await (const state of states) last = state;
    return last;
  } finally {
    clearTimeout(enough);
    signal.removeEventListener('abort', leave);
  }
}
