import type { SearchAnswer } from './web-search.js';

/** The state of a query: answered, claimed by this caller, or claimed by another. */
export type SearchClaim =
  | { readonly state: 'known'; readonly answer: SearchAnswer }
  | { readonly state: 'yours' | 'taken' };

/** A cache of web searches, shared by all processes for a day, and the claims of queries without an answer. */
export interface SearchCache {
  /**
   * Returns the cached answer, or claims the query: of concurrent callers one gets it.
   * @param key valid on `day` only
   * @param asker a UUID; the holder of a claim may claim again
   * @param forMs the lease of the claim; afterwards another caller may claim the query
   */
  claim(key: string, day: string, asker: string, forMs: number): Promise<SearchClaim>;
  /** Releases a claim without an answer. Nothing happens when another caller holds it by now. */
  release(key: string, asker: string): Promise<void>;
  /**
   * Caches an answer. An existing answer stays.
   * @param day UTC, `2026-11-21`
   * @param forMs its lifetime; null: for the day
   */
  put(key: string, day: string, answer: SearchAnswer, forMs: number | null): Promise<void>;
}
