import { classListsOf } from './class-lists.js';
import { Reading } from './reading.js';

/** @returns the clauses of a sentence, without the marks between them. @param language BCP 47 tag */
export function clausesOf(sentence: string, language: string): string[] {
  const clauses = new Map<number, string[]>();
  for (const { text, kind, clause } of new Reading(sentence, classListsOf(language)).tokens) {
    if (kind === 'mark') continue;
    const words = clauses.get(clause) ?? [];
    words.push(text);
    clauses.set(clause, words);
  }
  return [...clauses.values()].map((words) => words.join(' '));
}
