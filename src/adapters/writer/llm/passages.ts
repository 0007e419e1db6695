import { BLOCK_SEPARATOR, type Source } from '../../../domain/research/source.js';
import { countTerms, overlap, TermStatistics, type TermCounts } from '../../../domain/text/relevance.js';
import { sameLanguage } from '../../../domain/text/same-language.js';
import { segmentSentences } from '../../../domain/text/sentences.js';
import { termsOf } from '../../../domain/text/terms.js';
import { countWords } from '../../../domain/text/words.js';

/** A sentence where it stands in its source's text, in UTF-16 units. */
export interface PassageSentence {
  readonly start: number;
  readonly end: number;
  readonly terms: TermCounts;
}

/** About three neighbouring sentences of a source: what a model is shown, and what evidence is looked for in. */
export interface Passage {
  readonly sourceId: string;
  /** The heading it stands under; empty when there is none. */
  readonly heading: string;
  readonly text: string;
  readonly sentences: readonly PassageSentence[];
  readonly terms: TermCounts;
  readonly words: number;
  /** Of the source, from 0. */
  readonly place: number;
}

const SENTENCES = 3;
/** A passage is closed at this length, however few sentences it has: a paragraph without a full stop is not one. */
const LONGEST = 1200;
/** Two passages that share more of their words say the same. */
const SAME = 0.8;

/** All that may be written from, cut into passages. */
export class Passages {
  readonly all: readonly Passage[];
  readonly statistics: TermStatistics;
  private readonly sources: ReadonlyMap<string, Source>;

  constructor(
    sources: readonly Source[],
    private readonly language: string,
  ) {
    this.sources = new Map(sources.map((source) => [source.id, source]));
    this.all = sources.flatMap((source) => passagesOf(source, language));
    this.statistics = new TermStatistics(this.all.map(({ terms }) => terms));
  }

  get words(): number {
    return this.all.reduce((sum, { words }) => sum + words, 0);
  }

  /** The sources that hold any text, in their order. */
  get sourceIds(): string[] {
    return [...new Set(this.all.map(({ sourceId }) => sourceId))];
  }

  textOf(sourceId: string): string {
    return this.sources.get(sourceId)?.text ?? '';
  }

  sourceOf(sourceId: string): Source | undefined {
    return this.sources.get(sourceId);
  }

  /** Whether words of the article can be looked for in this source: in another language they would not be found. */
  isComparable(sourceId: string): boolean {
    const language = this.sources.get(sourceId)?.language ?? null;
    return language === null || sameLanguage(language, this.language);
  }

  /**
   * The passages that fit a subject best, `most` at the most; from one source no more than two fifths where there are
   * three sources or more. Sources whose words can't be compared are taken from the top.
   */
  find(subject: string, most: number, sourceIds: readonly string[] = this.sourceIds): Passage[] {
    const query = countTerms(termsOf(subject, this.language));
    const wanted = new Set(sourceIds);
    const ranked = this.all
      .filter(({ sourceId }) => wanted.has(sourceId))
      .map((passage) => ({ passage, score: this.worth(query, passage) }))
      .sort((a, b) => b.score - a.score || a.passage.place - b.passage.place);
    const share = wanted.size >= 3 ? Math.max(2, Math.floor(most * 0.4)) : most;
    const counts = new Map<string, number>();
    const chosen: Passage[] = [];
    for (const { passage } of ranked) {
      if (chosen.length >= most) break;
      const count = counts.get(passage.sourceId) ?? 0;
      if (count >= share || chosen.some((other) => saysTheSame(other, passage))) continue;
      counts.set(passage.sourceId, count + 1);
      chosen.push(passage);
    }
    return chosen;
  }

  private worth(query: TermCounts, passage: Passage): number {
    const underHeading = countTerms(termsOf(passage.heading, this.language));
    return this.statistics.score(query, passage.terms) + 0.5 * this.statistics.score(query, underHeading);
  }
}

function saysTheSame(a: Passage, b: Passage): boolean {
  return overlap(new Set(a.terms.keys()), new Set(b.terms.keys())) > SAME && a.terms.size > 3;
}

/** Lists stay with what leads into them; code is for readers of the source. */
function passagesOf(source: Source, language: string): Passage[] {
  const passages: Passage[] = [];
  const own = source.language ?? language;
  let heading = '';
  let open: PassageSentence[] = [];
  let blockStart = 0;
  const close = () => {
    const [first] = open;
    const last = open.at(-1);
    if (first && last) {
      const text = source.text.slice(first.start, last.end);
      const terms = countTerms(termsOf(text, language));
      const words = countWords(text, own);
      passages.push({
        sourceId: source.id,
        heading,
        text,
        sentences: open,
        terms,
        words,
        place: passages.length,
      });
    }
    open = [];
  };
  for (const block of source.blocks) {
    const at = blockStart;
    blockStart += block.text.length + BLOCK_SEPARATOR.length;
    if (block.kind === 'heading') {
      close();
      heading = block.text;
      continue;
    }
    if (block.kind === 'code' || block.text.trim() === '') continue;
    if (block.kind !== 'item' && open.length >= SENTENCES - 1) close();
    for (const sentence of segmentSentences(block.text, own)) {
      const [start, end] = [at + sentence.start, at + sentence.end];
      const length = end - (open[0]?.start ?? start);
      if (open.length > 0 && (length > LONGEST || (open.length >= SENTENCES && block.kind !== 'item')))
        close();
      open.push({ start, end, terms: countTerms(termsOf(sentence.text, language)) });
    }
  }
  close();
  return passages;
}
