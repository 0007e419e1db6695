import { it } from '@jest/globals';

/**
 * How much of what could be tried without an end is tried, from 0 to 1: what jest.config.js gives the lanes of long tests; a
 * fiftieth in the unit lane, which is run after each change.
 */
const share = () => (globalThis as { galleyShare?: number }).galleyShare ?? 1 / 50;

/** Whether these are the long tests. */
export const isLong = () => 'galleyShare' in globalThis;

/** @returns how many to try, of random cases, rounds, or seconds of a storm */
export function runs(all: number): number {
  return Math.ceil(all * share());
}

/** @returns which of a list of cases to try, one at least */
export function casesOf<T>(all: readonly T[]): T[] {
  const step = Math.min(20, Math.round(1 / share()));
  return all.filter((_, index) => index % step === 0);
}

/**
 * What takes a sixth of a second or more, such as a large input, is a test among the long ones alone. Elsewhere it is none, not
 * a skipped one: those miss a program of others. A file with no other tests is left out of the unit lane by jest.config.js.
 */
export const itOfMany = Object.assign(
  (...args: Parameters<typeof it>) => {
    if (isLong()) it(...args);
  },
  { each: ((cases: readonly unknown[]) => (isLong() ? it.each(cases) : () => undefined)) as typeof it.each },
);
