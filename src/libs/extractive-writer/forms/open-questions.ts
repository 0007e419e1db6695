import { foldText } from '../../text/index.js';
import { block } from '../blocks.js';
import { FLOOR } from '../constants.js';
import { isQuestion } from '../language/screen.js';
import type { Material } from '../material.js';
import type { Printed } from '../printed.js';
import { mayBeBody } from '../text-of.js';
import { pointsBack } from './points-back.js';
import type { PlannedBlock, Question, ReadSource, Sentence } from '../types.js';

/** Bound. */
const MOST_QUESTIONS = 6;
/** A heading that says of the questions below it that they have no answer yet. */
const OPEN_HEADING =
  /\b(?:open|unresolved|unanswered|remaining|outstanding) (?:questions?|issues?|points?)\b|\b(?:offene|ungeklärte) (?:fragen|punkte)\b|\bquestions (?:ouvertes|en suspens)\b|\bpreguntas (?:abiertas|pendientes)\b|\bdomande aperte\b|\b(?:perguntas|questões) em aberto\b|\bopen vragen\b|открытые вопросы|残る(?:疑問|課題)|未解決|未解决|미해결|أسئلة (?:مفتوحة|بلا إجابة)/iu;

/** @returns questions on the subject that the sources leave open, as items */
export function openQuestions(material: Material, printed: Printed): PlannedBlock[] {
  const above = new Set(material.subject.terms.map(({ term }) => term));
  const open = material.sources
    .filter(({ source }) => mayBeBody(source))
    .flatMap((read) => questionsOf(read).map(({ sentence, cover }) => ({ read, sentence, cover })))
    .map((each) => ({
      ...each,
      worth: Math.max(material.coverOf(each.sentence.terms), material.coverOf(each.cover)),
    }))
    .filter(
      ({ worth, sentence }) => worth >= FLOOR.section && !pointsBack(sentence.text, material.language, above),
    )
    .sort((a, b) => b.worth - a.worth);
  const blocks: PlannedBlock[] = [];
  for (const { read, sentence } of open) {
    if (blocks.length >= MOST_QUESTIONS || printed.repeats(sentence)) continue;
    printed.say(sentence);
    blocks.push(block('item', read.source, [sentence]));
  }
  return blocks;
}

interface Open {
  readonly sentence: Sentence;
  /** Terms of the question and of the heading above it. */
  readonly cover: Sentence['terms'];
}

/** What is asked under such a heading, and what is asked at the end of a section, where nothing follows. */
function questionsOf(read: ReadSource): Open[] {
  const underHeading = read.groups.filter(({ heading }) => OPEN_HEADING.test(heading));
  const listed = underHeading.flatMap((group) =>
    group.lists
      .flatMap(({ items }) => items)
      .flatMap(([sentence, ...rest]) =>
        sentence && rest.length === 0 && isQuestion(sentence.text) ? [sentence] : [],
      )
      .map((sentence) => ({ sentence, cover: new Map([...group.terms, ...sentence.terms]) })),
  );
  const answered = new Set(
    read.questions.filter(({ answer }) => answer).map(({ sentence }) => foldText(sentence.text)),
  );
  const asked = read.questions
    .filter((question) => underHeading.includes(question.group) || endsSection(read, question))
    .filter(({ sentence }) => !answered.has(foldText(sentence.text)))
    .map(({ sentence }) => ({ sentence, cover: sentence.terms }));
  return [...listed, ...asked];
}

function endsSection({ source, offsets }: ReadSource, { sentence }: Question): boolean {
  const { block: at } = sentence;
  const next = source.blocks[at + 1];
  const end = (offsets[at] ?? 0) + (source.blocks[at]?.text.trimEnd().length ?? 0);
  return sentence.end >= end && (next === undefined || next.kind === 'heading');
}
