import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { checkOf, recordOf } from '../../support/writing/provenance-record.js';
import { finishArticle } from '../../support/writing/finished-article.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import {
  call,
  createTenant,
  graph,
  startGalley,
  waitForJob,
  type Answer,
  type Tenant,
} from '../../support/server/test-galley.js';

let database: TestDatabase;
let app: App;
let other: App;
let sql: Client;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startGalley({ databaseUrl: database.url, writing: scriptedWriting() });
  other = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  sql = new Client({ connectionString: database.adminUrl });
  await sql.connect();
});
beforeEach(async () => {
  await freshLimits(database);
  tenant = await createTenant(app);
});
afterAll(async () => {
  await sql.end();
  await app.close();
  await other.close();
  await database.drop();
});

const path = (rest = '') => `/v1/editions/${tenant.edition}/articles${rest}`;
const read = (rest = '') => call(app, tenant.read, 'GET', path(rest));
const act = (method: string, rest: string, body?: unknown) =>
  call(app, tenant.full, method, path(rest), body);

interface Change {
  readonly change: string;
  readonly changed_at: string;
  readonly id: string;
}

async function changesSince(moment: string, limit = 100): Promise<readonly Change[]> {
  const { status, body } = await read(`?changed_since=${moment}&limit=${limit}`);
  expect(status).toBe(200);
  return body.changes;
}

describe('the feed of changes', () => {
  it('tells each article at its newest change, in the order in which the changes came', async () => {
    const [a, b, c] = [
      await finishArticle(app, tenant),
      await finishArticle(app, tenant),
      await finishArticle(app, tenant),
    ];
    const named = async (since = '') => (await changesSince(since)).map(({ change, id }) => [change, id]);
    expect(await named()).toEqual([a, b, c].map(({ id }) => ['finished', id]));
    await act('POST', `/${a.id}/publish`);
    await act('DELETE', `/${b.id}`);
    const { body } = await read('?changed_since=');
    expect(body.changes.map(({ change, id }: Change) => [change, id])).toEqual([
      ['finished', c.id],
      ['published', a.id],
      ['deleted', b.id],
    ]);
    expect(body).toMatchObject({ total: 3, limit: 20, offset: 0 });
    expect(body.articles).toEqual([(await read(`/${c.id}`)).body, (await read(`/${a.id}`)).body]);
    expect(body.next_changed_since).toBe(body.changes[2].changed_at);
    await act('POST', `/${a.id}/unpublish`);
    expect(await named(body.next_changed_since)).toEqual([['unpublished', a.id]]);
    // Nothing new: the same moment comes back to ask with.
    const [{ changed_at: last }] = (await changesSince(body.next_changed_since)) as [Change];
    expect((await read(`?changed_since=${last}`)).body).toEqual({
      total: 0,
      limit: 20,
      offset: 0,
      articles: [],
      changes: [],
      next_changed_since: last,
    });
  });

  it('comes in pages of any size, and of an empty edition is empty', async () => {
    const none = { total: 0, articles: [], changes: [], next_changed_since: null };
    expect((await read('?changed_since=')).body).toMatchObject(none);
    const all = [];
    for (let n = 0; n < 3; n += 1) all.push((await finishArticle(app, tenant)).id);
    await act('DELETE', `/${all[1]}`);
    const seen: string[] = [];
    for (let since = ''; ;) {
      const [change] = await changesSince(since, 1);
      if (!change) break;
      seen.push(change.id);
      since = change.changed_at;
    }
    expect(seen).toEqual([all[0], all[2], all[1]]);
  });

  it('changes nothing that is as it should be already', async () => {
    const { id } = await finishArticle(app, tenant);
    await act('POST', `/${id}/publish`);
    const before = await changesSince('');
    await act('POST', `/${id}/publish`);
    expect(await changesSince('')).toEqual(before);
  });

  it.each([
    ['since=2026-01-01', '/since'],
    ['status=draft', '/status'],
    ['order=asc', '/order'],
    ['offset=0', '/offset'],
  ])('goes with limit alone, and not with %s', async (more, field) => {
    const { status, body } = await read(`?changed_since=2026-01-01&${more}`);
    expect([status, body.errors]).toEqual([
      422,
      [{ path: field, message: 'does not go with changed_since' }],
    ]);
  });

  it.each(['yesterday', '2026-13-01'])('refuses %s, which is no moment', async (moment) => {
    const { status, body } = await read(`?changed_since=${moment}`);
    expect([status, body.errors[0].path]).toEqual([422, '/changed_since']);
  });

  it('shows a reader who follows it the last state of every article, whatever happens at once', async () => {
    const apps = [app, other];
    const made = new Set<string>();
    const deleted = new Set<string>();
    const published = new Set<string>();
    const rounds = Array.from({ length: 8 }, async (_, writer) => {
      const by = apps[writer % 2]!;
      const actor = await by.services.access.authenticate(tenant.full);
      const permit = (id: string) => by.services.publishing.admit(actor, tenant.edition, id, 'a test');
      for (let n = 0; n < 12; n += 1) {
        const { id } = await finishArticle(by, tenant, { title: 'Tides', slug: 'tides' });
        made.add(id);
        const what = (n + writer) % 4;
        if (what > 0) {
          await (await permit(id)).publish('A test.');
          published.add(id);
        }
        if (what === 2) {
          await (await permit(id)).unpublish();
          published.delete(id);
        }
        if (what === 3) {
          await (await permit(id)).delete();
          published.delete(id);
          deleted.add(id);
        }
      }
    });
    const writing = { isOver: false };
    const all = Promise.all(rounds).finally(() => {
      writing.isOver = true;
    });
    const state = new Map<string, string>();
    const moments: string[] = [];
    const actor = await app.services.access.authenticate(tenant.read);
    for (let since: string | null = null; ;) {
      const isLast = writing.isOver;
      const from = since;
      const { changes } = await app.services.articles.changes(actor, tenant.edition, () => ({
        changedSince: from,
        limit: 7,
      }));
      for (const { change, changedAt, id, article } of changes) {
        state.set(id, change === 'deleted' ? 'deleted' : article.status);
        moments.push(changedAt);
        since = changedAt;
      }
      if (isLast && changes.length === 0) break;
    }
    await all;
    expect(moments).toEqual([...new Set(moments)].sort());
    const expected = [...made].map((id): [string, string] => [
      id,
      deleted.has(id) ? 'deleted' : published.has(id) ? 'published' : 'draft',
    ]);
    expect(new Map([...state].sort())).toEqual(new Map(expected.sort()));
  });
});

describe('a list newest first', () => {
  it('is the list oldest first turned round, page by page', async () => {
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push((await finishArticle(app, tenant)).id);
    const idsOf = ({ body }: Answer) => body.articles.map(({ id }: { id: string }) => id);
    expect(idsOf(await read())).toEqual(ids);
    expect(idsOf(await read('?order=asc'))).toEqual(ids);
    expect(idsOf(await read('?order=desc'))).toEqual([...ids].reverse());
    expect(idsOf(await read('?order=desc&limit=1&offset=1'))).toEqual([ids[1]]);
  });

  it('is refused with since, and any other order', async () => {
    const both = await read('?order=desc&since=2026-01-01');
    expect([both.status, both.body.errors[0].path]).toEqual([422, '/since']);
    const wrong = await read('?order=newest');
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ path: '/order', message: 'must be "asc" or "desc"' }],
    ]);
  });
});

describe('a publication', () => {
  it('tells when and by whom an article was published, and why in spite of the desk', async () => {
    const provenance = recordOf({}, [checkOf('grounding', { verdict: 'fail' })]);
    const { id } = await finishArticle(app, tenant, { provenance });
    const draft = { status: 'draft', published_at: null, published_by: null, override_reason: null };
    expect((await read(`/${id}/publication`)).body).toEqual(draft);
    const sent = await act('POST', `/${id}/publish`, { override_reason: ' Checked by hand. ' });
    expect(sent.body).toMatchObject({ id, status: 'published', published_at: null });
    const [{ changed_at: at }] = (await changesSince('')) as [Change];
    expect((await read(`/${id}/publication`)).body).toEqual({
      status: 'published',
      published_at: at,
      published_by: { id: tenant.user, name: 'Test user' },
      override_reason: 'Checked by hand.',
    });
    const withdrawn = await act('POST', `/${id}/unpublish`);
    expect(withdrawn.body).toMatchObject({ id, status: 'draft' });
    expect((await read(`/${id}/publication`)).body).toEqual(draft);
  });

  it('needs no body, and refuses one that is none', async () => {
    const { id } = await finishArticle(app, tenant);
    const refused = await act('POST', `/${id}/publish`, { override_reason: 5 });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, '/override_reason']);
    expect((await act('POST', `/${id}/publish`, '{')).status).toBe(422);
    expect((await act('POST', `/${id}/publish`)).status).toBe(200);
  });
});

describe('a deleted article', () => {
  const SECRET = 'a sentence that must be gone';

  it('is gone from every list and poll, with all that was written', async () => {
    const { body: started } = await call(app, tenant.full, 'POST', path(), { input: SECRET });
    const job = await waitForJob(app, tenant.full, started.id);
    const id = job.article_id as string;
    await sql.query('UPDATE articles SET body = $2 WHERE id = $1', [id, `<p>${SECRET}</p>`]);
    await sql.query(
      `INSERT INTO article_revisions SELECT id, 1, title, slug, '', '', body, byline, $2, '', now() FROM articles WHERE id = $1`,
      [id, tenant.user],
    );
    const gone = await act('DELETE', `/${id}`);
    expect([gone.status, gone.body]).toEqual([204, '']);
    for (const rest of ['', '/image', '/provenance', '/publication'])
      expect((await read(`/${id}${rest}`)).body.code).toBe('not_found');
    expect((await read()).body).toMatchObject({ total: 0, articles: [] });
    const poll = await call(app, tenant.read, 'GET', `/v1/jobs/${started.id}`);
    expect(poll.body).toMatchObject({ status: 'done', progress: 100, article_id: null });
    const tables = [
      'jobs',
      'job_artifacts',
      'job_events',
      'articles',
      'article_images',
      'published_runs',
      'article_revisions',
    ];
    for (const table of tables) {
      const { rows } = await sql.query(`SELECT t::text AS row FROM ${table} t`);
      expect(rows.filter(({ row }) => row.includes(SECRET))).toEqual([]);
    }
    // The id is known for ever: what was paid for once is not started again.
    const again = await call(app, tenant.full, 'POST', path(), { input: 'Again', id: started.id });
    expect([again.status, again.body.status]).toEqual([200, 'done']);
    expect((await act('DELETE', `/${id}`)).status).toBe(404);
  });

  it('is deleted in GraphQL by its id alone, as in REST', async () => {
    const { id } = await finishArticle(app, tenant);
    const mutation = `mutation ($id: ID!) { deleteArticle(input: { id: $id }) { deletedId } }`;
    const remove = (token: string) => graph(app, token, mutation, { id: id.toUpperCase() });
    expect((await remove(tenant.read)).body.errors[0].extensions.code).toBe('key_read_only');
    expect((await read(`/${id}`)).status).toBe(200);
    expect((await remove(tenant.full)).body).toMatchObject({ data: { deleteArticle: { deletedId: id } } });
    expect((await read(`/${id}`)).body.code).toBe('not_found');
    expect((await changesSince('')).map(({ change }) => change)).toEqual(['deleted']);
    expect((await remove(tenant.full)).body.errors[0].extensions.code).toBe('not_found');
  });

  it('leaves its slug to the next', async () => {
    const { id, slug } = await finishArticle(app, tenant, { slug: 'tides' });
    await act('DELETE', `/${id}`);
    expect((await finishArticle(app, tenant, { slug: 'tides' })).slug).toBe(slug);
  });

  it('is deleted once, however many ask at once', async () => {
    const { id } = await finishArticle(app, tenant);
    const answers = await Promise.all(Array.from({ length: 8 }, () => act('DELETE', `/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(7).fill(404)]);
    expect((await changesSince('')).map(({ change }) => change)).toEqual(['deleted']);
  });
});
