import type { Pool } from './pool.js';
import { mayBeBody } from './pool.js';
import type { Fragment, Question, Run } from './runs.js';
import type { Pick, Selection } from './selection.js';

const FEWEST_TAKEAWAYS = 3;
const MOST_TAKEAWAYS = 5;
const TAKEAWAY_WORDS = { fewest: 8, most: 32 };
const FEWEST_ANSWER_WORDS = 10;
const MOST_ANSWER_SENTENCES = 3;
const MOST_ANSWER_WORDS = 80;

export interface Answer {
  readonly question: Question;
  readonly pick: Pick;
}

/**
 * Takes up to `most` questions that the sources themselves put and answer, the most relevant first.
 * @param cap sentences that one source may give
 */
export function takeAnswers(pool: Pool, selection: Selection, most: number, cap: number): Answer[] {
  const worth = ({ answer, question }: Question) =>
    pool.statistics.coverage(pool.query, answer.terms) + (mentions(pool, question.text) ? 0.5 : 0);
  const answers: Answer[] = [];
  const open = pool.questions
    .filter((question) => mayBeBody(question.source) && isAnswered(question) && worth(question) > 0)
    .sort((a, b) => worth(b) - worth(a) || a.answer.id - b.answer.id);
  for (const question of open) {
    if (answers.length >= most) break;
    if (selection.needed(question.answer)?.length !== 1) continue;
    if (answers.some((other) => other.question.question.text === question.question.text)) continue;
    const count = answerLength(question.answer.sentences);
    if (selection.sentencesFrom(question.source.id) + count > cap) continue;
    if (count === 0) continue;
    selection.ask(question.question.text);
    answers.push({ question, pick: selection.take(question.answer, count) });
  }
  return answers;
}

/** "What place does such a text have?" asks of a text that only its page shows. */
const POINTS_BACK =
  /\b(?:such an?|this|these|those|solch\p{L}*|dies\p{L}*|cette|cet|este|esta|questo|questa)\b/iu;

function isAnswered({ question, answer }: Question): boolean {
  return (
    answer.items.length === 0 &&
    !POINTS_BACK.test(question.text) &&
    answer.words >= FEWEST_ANSWER_WORDS &&
    question.text.split(/\s+/u).length >= 3
  );
}

function mentions(pool: Pool, text: string): boolean {
  const lower = text.toLowerCase();
  return [...pool.query.keys()].some((term) => lower.includes(term));
}

function answerLength(sentences: readonly Fragment[]): number {
  let words = 0;
  let count = 0;
  for (const sentence of sentences.slice(0, MOST_ANSWER_SENTENCES)) {
    words += sentence.words;
    if (count > 0 && words > MOST_ANSWER_WORDS) break;
    count += 1;
  }
  return count;
}

export interface Takeaway {
  readonly run: Run;
  readonly fragment: Fragment;
}

/** @returns three to five sentences that lean on nothing and are not in the article yet; none when there are fewer. */
export function takeTakeaways(pool: Pool, selection: Selection): Takeaway[] {
  const open: { takeaway: Takeaway; worth: number }[] = [];
  for (const run of pool.runs) {
    const about = pool.relevance.get(run.id) ?? 0;
    if (!mayBeBody(run.source) || about === 0 || selection.has(run) || run.items.length > 0) continue;
    for (const fragment of run.sentences) {
      const { fewest, most } = TAKEAWAY_WORDS;
      if (!fragment.needsNothing || fragment.words < fewest || fragment.words > most) continue;
      const worth =
        pool.statistics.coverage(pool.query, fragment.terms) + about + 0.5 * (pool.scores.get(run.id) ?? 0);
      open.push({ takeaway: { run, fragment }, worth });
    }
  }
  open.sort((a, b) => b.worth - a.worth || a.takeaway.fragment.start - b.takeaway.fragment.start);
  const chosen: Takeaway[] = [];
  for (const { takeaway } of open) {
    if (chosen.length >= MOST_TAKEAWAYS) break;
    if (selection.repeatsFragment(takeaway.fragment) || chosen.some((other) => other.run === takeaway.run))
      continue;
    chosen.push(takeaway);
    selection.say(takeaway.fragment);
  }
  return chosen.length >= FEWEST_TAKEAWAYS ? chosen : [];
}
