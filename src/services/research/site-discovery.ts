import {
  FetchFailure,
  type FetchOptions,
  type FetchedPage,
  type PageFetcher,
  type RetryAfterFetcher,
} from '../../libs/guarded-fetch/index.js';
import type { Allowance } from '../../domain/article/job-budget.js';
import type { FeedEntry, PageReader } from '../../libs/page-reading/index.js';
import { whileWaiting } from '../job/needed-slot.js';
import type { PageReading, ReadingOfPage } from './page-reading.js';

export interface SiteDiscoveryParts {
  readonly fetcher: Pick<PageFetcher, 'sitemapsOf'>;
  readonly retryingFetcher: RetryAfterFetcher;
  readonly reader: PageReader;
  readonly reading: PageReading;
}

export interface SiteDiscoveryOptions {
  /** One is taken for each page, each sitemap and each feed. */
  readonly fetches: Allowance;
  readonly signal: AbortSignal;
  /** Hears of each address before it is asked for. */
  readonly onAsk: (url: string) => void;
}

/** How articles and reports come to the addresses of a site: by its pages, its sitemaps and its feeds. */
export class SiteDiscovery {
  constructor(
    private readonly parts: SiteDiscoveryParts,
    private readonly options: SiteDiscoveryOptions,
  ) {}

  /**
   * @returns null when no fetch is left to ask with
   * @throws {FetchFailure} as the fetcher does; the signal's reason when it is aborted
   */
  async readPage(url: string): Promise<ReadingOfPage | null> {
    this.options.signal.throwIfAborted();
    this.options.onAsk(url);
    const page = await this.fetch(url, 'html');
    return page && this.parts.reading.read(page);
  }

  /**
   * What the sitemaps of a site name: those of its robots.txt, `/sitemap.xml`, and those that an index lists.
   * @param accepts whether an address may be asked for a sitemap
   * @param most pages; no further sitemap is asked for once so many are named
   */
  async sitemapPages(
    home: string,
    accepts: (url: string) => boolean,
    { sitemaps, most }: { readonly sitemaps: number; readonly most: number },
  ): Promise<string[]> {
    const { fetches, signal } = this.options;
    const ask = () => this.parts.fetcher.sitemapsOf(home, signal);
    const named = (await unlessFailed(whileWaiting(ask))) ?? [];
    const waiting = [...new Set([...named, new URL('/sitemap.xml', home).href])].filter(accepts);
    const pages: string[] = [];
    for (let asked = 0; asked < sitemaps && fetches.left > 0 && pages.length < most; asked += 1) {
      const url = waiting.shift();
      if (url === undefined) break;
      const sitemap = await this.readBeside(url, 'xml', accepts, (page) =>
        this.parts.reader.readSitemap(page),
      );
      if (!sitemap) continue;
      for (const page of sitemap.pages) pages.push(page);
      waiting.push(...sitemap.sitemaps.filter(accepts).slice(0, sitemaps));
    }
    return pages;
  }

  /** The entries of each feed that can be read. @param accepts whether what an address leads to is read */
  async *feedEntries(
    feeds: readonly string[],
    accepts: (url: string) => boolean,
  ): AsyncGenerator<readonly FeedEntry[]> {
    for (const url of feeds) {
      if (this.options.fetches.left === 0) return;
      const entries = await this.readBeside(url, 'feed', accepts, (page) => this.parts.reader.readFeed(page));
      if (entries) yield entries;
    }
  }

  /** Most sites have no sitemap, and a feed is one way of several to know of pages: to have none is no failure worth reporting. */
  private async readBeside<T>(
    url: string,
    accept: NonNullable<FetchOptions['accept']>,
    accepts: (url: string) => boolean,
    read: (page: FetchedPage) => T | Promise<T>,
  ): Promise<T | null> {
    this.options.onAsk(url);
    const readIt = async () => {
      const page = await this.fetch(url, accept);
      return page !== null && accepts(page.finalUrl) ? read(page) : null;
    };
    return unlessFailed(readIt());
  }

  private fetch(url: string, accept: NonNullable<FetchOptions['accept']>): Promise<FetchedPage | null> {
    const { fetches, signal } = this.options;
    return this.parts.retryingFetcher.fetch(url, { fetches, signal, accept });
  }
}

async function unlessFailed<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof FetchFailure) return null;
    throw error;
  }
}
