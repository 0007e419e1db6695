import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  makeServiceAccount,
  siteList,
  startTestGoogle,
  type TestGoogle,
} from '../../support/server/google-account.js';
import { runHere } from '../../support/server/run-here.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { startTestWebsite, type TestWebsite } from '../../support/server/test-website.js';

describe('galley edition', () => {
  const edition = randomUUID();
  let database: TestDatabase;
  let site: TestWebsite;
  let google: TestGoogle;
  let folder: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    database = await createTestDatabase();
    site = await startTestWebsite({ '/': '<title>Home</title>' });
    google = await startTestGoogle();
    folder = await mkdtemp(path.join(tmpdir(), 'galley-editions-'));
    const { file } = makeServiceAccount(`${google.origin}/token`);
    await writeFile(path.join(folder, 'account.json'), JSON.stringify(file));
    env = {
      DATABASE_URL: database.url,
      FETCH_ALLOW: `127.0.0.1:${site.port}`,
      CRAWL_RATE: '0',
      GOOGLE_SERVICE_ACCOUNT_FILE: path.join(folder, 'account.json'),
      GOOGLE_BASE_URL: google.origin,
    };
    const account = randomUUID();
    const tenants = {
      plans: [{ id: 'studio', name: 'Studio', content_api: true }],
      accounts: [{ id: account, name: 'Press', plan: 'studio' }],
      editions: [{ id: edition, account, name: 'Weekly', web_address: `${site.origin}/`, language: 'en' }],
    };
    await writeFile(path.join(folder, 'tenants.json'), JSON.stringify(tenants));
    expect((await runHere(['apply', path.join(folder, 'tenants.json')], env)).code).toBe(0);
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await google.close();
    await site.close();
    await database.drop();
  });

  it('tells what to put where, and verifies what was put there', async () => {
    const listed = await runHere(['edition', 'list'], env);
    expect(listed.out).toMatch(new RegExp(`${edition} +not verified +${site.origin}/ +Weekly`));
    const reported = await runHere(['edition', 'verification', 'Weekly'], env);
    expect(reported.out).toContain('--method meta\nPut <meta name="galley-site-verification" content="');
    const { out } = await runHere(['edition', 'verification', edition, '--json'], env);
    const { verified, instructions } = JSON.parse(out) as {
      verified: boolean;
      instructions: { token: string; methods: { method: string; value: string }[] };
    };
    expect(verified).toBe(false);
    expect(instructions.methods.map(({ method }) => method)).toEqual(['meta', 'file', 'google']);

    const early = await runHere(['edition', 'verify', edition, '--method', 'meta'], env);
    expect([early.code, early.out]).toEqual([1, '']);
    expect(early.err).toMatch(/has no tag "galley-site-verification"\. \(token_missing\)\n$/);
    site.set('/', instructions.methods[0]!.value);
    const good = await runHere(['edition', 'verify', edition, '--method', 'meta', '--json'], env);
    expect(good.code).toBe(0);
    expect(JSON.parse(good.out)).toMatchObject({ edition, verified: true, method: 'meta', failure: null });
    expect((await runHere(['edition', 'list'], env)).out).toContain('verified (meta) since ');
  });

  it('asks Google as the service account whose key file is named', async () => {
    google.sites = siteList([`${site.origin}/`, 'siteOwner']);
    const { code, out } = await runHere(['edition', 'verify', edition, '--method', 'google'], env);
    expect([code, out]).toEqual([0, expect.stringMatching(/^verified \(google\) since /)]);
  });

  it('says what was called wrongly', async () => {
    const bad = await runHere(['edition', 'verify', edition, '--method', 'operator'], env);
    expect(bad.code).toBe(2);
    const misnamed = await runHere(['edition', 'verify', 'weekly', '--method', 'dns'], env);
    expect([misnamed.code, misnamed.err]).toEqual([1, 'There is no edition called "weekly".\n']);
    const unknown = await runHere(['edition', 'verification', randomUUID()], env);
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringMatching(/^There is no edition /)]);
  });
});
