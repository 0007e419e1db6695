import type { Instant } from '../domain/instant.js';
import type { SearchQuery } from '../domain/research/search-query.js';

/** A page that a search found. Its fields come from the provider unchecked. */
export interface SearchResult {
  /** At most 2,048 characters; any scheme and host: the page fetcher checks it. */
  readonly url: string;
  /** Plain text, at most 300 code points; empty where the provider sends none. */
  readonly title: string;
  /** Plain text, at most 1,000 code points; empty where the provider sends none. */
  readonly snippet: string;
}

export interface SearchAnswer {
  /** Best first, at most 20. */
  readonly results: readonly SearchResult[];
  /** When the provider answered. */
  readonly at: Instant;
}

export type SearchProvider = 'none' | 'searxng' | 'brave' | 'tavily' | 'serper';

/** Finds pages on the web by words. A result is an address and no source: its page has to be fetched. */
export interface WebSearch {
  /** `none`: no web search is configured, and every answer is empty. */
  readonly provider: SearchProvider;
  /**
   * Sends one query; retries are the caller's decision.
   * @throws {SearchFailure} when there is no answer; the signal's own reason when it is aborted
   */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchAnswer>;
}
