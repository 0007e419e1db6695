import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { contentGaps, type LinkedName } from '../../domain/report/site/content-gaps.js';
import { NamedThings } from '../../domain/report/site/named-things.js';
import { ReaderQuestions } from '../../domain/report/site/reader-questions.js';
import { countsIn } from '../../domain/report/report-contents.js';
import { ReportWords } from '../../domain/report/report-words.js';
import { SectionSearch } from '../../domain/report/site/section-search.js';
import type { SitePage } from '../../domain/report/site/site-sections.js';
import { topicClusters } from '../../domain/report/site/topic-clusters.js';
import { topicCoverage } from '../../domain/report/site/topic-coverage.js';
import { TopicPhrases } from '../../domain/report/site/topic-phrases.js';
import { reportWording } from '../../domain/report/wording/wording-of.js';
import { addressKey } from '../research/page-address.js';
import type { StageProgress } from '../job/stage-work.js';
import type { PlanArtifact, SiteArtifact } from './report-artifacts.js';
import type { ReportTask } from './report-stages.js';
import { knowsAbsence, linkersOf, linksOf, siteNamesOf, sitePagesOf } from './site-pages.js';

/** Names of the pages of an audit, or links, read before yielding to the event loop: some 20 ms of long ones. */
const PAGES_PER_YIELD = 20;

/** Finds the topics of a site and how far it covers them, the questions it answers, and what it lacks. */
export class PlanStage {
  async run(task: ReportTask, site: SiteArtifact, progress: StageProgress): Promise<PlanArtifact> {
    const began = performance.now();
    const { language } = site;
    const pages = await sitePagesOf(site, progress.signal);
    await progress.advance(0.2);
    const words = new ReportWords(language);
    const phrases = new TopicPhrases(words, pages);
    const named = new NamedThings(words);
    const asked = new ReaderQuestions(words);
    const each = async (read: (page: SitePage) => void, from: number, to: number) => {
      for (const [index, page] of pages.entries()) {
        await yieldToEventLoop();
        progress.signal.throwIfAborted();
        read(page);
        await progress.advance(from + ((to - from) * index) / pages.length);
      }
    };
    await each((page) => phrases.name(page), 0.2, 0.25);
    const linked = [...site.anchors, ...site.known.map(namesOfKnown)];
    phrases.addLinks(linked);
    for (const [index, name] of linked.entries()) {
      if (index % PAGES_PER_YIELD === 0) await yieldToEventLoop();
      phrases.nameLinks(name);
    }
    await each((page) => phrases.read(page), 0.25, 0.5);
    await each((page) => named.read(page), 0.5, 0.7);
    await each((page) => asked.read(page), 0.7, 0.9);

    const linkers = linkersOf(site);
    const byId = new Map(pages.map((page) => [page.source.id, page]));
    const said = new Set<string>();
    const topics = [];
    for (const cluster of topicClusters(phrases, pages, words)) {
      await yieldToEventLoop();
      topics.push(topicCoverage(cluster, byId, linkers, language, said));
    }
    const questions = asked.questions(new SectionSearch(pages, words));
    const { wording } = reportWording(language);
    const isComplete = knowsAbsence(site);
    const gaps = contentGaps({
      words,
      pages,
      names: await siteNamesOf(site, pages, words),
      phrases: phrases.phrases(),
      named: named.named(),
      questions,
      outbound: site.outbound.map((link) => ({
        ...link,
        sourceIds: link.sourceIds.filter((id) => byId.has(id)),
      })),
      broken: brokenOf(site),
      linkers,
      links: linksOf(site),
      knowsAbsence: isComplete,
      wording,
      ...countsIn(language),
    });
    const name = task.edition?.name ?? new URL(task.startUrl).host;
    await progress.advance(1);
    return {
      title: wording.title(name),
      input: wording.input(name),
      topics,
      gaps,
      questions,
      limits: isComplete
        ? []
        : [
            'Too many pages were not read and are known by no name, so nothing is said of topics without a page.',
          ],
      tookMs: Math.round(performance.now() - began),
    };
  }
}

/** Addresses that are not there, with the links that lead to them. */
function brokenOf(site: SiteArtifact): LinkedName[] {
  const missing = new Set(site.missing.map(addressKey));
  return site.anchors
    .filter(({ url, sourceIds }) => missing.has(addressKey(url)) && sourceIds.length > 0)
    .map(({ url, texts, pages, sourceIds }) => ({ url, text: texts[0] ?? '', pages, sourceIds }));
}

function namesOfKnown({ url, title, headings }: SiteArtifact['known'][number]) {
  return { url, texts: [title, ...headings] };
}
