import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  countTerms,
  subjectOf,
  TermStatistics,
  termsOf,
  withCompounds,
  type AskedWords,
} from '../../libs/text/index.js';
import { canParseUrl, siteScope } from '../../libs/urls/index.js';
import type { LinkTarget } from '../../domain/article/internal-links.js';
import { JOB_BUDGET } from '../../domain/article/job-budget.js';
import { StageFailure } from '../../domain/article/stage-failure.js';
import { askedWords, DEFAULT_MAX_SOURCES, type BriefSettings } from '../../domain/brief/settings.js';
import type { Edition } from '../../domain/edition.js';
import { RetryAfterFetcher, type FetchFailure, type PageFetcher } from '../../libs/guarded-fetch/index.js';
import type { DroppedSource, NewSource } from '../../domain/research/source.js';
import { ARTICLE_SOURCE_WORDS, fairShare, shortenedTo } from '../../domain/research/text-bounds.js';
import type { Log } from '../../ports/log.js';
import type { PageReader } from '../../libs/page-reading/index.js';
import type { SitePageStore } from '../../ports/site-page-store.js';
import type { WebSearch } from '../../ports/web-search.js';
import type { WritingTask } from '../../ports/article/writer.js';
import type { Artifacts } from '../article/article-work.js';
import type { StageProgress } from '../job/stage-work.js';
import { acceptsHost } from './accepts-host.js';
import { droppedBy, dropOf } from './drop.js';
import { listed, type SourceWarning } from './source-warnings.js';
import { GivenSources, noteOf } from './given-sources.js';
import { linkTargets } from './link-targets.js';
import { PageReading, pageSource } from './page-reading.js';
import { PageTerms } from './page-terms.js';
import { WaitBudget, type Sleep } from './wait-budget.js';
import { rankPages, type RankedPages } from './rank-pages.js';
import { PageScreen } from './screen-pages.js';
import type { PriorReportSources } from './prior-report-sources.js';
import { SiteSurvey, type NamedPage } from './site-survey.js';
import { SiteWords } from './site-words.js';
import { webQueriesOf } from './web-queries.js';
import { WebSurvey, type WebFindings } from './web-survey.js';
import { whyNothing } from './no-sources.js';

/** What a gathering tells its stage, and takes from the budgets of the job. */
type GatherProgress = Pick<StageProgress, 'advance' | 'fetches' | 'queries' | 'signal' | 'warn'>;

export interface SourceServiceParts {
  readonly fetcher: PageFetcher;
  readonly reader: PageReader;
  readonly search: WebSearch;
  /** What is known of the edition's pages from before. */
  readonly sitePages: SitePageStore;
  /** What the edition's last report has read. */
  readonly priorReports: Pick<PriorReportSources, 'pages'>;
  readonly log: Log;
  /** Waits before a site is asked again that sent Retry-After; of the clock where it is not given. */
  readonly sleep?: Sleep;
}

/** Fetches that are left to the web where it may be searched: its pages are no worse than the thirtieth of a site. */
const FETCHES_FOR_THE_WEB = 16;
/** A site is looked at however few are left: its home page, a sitemap and two pages. */
const FEWEST_FOR_THE_SITE = 4;

/** An article takes about a third of what its sources say; with fewer words than this for each of its own, it falls short. */
const WORDS_A_WORD = 3;
/** As many pages of a report as an article might have fetched. */
const MOST_FROM_REPORT = JOB_BUDGET.fetches;
/** Of the places for sources, what the pages of one stranger's host may take: none has most of them, and three share all. */
const SHARE_A_HOST = 0.4;

/**
 * Gathers what an article is written from: the brief's notes, texts and addresses, and, unless the brief forbids it,
 * the edition's own pages, what its last report has read, and what a web search finds. What was looked at and not used is kept with the reason.
 */
export class SourceService {
  constructor(private readonly parts: SourceServiceParts) {}

  /**
   * @param task what is to be written from them
   * @throws {StageFailure} `sources_required` when there is nothing to look at; `source_blocked`, `fetch_timeout` or
   *   `no_usable_sources` when nothing of what was looked at can be used; `search_unavailable` when the web search gave
   *   no answer and the other sources don't do; `budget_exceeded` when there are no fetches left to look with
   */
  async gather(
    task: Omit<WritingTask, 'sources' | 'subject'>,
    edition: Pick<Edition, 'id' | 'webAddress'>,
    progress: GatherProgress,
  ): Promise<Artifacts['research']> {
    return new Gathering(this.parts, task, edition, progress).run();
  }
}

/** One gathering: what it has found so far, and what it has passed by. */
class Gathering {
  private readonly dropped: DroppedSource[] = [];
  private readonly warnings: SourceWarning[] = [];
  private readonly failures: FetchFailure[] = [];
  private readonly waitBudget: WaitBudget;
  private readonly retryingFetcher: RetryAfterFetcher;
  private readonly reading: PageReading;
  private readonly screen: PageScreen;
  private readonly words: SiteWords;
  private readonly terms: PageTerms;
  private readonly asked: AskedWords;
  private readonly accepts: (url: string) => boolean;
  /** Whether an address is the edition's. */
  private readonly isOwn: (url: string) => boolean;
  private readonly places: number;
  private readonly site: string | null;
  /** Whether the brief lets the web be searched, and there is a search. */
  private readonly searches: boolean;
  private named: readonly NamedPage[] = [];
  private readonly requested: string[] = [];

  constructor(
    private readonly parts: SourceServiceParts,
    private readonly task: Omit<WritingTask, 'sources' | 'subject'>,
    private readonly edition: Pick<Edition, 'id' | 'webAddress'>,
    private readonly progress: GatherProgress,
  ) {
    const { settings, input, language } = task;
    this.waitBudget = new WaitBudget(parts.sleep);
    this.retryingFetcher = new RetryAfterFetcher(parts.fetcher, this.waitBudget);
    this.reading = new PageReading(parts.reader);
    this.screen = new PageScreen(language, settings.freshness ?? 'any');
    this.asked = { input, keywords: settings.keywords };
    this.terms = new PageTerms(language);
    this.accepts = acceptsHost(settings);
    this.isOwn = siteScope(edition.webAddress);
    this.words = new SiteWords(parts.sitePages, this.terms, {
      editionId: edition.id,
      asked: this.asked,
      language,
      isOwn: this.isOwn,
      log: parts.log,
    });
    // What a caller gives is wanted: only a bound of his own keeps any of it out.
    const given = settings.sources?.length ?? 0;
    this.places = settings.max_sources ?? Math.max(DEFAULT_MAX_SOURCES, given);
    this.site = siteOf(settings, edition.webAddress, this.accepts);
    this.searches = settings.source_policy !== 'only_given' && parts.search.provider !== 'none';
  }

  async run(): Promise<Artifacts['research']> {
    const { settings, editionName } = this.task;
    const note = settings.notes?.trim() ? [await noteOf(settings.notes, editionName)] : [];
    const given = await this.readGiven();
    const live = await this.readSite();
    const kept = await this.readPriorReport(live);
    const { fitting, others } = await this.ranked([...live, ...kept.own]);
    const web = await this.readWeb([...note, ...given], [...fitting, ...kept.strangers], given.length);
    const room = Math.max(0, this.places - given.length);
    // A stranger's page may only be quoted: the edition's own go first.
    const strangers = [...kept.strangers, ...web.sources];
    const found =
      settings.source_policy === 'open'
        ? allOf(await this.ranked([...fitting, ...strangers]))
        : [...fitting, ...strangers];
    for (const page of others)
      this.dropped.push(dropOf(page, 'off_subject', 'it says too little about what the brief asks'));
    const taken = found.slice(0, room);
    this.reportUsed(taken.filter((page) => kept.own.includes(page) || kept.strangers.includes(page)));
    for (const page of found.slice(room))
      this.dropped.push(dropOf(page, 'not_needed', 'others fit the brief better'));
    if (note.length + given.length + taken.length === 0) throw this.nothingToUse(web.asked.length);
    const used = this.bounded([...given, ...taken], note[0]?.words ?? 0);
    await this.progress.advance(1);
    const sources = [
      ...note.map((source) => ({ id: 'S0', ...source })),
      ...used.map((source, index) => ({ id: `S${index + 1}`, ...source })),
    ];
    const queries = web.asked.map((query) => ({
      ...query,
      kept: taken.filter(({ via }) => via?.query === query.text).length,
    }));
    const links = this.linksTo([...given, ...taken], [...fitting, ...others]);
    for (const warning of this.warnings) this.progress.warn(warning);
    const { dropped } = this;
    this.parts.log.debug(
      { sources: sources.length, dropped: dropped.length, queries: queries.length },
      'sources gathered',
    );
    const passages = await this.passagesOf(sources);
    const subject = subjectOf(this.asked, this.task.language, this.words.texts, passages);
    return { subject: withCompounds(subject, passages.vocabulary), sources, dropped, queries, links };
  }

  private linksTo(sources: readonly NewSource[], read: readonly NewSource[]): readonly LinkTarget[] {
    const { isOwn, named, edition, task } = this;
    const { settings } = task;
    const known = { settings, webAddress: edition.webAddress, isOwn, sources, read, named };
    const { targets, warnings } = linkTargets(known);
    this.warnings.push(...warnings);
    return targets;
  }

  /** Block by block, in which words occur: of texts that are about the subject this tells what they speak of. */
  private async passagesOf(sources: readonly NewSource[]): Promise<TermStatistics> {
    const passages = [];
    for (const { blocks } of sources) {
      await yieldToEventLoop();
      for (const { text } of blocks) passages.push(countTerms(termsOf(text, this.task.language)));
    }
    return new TermStatistics(passages);
  }

  private async ranked(pages: readonly NewSource[]): Promise<RankedPages> {
    const read = new Set<string>();
    for (const page of pages) for (const term of (await this.terms.of(page)).keys()) read.add(term);
    return rankPages(pages, withCompounds(this.words.subject, read), this.terms, this.words.texts.meanLength);
  }

  /** What came with the brief, as far as the brief itself has room for it. */
  private async readGiven(): Promise<readonly NewSource[]> {
    const { settings } = this.task;
    const { fetches, signal } = this.progress;
    const { accepts, isOwn, retryingFetcher, places, reading, screen } = this;
    const options = { given: settings.sources ?? [], places, accepts, isOwn, screen, fetches, signal };
    const found = await new GivenSources({ retryingFetcher, reading }, options).read();
    this.requested.push(...found.requested);
    this.failures.push(...found.failures);
    this.dropped.push(...found.dropped);
    this.warnings.push(...found.warnings);
    return found.sources;
  }

  /** Each source as long as it may be for all of them to have room, and a note of what had to be cut. */
  private bounded(sources: readonly NewSource[], noteWords: number): NewSource[] {
    const share = fairShare(
      sources.map(({ words }) => words),
      ARTICLE_SOURCE_WORDS - noteWords,
    );
    const bounded = sources.map((source) => shortenedTo(source, share));
    const cut = bounded.filter(({ shortened }) => shortened);
    if (cut.length > 0) {
      const names = listed(cut.map(({ finalUrl, title }) => finalUrl ?? `“${title}”`));
      const message = `Longer than an article has use for, and read from their beginning only: ${names}`;
      this.warnings.push({ code: 'source_shortened', message });
    }
    return bounded;
  }

  /** The edition's own pages that can be sources. */
  private async readSite(): Promise<NewSource[]> {
    const { fetches, signal, advance } = this.progress;
    if (this.site === null || fetches.left === 0) return [];
    const part = Math.max(FEWEST_FOR_THE_SITE, fetches.left - FETCHES_FOR_THE_WEB);
    const { fetcher, reader } = this.parts;
    const { retryingFetcher, reading } = this;
    await this.words.lookUp();
    const survey = await new SiteSurvey({ fetcher, reader, retryingFetcher, reading }).run({
      webAddress: this.site,
      asked: this.asked,
      language: this.task.language,
      texts: this.words.texts,
      freshness: this.task.settings.freshness ?? 'any',
      fetches: this.searches ? fetches.part(part) : fetches,
      accepts: this.accepts,
      signal,
      advance: (fraction) => advance(this.searches ? fraction / 2 : fraction),
    });
    this.named = survey.named;
    this.requested.push(...survey.fetched);
    this.failures.push(...survey.failures);
    this.dropped.push(...survey.failures.map(droppedBy), ...survey.strays);
    const kept: NewSource[] = [];
    for (const page of survey.pages) {
      const source = await pageSource(page, 'domain_page', 'own', this.task.language);
      const reason = await this.screen.judge(source);
      if (reason) this.dropped.push(reason);
      else kept.push(source);
    }
    await this.words.learn(kept, survey.failures);
    return kept;
  }

  /** Pages as the edition's last report read them, those that are about the brief; they take no fetch. */
  private async readPriorReport(
    live: readonly NewSource[],
  ): Promise<{ readonly own: readonly NewSource[]; readonly strangers: readonly NewSource[] }> {
    const { edition, task } = this;
    const { settings } = task;
    const nothing = { own: [], strangers: [] };
    // What is to be of this week must not be of last week's reading.
    const isTimely = (settings.freshness ?? 'any') === 'any';
    if (settings.source_policy === 'only_given' || !isTimely) return nothing;
    const { accepts, isOwn, screen } = this;
    const { subject } = this.words;
    // Of what can't be reached now, the report's reading is the best there is; what is gone or forbidden now is no source.
    const refused = this.failures.filter(({ retryable }) => !retryable);
    const requested = [
      ...live.flatMap(({ url, finalUrl }) => [url ?? '', finalUrl ?? '']),
      ...refused.map(({ url }) => url),
    ];
    const isShut = refused.some(({ code, url }) => code === 'robots_forbidden' && url === this.site);
    const shelved = await this.parts.priorReports.pages({
      editionId: edition.id,
      subject,
      accepts,
      isOwn,
      requested,
    });
    const ranked = (await this.ranked(shelved)).fitting;
    const own: NewSource[] = [];
    const strangers: NewSource[] = [];
    const atHost = new Map<string, number>();
    const mostAHost = Math.max(1, Math.floor(this.places * SHARE_A_HOST));
    for (const page of ranked.slice(0, MOST_FROM_REPORT)) {
      if (isShut && page.rights === 'own') continue;
      const host = new URL(page.finalUrl ?? '').hostname;
      const before = atHost.get(host) ?? 0;
      if (page.rights !== 'own' && before >= mostAHost) continue;
      if (await screen.judge(page)) continue;
      atHost.set(host, before + 1);
      (page.rights === 'own' ? own : strangers).push(page);
    }
    this.requested.push(...strangers.flatMap(({ finalUrl }) => finalUrl ?? []));
    return { own, strangers };
  }

  private reportUsed(pages: readonly NewSource[]): void {
    if (pages.length === 0) return;
    const [oldest = ''] = pages.map(({ fetchedAt }) => fetchedAt ?? '').sort();
    const names = listed(pages.map(({ finalUrl, title }) => finalUrl ?? title));
    const message = `Not read anew, but as the edition’s last report read them, the first on ${oldest.slice(0, 10)}: ${names}`;
    this.warnings.push({ code: 'from_report', message });
  }

  /** Searches the web where the brief asks for it, or where what is there so far does not do. */
  private async readWeb(
    given: readonly NewSource[],
    fitting: readonly NewSource[],
    givenPlaces: number,
  ): Promise<Pick<WebFindings, 'sources' | 'asked'>> {
    const { settings } = this.task;
    const { fetches, queries, signal, advance } = this.progress;
    const isOpen = settings.source_policy === 'open';
    if (!this.searches) {
      if (isOpen) this.warnings.push(NO_SEARCH);
      return { sources: [], asked: [] };
    }
    const there = [...given, ...fitting].reduce((words, source) => words + source.words, 0);
    const places = this.places - givenPlaces - (isOpen ? 0 : fitting.length);
    const needed = WORDS_A_WORD * askedWords(settings);
    if (places <= 0 || fetches.left === 0 || (!isOpen && there >= needed)) return { sources: [], asked: [] };
    const { search, fetcher } = this.parts;
    const { retryingFetcher, waitBudget, reading } = this;
    const found = await new WebSurvey({ search, fetcher, retryingFetcher, waitBudget, reading }).run({
      queries: webQueriesOf(this.task),
      places,
      pagesPerHost: Math.max(1, Math.floor(this.places * SHARE_A_HOST)),
      isOwn: this.isOwn,
      known: this.requested,
      screen: this.screen,
      accepts: this.accepts,
      asks: queries,
      fetches,
      signal,
      advance: (fraction) => advance(0.5 + fraction / 2),
    });
    this.failures.push(...found.failures);
    this.dropped.push(...found.dropped);
    if (found.failure) {
      if (there === 0 && found.sources.length === 0) {
        const { message, retryAfterMs } = found.failure;
        throw new StageFailure('search_unavailable', message, { retryAfterMs });
      }
      this.warnings.push({ code: 'search_unavailable', message: found.failure.message });
    }
    return found;
  }

  private nothingToUse(asked: number): StageFailure {
    const { failures, dropped, searches, site } = this;
    const { settings } = this.task;
    const { fetches, queries } = this.progress;
    const hadSomewhere = site !== null || searches || (settings.sources ?? []).length > 0;
    return whyNothing({ hadSomewhere, failures, dropped, searches, asked, fetches, queries });
  }
}

const NO_SEARCH: SourceWarning = {
  code: 'setting_not_applied',
  message: 'source_policy "open" asks for a web search, and this Galley has none.',
};

/** @returns the address of the site to read; null when the brief or the edition leaves none. */
function siteOf(
  settings: BriefSettings,
  webAddress: string | null,
  accepts: (url: string) => boolean,
): string | null {
  if (settings.source_policy === 'only_given' || webAddress === null) return null;
  return canParseUrl(webAddress) && accepts(webAddress) ? new URL(webAddress).href : null;
}

function allOf({ fitting, others }: RankedPages): NewSource[] {
  return [...fitting, ...others];
}
