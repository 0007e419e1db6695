import {
  cleanHeading,
  countWords,
  foldText,
  isQuestionHeading,
  primaryLanguage,
} from '../../../libs/text/index.js';
import { BLOCK_SEPARATOR, type Evidence } from '../../research/source.js';
import { isQuestion } from './question-wording.js';
import type { QuestionOrigin } from '../report.js';
import { isInScript, soundSentences, type SourceSentence } from '../report-sentences.js';
import type { ReportWords } from '../report-words.js';
import type { SectionSearch } from './section-search.js';
import type { SitePage, SiteSection } from './site-sections.js';

/** A question that readers ask, and where the site answers it. */
export interface ReaderQuestion {
  readonly question: string;
  readonly askedIn: QuestionOrigin;
  /** One or two sentences of one block; empty where nothing answers it. */
  readonly answer: readonly Evidence[];
  /** Where the site asks it itself; null for one of a web search. */
  readonly asked: Evidence | null;
  /** How many different pages ask it, of the site or of the web. */
  readonly askedOn: number;
}

interface Asked {
  readonly question: string;
  readonly askedIn: QuestionOrigin;
  readonly asked: Evidence;
  readonly answer: readonly Evidence[];
  readonly pages: Set<string>;
  /** Whether there is a text below it, which need not have a sentence that can be quoted. */
  readonly hasText: boolean;
}

const MOST_QUESTIONS = 20;
const LONGEST_QUESTION = 120;
/** "Do I need it?" has no subject that a reader of the report could know. */
const FEWEST_WORDS = 3;
const MOST_SENTENCES = 2;
/** Fewer words below a question are a pointer and no answer. */
const FEWEST_ANSWER_WORDS = 12;
/** A question on more pages than this is part of a template: "Was this page helpful?" */
const MOST_ALIKE = 1;
const LONGEST_PASSAGE = 400;
const FEWEST_LISTED = 2;

/** Collects the questions that titles, headings and lists of questions ask, page by page. */
export class ReaderQuestions {
  private readonly found = new Map<string, Asked>();
  private readonly primary: string;

  constructor(private readonly words: ReportWords) {
    this.primary = primaryLanguage(words.language);
  }

  read(page: SitePage): void {
    const { source, sections } = page;
    let sentences: readonly SourceSentence[] | null = null;
    const sound = () => (sentences ??= soundSentences(source, this.words.language));
    for (const [index, section] of sections.entries()) {
      const asked = foldText(section.heading) === foldText(page.title) ? 'title' : 'heading';
      if (this.asks(section.heading)) this.add(page, section, sections[index + 1], asked, sound());
    }
    this.readDefinitions(page, sound);
    this.readParagraphs(page, sound);
  }

  /** @param search finds the answers that stand elsewhere on the site */
  questions(search: SectionSearch): ReaderQuestion[] {
    const own = [...this.found.values()].filter(({ pages }) => pages.size <= MOST_ALIKE);
    const plain = own.filter(({ question }) => isQuestionHeading(question));
    const rest = own.filter(({ question }) => !isQuestionHeading(question));
    return [...plain, ...rest].slice(0, MOST_QUESTIONS).map((each) => {
      const { question, askedIn, asked, pages } = each;
      // A text without a sentence that can be quoted is an answer all the same: its place is the question's own.
      const own = each.answer.length > 0 ? each.answer : [asked];
      const answer = each.hasText ? own : (search.answerTo(question) ?? []);
      return { question, askedIn, asked, answer, askedOn: pages.size };
    });
  }

  private asks(heading: string): boolean {
    if (heading === '' || heading.length > LONGEST_QUESTION || !isQuestion(heading, this.primary))
      return false;
    const words = this.words.of(heading);
    return words.length >= FEWEST_WORDS && words.some(({ isLight }) => !isLight);
  }

  private add(
    { source }: SitePage,
    section: SiteSection,
    next: SiteSection | undefined,
    askedIn: QuestionOrigin,
    sentences: readonly SourceSentence[],
  ): void {
    const heading = source.blocks[section.from]?.text ?? '';
    const at = {
      sourceId: source.id,
      quote: heading,
      start: section.start,
      end: section.start + heading.length,
    };
    // A question that its sub-headings answer has its text below them.
    const isParent = next !== undefined && next.level > section.level;
    const to = isParent && section.words < FEWEST_ANSWER_WORDS ? next.to : section.to;
    const within = sentences.filter(({ block }) => block > section.from && block < to);
    const whole = within.length > 0 ? [] : wholeBlock({ source, from: section.from + 1, to });
    const passage =
      within.length > 0 ? firstOf(within) : whole.filter(({ quote }) => isInScript(quote, this.primary));
    this.put(section.heading, askedIn, at, {
      answer: passage,
      hasText: section.words >= FEWEST_ANSWER_WORDS || (isParent && passage.length > 0),
    });
  }

  /** Lists of questions: the term asks, its meaning answers. */
  private readDefinitions({ source }: SitePage, sound: () => readonly SourceSentence[]): void {
    let offset = 0;
    for (const [index, { kind, term, text }] of source.blocks.entries()) {
      if (
        kind === 'definition' &&
        term !== undefined &&
        text.startsWith(term) &&
        this.asks(cleanHeading(term))
      ) {
        const at = { sourceId: source.id, quote: term, start: offset, end: offset + term.length };
        const quote = text.slice(term.length).replace(/^[\s:：]+/u, '');
        const start = offset + text.length - quote.length;
        const own = sound().filter(({ block }) => block === index);
        const whole = quote === '' ? [] : [{ sourceId: source.id, quote, start, end: start + quote.length }];
        const hasText = countWords(quote, this.primary) >= FEWEST_ANSWER_WORDS;
        const short = quote.length <= LONGEST_PASSAGE ? whole : [];
        this.put(cleanHeading(term), 'faq', at, { answer: own.length > 0 ? firstOf(own) : short, hasText });
      }
      offset += text.length + BLOCK_SEPARATOR.length;
    }
  }

  /**
   * Lists of questions without headings, as accordions and marked-up questions are read: paragraphs that ask, each before
   * one that does not. A single one is a figure of speech.
   */
  private readParagraphs({ source }: SitePage, sound: () => readonly SourceSentence[]): void {
    const { blocks } = source;
    const asking: (readonly [number, Evidence])[] = [];
    let offset = 0;
    for (const [index, { kind, text }] of blocks.entries()) {
      const next = blocks[index + 1];
      const isAsked = kind === 'paragraph' && isQuestionHeading(text) && this.asks(cleanHeading(text));
      if (isAsked && next?.kind === 'paragraph' && !isQuestionHeading(next.text))
        asking.push([index, { sourceId: source.id, quote: text, start: offset, end: offset + text.length }]);
      offset += text.length + BLOCK_SEPARATOR.length;
    }
    if (asking.length < FEWEST_LISTED) return;
    for (const [index, at] of asking) {
      const own = sound().filter(({ block }) => block === index + 1);
      const whole = own.length > 0 ? [] : wholeBlock({ source, from: index + 1, to: index + 2 });
      const hasText = countWords(blocks[index + 1]?.text ?? '', this.primary) >= FEWEST_ANSWER_WORDS;
      this.put(cleanHeading(at.quote), 'faq', at, { answer: own.length > 0 ? firstOf(own) : whole, hasText });
    }
  }

  private put(
    question: string,
    askedIn: QuestionOrigin,
    asked: Evidence,
    { answer, hasText }: Pick<Asked, 'answer' | 'hasText'>,
  ): void {
    const key = foldText(question);
    const known = this.found.get(key);
    if (known) known.pages.add(asked.sourceId);
    else this.found.set(key, { question, askedIn, asked, answer, hasText, pages: new Set([asked.sourceId]) });
  }
}

/** Sentences of two blocks are two answers. */
function firstOf(sentences: readonly SourceSentence[]): Evidence[] {
  const [first] = sentences;
  return sentences
    .slice(0, MOST_SENTENCES)
    .filter(({ block }) => block === first?.block)
    .map(({ sourceId, quote, start, end }) => ({ sourceId, quote, start, end }));
}

/** @returns the first short paragraph, where no sentence of it can be quoted alone */
function wholeBlock(at: {
  readonly source: SitePage['source'];
  readonly from: number;
  readonly to: number;
}): Evidence[] {
  let offset = 0;
  for (const [index, { kind, aside, text }] of at.source.blocks.entries()) {
    const isProse = (kind === 'paragraph' || kind === 'item') && aside !== true;
    if (index >= at.from && index < at.to && isProse) {
      const quote = text.slice(0, LONGEST_PASSAGE);
      if (text.length <= LONGEST_PASSAGE)
        return [{ sourceId: at.source.id, quote, start: offset, end: offset + quote.length }];
    }
    offset += text.length + BLOCK_SEPARATOR.length;
  }
  return [];
}
