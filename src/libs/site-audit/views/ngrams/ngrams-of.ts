import { foldCase } from '../../../text/index.js';
import { ORDERS, type Order } from './phrases/each-phrase.js';
import { joinPhrases, type PresentedPhrase } from './phrases/join-phrases.js';
import type { NgramArea } from './ngram-page.js';
import { ngramPartName, type NgramSummary, type NgramTotals, type StoredPhrases } from './ngram-parts.js';

export const NGRAM_SORTS = ['count', 'pages', 'tfidf'] as const;
export const STOP_WORD_MODES = ['edges', 'all', 'none'] as const;

export interface NgramQuery {
  readonly n: readonly Order[];
  /** Primary tag, `all`, or null for the language with the most words. */
  readonly lang: string | null;
  /** The text around the main text is not kept, so `body` is answered by `main`, and says so. */
  readonly area: NgramArea | 'body';
  /** What a phrase must contain, whatever its case; null for any. */
  readonly q: string | null;
  /** Of each number of words; 1 to 1,000. */
  readonly limit: number;
  readonly sort: (typeof NGRAM_SORTS)[number];
  readonly minCount: number;
  readonly minPages: number;
  /** Which phrases are left out: those with a stop word at an edge, with any, none. */
  readonly stopWords: (typeof STOP_WORD_MODES)[number];
  /** Whether phrases are reported that come only within a longer one. */
  readonly nested: boolean;
}

export const NGRAM_DEFAULTS: NgramQuery = {
  n: ORDERS,
  lang: null,
  area: 'main',
  q: null,
  limit: 50,
  sort: 'count',
  minCount: 3,
  minPages: 1,
  stopWords: 'edges',
  nested: false,
};

export const ALL_LANGUAGES = 'all';
const MOST_ROWS = 1000;
const LONGEST_QUERY = 200;

/** The view, or as many of its parts as `ngramPartsFor` names, by their names without the summary's. */
export interface StoredNgrams {
  readonly summary: NgramSummary;
  readonly parts: ReadonlyMap<string, StoredPhrases>;
}

/** One phrase as the contract shows it. */
export interface Ngram {
  readonly text: string;
  readonly n: Order;
  readonly count: number;
  readonly pages: number;
  readonly pageShare: number;
  readonly per1000Words: number;
  readonly tfidf: number;
  readonly boilerplate: boolean;
  readonly in: Readonly<Record<'title' | 'h1' | 'headings' | 'anchor' | 'body', number>>;
  readonly maxOnPage: { readonly url: string; readonly count: number; readonly density: number };
  readonly linkedTo: readonly { readonly url: string; readonly links: number }[];
  readonly unlinkedPages: number;
  readonly samplePages: readonly { readonly url: string; readonly count: number; readonly context: string }[];
}

/** @returns the names of the parts that a query needs beside the summary */
export function ngramPartsFor(summary: NgramSummary, query: Partial<NgramQuery> = {}): string[] {
  const { n, lang, area } = asked(query);
  return totalsOf(summary, lang, area).flatMap((total) =>
    ordersOf(n).map((order) => ngramPartName(total.area, total.lang, order)),
  );
}

/** The view as it is answered. */
export type NgramsView = ReturnType<typeof ngramsOf>;

/** @returns the view's `data`; for a language or an area that has no words, lists of none */
export function ngramsOf({ summary, parts }: StoredNgrams, query: Partial<NgramQuery> = {}) {
  const full = asked(query);
  const lang = full.lang ?? summary.languages[0]?.lang ?? ALL_LANGUAGES;
  const orders = ordersOf(full.n);
  const totals = totalsOf(summary, lang, full.area);
  const pages = sumOf(totals, (total) => total.pages);
  const words = sumOf(totals, (total) => total.words);
  const errorBound = errorBoundOf(totals, orders, full.stopWords);
  const listOf = (order: Order) =>
    chosen(phrasesOf(parts, totals, order), orders, full).map((phrase) => shown(phrase, order, pages, words));
  return {
    settings: {
      n: orders,
      lang,
      area: areaOf(full.area),
      stopWords: full.stopWords,
      minCount: full.minCount,
      minPages: full.minPages,
      case: 'folded' as const,
      indexableOnly: summary.indexableOnly,
    },
    totals: {
      pages,
      words,
      distinct: Object.fromEntries(
        ORDERS.map((order) => [order, sumOf(totals, ({ distinct }) => distinct[order])]),
      ) as Record<Order, number>,
    },
    languages: summary.languages,
    ngrams: Object.fromEntries(orders.map((order) => [order, listOf(order)])) as Partial<
      Record<Order, Ngram[]>
    >,
    approximate: errorBound > 0,
    errorBound,
  };
}

function asked(query: Partial<NgramQuery>): NgramQuery {
  return { ...NGRAM_DEFAULTS, ...query };
}

function ordersOf(n: readonly Order[]): Order[] {
  return ORDERS.filter((order) => n.includes(order));
}

function areaOf(area: NgramQuery['area']): NgramArea {
  return area === 'body' ? 'main' : area;
}

function totalsOf({ totals, languages }: NgramSummary, lang: string | null, area: NgramQuery['area']) {
  const wanted = lang ?? languages[0]?.lang;
  return totals.filter(
    (total) => total.area === areaOf(area) && (wanted === ALL_LANGUAGES || total.lang === wanted),
  );
}

function phrasesOf(
  parts: StoredNgrams['parts'],
  totals: readonly NgramTotals[],
  order: Order,
): readonly PresentedPhrase[] {
  const ofLanguages = totals.flatMap(({ area, lang }) => parts.get(ngramPartName(area, lang, order)) ?? []);
  return joinPhrases(ofLanguages);
}

/**
 * A phrase of several languages may be kept of one only; in each of the others it came no more often than what is left out
 * there.
 */
function errorBoundOf(
  totals: readonly NgramTotals[],
  orders: readonly Order[],
  stopWords: NgramQuery['stopWords'],
): number {
  const bounds = totals.map((total) => {
    const plain = total.errorBound + leftOut(total.mostLeftOut, orders, totals.length);
    if (stopWords !== 'none') return plain;
    return Math.max(
      plain,
      total.stoppedErrorBound + leftOut(total.mostStoppedLeftOut, orders, totals.length),
    );
  });
  return bounds.reduce((sum, bound) => sum + bound, 0);
}

function leftOut(most: NgramTotals['mostLeftOut'], orders: readonly Order[], languages: number): number {
  return languages === 1 ? 0 : Math.max(0, ...orders.map((order) => most[order]));
}

function chosen(
  phrases: readonly PresentedPhrase[],
  orders: readonly Order[],
  query: NgramQuery,
): readonly PresentedPhrase[] {
  const { sort, minCount, minPages, stopWords, nested } = query;
  const q = foldCase((query.q ?? '').slice(0, LONGEST_QUERY)).trim();
  const shownOrders = orders.reduce((bits: number, order) => bits | (1 << order), 0);
  return phrases
    .filter(({ count, pages, stop, text, hiddenBy, hiddenByPlain }) => {
      if (count < minCount || pages < minPages) return false;
      if (stopWords === 'edges' && stop === 'edge') return false;
      if (stopWords === 'all' && stop !== 'none') return false;
      const hiding = stopWords === 'all' ? hiddenByPlain : hiddenBy;
      return (nested || (hiding & shownOrders) === 0) && (q === '' || foldCase(text).includes(q));
    })
    .sort((a, b) => b[sort] - a[sort] || b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, Math.min(MOST_ROWS, Math.max(1, query.limit)));
}

function shown(phrase: PresentedPhrase, n: Order, pages: number, words: number): Ngram {
  const [title, h1, headings, anchor, body] = phrase.in;
  const { url, count, words: wordsOnPage } = phrase.max;
  return {
    text: phrase.text,
    n,
    count: phrase.count,
    pages: phrase.pages,
    pageShare: rounded(phrase.pages / Math.max(1, pages), 4),
    per1000Words: rounded((1000 * phrase.count) / Math.max(1, words), 3),
    tfidf: phrase.tfidf,
    boilerplate: phrase.boilerplate,
    in: { title, h1, headings, anchor, body },
    maxOnPage: { url, count, density: rounded(count / Math.max(1, wordsOnPage), 4) },
    linkedTo: phrase.linkedTo,
    unlinkedPages: phrase.unlinkedPages,
    samplePages: phrase.samples,
  };
}

function rounded(value: number, places: number): number {
  return Math.round(value * 10 ** places) / 10 ** places;
}

function sumOf(totals: readonly NgramTotals[], valueOf: (total: NgramTotals) => number): number {
  return totals.reduce((sum, total) => sum + valueOf(total), 0);
}
