import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Tenants } from '../../../src/domain/access/tenants.js';
import { refuse } from '../../../src/domain/errors.js';
import type { App } from '../../../src/main/build-app.js';
import { AccessService } from '../../../src/services/access/access-service.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { finishArticle } from '../../support/writing/finished-article.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

const NOTHING: Tenants = { plans: [], accounts: [], newsrooms: [], users: [], editions: [], keys: [] };
const USAGE = 'usage { hour { used remaining } }';

let database: TestDatabase;
let gateway: App;
let tenant: Tenant;
let sql: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.adminUrl });
  await sql.connect();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
});
beforeEach(async () => {
  tenant = await createTenant(gateway, { webAddress: 'https://example.com/', verified: true });
});
afterAll(async () => {
  await gateway.close();
  await sql.end();
  await database.drop();
});

async function run(field: string, input: object, selection: string) {
  const verb = field[0]!.toUpperCase() + field.slice(1);
  const query = `mutation ($input: ${verb}Input!) { ${field}(input: $input) { ${selection} } }`;
  const { body } = await graph(gateway, tenant.full, query, { input });
  expect(body.errors).toBeUndefined();
  return body.data[field];
}

describe('a paid start', () => {
  it('says whether it created its job, and what is left after it', async () => {
    const id = randomUUID();
    const input = { edition: tenant.edition, brief: { id: id.toUpperCase(), input: 'Tides' } };
    const start = () => run('startArticle', input, `job { id } created ${USAGE}`);
    const usage = { hour: { used: 1, remaining: 19 } };
    expect(await start()).toEqual({ job: { id }, created: true, usage });
    expect(await start()).toEqual({ job: { id }, created: false, usage });
  });

  it.each([
    ['startAudit', 'audit'],
    ['startResearch', 'report'],
  ])('%s says whether it created its %s, or one was running', async (field, noun) => {
    const start = () => run(field, { edition: tenant.edition }, `${noun} { id } created ${USAGE}`);
    const first = await start();
    expect(first).toMatchObject({ created: true, usage: { hour: { used: 1 } } });
    expect(await start()).toEqual({ ...first, created: false });
  });

  it('reads what is left only for who asks for it', async () => {
    const read = jest.spyOn(AccessService.prototype, 'usage');
    await run('startArticle', { edition: tenant.edition, brief: { input: 'Tides' } }, 'created');
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('shows its job though what is left can’t be read', async () => {
    const read = jest
      .spyOn(AccessService.prototype, 'usage')
      .mockRejectedValue(refuse('unavailable', 'Away.'));
    const query = `mutation ($input: StartArticleInput!) { startArticle(input: $input) { job { status } ${USAGE} } }`;
    const input = { edition: tenant.edition, brief: { input: 'Tides' } };
    const { body } = await graph(gateway, tenant.full, query, { input });
    read.mockRestore();
    expect(body).toMatchObject({
      data: { startArticle: { job: { status: 'QUEUED' }, usage: null } },
      errors: [{ path: ['startArticle', 'usage'], extensions: { code: 'unavailable' } }],
    });
  });
});

describe('a batch', () => {
  const start = (briefs: readonly object[]) =>
    run(
      'startArticles',
      { edition: tenant.edition, briefs },
      `accepted ids refused { index jobId code } jobs { id status } ${USAGE}`,
    );

  it('has its accepted jobs in the order sent, known ones too, and their ids as they were sent', async () => {
    const [known, fresh] = [randomUUID().toUpperCase(), randomUUID().toUpperCase()];
    await start([{ id: known, input: 'Tides' }]);
    const batch = await start([
      { id: fresh, input: 'Ebb' },
      { id: known, input: 'Flood' },
    ]);
    expect(batch).toEqual({
      accepted: [fresh, known],
      ids: [fresh, known],
      refused: [],
      jobs: [fresh, known].map((id) => ({ id: id.toLowerCase(), status: 'QUEUED' })),
      usage: { hour: { used: 2, remaining: 18 } },
    });
  });

  it.each<[string, string, () => Partial<Tenants>]>([
    [
      'the ceiling of its newsroom',
      'FORBIDDEN',
      () => ({
        newsrooms: [
          { id: tenant.newsroom, account: tenant.account, name: 'Test newsroom', hourlyCeiling: 1 },
        ],
      }),
    ],
    [
      'the allowance of its plan',
      'PAYMENT_REQUIRED',
      () => ({
        plans: [{ id: `plan-${tenant.account}`, name: 'Test', contentApi: true, articlesPerMonth: 1 }],
      }),
    ],
  ])('names for each refused row the code of %s', async (_limit, code, limited) => {
    await gateway.services.tenants.apply({ ...NOTHING, ...limited() });
    const { accepted, jobs, refused } = await start([{ input: 'Tides' }, { input: 'Ebb' }]);
    expect(jobs.map(({ id }: { id: string }) => id)).toEqual(accepted);
    expect(refused).toEqual([{ index: 1, jobId: null, code }]);
  });

  it('names for each refused row the code of the key’s hour', async () => {
    const { refused } = await start(Array.from({ length: 22 }, () => ({ input: 'Tides' })));
    expect(refused).toEqual([20, 21].map((index) => ({ index, jobId: null, code: 'RATE_LIMITED' })));
  });
});

describe('a retry', () => {
  it('starts a failed job anew, once', async () => {
    const { job } = await run(
      'startArticle',
      { edition: tenant.edition, brief: { input: 'Tides' } },
      'job { id }',
    );
    await sql.query(`UPDATE jobs SET status = 'failed', finished_at = updated_at WHERE id = $1`, [job.id]);
    const retry = () => run('retryJob', { id: job.id.toUpperCase() }, `job { id status } created ${USAGE}`);
    const first = await retry();
    expect(first).toMatchObject({ job: { status: 'QUEUED' }, created: true, usage: { hour: { used: 2 } } });
    expect(first.job.id).not.toBe(job.id);
    expect(await retry()).toEqual({ ...first, created: false });
  });
});

describe('a cancelled', () => {
  it.each([
    ['startAudit', 'cancelAudit', 'audit'],
    ['startResearch', 'cancelResearch', 'report'],
  ])('work of %s fails by %s, and the next may start', async (start, cancel, noun) => {
    const begin = async () =>
      (await run(start, { edition: tenant.edition }, `created ${noun} { id }`)) as Record<
        string,
        { id: string }
      >;
    const { id } = (await begin())[noun]!;
    const cancelled = await run(cancel, { id: id.toUpperCase() }, `${noun} { id status error { code } }`);
    expect(cancelled).toEqual({ [noun]: { id, status: 'FAILED', error: { code: 'cancelled' } } });
    const verb = cancel[0]!.toUpperCase() + cancel.slice(1);
    const query = `mutation ($input: ${verb}Input!) { ${cancel}(input: $input) { ${noun} { id } } }`;
    const { body } = await graph(gateway, tenant.full, query, { input: { id } });
    expect(body).toMatchObject({
      data: { [cancel]: null },
      errors: [{ path: [cancel], extensions: { code: 'conflict' } }],
    });
    expect(await begin()).toMatchObject({ created: true });
  });
});

describe('an article', () => {
  it('is edited where the named revision stands, and refused where another does', async () => {
    const { id } = await finishArticle(gateway, tenant);
    const query = `mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { article { title } } }`;
    const edit = async (revision: number | null, title: string) =>
      (await graph(gateway, tenant.full, query, { input: { id, revision, title } })).body;
    expect(await edit(1, 'Ebb')).toMatchObject({ data: { updateArticle: { article: { title: 'Ebb' } } } });
    expect((await edit(1, 'Flood')).errors[0].extensions.code).toBe('conflict');
    for (const [revision, title] of [
      [2, 'Flood'],
      [null, 'Slack water'],
    ] as const)
      expect((await edit(revision, title)).data.updateArticle).toEqual({ article: { title } });
  });

  it('is named by its id alone, in any case, whichever edition of the account it is of', async () => {
    const { id } = await finishArticle(gateway, tenant);
    const input = { id: id.toUpperCase() };
    const article = (status: string) => ({ article: { id, status } });
    expect(await run('publishArticle', input, 'article { id status }')).toEqual(article('PUBLISHED'));
    expect(await run('unpublishArticle', input, 'article { id status }')).toEqual(article('DRAFT'));
  });
});
