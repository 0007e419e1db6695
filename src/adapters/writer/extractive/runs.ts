import type { Source, TextBlock } from '../../../domain/research/source.js';
import { BLOCK_SEPARATOR } from '../../../domain/research/source.js';
import { holdsPhrase } from '../../../domain/text/phrases.js';
import { countTerms, type TermCounts } from '../../../domain/text/relevance.js';
import { segmentSentences } from '../../../domain/text/sentences.js';
import { termsOf } from '../../../domain/text/terms.js';
import { countWords } from '../../../domain/text/words.js';
import { cleanHeading } from './headings.js';
import { fitnessOf, isFitItem, needsNothing, standsAlone } from './sentence-screen.js';

/** A sentence (or a list's item) of a source that may be printed; `start` and `end` are offsets in the source's text. */
export interface Fragment {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly words: number;
  readonly terms: TermCounts;
  /** It points to nothing outside itself. */
  readonly needsNothing: boolean;
}

/**
 * Sentences that stand side by side in one paragraph of a source and can be read as a paragraph of their own. This
 * is what the engine picks and places; it never takes a run apart, save from its end.
 */
export interface Run {
  /** Counts through all sources, in reading order. */
  readonly id: number;
  readonly source: Source;
  readonly group: Group;
  /** Of the first sentence. */
  readonly block: number;
  readonly sentences: readonly Fragment[];
  /** The list that the last sentence leads into; empty for plain prose. */
  readonly items: readonly (readonly Fragment[])[];
  /** The run that must stand before this one, for its first sentence leans on that one's last. */
  readonly needs: Run | null;
  readonly words: number;
  readonly terms: TermCounts;
}

/** What stands under one heading of a source, up to the next. */
export interface Group {
  readonly source: Source;
  /** Cleaned; the source's title for what stands before its first heading. */
  readonly heading: string;
  /** 0 for the title's. */
  readonly level: number;
  readonly parent: Group | null;
  readonly runs: Run[];
}

/** A question that a source puts, and what it answers at once. */
export interface Question {
  readonly source: Source;
  readonly question: Pick<Fragment, 'text' | 'start' | 'end'>;
  readonly answer: Run;
}

export interface ReadSource {
  readonly source: Source;
  readonly groups: readonly Group[];
  readonly questions: readonly Question[];
  /** Words of all sentences that may be printed. */
  readonly usableWords: number;
}

/** Paragraphs of 2 to 5 sentences read best; a sentence that leans on the fifth may still follow it. */
const MOST_SENTENCES = 5;
const MOST_LEANING = 7;
const FEWEST_ITEMS = 2;
const MOST_ITEMS = 9;
const MOST_LIST_WORDS = 220;
/** Word counts of a title above this make a source's one-line blocks (`Home`, `Prev`) no paragraphs. */
const WORDS_OF_A_PARAGRAPH = 4;

/** Reads one source block by block and keeps what can be printed. */
export class SourceReader {
  private nextId: number;
  private readonly groups: Group[] = [];
  private readonly questions: Question[] = [];
  private usableWords = 0;
  private group: Group;
  private sentences: Fragment[] = [];
  private runBlock = 0;
  private needs: Run | null = null;
  /** The run that ends with the last sentence read; null once something unprintable came between. */
  private previous: Run | null = null;
  /** The run leans on the question before it ("It is a …") and is no use elsewhere. */
  private onlyAnswers = false;
  private asked: { text: string; start: number; end: number } | null = null;

  constructor(
    private readonly source: Source,
    title: string,
    private readonly language: string,
    private readonly forbidden: readonly string[],
    firstId: number,
  ) {
    this.nextId = firstId;
    this.group = { source, heading: title, level: 0, parent: null, runs: [] };
    this.groups.push(this.group);
  }

  read(): ReadSource {
    const { blocks } = this.source;
    let offset = 0;
    for (let index = 0; index < blocks.length; index += 1) {
      const block = blocks[index];
      if (!block) break;
      if (block.kind === 'heading') this.readHeading(block, offset);
      else if (block.kind === 'paragraph') index += this.readParagraph(block, index, offset);
      else if (block.kind === 'item') this.readItem(block, index, offset);
      else this.breakOff();
      offset = this.offsetOf(index + 1);
    }
    return { source: this.source, groups: this.groups, questions: this.questions, usableWords: this.usableWords };
  }

  private readonly offsets: number[] = [];

  private offsetOf(index: number): number {
    if (this.offsets.length === 0) {
      let offset = 0;
      for (const block of this.source.blocks) {
        this.offsets.push(offset);
        offset += block.text.length + BLOCK_SEPARATOR.length;
      }
    }
    return this.offsets[index] ?? this.source.text.length;
  }

  private readHeading(block: TextBlock, offset: number): void {
    this.breakOff();
    const heading = cleanHeading(block.text);
    const level = block.level ?? 2;
    // A page's own title, said again as its first heading, opens no new group.
    const repeatsTitle = this.groups.length === 1 && heading.toLowerCase() === this.groups[0]?.heading.toLowerCase();
    if (!repeatsTitle) {
      let parent: Group | null = this.group;
      while (parent && parent.level >= level) parent = parent.parent;
      this.group = { source: this.source, heading, level, parent, runs: [] };
      this.groups.push(this.group);
    }
    this.asked = null;
    if (/[?？؟]$/u.test(heading)) {
      const at = block.text.indexOf(heading);
      if (at >= 0) this.asked = { text: heading, start: offset + at, end: offset + at + heading.length };
    }
  }

  /** @returns how many further blocks it has used up: the items of a list that it leads into. */
  private readParagraph(block: TextBlock, index: number, offset: number): number {
    const sentences = segmentSentences(block.text, this.language);
    if (countWords(block.text, this.language) < WORDS_OF_A_PARAGRAPH && !/[.。!?]$/u.test(block.text)) {
      this.breakOff();
      return 0;
    }
    for (const [place, sentence] of sentences.entries()) {
      const fitness = this.forbids(sentence.text) ? 'unfit' : fitnessOf(sentence.text, this.language);
      if (fitness === 'question') {
        this.breakOff();
        this.asked = { text: sentence.text, start: offset + sentence.start, end: offset + sentence.end };
      } else if (fitness === 'prose') {
        this.take(this.fragment(sentence.text, offset + sentence.start), index, place === 0);
      } else if (fitness === 'list_lead' && place === sentences.length - 1) {
        return this.readList(this.fragment(sentence.text, offset + sentence.start), index, place === 0);
      } else {
        this.breakOff();
      }
    }
    this.close();
    return 0;
  }

  private take(fragment: Fragment, block: number, first: boolean): void {
    const alone = standsAlone(fragment.text, this.language, first);
    if (this.sentences.length >= (alone ? MOST_SENTENCES : MOST_LEANING)) this.close();
    if (this.sentences.length === 0) {
      this.onlyAnswers = !alone && this.asked !== null;
      if (!alone && !this.previous && !this.onlyAnswers) return this.breakOff();
      this.needs = alone || this.onlyAnswers ? null : this.previous;
      this.runBlock = block;
    }
    this.sentences.push(fragment);
  }

  private readList(lead: Fragment, index: number, first: boolean): number {
    const items: Fragment[][] = [];
    let words = lead.words;
    let used = 0;
    let fit = true;
    for (let at = index + 1; this.source.blocks[at]?.kind === 'item'; at += 1) {
      const text = this.source.blocks[at]?.text ?? '';
      const parts = segmentSentences(text, this.language);
      if (!isFitItem(text, this.language) || this.forbids(text)) fit = false;
      items.push(parts.map((part) => this.fragment(part.text, this.offsetOf(at) + part.start)));
      words += items.at(-1)?.reduce((sum, part) => sum + part.words, 0) ?? 0;
      used += 1;
    }
    if (!fit || used < FEWEST_ITEMS || used > MOST_ITEMS || words > MOST_LIST_WORDS) {
      this.breakOff();
      return 0;
    }
    const alone = standsAlone(lead.text, this.language, first);
    const before = this.sentences.length;
    if (before > MOST_SENTENCES - 1) this.close();
    if (alone || before > 0 || this.previous) {
      this.take(lead, index, first);
      this.close(items);
    }
    this.breakOff();
    return used;
  }

  /** An item that no fit lead introduces counts only when it is a small paragraph: two full sentences or more. */
  private readItem(block: TextBlock, index: number, offset: number): void {
    this.breakOff();
    const sentences = segmentSentences(block.text, this.language);
    const fit = sentences.every(
      (sentence) => fitnessOf(sentence.text, this.language) === 'prose' && !this.forbids(sentence.text),
    );
    if (sentences.length < 2 || !fit) return;
    for (const [place, sentence] of sentences.entries()) {
      this.take(this.fragment(sentence.text, offset + sentence.start), index, place === 0);
    }
    this.breakOff();
  }

  /** Ends the run; what follows at once may still lean on it. */
  private close(items: readonly (readonly Fragment[])[] = []): void {
    if (this.sentences.length === 0) return;
    const all = [...this.sentences, ...items.flat()];
    const run: Run = {
      id: this.nextId,
      source: this.source,
      group: this.group,
      block: this.runBlock,
      sentences: this.sentences,
      items,
      needs: this.needs,
      words: all.reduce((sum, fragment) => sum + fragment.words, 0),
      terms: countTerms(all.flatMap((fragment) => [...fragment.terms].flatMap(([term, count]) => Array<string>(count).fill(term)))),
    };
    this.nextId += 1;
    this.usableWords += run.words;
    if (!this.onlyAnswers) this.group.runs.push(run);
    if (this.asked && !run.needs) this.questions.push({ source: this.source, question: this.asked, answer: run });
    this.asked = null;
    this.sentences = [];
    this.needs = null;
    this.previous = this.onlyAnswers ? null : run;
    this.onlyAnswers = false;
  }

  /** Ends the run, and nothing that follows may lean on it. */
  private breakOff(): void {
    this.close();
    this.previous = null;
  }

  private forbids(text: string): boolean {
    return this.forbidden.some((phrase) => holdsPhrase(text, phrase));
  }

  private fragment(text: string, start: number): Fragment {
    return {
      text,
      start,
      end: start + text.length,
      words: countWords(text, this.language),
      terms: countTerms(termsOf(text, this.language)),
      needsNothing: needsNothing(text, this.language),
    };
  }
}

/** @returns how far a run and all that it needs reach, first to last. */
export function chainOf(run: Run): Run[] {
  const chain: Run[] = [];
  for (let at: Run | null = run; at; at = at.needs) chain.unshift(at);
  return chain;
}
