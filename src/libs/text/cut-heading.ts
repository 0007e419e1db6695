import { cutCodePoints } from './code-points.js';

/** Chosen: a real heading is seldom over 120; one that holds the whole page would burden every later step. */
const LONGEST_HEADING = 300;

/** @returns a heading's first 300 code points. */
export function cutHeading(text: string): string {
  return cutCodePoints(text, LONGEST_HEADING).trimEnd();
}
