import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { canParseUrl } from '../../libs/urls/index.js';
import { reportHeading } from '../../domain/report/report-headings.js';
import { ReportWords } from '../../domain/report/report-words.js';
import { GapTally } from '../../domain/report/site-gaps.js';
import { QuestionTally } from '../../domain/report/site-questions.js';
import { TopicTally, type SiteTopic } from '../../domain/report/site-topics.js';
import type { Source } from '../../domain/research/source.js';
import { nameInPath } from '../research/page-address.js';
import { unpacked, type PlanArtifact, type SiteArtifact } from './report-artifacts.js';
import type { StageProgress } from '../job/run-attempt.js';
import type { ReportTask } from './report-stages.js';

/** Names of the pages of an audit, or links, looked at in one turn of the event loop: some 20 ms of long ones. */
const A_TURN = 20;
/** Topics that the report's subject names. */
const IN_SUBJECT = 5;

/** Finds what the site speaks of, what it names without having a page for it, and what its readers may ask. */
export class PlanStage {
  async run(task: ReportTask, site: SiteArtifact, progress: StageProgress): Promise<PlanArtifact> {
    const began = performance.now();
    const usable = new Set(site.usable);
    const pages = site.pages.filter(({ id }) => usable.has(id)).map(unpacked);
    const words = new ReportWords(site.language);
    const each = async (read: (page: Source) => void, from: number, to: number) => {
      for (const [index, page] of pages.entries()) {
        await yieldToEventLoop();
        progress.signal.throwIfAborted();
        read(page);
        await progress.advance(from + ((to - from) * index) / pages.length);
      }
    };

    const topicTally = new TopicTally(words, pages);
    await each((page) => topicTally.name(page), 0, 0.1);
    const linked = [...site.anchors, ...site.known.map(namesOfKnown)];
    topicTally.addLinks(linked);
    for (const [index, name] of linked.entries()) {
      if (index % A_TURN === 0) await yieldToEventLoop();
      topicTally.nameLinks(name);
    }
    await each((page) => topicTally.read(page), 0.1, 0.4);
    const topics = topicTally.topics();

    const gapTally = new GapTally(words);
    const names = [
      ...site.pages.flatMap(({ title, finalUrl }) => [title, nameOf(finalUrl)]),
      ...site.anchors.flatMap(({ url, texts }) => [...texts, nameOf(url)]),
      ...site.known.flatMap((page) => [...namesOfKnown(page).texts, nameOf(page.url)]),
    ];
    for (const [index, name] of names.entries()) {
      if (index % A_TURN === 0) await yieldToEventLoop();
      gapTally.cover(name);
    }
    await each((page) => gapTally.read(page), 0.4, 0.7);
    const gaps = gapTally.gaps(
      site.outbound.filter(({ sourceIds }) => sourceIds.some((id) => usable.has(id))),
    );

    const asked = [
      ...topics.map(({ term, key }) => ({ term, key, isGap: false })),
      ...gaps.map(({ topic, key }) => ({ term: topic, key, isGap: true })),
    ];
    const questionTally = new QuestionTally(words, asked);
    await each((page) => questionTally.read(page), 0.7, 1);
    const name = task.edition?.name ?? new URL(task.startUrl).host;
    await progress.advance(1);
    return {
      title: reportHeading('about', site.language, name),
      input: inputOf(name, topics, site.language),
      topics,
      gaps,
      questions: questionTally.questions(),
      tookMs: Math.round(performance.now() - began),
    };
  }
}

function inputOf(name: string, topics: readonly SiteTopic[], language: string): string {
  const first = topics.slice(0, IN_SUBJECT).map(({ term }) => term);
  const about = reportHeading('about', language, name);
  return first.length === 0 ? about : `${about}: ${first.join(', ')}`;
}

function namesOfKnown({ url, title, headings }: SiteArtifact['known'][number]) {
  return { url, texts: [title, ...headings] };
}

function nameOf(url: string | null): string {
  return url !== null && canParseUrl(url) ? nameInPath(url) : '';
}
