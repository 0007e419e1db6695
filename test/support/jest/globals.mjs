// What `@jest/globals` stands for in a test. Modules stay loaded from one test file to the next: these are variables, so
// that each module sees the functions of the file that runs.
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

/** @param {Record<string, unknown>} globals those of the test file that begins */
export function useGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
}
