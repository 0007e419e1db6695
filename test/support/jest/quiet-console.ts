import { afterEach, beforeEach, expect } from '@jest/globals';

/**
 * A test that writes to the console fails: what Galley says goes through its log, and a stray
 * `console.log` in a server is a leak waiting to happen.
 */
const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
const said: unknown[][] = [];
// Not spies of Jest: to make and to restore five of them takes longer than most tests.
const hear = (...words: unknown[]) => void said.push(words);
const ours = { log: hear, info: hear, warn: hear, error: hear, debug: hear };
let theirs: Pick<Console, (typeof methods)[number]>;

beforeEach(() => {
  const { log, info, warn, error, debug } = console;
  theirs = { log, info, warn, error, debug };
  Object.assign(console, ours);
});

afterEach(() => {
  Object.assign(console, theirs);
  const heard = said.splice(0);
  if (heard.length > 0) expect(heard).toEqual([]);
});
