import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Draft, Outline } from '../../domain/article/draft.js';
import { ContradictionTally } from '../../domain/report/contradictions.js';
import { draftReport } from '../../domain/report/report-draft.js';
import { ReportWords } from '../../domain/report/report-words.js';
import type { Source } from '../../domain/research/source.js';
import { ARTICLE_SOURCE_WORDS, fairShare, shortenedTo } from '../../domain/research/text-bounds.js';
import { subjectOf } from '../../libs/text/index.js';
import { canParseUrl } from '../../libs/urls/index.js';
import type { Writer, WritingProgress, WritingTask } from '../../ports/writer.js';
import {
  unpacked,
  type DraftArtifact,
  type PlanArtifact,
  type SiteArtifact,
  type WebArtifact,
} from './report-artifacts.js';
import type { StageProgress } from '../job/run-attempt.js';
import type { ReportTask } from './report-stages.js';

/** What the engine is given to write from: the best pages of each topic, and of the web. */
const PAGES_A_TOPIC = 3;
const MOST_OWN = 24;
const MOST_OF_OTHERS = 12;
const SECTIONS = 8;
const SECTION_WORDS = 150;
const MOST_ASKED = 5;

/** Has the engine in force write what the site says of its topics, and puts the report's other parts beside it. */
export class DraftStage {
  constructor(private readonly writer: Writer) {}

  async run(
    task: ReportTask,
    made: { readonly site: SiteArtifact; readonly plan: PlanArtifact; readonly search: WebArtifact },
    progress: StageProgress,
  ): Promise<DraftArtifact> {
    const began = performance.now();
    const { site, plan, search } = made;
    const { language } = site;
    const usable = new Set(site.usable);
    const own = site.pages.filter(({ id }) => usable.has(id)).map(unpacked);
    const web = search.sources.map(unpacked);
    const { outline, draft: written } = await this.write(taskOf(task, made, own, web), progress);
    const words = new ReportWords(language);
    const tally = new ContradictionTally(
      words,
      plan.topics.map(({ key }) => key),
    );
    for (const source of [...own, ...web]) {
      await yieldToEventLoop();
      progress.signal.throwIfAborted();
      tally.read(source);
    }
    const {
      draft,
      outline: kept,
      parts,
    } = draftReport({
      language,
      sources: [...own, ...web],
      written,
      outline,
      gaps: plan.gaps,
      questions: plan.questions,
      contradictions: tally.found(),
    });
    await progress.advance(1);
    const cited = new Set([
      ...draft.sections.flatMap(({ blocks }) =>
        blocks.flatMap(({ sentences }) =>
          sentences.flatMap(({ evidence }) => evidence.map(({ sourceId }) => sourceId)),
        ),
      ),
      ...plan.gaps.flatMap(({ evidenceSourceIds }) => evidenceSourceIds),
      ...search.sources.map(({ id }) => id),
    ]);
    return {
      outline: kept,
      draft,
      parts,
      sourceIds: [...own, ...web].map(({ id }) => id).filter((id) => cited.has(id)),
      tookMs: Math.round(performance.now() - began),
    };
  }

  /** An outline costs a model's calls: it is kept beside what is drafted so far. */
  private async write(
    task: WritingTask,
    progress: StageProgress,
  ): Promise<{ readonly outline: Outline; readonly draft: Draft }> {
    const kept = keptOf(progress.kept);
    const writing = (from: number, to: number, more: Pick<WritingProgress, 'kept' | 'keep'>) => ({
      signal: progress.signal,
      models: progress.models,
      timeLeft: () => progress.timeLeft(),
      warn: (warning: Parameters<WritingProgress['warn']>[0]) => {
        if (!OF_THE_BRIEF.has(warning.code)) progress.warn(warning);
      },
      advance: (fraction: number) => progress.advance(from + (to - from) * fraction),
      ...more,
    });
    const outline =
      kept?.outline ??
      (await this.writer.outline(task, writing(0, 0.2, { kept: null, keep: () => Promise.resolve() })));
    await progress.keep({ version: 1, outline, part: kept?.part ?? null });
    const draft = await this.writer.draft(
      task,
      outline,
      writing(0.2, 0.9, {
        kept: kept?.part ?? null,
        keep: (part) => progress.keep({ version: 1, outline, part }),
      }),
    );
    return { outline, draft };
  }
}

/** Warnings that tell the author of a brief what of it was not followed: here there is no brief. */
const OF_THE_BRIEF = new Set([
  'setting_not_applied',
  'fewer_than_asked',
  'extra_not_available',
  'form_not_available',
]);

function keptOf(kept: unknown): { readonly outline: Outline; readonly part: unknown } | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { version, outline, part } = kept as { version?: unknown; outline?: Outline; part?: unknown };
  return version === 1 && outline ? { outline, part: part ?? null } : null;
}

function taskOf(
  task: ReportTask,
  { site, plan }: { readonly site: SiteArtifact; readonly plan: PlanArtifact },
  own: readonly Source[],
  web: readonly Source[],
): WritingTask {
  const topics = plan.topics.slice(0, SECTIONS);
  const chosen = [...chosenPages(plan, own), ...web.slice(0, MOST_OF_OTHERS)];
  const share = fairShare(
    chosen.map(({ words }) => words),
    ARTICLE_SOURCE_WORDS,
  );
  const hash = createHash('sha256').update(task.startUrl).digest('hex');
  return {
    input: plan.input,
    language: site.language,
    country: task.edition?.country ?? null,
    settings: {
      title: plan.title,
      article_type: 'digest',
      word_count: Math.max(300, SECTION_WORDS * Math.max(1, topics.length)),
      keywords: plan.topics.slice(0, 10).map(({ term }) => term.slice(0, 80)),
      ...(topics.length > 0
        ? { sections: topics.map(({ term }) => ({ heading: headingOf(term), words: SECTION_WORDS })) }
        : {}),
      extras: { key_takeaways: true, faq: MOST_ASKED },
      source_policy: 'only_given',
    },
    subject: subjectOf({ input: plan.input, keywords: plan.topics.map(({ term }) => term) }, site.language),
    editionName: task.edition?.name ?? hostOf(task.startUrl),
    // A report is no article of the edition.
    houseStyle: null,
    // The beginning of a page's text: what stands there stands at the same place in the whole.
    sources: chosen.map((source) => ({ ...shortenedTo(source, share), id: source.id })),
    // The same site gives the same report.
    seed: Number.parseInt(hash.slice(0, 8), 16) % 2 ** 31,
  };
}

/** The home page, and those that are most about each topic; pages of a small site all. */
function chosenPages({ topics }: PlanArtifact, own: readonly Source[]): Source[] {
  const byId = new Map(own.map((source) => [source.id, source]));
  const ids = new Set(own.slice(0, 1).map(({ id }) => id));
  for (let place = 0; place < PAGES_A_TOPIC; place += 1)
    for (const { sourceIds } of topics.slice(0, SECTIONS)) {
      const id = sourceIds[place];
      if (id !== undefined && ids.size < MOST_OWN) ids.add(id);
    }
  for (const { id } of own) if (ids.size < Math.min(MOST_OWN, own.length)) ids.add(id);
  return [...ids].flatMap((id) => byId.get(id) ?? []);
}

function headingOf(term: string): string {
  const [first = ''] = Array.from(term);
  return `${first.toLocaleUpperCase()}${term.slice(first.length)}`.slice(0, 120);
}

function hostOf(url: string): string {
  return canParseUrl(url) ? new URL(url).host : url;
}
