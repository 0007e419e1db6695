import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runGalley } from '../support/server/galley-process.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';

let database: TestDatabase;
let env: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  env = { DATABASE_URL: database.url, LOG_LEVEL: 'warn' };
});
afterAll(() => database.drop());

describe('galley research', () => {
  it.each([
    [['research'], /missing required argument/],
    [['research', 'ftp://example.com/'], /must be an http or https one, not "ftp:\/\/example\.com\/"/],
    [['research', 'http://127.0.0.1:1/', '--html'], /argument missing/],
    [['research', 'http://127.0.0.1:1/', '--html', '/nowhere/at/all/report.html'], /no folder/],
    [['research', 'http://127.0.0.1:1/', '--view', 'map'], /unknown option/],
  ])('%j is a usage error: exit code 2 and a word of help', async (args, message) => {
    const { code, out, err } = await runGalley(args, env);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });

  it.each([
    ['of the user', [], { XDG_DATA_HOME: '/dev/null' }, '/dev/null/galley'],
    ['of GALLEY_DATA_DIR', [], { XDG_DATA_HOME: '/xdg', GALLEY_DATA_DIR: '/dev/null/a' }, '/dev/null/a'],
    ['of --data-dir', ['--data-dir', '/dev/null/b'], { GALLEY_DATA_DIR: '/dev/null/a' }, '/dev/null/b'],
  ])('keeps its database in the folder %s', async (_whose, options, own, folder) => {
    const { code, err } = await runGalley(['research', 'http://127.0.0.1:1/', ...options], own);
    expect(code).toBe(1);
    expect(err).toContain(`The data folder ${folder} can't be made`);
  });

  it('fails with a reason when there is nothing to report on', async () => {
    const { code, out, err } = await runGalley(['research', 'http://127.0.0.1:1/', '--json'], env);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^starting {3}http:\/\/127\.0\.0\.1:1\/\n/);
    expect(err).toMatch(/There is no report on http:\/\/127\.0\.0\.1:1\/: .+ \([a-z_]+\)/);
  });
});
