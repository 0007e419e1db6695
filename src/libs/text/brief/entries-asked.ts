import { numbersIn } from '../numbers.js';

/** How many stands at the start: "Seven things that buyers should know". */
const START = 60;
/** With fewer a text is no list, and more are no entries but a year or a name. */
const FEWEST = 3;
const MOST = 50;

/** @returns how many entries a brief asks for; undefined where it does not say */
export function entriesAsked(input: string, language: string): number | undefined {
  return numbersIn(input.slice(0, START), language)
    .sort((a, b) => a.start - b.start)
    .map(({ values }) => Number(values[0]))
    .find((value) => Number.isInteger(value) && value >= FEWEST && value <= MOST);
}
