import { countTerms, TermStatistics, type TermCounts, termsOf } from '../../libs/text/index.js';

/** What an article is to be about, as terms. */
export class Topic {
  readonly terms: TermCounts;

  /** @param asked the brief's input and keywords. @param language BCP 47 tag. */
  constructor(
    asked: string,
    readonly language: string,
  ) {
    this.terms = countTerms(termsOf([asked, ...joinedVerbs(asked)].join(' '), language));
  }

  termsOf(text: string): Map<string, number> {
    return countTerms(termsOf(text, this.language));
  }

  /** How much of the topic each text names, 0 to 1; rare words count for more. */
  coverage(texts: readonly TermCounts[]): number[] {
    const statistics = new TermStatistics(texts);
    return texts.map((text) => statistics.coverage(this.terms, text));
  }

  /**
   * How well texts fit, each from 0 to 1 for the best. A text that holds all that was asked about goes before one that goes
   * on and on about a part of it.
   */
  fits(texts: readonly TermCounts[]): number[] {
    const statistics = new TermStatistics(texts);
    const scores = texts.map(
      (text) => statistics.score(this.terms, text) * statistics.coverage(this.terms, text),
    );
    const best = Math.max(...scores, 0);
    return scores.map((score) => (best === 0 ? 0 : score / best));
  }
}

/**
 * English writes the thing that one does by "backing up" as "backup", and "setting up" makes a "setup": a site's
 * headings have the noun where a brief has the verb.
 */
function joinedVerbs(text: string): string[] {
  const found: string[] = [];
  for (const [, verb = '', particle = ''] of text
    .toLowerCase()
    .matchAll(/\b([a-z]{3,12}) (up|in|out|off|on|down|over|back)\b/g)) {
    const stem = verb
      .replace(/(?:ing|ed|s)$/, '')
      .replace(/([b-df-hj-np-tv-z])\1$/, verb.endsWith('ing') ? '$1' : '$1$1');
    if (stem.length >= 3) found.push(stem + particle);
  }
  return found;
}
