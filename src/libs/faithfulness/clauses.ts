import { classListsOf, type CueClass } from './class-lists.js';
import { Reading } from './reading.js';

/** How many, how often, how surely: rules of their own compare such words, and they are not what a clause is about. */
const COMPARED: readonly CueClass[] = [
  'all',
  'most',
  'many',
  'some',
  'only',
  'atMost',
  'atLeast',
  'nearly',
  'about',
  'part',
  'doubt',
];

/**
 * @param language BCP 47 tag
 * @returns the clauses of a sentence, without the marks between them and the words that say how many, how often or how surely
 */
export function clausesOf(sentence: string, language: string): string[] {
  const reading = new Reading(sentence, classListsOf(language));
  const compared = new Set(
    COMPARED.flatMap((kind) => reading.cues(kind)).flatMap(({ at, length }) =>
      Array.from({ length }, (_, more) => at + more),
    ),
  );
  const clauses = new Map<number, string[]>();
  for (const [at, { text, kind, clause }] of reading.tokens.entries()) {
    if (kind === 'mark' || compared.has(at)) continue;
    const words = clauses.get(clause) ?? [];
    words.push(text);
    clauses.set(clause, words);
  }
  return [...clauses.values()].map((words) => words.join(' '));
}
