import { primaryLanguage } from '../../../text/index.js';
import { AnchorTargets } from './anchor-targets.js';
import { bestPhrases } from './phrases/best-phrases.js';
import { eachPhrase, ORDERS, type Order } from './phrases/each-phrase.js';
import { ChosenPhrases, type ChosenArea } from './phrases/kept-phrases.js';
import { NgramDescriber } from './ngram-describer.js';
import { NGRAM_AREAS, textOfArea, type NgramArea, type NgramPage } from './ngram-page.js';
import {
  CAPACITY,
  MOST_LANGUAGES,
  placesFor,
  SEED,
  STOPPED_SHARE,
  UNKNOWN_LANGUAGE,
  type NgramOptions,
} from './ngram-settings.js';
import { PagePhrases } from './phrases/page-phrases.js';
import { KeptRoom, WordReader, type PageWords } from './page-words.js';
import { PhraseBudget } from './phrases/phrase-budget.js';
import { PhraseTable } from './phrases/phrase-table.js';
import { Slabs } from './slabs.js';

interface AreaCount {
  readonly plain: PhraseTable;
  readonly stopped: PhraseTable;
  /** With any word in the area. */
  pages: number;
  words: number;
  /** Letters of texts that are too long. */
  leftOut: number;
}

interface LanguageCount {
  readonly lang: string;
  readonly number: number;
  readonly reader: WordReader;
  readonly areas: Map<NgramArea, AreaCount>;
  pages: number;
}

/**
 * The first of two looks at a site's pages: counts all phrases, as 64 bits each, and chooses which are worth reporting.
 * The second look (`NgramDescriber`) finds what those phrases are.
 */
export class NgramTally {
  private readonly languages = new Map<string, LanguageCount>();
  private readonly plainBudget: PhraseBudget;
  private readonly stoppedBudget: PhraseBudget;
  private slabs = new Slabs();
  private readonly room = new KeptRoom();
  private readonly pagePhrases = new PagePhrases();
  private readonly targets: AnchorTargets;
  private readonly seed: number;
  private readonly indexableOnly: boolean;

  constructor(options: NgramOptions = {}) {
    const { capacity = CAPACITY, seed = SEED, indexableOnly = true } = options;
    this.plainBudget = new PhraseBudget(capacity);
    this.stoppedBudget = new PhraseBudget(Math.max(1, Math.ceil(capacity * STOPPED_SHARE)));
    this.targets = new AnchorTargets(seed);
    this.seed = seed;
    this.indexableOnly = indexableOnly;
  }

  add(page: NgramPage): void {
    if (this.indexableOnly && !page.indexable) return;
    const language = this.languageOf(page.language);
    language.pages += 1;
    for (const area of NGRAM_AREAS) {
      const text = textOfArea(page, area);
      if (text === '') continue;
      const words = language.reader.read(text);
      this.count(language, area, words);
      if (area === 'anchor')
        this.targets.add(
          language.number,
          words,
          // A link to the page itself leads a reader nowhere.
          page.links.map(({ target }) => (target === page.id ? null : target)),
        );
    }
  }

  /**
   * Ends the first look; the tally is spent.
   * @param idOf what the second look calls a link's target of the first; null for what is not reported
   * @returns what is to be given the same pages once more
   */
  finish(idOf: (target: number) => number | null = (target) => target): NgramDescriber {
    const languages = [...this.languages.values()];
    const allWords = languages.reduce((sum, language) => sum + wordsOf(language), 0);
    this.plainBudget.release();
    this.stoppedBudget.release();
    const chosen = languages.map((language) =>
      this.choose(language, wordsOf(language) / Math.max(1, allWords)),
    );
    this.targets.each((language, low, high, { id: target, links }) => {
      const id = idOf(target);
      if (id !== null) chosen[language]?.link(low, high, { id, links });
    });
    this.languages.clear();
    this.slabs = new Slabs();
    return new NgramDescriber({ chosen, seed: this.seed, indexableOnly: this.indexableOnly });
  }

  private languageOf(stated: string | null): LanguageCount {
    const lang = stated === null ? UNKNOWN_LANGUAGE : primaryLanguage(stated);
    const known = this.languages.get(lang);
    if (known) return known;
    if (lang !== UNKNOWN_LANGUAGE && this.languages.size >= MOST_LANGUAGES) return this.languageOf(null);
    const number = this.languages.size;
    const language = { lang, number, reader: new WordReader(lang, this.room), areas: new Map(), pages: 0 };
    this.languages.set(lang, language);
    return language;
  }

  private count(language: LanguageCount, area: NgramArea, words: PageWords): void {
    if (words.count === 0) return;
    let counted = language.areas.get(area);
    if (!counted) {
      const { plainBudget, slabs, stoppedBudget } = this;
      counted = {
        plain: new PhraseTable(plainBudget, slabs),
        stopped: new PhraseTable(stoppedBudget, slabs),
        pages: 0,
        words: 0,
        leftOut: 0,
      };
      language.areas.set(area, counted);
    }
    counted.pages += 1;
    counted.words += words.count;
    counted.leftOut += words.leftOut;
    const { pagePhrases } = this;
    eachPhrase(words, this.seed, (low, high) => pagePhrases.add(low, high));
    pagePhrases.moveTo(counted.plain, counted.stopped);
  }

  private choose(language: LanguageCount, share: number): ChosenPhrases {
    const areas = [...language.areas].map(([area, counted]): ChosenArea => {
      const { plain, stopped, pages, words, leftOut } = counted;
      const places = placesFor(area, share);
      const best = bestPhrases(plain, pages, places.plain);
      const bestStopped = bestPhrases(stopped, pages, places.stopped);
      return {
        area,
        pages,
        words,
        phrases: [...best.phrases, ...bestStopped.phrases],
        distinct: distinctOf(plain),
        errorBound: this.plainBudget.errorBound + leftOut,
        stoppedErrorBound: this.stoppedBudget.errorBound + leftOut,
        mostLeftOut: best.mostLeftOut,
        mostStoppedLeftOut: bestStopped.mostLeftOut,
      };
    });
    // Of a large site the tables are most of what the analysis holds: they go one by one, before the second look.
    language.areas.clear();
    return new ChosenPhrases(
      { lang: language.lang, reader: language.reader, pages: language.pages },
      areas,
      this.seed,
    );
  }
}

function wordsOf({ areas }: LanguageCount): number {
  return areas.get('main')?.words ?? 0;
}

function distinctOf(table: PhraseTable): Record<Order, number> {
  return Object.fromEntries(ORDERS.map((order) => [order, table.distinct(order)])) as Record<Order, number>;
}
