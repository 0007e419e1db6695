import type { Allowance } from '../../domain/article/job-budget.js';
import { competitorsOf } from '../../domain/report/competitors.js';
import { ReportWords } from '../../domain/report/report-words.js';
import { siteScope } from '../../libs/urls/index.js';
import type { NewSource, Source } from '../../domain/research/source.js';
import { queryText, type SearchQuery } from '../../domain/research/search-query.js';
import { RetryAfterFetcher, type PageFetcher } from '../../libs/guarded-fetch/index.js';
import type { PageReader } from '../../libs/page-reading/index.js';
import type { WebSearch } from '../../ports/web-search.js';
import { listed } from '../research/source-warnings.js';
import { PageReading } from '../research/page-reading.js';
import { WaitBudget, type Sleep } from '../research/wait-budget.js';
import { PageScreen } from '../research/screen-pages.js';
import { WebSurvey, type WebFindings } from '../research/web-survey.js';
import { whatOthersHave } from './others-topics.js';
import { readOutbound } from './outbound-reading.js';
import { packed, type PlanArtifact, type SiteArtifact, type WebArtifact } from './report-artifacts.js';
import type { StageProgress } from '../job/stage-work.js';
import type { ReportTask } from './report-stages.js';

export interface WebStageParts {
  readonly fetcher: PageFetcher;
  readonly reader: PageReader;
  readonly search: WebSearch;
  /** Waits before a site is asked again that sent Retry-After; of the clock where it is not given. */
  readonly sleep?: Sleep;
}

/** Each is paid for. Questions first, then topics, then what the site has no page for. */
const MOST_QUERIES = 20;
const MOST_OF_QUESTIONS = 6;
const MOST_OF_TOPICS = 8;
const MOST_PAGES = 20;
const PAGES_PER_HOST = 3;
/** Of a page of others only a sentence or two are quoted. */
const PAGE_WORDS = 6500;

/** Looks at what others say: what a web search finds, or where there is none what the site links to. */
export class WebStage {
  constructor(private readonly parts: WebStageParts) {}

  /** Whatever fails here is named in `limits`: the site's own pages make a report by themselves. */
  async run(
    task: ReportTask,
    site: SiteArtifact,
    plan: PlanArtifact,
    progress: StageProgress,
  ): Promise<WebArtifact> {
    const began = performance.now();
    const found =
      this.parts.search.provider === 'none'
        ? { ...(await this.withoutSearch(task, site, progress)), questions: [], gaps: [] }
        : await this.withSearch(task, site, plan, progress);
    await progress.advance(1);
    return {
      ...found,
      sources: found.sources.map(packed),
      tookMs: Math.round(performance.now() - began),
    };
  }

  private async withoutSearch(task: ReportTask, site: SiteArtifact, progress: StageProgress) {
    const { sources, limits } = await readOutbound(
      { ...this.tools(), fetcher: this.parts.fetcher },
      {
        site,
        isOwn: siteScope(task.startUrl),
        screen: new PageScreen(site.language, 'any'),
        fetches: progress.fetches,
        signal: progress.signal,
        advance: (fraction) => progress.advance(fraction),
      },
    );
    const off =
      'No web search is set up: nothing was looked for beyond the site, and so no competitor is known.';
    return { sources: numbered(sources, site), queries: [], competitors: [], limits: [off, ...limits] };
  }

  private async withSearch(
    task: ReportTask,
    site: SiteArtifact,
    plan: PlanArtifact,
    progress: StageProgress,
  ) {
    const { search, fetcher } = this.parts;
    const isOwn = siteScope(task.startUrl);
    const planned = queriesOf(plan, site.language, task.edition?.country ?? null);
    const found = await new WebSurvey({ ...this.tools(), search, fetcher }).run({
      queries: planned,
      places: MOST_PAGES,
      pagesPerHost: PAGES_PER_HOST,
      isOwn,
      known: site.pages.flatMap(({ url, finalUrl }) => [url ?? '', finalUrl ?? '']),
      screen: new PageScreen(site.language, 'any'),
      // The site itself was read before.
      accepts: (url) => !isOwn(url),
      asks: progress.queries,
      fetches: progress.fetches,
      signal: progress.signal,
      advance: (fraction) => progress.advance(fraction),
    });
    const pages = [
      ...found.results.map(({ url, title, snippet }) => ({ url, text: `${title}. ${snippet}` })),
      ...found.sources.map(({ finalUrl, title, text }) => ({
        url: finalUrl ?? '',
        text: `${title}. ${text}`,
      })),
    ];
    const topics = plan.topics.map(({ key }) => key);
    const sources = numbered(found.sources, site);
    const others = await whatOthersHave(
      { site, plan, sources, results: found.results, isOwn },
      progress.signal,
    );
    return {
      sources,
      ...others,
      queries: found.asked.map((query) => ({
        ...query,
        kept: found.sources.filter(({ via }) => via?.query === query.text).length,
      })),
      competitors: competitorsOf(pages, topics, isOwn, new ReportWords(site.language)),
      limits: [
        ...limitsOf(found, planned.length, progress),
        ...(site.outbound.length > 0
          ? [
              'Of the pages of others that the site links to, only those that the web search found were looked at.',
            ]
          : []),
      ],
    };
  }

  private tools() {
    const waitBudget = new WaitBudget(this.parts.sleep);
    return {
      waitBudget,
      retryingFetcher: new RetryAfterFetcher(this.parts.fetcher, waitBudget),
      reading: new PageReading(this.parts.reader, PAGE_WORDS),
    };
  }
}

/** Ids go on from those of the site's pages. */
function numbered(sources: readonly NewSource[], site: SiteArtifact): Source[] {
  return sources.map((source, index) => ({ id: `S${site.pages.length + 1 + index}`, ...source }));
}

/** What to ask a web search about a site: its questions, topics and gaps, each beside what the site is about most. */
export function queriesOf(
  { questions, topics, gaps }: Pick<PlanArtifact, 'questions' | 'topics' | 'gaps'>,
  language: string,
  country: string | null,
): SearchQuery[] {
  const subject = topics[0]?.term ?? '';
  const beside = (term: string) => (term === subject ? term : `${term} ${subject}`);
  const asked = [
    ...questions.slice(0, MOST_OF_QUESTIONS).map(({ question }) => question),
    ...topics.slice(0, MOST_OF_TOPICS).map(({ term }) => beside(term)),
    ...gaps.filter(({ kind }) => kind !== 'unanswered_question').map(({ topic }) => beside(topic)),
  ];
  const texts = new Map<string, string>();
  for (const text of asked.map(queryText))
    if (text !== '' && !texts.has(text.toLowerCase())) texts.set(text.toLowerCase(), text);
  const rest = { language, country, freshness: 'any' as const, hosts: [] };
  return [...texts.values()].slice(0, MOST_QUERIES).map((text) => ({ text, ...rest }));
}

function limitsOf(
  found: WebFindings,
  planned: number,
  { queries, fetches }: { readonly queries: Allowance; readonly fetches: Allowance },
): string[] {
  const limits: string[] = [];
  const { asked, failure, failures, sources, unread } = found;
  const failed = asked.filter((query) => query.failure !== null).length;
  if (failure) {
    const answered = asked.length - failed;
    limits.push(`The web search answered ${answered} of ${planned} questions. ${failure.message}`);
  } else if (asked.length < planned) {
    const why = queries.left === 0 ? 'the report had had its queries' : 'there was no more room';
    limits.push(`Of ${planned} questions to the web search ${asked.length} were asked: ${why}.`);
  }
  if (failures.length > 0)
    limits.push(
      `${failures.length} pages of other sites could not be read: ${listed(failures.map(({ message }) => message))}.`,
    );
  const left = found.dropped.length - failures.length;
  if (left > 0) limits.push(`${left} results of the web search were not used: ${listed(reasonsOf(found))}.`);
  if (unread > 0) {
    const why =
      fetches.left === 0 ? 'the report had had its fetches' : `a report reads ${MOST_PAGES} of them`;
    limits.push(`${unread} more results of the web search were not read: ${why}.`);
  }
  if (asked.length > failed && sources.length === 0)
    limits.push('The web search found no page that could be used.');
  return limits;
}

/** Why results were passed by, each reason once with how often. */
function reasonsOf({ dropped, failures }: WebFindings): string[] {
  const failed = new Set(failures.map(({ message }) => message));
  const counts = new Map<string, number>();
  for (const { reason, code } of dropped) {
    if (failed.has(reason)) continue;
    const shown =
      code === 'source_blocked' ? 'it is of the site itself, or at an address that is never asked' : reason;
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `${reason} (${count})`);
}
