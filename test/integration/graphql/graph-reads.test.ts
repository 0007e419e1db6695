import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import type { App } from '../../../src/main/build-app.js';
import { finishArticle } from '../../support/writing/finished-article.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';

let database: TestDatabase;
let sql: Client;
let gateway: App;
let tenant: Tenant;
const editions: string[] = [];
const HEAD = `schemaVersion articleId revision jobId briefSha256 engine { mode packageVersion } madeAt
  byline { name isPerson } editorOfRecord { name decision } digitalSourceType textSha256 image { sha256 } verdict`;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.adminUrl });
  await sql.connect();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  tenant = await createTenant(gateway);
  editions.push(tenant.edition);
  for (let n = 1; n < 3; n += 1) editions.push(randomUUID());
  await gateway.services.tenants.apply({
    plans: [],
    accounts: [],
    newsrooms: [],
    users: [],
    keys: [],
    editions: editions.slice(1).map((id, n) => ({
      id,
      account: tenant.account,
      name: `Edition ${n}`,
      webAddress: null,
      language: 'en',
      country: null,
      editorOfRecord: null,
      verified: false,
    })),
  });
  for (const [n, edition] of editions.entries())
    for (let m = 0; m <= n; m += 1) await finishArticle(gateway, { ...tenant, edition });
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  await gateway.close();
  await sql.end();
  await database.drop();
});

/** What the database is asked meanwhile for callers, their key's own statement among it. */
async function statements<T>(
  run: () => Promise<T>,
): Promise<{ readonly asked: string[]; readonly answer: T }> {
  const asked: string[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- called with its database below
  const { rows } = Database.prototype;
  const spy = jest.spyOn(Database.prototype, 'rows').mockImplementation(function (
    this: Database,
    ...[statement, bind]: Parameters<Database['rows']>
  ) {
    const text = typeof statement === 'string' ? statement : statement.text;
    // Rounds of the process itself go on meanwhile.
    if (/key_requests|FROM editions|FROM articles/.test(text)) asked.push(text);
    return rows.call(this, statement, bind);
  });
  try {
    return { answer: await run(), asked };
  } finally {
    spy.mockRestore();
  }
}

describe('a list of lists', () => {
  it('needs one query a level, however many rows there are', async () => {
    const query = `{ editions { nodes { id articles { totalCount nodes { id provenance { ${HEAD} } } } } } }`;
    const { asked, answer } = await statements(() => graph(gateway, tenant.read, query));
    expect(answer.body.errors).toBeUndefined();
    const shown = answer.body.data.editions.nodes as {
      id: string;
      articles: { totalCount: number; nodes: { id: string; provenance: { articleId: string } }[] };
    }[];
    expect(shown.map(({ id, articles }) => [id, articles.totalCount, articles.nodes.length])).toEqual(
      editions.map((id, n) => [id, n + 1, n + 1]),
    );
    for (const { articles } of shown)
      for (const { id, provenance } of articles.nodes) expect(provenance.articleId).toBe(id);
    // The key with its request; editions; their articles, and the counts of those; the heads.
    expect(asked).toHaveLength(5);
  });

  it('needs one query for whole records, for verifications, and for each filter of several', async () => {
    const whole = `{ editions { nodes { verification { verified } a: articles(first: 1) { nodes { provenance { ${HEAD} claims { id } } } }
      b: articles(first: 2) { nodes { id } } } } }`;
    const { asked, answer } = await statements(() => graph(gateway, tenant.read, whole));
    expect(answer.body.errors).toBeUndefined();
    expect(asked).toHaveLength(6);
  });

  it('gives each row its own page, filter and order, as for one edition alone', async () => {
    const page = (slug: string, args: string) =>
      `articles(${args}) { totalCount nodes { id title createdAt } edges { cursor } pageInfo { hasNextPage endCursor } } # ${slug}`;
    for (const args of [
      'last: 1',
      'first: 2',
      'filter: { status: PUBLISHED }',
      'first: 2, orderBy: { field: UPDATED_AT, direction: DESC }',
      'filter: { since: "2099-01-01" }',
      'filter: { search: "t" }',
    ]) {
      const together = await graph(
        gateway,
        tenant.read,
        `{ editions { nodes { ${page('all', args)} \n } } }`,
      );
      const alone = [];
      for (const id of editions)
        alone.push(
          (await graph(gateway, tenant.read, `{ edition(id: "${id}") { ${page(id, args)} \n } }`)).body.data
            .edition,
        );
      expect(together.body.data.editions.nodes).toEqual(alone);
    }
  });

  it('refuses all rows alike when their arguments are invalid', async () => {
    const { body } = await graph(
      gateway,
      tenant.read,
      '{ editions { nodes { articles(filter: { since: "x" }) { totalCount } } } }',
    );
    expect(body.errors[0]).toMatchObject({ extensions: { code: 'invalid_params' } });
  });
});

describe('the head of a record', () => {
  it('equals that of the whole record, through fragments too', async () => {
    const id = (await sql.query<{ id: string }>('SELECT id FROM articles LIMIT 1')).rows[0]!.id;
    const { rows } = await sql.query<{ edition_id: string }>(
      'SELECT edition_id FROM articles WHERE id = $1',
      [id],
    );
    const ask = async (selection: string, more = '') =>
      (
        await graph(
          gateway,
          tenant.read,
          `query ($id: ID!) { article(id: $id) { provenance { ${selection} } } } ${more}`,
          { slug: rows[0]!.edition_id, id },
        )
      ).body;
    const head = (await ask(HEAD)).data;
    expect(head.article.provenance.articleId).toBe(id);
    const whole = (
      await ask(
        '...f',
        `fragment f on Provenance { ...g claims { id } } fragment g on Provenance { ${HEAD} }`,
      )
    ).data;
    const { claims, ...rest } = whole.article.provenance;
    expect(Array.isArray(claims)).toBe(true);
    expect(rest).toEqual(head.article.provenance);
  });

  it('follows every change of the record, within one document too', async () => {
    const article = await finishArticle(gateway, tenant);
    const publish = (verb: string, name: string) =>
      `${name}: ${verb}(input: { id: $id }) { article { status provenance { revision editorOfRecord { decision } } } }`;
    const { body } = await graph(
      gateway,
      tenant.full,
      `mutation ($id: ID!) { ${publish('publishArticle', 'a')} ${publish('unpublishArticle', 'b')} ${publish('publishArticle', 'c')} }`,
      { id: article.id },
    );
    expect(body.errors).toBeUndefined();
    const decisions = ['a', 'b', 'c'].map(
      (name) => body.data[name].article.provenance.editorOfRecord.decision,
    );
    expect(decisions).toEqual(['APPROVED', 'HELD', 'APPROVED']);
  });
});
