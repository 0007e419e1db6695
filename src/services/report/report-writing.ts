import { instantOf } from '../../domain/instant.js';
import { reportBody } from '../../domain/report/report-html.js';
import { makeReportRecord, openQuestionsOf } from '../../domain/report/report-record.js';
import type { ReportRecord } from '../../domain/report/report.js';
import type { Source } from '../../domain/research/source.js';
import type { Clock } from '../../ports/clock.js';
import type { Log } from '../../ports/log.js';
import type { MarkupValidator } from '../../ports/markup-validator.js';
import type { Writer } from '../../ports/writer.js';
import { readReportArtifacts } from './artifact-shapes.js';
import { DraftStage } from './draft-stage.js';
import { PlanStage } from './plan-stage.js';
import {
  artifactOf,
  unpacked,
  type ChecksArtifact,
  type DraftArtifact,
  type PlanArtifact,
  type ReportArtifacts,
  type SiteArtifact,
  type WebArtifact,
} from './report-artifacts.js';
import type { StageProgress } from '../job/run-attempt.js';
import type { ReportStages, ReportTask } from './report-stages.js';
import { SiteStage, type SiteStageParts } from './site-stage.js';
import { WebStage, type WebStageParts } from './web-stage.js';

export interface ReportWritingParts extends SiteStageParts, WebStageParts {
  readonly writer: Writer;
  readonly validator: MarkupValidator;
  readonly clock: Clock;
  readonly log: Log;
}

/** Loaded at first use: the guess of languages costs a quarter of a second that no start should pay. */
const loadChecks = async () => ({
  ...(await import('../../domain/article/desk/desk.js')),
  ...(await import('./report-checks.js')),
});

/** What each stage of a research report does, from the task and what the stages before have left. */
export class ReportWriting implements ReportStages {
  private readonly siteStage: SiteStage;
  private readonly planStage = new PlanStage();
  private readonly webStage: WebStage;
  private readonly draftStage: DraftStage;

  constructor(private readonly parts: ReportWritingParts) {
    this.siteStage = new SiteStage(parts);
    this.webStage = new WebStage(parts);
    this.draftStage = new DraftStage(parts.writer);
  }

  readonly read = readReportArtifacts;

  readonly site = (
    task: ReportTask,
    _made: ReportArtifacts,
    progress: StageProgress,
  ): Promise<SiteArtifact> => this.siteStage.run(task, progress);

  readonly plan = (task: ReportTask, made: ReportArtifacts, progress: StageProgress): Promise<PlanArtifact> =>
    this.planStage.run(task, artifactOf(made, 'site'), progress);

  readonly search = (
    task: ReportTask,
    made: ReportArtifacts,
    progress: StageProgress,
  ): Promise<WebArtifact> =>
    this.webStage.run(task, artifactOf(made, 'site'), artifactOf(made, 'plan'), progress);

  readonly draft = (
    task: ReportTask,
    made: ReportArtifacts,
    progress: StageProgress,
  ): Promise<DraftArtifact> => {
    const before = {
      site: artifactOf(made, 'site'),
      plan: artifactOf(made, 'plan'),
      search: artifactOf(made, 'search'),
    };
    return this.draftStage.run(task, before, progress);
  };

  readonly checks = async (
    _task: ReportTask,
    made: ReportArtifacts,
    progress: StageProgress,
  ): Promise<ChecksArtifact> => {
    const began = performance.now();
    const [site, plan] = [artifactOf(made, 'site'), artifactOf(made, 'plan')];
    const { draft, outline, parts } = artifactOf(made, 'draft');
    const sources = sourcesOf(made);
    const body = reportBody({
      draft,
      sources,
      language: site.language,
      openQuestions: openQuestionsOf(parts),
      limits: limitsOf(made),
    });
    const markup = await this.parts.validator.validate(body.html).catch((error: unknown) => {
      progress.signal.throwIfAborted();
      this.parts.log.warn({ err: error, check: 'html_valid' }, 'a desk check could not ask what it needs');
      return null;
    });
    const { REPORT_CHECKS, runDesk } = await loadChecks();
    const report = runDesk(
      {
        draft,
        outline,
        sources,
        language: site.language,
        ...body,
        input: plan.input,
        settings: { title: plan.title },
        facts: { markup },
      },
      REPORT_CHECKS,
      { strictness: 'standard', now: () => performance.now() },
    );
    for (const { name, summary, verdict } of report.checks)
      if (verdict === 'fail' || verdict === 'error')
        progress.warn({
          code: 'desk_check_failed',
          message: `The desk check "${name}" failed: ${summary}`,
        });
    await progress.advance(1);
    return { report, tookMs: Math.round(performance.now() - began) };
  };

  readonly assemble = async (
    task: ReportTask,
    made: ReportArtifacts,
    progress: StageProgress,
  ): Promise<ReportRecord> => {
    const began = performance.now();
    const site = artifactOf(made, 'site');
    const plan = artifactOf(made, 'plan');
    const search = artifactOf(made, 'search');
    const { draft, parts, tookMs } = artifactOf(made, 'draft');
    const checks = artifactOf(made, 'checks');
    const { engine } = this.parts.writer;
    const took = site.tookMs + plan.tookMs + search.tookMs + tookMs + checks.tookMs;
    const { fetches, queries, models } = progress;
    const record = makeReportRecord({
      id: task.id,
      edition: task.edition?.id ?? null,
      domain: { host: new URL(task.startUrl).host, verifiedAt: task.verifiedAt, method: task.method },
      title: plan.title,
      input: plan.input,
      language: site.language,
      country: task.edition?.country ?? null,
      draft,
      parts,
      sources: sourcesOf(made),
      pages: site.pages,
      pagesSeen: site.pagesSeen,
      readAt: [...site.pages, ...search.sources].flatMap(({ fetchedAt }) => fetchedAt ?? []),
      topics: plan.topics,
      gaps: plan.gaps,
      competitors: search.competitors,
      queries: search.queries,
      limits: limitsOf(made),
      desk: checks.report,
      engine,
      budgetUsed: {
        fetches: fetches.spent,
        queries: queries.spent,
        modelCalls: models.spent.modelCalls,
        seconds: Math.round((took + performance.now() - began) / 100) / 10,
      },
      createdAt: instantOf(this.parts.clock.now()),
    });
    await progress.advance(1);
    return record;
  };
}

/** What the record keeps, as the draft cites it: the same texts for every stage. */
function sourcesOf(made: ReportArtifacts): Source[] {
  const kept = new Set(artifactOf(made, 'draft').sourceIds);
  return [...artifactOf(made, 'site').pages, ...artifactOf(made, 'search').sources]
    .filter(({ id }) => kept.has(id))
    .map(unpacked);
}

function limitsOf(made: ReportArtifacts): string[] {
  return [...artifactOf(made, 'site').limits, ...artifactOf(made, 'search').limits];
}
