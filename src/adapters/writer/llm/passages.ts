import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { DraftSentence } from '../../../domain/article/draft.js';
import { BLOCK_SEPARATOR, type Source } from '../../../domain/research/source.js';
import {
  cutCodePoints,
  readingsIn,
  countTerms,
  overlap,
  TermStatistics,
  type TermCounts,
  sameLanguage,
  piecesOf,
  type Piece,
  segmentSentences,
  termsOf,
  countWords,
} from '../../../libs/text/index.js';
import { isAdvert, isInstruction } from '../../../libs/faithfulness/index.js';
import { foldQuotable, type Quotable } from './locate-quotation.js';

/** A sentence and its place in its source's text, in UTF-16 units. */
export interface PassageSentence {
  readonly start: number;
  readonly end: number;
  readonly terms: TermCounts;
}

/** About three neighbouring sentences of a source: the unit of prompts and of the search for evidence. */
export interface Passage {
  /** What a model cites it by, such as `S1.4`: that of its source, and its number there from 1. Unknown outside of prompts. */
  readonly id: string;
  readonly sourceId: string;
  /** The heading above it; empty when there is none. */
  readonly heading: string;
  readonly text: string;
  readonly sentences: readonly PassageSentence[];
  readonly terms: TermCounts;
  readonly words: number;
  /** Its index in the source, from 0. */
  readonly place: number;
}

/** Chosen: enough to keep a statement with its context, and short enough to cite exactly. */
const SENTENCES = 3;
/** Chosen: no passage is longer, however few sentences it has; text without full stops is cut here, at a space. In letters. */
const LONGEST = 1200;
/** A heading of a given text may have this length. */
const LONGEST_HEADING = 200;
/** Chosen: two passages that share more of their words count as the same. */
const SAME = 0.8;

/** All material for an article, split into passages. */
export class Passages {
  readonly statistics: TermStatistics;
  private readonly sources: ReadonlyMap<string, Source>;
  private readonly numbers = new Map<Passage, ReadonlySet<string>>();
  private readonly quotables = new Map<string, Quotable>();
  private readonly headings = new Map<string, TermCounts>();

  /** As the constructor, with an event-loop yield after each source: twenty long texts would block it for seconds. */
  static async read(sources: readonly Source[], language: string, signal: AbortSignal): Promise<Passages> {
    const all: Passage[] = [];
    const orders = new Map<string, number>();
    for (const source of sources) {
      const count = () => orders.set(source.id, (orders.get(source.id) ?? 0) + 1);
      for (const passage of passagesOf(source, language, count)) all.push(passage);
      await yieldToEventLoop();
      signal.throwIfAborted();
    }
    return new Passages(sources, language, all, orders);
  }

  constructor(
    sources: readonly Source[],
    private readonly language: string,
    readonly all: readonly Passage[] = sources.flatMap((source) => passagesOf(source, language)),
    /** How many orders to a language model were left out, by the ids of their sources. */
    readonly orders: ReadonlyMap<string, number> = new Map(),
  ) {
    this.sources = new Map(sources.map((source) => [source.id, source]));
    this.statistics = new TermStatistics(this.all.map(({ terms }) => terms));
  }

  get words(): number {
    return this.all.reduce((sum, { words }) => sum + words, 0);
  }

  /** The sources that have text, in their order. */
  get sourceIds(): string[] {
    return [...new Set(this.all.map(({ sourceId }) => sourceId))];
  }

  textOf(sourceId: string): string {
    return this.sources.get(sourceId)?.text ?? '';
  }

  sourceOf(sourceId: string): Source | undefined {
    return this.sources.get(sourceId);
  }

  /** Whether a search for words of the article makes sense in this source: in another language none would match. */
  isComparable(sourceId: string): boolean {
    const language = this.sources.get(sourceId)?.language ?? null;
    return language === null || sameLanguage(language, this.language);
  }

  /** A source's text in the form in which quotations are searched. */
  quotable(sourceId: string): Quotable {
    const quotable = this.quotables.get(sourceId) ?? foldQuotable(this.textOf(sourceId));
    this.quotables.set(sourceId, quotable);
    return quotable;
  }

  /** Every possible value of the numbers in a passage; computed on demand, once. */
  numbersIn(passage: Passage): ReadonlySet<string> {
    let numbers = this.numbers.get(passage);
    if (!numbers) {
      numbers = readingsIn(passage.text, this.sources.get(passage.sourceId)?.language ?? this.language);
      this.numbers.set(passage, numbers);
    }
    return numbers;
  }

  /**
   * The passages that match a subject best, at most `most`; where there are three sources or more, at most two fifths of them
   * from one source. Sources in another language can't be compared, so their first passages are used.
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

  /**
   * @param least share of the subject's weight, 0 to 1
   * @returns the sources with a passage that covers this share, its heading included, best first; none that can't be
   *   compared
   */
  sourcesOn(subject: string, least: number): string[] {
    const query = countTerms(termsOf(subject, this.language));
    const best = new Map<string, number>();
    for (const { sourceId, terms, heading } of this.all) {
      if (!this.isComparable(sourceId)) continue;
      const coverage = this.statistics.coverage(query, sumOf([terms, this.termsOfHeading(heading)]));
      best.set(sourceId, Math.max(coverage, best.get(sourceId) ?? 0));
    }
    return [...best]
      .filter(([, coverage]) => coverage >= least)
      .sort(([, a], [, b]) => b - a)
      .map(([id]) => id);
  }

  private worth(query: TermCounts, passage: Passage): number {
    return (
      this.statistics.score(query, passage.terms) +
      0.5 * this.statistics.score(query, this.termsOfHeading(passage.heading))
    );
  }

  private termsOfHeading(heading: string): TermCounts {
    let terms = this.headings.get(heading);
    if (!terms) {
      terms = countTerms(termsOf(heading, this.language));
      this.headings.set(heading, terms);
    }
    return terms;
  }
}

function saysTheSame(a: Passage, b: Passage): boolean {
  return overlap(new Set(a.terms.keys()), new Set(b.terms.keys())) > SAME && a.terms.size > 3;
}

/** Lists stay with their introduction; code, asides and orders to a model are left out. @param screenedOut called for each order */
function passagesOf(source: Source, language: string, screenedOut: () => void = () => undefined): Passage[] {
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
      const terms = sumOf(open.map((sentence) => sentence.terms));
      const words = countWords(text);
      passages.push({
        id: `${source.id}.${passages.length + 1}`,
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
      heading = isInstruction(block.text) ? '' : cutCodePoints(block.text, LONGEST_HEADING).trimEnd();
      continue;
    }
    if (block.kind === 'code' || block.aside === true || block.text.trim() === '') continue;
    if (block.kind !== 'item' && open.length >= SENTENCES - 1) close();
    for (const { text, start: from } of sentencesOf(block.text, own)) {
      const isOrder = isInstruction(text);
      if (isOrder || isAdvert(text)) {
        // Nothing of it is shown, nor can anything rest on it.
        close();
        if (isOrder) screenedOut();
        continue;
      }
      const [start, end] = [at + from, at + from + text.length];
      const length = end - (open[0]?.start ?? start);
      if (open.length > 0 && (length > LONGEST || (open.length >= SENTENCES && block.kind !== 'item')))
        close();
      open.push({ start, end, terms: countTerms(termsOf(text, language)) });
    }
  }
  close();
  return passages;
}

/** Each with its place in the text, and none longer than a passage may be. */
function* sentencesOf(text: string, language: string): Generator<Piece> {
  for (const sentence of segmentSentences(text, language)) {
    for (const piece of piecesOf(sentence.text, LONGEST)) {
      const bare = piece.text.trim();
      if (bare === '') continue;
      yield { text: bare, start: sentence.start + piece.start + piece.text.indexOf(bare) };
    }
  }
}

function sumOf(all: readonly TermCounts[]): TermCounts {
  const sum = new Map<string, number>();
  for (const counts of all) {
    for (const [term, count] of counts) sum.set(term, (sum.get(term) ?? 0) + count);
  }
  return sum;
}

/** The evidence of a draft, as passages: text that is written from the draft alone is judged by these. */
export function evidencePassages(sentences: readonly DraftSentence[], language: string): Passage[] {
  const passages = new Map<string, Passage>();
  for (const { sourceId, quote, start, end } of sentences.flatMap(({ evidence }) => evidence)) {
    const terms = countTerms(termsOf(quote, language));
    passages.set(`${sourceId} ${start} ${end}`, {
      // The draft marks its sentences by their sources.
      id: sourceId,
      sourceId,
      heading: '',
      text: quote,
      sentences: [{ start, end, terms }],
      terms,
      words: 0,
      place: passages.size,
    });
  }
  return [...passages.values()];
}
