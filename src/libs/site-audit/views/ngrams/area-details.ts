import { contextOf } from './context-of.js';
import type { Order } from './phrases/each-phrase.js';
import { hasStopWord, LongerPhrases } from './phrases/longer-phrases.js';
import { Neighbours } from './neighbours.js';
import type { PageWords, WordReader } from './page-words.js';

export interface PhraseSample {
  /** Of the page. */
  readonly id: number;
  readonly count: number;
  readonly context: string;
}

const MOST_SAMPLES = 5;

/** On so many of the pages, with the same neighbours, a phrase is the template's and not the author's. Chosen. */
const BOILERPLATE_SHARE = 0.8;
/** Of fewer pages, what they have in common says nothing. Chosen. */
const FEWEST_PAGES = 5;

/** What the second look finds of the phrases that are kept of one area, each by its number there. */
export class AreaDetails {
  readonly count: Uint32Array;
  readonly pages: Uint32Array;
  readonly texts: string[];
  readonly hasStopWord: Uint8Array;
  /** The page that uses it most: its id, how often, of how many words. */
  readonly maxId: Uint32Array;
  readonly maxCount: Uint32Array;
  readonly maxWords: Uint32Array;
  readonly samples: PhraseSample[][];
  readonly longer: LongerPhrases;
  private readonly neighbours = new Map<number, Neighbours>();
  private readonly boilerplatePages: number;

  /**
   * @param pagesOf on how many pages each phrase was counted
   * @param pages of the area
   */
  constructor(
    private readonly reader: WordReader,
    pagesOf: readonly number[],
    pages: number,
    seed: number,
  ) {
    const phrases = pagesOf.length;
    this.count = new Uint32Array(phrases);
    this.pages = new Uint32Array(phrases);
    this.texts = new Array<string>(phrases).fill('');
    this.hasStopWord = new Uint8Array(phrases);
    this.maxId = new Uint32Array(phrases);
    this.maxCount = new Uint32Array(phrases);
    this.maxWords = new Uint32Array(phrases);
    this.samples = Array.from({ length: phrases }, () => []);
    this.longer = new LongerPhrases(phrases, seed);
    this.boilerplatePages = pages < FEWEST_PAGES ? Infinity : BOILERPLATE_SHARE * pages;
    for (const [phrase, counted] of pagesOf.entries())
      if (counted >= this.boilerplatePages) this.neighbours.set(phrase, new Neighbours());
  }

  /** One occurrence. */
  see(phrase: number, words: PageWords, at: number, order: Order): void {
    const isFirst = this.count[phrase] === 0;
    this.count[phrase] = (this.count[phrase] ?? 0) + 1;
    if (isFirst) {
      this.texts[phrase] = this.reader.phraseOf(words, at, order);
      this.hasStopWord[phrase] = hasStopWord(words, at, at + order) ? 1 : 0;
    }
    this.longer.see(phrase, words, at, order, isFirst);
    if (this.neighbours.size > 0) this.neighbours.get(phrase)?.see(words, at, order);
  }

  /**
   * The end of a page that has the phrase.
   * @param at where it came first
   */
  endPage(phrase: number, id: number, words: PageWords, at: number, order: Order, count: number): void {
    this.pages[phrase] = (this.pages[phrase] ?? 0) + 1;
    if (count > (this.maxCount[phrase] ?? 0)) {
      this.maxId[phrase] = id;
      this.maxCount[phrase] = count;
      this.maxWords[phrase] = words.count;
    }
    if (this.neighbours.size > 0) this.neighbours.get(phrase)?.endPage();
    const samples = this.samples[phrase] ?? [];
    if (samples.length === MOST_SAMPLES && count <= (samples.at(-1)?.count ?? 0)) return;
    const context = contextOf(words.text, words.starts[at] ?? 0, words.ends[at + order - 1] ?? 0);
    const place = samples.findIndex((sample) => sample.count < count);
    samples.splice(place < 0 ? samples.length : place, 0, { id, count, context });
    if (samples.length > MOST_SAMPLES) samples.pop();
  }

  isBoilerplate(phrase: number): boolean {
    const neighbours = this.neighbours.get(phrase);
    return neighbours !== undefined && neighbours.most >= this.boilerplatePages;
  }
}
