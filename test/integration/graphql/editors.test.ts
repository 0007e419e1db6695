import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { App } from '../../../src/main/build-app.js';
import { finishArticle } from '../../support/writing/finished-article.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';

let database: TestDatabase;
let gateway: App;
let tenant: Tenant;
let stranger: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  tenant = await createTenant(gateway, { webAddress: 'https://example.com/', verified: true });
  stranger = await createTenant(gateway);
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

const ask = (token: string, query: string, variables?: object) =>
  graph(gateway, token, query, variables as never).then(({ body }) => body);

describe('publishArticles', () => {
  const PUBLISH = `mutation ($input: PublishArticlesInput!) { publishArticles(input: $input) {
    published { id status } refused { index id code detail } } }`;

  it('publishes each that may be, and says why the others were not', async () => {
    const mine = (await finishArticle(gateway, tenant)).id;
    const theirs = (await finishArticle(gateway, stranger)).id;
    const [unknown, again] = [randomUUID(), (await finishArticle(gateway, tenant)).id];
    const answer = await ask(tenant.full, PUBLISH, {
      input: { ids: [theirs, mine.toUpperCase(), unknown, again], overrideReason: 'Read by Ida.' },
    });
    expect(answer.errors).toBeUndefined();
    const { published, refused } = answer.data.publishArticles;
    expect(published).toEqual([
      { id: mine, status: 'PUBLISHED' },
      { id: again, status: 'PUBLISHED' },
    ]);
    const missing = { code: 'NOT_FOUND', detail: 'There is no such article on this account.' };
    expect(refused).toEqual([
      { index: 0, id: theirs, ...missing },
      { index: 2, id: unknown, ...missing },
    ]);
  });

  it('names every fault of its input, and asks for a full key first', async () => {
    const id = randomUUID();
    const bad = { ids: ['x', id, id.toUpperCase()] };
    const { errors } = await ask(tenant.full, PUBLISH, { input: bad });
    expect(errors[0].extensions).toMatchObject({
      code: 'invalid_params',
      errors: [
        { path: '/ids/0', message: 'must be a UUID' },
        { path: '/ids/2', message: 'is a duplicate' },
      ],
    });
    for (const ids of [[], Array.from({ length: 101 }, () => randomUUID())]) {
      const refused = await ask(tenant.full, PUBLISH, { input: { ids } });
      expect(refused.errors[0].extensions.errors).toEqual([
        { path: '/ids', message: 'must be 1 to 100 ids' },
      ]);
    }
    const read = await ask(tenant.read, PUBLISH, { input: bad });
    expect(read.errors[0].extensions.code).toBe('key_read_only');
  });
});

it('shows what an article was before its edits', async () => {
  const { id } = await finishArticle(gateway, tenant);
  const path = `/v1/editions/${tenant.edition}/articles/${id}`;
  const before = (await call(gateway, tenant.read, 'GET', path)).body;
  for (const title of ['Ebb', 'Flood']) await call(gateway, tenant.full, 'PATCH', path, { title });
  const query = `query ($id: ID!, $limit: Int) { article(id: $id) {
    revisions(limit: $limit) { revision title slug metaTitle metaDescription body byline editedBy { name } editedAt } } }`;
  const { data } = await ask(tenant.read, query, { id });
  expect(data.article.revisions).toMatchObject([
    { revision: 2, title: 'Ebb', editedBy: { name: 'Test user' } },
    { revision: 1, title: before.title, body: before.body, slug: before.slug },
  ]);
  const one = await ask(tenant.read, query, { id, limit: 0 });
  expect(one.data.article.revisions).toHaveLength(1);
  expect((await ask(stranger.full, query, { id })).errors[0].extensions.code).toBe('not_found');
});

it('finds articles by words of their titles, by byline and by verdict', async () => {
  const { id } = await finishArticle(gateway, tenant);
  const path = `/v1/editions/${tenant.edition}/articles/${id}`;
  await call(gateway, tenant.full, 'PATCH', path, {
    title: 'The Ouzel’s nest, or: 3.5 miles',
    byline: 'Ida Wren',
  });
  const find = async (filter: object) => {
    const query = `query ($id: ID!, $filter: ArticleFilter) { edition(id: $id) {
      articles(first: 5, filter: $filter) { totalCount nodes { id } } } }`;
    const { data, errors } = await ask(tenant.read, query, { id: tenant.edition, filter });
    expect(errors).toBeUndefined();
    return data.edition.articles.nodes.map((node: { id: string }) => node.id) as string[];
  };
  for (const words of ['ouzel', 'NES ouz', 'ouzel’s !', '3.5 miles', "nest, 'or'"])
    expect([words, await find({ words })]).toEqual([words, [id]]);
  for (const words of ['ouzel heron', 'zel']) expect(await find({ words })).toEqual([]);
  expect(await find({ byline: 'Ida Wren' })).toEqual([id]);
  expect(await find({ byline: 'ida wren' })).toEqual([]);
  const { errors } = await ask(
    tenant.read,
    'query ($id: ID!) { edition(id: $id) { articles(filter: { words: " ! " }) { totalCount } } }',
    {
      id: tenant.edition,
    },
  );
  expect(errors[0].extensions.errors).toEqual([{ path: '/filter/words', message: 'must have a word' }]);
});

describe('the keys of an account', () => {
  const KEYS = `{ me { account { keys { id name prefix permission owner { name } createdAt lastUsedAt revokedAt } } } }`;
  const REVOKE = 'mutation ($id: ID!) { revokeKey(input: { id: $id }) { key { id revokedAt } } }';

  it('are shown to its full keys alone, without a token', async () => {
    await ask(tenant.read, '{ me { key { id } } }');
    const { data } = await ask(tenant.full, KEYS);
    const keys = data.me.account.keys as Record<string, unknown>[];
    expect(keys.map(({ name, permission }) => `${String(name)} ${String(permission)}`).sort()).toEqual([
      'full FULL',
      'read READ',
    ]);
    for (const { prefix, owner, lastUsedAt } of keys) {
      expect([tenant.full, tenant.read].map((token) => token.slice(0, 12))).toContain(prefix);
      expect(owner).toEqual({ name: 'Test user' });
      expect(lastUsedAt).toEqual(expect.any(String));
    }
    for (const token of [tenant.full, tenant.read]) expect(JSON.stringify(data)).not.toContain(token);
    const read = await ask(tenant.read, KEYS);
    expect(read.errors[0].extensions.code).toBe('key_read_only');
    expect(read.data.me.account).toEqual({ keys: null });
  });

  it('are revoked by a full key of the account, and by no other', async () => {
    const { key, token } = await gateway.services.keys.create({
      userId: tenant.user,
      name: 'Spare',
      permission: 'read',
    });
    for (const [caller, id, code] of [
      [stranger.full, key.id, 'not_found'],
      [stranger.full, randomUUID(), 'not_found'],
      [tenant.full, 'x', 'not_found'],
      [tenant.read, key.id, 'key_read_only'],
    ] as const)
      expect((await ask(caller, REVOKE, { id })).errors[0].extensions.code).toBe(code);
    expect((await call(gateway, token, 'GET', '/v1/me')).status).toBe(200);
    const revoked = await ask(tenant.full, REVOKE, { id: key.id.toUpperCase() });
    expect(revoked.data.revokeKey.key).toEqual({ id: key.id, revokedAt: expect.any(String) });
    expect((await call(gateway, token, 'GET', '/v1/me')).status).toBe(401);
    const again = await ask(tenant.full, REVOKE, { id: key.id });
    expect(again.data).toEqual(revoked.data);
  });
});
