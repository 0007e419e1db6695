import { GuardedFetcher } from '../../../src/libs/guarded-fetch/index.js';
import { FetchBudget, ModelBudget, QueryBudget } from '../../../src/domain/article/job-budget.js';
import { parseFetchAllow } from '../../../src/libs/urls/index.js';
import { REPORT_STAGES, type ReportRecord } from '../../../src/domain/report/report.js';
import type { ReportArtifacts } from '../../../src/services/report/report-artifacts.js';
import type { StageProgress } from '../../../src/services/job/stage-work.js';
import type { ReportStages, ReportTask } from '../../../src/services/report/report-stages.js';

/** What a run of the stages is given, and what it did. */
export class ReportRun {
  readonly warnings: { readonly code: string; readonly message: string }[] = [];
  readonly fractions: number[] = [];
  readonly kept: unknown[] = [];
  readonly fetches: FetchBudget;
  readonly queries: QueryBudget;
  readonly models = new ModelBudget();
  made: ReportArtifacts = {};

  constructor(
    readonly options: {
      readonly fetches?: number;
      readonly queriesUsed?: number;
      readonly timeLeftMs?: number;
      readonly signal?: AbortSignal;
    } = {},
  ) {
    this.fetches = new FetchBudget(0, options.fetches ?? 400);
    this.queries = new QueryBudget(options.queriesUsed ?? 0);
  }

  /** @param savedPart what an attempt before saved of the running stage */
  progress(savedPart: unknown = null): StageProgress {
    return {
      signal: this.options.signal ?? new AbortController().signal,
      fetches: this.fetches,
      queries: this.queries,
      models: this.models,
      savedPart,
      savePart: async (part) => void this.kept.push(JSON.parse(JSON.stringify(part))),
      timeLeft: () => this.options.timeLeftMs ?? 15 * 60_000,
      advance: async (fraction) => void this.fractions.push(fraction),
      warn: (warning) => void this.warnings.push(warning),
    };
  }
}

export function reportTask(startUrl: string, edition: ReportTask['edition'] = null): ReportTask {
  return {
    id: '6e1b6f0e-0d55-4b7f-8f5f-0b8a4f9d3c11',
    edition,
    startUrl,
    verifiedAt: edition ? '2026-01-02T00:00:00.000000Z' : null,
    method: edition ? 'operator' : null,
  };
}

/** All six stages, each artifact written as JSON and read back, as between two workers. */
export async function runReport(
  stages: ReportStages,
  task: ReportTask,
  run: ReportRun = new ReportRun(),
): Promise<ReportRecord> {
  for (const name of REPORT_STAGES) {
    if (name === 'assemble') break;
    const artifact = await stages[name](task, run.made, run.progress());
    const stored = JSON.parse(JSON.stringify({ ...run.made, [name]: artifact })) as Record<string, unknown>;
    run.made = await stages.read(stored);
  }
  return stages.assemble(task, run.made, run.progress());
}

/** Reaches these ports on loopback, as fast as they answer. */
export function fetcherFor(ports: readonly number[], timeoutMs = 5000): GuardedFetcher {
  const allow = parseFetchAllow(ports.map((port) => `127.0.0.1:${port}`).join(','));
  if (!allow.ok) throw new Error(allow.faults.join(' '));
  return new GuardedFetcher({
    allow: allow.list,
    ratePerSecond: 0,
    userAgent: 'Galley/0 (test)',
    timeoutMs,
  });
}
