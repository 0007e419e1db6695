import pLimit from 'p-limit';
import { JOB_BUDGET, type FetchBudget, type QueryBudget } from '../domain/article/job-budget.js';
import { StageFailure } from '../domain/article/stage-failure.js';
import { askedWords, DEFAULT_MAX_SOURCES, type BriefSettings } from '../domain/brief/settings.js';
import { FetchFailure } from '../domain/research/fetch-failure.js';
import { isSameSite } from '../domain/research/same-site.js';
import type { AskedQuery, DroppedSource, Source } from '../domain/research/source.js';
import type { Log } from '../ports/log.js';
import type { PageFetcher } from '../ports/page-fetcher.js';
import type { PageReader } from '../ports/page-reader.js';
import type { WebSearch } from '../ports/web-search.js';
import { acceptsHost } from './research/accepts-host.js';
import { droppedBy, dropOf } from './research/drop.js';
import { givenTexts, noteOf, pageSource, type Found } from './research/make-source.js';
import { Patience, type Sleep } from './research/patience.js';
import { PatientFetcher } from './research/patient-fetcher.js';
import { rankPages } from './research/rank-pages.js';
import { PageScreen } from './research/screen-pages.js';
import { SiteSurvey } from './research/site-survey.js';
import { Topic } from './research/topic.js';
import { webQueriesOf } from './research/web-queries.js';
import { WebSurvey, type WebFindings } from './research/web-survey.js';

export interface GatherWish {
  readonly settings: BriefSettings;
  readonly input: string;
  /** BCP 47 tag of the article. */
  readonly language: string;
  /** ISO 3166-1 alpha-2, for the web search; null for anywhere. */
  readonly country: string | null;
  readonly edition: { readonly name: string; readonly webAddress: string | null };
  /** One is taken for each page, sitemap and feed, read or not. */
  readonly fetches: FetchBudget;
  /** One is taken for each question to the web search. */
  readonly queries: QueryBudget;
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly advance: (fraction: number) => Promise<void>;
}

export interface Gathered {
  readonly sources: readonly Source[];
  readonly dropped: readonly DroppedSource[];
  /** What the web search was asked, in order; none where it was not. */
  readonly queries: readonly AskedQuery[];
  readonly warnings: readonly GatherWarning[];
  /** Addresses known of the edition's site, fetched or not. */
  readonly pagesSeen: number;
}

interface GatherWarning {
  readonly code: string;
  readonly message: string;
}

export interface SourceServiceParts {
  readonly fetcher: PageFetcher;
  readonly reader: PageReader;
  readonly search: WebSearch;
  readonly log: Log;
  /** Waits for those who ask to be left alone; of the clock where it is not given. */
  readonly sleep?: Sleep;
}

const AT_ONCE = 4;

/** Fetches that are left to the web where it may be searched: its pages are no worse than the thirtieth of a site. */
const FETCHES_FOR_THE_WEB = 16;
/** A site is looked at however few are left: its home page, a sitemap and two pages. */
const FEWEST_FOR_THE_SITE = 4;

/** An article takes about a third of what its sources say; with fewer words than this for each of its own, it falls short. */
const WORDS_A_WORD = 3;
/** A page that names this share of what the brief asks about is taken to be about it. */
const FITTING = 0.5;

/** Of the places for sources, what the pages of one stranger's host may take. */
const SHARE_A_HOST = 0.4;

/**
 * Gathers what an article is written from: the brief's notes, texts and addresses, and, unless the brief forbids it,
 * the edition's own pages and what a web search finds. What was looked at and not used is kept with the reason.
 */
export class SourceService {
  constructor(private readonly parts: SourceServiceParts) {}

  /**
   * @throws {StageFailure} `sources_required` when there is nothing to look at; `source_blocked`, `fetch_timeout` or
   *   `no_usable_sources` when nothing of what was looked at can be used; `search_unavailable` when the web search gave
   *   no answer and the other sources don't do; `budget_exceeded` when there are no fetches left to look with
   */
  async gather(wish: GatherWish): Promise<Gathered> {
    return new Gathering(this.parts, wish).run();
  }
}

/** One gathering: what it has found so far, and what it has passed by. */
class Gathering {
  private readonly dropped: DroppedSource[] = [];
  private readonly warnings: GatherWarning[] = [];
  private readonly failures: FetchFailure[] = [];
  private readonly patience: Patience;
  private readonly patient: PatientFetcher;
  private readonly topic: Topic;
  private readonly accepts: (url: string) => boolean;
  private readonly places: number;
  private readonly site: string | null;
  /** Whether the brief lets the web be searched, and there is a search. */
  private readonly searches: boolean;
  private pagesSeen = 0;
  private readonly looked: string[] = [];

  constructor(
    private readonly parts: SourceServiceParts,
    private readonly wish: GatherWish,
  ) {
    const { settings, input, language, edition } = wish;
    this.patience = new Patience(parts.sleep);
    this.patient = new PatientFetcher(parts.fetcher, this.patience);
    this.topic = new Topic([input, ...(settings.keywords ?? [])].join(' '), language);
    this.accepts = acceptsHost(settings);
    this.places = settings.max_sources ?? DEFAULT_MAX_SOURCES;
    this.site = siteOf(settings, edition.webAddress, this.accepts);
    this.searches = settings.source_policy !== 'only_given' && parts.search.provider !== 'none';
  }

  async run(): Promise<Gathered> {
    const { settings, edition } = this.wish;
    const note = settings.notes?.trim() ? [await noteOf(settings.notes, edition.name)] : [];
    const given = [...(await givenTexts(settings)), ...(await this.readGiven())];
    const screen = new PageScreen(given, this.wish.language, settings.freshness ?? 'any');
    const own = rankPages(await this.readSite(screen), this.topic);
    const fitting = this.fittingOf(own);
    const web = await this.readWeb(screen, [...note, ...given], fitting, given.length);
    const room = Math.max(0, this.places - given.length);
    // A stranger's page may only be quoted: the edition's own go first where they are about the brief, and else last.
    const other = own.filter((page) => !fitting.includes(page));
    const found =
      settings.source_policy === 'open'
        ? rankPages([...own, ...web.sources], this.topic)
        : [...fitting, ...web.sources, ...other];
    const taken = found.slice(0, room);
    for (const page of found.slice(room))
      this.dropped.push(dropOf(page, 'not_needed', 'others fit the brief better'));
    const used = [...given.slice(0, this.places), ...taken];
    if (note.length + used.length === 0) throw this.nothingToUse(web.asked);
    await this.wish.advance(1);
    const sources = [
      ...note.map((source) => ({ id: 'S0', ...source })),
      ...used.map((source, index) => ({ id: `S${index + 1}`, ...source })),
    ];
    const queries = web.asked.map((query) => ({
      ...query,
      kept: taken.filter(({ via }) => via?.query === query.text).length,
    }));
    const { dropped, warnings, pagesSeen } = this;
    this.parts.log.debug(
      { sources: sources.length, dropped: dropped.length, queries: queries.length },
      'sources gathered',
    );
    return { sources, dropped, queries, warnings, pagesSeen };
  }

  /** The addresses of the brief. One that can't be read is told, and the work goes on. */
  private async readGiven(): Promise<Found[]> {
    const limit = pLimit(AT_ONCE);
    const pages = await Promise.all(
      urlsOf(this.wish.settings).map((url) => limit(() => this.readGivenPage(url))),
    );
    const found: Found[] = [];
    for (const page of pages) {
      if (page instanceof FetchFailure) {
        this.failures.push(page);
        this.dropped.push(droppedBy(page));
        this.warnings.push({ code: 'source_unreadable', message: tell(page) });
        continue;
      }
      const same = found.find(
        (other) => other.finalUrl === page.finalUrl || other.textSha256 === page.textSha256,
      );
      if (page.words === 0) {
        this.dropped.push(dropOf(page, 'no_text', 'it has no text'));
        this.warnings.push({ code: 'source_unreadable', message: `${page.url ?? ''} has no text.` });
      } else if (same) {
        const dropped = dropOf(page, 'duplicate', 'it was given twice');
        this.dropped.push({ ...dropped, duplicateOf: same.finalUrl ?? same.title });
      } else {
        found.push(page);
      }
    }
    return found;
  }

  private async readGivenPage(url: string): Promise<Found | FetchFailure> {
    const { edition, fetches, signal } = this.wish;
    try {
      if (!this.accepts(url)) throw leftOut(url);
      const page = await this.patient.fetch(url, { fetches, signal, accept: 'html' });
      if (page === null) throw notFetched(url);
      this.looked.push(url, page.finalUrl);
      if (!this.accepts(page.finalUrl)) throw leftOut(page.finalUrl);
      // By where it ended, not by where it was said to be: a redirect makes no stranger's page the edition's own.
      const own = edition.webAddress !== null && isSameSite(page.finalUrl, edition.webAddress);
      const surveyed = { page, read: this.parts.reader.read(page), via: { by: 'given' as const } };
      return await pageSource(surveyed, 'given_url', own ? 'own' : 'given');
    } catch (error) {
      if (error instanceof FetchFailure) return error;
      throw error;
    }
  }

  /** The edition's own pages that can be sources. */
  private async readSite(screen: PageScreen): Promise<Found[]> {
    const { fetches, signal, advance } = this.wish;
    if (this.site === null || fetches.left === 0) return [];
    const part = Math.max(FEWEST_FOR_THE_SITE, fetches.left - FETCHES_FOR_THE_WEB);
    const { fetcher, reader } = this.parts;
    const survey = await new SiteSurvey({ fetcher, reader, patient: this.patient }).run({
      webAddress: this.site,
      topic: this.topic,
      fetches: this.searches ? fetches.part(part) : fetches,
      accepts: this.accepts,
      signal,
      advance: (fraction) => advance(this.searches ? fraction / 2 : fraction),
    });
    this.pagesSeen = survey.seen;
    this.looked.push(...survey.fetched);
    this.failures.push(...survey.failures);
    this.dropped.push(...survey.failures.map(droppedBy), ...survey.strays);
    const kept: Found[] = [];
    for (const page of survey.pages) {
      const source = await pageSource(page, 'domain_page', 'own');
      const reason = screen.judge(source);
      if (reason) this.dropped.push(reason);
      else kept.push(source);
    }
    return kept;
  }

  /** Searches the web where the brief asks for it, or where what is there so far does not do. */
  private async readWeb(
    screen: PageScreen,
    given: readonly Found[],
    fitting: readonly Found[],
    givenPlaces: number,
  ): Promise<Pick<WebFindings, 'sources' | 'asked'>> {
    const { settings, fetches, queries, signal, advance, edition } = this.wish;
    const isOpen = settings.source_policy === 'open';
    if (!this.searches) {
      if (isOpen) this.warnings.push(NO_SEARCH);
      return { sources: [], asked: [] };
    }
    const there = [...given, ...fitting].reduce((words, source) => words + source.words, 0);
    const places = this.places - givenPlaces - (isOpen ? 0 : fitting.length);
    const needed = WORDS_A_WORD * askedWords(settings);
    if (places <= 0 || fetches.left === 0 || (!isOpen && there >= needed)) return { sources: [], asked: [] };
    const { search, fetcher, reader } = this.parts;
    const { patient, patience } = this;
    const found = await new WebSurvey({ search, fetcher, reader, patient, patience }).run({
      queries: webQueriesOf(this.wish),
      places,
      placesAHost: Math.max(1, Math.floor(this.places * SHARE_A_HOST)),
      webAddress: edition.webAddress,
      known: this.looked,
      screen,
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

  /** Those of the pages that are about what the brief asks. */
  private fittingOf(pages: readonly Found[]): Found[] {
    const terms = pages.map((page) => this.topic.termsOf(`${page.title} ${page.text}`));
    const coverage = this.topic.coverage(terms);
    return pages.filter((_page, index) => (coverage[index] ?? 0) >= FITTING);
  }

  private nothingToUse(asked: WebFindings['asked']): StageFailure {
    const { failures, dropped, wish } = this;
    if (this.site === null && urlsOf(wish.settings).length === 0 && !this.searches) {
      return new StageFailure(
        'sources_required',
        'There is nothing to write from: give sources or notes with the brief, or a web address to the edition.',
      );
    }
    if (failures.every(({ code }) => code === 'out_of_fetches')) {
      if (wish.fetches.left === 0)
        return new StageFailure('budget_exceeded', `The article has had its ${JOB_BUDGET.fetches} fetches.`);
      if (this.searches && asked.length === 0 && wish.queries.left === 0)
        return new StageFailure('budget_exceeded', `The article has had its ${JOB_BUDGET.queries} queries.`);
      if (asked.length > 0 && dropped.length === 0)
        return new StageFailure('no_usable_sources', 'The web search found no page.');
    }
    const tried = listed(failures.length > 0 ? failures.map(tell) : dropped.map(whyDropped));
    if (failures.length > 0 && failures.every((failure) => failure.code === 'source_blocked')) {
      return new StageFailure('source_blocked', `No source may be read. ${tried}`);
    }
    if (failures.length > 0 && failures.every((failure) => failure.retryable)) {
      return new StageFailure('fetch_timeout', `No source could be reached. ${tried}`);
    }
    return new StageFailure('no_usable_sources', `None of the sources can be used. ${tried}`);
  }
}

const NO_SEARCH: GatherWarning = {
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
  return URL.canParse(webAddress) && accepts(webAddress) ? webAddress : null;
}

/** A message shows the first few: what went wrong with forty pages is mostly one thing. */
function listed(reasons: readonly string[]): string {
  const shown = reasons.slice(0, 5).join('; ');
  return reasons.length > 5 ? `${shown}; and ${reasons.length - 5} more` : shown;
}

function tell(failure: FetchFailure): string {
  return failure.message.includes(failure.url) ? failure.message : `${failure.url}: ${failure.message}`;
}

function whyDropped({ url, reason }: DroppedSource): string {
  return `${url ?? 'a text'}: ${reason}`;
}

function urlsOf(settings: BriefSettings): string[] {
  return (settings.sources ?? []).flatMap((source) => ('text' in source ? [] : [source.url]));
}

function leftOut(url: string): FetchFailure {
  return new FetchFailure(
    'source_blocked',
    url,
    `${url} is not read: the brief’s domains leave its host out`,
  );
}

function notFetched(url: string): FetchFailure {
  return new FetchFailure('out_of_fetches', url, `${url} is not read: the article has had its fetches`);
}
