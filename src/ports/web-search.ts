import type { Instant } from '../domain/instant.js';
import type { SearchQuery } from '../domain/research/search-query.js';

/** A page that a search found. All of it is the provider's word, and nothing of it is checked. */
export interface SearchResult {
  /** At most 2,048 characters; of any scheme and to anywhere: it is for the page fetcher to judge. */
  readonly url: string;
  /** Plain text, at most 300 code points; empty where the provider gives none. */
  readonly title: string;
  /** Plain text, at most 1,000 code points; empty where the provider gives none. */
  readonly snippet: string;
}

export interface SearchAnswer {
  /** Best first, at most 20. */
  readonly results: readonly SearchResult[];
  /** When the provider was asked. */
  readonly at: Instant;
}

export type SearchProvider = 'none' | 'searxng' | 'brave' | 'tavily' | 'serper';

/** Finds pages on the web by words. What they say has to be fetched; a result is an address and no source. */
export interface WebSearch {
  /** `none`: there is no web search, and every answer is empty. */
  readonly provider: SearchProvider;
  /**
   * Asks once; trying again is the caller's to decide.
   * @throws {SearchFailure} when there is no answer; the signal's own reason when it is aborted
   */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchAnswer>;
}
