import type { Order } from './phrases/each-phrase.js';
import type { NgramArea } from './ngram-page.js';

/** A language of the site. */
export interface NgramLanguage {
  /** Primary tag; `und` for what can't be detected. */
  readonly lang: string;
  readonly pages: number;
  /** Of the main text. */
  readonly words: number;
  /** Which list of stop words was used; null where there is none for the language. */
  readonly stopWordList: string | null;
  /** How many words that list has. */
  readonly stopWords: number;
}

/** What was counted in one area of one language. */
export interface NgramTotals {
  readonly lang: string;
  readonly area: NgramArea;
  readonly pages: number;
  readonly words: number;
  /** Different phrases by number of words; those that begin or end with a stop word left out. */
  readonly distinct: Readonly<Record<Order, number>>;
  /** By how much a count may be too low: 0 where it is exact. */
  readonly errorBound: number;
  /** The same for phrases that begin or end with a stop word. */
  readonly stoppedErrorBound: number;
  /** The highest count of a phrase that is not kept; 0 where all are. */
  readonly mostLeftOut: Readonly<Record<Order, number>>;
  readonly mostStoppedLeftOut: Readonly<Record<Order, number>>;
}

/** What is stored beside the phrases; the part is named `summary`. */
export interface NgramSummary {
  readonly indexableOnly: boolean;
  /** By words, the most first. */
  readonly languages: readonly NgramLanguage[];
  readonly totals: readonly NgramTotals[];
}

/** A page by its place among the `urls` of its part. */
type Url = number;

export interface StoredPhrase {
  readonly text: string;
  readonly count: number;
  readonly pages: number;
  readonly tfidf: number;
  readonly boilerplate: boolean;
  /** Pages that use it in title, h1, headings, anchors, body. */
  readonly in: readonly [number, number, number, number, number];
  /** The page that uses it most, how often, and of how many words. */
  readonly max: readonly [Url, number, number];
  /** Pages that it is anchor text for, with how many links; at most 3. */
  readonly linkedTo: readonly (readonly [Url, number])[];
  readonly unlinkedPages: number;
  /** At most 5, those that use it most: how often, and where first. */
  readonly samples: readonly (readonly [Url, number, string])[];
  /** Numbers of words of longer phrases that are kept, contain it, and come as often; one bit each, from 1 << 2. */
  readonly hiddenBy: number;
  /** The same of longer phrases without any stop word. */
  readonly hiddenByPlain: number;
  /** Whether it holds a stop word: within, or at its edge. */
  readonly stop: 'none' | 'within' | 'edge';
}

/** The phrases of one area, language and number of words; the part is named by `ngramPartName`. */
export interface StoredPhrases {
  readonly urls: readonly string[];
  readonly phrases: readonly StoredPhrase[];
}

/** One part of the view as it is stored. */
export type NgramPart =
  | { readonly part: 'summary'; readonly data: NgramSummary }
  | { readonly part: string; readonly data: StoredPhrases };

export const SUMMARY_PART = 'summary';

export function ngramPartName(area: NgramArea, lang: string, n: Order): string {
  return `${area}/${lang}/${n}`;
}
