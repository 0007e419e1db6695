import {
  type NgramPage,
  countNgrams,
  ngramsOf,
  type Ngram,
  type NgramQuery,
  type StoredNgrams,
} from '../../../src/libs/site-audit/index.js';
import type { NgramOptions } from '../../../src/libs/site-audit/views/ngrams/ngram-settings.js';

export const urlOfPage = (id: number) => `https://example.com/p${id}`;

/** An English page of nothing but what is given. */
export function ngramPage(id: number, more: Partial<NgramPage> = {}): NgramPage {
  return {
    id,
    language: 'en',
    indexable: true,
    mainText: '',
    title: '',
    h1s: [],
    headings: [],
    description: '',
    links: [],
    ...more,
  };
}

/** Pages of these main texts, with ids from 1. */
export function pagesOf(texts: readonly string[], more: Partial<NgramPage> = {}): NgramPage[] {
  return texts.map((mainText, at) => ngramPage(at + 1, { mainText, ...more }));
}

export function countedOf(pages: readonly NgramPage[], options?: NgramOptions): StoredNgrams {
  return countNgrams(pages, urlOfPage, options);
}

/** Everything that is kept, unless the query says otherwise. */
export function viewOf(pages: readonly NgramPage[], query: Partial<NgramQuery> = {}, options?: NgramOptions) {
  return ngramsOf(countedOf(pages, options), { minCount: 1, limit: 1000, nested: true, ...query });
}

/** All phrases of a view, in order. */
export function phrasesOf({ ngrams }: { readonly ngrams: Partial<Record<number, Ngram[]>> }): Ngram[] {
  return Object.values(ngrams).flatMap((list) => list ?? []);
}

/** How often each phrase of a view comes. */
export function countsOf(view: { readonly ngrams: Partial<Record<number, Ngram[]>> }): Map<string, number> {
  return new Map(phrasesOf(view).map(({ text, count }) => [text, count]));
}
