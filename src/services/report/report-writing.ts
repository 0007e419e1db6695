import { instantOf, type Instant } from '../../domain/instant.js';
import { reportBody } from '../../domain/report/report-html.js';
import { makeReportRecord } from '../../domain/report/report-record.js';
import { REPORT_ENGINE, type ReportRecord } from '../../domain/report/report.js';
import type { Source } from '../../domain/research/source.js';
import type { Clock } from '../../ports/clock.js';
import type { Log } from '../../ports/log.js';
import type { MarkupValidator } from '../../ports/article/markup-validator.js';
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
import type { StageProgress } from '../job/stage-work.js';
import type { ReportStages, ReportTask } from './report-stages.js';
import { SiteStage, type SiteStageParts } from './site-stage.js';
import { WebStage, type WebStageParts } from './web-stage.js';

export interface ReportWritingParts extends SiteStageParts, WebStageParts {
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
  private readonly draftStage = new DraftStage();

  constructor(private readonly parts: ReportWritingParts) {
    this.siteStage = new SiteStage(parts);
    this.webStage = new WebStage(parts);
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
    task: ReportTask,
    made: ReportArtifacts,
    progress: StageProgress,
  ): Promise<ChecksArtifact> => {
    const began = performance.now();
    const [site, plan] = [artifactOf(made, 'site'), artifactOf(made, 'plan')];
    const { draft } = artifactOf(made, 'draft');
    const sources = sourcesOf(made);
    const body = reportBody(bodyOf(task, made, instantOf(this.parts.clock.now())));
    const markup = await this.parts.validator.validate(body.html).catch((error: unknown) => {
      progress.signal.throwIfAborted();
      this.parts.log.warn({ err: error, check: 'html_valid' }, 'a desk check could not ask what it needs');
      return null;
    });
    const { REPORT_CHECKS, runDesk } = await loadChecks();
    const report = runDesk(
      {
        draft,
        outline: { title: plan.title, targetWords: body.wordCount, sections: [] },
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
    const { tookMs } = artifactOf(made, 'draft');
    const checks = artifactOf(made, 'checks');
    const took = site.tookMs + plan.tookMs + search.tookMs + tookMs + checks.tookMs;
    const { fetches, queries, models } = progress;
    const record = makeReportRecord({
      ...bodyOf(task, made, instantOf(this.parts.clock.now())),
      id: task.id,
      edition: task.edition?.id ?? null,
      domain: { host: new URL(task.startUrl).host, verifiedAt: task.verifiedAt, method: task.method },
      input: plan.input,
      country: task.edition?.country ?? null,
      pages: site.pages,
      readAt: readAt(made),
      queries: search.queries,
      desk: checks.report,
      engine: REPORT_ENGINE,
      budgetUsed: {
        fetches: fetches.spent,
        queries: queries.spent,
        modelCalls: models.spent.modelCalls,
        seconds: Math.round((took + performance.now() - began) / 100) / 10,
      },
    });
    await progress.advance(1);
    return record;
  };
}

/** What the report's HTML is made of. */
function bodyOf(task: ReportTask, made: ReportArtifacts, createdAt: Instant) {
  const [site, plan, search] = [
    artifactOf(made, 'site'),
    artifactOf(made, 'plan'),
    artifactOf(made, 'search'),
  ];
  const { draft, parts, contents } = artifactOf(made, 'draft');
  const moments = readAt(made).sort();
  return {
    title: plan.title,
    host: new URL(task.startUrl).host,
    language: site.language,
    createdAt,
    dataAsOf: { oldest: moments[0] ?? null, newest: moments.at(-1) ?? null },
    pagesRead: site.pages.length,
    pagesSeen: site.pagesSeen,
    draft,
    parts,
    contents,
    competitors: search.competitors,
    sources: sourcesOf(made),
    limits: limitsOf(made),
  };
}

function readAt(made: ReportArtifacts): Instant[] {
  return [...artifactOf(made, 'site').pages, ...artifactOf(made, 'search').sources].flatMap(
    ({ fetchedAt }) => fetchedAt ?? [],
  );
}

/** What the record keeps, as the draft cites it: the same texts for every stage. */
function sourcesOf(made: ReportArtifacts): Source[] {
  const kept = new Set(artifactOf(made, 'draft').sourceIds);
  return [...artifactOf(made, 'site').pages, ...artifactOf(made, 'search').sources]
    .filter(({ id }) => kept.has(id))
    .map(unpacked);
}

function limitsOf(made: ReportArtifacts): string[] {
  return [
    ...artifactOf(made, 'site').limits,
    ...artifactOf(made, 'plan').limits,
    ...artifactOf(made, 'search').limits,
  ];
}
