import pLimit from 'p-limit';
import { JOB_BUDGET, type FetchBudget } from '../domain/article/job-budget.js';
import { StageFailure } from '../domain/article/stage-failure.js';
import { DEFAULT_MAX_SOURCES, type BriefSettings } from '../domain/brief/settings.js';
import { canonicalHost } from '../domain/research/canonical-host.js';
import { normalHost } from '../domain/research/fetch-allow.js';
import { FetchFailure } from '../domain/research/fetch-failure.js';
import { isSameSite } from '../domain/research/same-site.js';
import type { DroppedSource, Source } from '../domain/research/source.js';
import { sameLanguage } from '../domain/text/same-language.js';
import { containment, shinglesOf } from '../domain/text/shingles.js';
import type { Log } from '../ports/log.js';
import type { PageFetcher } from '../ports/page-fetcher.js';
import type { PageReader } from '../ports/page-reader.js';
import { givenTexts, noteOf, pageSource, type Found } from './research/make-source.js';
import { SiteSurvey, type SurveyedPage } from './research/site-survey.js';
import { Topic } from './research/topic.js';

export interface GatherWish {
  readonly settings: BriefSettings;
  readonly input: string;
  /** BCP 47 tag of the article. */
  readonly language: string;
  readonly edition: { readonly name: string; readonly webAddress: string | null };
  /** One is taken for each page and sitemap, read or not. */
  readonly fetches: FetchBudget;
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly advance: (fraction: number) => Promise<void>;
}

export interface Gathered {
  readonly sources: readonly Source[];
  readonly dropped: readonly DroppedSource[];
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
  /** Addresses known of the edition's site, fetched or not. */
  readonly pagesSeen: number;
}

const AT_ONCE = 4;
/** Of a page; what was given may be as short as the caller likes. */
const FEWEST_WORDS = 80;
const SHINGLE = 8;
/** Above this share of common shingles, two texts say the same. */
const SAME_TEXT = 0.8;

/**
 * Gathers what an article is written from: the brief's notes, texts and addresses, and, unless the brief forbids it,
 * the edition's own pages. What was looked at and not used is kept with the reason.
 */
export class SourceService {
  private readonly survey: SiteSurvey;

  constructor(
    private readonly parts: { readonly fetcher: PageFetcher; readonly reader: PageReader; readonly log: Log },
  ) {
    this.survey = new SiteSurvey(parts);
  }

  /**
   * @throws {StageFailure} `sources_required` when there is nothing to look at; `source_blocked`, `fetch_timeout` or
   *   `no_usable_sources` when nothing of what was looked at can be used; `budget_exceeded` when there are no fetches
   *   left to look with
   */
  async gather(wish: GatherWish): Promise<Gathered> {
    const { settings, edition } = wish;
    const dropped: DroppedSource[] = [];
    const warnings: Gathered['warnings'][number][] = [];
    const failures: FetchFailure[] = [];

    const note = settings.notes?.trim() ? [await noteOf(settings.notes, edition.name)] : [];
    const given = [
      ...(await givenTexts(settings)),
      ...(await this.readGiven(wish, failures, warnings, dropped)),
    ];
    let own: Found[] = [];
    let pagesSeen = 0;
    const site = siteOf(wish);
    const topic = new Topic([wish.input, ...(settings.keywords ?? [])].join(' '), wish.language);
    if (site !== null && wish.fetches.left > 0) {
      const survey = await this.survey.run({
        webAddress: site,
        topic,
        fetches: wish.fetches,
        accepts: acceptsHost(settings),
        signal: wish.signal,
        advance: wish.advance,
      });
      pagesSeen = survey.seen;
      failures.push(...survey.failures);
      for (const failure of survey.failures) dropped.push(droppedBy(failure));
      dropped.push(...survey.strays);
      own = await this.usablePages(survey.pages, wish, given, dropped);
    }
    const most = settings.max_sources ?? DEFAULT_MAX_SOURCES;
    const ranked = rank(own, topic).slice(0, Math.max(0, most - given.length));
    for (const page of own)
      if (!ranked.includes(page)) dropped.push(dropOf(page, 'others fit the brief better'));
    const found = [...given.slice(0, most), ...ranked];
    if (note.length + found.length === 0) throw nothingToUse(wish, failures, dropped);
    await wish.advance(1);
    const sources = [
      ...note.map((source) => ({ id: 'S0', ...source })),
      ...found.map((source, index) => ({ id: `S${index + 1}`, ...source })),
    ];
    this.parts.log.debug({ sources: sources.length, dropped: dropped.length }, 'sources gathered');
    return { sources, dropped, warnings, pagesSeen };
  }

  /** The addresses of the brief. One that can't be read is told, and the work goes on. */
  private async readGiven(
    wish: GatherWish,
    failures: FetchFailure[],
    warnings: Gathered['warnings'][number][],
    dropped: DroppedSource[],
  ): Promise<Found[]> {
    const limit = pLimit(AT_ONCE);
    const accepts = acceptsHost(wish.settings);
    const pages = await Promise.all(
      urlsOf(wish.settings).map((url) =>
        limit(async (): Promise<Found | FetchFailure> => {
          try {
            if (!accepts(url)) throw leftOut(url);
            if (!wish.fetches.take()) throw notFetched(url);
            const page = await this.parts.fetcher.fetch(url, { signal: wish.signal, accept: 'html' });
            if (!accepts(page.finalUrl)) throw leftOut(page.finalUrl);
            // By where it ended, not by where it was said to be: a redirect makes no stranger's page the edition's own.
            const own =
              wish.edition.webAddress !== null && isSameSite(page.finalUrl, wish.edition.webAddress);
            const surveyed = { page, read: this.parts.reader.read(page) };
            return await pageSource(surveyed, 'given_url', own ? 'own' : 'given');
          } catch (error) {
            if (error instanceof FetchFailure) return error;
            throw error;
          }
        }),
      ),
    );
    const found: Found[] = [];
    for (const page of pages) {
      if (page instanceof FetchFailure) {
        failures.push(page);
        dropped.push(droppedBy(page));
        warnings.push({ code: 'source_unreadable', message: tell(page) });
      } else if (page.words === 0) {
        dropped.push(dropOf(page, 'it has no text'));
        warnings.push({ code: 'source_unreadable', message: `${page.url ?? ''} has no text.` });
      } else if (
        found.some((other) => other.finalUrl === page.finalUrl || other.textSha256 === page.textSha256)
      ) {
        dropped.push(dropOf(page, 'it was given twice'));
      } else {
        found.push(page);
      }
    }
    return found;
  }

  /** Drops what is too short, says the same as another, or is in another language than the rest. */
  private async usablePages(
    pages: readonly SurveyedPage[],
    wish: GatherWish,
    given: readonly Found[],
    dropped: DroppedSource[],
  ): Promise<Found[]> {
    const kept: { readonly source: Found; readonly shingles: ReadonlySet<string> }[] = [];
    const known = given.map((source) => shinglesOf(source.text, SHINGLE, wish.language));
    for (const page of pages) {
      const source = await pageSource(page, 'domain_page', 'own');
      const shingles = shinglesOf(source.text, SHINGLE, wish.language);
      const same = (other: ReadonlySet<string>) =>
        containment(
          shingles.size <= other.size ? shingles : other,
          shingles.size <= other.size ? other : shingles,
        ) >= SAME_TEXT;
      if (source.words < FEWEST_WORDS)
        dropped.push(dropOf(source, `it has fewer than ${FEWEST_WORDS} words`));
      else if (known.some(same) || kept.some((other) => same(other.shingles))) {
        dropped.push(dropOf(source, 'another source says the same'));
      } else if (source.language !== null && !sameLanguage(source.language, wish.language)) {
        // No engine translates a site: such pages would only keep an article waiting for its refusal.
        dropped.push(dropOf(source, `it is in another language (${source.language})`));
      } else kept.push({ source, shingles });
    }
    return kept.map(({ source }) => source);
  }
}

/**
 * What a page calls itself tells more of its subject than a word in passing. Set by 24 questions to two manuals of 127
 * and 1,169 pages: the page that answers stood first for 18, and the mean of 1/place was 0.85 (by the text alone 0.69).
 */
const TITLE_SHARE = 0.5;
const HEADINGS_SHARE = 0.2;
const TEXT_SHARE = 0.3;

/** The pages, the best fitting first; the order in which they were found breaks ties. */
function rank(pages: readonly Found[], topic: Topic): Found[] {
  const termsOf = (textOf: (page: Found) => string) => pages.map((page) => topic.termsOf(textOf(page)));
  const titles = topic.coverage(termsOf((page) => page.title));
  const headings = topic.coverage(termsOf(headingsOf));
  const texts = topic.fits(termsOf((page) => page.text));
  return pages
    .map((page, index) => ({
      page,
      index,
      fit:
        TITLE_SHARE * (titles[index] ?? 0) +
        HEADINGS_SHARE * (headings[index] ?? 0) +
        TEXT_SHARE * (texts[index] ?? 0),
    }))
    .sort((a, b) => b.fit - a.fit || a.index - b.index)
    .map(({ page }) => page);
}

function headingsOf(page: Found): string {
  return page.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])).join(' ');
}

/** @returns the address of the site to read; null when the brief or the edition leaves none. */
function siteOf({ settings, edition }: GatherWish): string | null {
  if (settings.source_policy === 'only_given' || edition.webAddress === null) return null;
  if (!URL.canParse(edition.webAddress) || !acceptsHost(settings)(edition.webAddress)) return null;
  return edition.webAddress;
}

function nothingToUse(
  wish: GatherWish,
  failures: readonly FetchFailure[],
  dropped: readonly DroppedSource[],
): StageFailure {
  if (siteOf(wish) === null && urlsOf(wish.settings).length === 0) {
    return new StageFailure(
      'sources_required',
      'There is nothing to write from: give sources or notes with the brief, or a web address to the edition.',
    );
  }
  if (wish.fetches.left === 0 && failures.every(({ code }) => code === 'out_of_fetches')) {
    return new StageFailure('budget_exceeded', `The article has had its ${JOB_BUDGET.fetches} fetches.`);
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

function acceptsHost(settings: BriefSettings): (url: string) => boolean {
  const hostsOf = (domains: readonly string[] = []) =>
    domains.map((domain) => canonicalHost(domain) ?? domain);
  const include = hostsOf(settings.domains?.include);
  const exclude = hostsOf(settings.domains?.exclude);
  const within = (host: string, domains: readonly string[]) =>
    domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  return (url) => {
    const host = URL.canParse(url) ? normalHost(new URL(url).hostname) : '';
    return (include.length === 0 || within(host, include)) && !within(host, exclude);
  };
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

function dropOf(source: Found, reason: string): DroppedSource {
  return { url: source.finalUrl, title: source.title, reason };
}

function droppedBy(failure: FetchFailure): DroppedSource {
  return { url: failure.url, title: null, reason: failure.message };
}
