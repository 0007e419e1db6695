import type { TermCounts } from '../libs/text/index.js';

/** A page of an edition's site, in the terms of one language. */
export interface SitePage {
  /** The address that answered. */
  readonly url: string;
  readonly terms: TermCounts;
}

/** What a page says in the words that were looked up. */
export interface FoundPage {
  readonly url: string;
  /** Its number of terms, whatever they are. */
  readonly length: number;
  /** How often it has each of the terms, in the order in which they were asked for. */
  readonly counts: readonly number[];
}

/** The words of the pages of an edition's site, as audits, reports and articles last read them: articles find their sources by them. */
export interface SitePageStore {
  /**
   * Stores what pages say now, in place of what they said before; the order does not matter. Beyond `MOST_SITE_PAGES`
   * of an edition and language, those that were read longest ago are forgotten.
   */
  put(editionId: string, language: string, pages: readonly SitePage[]): Promise<void>;
  /** @returns all pages of the edition in that language, also those that have none of the terms */
  lookUp(editionId: string, language: string, terms: readonly string[]): Promise<readonly FoundPage[]>;
  /** Forgets pages that are gone, or no longer the edition's. */
  remove(editionId: string, urls: readonly string[]): Promise<void>;
}
