import type { FetchedPage } from '../guarded-fetch/index.js';

/** A piece of a page's main text, in reading order. Navigation, banners and footers are no blocks. */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'quote' | 'code' | 'table';
  /** 1 to 6, headings only. */
  readonly level?: number;
  /** The number of an item in a numbered list, from 1; absent in a list without numbers. */
  readonly order?: number;
  /**
   * Set on what stands in an item of a list behind the item's first line: `step` where that list, or one around it,
   * is numbered. Apart from its item it may mean nothing.
   */
  readonly within?: 'step' | 'item';
  /** One line of plain text, white space folded (`code` and `table` keep their line breaks). */
  readonly text: string;
}

/** What a reader sees of a page: its main text and where it leads. */
export interface ReadPage {
  readonly title: string;
  readonly siteName: string | null;
  readonly author: string | null;
  /** ISO 8601, as stated by the page. */
  readonly publishedAt: string | null;
  /** Of `<html lang>`; null when the page declares none. */
  readonly language: string | null;
  readonly canonicalUrl: string | null;
  readonly blocks: readonly TextBlock[];
  /** Absolute http(s) addresses of the feeds (RSS, Atom, JSON Feed) that the page names as its own, in document order. */
  readonly feeds: readonly string[];
  /**
   * Absolute http(s) addresses of the page's links, in document order, without fragments, each once. `text` is what
   * the links to it say, parted by `; ` where they say different things.
   */
  readonly links: readonly { readonly url: string; readonly text: string }[];
}

/** A page that a feed names. */
export interface FeedEntry {
  /** Absolute, http or https, without a fragment. */
  readonly url: string;
  readonly title: string;
  /** ISO 8601, as the feed states it; null when it states none. */
  readonly publishedAt: string | null;
}

/** What a sitemap names: pages, and where it is an index, other sitemaps. */
export interface NamedPages {
  readonly pages: readonly string[];
  readonly sitemaps: readonly string[];
}

/**
 * Tells a page's main text from its boilerplate. One that reads in a thread of its own throws a FetchFailure `too_large` for
 * a page that takes longer than any should.
 */
export interface PageReader {
  read(page: FetchedPage): ReadPage | Promise<ReadPage>;
  /** @returns the page addresses of a sitemap, and the sitemaps that an index names. Not XML: both empty. */
  readSitemap(page: FetchedPage): NamedPages | Promise<NamedPages>;
  /** @returns the pages that a feed names, the latest first as feeds go. No feed: none. */
  readFeed(page: FetchedPage): readonly FeedEntry[] | Promise<readonly FeedEntry[]>;
}
