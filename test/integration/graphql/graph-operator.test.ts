import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import type { App } from '../../../src/main/build-app.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { GRAPH_TRANSPORTS } from '../../support/graph/graph-transports.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'galley-documents-'));
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await database.drop();
});

const gatewayWith = (env: Readonly<Record<string, string>>) =>
  startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting(), env });
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const ME = 'query Me {\n  # who am I?\n  me { user { name } }\n}\n';

describe('an operator’s list of documents', () => {
  let gateway: App;
  let tenant: Tenant;
  beforeAll(async () => {
    await writeFile(path.join(folder, 'me.graphql'), ME);
    const operations = [{ id: 'the-editions', body: 'query Editions { editions { totalCount } }' }];
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify({ operations }));
    await writeFile(path.join(folder, 'notes.txt'), 'no document');
    gateway = await gatewayWith({ GRAPHQL_ALLOW: folder });
    tenant = await createTenant(gateway);
  });
  afterAll(() => gateway.close());

  it.each(GRAPH_TRANSPORTS)(
    'is all that runs over %s, in full or by its hash or name',
    async (_name, ask) => {
      const asMe = (request: Parameters<typeof ask>[2]) => ask(gateway, tenant.read, request);
      const named = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
      const mine = [{ data: { me: { user: { name: 'Test user' } } } }];
      expect((await asMe({ query: ME })).results).toMatchObject(mine);
      expect((await asMe({ query: 'query Me { me { user { name } } }' })).results).toMatchObject(mine);
      expect((await asMe(named(sha256(ME)))).results).toMatchObject(mine);
      expect((await asMe(named('the-editions'))).results).toMatchObject([
        { data: { editions: { totalCount: 1 } } },
      ]);
      for (const query of [
        '{ me { user { name } } }',
        'query Me { me { user { id } } }',
        '{',
        '{ __schema { description } }',
      ]) {
        const { errors, results } = await asMe({ query });
        expect(errors).toMatchObject([{ extensions: { code: 'forbidden' } }]);
        expect(results.map(({ data }) => data ?? null)).toEqual(results.map(() => null));
      }
      const own = 'query Own { me { key { id } } }';
      expect((await asMe({ query: own, ...named(sha256(own)) })).errors).toMatchObject([
        { extensions: { code: 'forbidden' } },
      ]);
      expect((await asMe(named(sha256(own)))).errors).toMatchObject([{ message: 'PersistedQueryNotFound' }]);
    },
  );

  it('is all that runs by GET, wherever in the query the document is', async () => {
    const own = encodeURIComponent('{ editions { totalCount } }');
    for (const query of [`query=${own}`, `${'a&'.repeat(1200)}query=${own}`]) {
      const { body } = await call(gateway, tenant.read, 'GET', `/graphql?${query}`);
      expect(body.errors).toMatchObject([{ extensions: { code: 'forbidden' } }]);
      expect(body.data).toBeUndefined();
    }
  });

  it.each<[string, string, string, RegExp]>([
    [
      'does not fit the schema',
      'wrong.graphql',
      '{ nothing }',
      /wrong\.graphql: Cannot query field "nothing"/,
    ],
    ['is no document', 'garbled.graphql', '{', /garbled\.graphql: Syntax Error/],
    ['is no manifest', 'list.json', '[]', /GRAPHQL_ALLOW names a path that can't be read \(no manifest\)/],
    ['is no JSON', 'list.json', '{', /GRAPHQL_ALLOW names a path that can't be read \(no manifest\)/],
    ['is empty', 'list.json', '{}', /The list of documents that may run is empty/],
  ])('stops the start when it %s', async (_what, name, text, reason) => {
    const file = path.join(await mkdtemp(path.join(folder, 'faulty-')), name);
    await writeFile(file, text);
    await expect(gatewayWith({ GRAPHQL_ALLOW: file })).rejects.toThrow(reason);
  });

  it('stops the start when it is missing', async () => {
    await expect(gatewayWith({ GRAPHQL_ALLOW: path.join(folder, 'nowhere') })).rejects.toThrow(/ENOENT/);
  });

  it('may be one manifest of a client’s build, hash to text', async () => {
    const file = path.join(await mkdtemp(path.join(folder, 'relay-')), 'persisted.json');
    await writeFile(file, JSON.stringify({ abc: ME }));
    const relay = await gatewayWith({ GRAPHQL_ALLOW: file });
    try {
      const extensions = { persistedQuery: { version: 1, sha256Hash: 'abc' } };
      const { body } = await call(relay, tenant.read, 'POST', '/graphql', { extensions });
      expect(body.data).toEqual({ me: { user: { name: 'Test user' } } });
    } finally {
      await relay.close();
    }
  });
});

describe('in development', () => {
  let gateway: App;
  let tenant: Tenant;
  beforeAll(async () => {
    gateway = await gatewayWith({ NODE_ENV: 'development' });
    tenant = await createTenant(gateway);
  });
  afterAll(() => gateway.close());
  const page = (path_: string, accept = 'text/html,application/xhtml+xml,*/*;q=0.8') =>
    fetch(gateway.url! + path_, { headers: { accept } });

  it('the schema is shown to callers without a key, and nothing else is', async () => {
    const shown = await graph(gateway, null, getIntrospectionQuery());
    expect(shown.status).toBe(200);
    expect(shown.body.data.__schema.queryType).toMatchObject({ name: 'Query' });
    const named = await graph(gateway, null, 'query ($n: String!) { __type(name: $n) { name } __typename }', {
      n: 'Article',
    });
    expect(named.body.data).toEqual({ __type: { name: 'Article' }, __typename: 'Query' });
    for (const query of [
      '{ me { user { id } } }',
      '{ __typename me { user { id } } }',
      'query A { __typename } query B { editions { totalCount } }',
      'mutation { __typename }',
      '{ ...f } fragment f on Query { editions { totalCount } }',
      '{ nothing }',
      '{',
    ])
      expect((await graph(gateway, null, query)).body.errors).toMatchObject([
        { extensions: { code: 'invalid_key' } },
      ]);
    expect((await call(gateway, null, 'POST', '/graphql', '{')).status).toBe(401);
  });

  it('the schema is shown to GraphiQL as it starts, whatever its headers have as key', async () => {
    const script = await (await page('/graphql/graphiql/start.js', '*/*')).text();
    const [, headers] = /defaultHeaders: '(.+)'/.exec(script) ?? [];
    const ask = (query: string) =>
      call(gateway, null, 'POST', '/graphql', { query }, JSON.parse(headers!) as Record<string, string>);
    const shown = await ask(getIntrospectionQuery());
    expect([shown.status, shown.body.data.__schema.queryType]).toEqual([
      200,
      { name: 'Query', kind: 'OBJECT' },
    ]);
    const refused = await ask('{ me { user { id } } }');
    expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([401, 'invalid_key']);
    // A key that could be one is looked up.
    const { token, key } = await gateway.services.keys.create({
      userId: tenant.user,
      name: 'revoked',
      permission: 'read',
    });
    await gateway.services.keys.revoke(key.id);
    expect((await graph(gateway, token, getIntrospectionQuery())).status).toBe(401);
  });

  it('the schema is shown in full, within the cost of a document', async () => {
    const all = getIntrospectionQuery({
      descriptions: true,
      schemaDescription: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      inputValueDeprecation: true,
      oneOf: true,
    });
    for (const token of [null, tenant.read]) {
      const { body } = await graph(gateway, token, all);
      expect(body.errors).toBeUndefined();
      expect(buildClientSchema(body.data).getType('Article')).toBeDefined();
    }
    const names = (count: number, field: string) =>
      Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ');
    const huge = `{ __schema { types { fields { ${names(100, 'type { ofType { ...f } }')} } } } }
      fragment f on __Type { fields { ${names(30, 'description')} } }`;
    // Like everything that is not shown to all, it asks for a key; with one it gets the fault.
    expect((await graph(gateway, null, huge)).body.errors).toMatchObject([
      { extensions: { code: 'invalid_key' } },
    ]);
    expect((await graph(gateway, tenant.read, huge)).body.errors).toMatchObject([
      { message: expect.stringMatching(/^The document costs \d+; 20000 is allowed/) },
    ]);
  });

  it('browsers get GraphiQL, whose parts are all served from here under a strict policy', async () => {
    const answer = await page('/graphql');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toMatch(/https?:|unsafe-eval/);
    const html = await answer.text();
    expect(html).toContain('<meta name="viewport"');
    expect(await (await page('/graphql/graphiql/start.js', '*/*')).text()).toContain('query First {');
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
    const parts = addresses.filter((address) => !address.startsWith('data:'));
    expect(parts).toHaveLength(3);
    // The editor asks for these by itself.
    for (const label of ['editorWorkerService', 'graphql', 'json'])
      parts.push(`/graphql/graphiql/${label}.js`);
    for (const part of parts) {
      const found = await page(part, '*/*');
      expect([part, found.status]).toEqual([part, 200]);
      expect(found.headers.get('content-type')).toMatch(/^text\/(javascript|css)/);
      expect((await found.text()).length).toBeGreaterThan(500);
    }
    // No script stands in the page itself.
    expect(html).not.toMatch(/<script>|onload=/);
  });

  it('programs get the type that they ask for at the same address', async () => {
    const query = '/graphql?query={me{user{name}}}';
    expect((await call(gateway, tenant.read, 'GET', query)).body.data).toEqual({
      me: { user: { name: 'Test user' } },
    });
    expect((await page('/graphql', 'application/json')).status).toBe(401);
    expect((await page(query)).status).toBe(401);
    expect((await page('/graphql/graphiql/nowhere.js')).status).toBe(404);
    expect((await page('/graphql/graphiql/..%2f..%2fpackage.json')).status).toBe(404);
  });
});

describe('outside of development', () => {
  it('neither the schema nor GraphiQL is shown to callers without a key', async () => {
    const gateway = await gatewayWith({});
    try {
      expect((await graph(gateway, null, getIntrospectionQuery())).status).toBe(401);
      const answer = await fetch(`${gateway.url!}/graphql`, { headers: { accept: 'text/html' } });
      expect(answer.status).toBe(401);
      expect((await fetch(`${gateway.url!}/graphql/graphiql/start.js`)).status).toBe(404);
    } finally {
      await gateway.close();
    }
  });
});
