import type { SearchAnswer } from './web-search.js';

/** Answers of web searches, kept over processes for a day. */
export interface SearchCache {
  /** @param key of `day` only. @returns null when there is none. */
  get(key: string, day: string): Promise<SearchAnswer | null>;
  /** Keeps an answer; those of days before `day` go with it. @param day UTC, `2026-11-21` */
  put(key: string, day: string, answer: SearchAnswer): Promise<void>;
}
