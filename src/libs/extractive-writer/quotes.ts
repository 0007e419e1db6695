import type { TermCounts } from '../text/index.js';
import { FEWEST_WORDS, QUOTES } from './constants.js';
import { block } from './blocks.js';
import type { Material } from './material.js';
import type { Printed } from './printed.js';
import { mayBeBody } from './text-of.js';
import type { PlannedBlock, Sentence, SourceText } from './types.js';

/** Deals out sentences of strangers' pages, within what quotation allows. */
export class Quotes {
  private readonly bySource = new Map<SourceText, { words: number; count: number }>();
  private readonly candidates: readonly {
    readonly source: SourceText;
    readonly sentence: Sentence;
    readonly weight: number;
  }[];
  private count = 0;

  constructor(
    private readonly material: Material,
    private readonly printed: Printed,
    /** Words that may be quoted. */
    private left: number,
  ) {
    this.candidates = material.units
      .filter((unit) => !mayBeBody(unit.source) && unit.opens && material.onSubject(unit))
      .flatMap((unit) =>
        unit.sentences
          .slice(0, 1)
          .map((sentence) => ({ source: unit.source, sentence, weight: material.weight(unit) })),
      )
      .filter(({ sentence }) => sentence.words >= FEWEST_WORDS && sentence.words <= QUOTES.mostWords)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, QUOTES.mostCandidates);
  }

  /** @returns the best sentence for something; each is given once */
  next(about: TermCounts | null): PlannedBlock | null {
    let best: (typeof this.candidates)[number] | null = null;
    let most = 0;
    for (const each of this.candidates) {
      if (!this.allows(each.source, each.sentence) || this.printed.repeats(each.sentence)) continue;
      const fit = about ? this.fit(about, each.sentence) : 1;
      if (fit > 0 && fit + each.weight > most) [best, most] = [each, fit + each.weight];
    }
    if (!best) return null;
    const { source, sentence } = best;
    this.printed.say(sentence);
    this.left -= sentence.words;
    const spent = this.bySource.get(source) ?? { words: 0, count: 0 };
    this.bySource.set(source, { words: spent.words + sentence.words, count: spent.count + 1 });
    this.count += 1;
    return block('quote', source, [sentence]);
  }

  private fit(about: TermCounts, { terms }: Sentence): number {
    let held = 0;
    let all = 0;
    for (const term of about.keys()) {
      const weight = this.material.statistics.weight(term);
      all += weight;
      if (terms.has(term)) held += weight;
    }
    return all === 0 ? 0 : held / all;
  }

  private allows(source: SourceText, { words }: Sentence): boolean {
    const spent = this.bySource.get(source) ?? { words: 0, count: 0 };
    // Of strangers none gives more than two fifths of what is quoted.
    const many = this.count >= 3 && spent.count + 1 > QUOTES.shareOfStrangers * (this.count + 1);
    return !many && words <= this.left && spent.words + words <= QUOTES.shareOfSource * source.words;
  }
}
