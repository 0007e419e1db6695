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
  it('fails with a reason when there is nothing to report on', async () => {
    const { code, out, err } = await runGalley(['research', 'http://127.0.0.1:1/', '--json'], env);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^starting {3}http:\/\/127\.0\.0\.1:1\/\n/);
    expect(err).toMatch(/There is no report on http:\/\/127\.0\.0\.1:1\/: .+ \([a-z_]+\)/);
  });
});
