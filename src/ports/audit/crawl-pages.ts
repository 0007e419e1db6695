import type { PageReference } from '../../domain/audit/page-references.js';
import type { TermCounts } from '../../libs/text/index.js';
import type { PackedPage, PageReply, PageSearch, ResourceFacts } from '../../libs/page-reading/index.js';

/** A page as a crawl stores and follows it. */
export interface CrawledPage {
  readonly packed: PackedPage;
  readonly references: readonly PageReference[];
}

/** Reads the pages of crawls and the words of their texts, in this thread or in others. */
export interface CrawlPages {
  /** How many pages are read at once; more wait. */
  readonly atOnce: number;
  /**
   * @param url the address that answered: the base of relative addresses
   * @param reply given away: its body must not be used afterwards
   * @param searches what the audit looks for on each page
   * @throws {PageTooCostly} for a page that took too long, or too much memory
   */
  read(url: string, reply: PageReply, searches?: readonly PageSearch[]): Promise<CrawledPage>;
  /**
   * @param url the address that answered: the base of relative addresses
   * @param reply of a style sheet or a web app manifest; given away as that of `read`
   * @returns the files that it loads, each once a kind
   * @throws {PageTooCostly} as `read`
   */
  loadedBy(url: string, reply: PageReply): Promise<readonly ResourceFacts[]>;
  /** @returns how often each term of a text occurs, by `termsOf`. @param language BCP 47 tag */
  termsOf(text: string, language: string): Promise<TermCounts>;
  /** Ends what was started for it. */
  close(): Promise<void>;
}
