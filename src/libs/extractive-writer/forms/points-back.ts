import { leans } from '../language/leaning.js';

/**
 * @param above terms that need no introduction
 * @returns whether a question can't be understood without what stood before it: "Do I need it?". The word that it asks with
 *   ("who") points to nothing.
 */
export function pointsBack(question: string, language: string, above: ReadonlySet<string>): boolean {
  const rest = question.replace(/^\S+\s/u, '');
  return leans(rest, language, { before: null, above });
}
