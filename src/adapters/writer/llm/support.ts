import type { Evidence } from '../../../domain/research/source.js';
import {
  isAmong,
  readingsIn,
  type WrittenNumber,
  countTerms,
  type TermCounts,
  termsOf,
} from '../../../libs/text/index.js';
import type { Passage, Passages, PassageSentence } from './passages.js';

/** How much of a sentence a span of a source covers, 0 to 1, and where it is. */
export interface Support {
  readonly evidence: Evidence;
  readonly coverage: number;
}

/** Chosen: neighbouring sentences that may together support one sentence of the article. */
const LONGEST_WINDOW = 3;
/** Chosen: a longer span covers more by chance, so it is preferred only when it covers clearly more. */
const COST_OF_LENGTH = 0.04;

/**
 * Finds the places in sources that support a sentence, by its words. A screen and no proof: it checks that the words are
 * there, not that they mean the same.
 */
export class SupportFinder {
  constructor(
    private readonly passages: Passages,
    private readonly language: string,
  ) {}

  /** @returns the best place among passages of one source; null when there are none. */
  best(sentence: string, sourceId: string, among: readonly Passage[]): Support | null {
    const query = this.queryOf(sentence);
    return this.windows(sourceId, among).reduce<Support | null>((best, window) => {
      const support = this.weigh(query, sourceId, window);
      return best && rankOf(best) >= rankOf(support) ? best : support;
    }, null);

    function rankOf({ coverage, evidence }: Support): number {
      return coverage - (COST_OF_LENGTH * evidence.quote.length) / 200;
    }
  }

  /** @returns the one sentence that has a number and the most of the words around it; null when none has the number. */
  holdingNumber(
    number: WrittenNumber,
    sentence: string,
    sourceIds: readonly string[],
    among: readonly Passage[],
  ): Support | null {
    const query = this.queryOf(sentence);
    let best: Support | null = null;
    for (const sourceId of sourceIds) {
      for (const window of this.windows(sourceId, among, 1)) {
        const support = this.weigh(query, sourceId, window);
        if (best && best.coverage >= support.coverage) continue;
        if (isAmong(number, this.readingsIn(support.evidence))) best = support;
      }
    }
    return best;
  }

  readingsIn({ sourceId, quote }: Evidence): Set<string> {
    return readingsIn(quote, this.passages.sourceOf(sourceId)?.language ?? this.language);
  }

  /** Without figures: a wrong figure must not draw the search to a place that has it by chance. */
  private queryOf(sentence: string): TermCounts {
    return countTerms(termsOf(sentence, this.language).filter((term) => !/^\p{Nd}[\p{Nd}.,]*$/u.test(term)));
  }

  private windows(
    sourceId: string,
    among: readonly Passage[],
    longest = LONGEST_WINDOW,
  ): PassageSentence[][] {
    return among
      .filter((passage) => passage.sourceId === sourceId)
      .flatMap(({ sentences }) =>
        sentences.flatMap((_, from) =>
          Array.from({ length: Math.min(longest, sentences.length - from) }, (__, more) =>
            sentences.slice(from, from + more + 1),
          ),
        ),
      );
  }

  private weigh(query: TermCounts, sourceId: string, window: readonly PassageSentence[]): Support {
    const start = window[0]?.start ?? 0;
    const end = window.at(-1)?.end ?? start;
    const terms = new Map(window.flatMap((sentence) => [...sentence.terms]));
    const quote = this.passages.textOf(sourceId).slice(start, end);
    return {
      evidence: { sourceId, quote, start, end },
      coverage: this.passages.statistics.coverage(query, terms),
    };
  }
}
