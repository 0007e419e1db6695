import { canParseUrl, normalHost } from '../../libs/urls/index.js';
import type { Allowance } from '../../domain/article/job-budget.js';
import { FetchFailure, type PageFetcher, type RetryAfterFetcher } from '../../libs/guarded-fetch/index.js';
import { SearchFailure } from '../../domain/research/search-failure.js';
import type { SearchQuery } from '../../domain/research/search-query.js';
import type { AskedQuery, DroppedSource, NewSource } from '../../domain/research/source.js';
import type { SearchAnswer, SearchResult, WebSearch } from '../../ports/web-search.js';
import { droppedBy, dropOf } from './drop.js';
import { addressKey, isNoPage, plainAddress } from './page-address.js';
import { PAGES_AT_ONCE, pageSource, type PageReading } from './page-reading.js';
import type { WaitBudget } from './wait-budget.js';
import type { PageScreen } from './screen-pages.js';

export interface WebOptions {
  readonly queries: readonly SearchQuery[];
  /** How many sources there is room for. */
  readonly places: number;
  /** Of all places of the brief, how many one stranger's host may have. */
  readonly pagesPerHost: number;
  /** Whether an address is the edition's: its pages are its own, however they are found. */
  readonly isOwn: (url: string) => boolean;
  /** Addresses that were looked at already. */
  readonly known: readonly string[];
  readonly screen: PageScreen;
  readonly accepts: (url: string) => boolean;
  readonly asks: Allowance;
  readonly fetches: Allowance;
  readonly signal: AbortSignal;
  readonly advance: (fraction: number) => Promise<void>;
}

export interface WebFindings {
  /** In the order in which the searches would have them. */
  readonly sources: readonly NewSource[];
  readonly asked: readonly Omit<AskedQuery, 'kept'>[];
  readonly failures: readonly FetchFailure[];
  readonly dropped: readonly DroppedSource[];
  /** All that the search named, each address once, read or not. */
  readonly results: readonly SearchResult[];
  /** Results that there was no more room or no fetch for. */
  readonly unread: number;
  /** Of the search itself; those queries that were answered before are used all the same. */
  readonly failure: SearchFailure | null;
}

interface Hit {
  readonly url: string;
  readonly title: string;
  /** The first query that found it. */
  readonly query: string;
  score: number;
}

/** Softens the lead of a first place: what two searches have third goes before what one has second. */
const RANK_OFFSET = 10;

/** Asks a web search and reads what it finds, as far as there is room and leave for it. */
export class WebSurvey {
  constructor(
    private readonly parts: {
      readonly search: WebSearch;
      readonly fetcher: PageFetcher;
      readonly retryingFetcher: RetryAfterFetcher;
      readonly waitBudget: WaitBudget;
      readonly reading: PageReading;
    },
  ) {}

  async run(options: WebOptions): Promise<WebFindings> {
    const dropped: DroppedSource[] = [];
    const failures: FetchFailure[] = [];
    const { asked, hits, failure, results } = await this.ask(options, dropped);
    const sources: NewSource[] = [];
    const hosts = new Map<string, number>();
    const waiting = [...hits];
    while (sources.length < options.places && waiting.length > 0 && options.fetches.left > 0) {
      const room = Math.min(PAGES_AT_ONCE, options.places - sources.length, options.fetches.left);
      const chosen = this.choose(waiting, room, hosts, options, dropped);
      const read = await Promise.all(chosen.map((hit) => this.read(hit, options)));
      // In the order of choice, not of arrival: the same answers give the same sources.
      for (const found of read) {
        if (found instanceof FetchFailure) {
          failures.push(found);
          dropped.push(droppedBy(found));
        } else if (found !== null) {
          const reason = await this.refusal(found, hosts, options);
          if (reason) dropped.push(reason);
          else sources.push(found);
        }
      }
      await options.advance(Math.min(1, sources.length / options.places));
    }
    return { sources, asked, failures, dropped, results, unread: waiting.length, failure };
  }

  private async ask(options: WebOptions, dropped: DroppedSource[]) {
    const asked: Omit<AskedQuery, 'kept'>[] = [];
    const hits = new Map<string, Hit>();
    const results = new Map<string, SearchResult>();
    const seen = new Set(options.known.map(addressKey));
    let failure: SearchFailure | null = null;
    for (const query of options.queries) {
      if (!options.asks.trySpend()) break;
      const about = { text: query.text, provider: this.parts.search.provider };
      const answer = await this.answerTo(query, options);
      if (answer instanceof SearchFailure) {
        asked.push({ ...about, at: null, results: 0, failure: answer.code });
        failure = answer;
        if (answer.othersMayDo) continue;
        break;
      }
      asked.push({ ...about, at: answer.at, results: answer.results.length, failure: null });
      for (const [rank, result] of answer.results.entries()) {
        const { title } = result;
        const url = plainAddress(result.url);
        const key = addressKey(url);
        if (!results.has(key)) results.set(key, result);
        const score = 1 / (RANK_OFFSET + rank);
        const hit = hits.get(key);
        if (hit) hit.score += score;
        if (seen.has(key)) continue;
        seen.add(key);
        const refused = this.refusedAddress(url, title, options);
        if (refused) dropped.push(refused);
        else hits.set(key, { url, title, query: query.text, score });
      }
    }
    const found = [...hits.values()].sort((a, b) => b.score - a.score);
    return { asked, failure, hits: found, results: [...results.values()] };
  }

  private async answerTo(query: SearchQuery, options: WebOptions): Promise<SearchAnswer | SearchFailure> {
    const { search, waitBudget } = this.parts;
    const attempt = () =>
      search.search(query, options.signal).catch((error: unknown) => {
        if (error instanceof SearchFailure) return error;
        throw error;
      });
    const first = await attempt();
    if (!(first instanceof SearchFailure) || first.retryAfterMs === null) return first;
    const goesOn = options.asks.left > 0 && (await waitBudget.wait(first.retryAfterMs, options.signal));
    return goesOn && options.asks.trySpend() ? attempt() : first;
  }

  /** A result is a stranger's word: it may name any scheme and any address. */
  private refusedAddress(url: string, title: string, options: WebOptions): DroppedSource | null {
    try {
      this.parts.fetcher.checkAddress(url);
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      return { ...droppedBy(error), title: title || null };
    }
    const about = { url, title: title || null };
    if (!options.accepts(url))
      return { ...about, code: 'source_blocked', reason: 'the brief’s domains leave its host out' };
    if (isNoPage(url)) return { ...about, code: 'unsupported_type', reason: 'it is no page' };
    return null;
  }

  /** Takes the next few out of those that wait; those whose host has had its share are noted and passed by. */
  private choose(
    waiting: Hit[],
    room: number,
    hosts: ReadonlyMap<string, number>,
    options: WebOptions,
    dropped: DroppedSource[],
  ): Hit[] {
    const chosen: Hit[] = [];
    const coming = new Map(hosts);
    while (chosen.length < room && waiting.length > 0) {
      const hit = waiting.shift();
      if (!hit) break;
      if (this.parts.retryingFetcher.isShut(hit.url)) {
        const reason = 'its site asked to be left alone';
        dropped.push({ url: hit.url, title: hit.title || null, code: 'bad_status', reason });
        continue;
      }
      const host = hostOf(hit.url);
      const count = coming.get(host) ?? 0;
      if (count >= options.pagesPerHost && !options.isOwn(hit.url)) {
        // One that is being read may turn out to be none; then this one may have its place.
        if ((hosts.get(host) ?? 0) < options.pagesPerHost && chosen.length > 0) {
          waiting.unshift(hit);
          break;
        }
        dropped.push(overShare(hit.url, hit.title || null));
        continue;
      }
      coming.set(host, count + 1);
      chosen.push(hit);
    }
    return chosen;
  }

  private async read(hit: Hit, options: WebOptions): Promise<NewSource | FetchFailure | null> {
    const { retryingFetcher, reading } = this.parts;
    const { fetches, signal } = options;
    try {
      const page = await retryingFetcher.fetch(hit.url, { fetches, signal, accept: 'html' });
      if (page === null) return null;
      if (!options.accepts(page.finalUrl)) {
        const reason = `${page.finalUrl} is not read: the brief’s domains leave its host out`;
        return new FetchFailure('source_blocked', page.finalUrl, reason);
      }
      const own = options.isOwn(page.finalUrl);
      return await pageSource(
        { ...(await reading.read(page)), via: { by: 'search', query: hit.query } },
        own ? 'domain_page' : 'web',
        own ? 'own' : 'third_party',
      );
    } catch (error) {
      if (error instanceof FetchFailure) return error;
      throw error;
    }
  }

  private async refusal(
    found: NewSource,
    hosts: Map<string, number>,
    options: WebOptions,
  ): Promise<DroppedSource | null> {
    // By where it ended: redirects must not bring one host more places than it has.
    const host = hostOf(found.finalUrl ?? '');
    const count = hosts.get(host) ?? 0;
    if (found.rights === 'third_party' && count >= options.pagesPerHost)
      return overShare(found.finalUrl, found.title);
    if (found.words === 0) return dropOf(found, 'no_text', 'it has no text');
    const reason = await options.screen.judge(found);
    if (!reason && found.rights === 'third_party') hosts.set(host, count + 1);
    return reason;
  }
}

function overShare(url: string | null, title: string | null): DroppedSource {
  return { url, title, code: 'host_share', reason: 'its host has had its share of the places' };
}

function hostOf(url: string): string {
  return canParseUrl(url) ? normalHost(new URL(url).hostname).replace(/^www\./, '') : '';
}
