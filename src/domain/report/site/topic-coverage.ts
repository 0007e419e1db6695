import { holdsPhrase } from '../../../libs/text/index.js';
import type { Evidence } from '../../research/source.js';
import type { ReportTopic, TopicDepth } from '../report.js';
import { soundSentences } from '../report-sentences.js';
import type { SitePage } from './site-sections.js';
import type { TopicCluster, TopicPage } from './topic-clusters.js';

/** A topic with what the site has on it, as the plan of a report stores it. */
export interface PlannedTopic extends Omit<ReportTopic, 'best'> {
  /** Its terms, separated by spaces. */
  readonly key: string;
  /** The best of its pages. */
  readonly best: readonly TopicPage[];
  /** Sentences of the site about it. */
  readonly says: readonly Evidence[];
}

/** Chosen: an article of usual length, and one paragraph or two. */
const DEEP_WORDS = 1000;
const THIN_WORDS = 300;
const MOST_BEST = 5;
const MOST_SAID = 3;
/** Pages that a topic's sentences are taken from. */
const MOST_QUOTED = 3;

/**
 * @param linkers ids of the pages that link to a page, by its id
 * @param said sentences that an earlier topic shows
 */
export function topicCoverage(
  cluster: TopicCluster,
  pages: ReadonlyMap<string, SitePage>,
  linkers: ReadonlyMap<string, readonly string[]>,
  language: string,
  said: Set<string>,
): PlannedTopic {
  const ids = new Set(cluster.pages.map(({ sourceId }) => sourceId));
  const devotedPages = cluster.pages.filter(({ kind }) => kind === 'devoted').length;
  const words = cluster.pages.reduce((sum, page) => sum + page.words, 0);
  const dates = cluster.pages.flatMap(({ sourceId, kind }) =>
    kind === 'mentioned' ? [] : (pages.get(sourceId)?.source.publishedAt ?? []),
  );
  const newest = dates.reduce<string | null>(
    (latest, date) => (latest === null || Date.parse(date) > Date.parse(latest) ? date : latest),
    null,
  );
  return {
    term: cluster.name,
    key: cluster.key,
    score: cluster.score,
    pages: cluster.pageCount,
    phrases: cluster.terms,
    depth: depthOf(devotedPages, words),
    devotedPages,
    headings: cluster.headings,
    words,
    internalLinks: [...ids].reduce(
      (sum, id) => sum + (linkers.get(id) ?? []).filter((from) => from !== id && ids.has(from)).length,
      0,
    ),
    newest,
    best: cluster.pages.slice(0, MOST_BEST),
    says: saysOf(cluster, pages, language, said),
  };
}

function depthOf(devotedPages: number, words: number): TopicDepth {
  if (words < THIN_WORDS) return 'thin';
  return devotedPages > 0 && words >= DEEP_WORDS ? 'deep' : 'partial';
}

/** Of each of its best pages the first sentence that names the topic. */
function saysOf(
  { name, terms, pages: ranked }: TopicCluster,
  pages: ReadonlyMap<string, SitePage>,
  language: string,
  said: Set<string>,
): Evidence[] {
  const found: Evidence[] = [];
  for (const { sourceId, kind } of ranked.slice(0, MOST_QUOTED)) {
    const page = pages.get(sourceId);
    if (!page || kind === 'mentioned' || found.length >= MOST_SAID) continue;
    const sentence = soundSentences(page.source, language).find(
      ({ quote }) => !said.has(quote) && [name, ...terms].some((term) => holdsPhrase(quote, term)),
    );
    if (!sentence) continue;
    said.add(sentence.quote);
    const { quote, start, end } = sentence;
    found.push({ sourceId, quote, start, end });
  }
  return found;
}
