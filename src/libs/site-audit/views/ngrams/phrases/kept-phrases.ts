import type { AnchorTarget } from '../anchor-targets.js';
import { AreaDetails } from '../area-details.js';
import type { BestPhrase } from './best-phrases.js';
import { KeyNumbers } from '../key-numbers.js';
import type { NgramArea } from '../ngram-page.js';
import type { NgramTotals } from '../ngram-parts.js';
import type { WordReader } from '../page-words.js';

/** What the first look chose of an area. */
export interface ChosenArea extends Omit<NgramTotals, 'lang'> {
  readonly phrases: readonly BestPhrase[];
}

export interface ChosenLanguage {
  readonly lang: string;
  readonly reader: WordReader;
  readonly pages: number;
}

/** Areas for which the pages that use a phrase are counted. */
export const USE_AREAS = ['title', 'h1', 'headings', 'anchor', 'main'] as const;
const MOST_LINKED = 3;
const NOT_CHOSEN = -1;

/** The phrases of one language that are reported, in whatever area, and what is found of them. */
export class ChosenPhrases {
  readonly keys = new KeyNumbers();
  readonly totals: readonly NgramTotals[];
  /** Pages that use a phrase, by its number and then by `USE_AREAS`. */
  readonly uses: Uint32Array;
  readonly unlinkedPages: Uint32Array;
  private readonly details = new Map<
    NgramArea,
    { readonly places: Int32Array; readonly found: AreaDetails }
  >();
  private readonly targets = new Map<number, AnchorTarget[]>();

  constructor(
    readonly language: ChosenLanguage,
    areas: readonly ChosenArea[],
    seed: number,
  ) {
    const { lang, reader } = language;
    for (const { phrases } of areas) for (const { low, high } of phrases) this.keys.numberOf(low, high);
    this.totals = areas.map(({ phrases: _, ...totals }) => ({ lang, ...totals }));
    this.uses = new Uint32Array(USE_AREAS.length * this.keys.size);
    this.unlinkedPages = new Uint32Array(this.keys.size);
    for (const { area, phrases, pages } of areas) {
      const places = new Int32Array(this.keys.size).fill(NOT_CHOSEN);
      for (const [place, { low, high }] of phrases.entries()) places[this.keys.find(low, high)] = place;
      const pagesOf = phrases.map((phrase) => phrase.pages);
      this.details.set(area, { places, found: new AreaDetails(reader, pagesOf, pages, seed) });
    }
  }

  /** What is found in an area, and each number's place in it; -1 for what is not kept there. */
  in(area: NgramArea): { readonly places: Int32Array; readonly found: AreaDetails } | undefined {
    return this.details.get(area);
  }

  /** Tells that a phrase is anchor text; of those that are not kept nothing is kept. */
  link(low: number, high: number, target: AnchorTarget): void {
    const number = this.keys.find(low, high);
    if (number < 0) return;
    const known = this.targets.get(number) ?? [];
    known.push(target);
    // The page that is known first goes before one that is linked as often: ids are the same in every run.
    known.sort((a, b) => b.links - a.links || a.id - b.id);
    this.targets.set(number, known.slice(0, MOST_LINKED));
  }

  /** The pages that a phrase links to most. */
  targetsOf(number: number): readonly AnchorTarget[] {
    return this.targets.get(number) ?? [];
  }
}
