import type { FetchedPage } from '../guarded-fetch/index.js';

/** A piece of a page's main text, in reading order. Navigation, banners and footers are not included. */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'quote' | 'code' | 'table' | 'definition';
  /** 1 to 6; for headings only. */
  readonly level?: number;
  /** The number of an item in a numbered list, from 1; absent in a list without numbers. */
  readonly order?: number;
  /**
   * Set on blocks of a list's item after its first line: `step` if that list, or one around it, is numbered. Without its
   * item such a block may have no meaning.
   */
  readonly within?: 'step' | 'item';
  /** Of a definition, the term that it explains; `text` begins with it ("Term: meaning"). */
  readonly term?: string;
  /** Set on what is no part of the prose, a caption, a notice, a list of those present: it stays in the record, and no writer prints it. */
  readonly aside?: true;
  /** Set on what stands in a box of its own, with the box's title: the text around it goes on behind it. */
  readonly box?: true;
  /** One line of plain text, white space folded (`code` and `table` keep their line breaks). */
  readonly text: string;
}

/** A question with its answer, each as one line of plain text: at most 300 and 2,000 letters. */
export interface MarkedQuestion {
  readonly question: string;
  readonly answer: string;
}

/** What a reader sees of a page: its main text, and its links. */
export interface ReadPage {
  readonly title: string;
  readonly siteName: string | null;
  readonly author: string | null;
  /** ISO 8601, as the page declares it. */
  readonly publishedAt: string | null;
  /** The attribute `lang` of `html`; null when the page declares none. */
  readonly language: string | null;
  readonly canonicalUrl: string | null;
  /** The licence of its text as the page declares it: an address or words, 200 characters at most; null when it declares none. */
  readonly licence: string | null;
  readonly blocks: readonly TextBlock[];
  /** Those that its JSON-LD marks up as such, at most fifty, whether the text shows them or not. */
  readonly questions: readonly MarkedQuestion[];
  /** Absolute http(s) addresses of the feeds (RSS, Atom, JSON Feed) that the page declares, in document order. */
  readonly feeds: readonly string[];
  /**
   * Absolute http(s) addresses of the page's links, in document order, without fragments, each once. `text` has the texts
   * of its links, separated by `; ` when they differ.
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

/** The pages that a sitemap names; of an index, other sitemaps. */
export interface NamedPages {
  readonly pages: readonly string[];
  readonly sitemaps: readonly string[];
}

/**
 * Separates a page's main text from its boilerplate. A reader in a thread of its own throws a FetchFailure `too_large` for a
 * page that takes too long.
 */
export interface PageReader {
  read(page: FetchedPage): ReadPage | Promise<ReadPage>;
  /** @returns the page addresses of a sitemap, and the sitemaps that an index names; both empty when it is not XML. */
  readSitemap(page: FetchedPage): NamedPages | Promise<NamedPages>;
  /** @returns the pages that a feed names, usually the latest first; none when it is no feed. */
  readFeed(page: FetchedPage): readonly FeedEntry[] | Promise<readonly FeedEntry[]>;
}
