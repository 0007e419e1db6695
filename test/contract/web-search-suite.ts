import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SearchFailure, type SearchFailureCode } from '../../src/domain/research/search-failure.js';
import type { SearchQuery } from '../../src/domain/research/search-query.js';
import type { SearchResult, WebSearch } from '../../src/ports/web-search.js';

/** What may be wrong with a provider. */
export type SearchTrouble =
  | 'busy'
  | 'busy for 90 s'
  | 'away'
  | 'closed'
  | 'no key'
  | 'html'
  | 'odd'
  | 'cut'
  | 'huge'
  | 'slow';

export interface SearchSubject {
  readonly search: WebSearch;
  /** From now on these are found. */
  finds(results: readonly SearchResult[]): void;
  /** From now on this is wrong. */
  has(trouble: SearchTrouble): void;
  /** Words that must never be revealed: the key, the address. */
  readonly secrets: readonly string[];
  close(): Promise<void>;
}

export const QUERY: SearchQuery = {
  text: 'how a lighthouse is kept',
  language: 'en',
  country: null,
  freshness: 'any',
  hosts: [],
};

const FOUND: readonly SearchResult[] = [
  { url: 'https://light.example/keeping', title: 'Keeping a light', snippet: 'The lamp is lit at dusk.' },
  { url: 'https://sea.example/a?b=c&d=e', title: 'Über das Meer', snippet: '' },
  // Whatever it is and wherever it leads: the page fetcher judges.
  { url: 'http://10.0.0.1/admin', title: 'Inside', snippet: 'Not for you.' },
  { url: 'file:///etc/passwd', title: 'A file', snippet: '' },
];

const TROUBLES: readonly [SearchTrouble, SearchFailureCode, number | null][] = [
  ['busy', 'rate_limited', null],
  ['busy for 90 s', 'rate_limited', 90_000],
  ['away', 'unavailable', null],
  ['closed', 'unavailable', null],
  ['no key', 'rejected', null],
  ['html', 'bad_answer', null],
  ['odd', 'bad_answer', null],
  ['cut', 'bad_answer', null],
  ['huge', 'bad_answer', null],
  ['slow', 'timeout', null],
];

/** What every web search has to do; the fake one passes it too, so that tests of others may believe it. */
export function describeWebSearch(name: string, start: () => Promise<SearchSubject>): void {
  describe(`a web search: ${name}`, () => {
    let subject: SearchSubject;
    const never = new AbortController().signal;
    beforeEach(async () => {
      subject = await start();
    });
    afterEach(() => subject.close());

    it('returns pages in the provider’s order', async () => {
      subject.finds(FOUND);
      const { results, at } = await subject.search.search(QUERY, never);
      expect(results).toEqual(FOUND);
      expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
    });

    it('returns nothing when there are no results', async () => {
      subject.finds([]);
      expect((await subject.search.search(QUERY, never)).results).toEqual([]);
    });

    it('returns twenty results at most', async () => {
      subject.finds(
        Array.from({ length: 60 }, (_, n) => ({ ...FOUND[0]!, url: `https://light.example/${n}` })),
      );
      const { results } = await subject.search.search(QUERY, never);
      expect(results).toHaveLength(20);
      expect(results[19]?.url).toBe('https://light.example/19');
    });

    it.each(TROUBLES)('fails when it is %s, with %s', async (trouble, code, retryAfterMs) => {
      subject.has(trouble);
      const failure: unknown = await subject.search.search(QUERY, never).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(SearchFailure);
      expect(failure).toMatchObject({ code, retryAfterMs });
      const reported = `${String(failure)} ${JSON.stringify(failure)} ${String((failure as Error).cause)}`;
      expect(reported).toContain(subject.search.provider);
      for (const secret of subject.secrets) expect(reported).not.toContain(secret);
    });

    it('throws the signal’s reason when it is aborted, before and meanwhile', async () => {
      const before = AbortSignal.abort(new Error('cancelled'));
      await expect(subject.search.search(QUERY, before)).rejects.toThrow('cancelled');
      subject.has('slow');
      const cancel = new AbortController();
      const asked = subject.search.search(QUERY, cancel.signal);
      setImmediate(() => cancel.abort(new Error('cancelled')));
      await expect(asked).rejects.toThrow('cancelled');
    });
  });
}
