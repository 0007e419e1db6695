import { it } from '@jest/globals';

/**
 * Whether all is tried: in the lane `generative`, which `npm test` runs. `npm run test:unit`, which is run after each change,
 * tries a part of the same.
 */
export const isAllTried = () => 'galleyTriesAll' in globalThis;

/** @returns how many random cases to try of so many: a fiftieth, or all */
export function runs(all: number): number {
  return isAllTried() ? all : Math.ceil(all / 50);
}

/** @returns which of a list of cases to try: each twentieth, or all */
export function casesOf<T>(all: readonly T[]): T[] {
  return isAllTried() ? [...all] : all.filter((_, index) => index % 20 === 0);
}

/** What takes a sixth of a second or more, such as a large input, is tried in the lane `generative` alone. */
export const itOfMany = Object.assign(
  (...args: Parameters<typeof it>) => {
    (isAllTried() ? it : it.skip)(...args);
  },
  { each: ((cases: readonly unknown[]) => (isAllTried() ? it : it.skip).each(cases)) as typeof it.each },
);
