import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { canParseUrl, siteScope } from '../../libs/urls/index.js';
import {
  countTerms,
  subjectCover,
  subjectOf,
  subjectTerms,
  termsOf,
  type AskedWords,
  type Subject,
  type TermCounts,
} from '../../libs/text/index.js';
import { FetchFailure } from '../../libs/guarded-fetch/index.js';
import type { Allowance } from '../../domain/article/job-budget.js';
import type { Freshness } from '../../domain/research/search-query.js';
import type { DroppedSource, SourceVia } from '../../domain/research/source.js';
import { addressKey, isNoPage } from './page-address.js';
import { PAGES_AT_ONCE, type ReadingOfPage, type SurveyedPage } from './page-reading.js';
import { SiteDiscovery, type SiteDiscoveryParts } from './site-discovery.js';
import type { SiteTexts } from './site-texts.js';

/** A page with where it leads, as long as that is of use. */
type Reached = SurveyedPage & Pick<ReadingOfPage, 'links' | 'feeds'>;

export interface SurveyOptions {
  readonly webAddress: string;
  readonly asked: AskedWords;
  /** BCP 47 tag of the article. */
  readonly language: string;
  /** What is known of the site's pages from before: those that say most are read first. */
  readonly texts: SiteTexts;
  /** Of anything but `any`, pages are chosen by their links alone: what is to be of this week is not known from before. */
  readonly freshness: Freshness;
  /** At least one is left. One is taken for each page, each sitemap and each feed. */
  readonly fetches: Allowance;
  readonly accepts: (url: string) => boolean;
  readonly signal: AbortSignal;
  readonly advance: (fraction: number) => Promise<void>;
}

/** A page of the site that was not read, and what the links to it say. */
export interface NamedPage {
  readonly url: string;
  /** Parted by `; ` where they say different things; empty where only a sitemap names it. */
  readonly text: string;
}

export interface Survey {
  readonly pages: readonly SurveyedPage[];
  /** Addresses that were fetched. */
  readonly fetched: readonly string[];
  readonly failures: readonly FetchFailure[];
  /** Pages whose address led away from the site: whose words they are is not known. */
  readonly strays: readonly DroppedSource[];
  /** Of those not fetched, some that fit the topic best. */
  readonly named: readonly NamedPage[];
}

/** Of the forty fetches of a job; five sitemaps name 25,000 pages, more than are weighed. */
const MAX_SITEMAPS = 5;
/** Of articles and of comments, as most systems have them. */
const MAX_FEEDS = 2;
/** Sitemaps may name tens of thousands of pages; to weigh a hundred takes up to 20 ms, and all of these two seconds. */
const MAX_CANDIDATES = 10_000;
/** Named for links: a job links to ten at most, and chooses by their names. */
const MAX_NAMED = 200;
/** So many take some 20 ms where their addresses are long; ten thousand in one go would hold the process. */
const CANDIDATES_PER_YIELD = 100;
/** Letters of what links call one page: more would say the same. */
const LONGEST_NAMES = 300;
/** Links of the home page and its sitemaps are one level down; those of pages behind them, two. */
const DEEPEST = 2;
/** What a page is about tells something of what it links to, but less than the link's own words. */
const PARENT_WEIGHT = 0.3;

interface Candidate extends NamedPage {
  /** Of the link's words and the address. */
  readonly terms: TermCounts;
  /** What a page is about that has the link, 0 to 1 of the subject. */
  readonly parentCover: number;
  readonly depth: number;
  readonly order: number;
  readonly by: SourceVia['by'];
  readonly publishedAt: string | null;
}

type Asked = Pick<Candidate, 'url' | 'by'> & Partial<Pick<Candidate, 'publishedAt'>>;

/** What is known of an address before it is fetched. */
interface FoundPage extends NamedPage {
  readonly parentCover?: number;
  readonly depth: number;
  readonly by: SourceVia['by'];
  readonly publishedAt?: string | null;
}

/**
 * Reads a site for a subject: its home page, what its sitemaps and feeds name, links one level down. Of pages that are known
 * from before those are fetched that say most about the subject, by their whole texts. Of others it is chosen by the words
 * of the links to them and by what the pages are about that have these links; the links of pages that were read are weighed with
 * the rest, one level further.
 */
export class SiteSurvey {
  constructor(private readonly parts: SiteDiscoveryParts) {}

  async run(options: SurveyOptions): Promise<Survey> {
    const state = new SurveyState(options);
    const { accepts, fetches, signal } = options;
    const onAsk = (url: string) => {
      state.mark(url);
    };
    const discovery = new SiteDiscovery(this.parts, { fetches, signal, onAsk });
    const readPage = (candidate: Asked) => this.readPage(candidate, discovery, options, state);
    const home = await readPage({ url: options.webAddress, by: 'site' });
    // A stranger that the home page led to is asked for nothing more.
    let lives = options.webAddress;
    let feeds: readonly string[] = [];
    if (home && state.keep(home)) {
      lives = home.page.finalUrl;
      feeds = home.feeds;
      state.settleAt(lives);
      state.addLinks(home, 1);
    }
    // Before the sitemaps: a feed names the latest pages, by their titles and with their dates.
    for await (const entries of discovery.feedEntries(feeds.filter(accepts).slice(0, MAX_FEEDS), accepts))
      for (const { url, title, publishedAt } of entries)
        state.add({ url, text: title, depth: 1, by: 'feed', publishedAt });
    const bounds = { sitemaps: MAX_SITEMAPS, most: Infinity };
    for (const [index, url] of (await discovery.sitemapPages(lives, accepts, bounds)).entries()) {
      if (index % CANDIDATES_PER_YIELD === 0) await yieldToEventLoop();
      state.add({ url, text: '', depth: 1, by: 'sitemap' });
    }
    for (let chosen = state.chooseBest(); chosen.length > 0; chosen = state.chooseBest()) {
      if (chosen.every(({ url }) => this.parts.retryingFetcher.isShut(url))) break;
      const read = await Promise.all(chosen.map(readPage));
      // In the order of choice, not of arrival: the same site gives the same survey.
      for (const [index, page] of read.entries()) {
        if (page && state.keep(page)) state.addLinks(page, state.depthOf(chosen[index]?.url ?? '') + 1);
      }
    }
    const { pages, failures, strays, fetched } = state;
    return { pages, failures, strays, named: state.named(), fetched: [...fetched.values()] };
  }

  private async readPage(
    { url, by, publishedAt = null }: Asked,
    discovery: SiteDiscovery,
    options: SurveyOptions,
    state: SurveyState,
  ): Promise<Reached | null> {
    try {
      const read = await discovery.readPage(url);
      return read && { ...read, via: { by }, publishedAt };
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      state.failures.push(error);
      return null;
    } finally {
      await options.advance(state.share());
    }
  }
}

/** What a survey knows at one moment. */
class SurveyState {
  readonly pages: SurveyedPage[] = [];
  readonly failures: FetchFailure[] = [];
  readonly strays: DroppedSource[] = [];
  private readonly candidates = new Map<string, Candidate>();
  /** Their addresses by their keys. */
  readonly fetched = new Map<string, string>();
  private readonly isOwn: (url: string) => boolean;
  private isInReach: (url: string) => boolean;
  private readonly atFirst: number;
  private wanted: ReadonlySet<string> | undefined;
  /** How many candidates have a word in their links. */
  private readonly inLinks = new Map<string, number>();
  private best: readonly string[] | undefined;

  constructor(private readonly options: SurveyOptions) {
    this.atFirst = options.fetches.left;
    this.isOwn = siteScope(options.webAddress);
    this.isInReach = this.isOwn;
  }

  left(): number {
    return this.options.fetches.left;
  }

  /** How much of what there was to spend is spent, 0 to 1. */
  share(): number {
    return 1 - this.left() / this.atFirst;
  }

  /** It is being asked for, and is not chosen again. */
  mark(url: string): void {
    this.fetched.set(addressKey(url), url);
  }

  /** The web address may lead to another spelling of itself (`https:`, `www.`, a folder): that one counts. */
  settleAt(home: string): void {
    const { pathname } = new URL(home);
    const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
    this.isInReach = (url) => this.isOwn(url) && new URL(url).pathname.startsWith(folder);
  }

  /** Links from the home page that it has. */
  depthOf(url: string): number {
    return this.candidates.get(addressKey(url))?.depth ?? 1;
  }

  /** @returns false for a page that is not the site's own, whatever address led to it. */
  keep({ links: _links, feeds: _feeds, ...page }: Reached): boolean {
    const { finalUrl } = page.page;
    if (!this.isOwn(finalUrl) || !this.options.accepts(finalUrl)) {
      this.strays.push({
        url: finalUrl,
        title: page.read.title || null,
        reason: 'its address led to another site',
        code: 'off_site',
      });
      return false;
    }
    const key = addressKey(finalUrl);
    // Two addresses of one page, one of them by redirect.
    const doubled = this.pages.some((each) => addressKey(each.page.finalUrl) === key);
    this.fetched.set(key, finalUrl);
    if (!doubled) this.pages.push(page);
    return true;
  }

  addLinks({ read, text, links }: Reached, depth: number): void {
    const headings = text.blocks.flatMap((block) =>
      block.kind === 'heading' && !block.aside ? [block.text] : [],
    );
    const parentCover = subjectCover(this.subject, this.termsOf([read.title, ...headings].join('\n')));
    for (const { url, text: words } of links) this.add({ url, text: words, parentCover, depth, by: 'link' });
  }

  add({ url, text, parentCover = 0, depth, by, publishedAt = null }: FoundPage): void {
    const key = addressKey(url);
    const known = this.candidates.get(key);
    if (known) this.candidates.set(key, this.merged(known, text, parentCover, publishedAt));
    if (depth > DEEPEST || this.candidates.size >= MAX_CANDIDATES) return;
    if (known || this.fetched.has(key) || !canParseUrl(url)) return;
    if (!this.isInReach(url) || isNoPage(url) || !this.options.accepts(url)) return;
    const terms = this.termsOf(`${text} ${decodePath(new URL(url).pathname).replace(/[-_./]+/g, ' ')}`);
    this.count(terms);
    const order = this.candidates.size;
    this.candidates.set(key, { url, text, terms, parentCover, depth, order, by, publishedAt });
  }

  /** The home page links to what a sitemap or feed names; only the feed says when that was published. */
  private merged(known: Candidate, text: string, parentCover: number, publishedAt: string | null): Candidate {
    const isNew = text !== '' && !known.text.split('; ').includes(text) && known.text.length < LONGEST_NAMES;
    const more = isNew ? this.termsOf(text) : new Map<string, number>();
    for (const term of known.terms.keys()) more.delete(term);
    this.count(more);
    return {
      ...known,
      text: isNew ? [known.text, text].filter((each) => each !== '').join('; ') : known.text,
      terms: new Map([...known.terms, ...more]),
      parentCover: Math.max(known.parentCover, parentCover),
      publishedAt: known.publishedAt ?? publishedAt,
    };
  }

  /** Of the words of a brief alone: of ten thousand links all would be a burden. */
  private termsOf(text: string): Map<string, number> {
    const { asked, language } = this.options;
    this.wanted ??= new Set(subjectTerms(asked, language));
    return countTerms(termsOf(text, language).filter((term) => this.wanted?.has(term)));
  }

  private count(terms: TermCounts): void {
    for (const term of terms.keys()) this.inLinks.set(term, (this.inLinks.get(term) ?? 0) + 1);
  }

  /** By how rare its words are on the site: in texts that are known, or else in the words of its links. */
  private get subject(): Subject {
    const { asked, language, texts } = this.options;
    const links = { texts: this.candidates.size, holding: (term: string) => this.inLinks.get(term) ?? 0 };
    return subjectOf(asked, language, texts.texts >= links.texts / 2 ? texts : links);
  }

  /**
   * @returns the few best that are left: three by their texts, as far as these are known, and one by its links, since pages
   *   change and new ones come; in the site's own order where no link fits; none when the budget is spent
   */
  chooseBest(): Asked[] {
    const room = Math.min(PAGES_AT_ONCE, this.left());
    const known = this.options.freshness === 'any' ? this.knownBest(Math.max(1, room - 1)) : [];
    const keys = new Set(known.map(({ url }) => addressKey(url)));
    const waiting = this.waiting().filter(({ url }) => !keys.has(addressKey(url)));
    const ranked = this.ranked(waiting);
    const byLinks = ranked.slice(0, known.length > 0 ? room - known.length : Math.max(1, room - 1));
    const next = known.length > 0 ? undefined : waiting.find((candidate) => !byLinks.includes(candidate));
    return [...known, ...byLinks, ...(next ? [next] : [])].slice(0, room);
  }

  private knownBest(most: number): Asked[] {
    this.best ??= this.options.texts.ranked(this.subject);
    return this.best
      .filter((url) => !this.fetched.has(addressKey(url)) && this.isInReach(url) && this.options.accepts(url))
      .slice(0, most)
      .map((url) => ({ url, by: this.candidates.get(addressKey(url))?.by ?? 'site' }));
  }

  /** Those that were not fetched, the best fitting first. */
  named(): NamedPage[] {
    return this.ranked(this.waiting())
      .slice(0, MAX_NAMED)
      .map(({ url, text }) => ({ url, text }));
  }

  private waiting(): Candidate[] {
    return [...this.candidates].flatMap(([key, each]) => (this.fetched.has(key) ? [] : [each]));
  }

  private ranked(candidates: readonly Candidate[]): Candidate[] {
    const { subject } = this;
    return candidates
      .map((candidate) => ({
        candidate,
        fit: subjectCover(subject, candidate.terms) + PARENT_WEIGHT * candidate.parentCover,
      }))
      .sort((a, b) => b.fit - a.fit || a.candidate.order - b.candidate.order)
      .map(({ candidate }) => candidate);
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
