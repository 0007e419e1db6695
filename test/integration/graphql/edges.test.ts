import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import type { App } from '../../../src/main/build-app.js';
import { finishArticle } from '../../support/writing/finished-article.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';

let database: TestDatabase;
let sql: Client;
let gateway: App;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  tenant = await createTenant(gateway, { webAddress: 'https://example.com/', verified: true });
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  await gateway.close();
  await sql.end();
  await database.drop();
});

/** The statements that reading a document takes, without those of the process itself. */
async function statements(query: string): Promise<{ data: Record<string, unknown>; asked: string[] }> {
  const asked: string[] = [];
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its database below
  const { rows } = Database.prototype;
  const spy = jest.spyOn(Database.prototype, 'rows').mockImplementation(function (
    this: Database,
    ...[statement, bind]: Parameters<Database['rows']>
  ) {
    const text = typeof statement === 'string' ? statement : statement.text;
    // Rounds of the process itself go on meanwhile.
    const isRead = /FROM (unnest|editions|articles|jobs|audits|reports|users)\b/.test(text);
    if (isRead && !/outbox|key_requests/.test(text)) asked.push(text);
    return rows.call(this, statement, bind);
  });
  try {
    const { body } = await graph(gateway, tenant.read, query);
    expect(body.errors).toBeUndefined();
    return { data: body.data, asked };
  } finally {
    spy.mockRestore();
  }
}

/** Articles with their jobs, audits and reports, so many of each in the edition. */
async function furnish(count: number): Promise<void> {
  await finishArticle(gateway, tenant);
  await sql.query(
    `CREATE TEMPORARY TABLE more AS SELECT gen_random_uuid() AS ref, n FROM generate_series(2, ${count}) AS n`,
  );
  const copied = async (table: string, changed: Readonly<Record<string, string>>, one: string) => {
    const { rows } = await sql.query<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = '${table}'::regclass AND attnum > 0
         AND NOT attisdropped AND attgenerated = ''`,
    );
    const names = rows.map(({ name }) => name);
    await sql.query(
      `INSERT INTO ${table} (${names.join(', ')})
       SELECT ${names.map((name) => changed[name] ?? `t.${name}`).join(', ')}
       FROM more, (SELECT * FROM ${table} WHERE edition_id = '${tenant.edition}' ${one} LIMIT 1) AS t`,
    );
  };
  const later = `t.created_at - more.n * interval '1 second'`;
  await copied(
    'jobs',
    { ref: 'more.ref', id: 'gen_random_uuid()', created_at: later },
    `AND status = 'done'`,
  );
  await copied(
    'articles',
    {
      id: 'gen_random_uuid()',
      job_ref: 'more.ref',
      slug: `'tides-' || more.n`,
      created_at: later,
      changed_at: `t.changed_at - more.n * interval '1 second'`,
    },
    '',
  );
  await sql.query(
    `UPDATE jobs j SET article_id = a.id FROM articles a WHERE a.job_ref = j.ref AND j.edition_id = $1`,
    [tenant.edition],
  );
  for (const [path, table] of [
    ['audit', 'audits'],
    ['research', 'reports'],
  ] as const) {
    const { status, body } = await call(
      gateway,
      tenant.full,
      'POST',
      `/v1/editions/${tenant.edition}/${path}`,
    );
    expect(status).toBe(202);
    await sql.query(`UPDATE ${table} SET status = 'failed', finished_at = clock_timestamp() WHERE id = $1`, [
      body.id,
    ]);
    await copied(table, { id: 'gen_random_uuid()', created_at: later }, '');
  }
}

const ARTICLE = 'id title edition { id } job { id retryOf { id } }';
const JOB = `id title startedBy { name } brief { input settings } edition { name people { name } } article { ${ARTICLE} }`;

/** Of each list of an edition, what is asked of a row, and how many rows may be asked for so much. */
const LISTS = {
  articles: [
    `totalCount nodes { title updatedAt publication { at by { name } } provenance { verdict } job { ${JOB} }
      edition { name verification { verified } latestAudit { status edition { latestReport { id } } } } }`,
    60,
  ],
  jobs: [`totalCount nodes { ${JOB} } edges { cursor }`, 100],
  audits: [
    `totalCount nodes { status overview { score { value } } edition { jobs(first: 1) { totalCount nodes { ${JOB} } } } }`,
    30,
  ],
  reports: ['nodes { status report { title } edition { reports(first: 1) { nodes { id } } } }', 8],
} as const;

describe('edges', () => {
  beforeAll(() => furnish(100));

  it.each(Object.keys(LISTS) as (keyof typeof LISTS)[])(
    'take the same statements for few rows of %s and for many, however deep they are',
    async (list) => {
      const [selection, most] = LISTS[list];
      const read = async (first: number) => {
        const { data, asked } = await statements(
          `{ edition(id: "${tenant.edition}") { ${list}(first: ${first}) { ${selection} } } }`,
        );
        const { nodes } = (data['edition'] as Record<string, { nodes: unknown[] }>)[list]!;
        expect(nodes).toHaveLength(first);
        return asked;
      };
      const few = await read(Math.ceil(most / 5));
      expect((await read(most)).sort()).toEqual(few.sort());
      expect(few.length).toBeLessThan(20);
    },
  );

  it('lead to the account’s own, and back', async () => {
    const { data } = await statements(
      `{ edition(id: "${tenant.edition}") { articles(first: 1) { nodes { id edition { id people { id name } }
        job { title startedBy { id name } brief { input language country settings } edition { id } article { id } } } } } }`,
    );
    const [article] = (data['edition'] as { articles: { nodes: { id: string }[] } }).articles.nodes;
    const startedBy = { id: tenant.user, name: 'Test user' };
    expect(article).toEqual({
      id: expect.any(String),
      edition: { id: tenant.edition, people: [startedBy] },
      job: {
        title: 'Tides',
        startedBy,
        brief: { input: 'Anything', language: null, country: null, settings: {} },
        edition: { id: tenant.edition },
        article: { id: article!.id },
      },
    });
  });

  it('show a dashboard in one document, within its cost', async () => {
    await call(gateway, tenant.full, 'POST', `/v1/editions/${tenant.edition}/articles`, {
      input: 'Canal locks',
      settings: { title: 'How locks work' },
    });
    const { body } = await graph(
      gateway,
      tenant.read,
      `query Dashboard($id: ID!) {
        me { user { name } usage { hour { used limit freesAt } month { used remaining } } }
        edition(id: $id) {
          name
          running: jobs(filter: { status: [QUEUED, RUNNING] }) {
            totalCount nodes { id title stage progress startedBy { name } } }
          drafts: articles(filter: { status: DRAFT }, orderBy: { field: CREATED_AT, direction: DESC }) {
            totalCount nodes { id title wordCount createdAt provenance { verdict } } }
          latestAudit { id status finishedAt overview { score { value } } }
          latestReport { id status progress }
        } }`,
      { id: tenant.edition },
    );
    expect(body.errors).toBeUndefined();
    expect(body.data).toMatchObject({
      me: { usage: { hour: { limit: 20 } } },
      edition: {
        running: { totalCount: 1, nodes: [{ title: 'How locks work', progress: 0 }] },
        drafts: { totalCount: 100 },
        latestAudit: { status: 'FAILED', overview: null },
        latestReport: { status: 'FAILED' },
      },
    });
    expect(body.data.edition.drafts.nodes).toHaveLength(20);
    expect(body.extensions.cost.requested).toBeLessThan(2000);
  });

  it('are not found in another account, and what is no UUID is none', async () => {
    const stranger = await createTenant(gateway);
    const { rows } = await sql.query<{ article: string; audit: string; report: string }>(
      `SELECT (SELECT id FROM articles WHERE edition_id = $1 LIMIT 1) AS article,
         (SELECT id FROM audits WHERE edition_id = $1 LIMIT 1) AS audit,
         (SELECT id FROM reports WHERE edition_id = $1 LIMIT 1) AS report`,
      [tenant.edition],
    );
    const { article, audit, report } = rows[0]!;
    for (const [field, id] of [
      ['article', article],
      ['audit', audit],
      ['researchReport', report],
      ['edition', tenant.edition],
    ] as const) {
      const ask = async (token: string, given: string) => {
        const { body } = await graph(gateway, token, `query ($id: ID!) { ${field}(id: $id) { id } }`, {
          id: given,
        });
        return body.errors?.[0].extensions.code ?? body.data[field].id;
      };
      expect([field, await ask(tenant.read, id.toUpperCase())]).toEqual([field, id]);
      for (const given of [id, randomUUID(), 'x'])
        expect([field, await ask(stranger.read, given)]).toEqual([field, 'not_found']);
    }
  });
});

describe('a page of a list', () => {
  const page = async (args: string, more = '') => {
    const query = `{ edition(id: "${tenant.edition}") { jobs(${args}) {
      nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } ${more} } } }`;
    const { body } = await graph(gateway, tenant.read, query);
    return { errors: body.errors, ...body.data?.edition?.jobs };
  };

  it('goes forward and back by cursors, and is clamped to a hundred', async () => {
    const first = await page('first: 3');
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = await page(`first: 3, after: "${first.pageInfo.endCursor}"`);
    expect(second.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    const back = await page(`last: 3, before: "${second.pageInfo.startCursor}"`);
    expect(back.nodes).toEqual(first.nodes);
    expect(back.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const end = await page('last: 3');
    expect(end.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect((await page('first: 5000')).nodes).toHaveLength(100);
    expect((await page('first: 0')).nodes).toHaveLength(1);
    expect((await page('last: -1')).nodes).toHaveLength(1);
  });

  it.each([
    ['first: 1, last: 1', '/last'],
    ['after: "x"', '/after'],
    ['before: ""', '/before'],
  ])('refuses %s, and names what is wrong with it', async (args, path) => {
    const { errors } = await page(args);
    expect(errors[0].extensions).toMatchObject({ code: 'invalid_params', errors: [{ path }] });
  });

  it('is not gone on with in another order', async () => {
    const ask = async (args: string) => {
      const query = `{ edition(id: "${tenant.edition}") { articles(${args}) { pageInfo { endCursor } } } }`;
      return (await graph(gateway, tenant.read, query)).body;
    };
    const first = await ask('first: 1, orderBy: { field: UPDATED_AT, direction: ASC }');
    const cursor = first.data.edition.articles.pageInfo.endCursor;
    const { errors } = await ask(`first: 1, after: "${cursor}"`);
    expect(errors[0].extensions).toMatchObject({
      code: 'invalid_params',
      errors: [{ path: '/after', message: 'is a cursor of this list by updatedAt' }],
    });
  });

  it.each([
    ['language: "!"', '/filter/language'],
    ['since: "yesterday"', '/filter/since'],
    ['changedSince: ""', '/filter/changedSince'],
    ['search: " "', '/filter/search'],
    [`search: "${'x'.repeat(201)}"`, '/filter/search'],
  ])('refuses the filter %s of articles', async (filter, path) => {
    const { body } = await graph(
      gateway,
      tenant.read,
      `{ edition(id: "${tenant.edition}") { articles(filter: { ${filter} }) { totalCount } } }`,
    );
    expect(body.errors[0].extensions).toMatchObject({ code: 'invalid_params', errors: [{ path }] });
  });

  it('is in the order of changes, unless another one is asked for', async () => {
    const ask = async (more: string) => {
      const { body } = await graph(
        gateway,
        tenant.read,
        `{ edition(id: "${tenant.edition}") { articles(first: 100, filter: { changedSince: "2020-01-01" } ${more}) {
          nodes { updatedAt createdAt } } } }`,
      );
      return body.data.edition.articles.nodes as { updatedAt: string; createdAt: string }[];
    };
    const changes = (await ask('')).map(({ updatedAt }) => updatedAt);
    expect(changes).toEqual([...changes].sort());
    const newest = (await ask(', orderBy: { direction: DESC }')).map(({ createdAt }) => createdAt);
    expect(newest).toEqual([...newest].sort().reverse());
  });
});
