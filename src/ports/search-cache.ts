import type { SearchAnswer } from './web-search.js';

/** What a question stands at: answered, free to be asked by who claimed it, or being asked by somebody else. */
export type SearchClaim =
  { readonly state: 'known'; readonly answer: SearchAnswer } | { readonly state: 'yours' | 'taken' };

/** Answers of web searches, kept over processes for a day, and who asks what is not answered yet. */
export interface SearchCache {
  /**
   * Reads an answer, or takes the question for oneself: of all who claim it at once, one gets it.
   * @param key of `day` only
   * @param asker a UUID; whoever has the question may claim it again
   * @param forMs how long others keep off; who has not put an answer by then has lost it
   */
  claim(key: string, day: string, asker: string, forMs: number): Promise<SearchClaim>;
  /** Gives the question up without an answer. Nothing happens where it is another's by now. */
  release(key: string, asker: string): Promise<void>;
  /**
   * Keeps an answer. Where there is one already, that one stays.
   * @param day UTC, `2026-11-21`
   * @param forMs how long; null: for the day
   */
  put(key: string, day: string, answer: SearchAnswer, forMs: number | null): Promise<void>;
}
