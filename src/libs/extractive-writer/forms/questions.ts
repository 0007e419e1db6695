import { foldText } from '../../text/index.js';
import { paragraphsOf } from '../blocks.js';
import { PASSAGE_WORDS } from '../constants.js';
import { pointsBack } from './points-back.js';
import type { Material } from '../material.js';
import type { Printed } from '../printed.js';
import { mayBeBody, termsOver, wordCount } from '../text-of.js';
import type { Pick, PlannedBlock, PlannedSection, Question, Slice, Unit } from '../types.js';
import type { FormWriter } from './form.js';
import { type Procedure, proceduresOf } from './steps.js';

/** Fewer questions are no page of questions; the most is a bound. */
const FEWEST = 3;
const MOST = 30;
/** Of a question in running text. */
const FEWEST_WORDS = 5;

interface Answered {
  readonly question: Question;
  readonly worth: number;
}

/** Questions that the sources ask and answer, as many as there is room for. */
export const writeFaq: FormWriter = (material, printed, room) => {
  const most = material.ask.sectionCount ?? MOST;
  const section = questionsOf(material, printed, most, room);
  const count = section?.blocks.filter(({ kind }) => kind === 'subheading').length ?? 0;
  if (!section || count < FEWEST)
    return { why: 'the sources ask and answer too few questions on the subject.' };
  return { sections: [section], notices: [], roomLeft: 0 };
};

/** @returns questions and answers on top of an article; null when the sources have none on the subject. */
export function writeQuestions(material: Material, printed: Printed, most: number): PlannedSection | null {
  const section = questionsOf(material, printed, most, Infinity);
  return section && { ...section, extra: true };
}

function questionsOf(
  material: Material,
  printed: Printed,
  most: number,
  room: number,
): PlannedSection | null {
  const open = material.sources
    .filter(({ source }) => mayBeBody(source))
    .flatMap(({ questions }) => questions)
    .map((question): Answered => ({ question, worth: worthOf(material, question) }))
    .filter(({ question, worth }) => worth > 0 && isClear(material, question))
    .sort((a, b) => b.worth - a.worth);
  const written: { readonly question: Question; readonly blocks: readonly PlannedBlock[] }[] = [];
  const asked = new Set<string>();
  let left = room;
  for (const { question } of open) {
    if (written.length >= most || (left <= 0 && written.length >= FEWEST)) break;
    const folded = foldText(question.sentence.text);
    if (asked.has(folded)) continue;
    const answer = answerTo(material, printed, question);
    if (!answer) continue;
    asked.add(folded);
    printed.say(question.sentence);
    written.push({ question, blocks: answer.blocks });
    left -= question.sentence.words + answer.words;
  }
  if (written.length === 0) return null;
  // As their pages have them: one question often goes on from another.
  const { sources } = material;
  const order = ({ question }: (typeof written)[number]) =>
    sources.findIndex(({ source }) => source === question.source);
  written.sort((a, b) => order(a) - order(b) || a.question.sentence.start - b.question.sentence.start);
  return {
    heading: material.ask.labels.faq,
    blocks: written.flatMap(({ question, blocks }) => [
      { kind: 'subheading', source: question.source, sentences: [withoutMark(question.sentence, ASKS)] },
      ...blocks,
    ]),
  };
}

/** How much of the subject the question and the headings above it name; the question counts twice. */
function worthOf(material: Material, { sentence, group }: Question): number {
  const above = new Map([...sentence.terms, ...termsOver(group)]);
  return (2 * material.coverOf(sentence.terms) + material.coverOf(above)) / 3;
}

/** A question stands far from its page, so it must name what it asks about: not "Do I need it?". */
function isClear({ language, subject }: Material, { sentence, isHeading }: Question): boolean {
  const above = new Set(subject.terms.map(({ term }) => term));
  const names = [...sentence.terms.keys()].filter((term) => above.has(term)).length;
  if (sentence.terms.size < 2 && names === 0) return false;
  // What is asked in running text is often asked for effect, and answered by the whole page.
  if (!isHeading && sentence.words < FEWEST_WORDS) return false;
  return !pointsBack(withoutMark(sentence, ASKS).text, language, above);
}

interface Answer {
  readonly blocks: readonly PlannedBlock[];
  readonly words: number;
}

/** The steps where the page has them under the question itself, and what follows the question at once. */
function answerTo(material: Material, printed: Printed, question: Question): Answer | null {
  const read = material.sources.find(({ source }) => source === question.source);
  const { group, answer, isHeading } = question;
  const listed = new Set(group.lists.map(({ block }) => block));
  const steps = (read && isHeading ? proceduresOf(read, material.language) : []).find(({ block }) =>
    listed.has(block),
  );
  if (answer && (printed.fresh(answer) < answer.sentences.length || !material.onSubject(answer))) return null;
  if (!answer && !steps) return null;
  const picks = answer ? [printed.take(answer, countOf(answer)), ...goingOn(printed, question, steps)] : [];
  for (const sentence of steps?.sentences ?? []) printed.say(sentence);
  const [first, ...rest] = paragraphsOf(picks);
  const blocks = first
    ? [
        {
          ...first,
          sentences: first.sentences.map((each, at) => (at === 0 ? withoutMark(each, ANSWERS) : each)),
        },
      ]
    : [];
  return {
    blocks: [...blocks, ...rest, ...(steps?.blocks ?? [])],
    words: wordCount(picks) + (steps?.words ?? 0),
  };
}

/** The paragraphs behind the first, as long as none is missing between them. */
function goingOn(printed: Printed, { group, answer, isHeading }: Question, steps?: Procedure): Pick[] {
  if (!answer || !isHeading || countOf(answer) < answer.sentences.length) return [];
  const picks: Pick[] = [];
  let words = answer.words;
  let before = lastBlock(answer);
  for (const unit of group.units) {
    if (unit.id <= answer.id) continue;
    const [first] = unit.sentences;
    if (!first || first.block > before + 1 || (steps && first.block >= steps.block)) break;
    words += unit.words;
    if (words > PASSAGE_WORDS || printed.fresh(unit) < unit.sentences.length) break;
    picks.push(printed.take(unit));
    before = lastBlock(unit);
  }
  return picks;
}

function lastBlock({ sentences, list }: Unit): number {
  return list?.items.at(-1)?.at(-1)?.block ?? sentences.at(-1)?.block ?? 0;
}

/** A long answer is cut behind a sentence, but never before the list that it leads into. */
function countOf({ sentences, list, words }: Unit): number {
  if (list || words <= PASSAGE_WORDS) return sentences.length;
  let sum = 0;
  const over = sentences.findIndex((sentence) => (sum += sentence.words) > PASSAGE_WORDS);
  return Math.max(1, over);
}

/** "Q:" and "A:" before question and answer, in the first letters of the languages' own words. */
const ASKS = /^(?:Q|F|P|D|V|В|问|問|質問|س)\s?\d{0,3}\s?[.:：)]\s*/u;
const ANSWERS = /^(?:A|R|О|答|回答|ج)\s?\d{0,3}\s?[.:：)]\s*/u;

function withoutMark<T extends Slice>(slice: T, mark: RegExp): T {
  const length = mark.exec(slice.text)?.[0].length ?? 0;
  return { ...slice, text: slice.text.slice(length), start: slice.start + length };
}
