import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/**
 * A test that writes to the console fails: what Galley says goes through its log, and a stray
 * `console.log` in a server is a leak waiting to happen.
 */
const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
let spies: jest.SpiedFunction<typeof console.log>[] = [];

beforeEach(() => {
  spies = methods.map((method) => jest.spyOn(console, method).mockImplementation(() => undefined));
});

afterEach(() => {
  const said = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(said).toEqual([]);
});
