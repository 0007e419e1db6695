import {
  cleanHeading,
  countWords,
  foldText,
  isQuestionHeading,
  primaryLanguage,
  segmentSentences,
} from '../../../libs/text/index.js';
import { BLOCK_SEPARATOR, type Evidence } from '../../research/source.js';
import { endsInPronoun, isQuestion } from './question-wording.js';
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
/** The whole site is searched for each answer that does not stand below its question. */
const MOST_SEARCHED = 40;
const LONGEST_QUESTION = 120;
/** "Why?" and "Do I need it?" have no subject that a reader of the report could know. */
const FEWEST_WORDS = 3;
const MOST_LEANING = 2;
/** Several sentences are a text. */
const SEVERAL = /[.!?]\s+\p{Lu}/u;
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
    this.readDefinitions(page);
    this.readParagraphs(page, sound);
  }

  /**
   * @param search finds the answers that stand elsewhere on the site
   * @returns those without an answer first, then those with a question mark, of each page one after another
   */
  questions(search: SectionSearch): ReaderQuestion[] {
    const own = [...this.found.values()].filter(({ pages }) => pages.size <= MOST_ALIKE);
    const answered = own.filter(({ hasText }) => hasText).map(withAnswer);
    const searched = own
      .filter(({ hasText }) => !hasText)
      .slice(0, MOST_SEARCHED)
      .map((each) => ({ ...withAnswer(each), answer: search.answerTo(each.question) ?? [] }));
    // The first of each page, then the second of each: a page with fifty hides no other.
    const ofPage = new Map<string, number>();
    const tiers = new Map<string, ReaderQuestion[]>();
    for (const each of [...searched, ...answered]) {
      const place = ofPage.get(each.asked.sourceId) ?? 0;
      ofPage.set(each.asked.sourceId, place + 1);
      const kind = each.answer.length === 0 ? 0 : isQuestionHeading(each.question) ? 1 : 2;
      const tier = `${kind} ${String(place).padStart(5, '0')}`;
      tiers.set(tier, [...(tiers.get(tier) ?? []), each]);
    }
    const chosen: ReaderQuestion[] = [];
    for (const tier of [...tiers.keys()].sort())
      chosen.push(...spread(tiers.get(tier) ?? [], MOST_QUESTIONS - chosen.length));
    return chosen;
  }

  private asks(heading: string): boolean {
    if (heading === '' || heading.length > LONGEST_QUESTION || !isQuestion(heading, this.primary))
      return false;
    const words = this.words.of(heading);
    const telling = words.filter(({ isLight }) => !isLight).length;
    if (words.length < FEWEST_WORDS || telling === 0 || SEVERAL.test(heading)) return false;
    return telling > MOST_LEANING || !endsInPronoun(heading, this.primary);
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
  private readDefinitions({ source }: SitePage): void {
    let offset = 0;
    for (const { kind, term, text } of source.blocks) {
      if (
        kind === 'definition' &&
        term !== undefined &&
        text.startsWith(term) &&
        this.asks(cleanHeading(term))
      ) {
        const at = { sourceId: source.id, quote: term, start: offset, end: offset + term.length };
        const quote = text.slice(term.length).replace(/^[\s:：]+/u, '');
        const start = offset + text.length - quote.length;
        const hasText = countWords(quote) >= FEWEST_ANSWER_WORDS;
        const shown = this.beginningOf(quote);
        const answer =
          shown === '' ? [] : [{ sourceId: source.id, quote: shown, start, end: start + shown.length }];
        this.put(cleanHeading(term), 'faq', at, { answer, hasText });
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
      const hasText = countWords(blocks[index + 1]?.text ?? '') >= FEWEST_ANSWER_WORDS;
      this.put(cleanHeading(at.quote), 'faq', at, { answer: own.length > 0 ? firstOf(own) : whole, hasText });
    }
  }

  /** @returns a meaning, or of a long one its first sentences; empty where the first is too long already */
  private beginningOf(meaning: string): string {
    if (meaning.length <= LONGEST_PASSAGE) return meaning;
    const start = meaning.slice(0, LONGEST_PASSAGE);
    const whole = segmentSentences(start, this.primary).slice(0, -1).slice(0, MOST_SENTENCES);
    return start.slice(0, whole.at(-1)?.end ?? 0);
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

/** Pages are read by their neighbourhoods: evenly over them, no subject takes all the room. */
function spread<Each>(all: readonly Each[], room: number): Each[] {
  return all.filter(
    (_, at) => Math.floor((at * room) / all.length) !== Math.floor(((at - 1) * room) / all.length),
  );
}

/** A text without a sentence that can be quoted is an answer all the same: its place is the question's own. */
function withAnswer({ question, askedIn, asked, answer, pages }: Asked) {
  return {
    question,
    askedIn,
    asked,
    answer: answer.length > 0 ? answer : [asked],
    askedOn: pages.size,
  };
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
