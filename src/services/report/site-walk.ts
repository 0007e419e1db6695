import pLimit from 'p-limit';
import { canParseUrl, siteScope } from '../../libs/urls/index.js';
import type { Allowance } from '../../domain/article/job-budget.js';
import { FetchFailure } from '../../libs/guarded-fetch/index.js';
import type { NewSource, SourceVia } from '../../domain/research/source.js';
import { shortenedTo } from '../../domain/research/text-bounds.js';
import { addressKey, isNoPage } from '../research/page-address.js';
import { PAGES_AT_ONCE, pageSource } from '../research/page-reading.js';
import { SiteDiscovery, type SiteDiscoveryParts } from '../research/site-discovery.js';
import { withMarkedQuestions } from './marked-questions.js';
import { packed, type PackedSource } from './report-artifacts.js';
import { SiteLinks, type StoredLinks } from './site-links.js';

export interface WalkOptions {
  readonly startUrl: string;
  /** The site's pages, the most telling first, where an audit has found them; null where links have to be followed. */
  readonly listed: readonly string[] | null;
  /** Pages to read at most. */
  readonly most: number;
  readonly fetches: Allowance;
  /** What an attempt that was cut short kept. */
  readonly savedState: unknown;
  readonly saveState: (part: unknown) => Promise<void>;
  /** Whether there is no more time for another page. */
  readonly isLate: () => boolean;
  readonly signal: AbortSignal;
  readonly advance: (fraction: number) => Promise<void>;
}

/** A page that could not be read. */
export interface UnreadPage {
  readonly url: string;
  readonly code: FetchFailure['code'];
  readonly message: string;
  readonly retryable: boolean;
}

/** Where a walk is: what it found, and what it may go on with. JSON. */
export interface WalkState {
  readonly version: 2;
  readonly startUrl: string;
  /** Where the web address led to; null until its page was read. */
  home: string | null;
  readonly pages: PackedSource[];
  links: StoredLinks;
  readonly feeds: string[];
  readonly feedEntries: { readonly url: string; readonly title: string }[];
  /** Addresses that were asked for, and those that they led to. */
  readonly asked: string[];
  readonly forbidden: { count: number; readonly urls: string[] };
  readonly failed: { count: number; readonly pages: UnreadPage[] };
  /** Addresses that answered that there is no page. */
  readonly missing: string[];
  /** Pages that led away from the site. */
  strays: number;
  waiting: Waiting[];
  stopped: 'all' | 'most' | 'time' | 'fetches';
}

interface Waiting {
  readonly url: string;
  readonly key: string;
  readonly depth: number;
  readonly order: number;
  readonly by: SourceVia['by'];
}

/** Chosen together: what comes next is chosen in the light of what these lead to. */
const A_WAVE = 12;
const MAX_SITEMAPS = 10;
const MAX_FEEDS = 3;
const MAX_FEED_ENTRIES = 50;
const MAX_WAITING = 10_000;
/** Pages that only a sitemap names come after those that the home page links to. */
const SITEMAP_DEPTH = 2;
/** After so many pages what was read is kept: it is written anew each time, and may be megabytes. */
const SAVE_EVERY = 60;
/** Named in the report; of the others the number. */
const MOST_NAMED = 20;
const GONE = new Set([404, 410]);
const MOST_MISSING = 200;
/** Letters of all pages together: beyond, a page is kept by its beginning. */
const MOST_LETTERS = 6_000_000;
/** What a block weighs beside its text, for the code that packs and unpacks it: neither may take 100 ms. */
const LETTERS_A_BLOCK = 50;
const FEW_WORDS = 400;

/**
 * Reads a site, the nearest pages and the most linked first: those that an audit lists, or what its home page, sitemaps,
 * feeds and links lead to. Only within the site, and only as fast as the page fetcher lets it.
 */
export class SiteWalk {
  private readonly state: WalkState;
  private readonly links: SiteLinks;
  private readonly isOwn: (url: string) => boolean;
  private readonly known = new Set<string>();
  private readonly hashes = new Set<string>();
  private readonly limit = pLimit(PAGES_AT_ONCE);
  private readonly discovery: SiteDiscovery;
  private letters = 0;
  private savedAt: number;

  constructor(
    parts: SiteDiscoveryParts,
    private readonly options: WalkOptions,
  ) {
    this.state = stateFrom(options.savedState, options.startUrl) ?? emptyState(options.startUrl);
    this.isOwn = siteScope(options.startUrl);
    const { fetches, signal } = options;
    this.discovery = new SiteDiscovery(parts, { fetches, signal, onAsk: () => undefined });
    this.links = new SiteLinks(this.isOwn, this.state.links);
    for (const url of [...this.state.asked, ...this.state.waiting.map((each) => each.url)])
      this.known.add(addressKey(url));
    for (const page of this.state.pages) this.count(page);
    this.savedAt = this.state.pages.length;
  }

  async run(): Promise<WalkState> {
    const { state } = this;
    if (state.home === null) await this.begin();
    while (!this.isOver()) {
      const chosen = this.claimNext();
      if (chosen.length === 0) break;
      const read = await Promise.all(chosen.map((each) => this.limit(() => this.read(each))));
      // In the order of choice, not of arrival: the same site gives the same report.
      for (const [index, found] of read.entries()) {
        if (found) this.take(found, chosen[index]?.depth ?? SITEMAP_DEPTH);
      }
      await this.options.advance(Math.min(0.98, state.pages.length / this.options.most));
      if (state.pages.length >= this.savedAt + SAVE_EVERY) await this.saveState();
    }
    state.links = this.links.stored();
    return state;
  }

  /** Of the addresses of the site, those that are known by any way. */
  get seen(): number {
    return this.known.size;
  }

  private async begin(): Promise<void> {
    const { state, options } = this;
    const home = await this.read({ url: options.startUrl, by: 'site' });
    if (!home && state.failed.pages.some(({ retryable }) => retryable)) {
      // It does not answer: asking for its sitemaps would end the same, after as long a wait.
      state.stopped = 'all';
      return;
    }
    const first = home?.source.finalUrl ?? options.startUrl;
    state.home = first;
    if (home) this.take(home, 0);
    if (options.listed) {
      for (const url of options.listed) this.add(url, 1, 'link');
      return;
    }
    await this.readFeeds();
    const bounds = { sitemaps: MAX_SITEMAPS, most: MAX_WAITING };
    for (const url of await this.discovery.sitemapPages(first, inOrigin(first), bounds))
      this.add(url, SITEMAP_DEPTH, 'sitemap');
  }

  private isOver(): boolean {
    const { state, options } = this;
    options.signal.throwIfAborted();
    if (state.home === null) return true;
    if (state.pages.length >= options.most) state.stopped = 'most';
    else if (options.fetches.left === 0) state.stopped = 'fetches';
    else if (options.isLate()) state.stopped = 'time';
    else return false;
    return state.waiting.length > 0;
  }

  private claimNext(): Waiting[] {
    const { state, options } = this;
    const room = Math.min(A_WAVE, options.most - state.pages.length, options.fetches.left);
    if (room <= 0) return [];
    const ranked = state.waiting
      .map((each) => ({ each, inlinks: options.listed ? 0 : this.links.inlinksOf(each.key) }))
      .sort((a, b) => a.each.depth - b.each.depth || b.inlinks - a.inlinks || a.each.order - b.each.order);
    const chosen = ranked.slice(0, room).map(({ each }) => each);
    const claimed = new Set(chosen);
    state.waiting = state.waiting.filter((each) => !claimed.has(each));
    return chosen;
  }

  private async read({ url, by }: Pick<Waiting, 'url' | 'by'>): Promise<ReadPage | null> {
    this.options.signal.throwIfAborted();
    this.state.asked.push(url);
    this.known.add(addressKey(url));
    try {
      const read = await this.discovery.readPage(url);
      if (read === null) return null;
      const { links, feeds, questions, ...inHand } = read;
      const text = withMarkedQuestions(inHand.text, questions);
      const source = await pageSource({ ...inHand, text, via: { by } }, 'domain_page', 'own');
      return { source, links, feeds };
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      this.fail(error);
      return null;
    }
  }

  private fail(failure: FetchFailure): void {
    const { forbidden, failed, missing } = this.state;
    if (failure.code === 'robots_forbidden') {
      forbidden.count += 1;
      if (forbidden.urls.length < MOST_NAMED) forbidden.urls.push(failure.url);
      return;
    }
    failed.count += 1;
    if (GONE.has(failure.status ?? 0) && missing.length < MOST_MISSING) missing.push(failure.url);
    const { url, code, message, retryable } = failure;
    if (failed.pages.length < MOST_NAMED) failed.pages.push({ url, code, message, retryable });
  }

  private take({ source, links, feeds }: ReadPage, depth: number): void {
    const { state } = this;
    const address = source.finalUrl ?? '';
    // The web address may lead to another spelling of itself; whatever else leads away is somebody else's.
    if (!this.isOwn(address)) {
      state.strays += 1;
      return;
    }
    state.asked.push(address);
    this.known.add(addressKey(address));
    // Two addresses of one page: by a redirect, or by what counts visitors.
    if (this.hashes.has(source.textSha256) && source.words > 0) return;
    const id = `S${state.pages.length + 1}`;
    const stored = this.letters > MOST_LETTERS ? shortenedTo(source, FEW_WORDS) : source;
    const page = packed({ id, ...stored });
    state.pages.push(page);
    this.count(page);
    this.links.add(id, links);
    if (state.feeds.length === 0) state.feeds.push(...feeds.filter(this.isOwn).slice(0, MAX_FEEDS));
    if (this.options.listed) return;
    for (const { url } of links) this.add(url, depth + 1, 'link');
  }

  private count(page: PackedSource): void {
    this.hashes.add(page.textSha256);
    for (const { text } of page.blocks) this.letters += text.length + LETTERS_A_BLOCK;
  }

  private add(url: string, depth: number, by: SourceVia['by']): void {
    const { state } = this;
    const key = addressKey(url);
    if (this.known.has(key) || !canParseUrl(url) || !this.isOwn(url) || isNoPage(url)) return;
    if (this.known.size >= MAX_WAITING + this.options.most) return;
    this.known.add(key);
    state.waiting.push({ url, key, depth, order: this.known.size, by });
  }

  private async readFeeds(): Promise<void> {
    for await (const entries of this.discovery.feedEntries(this.state.feeds, this.isOwn))
      for (const { url, title } of entries.slice(0, MAX_FEED_ENTRIES)) {
        if (this.isOwn(url)) this.add(url, 1, 'feed');
        else this.state.feedEntries.push({ url, title: title.slice(0, 300) });
      }
  }

  private async saveState(): Promise<void> {
    this.state.links = this.links.stored();
    this.savedAt = this.state.pages.length;
    await this.options.saveState(this.state);
  }
}

interface ReadPage {
  readonly source: NewSource;
  readonly links: readonly { readonly url: string; readonly text: string }[];
  readonly feeds: readonly string[];
}

function inOrigin(home: string): (url: string) => boolean {
  const { origin } = new URL(home);
  return (url) => canParseUrl(url) && new URL(url).origin === origin;
}

function emptyState(startUrl: string): WalkState {
  return {
    version: 2,
    startUrl,
    home: null,
    pages: [],
    links: { targets: [], outbound: [] },
    feeds: [],
    feedEntries: [],
    asked: [],
    forbidden: { count: 0, urls: [] },
    failed: { count: 0, pages: [] },
    missing: [],
    strays: 0,
    waiting: [],
    stopped: 'all',
  };
}

/** @returns null for what an earlier version kept, or kept of another address */
function stateFrom(savedState: unknown, startUrl: string): WalkState | null {
  if (typeof savedState !== 'object' || savedState === null) return null;
  const state = savedState as Omit<WalkState, 'version'> & { readonly version: unknown };
  return state.version === 2 && state.startUrl === startUrl && state.home !== null
    ? structuredClone(savedState as WalkState)
    : null;
}
