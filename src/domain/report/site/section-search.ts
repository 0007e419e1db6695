import type { Evidence } from '../../research/source.js';
import { soundSentences } from '../report-sentences.js';
import type { ReportWords } from '../report-words.js';
import type { SitePage, SiteSection } from './site-sections.js';

/** Of a question's terms, weighed by how rare they are, the share that a section must have to answer it. */
const COVERED = 0.8;
const FEWEST_WORDS = 25;
const LONGEST_TEXT = 20_000;
const MOST_SENTENCES = 2;

interface Indexed {
  readonly page: SitePage;
  readonly section: SiteSection;
  readonly terms: ReadonlySet<string>;
  readonly heading: ReadonlySet<string>;
}

/** Finds the section of a site that speaks of a question. Its index is made at the first question. */
export class SectionSearch {
  private index: readonly Indexed[] | null = null;
  private readonly holding = new Map<string, number>();

  constructor(
    private readonly pages: readonly SitePage[],
    private readonly words: ReportWords,
  ) {}

  /** @returns sentences of the section that covers the question best; null where none covers it */
  answerTo(question: string): readonly Evidence[] | null {
    this.index ??= this.indexed();
    const terms = this.termsOf(question);
    const weight = (term: string) =>
      Math.log(1 + (this.index?.length ?? 0) / (1 + (this.holding.get(term) ?? 0)));
    let all = 0;
    for (const term of terms) all += weight(term);
    let [best, most] = [null as Indexed | null, 0];
    for (const each of this.index) {
      let [held, headed] = [0, 0];
      for (const term of terms) {
        if (each.terms.has(term)) held += weight(term);
        if (each.heading.has(term)) headed += weight(term);
      }
      // One that is headed by a part of the question is about it; elsewhere the words may have met by chance.
      if (held < COVERED * all || headed === 0 || held + headed <= most) continue;
      [best, most] = [each, held + headed];
    }
    return best ? this.sentencesOf(best, terms) : null;
  }

  private sentencesOf({ page, section }: Indexed, terms: ReadonlySet<string>): Evidence[] | null {
    const sentences = soundSentences(page.source, this.words.language)
      .filter(({ block }) => block > section.from && block < section.to)
      .map((sentence) => ({
        sentence,
        held: [...this.termsOf(sentence.quote)].filter((term) => terms.has(term)).length,
      }));
    const first = sentences.findIndex(({ held }) => held > 0);
    if (first < 0) return null;
    const block = sentences[first]?.sentence.block;
    return sentences
      .slice(first, first + MOST_SENTENCES)
      .filter(({ sentence }) => sentence.block === block)
      .map(({ sentence: { sourceId, quote, start, end } }) => ({ sourceId, quote, start, end }));
  }

  private indexed(): Indexed[] {
    return this.pages.flatMap((page) =>
      page.sections
        .filter(({ words }) => words >= FEWEST_WORDS)
        .map((section) => {
          const text = page.source.blocks
            .slice(section.from, section.to)
            .map((block) => block.text)
            .join('\n')
            .slice(0, LONGEST_TEXT);
          const terms = this.termsOf(text);
          for (const term of terms) this.holding.set(term, (this.holding.get(term) ?? 0) + 1);
          return { page, section, terms, heading: this.termsOf(`${page.title} ${section.heading}`) };
        }),
    );
  }

  private termsOf(text: string): Set<string> {
    return new Set(this.words.of(text).flatMap(({ term, isLight }) => (isLight ? [] : [term])));
  }
}
