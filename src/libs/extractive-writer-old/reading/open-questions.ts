import type { Source } from '../../../domain/research/source.js';
import { foldText } from '../../text/index.js';
import type { Fragment, Group, OpenQuestion, Question } from '../runs.js';

/** A heading that says of the questions below it that nobody has answered them. */
const OPEN_HEADING =
  /\b(?:open|unresolved|unanswered|remaining|outstanding) (?:questions?|issues?|points?)\b|\b(?:offene|ungeklärte) (?:fragen|punkte)\b|\bquestions (?:ouvertes|en suspens)\b|\bpreguntas (?:abiertas|pendientes)\b|\bdomande aperte\b|\b(?:perguntas|questões) em aberto\b|\bopen vragen\b|残る(?:疑問|課題)|未解決|أسئلة (?:مفتوحة|بلا إجابة)/iu;

/** Keeps the questions of one source behind which no text follows: there is no answer that the page gives at once. */
export class OpenQuestions {
  private pending: OpenQuestion[] = [];
  private readonly kept: OpenQuestion[] = [];

  constructor(private readonly source: Source) {}

  put(group: Group, question: Fragment | undefined): void {
    if (question?.needsNothing || (question && OPEN_HEADING.test(group.heading)))
      this.pending.push({ source: this.source, group, question });
  }

  /** Questions in a list are mostly put to the reader; they are open where the heading says so. */
  putItem(group: Group, question: Fragment | undefined): void {
    if (OPEN_HEADING.test(group.heading)) this.put(group, question);
  }

  /** Text follows: what was asked before is as good as answered, unless the heading says otherwise. */
  goOn(group: Group): void {
    if (!OPEN_HEADING.test(group.heading)) this.pending = [];
  }

  /** A heading, or the end of the page. */
  leave(): void {
    this.kept.push(...this.pending);
    this.pending = [];
  }

  /** @returns those that the page answers nowhere: a list of questions at its head often leads to answers below. */
  left(answered: readonly Question[], groups: readonly Group[]): OpenQuestion[] {
    const known = new Set([
      ...answered.map(({ question }) => foldText(question.text)),
      ...groups.map((group) => foldText(group.heading)),
    ]);
    return this.kept.filter(({ question }) => !known.has(foldText(question.text)));
  }
}
