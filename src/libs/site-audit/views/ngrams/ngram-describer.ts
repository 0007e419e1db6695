import { primaryLanguage } from '../../../text/index.js';
import { eachPhrase, orderOf } from './phrases/each-phrase.js';
import { USE_AREAS, type ChosenPhrases } from './phrases/kept-phrases.js';
import { NGRAM_AREAS, textOfArea, type NgramArea, type NgramPage } from './ngram-page.js';
import type { NgramPart } from './ngram-parts.js';
import { UNKNOWN_LANGUAGE } from './ngram-settings.js';
import { partsOf } from './parts-of.js';

export interface DescriberParts {
  readonly chosen: readonly ChosenPhrases[];
  readonly seed: number;
  readonly indexableOnly: boolean;
}

/**
 * The second look at a site's pages: what the phrases are that the first look chose, where they stand, and which pages
 * use them. It counts them anew, so that what is reported of them is exact even where the first look had to forget.
 */
export class NgramDescriber {
  private readonly languages: ReadonlyMap<string, ChosenPhrases>;
  private readonly counts: Uint32Array;
  private readonly firsts: Int32Array;
  private readonly touched: number[] = [];

  constructor(private readonly parts: DescriberParts) {
    this.languages = new Map(parts.chosen.map((kept) => [kept.language.lang, kept]));
    const most = Math.max(0, ...parts.chosen.map(({ keys }) => keys.size));
    this.counts = new Uint32Array(most);
    this.firsts = new Int32Array(most);
  }

  /** @param page one that the first look had, in whatever order */
  add(page: NgramPage): void {
    if (this.parts.indexableOnly && !page.indexable) return;
    const lang = page.language === null ? UNKNOWN_LANGUAGE : primaryLanguage(page.language);
    const chosen = this.languages.get(lang) ?? this.languages.get(UNKNOWN_LANGUAGE);
    if (!chosen) return;
    for (const area of NGRAM_AREAS) {
      const text = textOfArea(page, area);
      if (text !== '') this.countIn(page, chosen, area, text);
    }
  }

  /** Ends the second look. @returns what is to be stored, each part under its name; made one by one as they are asked for */
  finish(urlOf: (id: number) => string): Iterable<NgramPart> {
    const { chosen: kept, indexableOnly } = this.parts;
    return partsOf(kept, indexableOnly, urlOf);
  }

  private countIn(page: NgramPage, chosen: ChosenPhrases, area: NgramArea, text: string): void {
    const { counts, firsts, touched } = this;
    const words = chosen.language.reader.read(text);
    const { keys } = chosen;
    const { places, found } = chosen.in(area) ?? {};
    eachPhrase(words, this.parts.seed, (low, high, at) => {
      const number = keys.find(low, high);
      if (number < 0) return;
      const before = counts[number] ?? 0;
      counts[number] = before + 1;
      if (before === 0) {
        touched.push(number);
        firsts[number] = at;
      }
      const place = places?.[number] ?? -1;
      if (place >= 0) found?.see(place, words, at, orderOf(high));
    });
    for (const number of touched) {
      const place = places?.[number] ?? -1;
      const order = orderOf(keys.highOf(number));
      if (place >= 0) found?.endPage(place, page.id, words, firsts[number] ?? 0, order, counts[number] ?? 0);
      counts[number] = 0;
    }
    this.countUses(page, chosen, area);
    touched.length = 0;
  }

  private countUses(page: NgramPage, chosen: ChosenPhrases, area: NgramArea): void {
    const use = USE_AREAS.findIndex((one) => one === area);
    if (use < 0) return;
    const { uses, unlinkedPages } = chosen;
    const linked = area === 'main' ? this.linkedFrom(page) : null;
    for (const number of this.touched) {
      const at = number * USE_AREAS.length + use;
      uses[at] = (uses[at] ?? 0) + 1;
      const target = linked && chosen.targetsOf(number)[0];
      if (target && target.id !== page.id && !linked.has(target.id))
        unlinkedPages[number] = (unlinkedPages[number] ?? 0) + 1;
    }
  }

  private linkedFrom({ links }: NgramPage): Set<number> {
    const ids = new Set<number>();
    for (const { target } of links) if (target !== null) ids.add(target);
    return ids;
  }
}
