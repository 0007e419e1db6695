import { type TermCounts, termsOf } from '../text/index.js';
import { headingTerms } from './reading/heading-terms.js';
import { isOfThePage } from './reading/first-person.js';
import { mayBeBody, type Pool } from './pool.js';
import type { Fragment, Procedure, Question } from './runs.js';
import type { Pick, Selection } from './selection.js';

/** With "Once a year." a question is answered; "No." by itself is a riddle. */
const FEWEST_WORDS = 3;
const MOST_SENTENCES = 3;
const MOST_WORDS = 80;
/** A page whose title is on the subject answers questions on it, in words of their own. */
const TITLE_SHARE = 0.25;
/** Fewer telling words than these name nothing, unless the brief or the page's title has them. */
const FEWEST_TERMS = 2;
const MENTIONED = 0.5;

export interface Answer {
  readonly question: Question;
  readonly pick: Pick;
  /** The steps that the answer leads to. */
  readonly procedure: Procedure | null;
}

export interface AnswerLimits {
  readonly most: number;
  /** No more questions are taken once these words are reached … */
  readonly words: number;
  /** … and there are so many of them. */
  readonly fewest: number;
  /** Sentences that one source may give. */
  readonly cap: number;
}

/** Takes questions that the sources themselves put and answer, the most relevant first. */
export function takeAnswers(pool: Pool, selection: Selection, limits: AnswerLimits): Answer[] {
  const titles = new Map(
    pool.sources.map(({ source, groups: [first] }) => [source, first && pool.headings.get(first)]),
  );
  const titleOf = ({ source }: Question): TermCounts => titles.get(source) ?? new Map<string, number>();
  const worth = (question: Question) =>
    pool.statistics.coverage(pool.query, question.answer.terms) +
    (mentions(pool, question.question.text) ? MENTIONED : 0) +
    TITLE_SHARE * pool.statistics.coverage(pool.query, titleOf(question));
  const open = pool.questions
    .filter((question) => mayBeBody(question.source) && worth(question) > 0)
    .filter((question) => isClear(pool, question, titleOf(question)))
    .sort((a, b) => worth(b) - worth(a) || a.answer.id - b.answer.id);
  const answers: Answer[] = [];
  let words = 0;
  for (const question of open) {
    if (answers.length >= limits.most) break;
    if (answers.length >= limits.fewest && words >= limits.words) break;
    const answer = answerOf(pool, selection, question, limits.cap);
    if (!answer || answers.some((other) => other.question.question.text === question.question.text)) continue;
    selection.ask(question.question.text);
    for (const step of answer.procedure?.steps.flat() ?? []) selection.say(step);
    if (answer.procedure) selection.count(question.source, 1);
    answers.push({ ...answer, pick: selection.take(question.answer, answer.pick.sentences.length) });
    words += answerWords(answer);
  }
  return answers;
}

/** @returns the words of a question with its answer. */
export function answerWords({ question, pick, procedure }: Answer): number {
  const said = pick.sentences.reduce((sum, { words }) => sum + words, 0);
  return question.question.words + said + (procedure?.words ?? 0);
}

function answerOf(pool: Pool, selection: Selection, question: Question, cap: number): Answer | null {
  const { answer } = question;
  if (answer.items.length > 0 || selection.needed(answer)?.length !== 1) return null;
  if (answer.sentences.some(({ text }) => isOfThePage(text))) return null;
  const procedure = stepsFor(pool, selection, question);
  if (!procedure && lacksSteps(pool, question)) return null;
  // The sentence before a list or a listing mostly says that it comes.
  if (question.goesOn && !procedure) return null;
  const count = answerLength(answer.sentences);
  const words = answer.sentences.slice(0, count).reduce((sum, sentence) => sum + sentence.words, 0);
  // Steps are one thing, however many they are: counted each by itself they would be too many for any source.
  const sentences = count + (procedure ? 1 : 0);
  if (words < FEWEST_WORDS || selection.sentencesFrom(question.source.id) + sentences > cap) return null;
  return {
    question,
    pick: { run: answer, sentences: answer.sentences.slice(0, count), items: [] },
    procedure,
  };
}

const HOW =
  /^["“¿]?(?:how|wie|comment|cómo|come|como|hoe|как|كيف)(?!\p{L})|方法|どう(?:やって|すれば|したら)|怎么|如何/iu;

/** Who asks how to do a thing wants the steps, where the page gives them under that very question. */
function stepsFor(
  pool: Pool,
  selection: Selection,
  { source, question, headed }: Question,
): Procedure | null {
  if (!headed || !HOW.test(question.text)) return null;
  const read = pool.sources.find((each) => each.source === source);
  const steps = read?.procedures.find(({ group }) => group === headed);
  return steps?.steps.flat().every((step) => !selection.repeatsFragment(step)) ? steps : null;
}

/** Its page goes on to steps that can't be printed, so what is printable is only what leads up to them. */
function lacksSteps(pool: Pool, { source, question, headed }: Question): boolean {
  const read = pool.sources.find((each) => each.source === source);
  return headed !== null && HOW.test(question.text) && (read?.numbered.has(headed) ?? false);
}

/** "What place does such a text have?" asks of a text that only its page shows. */
const POINTS_BACK =
  /\b(?:such an?|this|these|those|solch\p{L}*|dies\p{L}*|cette|cet|este|esta|questo|questa)\b/iu;
/** "But isn't throwing bad?" */
const GOES_ON =
  /^["“'¿]?(?:and|but|or|so|then|und|aber|oder|also|denn|et|mais|ou|donc|y|pero|entonces|e|ma|mas|en|maar|dus|でも|しかし|では|じゃあ|ولكن|لكن)(?![\p{L}'’])/iu;
const PRONOUNS: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}'’])(?:it|its|they|them|their|he|she|him)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:es|er|ihn|ihm)(?!\p{L})/iu,
  fr: /(?<![\p{L}'’])(?:ils?|elles?)(?!\p{L})/iu,
};

/** A question stands far from its page, so it must name what it asks about: not "Do I need it?", "How to use?". */
function isClear(pool: Pool, { question: { text } }: Question, title: TermCounts): boolean {
  if (POINTS_BACK.test(text) || GOES_ON.test(text)) return false;
  const terms = new Set(termsOf(text, pool.language));
  const about = new Set([...pool.query.keys(), ...title.keys()]);
  const names = [...terms].filter((term) => about.has(term)).length;
  const telling = Math.max(terms.size, [...headingTerms(text, pool.language).keys()].length);
  if (names === 0 && telling < FEWEST_TERMS) return false;
  return !PRONOUNS[pool.language]?.test(text) || names > 0 || terms.size >= FEWEST_TERMS;
}

function mentions(pool: Pool, text: string): boolean {
  const lower = text.toLowerCase();
  return [...pool.query.keys()].some((term) => lower.includes(term));
}

function answerLength(sentences: readonly Fragment[]): number {
  let words = 0;
  let count = 0;
  for (const sentence of sentences.slice(0, MOST_SENTENCES)) {
    words += sentence.words;
    if (count > 0 && words > MOST_WORDS) break;
    count += 1;
  }
  return count;
}
