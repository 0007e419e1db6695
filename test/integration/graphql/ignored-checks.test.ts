import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { App } from '../../../src/main/build-app.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';

let database: TestDatabase;
let gateway: App;
let tenant: Tenant;
let stranger: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  tenant = await createTenant(gateway);
  stranger = await createTenant(gateway);
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

const IGNORED = 'edition { ignoredChecks { check reason by { name } at } }';
const IGNORE = `mutation ($input: IgnoreAuditCheckInput!) { ignoreAuditCheck(input: $input) { ${IGNORED} } }`;
const RESTORE = `mutation ($input: RestoreAuditCheckInput!) { restoreAuditCheck(input: $input) { ${IGNORED} } }`;

const ask = (token: string, query: string, input: object) =>
  graph(gateway, token, query, { input }).then(({ body }) => body);

it('ignores a check for a reason, replaces the reason, and restores it', async () => {
  const { edition } = tenant;
  const ignore = async (check: string, reason: string) => {
    const { data } = await ask(tenant.full, IGNORE, { edition, check, reason });
    return data.ignoreAuditCheck.edition.ignoredChecks;
  };
  const by = { name: 'Test user' };
  const at = expect.any(String);
  expect(await ignore('title_too_long', ' House style. ')).toEqual([
    { check: 'title_too_long', reason: 'House style.', by, at },
  ]);
  const both = await ignore('title_missing', 'Known.');
  expect(both.map(({ check }: { check: string }) => check)).toEqual(['title_missing', 'title_too_long']);
  const [, again] = await ignore('title_too_long', 'For the paper.');
  expect(again).toMatchObject({ reason: 'For the paper.' });
  expect(again.at > both[1].at).toBe(true);
  for (let n = 0; n < 2; n += 1) {
    const { data } = await ask(tenant.full, RESTORE, { edition, check: 'title_missing' });
    expect(data.restoreAuditCheck.edition.ignoredChecks).toEqual([again]);
  }
});

it('names every fault of its input, and asks for a full key of the account first', async () => {
  const { edition } = tenant;
  const { errors } = await ask(tenant.full, IGNORE, { edition, check: 'no_such_check', reason: ' \u200b x' });
  expect(errors[0].extensions).toMatchObject({
    code: 'invalid_params',
    errors: [
      { path: '/check', message: 'is no check of the catalogue' },
      { path: '/reason', message: 'must be 3 to 1000 characters long' },
    ],
  });
  const wrong = { edition, check: 'no_such_check' };
  expect((await ask(tenant.full, RESTORE, wrong)).errors[0].extensions.errors).toEqual([
    { path: '/check', message: 'is no check of the catalogue' },
  ]);
  for (const [token, id, code] of [
    [tenant.read, edition, 'key_read_only'],
    [stranger.full, edition, 'not_found'],
    [stranger.full, randomUUID(), 'not_found'],
  ] as const) {
    expect((await ask(token, RESTORE, { ...wrong, edition: id })).errors[0].extensions.code).toBe(code);
    const asked = await ask(token, IGNORE, { ...wrong, edition: id, reason: '' });
    expect(asked.errors[0].extensions.code).toBe(code);
  }
});
