import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { ContradictionTally } from '../../domain/report/contradictions.js';
import { composeReport } from '../../domain/report/report-contents.js';
import { ReportWords } from '../../domain/report/report-words.js';
import type { StageProgress } from '../job/stage-work.js';
import {
  unpacked,
  type DraftArtifact,
  type PlanArtifact,
  type SiteArtifact,
  type WebArtifact,
} from './report-artifacts.js';
import type { ReportTask } from './report-stages.js';

/** Puts the report together: no engine writes it, for what it says are counts and quotations (docs/adr/049). */
export class DraftStage {
  async run(
    task: ReportTask,
    {
      site,
      plan,
      search,
    }: { readonly site: SiteArtifact; readonly plan: PlanArtifact; readonly search: WebArtifact },
    progress: StageProgress,
  ): Promise<DraftArtifact> {
    const began = performance.now();
    const { language } = site;
    const usable = new Set(site.usable);
    const own = site.pages.filter(({ id }) => usable.has(id)).map(unpacked);
    const web = search.sources.map(unpacked);
    const tally = new ContradictionTally(
      new ReportWords(language),
      plan.topics.map(({ key }) => key),
    );
    for (const [index, source] of [...own, ...web].entries()) {
      await yieldToEventLoop();
      progress.signal.throwIfAborted();
      tally.read(source);
      await progress.advance((0.9 * index) / (own.length + web.length));
    }
    const composed = composeReport({
      language,
      country: task.edition?.country ?? null,
      own,
      web,
      pagesRead: site.pages.length,
      pagesSeen: site.pagesSeen,
      topics: plan.topics,
      gaps: [...plan.gaps, ...search.gaps],
      questions: [...plan.questions, ...search.questions],
      contradictions: tally.found(),
      competitors: search.competitors,
    });
    await progress.advance(1);
    return { ...composed, tookMs: Math.round(performance.now() - began) };
  }
}
