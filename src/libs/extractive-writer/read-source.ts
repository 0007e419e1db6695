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
import { isAdvert, isInstruction } from '../faithfulness/index.js';
import type { TextBlock } from '../page-reading/index.js';
import { FEWEST_WORDS, LONGEST_LIST, MOST_WORDS_READ, PASSAGE_WORDS } from './constants.js';
import { leans } from './language/leaning.js';
import {
  belongsToPage,
  belongsToPageOfList,
  endsLikeSentence,
  isQuestion,
  isSound,
  leadsIntoList,
  mayLeadIn,
  speaksOfItself,
  withoutJoints,
  withoutWayOn,
} from './language/screen.js';
import { isForeign } from './language/foreign.js';
import { listingOf, sentenceOf } from './sentence-of.js';
import { isCallersText, termsOver } from './text-of.js';
import { captionOver, countsItems, fits, isFitItem, itemsAt } from './list-items.js';
import { announces, type OpenUnit, OpenUnits } from './open-units.js';
import type { Group, List, Question, ReadOptions, ReadSource, Sentence, SourceText, Unit } from './types.js';

/** Bound, in UTF-16 units. */
const LONGEST_QUESTION = 200;
/** Reads one source into what can be placed. Time grows with its text and no faster. */
export function readSource(source: SourceText, options: ReadOptions): ReadSource {
  return new SourceReading(source, options).read();
}

class SourceReading {
  private readonly groups: Group[] = [];
  private readonly offsets: number[] = [];
  private readonly questions: { question: Omit<Question, 'answer'>; answer: OpenUnit | null }[] = [];
  private readonly units = new OpenUnits();
  private group: Group;
  /** While a box is read: the group that it stands in. */
  private around: Group | null = null;
  /** The caller's own texts, or what somebody tells of himself: most paragraphs speak so. */
  private readonly isStory: boolean;
  /** Terms of the sentence before, printable or not; null at a paragraph's start. */
  private before: TermCounts | null = null;
  /** A question was asked, and nothing has followed yet. */
  private asked: { question: Omit<Question, 'answer'>; answer: OpenUnit | null } | null = null;
  private above: ReadonlySet<string> = new Set();

  constructor(
    private readonly source: SourceText,
    private readonly options: ReadOptions,
  ) {
    this.group = this.openGroup(options.title, 0, null);
    const said = source.blocks.filter(({ kind, aside }) => kind === 'paragraph' && aside !== true);
    const spoken = said.filter(({ text }) => speaksOfItself(text, options.language));
    this.isStory = isCallersText(source) || 2 * spoken.length > said.length;
  }

  read(): ReadSource {
    const { blocks } = this.source;
    let offset = 0;
    for (const { text } of blocks) {
      this.offsets.push(offset);
      offset += text.length + 2;
    }
    for (let at = 0; at < blocks.length && this.units.words < MOST_WORDS_READ;) at = this.readBlock(at);
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
        if (block.within) this.units.breakOff();
        else this.listing(block, at);
        return at + 1;
      case 'definition':
        this.definition(block, at);
        return at + 1;
      case 'paragraph':
        if (block.within) this.units.breakOff();
        else this.paragraph(block, at);
        return at + 1;
      default:
        this.units.breakOff();
        return at + 1;
    }
  }

  private heading({ text, level = 2, box }: TextBlock, at: number): void {
    if (box) this.around ??= this.group;
    let parent = this.group;
    while (parent.parent && parent.level >= level) parent = parent.parent;
    this.openGroup(cleanHeading(text), level, parent);
    this.units.breakOff();
    this.asked = null;
    if (!this.group.isQuestion) return;
    const start = this.offsets[at] ?? 0;
    this.ask(this.sentence(text, start, at), true);
  }

  /** Behind a box the text around it goes on. */
  private leaveBox(): void {
    const { around } = this;
    if (!around) return;
    this.units.breakOff();
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
    this.above = new Set([...this.options.subject, ...termsOver(group).keys()]);
  }

  private ask(sentence: Sentence, isHeading: boolean): void {
    this.asked = { question: { source: this.source, group: this.group, sentence, isHeading }, answer: null };
    if (!this.forbids(sentence.text)) this.questions.push(this.asked);
  }

  private paragraph({ text, box }: TextBlock, at: number): void {
    if (isForeign(text, this.options.language)) {
      this.units.breakOff();
      return;
    }
    const start = this.offsets[at] ?? 0;
    const sentences = segmentSentences(text, this.options.language);
    // A paragraph that is a question heads its answer, as in an interview.
    const [first] = sentences;
    const asks =
      first !== undefined &&
      (sentences.length === 1 || isCallersText(this.source)) &&
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
      this.units.breakOff();
      if (words >= 3 && isSound(text, words, language) && !belongsToPage(text)) this.ask(sentence, false);
      this.before = sentence.terms;
      return;
    }
    const behind = this.kindBehind(sentence.block);
    const next = endsParagraph ? behind : undefined;
    const isLead = (next === 'item' && leadsIntoList(text)) || next === 'code';
    const answers = this.asked?.answer === null;
    const open = isLead ? withoutWayOn(text) : text;
    // What goes on to a listing says what that is for.
    const bare = behind === 'code' ? withoutJoints(open) : open;
    const isHeaded = this.before === null && this.source.blocks[sentence.block - 1]?.kind === 'heading';
    const leaning = leans(bare, language, {
      before: this.before,
      above: this.above,
      heading: isHeaded ? this.group.terms : null,
    });
    this.before = sentence.terms;
    if (!this.isPrintable(sentence, isLead, leaning || answers)) {
      this.units.breakOff();
      this.asked = null;
      return;
    }
    const { last } = this.units;
    const needsMore = leaning || (words < FEWEST_WORDS && !isLead);
    if (needsMore && last && !last.list && last.kind !== 'item') {
      last.sentences.push(sentence);
    } else if (!needsMore) {
      this.units.begin(this.group, [sentence], 'prose', false);
    } else if (answers) {
      this.units.begin(this.group, [sentence], 'prose', true);
    } else {
      this.units.breakOff();
    }
    if (answers && this.asked && this.units.last) this.asked.answer = this.units.last;
    this.asked = null;
  }

  private isPrintable({ text, words }: Sentence, isLead: boolean, goesOn: boolean): boolean {
    const { language } = this.options;
    const fewest = isCallersText(this.source) || this.asked ? 1 : goesOn ? FEWEST_WORDS : 3;
    const isSaid = isSound(text, words, language) || (this.asked !== null && words < FEWEST_WORDS);
    // "We run vgcreate:" is a step in any voice.
    const isStep = isLead && text.endsWith(':');
    if (words < fewest || !isSaid || this.forbids(text) || (!isStep && this.speaks(text))) return false;
    if (isLead) return !belongsToPageOfList(text) && mayLeadIn(text, language);
    return endsLikeSentence(text) && !belongsToPage(text);
  }

  private definition(block: TextBlock, at: number): void {
    const { term } = block;
    this.units.breakOff();
    const [first, ...rest] = this.sentencesOf(block, at);
    if (!first || term === undefined || first.text.length <= term.length + 1) return;
    // A caller's table of figures ("Power: 14 W at 120 m³/h") has few letters.
    const isSaid = isCallersText(this.source) || isSound(first.text, first.words, this.options.language);
    if (!isSaid || this.forbids(first.text)) return;
    if (belongsToPage(first.text)) return;
    this.beginWhole([first, ...rest], 'definition');
  }

  /** Reads the items from one on, with what stands within them. */
  private list(first: number): number {
    const { blocks } = this.source;
    const { items, whole, end } = itemsAt(blocks, first, this.options, (at) =>
      blocks[at]?.kind === 'code'
        ? [listingOf(blocks[at].text, this.offsets[at] ?? 0, at)]
        : this.sentencesOf(blocks[at], at),
    );
    const { last } = this.units;
    const isCounted =
      last !== null &&
      this.endsBefore(last, first) &&
      countsItems(last.sentences.at(-1)?.text ?? '', items.length, this.options.language);
    const leadIn = last && (isCounted || announces(last)) ? last : null;
    const list: List = {
      source: this.source,
      group: this.group,
      kind: blocks[first]?.order === undefined ? 'items' : 'steps',
      leadIn: [...(leadIn?.sentences ?? [])],
      items,
      block: first,
      words: items.flat().reduce((sum, { words }) => sum + words, 0),
      whole,
    };
    this.group.lists.push(list);
    this.placeList(list, leadIn, isCounted || leadsIntoList(blocks[first - 1]?.text ?? ''));
    return end;
  }

  /** Nothing stands between a unit and a block. */
  private endsBefore({ sentences, list }: OpenUnit, at: number): boolean {
    const end = sentences.at(-1);
    if (list || !end || this.indexBehind(end.block) !== at) return false;
    return (
      end.end >= (this.offsets[end.block] ?? 0) + (this.source.blocks[end.block]?.text.trimEnd().length ?? 0)
    );
  }

  private placeList(list: List, lead: OpenUnit | null, isAnnounced: boolean): void {
    const { language } = this.options;
    const stand = (item: readonly Sentence[]) =>
      item[0] !== undefined &&
      this.isPrintable(item[0], false, false) &&
      !isForeign(item[0].text, language) &&
      item[0].words >= FEWEST_WORDS &&
      !leans(item[0].text, language, { before: null, above: this.above });
    const isCallers = isCallersText(this.source);
    const standing = list.items.filter(stand).length;
    const byThemselves = standing === list.items.length;
    if (lead && list.whole && !byThemselves && fits(list)) {
      lead.list = list;
      this.units.last = null;
      return;
    }
    if (lead) this.units.dropLead(lead);
    this.units.last = null;
    // Numbered items are steps: without the others one tells somebody to do half.
    if (list.kind === 'steps' && !isCallers) return;
    // Of a list that is announced as one, a few entries are none.
    if (isAnnounced && !isCallers && 2 * standing <= list.items.length) return;
    for (const item of list.items) {
      const [first] = item;
      if (!first || !(stand(item) || (isCallers && !lead && isFitItem(first, this.options, false)))) continue;
      // Whole sentences make a paragraph, and fragments stay in a list.
      this.beginWhole(item, item.length > 1 ? 'prose' : 'item');
    }
  }

  /** A listing goes with the sentence that stands right over it, or with its caption. */
  private listing(block: TextBlock, at: number): void {
    const { text } = block;
    const { last } = this.units;
    const end = last?.sentences.at(-1);
    const isNext = end !== undefined && this.indexBehind(end.block) === at;
    const words = countWords(text);
    if (words > LONGEST_LIST || this.forbids(text)) {
      this.units.breakOff();
      return;
    }
    if (!last || !isNext || last.list) {
      this.units.breakOff();
      const title = words <= PASSAGE_WORDS ? captionOver(this.source.blocks[at - 1]) : null;
      if (title === null || this.forbids(title.text) || isForeign(title.text, this.options.language)) return;
      const start = (this.offsets[at - 1] ?? 0) + title.start;
      this.units.begin(this.group, [this.sentence(title.text, start, at - 1)], 'prose', false);
    }
    const lead = this.units.last;
    if (!lead) return;
    lead.list = {
      ...{ source: this.source, group: this.group, kind: 'code', leadIn: lead.sentences },
      ...{ items: [[listingOf(text, this.offsets[at] ?? 0, at)]], block: at, words: 0, whole: true },
    };
    this.units.last = null;
  }

  private sentencesOf({ text }: Pick<TextBlock, 'text'> = { text: '' }, at: number): Sentence[] {
    const start = this.offsets[at] ?? 0;
    return segmentSentences(text, this.options.language).map((each) =>
      this.sentence(each.text, start + each.start, at),
    );
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

  /** A unit that nothing behind its block goes on from. */
  private beginWhole([first, ...rest]: readonly Sentence[], kind: Unit['kind']): void {
    if (!first) return;
    const end = rest.findIndex((sentence) => !this.isPrintable(sentence, false, true));
    this.units.begin(this.group, [first, ...rest.slice(0, end === -1 ? rest.length : end)], kind, false);
    this.units.last = null;
  }

  /** In the voice of a page that is not somebody's own story, nor answers a question. */
  private speaks(text: string): boolean {
    return !this.isStory && !this.group.isQuestion && speaksOfItself(text, this.options.language);
  }

  /** By the brief; and what orders its writer about, or sells, is none of a page's facts. */
  private forbids(text: string): boolean {
    const { forbidden, language } = this.options;
    if (forbidden.some((phrase) => holdsPhrase(text, phrase))) return true;
    return isInstruction(text, language) || isAdvert(text, language);
  }

  private sentence(text: string, start: number, block: number): Sentence {
    return sentenceOf(text, start, block, this.options.language);
  }

  private finish(): ReadSource {
    const made = this.units.finish(this.source, this.options.firstId, this.options.language);
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
}
