import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Article, NewArticle } from '../../../src/domain/article/article.js';
import { MOST_REVISIONS } from '../../../src/domain/article/editing/edit.js';
import type { App } from '../../../src/main/build-app.js';
import { finishArticle } from '../../support/writing/finished-article.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { checkOf, recordOf } from '../../support/writing/provenance-record.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import {
  call,
  createTenant,
  startGalley,
  type Answer,
  type Tenant,
} from '../../support/server/test-galley.js';

const SENTENCE = 'The sea rises and falls twice a day, by 4 metres in this harbour.';
const BODY = `<p>${SENTENCE}</p>`;

let database: TestDatabase;
let gateway: App;
let other: App;
let sql: Client;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  const options = { databaseUrl: database.url, role: 'gateway' as const, writing: scriptedWriting() };
  gateway = await startGalley(options);
  other = await startGalley(options);
  sql = new Client({ connectionString: database.adminUrl });
  await sql.connect();
});
beforeEach(async () => {
  await freshLimits(database);
  tenant = await createTenant(gateway);
});
afterAll(async () => {
  await sql.end();
  await gateway.close();
  await other.close();
  await database.drop();
});

/** An article whose text is what its record tells of. */
function finish(options: Partial<NewArticle> = {}, record = {}): Promise<Article> {
  const id = randomUUID();
  return finishArticle(gateway, tenant, {
    id,
    body: BODY,
    provenance: recordOf({ articleId: id, ...record }),
    ...options,
  });
}

const path = (rest = '') => `/v1/editions/${tenant.edition}/articles${rest}`;
const read = (rest = '', headers = {}) => call(gateway, tenant.read, 'GET', path(rest), undefined, headers);
const edit = (id: string, body: unknown, ifMatch?: string, by = gateway) =>
  call(by, tenant.full, 'PATCH', path(`/${id}`), body, ifMatch === undefined ? {} : { 'if-match': ifMatch });
const publish = (id: string, body?: unknown) =>
  call(gateway, tenant.full, 'POST', path(`/${id}/publish`), body);
const recordAt = async (id: string) => (await read(`/${id}/provenance`)).body;
const revisionsOf = async (id: string, query = '') => (await read(`/${id}/revisions${query}`)).body;
const etagOf = ({ headers }: Answer) => headers.get('etag');
const checkIn = async (id: string, name: string) =>
  (await recordAt(id)).checks.find((check: { name: string }) => check.name === name);

describe('an edit', () => {
  it('replaces each field that it names, and keeps what was there as a revision', async () => {
    const { id } = await finish();
    const before = await read(`/${id}`);
    const changes = {
      title: ' The tides\n of a harbour ',
      slug: 'harbour-tides',
      meta_title: 'Harbour tides',
      meta_description: '',
      body: `<p>${SENTENCE}</p><p>It is calm at night.</p>`,
      byline: 'Grace Weir',
    };
    const edited = await edit(id, changes);
    expect(edited.status).toBe(200);
    const second = '<p>It is calm at night.</p>';
    expect(edited.body).toEqual({
      ...before.body,
      ...changes,
      title: 'The tides of a harbour',
      url_path: '/harbour-tides',
      body: `${BODY}${second}`,
      word_count: 19,
    });
    const now = await read(`/${id}`);
    expect(now.body).toEqual(edited.body);
    expect((await read()).body.articles).toEqual([edited.body]);
    expect([etagOf(before), etagOf(edited), etagOf(now)]).toEqual(['"1"', '"2"', '"2"']);
    const { title, slug, meta_title, meta_description, body, byline } = before.body;
    expect(await revisionsOf(id)).toEqual({
      total: 1,
      limit: 10,
      offset: 0,
      revisions: [
        {
          ...{ revision: 1, title, slug, meta_title, meta_description, body, byline },
          edited_by: { id: tenant.user, name: 'Test user' },
          edited_at: (await read('?changed_since=')).body.changes[0].changed_at,
        },
      ],
    });
  });

  it('leaves what it does not name, and ignores what is not known', async () => {
    const { id } = await finish();
    const before = (await read(`/${id}`)).body;
    const { body } = await edit(id, { byline: 'Grace Weir', title: null, colour: 'blue' });
    expect(body).toEqual({ ...before, byline: 'Grace Weir' });
  });

  it('makes no revision and no change when it changes nothing', async () => {
    const { id, title } = await finish();
    const before = (await read('?changed_since=')).body;
    const answer = await edit(id, { title, body: `${BODY}<script>1</script>` });
    expect([answer.status, etagOf(answer)]).toEqual([200, '"1"']);
    expect((await read('?changed_since=')).body).toEqual(before);
    expect((await revisionsOf(id)).total).toBe(0);
  });

  it('is sanitised as the writer is', async () => {
    const { id } = await finish();
    const { body } = await edit(id, {
      body: `<p onclick="steal()">${SENTENCE}</p><script>steal()</script><form><input></form><iframe src="//x"></iframe>`,
    });
    expect(body.body).toBe(BODY);
  });

  it('stands in the feed of changes after what came before it', async () => {
    const [a, b] = [await finish(), await finish()];
    await edit(a.id, { byline: 'Grace Weir' });
    const { body } = await read('?changed_since=');
    expect(body.changes.map(({ change, id }: Record<string, string>) => [change, id])).toEqual([
      ['finished', b.id],
      ['edited', a.id],
    ]);
    expect(body.changes[1].changed_at > body.changes[0].changed_at).toBe(true);
  });

  it('costs no paid action', async () => {
    const { id } = await finish();
    await edit(id, { byline: 'Grace Weir' });
    const { headers } = await call(gateway, tenant.full, 'POST', path(), { input: 'Anything' });
    expect(headers.get('ratelimit')).toMatch(/"paid-actions";r=19;/);
  });
});

describe('an edit that is not valid', () => {
  it('is refused with all its faults at once, and changes nothing', async () => {
    const { id } = await finish();
    const { status, body } = await edit(id, {
      title: ' ',
      slug: 'Über uns',
      meta_title: 'x'.repeat(201),
      meta_description: 'x'.repeat(501),
      body: 5,
      byline: 'x'.repeat(101),
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { path: '/title', message: 'must not be empty' },
      {
        path: '/slug',
        message: 'must be lower-case ASCII letters and digits, joined by single hyphens',
      },
      { path: '/meta_title', message: 'must be 0 to 200 characters long' },
      { path: '/meta_description', message: 'must be 0 to 500 characters long' },
      { path: '/body', message: 'must be a string' },
      { path: '/byline', message: 'must be 1 to 100 characters long' },
    ]);
    expect(etagOf(await read(`/${id}`))).toBe('"1"');
  });

  it.each([
    [{}, ''],
    [{ colour: 'blue' }, ''],
    [{ body: '<script>1</script>' }, '/body'],
    [{ body: `<p>${'x'.repeat(100_000)}</p>` }, '/body'],
    [{ title: 'a\u0000b' }, '/title'],
    [{ slug: 'a--b' }, '/slug'],
    [{ slug: `${'a'.repeat(80)}b` }, '/slug'],
  ])('such as %.30j names %j', async (body, field) => {
    const { id } = await finish();
    const answer = await edit(id, body);
    expect([answer.status, answer.body.errors.map((fault: { path: string }) => fault.path)]).toEqual([
      422,
      [field],
    ]);
  });

  it('is a conflict for a slug that another article of the edition has', async () => {
    const [a, b] = [await finish({ slug: 'tides' }), await finish({ slug: 'weirs' })];
    const { status, body } = await edit(b.id, { slug: 'tides', title: 'Weirs' });
    expect([status, body.code, body.detail]).toEqual([
      409,
      'conflict',
      'Another article of this edition has the slug “tides”.',
    ]);
    expect((await read(`/${b.id}`)).body).toMatchObject({ slug: 'weirs', title: 'Tides' });
    await call(gateway, tenant.full, 'DELETE', path(`/${a.id}`));
    expect((await edit(b.id, { slug: 'tides' })).body.slug).toBe('tides');
  });

  it('is a conflict for an article whose record another version wrote', async () => {
    const { id } = await finish({}, { schemaVersion: 2 });
    expect((await edit(id, { title: 'Weirs' })).body.code).toBe('conflict');
  });
});

describe('If-Match', () => {
  it.each(['"1"', 'W/"1"', '"7", "1"', '*'])('%s lets an edit of the first revision through', async (tag) => {
    const { id } = await finish();
    expect(etagOf(await edit(id, { title: 'Weirs' }, tag))).toBe('"2"');
  });

  it.each(['"2"', '"nonsense"', '', '1'])('%j is a conflict with the first revision', async (tag) => {
    const { id } = await finish();
    const { status, body } = await edit(id, { title: 'Weirs' }, tag);
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(body.detail).toContain('revision 1');
    expect((await read(`/${id}`)).body.title).toBe('Tides');
  });

  it('is a conflict after somebody else has published the article', async () => {
    const { id } = await finish();
    await publish(id, { override_reason: 'A test.' });
    expect((await edit(id, { title: 'Weirs' }, '"1"')).status).toBe(409);
    expect((await edit(id, { title: 'Weirs' }, '"2"')).status).toBe(200);
  });

  it('takes the tag that publishing and calling back answer', async () => {
    const { id } = await finish();
    const published = await publish(id, { override_reason: 'A test.' });
    const edited = await edit(id, { title: 'Weirs' }, etagOf(published)!);
    expect([edited.status, etagOf(published), etagOf(edited)]).toEqual([200, '"2"', '"3"']);
    const withdrawn = await call(gateway, tenant.full, 'POST', path(`/${id}/unpublish`));
    expect((await edit(id, { title: 'Locks' }, etagOf(withdrawn)!)).status).toBe(200);
  });

  it('lets one of eight editors win a revision, over two processes', async () => {
    const { id } = await finish();
    const editors = Array.from({ length: 8 }, (_, index) => `Editor ${index}`);
    const answers = await Promise.all(
      editors.map((byline, index) => edit(id, { byline }, '"1"', index % 2 ? other : gateway)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    const won = answers.find(({ status }) => status === 200)!;
    expect((await read(`/${id}`)).body).toEqual(won.body);
    expect((await revisionsOf(id)).total).toBe(1);
  });

  it('left out lets all of them through, each on what the one before left', async () => {
    const { id } = await finish();
    const editors = Array.from({ length: 8 }, (_, index) => `Editor ${index}`);
    const answers = await Promise.all(
      editors.map((byline, index) => edit(id, { byline }, undefined, index % 2 ? other : gateway)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    const { revisions } = await revisionsOf(id);
    const names = revisions.map(({ byline }: { byline: string }) => byline);
    expect([...names, (await read(`/${id}`)).body.byline].sort()).toEqual(['Ada Lock', ...editors].sort());
    expect((await recordAt(id)).edits.map(({ revision }: { revision: number }) => revision)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });
});

describe('the desk, after an edit', () => {
  it('has what it found before in a text that nobody touched', async () => {
    const { id } = await finish();
    const before = await recordAt(id);
    await edit(id, { byline: 'Grace Weir' });
    const after = await recordAt(id);
    expect(after.claims).toEqual(before.claims);
    expect(after.blocks).toEqual(before.blocks);
    expect(after.sources).toEqual(before.sources);
    expect(after.byline).toEqual({ author_id: null, name: 'Grace Weir', is_person: null });
    expect(after.edits).toEqual([
      {
        revision: 2,
        editor_id: tenant.user,
        name: 'Test user',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{6}$/),
        fields: ['byline'],
        removed_claims: [],
      },
    ]);
  });

  it('tells a sentence that is gone, judges one that was altered, and says of new words that nothing supports them', async () => {
    const { id } = await finish();
    const altered = SENTENCE.replace('4 metres', '9 metres');
    await edit(id, { body: `<p>${altered} The mayor swims here.</p>` });
    const record = await recordAt(id);
    expect(record.edits[0]).toMatchObject({ fields: ['body'], removed_claims: [SENTENCE] });
    const [first, second] = record.claims;
    expect(first).toMatchObject({ text: altered, verdict: 'contradicted', evidence: [{ quote: SENTENCE }] });
    expect(second).toMatchObject({
      text: 'The mayor swims here.',
      verdict: 'unsupported',
      evidence: [],
      reason: 'It cites no source.',
    });
    expect(await checkIn(id, 'numbers')).toMatchObject({ verdict: 'fail' });
    expect(record.verdict).toBe('fail');
    const held = await publish(id);
    expect([held.status, held.body.detail]).toEqual([409, expect.stringContaining('numbers')]);
  });

  it('says whether the new text still answers the brief', async () => {
    const { id } = await finish();
    await edit(id, { body: '<p>The tides turn at noon.</p>' });
    expect(await checkIn(id, 'answers_brief')).toMatchObject({ verdict: 'pass', score: 1 });
    await edit(id, { body: '<p>The mayor swims here.</p>' });
    expect(await checkIn(id, 'answers_brief')).toMatchObject({ verdict: 'fail', score: 0 });
    const held = await publish(id);
    expect([held.status, held.body.detail]).toEqual([409, expect.stringContaining('answers_brief')]);
  });

  it('says of a source that no sentence rests on any more that it is not used', async () => {
    const { id } = await finish();
    await edit(id, { body: '<p>The mayor swims here.</p>' });
    expect((await recordAt(id)).sources[0]).toMatchObject({ used: false, cited_count: 0 });
  });

  it('asks nobody’s site: a new link is not known, and an old one is as it was', async () => {
    const link = (to: string) => `<a href="https://${to}.example/" rel="nofollow noopener external">x</a>`;
    const checks = [checkOf('links_alive', { blocking: false })];
    const id = randomUUID();
    await finishArticle(gateway, tenant, {
      id,
      body: `<p>${SENTENCE} ${link('old')}</p>`,
      provenance: recordOf({ articleId: id }, checks),
    });
    await edit(id, { body: `<p>${SENTENCE} ${link('old')} ${link('new')}</p>` });
    expect((await checkIn(id, 'links_alive')).items).toEqual([
      { block_id: null, message: 'https://new.example/ could not be checked: not asked since the edit.' },
    ]);
  });

  it('leaves a published article published, with its verdict in the record', async () => {
    const { id } = await finish();
    await publish(id, { override_reason: 'A test.' });
    const { status, body } = await edit(id, { body: '<p>It rises by 9 metres.</p>' });
    expect([status, body.status]).toEqual([200, 'published']);
    const record = await recordAt(id);
    expect(record.verdict).toBe('fail');
    expect(await checkIn(id, 'numbers')).toMatchObject({ verdict: 'fail', override: null });
    await call(gateway, tenant.full, 'POST', path(`/${id}/unpublish`));
    expect((await publish(id)).status).toBe(409);
  });

  it('keeps an override while it finds nothing new', async () => {
    const { id } = await finish();
    await edit(id, { body: '<p>It rises by 9 metres.</p>' });
    await publish(id, { override_reason: 'I measured it.' });
    await edit(id, { byline: 'Grace Weir' });
    expect((await checkIn(id, 'numbers')).override).toMatchObject({ reason: 'I measured it.' });
    await edit(id, { body: '<p>It rises by 9 or 11 metres.</p>' });
    expect((await checkIn(id, 'numbers')).override).toBeNull();
  });

  it('compares later articles with the new text of a published one', async () => {
    const words = (prefix: string) => Array.from({ length: 60 }, (_, n) => `${prefix}${n}`).join(' ');
    const { id } = await finish({ body: `<p>${words('a')}</p>` });
    await publish(id, { override_reason: 'A test.' });
    const alike = async (prefix: string) => {
      const all = words(prefix).split(' ');
      const runs = all.slice(0, -7).map((_, index) => all.slice(index, index + 8).join(' '));
      const { articles } = gateway.services.stores;
      return (await articles.published(tenant.edition, runs, null)).alike.length;
    };
    expect([await alike('a'), await alike('b')]).toEqual([1, 0]);
    await edit(id, { body: `<p>${words('b')}</p>` });
    expect([await alike('a'), await alike('b')]).toEqual([0, 1]);
  });
});

describe('a key that is revoked while a change is made ready', () => {
  it.each(['edit', 'publish', 'unpublish', 'delete'] as const)('does not %s the article', async (name) => {
    const { id } = await finish();
    if (name === 'unpublish') await publish(id, { override_reason: 'A test.' });
    const before = (await read(`/${id}`)).body;
    const { access, publishing } = gateway.services;
    const actor = await access.authenticate(tenant.full);
    const permit = await publishing.admit(actor, tenant.edition, id, 'changing an article');
    await sql.query('UPDATE api_keys SET revoked_at = clock_timestamp() WHERE id = $1', [actor.keyId]);
    const changes = {
      edit: () => permit.edit({ title: 'Weirs' }, null),
      publish: () => permit.publish('A test.'),
      unpublish: () => permit.unpublish(),
      delete: () => permit.delete(),
    };
    await expect(changes[name]()).rejects.toMatchObject({ code: 'invalid_key' });
    expect((await read(`/${id}`)).body).toEqual(before);
  });
});

describe('revisions', () => {
  it('come in pages, newest first', async () => {
    const { id } = await finish();
    for (const byline of ['One', 'Two', 'Three']) await edit(id, { byline });
    const bylines = async (query: string) => {
      const { revisions, ...rest } = await revisionsOf(id, query);
      return [revisions.map(({ byline }: { byline: string }) => byline), rest];
    };
    expect(await bylines('')).toEqual([['Two', 'One', 'Ada Lock'], { total: 3, limit: 10, offset: 0 }]);
    expect(await bylines('?limit=1&offset=1')).toEqual([['One'], { total: 3, limit: 1, offset: 1 }]);
    expect(await bylines('?offset=9')).toEqual([[], { total: 3, limit: 10, offset: 9 }]);
  });

  it('are bounded, and the first always stays', async () => {
    const { id } = await finish();
    await sql.query(
      `INSERT INTO article_revisions (article_id, revision, title, slug, meta_title, meta_description, body, byline,
         edited_by, edited_by_name, edited_at)
       SELECT $1, n, '', '', '', '', '', n::text, $2, '', now() FROM generate_series(1, 120) AS n`,
      [id, tenant.user],
    );
    await sql.query('UPDATE articles SET revision = 121 WHERE id = $1', [id]);
    await edit(id, { byline: 'Grace Weir' });
    const newest = await revisionsOf(id, '?limit=100');
    expect([newest.total, newest.limit, newest.revisions.length]).toEqual([MOST_REVISIONS, 10, 10]);
    expect(newest.revisions[0].revision).toBe(121);
    const oldest = await revisionsOf(id, `?offset=${MOST_REVISIONS - 2}`);
    const numbers = oldest.revisions.map(({ revision }: { revision: number }) => revision);
    expect(numbers).toEqual([121 - MOST_REVISIONS + 2, 1]);
  });
});
