import {
  cleanHeading,
  countTerms,
  countWords,
  holdsPhrase,
  isQuestionHeading,
  segmentSentences,
  type TermCounts,
  termsOf,
} from '../text/index.js';
import type { TextBlock } from '../page-reading/index.js';
import { FEWEST_WORDS, LONGEST_LIST, MOST_WORDS_READ } from './constants.js';
import { leans, pointsNowhere } from './language/leaning.js';
import {
  belongsToPage,
  belongsToPageOfList,
  endsLikeSentence,
  isQuestion,
  isSound,
  leadsIntoList,
  speaksOfItself,
  withoutWayOn,
} from './language/screen.js';
import { isForeign } from './language/foreign.js';
import { isHandedOver } from './text-of.js';
import type { Group, List, Question, ReadSource, Sentence, SourceText, Unit } from './types.js';

/** Bound, in UTF-16 units. */
const LONGEST_QUESTION = 200;

interface OpenUnit {
  readonly sentences: Sentence[];
  list: List | null;
  readonly kind: Unit['kind'];
  readonly onHeading: boolean;
  readonly group: Group;
}

export interface ReadOptions {
  /** Cleaned of the site's name; '' for notes. */
  readonly title: string;
  /** Primary subtag. */
  readonly language: string;
  readonly forbidden: readonly string[];
  /** Terms of the subject: they need no introduction. */
  readonly subject: ReadonlySet<string>;
  readonly firstId: number;
}

/** Reads one source into what can be placed. Time grows with its text and no faster. */
export function readSource(source: SourceText, options: ReadOptions): ReadSource {
  return new SourceReading(source, options).read();
}

class SourceReading {
  private readonly groups: Group[] = [];
  private readonly offsets: number[] = [];
  private readonly questions: { question: Omit<Question, 'answer'>; answer: OpenUnit | null }[] = [];
  private readonly open: OpenUnit[] = [];
  private group: Group;
  /** While a box is read: the group that it stands in. */
  private around: Group | null = null;
  /** The caller's own texts, or what somebody tells of himself: most paragraphs speak so. */
  private readonly isStory: boolean;
  /** The unit that the next sentence may go on with; null where what went before can't be printed. */
  private last: OpenUnit | null = null;
  /** Terms of the sentence before, printable or not; null at a paragraph's start. */
  private before: TermCounts | null = null;
  /** A question was asked, and nothing has followed yet. */
  private asked: { question: Omit<Question, 'answer'>; answer: OpenUnit | null } | null = null;
  private above: ReadonlySet<string> = new Set();
  private words = 0;

  constructor(
    private readonly source: SourceText,
    private readonly options: ReadOptions,
  ) {
    this.group = this.openGroup(options.title, 0, null);
    const said = source.blocks.filter(({ kind, aside }) => kind === 'paragraph' && aside !== true);
    const spoken = said.filter(({ text }) => speaksOfItself(text, options.language));
    this.isStory = isHandedOver(source) || 2 * spoken.length > said.length;
  }

  read(): ReadSource {
    const { blocks } = this.source;
    let offset = 0;
    for (const { text } of blocks) {
      this.offsets.push(offset);
      offset += text.length + 2;
    }
    for (let at = 0; at < blocks.length && this.words < MOST_WORDS_READ;) at = this.readBlock(at);
    return this.finish();
  }

  /** @returns the index of the next block to read */
  private readBlock(at: number): number {
    const block = this.source.blocks[at];
    if (!block || block.aside === true) return at + 1;
    if (!block.box) this.leaveBox();
    switch (block.kind) {
      case 'heading':
        this.heading(block, at);
        return at + 1;
      case 'item':
        return this.list(at);
      case 'code':
        if (block.within) this.breakOff();
        else this.listing(block, at);
        return at + 1;
      case 'definition':
        this.definition(block, at);
        return at + 1;
      case 'paragraph':
        if (block.within) this.breakOff();
        else this.paragraph(block, at);
        return at + 1;
      default:
        this.breakOff();
        return at + 1;
    }
  }

  private heading({ text, level = 2, box }: TextBlock, at: number): void {
    if (box) this.around ??= this.group;
    let parent = this.group;
    while (parent.parent && parent.level >= level) parent = parent.parent;
    this.openGroup(cleanHeading(text), level, parent);
    this.breakOff();
    this.asked = null;
    if (!this.group.isQuestion) return;
    const start = this.offsets[at] ?? 0;
    this.ask(this.sentence(text, start, at), true);
  }

  /** Behind a box the text around it goes on. */
  private leaveBox(): void {
    const { around } = this;
    if (!around) return;
    this.breakOff();
    this.around = null;
    this.enter(around);
  }

  private openGroup(heading: string, level: number, parent: Group | null): Group {
    const { language } = this.options;
    const group: Group = {
      source: this.source,
      heading,
      level,
      parent,
      isQuestion: isQuestionHeading(heading),
      terms: countTerms(termsOf(heading, language)),
      units: [],
      lists: [],
    };
    this.groups.push(group);
    this.enter(group);
    return group;
  }

  private enter(group: Group): void {
    this.group = group;
    const above = new Set(this.options.subject);
    for (let at: Group | null = group; at; at = at.parent)
      for (const term of at.terms.keys()) above.add(term);
    this.above = above;
  }

  private ask(sentence: Sentence, isHeading: boolean): void {
    this.asked = { question: { source: this.source, group: this.group, sentence, isHeading }, answer: null };
    if (!this.forbids(sentence.text)) this.questions.push(this.asked);
  }

  private paragraph({ text, box }: TextBlock, at: number): void {
    if (isForeign(text, this.options.language)) {
      this.breakOff();
      return;
    }
    const start = this.offsets[at] ?? 0;
    const sentences = segmentSentences(text, this.options.language);
    // A paragraph that is a question heads its answer, as in an interview.
    const [first] = sentences;
    const asks =
      first !== undefined &&
      (sentences.length === 1 || isHandedOver(this.source)) &&
      isQuestion(first.text) &&
      first.text.length <= LONGEST_QUESTION;
    if (asks) {
      const level = this.group.isQuestion ? this.group.level : Math.max(2, this.group.level + 1);
      this.heading({ kind: 'heading', level, text: first.text, ...(box ? { box } : {}) }, at);
    }
    this.before = null;
    for (const [index, each] of sentences.entries()) {
      if (asks && index === 0) continue;
      const isLast = index === sentences.length - 1;
      this.place(this.sentence(each.text, start + each.start, at), isLast);
    }
  }

  private place(sentence: Sentence, endsParagraph: boolean): void {
    const { language } = this.options;
    const { text, words } = sentence;
    if (isQuestion(text)) {
      this.breakOff();
      if (words >= 3 && isSound(text, words, language) && !belongsToPage(text)) this.ask(sentence, false);
      this.before = sentence.terms;
      return;
    }
    const next = endsParagraph ? this.kindBehind(sentence.block) : undefined;
    const isLead = (next === 'item' && leadsIntoList(text)) || next === 'code';
    const answers = this.asked?.answer === null;
    const leaning = leans(isLead ? withoutWayOn(text) : text, language, {
      before: this.before,
      above: this.above,
    });
    this.before = sentence.terms;
    if (!this.isPrintable(sentence, isLead, leaning || answers)) {
      this.breakOff();
      this.asked = null;
      return;
    }
    const { last } = this;
    const needsMore = leaning || (words < FEWEST_WORDS && !isLead);
    if (needsMore && last && !last.list && last.kind !== 'item') {
      last.sentences.push(sentence);
    } else if (!needsMore) {
      this.begin([sentence], 'prose', false);
    } else if (answers) {
      this.begin([sentence], 'prose', true);
    } else {
      this.breakOff();
    }
    if (answers && this.asked && this.last) this.asked.answer = this.last;
    this.asked = null;
  }

  private isPrintable({ text, words }: Sentence, isLead: boolean, goesOn: boolean): boolean {
    const { language } = this.options;
    const fewest = isHandedOver(this.source) || this.asked ? 1 : goesOn ? FEWEST_WORDS : 3;
    const isSaid = isSound(text, words, language) || (this.asked !== null && words < FEWEST_WORDS);
    if (words < fewest || !isSaid || this.forbids(text) || this.speaks(text)) return false;
    if (isLead) return !belongsToPageOfList(text) && (leadsIntoList(text) || endsLikeSentence(text));
    return endsLikeSentence(text) && !belongsToPage(text);
  }

  private definition({ text, term }: TextBlock, at: number): void {
    const start = this.offsets[at] ?? 0;
    this.breakOff();
    const [first, ...rest] = segmentSentences(text, this.options.language).map((each) =>
      this.sentence(each.text, start + each.start, at),
    );
    if (!first || term === undefined || first.text.length <= term.length + 1) return;
    if (!isSound(first.text, first.words, this.options.language) || this.forbids(first.text)) return;
    if (belongsToPage(first.text)) return;
    this.beginWhole([first, ...rest], 'definition');
  }

  /** Reads the items from one on, with what stands within them. */
  private list(first: number): number {
    const { blocks } = this.source;
    const { language } = this.options;
    const items: Sentence[][] = [];
    const ordered = blocks[first]?.order !== undefined;
    let whole = true;
    let at = first;
    for (; at < blocks.length; at += 1) {
      const block = blocks[at];
      if (!block || (block.kind !== 'item' && block.within === undefined && block.aside !== true)) break;
      if (block.aside === true) continue;
      if (block.kind === 'item' && at > first && !goesOn(ordered, block.order)) break;
      const start = this.offsets[at] ?? 0;
      const sentences = segmentSentences(block.text, language).map((each) =>
        this.sentence(each.text, start + each.start, at),
      );
      if (block.kind === 'item') {
        if (ordered && block.order !== items.length + 1) whole = false;
        items.push(sentences);
      } else {
        items.at(-1)?.push(...sentences);
        if (block.kind !== 'paragraph') whole = false;
      }
      whole &&= sentences.every((sentence) => this.isFitItem(sentence));
    }
    const words = items.flat().reduce((sum, each) => sum + each.words, 0);
    const leadIn = announces(this.last) ? this.last : null;
    const list: List = {
      source: this.source,
      group: this.group,
      kind: ordered ? 'steps' : 'items',
      leadIn: [...(leadIn?.sentences ?? [])],
      items,
      block: first,
      words,
      whole: whole && items.length > 1,
    };
    this.group.lists.push(list);
    this.placeList(list, leadIn);
    return at;
  }

  private placeList(list: List, lead: OpenUnit | null): void {
    const { language } = this.options;
    const stand = (item: readonly Sentence[]) =>
      item[0] !== undefined &&
      this.isPrintable(item[0], false, false) &&
      item[0].words >= FEWEST_WORDS &&
      !leans(item[0].text, language, { before: null, above: this.above });
    const handedOver = isHandedOver(this.source);
    const byThemselves = list.items.filter(stand).length === list.items.length;
    if (lead && list.whole && !byThemselves && fits(list)) {
      lead.list = list;
      this.last = null;
      return;
    }
    this.dropLead(lead);
    this.last = null;
    // Numbered items are steps: without the others one tells somebody to do half.
    if (list.kind === 'steps' && !handedOver) return;
    for (const item of list.items) {
      const [first] = item;
      if (!first || !(stand(item) || (handedOver && !lead && this.isFitItem(first)))) continue;
      // Whole sentences make a paragraph, and fragments stay in a list.
      this.beginWhole(item, item.length > 1 ? 'prose' : 'item');
    }
  }

  /** What leads into a list that is not printed leads nowhere. */
  private dropLead(lead: OpenUnit | null): void {
    if (!lead) return;
    lead.sentences.pop();
    if (lead.sentences.length === 0) this.open.splice(this.open.indexOf(lead), 1);
  }

  private isFitItem({ text, words }: Sentence): boolean {
    const { language } = this.options;
    return (
      words >= 2 &&
      /\p{L}/u.test(text) &&
      isSound(`A ${text}`, words, language) &&
      !isForeign(text, language) &&
      !isQuestion(text) &&
      !leadsIntoList(text) &&
      !belongsToPageOfList(text) &&
      !this.forbids(text)
    );
  }

  /** A listing goes with the sentence that stands right over it. */
  private listing({ text }: TextBlock, at: number): void {
    const { last: lead } = this;
    const end = lead?.sentences.at(-1);
    const listing = this.sentence(text, this.offsets[at] ?? 0, at);
    const isNext = end !== undefined && this.indexBehind(end.block) === at;
    if (!lead || !isNext || lead.list || listing.words > LONGEST_LIST || this.forbids(text)) {
      this.breakOff();
      return;
    }
    // It is read, not counted and not compared: it says nothing in words.
    const shown = { ...listing, words: 0, terms: new Map() };
    lead.list = {
      ...{ source: this.source, group: this.group, kind: 'code', leadIn: lead.sentences },
      ...{ items: [[shown]], block: at, words: 0, whole: true },
    };
    this.last = null;
  }

  private kindBehind(block: number): TextBlock['kind'] | undefined {
    return this.source.blocks[this.indexBehind(block)]?.kind;
  }

  /** @returns the index of the block that follows one, captions left out */
  private indexBehind(block: number): number {
    let at = block + 1;
    while (this.source.blocks[at]?.aside === true) at += 1;
    return at;
  }

  private begin(sentences: Sentence[], kind: Unit['kind'], onHeading: boolean): void {
    this.last = { sentences, list: null, kind, onHeading, group: this.group };
    this.open.push(this.last);
    this.words += sentences[0]?.words ?? 0;
  }

  /** A unit that nothing behind its block goes on from. */
  private beginWhole([first, ...rest]: readonly Sentence[], kind: Unit['kind']): void {
    if (!first) return;
    const end = rest.findIndex((sentence) => !this.isPrintable(sentence, false, true));
    this.begin([first, ...rest.slice(0, end === -1 ? rest.length : end)], kind, false);
    this.last = null;
  }

  /** Nothing that follows may lean on what went before. */
  private breakOff(): void {
    if (announces(this.last)) this.dropLead(this.last);
    this.last = null;
  }

  /** In the voice of a page that is not somebody's own story, nor answers a question. */
  private speaks(text: string): boolean {
    return !this.isStory && !this.group.isQuestion && speaksOfItself(text, this.options.language);
  }

  private forbids(text: string): boolean {
    return this.options.forbidden.some((phrase) => holdsPhrase(text, phrase));
  }

  private sentence(text: string, start: number, block: number): Sentence {
    const { language } = this.options;
    return {
      text,
      start,
      end: start + text.length,
      words: countWords(text, language),
      terms: countTerms(termsOf(text, language)),
      block,
    };
  }

  private finish(): ReadSource {
    this.breakOff();
    const made = new Map<OpenUnit, Unit>();
    let id = this.options.firstId;
    for (const open of this.open) {
      const unit = this.unitOf(open, id);
      id += 1;
      made.set(open, unit);
      open.group.units.push(unit);
    }
    return {
      source: this.source,
      title: this.options.title,
      offsets: this.offsets,
      groups: this.groups,
      units: [...made.values()],
      questions: this.questions.map(({ question, answer }) => ({
        ...question,
        answer: (answer && made.get(answer)) ?? null,
      })),
    };
  }

  private unitOf({ sentences, list, kind, onHeading, group }: OpenUnit, id: number): Unit {
    const all = [...sentences, ...(list?.items.flat() ?? [])];
    const terms = new Map<string, number>();
    for (const each of all)
      for (const [term, count] of each.terms) terms.set(term, (terms.get(term) ?? 0) + count);
    const [first] = sentences;
    const opens =
      kind !== 'definition' &&
      !onHeading &&
      first !== undefined &&
      pointsNowhere(first.text, this.options.language);
    const words = all.reduce((sum, each) => sum + each.words, 0);
    return { id, source: this.source, group, sentences, list, kind, onHeading, opens, words, terms };
  }
}

/** Its last sentence leads into what is to follow it. */
function announces(unit: OpenUnit | null): boolean {
  const text = unit?.sentences.at(-1)?.text ?? '';
  return unit?.list === null && (leadsIntoList(text) || belongsToPage(text));
}

/** A numbered list behind one without numbers, or one that starts anew, is another list. */
function goesOn(ordered: boolean, order: number | undefined): boolean {
  return ordered === (order !== undefined) && order !== 1;
}

function fits({ items, words }: List): boolean {
  return items.length > 1 && words <= LONGEST_LIST;
}
