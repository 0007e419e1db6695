import { SearchFailure, type SearchFailureCode } from '../../../src/domain/research/search-failure.js';
import type { SearchQuery } from '../../../src/domain/research/search-query.js';
import type { SearchAnswer, SearchProvider, SearchResult, WebSearch } from '../../../src/ports/web-search.js';

/** What the fake web answers: results, or a failure. */
export type FakeAnswer =
  | readonly (Partial<SearchResult> & { readonly url: string })[]
  | {
      readonly fails: SearchFailureCode;
      readonly retryAfterMs?: number;
      readonly othersMayDo?: boolean;
    };

/** A web search in memory. */
export class FakeWebSearch implements WebSearch {
  readonly asked: SearchQuery[] = [];

  /** @param answer to every query, or by query and how many were asked */
  constructor(
    public answer: FakeAnswer | ((query: SearchQuery, nth: number) => FakeAnswer) = [],
    readonly provider: SearchProvider = 'searxng',
  ) {}

  async search(query: SearchQuery, signal: AbortSignal): Promise<SearchAnswer> {
    signal.throwIfAborted();
    this.asked.push(query);
    const answer = typeof this.answer === 'function' ? this.answer(query, this.asked.length) : this.answer;
    // Two ticks of the event loop, in which the caller can abort.
    for (let n = 0; n < 2; n += 1) await new Promise((resolve) => setImmediate(resolve));
    signal.throwIfAborted();
    if ('fails' in answer) {
      throw new SearchFailure(
        answer.fails,
        `The web search (${this.provider}) failed.`,
        answer.retryAfterMs ?? null,
        { othersMayDo: answer.othersMayDo ?? false },
      );
    }
    return {
      results: answer.slice(0, 20).map(({ url, title = '', snippet = '' }) => ({ url, title, snippet })),
      at: '2026-01-05T00:00:00.000000Z',
    };
  }
}
