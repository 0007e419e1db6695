import type { NgramDescriber } from '../ngram-describer.js';
import type { NgramPage } from '../ngram-page.js';
import type { NgramPart } from '../ngram-parts.js';
import type { NgramOptions } from '../ngram-settings.js';
import { NgramTally } from '../ngram-tally.js';

/** The two looks behind each other. */
export class PhraseSpellings {
  private tally: NgramTally | null;
  private describer: NgramDescriber | null = null;

  constructor(options: NgramOptions) {
    this.tally = new NgramTally(options);
  }

  /** @throws TypeError once the first look has ended */
  count(page: NgramPage): void {
    if (!this.tally) throw new TypeError('the first look has ended');
    this.tally.add(page);
  }

  /** @param ids by the numbers of the first look, what the second calls them; 0 for what is not reported */
  choose(ids: Int32Array): void {
    this.describer ??= this.tally?.finish((target) => idOf(ids, target)) ?? null;
    this.tally = null;
  }

  /** @throws TypeError before the first look has ended */
  describe(page: NgramPage): void {
    if (!this.describer) throw new TypeError('the first look has not ended');
    this.describer.add(page);
  }

  /** Made one by one: all together they are large. */
  finish(urlOf: (id: number) => string): Iterable<NgramPart> {
    return this.describer?.finish(urlOf) ?? [];
  }
}

function idOf(ids: Int32Array, number: number): number | null {
  const id = ids[number] ?? 0;
  return id === 0 ? null : id;
}
