import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';

const BENCH = fileURLToPath(new URL('../../../bench/isolation.mjs', import.meta.url));

/** Far more than it takes: it ends by itself. */
const LIMIT_MS = 240_000;

interface Figures {
  readonly errors_calm: readonly string[];
  readonly errors_beside: readonly string[];
  /** Whether the p99 beside the other account is no more than twice that of calm, measured in turns with it, and 20 ms. */
  readonly holds: boolean;
}

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
});

// A measurement: once more, where the machine had something else to do.
jest.retryTimes(1);

it('an account at its worst costs another account no error, and its slowest answers no more than the SLO', async () => {
  // A flood over its limit on 260 connections, twelve starts on one lock, held bodies, WebSockets, tarpits, hostile pages.
  const args = [BENCH, '--json', '--rounds', '3', '--seconds', '6', '--database', database.url];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: LIMIT_MS });
  const figures = JSON.parse(stdout) as Figures;
  expect(figures).toEqual({ ...figures, errors_calm: [], errors_beside: [], holds: true });
});
