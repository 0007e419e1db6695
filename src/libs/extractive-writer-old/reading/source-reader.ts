import type { Source } from '../../../domain/research/source.js';
import type { TextBlock } from '../../page-reading/index.js';
import {
  foldText,
  holdsPhrase,
  countTerms,
  type Sentence,
  segmentSentences,
  termsOf,
  countWords,
  cleanHeading,
  isQuestionHeading,
} from '../../text/index.js';
import { isForeign } from './foreign-text.js';
import { isAboutLabel, PageContext } from './page-context.js';
import { OpenQuestions } from './open-questions.js';
import { procedureAt } from './procedures.js';
import type { Fragment, Group, Procedure, Question, ReadSource, Run } from '../runs.js';
import {
  endsLikeSentence,
  FEWEST_WORDS,
  type Fitness,
  fitnessOf,
  isAskedOutright,
  isFitItem,
  isQuestion,
  isShortOpening,
  isShortSentence,
  needsNothing,
  opensAfterCut,
  standsAlone,
} from './sentence-screen.js';

/** Paragraphs of 2 to 5 sentences read best; a sentence that leans on the fifth may still follow it. */
const MOST_SENTENCES = 5;
const MOST_LEANING = 7;
const FEWEST_ITEMS = 2;
const MOST_ITEMS = 9;
const MOST_LIST_WORDS = 220;
/** A book in one page has enough for any article long before its end. */
const MOST_USABLE_WORDS = 60_000;
/** A line of fewer words without a full stop (`Home`, `Prev`) is no paragraph. */
const WORDS_OF_A_PARAGRAPH = 4;

/** Reads one source block by block and keeps what can be printed. */
export class SourceReader {
  private readonly page: PageContext;
  private nextId: number;
  private readonly groups: Group[] = [];
  private readonly questions: Question[] = [];
  private readonly open: OpenQuestions;
  private readonly procedures: Procedure[] = [];
  private readonly numbered = new Set<Group>();
  private usableWords = 0;
  private group: Group;
  private sentences: Fragment[] = [];
  private runBlock = 0;
  private needs: Run | null = null;
  /** The run that ends with the last sentence read; null once something unprintable came between. */
  private previous: Run | null = null;
  private rhetorical = false;
  /** A leaning sentence of this paragraph was cut out: the case that it spoke of goes on in those behind it. */
  private caseLost = false;
  /** What the heading and the title name, for the group that is being read. */
  private known: { readonly group: Group; readonly terms: ReadonlySet<string> } | null = null;
  /** The run leans on the question before it ("It is a …") and is no use elsewhere. */
  private onlyAnswers = false;
  private asked: Question['question'] | null = null;
  /** The group whose heading is what was asked. */
  private headed: Group | null = null;
  /** "No." or "Once a year.", as the beginning of an answer. */
  private shortAnswer: Fragment | null = null;

  constructor(
    private readonly source: Source,
    title: string,
    private readonly language: string,
    private readonly forbidden: readonly string[],
    firstId: number,
  ) {
    this.nextId = firstId;
    this.page = new PageContext(source);
    this.open = new OpenQuestions(source);
    this.group = { source, heading: title, level: 0, parent: null, runs: [] };
    this.groups.push(this.group);
  }

  read(): ReadSource {
    const { blocks } = this.source;
    let offset = 0;
    for (let index = 0; index < blocks.length; index += 1) {
      const block = blocks[index];
      if (!block || this.usableWords > MOST_USABLE_WORDS) break;
      if (block.order === 1) this.readProcedure(index);
      if (isStep(block)) this.breakOff();
      else if (block.kind === 'heading') this.readHeading(block, offset);
      else if (block.kind === 'paragraph') index += this.readParagraph(block, index, offset);
      else if (block.kind === 'item') this.readItem(block, index, offset);
      else {
        this.breakOff();
        this.asked = null;
      }
      offset = this.page.offsetOf(index + 1);
    }
    this.breakOff();
    this.open.leave();
    return {
      source: this.source,
      groups: this.groups,
      questions: this.questions,
      openQuestions: this.open.left(this.questions, this.groups),
      procedures: this.procedures,
      numbered: this.numbered,
      usableWords: this.usableWords,
    };
  }

  private readProcedure(first: number): void {
    this.numbered.add(this.group);
    if (this.procedures.some(({ block }) => block === first)) return;
    const steps = procedureAt(this.source, first, this.language);
    const texts = steps?.flat().map((at) => this.source.blocks[at]?.text ?? '') ?? [];
    if (!steps || texts.some((text) => this.forbids(text) || isForeign(text, this.language))) return;
    const lead = this.leadInto(first);
    if (!lead) return;
    const parts = steps.map((step) => step.flatMap((at) => this.partsOf(at)));
    const all = [...lead, ...parts.flat()];
    this.procedures.push({
      source: this.source,
      group: this.group,
      lead,
      block: first,
      steps: parts,
      words: all.reduce((sum, part) => sum + part.words, 0),
      terms: countTerms(all.flatMap((part) => [...part.terms.keys()])),
    });
  }

  /**
   * @returns the paragraph that leads into a list; empty where a heading does, or a paragraph that is whole without it;
   * null when nobody can tell what the list is for: it numbers the lines of a listing, or its lead can't be printed.
   */
  private leadInto(first: number): Fragment[] | null {
    const before = this.source.blocks[first - 1];
    if (!before || before.kind === 'heading') return [];
    if (before.kind === 'code' || before.kind === 'table') return null;
    if (before.kind !== 'paragraph' || !/[:：]$/u.test(before.text)) return [];
    const parts = this.partsOf(first - 1);
    const fit = parts.every(({ text, words }, place) => {
      const fitness = fitnessOf(text, words, this.language, place > 0);
      return fitness === (place === parts.length - 1 ? 'list_lead' : 'prose') && !this.forbids(text);
    });
    const [opening] = parts;
    const alone =
      opening && standsAlone(opening.text, this.language, true, this.page.isUnderHeading(first - 1));
    return fit && alone ? parts : null;
  }

  /** The sentences of a block, each by itself. */
  private partsOf(index: number): Fragment[] {
    const text = this.source.blocks[index]?.text ?? '';
    return segmentSentences(text, this.language).map((part) =>
      this.fragment(part.text, this.page.offsetOf(index) + part.start, false),
    );
  }

  private readHeading(block: TextBlock, offset: number): void {
    this.breakOff();
    this.open.leave();
    this.asked = null;
    if (this.page.isBox(block)) return;
    const heading = cleanHeading(block.text);
    const level = block.level ?? 2;
    // A page's own title, said again as its first heading, opens no new group.
    const repeatsTitle =
      this.groups.length === 1 && heading.toLowerCase() === this.groups[0]?.heading.toLowerCase();
    if (!repeatsTitle) {
      let parent: Group | null = this.group;
      while (parent && parent.level >= level) parent = parent.parent;
      this.group = { source: this.source, heading, level, parent, runs: [] };
      this.groups.push(this.group);
    }
    this.rhetorical = false;
    if (isQuestionHeading(heading)) {
      const at = block.text.indexOf(heading);
      if (at >= 0) {
        const words = countWords(heading, this.language);
        this.asked = { text: heading, start: offset + at, end: offset + at + heading.length, words };
        this.headed = this.group;
      }
    }
  }

  /** @returns how many further blocks it has used up: the items of a list that it leads into. */
  private readParagraph(block: TextBlock, index: number, offset: number): number {
    const sentences = segmentSentences(block.text, this.language);
    const tiny =
      countWords(block.text, this.language) < WORDS_OF_A_PARAGRAPH && !endsLikeSentence(block.text);
    if (tiny || isForeign(block.text, this.language)) {
      this.breakOff();
      this.asked = null;
      return 0;
    }
    // What follows a listing mostly speaks of it: "The package is created in the current directory."
    const afterListing = this.page.isAfterListing(index);
    const underLabel = this.page.isUnderLabel(index);
    this.caseLost = false;
    for (const [place, sentence] of sentences.entries()) {
      const first = place === 0 && !afterListing && block.within === undefined;
      const words = countWords(sentence.text, this.language);
      if (underLabel && isAboutLabel(sentence.text)) {
        this.breakOff();
        return 0;
      }
      const goesOn = this.sentences.length > 0 || this.shortAnswer !== null;
      const fitness =
        this.forbids(sentence.text) || this.page.speaksOfListing(sentence.text, index)
          ? 'unfit'
          : this.opensWithNext(sentences, place)
            ? 'prose'
            : fitnessOf(sentence.text, words, this.language, goesOn);
      if (isQuestion(sentence.text)) {
        this.breakOff();
        const fit = fitness === 'question' && isAskedOutright(sentence.text, this.language);
        const { text, start, end } = sentence;
        this.ask(fit ? { text, start: offset + start, end: offset + end, words } : null);
        if (fit)
          this.open.put(this.group, this.fragment(sentence.text, offset + sentence.start, true, words));
      } else if (fitness === 'prose') {
        this.take(this.fragment(sentence.text, offset + sentence.start, first, words), index, first);
      } else if (this.answersShortly(sentence.text, words, fitness)) {
        this.shortAnswer = this.fragment(sentence.text, offset + sentence.start, true, words);
        this.runBlock = index;
      } else if (fitness === 'list_lead' && place === sentences.length - 1) {
        return this.readList(
          this.fragment(sentence.text, offset + sentence.start, first, words),
          index,
          first,
        );
      } else {
        this.breakOff();
        this.asked = null;
        // The rest of an entry whose first sentence ("Specifies the delay …") is none: it speaks of the entry throughout.
        if (place === 0 && underLabel) return 0;
      }
    }
    this.close();
    return 0;
  }

  /** "Almost any house is suitable." is too short to stand by itself, and opens well with the sentence behind it. */
  private opensWithNext(sentences: readonly Sentence[], place: number): boolean {
    const [first, next] = sentences;
    if (place > 0 || !first || !next) return false;
    return (
      isShortOpening(first.text, countWords(first.text, this.language), this.language) &&
      fitnessOf(next.text, countWords(next.text, this.language), this.language, true) === 'prose'
    );
  }

  /** Right under a question even one word is a sentence that can be printed, for the question says the rest. */
  private answersShortly(text: string, words: number, fitness: Fitness): boolean {
    return (
      this.asked !== null &&
      !this.rhetorical &&
      this.shortAnswer === null &&
      this.sentences.length === 0 &&
      fitness === 'unfit' &&
      words < FEWEST_WORDS &&
      isShortSentence(text) &&
      !this.forbids(text)
    );
  }

  /** Several questions in a row are put for effect; so none of them is answered in what follows. */
  private ask(question: Question['question'] | null): void {
    this.headed = null;
    this.rhetorical = this.rhetorical || this.asked !== null || question === null;
    this.asked = question;
  }

  private take(fragment: Fragment, block: number, first: boolean): void {
    if (repeats(this.sentences, fragment.text)) {
      this.breakOff();
      return;
    }
    const alone =
      standsAlone(
        fragment.text,
        this.language,
        first,
        first && this.sentences.length === 0 && this.page.isUnderHeading(block),
      ) &&
      (first ||
        this.previousOrOpen() ||
        (opensAfterCut(fragment.text, this.language) && this.opensOnKnown(fragment)));
    if (this.sentences.length >= (alone ? MOST_SENTENCES : MOST_LEANING)) this.close();
    if (this.sentences.length === 0) {
      this.onlyAnswers = !alone && this.asked !== null && !this.rhetorical;
      if (!alone && !this.previous && !this.onlyAnswers) {
        this.breakOff();
        this.caseLost = true;
        return;
      }
      this.needs = alone || this.onlyAnswers ? null : this.previous;
      this.runBlock = block;
    }
    this.sentences.push(fragment);
  }

  /** Nothing was cut out just before, so whatever "the" means was said. */
  private previousOrOpen(): boolean {
    return this.sentences.length > 0 || this.previous !== null;
  }

  /**
   * After a sentence that was cut out, "If the target does not exist" speaks of a target that nobody has heard of;
   * it may open a run only when the heading or the title names the thing. So must any sentence behind a leaning one
   * that was cut out: "Operations will fail" was said of one case.
   */
  private opensOnKnown(fragment: Fragment): boolean {
    if (!this.caseLost && !/^(?:\w+ ){0,3}the\b/i.test(fragment.text)) return true;
    const opening = termsOf(fragment.text.split(' ').slice(0, 7).join(' '), this.language);
    if (this.known?.group !== this.group) {
      const headings = `${this.group.heading} ${this.groups[0]?.heading ?? ''}`;
      this.known = { group: this.group, terms: new Set(termsOf(headings, this.language)) };
    }
    const { terms } = this.known;
    return opening.some((term) => terms.has(term));
  }

  private readList(lead: Fragment, index: number, first: boolean): number {
    const items: Fragment[][] = [];
    const ordered = this.source.blocks[index + 1]?.order === 1;
    if (ordered) this.readProcedure(index + 1);
    let words = lead.words;
    let used = 0;
    let fit = true;
    for (let at = index + 1; this.source.blocks[at]?.kind === 'item'; at += 1) {
      const text = this.source.blocks[at]?.text ?? '';
      if (this.isQuestionItem(text)) this.open.putItem(this.group, this.partsOf(at)[0]);
      if (repeats(items.flat(), text)) fit = false;
      if (!isFitItem(text, this.language) || isForeign(text, this.language) || this.forbids(text))
        fit = false;
      items.push(this.partsOf(at));
      words += items.at(-1)?.reduce((sum, part) => sum + part.words, 0) ?? 0;
      used += 1;
    }
    // An item with a second paragraph, a listing or a list of its own would lose it.
    const isCut = this.source.blocks[index + 1 + used]?.within !== undefined;
    if (!fit || isCut || used < FEWEST_ITEMS || used > MOST_ITEMS || words > MOST_LIST_WORDS) {
      this.breakOff();
      return 0;
    }
    const alone = standsAlone(lead.text, this.language, first);
    const before = this.sentences.length;
    if (before > MOST_SENTENCES - 1) this.close();
    if (alone || before > 0 || this.previous) {
      this.take(lead, index, first);
      this.close(items, ordered);
    }
    this.breakOff();
    return used;
  }

  /** An item that no fit lead introduces counts only when it is a small paragraph: two full sentences or more. */
  private readItem(block: TextBlock, index: number, offset: number): void {
    this.breakOff();
    this.asked = null;
    if (this.isQuestionItem(block.text)) this.open.putItem(this.group, this.partsOf(index)[0]);
    // The meaning of a term in a glossary: without the term it hangs in the air.
    const before = this.source.blocks[index - 1];
    if (before && before.kind !== 'heading' && !endsLikeSentence(before.text) && !/[:：]$/.test(before.text))
      return;
    const sentences = segmentSentences(block.text, this.language);
    const fit = sentences.every(
      ({ text }, place) =>
        fitnessOf(text, countWords(text, this.language), this.language, place > 0) === 'prose' &&
        !this.forbids(text),
    );
    if (sentences.length < 2 || !fit || isForeign(block.text, this.language)) return;
    for (const [place, sentence] of sentences.entries()) {
      this.take(this.fragment(sentence.text, offset + sentence.start, place === 0), index, place === 0);
    }
    this.breakOff();
  }

  /** Ends the run; what follows at once may still lean on it. */
  private close(items: readonly (readonly Fragment[])[] = [], ordered = false): void {
    if (this.sentences.length === 0) {
      this.closeShortAnswer();
      return;
    }
    if (items.length === 0 && this.sentences.length === 1 && (this.sentences[0]?.words ?? 0) < FEWEST_WORDS) {
      this.dropShort();
      return;
    }
    if (items.length === 0) this.open.goOn(this.group);
    const all = [...this.sentences, ...items.flat()];
    const run: Run = {
      id: this.nextId,
      source: this.source,
      group: this.group,
      block: this.runBlock,
      sentences: this.sentences,
      items,
      ordered,
      needs: this.needs,
      aside: this.page.isUnderLabel(this.runBlock),
      words: all.reduce((sum, fragment) => sum + fragment.words, 0),
      terms: countTerms(
        all.flatMap((fragment) =>
          [...fragment.terms].flatMap(([term, count]) => Array<string>(count).fill(term)),
        ),
      ),
    };
    this.nextId += 1;
    this.usableWords += run.words;
    if (!this.onlyAnswers) this.group.runs.push(run);
    this.answer(run);
    this.sentences = [];
    this.needs = null;
    this.previous = this.onlyAnswers ? null : run;
    this.onlyAnswers = false;
  }

  /** A few words that nothing followed after all: under a question they are its answer, elsewhere nothing. */
  private dropShort(): void {
    const [short] = this.sentences;
    this.sentences = [];
    this.needs = null;
    this.previous = null;
    this.onlyAnswers = false;
    if (this.asked && short) {
      this.shortAnswer ??= short;
      this.closeShortAnswer();
    } else this.asked = null;
  }

  /** The answer is the run, behind the short sentence before it if there is one; it goes by the run's number. */
  private answer(run: Run): void {
    const { asked, headed, shortAnswer } = this;
    if (asked && !this.rhetorical && !run.needs) {
      const answer =
        shortAnswer && shortAnswer !== run.sentences[0]
          ? { ...run, sentences: [shortAnswer, ...run.sentences], words: run.words + shortAnswer.words }
          : run;
      const goesOn = this.page.goesOnInList(run.block);
      this.questions.push({ source: this.source, question: asked, answer, headed, goesOn });
    }
    this.asked = null;
    this.rhetorical = false;
    this.shortAnswer = null;
  }

  /** A short sentence that nothing printable follows is all the answer there is; elsewhere it is no use. */
  private closeShortAnswer(): void {
    const short = this.shortAnswer;
    if (!short) return;
    // "There are several advantages.": what goes on in the next paragraph is the answer, and this is none.
    if (this.page.goesOnBehind(this.runBlock)) {
      this.shortAnswer = null;
      this.asked = null;
      return;
    }
    const { source, group, runBlock: block, nextId: id } = this;
    this.nextId += 1;
    const { words, terms } = short;
    this.answer({
      ...{
        id,
        source,
        group,
        block,
        sentences: [short],
        items: [],
        ordered: false,
        needs: null,
        aside: false,
      },
      ...{ words, terms },
    });
  }

  /** Ends the run, and nothing that follows may lean on it. */
  private breakOff(): void {
    this.close();
    this.previous = null;
  }

  private isQuestionItem(text: string): boolean {
    return (
      isQuestion(text) &&
      isAskedOutright(text, this.language) &&
      countWords(text, this.language) >= 4 &&
      !this.forbids(text) &&
      segmentSentences(text, this.language).length === 1
    );
  }

  private forbids(text: string): boolean {
    return this.forbidden.some((phrase) => holdsPhrase(text, phrase));
  }

  private fragment(text: string, start: number, first: boolean, words?: number): Fragment {
    return {
      text,
      start,
      end: start + text.length,
      words: words ?? countWords(text, this.language),
      terms: countTerms(termsOf(text, this.language)),
      needsNothing: needsNothing(text, this.language, first),
    };
  }
}

/**
 * Numbered steps are printed whole or not at all: what is left of them as prose ("Restore the files." without the step
 * that stopped the server) would tell somebody to do half.
 */
function isStep({ order, within }: TextBlock): boolean {
  return order !== undefined || within === 'step';
}

function repeats(fragments: readonly Fragment[], text: string): boolean {
  const folded = foldText(text);
  return fragments.some((fragment) => foldText(fragment.text) === folded);
}
