import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import type { Article } from '../../src/domain/article/article.js';
import { STAGES } from '../../src/domain/article/stages.js';
import type { App } from '../../src/main/build-app.js';
import { asRest } from '../support/as-rest.js';
import { finishArticle } from '../support/writing/finished-article.js';
import { scriptedWriting } from '../support/writing/scripted-writing.js';
import { recordOf } from '../support/writing/provenance-record.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { call, createTenant, startGalley, waitForJob, type Tenant } from '../support/server/test-galley.js';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const moment: string = expect.stringMatching(MOMENT) as unknown as string;
const uuid: string = expect.stringMatching(UUID) as unknown as string;

let database: TestDatabase;
/** Answers callers and writes nothing, so that a job stays as it was started. */
let gateway: App;

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
});
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

/** A job that waits, as a poll shows it. */
function waitingJob(id: string, edition: string) {
  return {
    id,
    kind: 'article',
    status: 'queued',
    edition,
    stage: null,
    progress: 0,
    stages: STAGES.map((name) => ({ name, status: 'waiting', started_at: null, finished_at: null })),
    attempt: 0,
    max_attempts: 5,
    engine: { mode: 'extractive', provider: null, model: null },
    warnings: [],
    article_id: null,
    error: null,
    created_at: moment,
    started_at: null,
    updated_at: moment,
    finished_at: null,
  };
}

describe('POST /v1/editions/{slug}/articles', () => {
  let tenant: Tenant;
  beforeAll(async () => {
    tenant = await createTenant(gateway);
  });
  const start = (body: unknown, token = tenant.full, edition = tenant.edition) =>
    call(gateway, token, 'POST', `/v1/editions/${edition}/articles`, body);
  const poll = async (id: string, token = tenant.full) =>
    (await call(gateway, token, 'GET', `/v1/jobs/${id}`)).body;

  it('answers 202 with an id of its own and nothing else but the status', async () => {
    const { status, body } = await start({ input: 'Anything' });
    expect({ status, body }).toEqual({ status: 202, body: { id: uuid, status: 'queued' } });
    expect(await poll(body.id)).toEqual(waitingJob(body.id, tenant.edition));
  });

  it('accepts the caller’s own id of any version and case, and returns it exactly as it was sent', async () => {
    const id = 'ABCDEF01-2345-0789-CBA9-0123456789AB';
    const { status, body } = await start({ input: 'Anything', id });
    expect({ status, body }).toEqual({ status: 202, body: { id, status: 'queued' } });
    expect(await poll(id)).toEqual(waitingJob(id.toLowerCase(), tenant.edition));
    const repeat = await start({ input: 'Anything', id });
    expect([repeat.status, repeat.body.id]).toEqual([200, id.toLowerCase()]);
  });

  it('returns the ids of a batch exactly as they were sent, known ones and refused ones too', async () => {
    const { full, edition } = await createTenant(gateway);
    const batch = (jobs: object[]) =>
      call(gateway, full, 'POST', `/v1/editions/${edition}/articles/batch`, { jobs });
    const ids = Array.from({ length: 22 }, () => randomUUID().toUpperCase());
    const known = ids[0]!;
    await start({ input: 'Anything', id: known.toLowerCase() }, full, edition);
    const { body } = await batch(ids.map((id) => ({ input: 'Anything', id })));
    expect(body).toMatchObject({ accepted: ids.slice(0, 20), ids: ids.slice(0, 20) });
    expect(body.refused).toMatchObject(ids.slice(20).map((id, index) => ({ index: 20 + index, job_id: id })));
    const shared = await batch([
      { input: 'x', id: known },
      { input: 'x', id: known.toLowerCase() },
    ]);
    expect([shared.status, shared.body.errors[0].path]).toEqual([422, '/jobs/1/id']);
  });

  it('answers a repeat with 200 and the progress of the first, whatever the repeat contains', async () => {
    const other = await createSecondEdition(tenant);
    const id = randomUUID();
    await start({ input: 'The first', id });
    const first = await poll(id);
    const repeats = await Promise.all([
      start({ input: 'The first', id }),
      start({ input: 'Another matter', id: id.toUpperCase(), language: 'de', settings: { seed: 7 } }),
      start({ input: 'For another edition', id }, tenant.full, other),
    ]);
    for (const { status, body } of repeats) expect({ status, body }).toEqual({ status: 200, body: first });
    // Only where it is not the edition in the path.
    const reported = repeats.map(({ headers }) => headers.get('galley-edition'));
    expect(reported).toEqual([null, null, tenant.edition]);
    expect(await poll(id)).toEqual(first);
  });

  it('names the edition of each row of a batch that repeats the id of another edition', async () => {
    const other = await createSecondEdition(tenant);
    const [here, there] = [randomUUID(), randomUUID()];
    await start({ input: 'Here', id: here });
    await start({ input: 'There', id: there }, tenant.full, other);
    const rows = [here, there, randomUUID()].map((id) => ({ input: 'Again', id }));
    const path = `/v1/editions/${tenant.edition}/articles/batch`;
    const batch = (jobs: object[]) => call(gateway, tenant.full, 'POST', path, { jobs });
    const [mixed, own] = [await batch(rows), await batch(rows.slice(0, 1))];
    expect(mixed.body.accepted).toEqual(rows.map(({ id }) => id));
    expect([mixed, own].map(({ headers }) => headers.get('galley-edition'))).toEqual([other, null]);
  });

  it('starts one job when the same id arrives many times at once', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => start({ input: 'Anything', id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(7).fill(200), 202]);
    expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set([id]));
  });

  it('starts another job for another account that uses the same id, and mixes nothing up', async () => {
    const stranger = await createTenant(gateway);
    const id = randomUUID();
    await start({ input: 'Mine', id });
    const { status, body } = await start({ input: 'Theirs', id }, stranger.full, stranger.edition);
    expect({ status, body }).toEqual({ status: 202, body: { id, status: 'queued' } });
    expect(await poll(id)).toMatchObject({ id, edition: tenant.edition });
    expect(await poll(id, stranger.read)).toMatchObject({ id, edition: stranger.edition });
  });

  it('counts the characters of the input, not its code units, and ignores unknown fields', async () => {
    const input = '𝕏'.repeat(2000);
    expect(await start({ input, anything: ['else'] })).toMatchObject({ status: 202 });
  });

  it('keeps unknown settings, and says so', async () => {
    const { body } = await start({ input: 'Anything', settings: { tone: 'dry', flavour: { kind: 'salt' } } });
    expect((await poll(body.id)).warnings).toEqual([
      { code: 'unknown_setting', message: expect.stringContaining('settings.flavour'), stage: null },
    ]);
  });

  it('names every unknown setting, however many there are, in a bounded number of warnings', async () => {
    const names = Array.from({ length: 800 }, (_, index) => `unknown_${index}`);
    const settings = Object.fromEntries(names.map((name) => [name, 0]));
    const { full, edition } = await createTenant(gateway);
    const { id } = (await start({ input: 'Anything', settings }, full, edition)).body;
    const { warnings } = await poll(id, full);
    expect(warnings).toHaveLength(51);
    const text = warnings.map(({ message }: { message: string }) => message).join('\n');
    for (const name of names) expect(text).toContain(name);
  });

  it('treats null as absent for an optional field', async () => {
    const nothing = { id: null, language: null, country: null, settings: null };
    expect(await start({ input: 'Anything', ...nothing })).toMatchObject({ status: 202 });
  });
});

describe('GET /v1/jobs/{id}', () => {
  it('shows every field of a finished job, its moments in order', async () => {
    const tenant = await createTenant(gateway);
    const { body } = await call(gateway, tenant.full, 'POST', `/v1/editions/${tenant.edition}/articles`, {
      input: 'Anything',
    });
    const worker = await startGalley({
      databaseUrl: database.url,
      role: 'worker',
      writing: scriptedWriting(),
    });
    try {
      const job = await waitForJob(gateway, tenant.read, body.id);
      expect(job).toEqual({
        ...waitingJob(body.id, tenant.edition),
        status: 'done',
        progress: 100,
        stages: STAGES.map((name) => ({ name, status: 'done', started_at: moment, finished_at: moment })),
        attempt: 1,
        article_id: uuid,
        started_at: moment,
        finished_at: moment,
      });
      const moments = [job.created_at, job.started_at, job.finished_at] as string[];
      expect(moments).toEqual([...moments].sort());
      const { articles } = (
        await call(gateway, tenant.read, 'GET', `/v1/editions/${tenant.edition}/articles`)
      ).body;
      expect(articles.map((article: { id: string }) => article.id)).toEqual([job.article_id]);
    } finally {
      await worker.close();
    }
  });
});

describe('GET /v1/editions/{slug}/articles', () => {
  let tenant: Tenant;
  let articles: Article[];
  beforeAll(async () => {
    tenant = await createTenant(gateway);
    articles = [];
    for (let n = 1; n <= 3; n += 1) articles.push(await finishArticle(gateway, tenant));
  });
  const list = (query = '', headers: Readonly<Record<string, string>> = {}) =>
    call(gateway, tenant.read, 'GET', `/v1/editions/${tenant.edition}/articles${query}`, undefined, headers);
  const ids = (answer: { body: { articles: { id: string }[] } }) =>
    answer.body.articles.map((article) => article.id);
  const since = (value: string) => `?since=${encodeURIComponent(value)}`;

  it('answers the page and its articles, oldest first, with exactly the documented fields', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toEqual({
      total: 3,
      limit: 20,
      offset: 0,
      articles: articles.map((article, index) => ({
        id: article.id,
        slug: ['tides', 'tides-2', 'tides-3'][index],
        url_path: `/${article.slug}`,
        status: 'draft',
        title: 'Tides',
        intro: '',
        body: '<p>The sea rises and falls.</p>',
        conclusion: '',
        meta_title: 'Tides of the sea',
        meta_description: 'How the sea moves.',
        tags: [],
        section: null,
        language_code: 'en',
        article_type: 'standard',
        word_count: 5,
        source_url: '',
        byline: 'Ada Lock',
        image: { featured_url: null, source: 'manual:' },
        created_at: moment,
        published_at: null,
      })),
    });
    const moments = body.articles.map((article: { created_at: string }) => article.created_at) as string[];
    expect(moments).toEqual([...new Set(moments)].sort());
  });

  it('shows no path for an article without a slug', async () => {
    const other = await createTenant(gateway);
    await finishArticle(gateway, other, { slug: '' });
    await finishArticle(gateway, other, { slug: '' });
    const { body } = await call(gateway, other.full, 'GET', `/v1/editions/${other.edition}/articles`);
    expect(body.articles).toMatchObject([
      { slug: '', url_path: '' },
      { slug: '', url_path: '' },
    ]);
  });

  it('leaves out the article whose own created_at is sent as since, and all before it', async () => {
    const stamps = (await list()).body.articles.map((each: { created_at: string }) => each.created_at);
    const all = articles.map((article) => article.id);
    expect(ids(await list(since(stamps[0])))).toEqual(all.slice(1));
    expect(ids(await list(since(`${stamps[1]}Z`)))).toEqual(all.slice(2));
    expect(ids(await list(since(`${stamps[1]}+00:00`)))).toEqual(all.slice(2));
    expect((await list(since(stamps[2]))).body).toEqual({ total: 0, limit: 20, offset: 0, articles: [] });
  });

  it('reads a date as midnight UTC, and a time with its offset', async () => {
    const today = articles[0]!.createdAt.slice(0, 10);
    expect((await list(since(today))).body.total).toBe(3);
    expect((await list(since('9999-12-31'))).body.total).toBe(0);
    const created = articles[0]!.createdAt;
    const hourLater = new Date(Date.parse(created) + 3_600_000).toISOString().slice(0, 23);
    const eastern = `${hourLater}${created.slice(23, 26)}+01:00`;
    expect(ids(await list(since(eastern)))).toEqual(articles.slice(1).map((article) => article.id));
    expect((await list(since(eastern.replace('+01:00', '-23:00')))).body.total).toBe(0);
  });

  it('selects by status', async () => {
    expect((await list('?status=draft')).body.total).toBe(3);
    expect((await list('?status=published')).body).toEqual({ total: 0, limit: 20, offset: 0, articles: [] });
  });

  it.each([
    ['?limit=0', 1, 0, 1],
    ['?limit=-7', 1, 0, 1],
    ['?limit=2', 2, 0, 2],
    ['?limit=101', 100, 0, 3],
    ['?limit=99999999999999999999999', 100, 0, 3],
    ['?offset=-1', 20, 0, 3],
    ['?offset=2', 20, 2, 1],
    ['?offset=3', 20, 3, 0],
    ['?offset=9007199254740993', 20, Number.MAX_SAFE_INTEGER, 0],
    ['?limit=2&offset=1', 2, 1, 2],
    ['?limit=abc', 20, 0, 3],
    ['?limit=1.5&offset=1.5', 20, 0, 3],
    ['?limit=&offset=', 20, 0, 3],
    ['?limit=%00', 20, 0, 3],
    ['?limit=x&limit=1', 1, 0, 1],
    ['?offset=1&offset=2', 20, 2, 1],
  ])('clamps and pages %s', async (query, limit, offset, length) => {
    const { status, body } = await list(query);
    expect(status).toBe(200);
    expect({ ...body, articles: body.articles.length }).toEqual({
      total: 3,
      limit,
      offset,
      articles: length,
    });
  });

  it.each([
    ['?since=', '/since'],
    ['?since=yesterday', '/since'],
    ['?since=2026-02-30', '/since'],
    ['?since=2026-01-01&since=2026-01-01', '/since'],
    ['?since=%00', '/since'],
    ['?status=', '/status'],
    ['?status=Draft', '/status'],
    ['?status=draft&status=draft', '/status'],
  ])('refuses %s', async (query, path) => {
    const { status, body } = await list(query);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid_params' });
    expect(body.errors.map((each: { path: string }) => each.path)).toContain(path);
  });

  it('names every fault of a query at once', async () => {
    const { body } = await list('?limit=x&offset=y&since=z&status=w');
    const paths = body.errors.map((each: { path: string }) => each.path).sort();
    expect(paths).toEqual(['/since', '/status']);
  });

  it('answers 304 for an unchanged page, and the page once it has changed', async () => {
    const other = await createTenant(gateway);
    await finishArticle(gateway, other);
    const get = (headers = {}) =>
      call(gateway, other.full, 'GET', `/v1/editions/${other.edition}/articles`, undefined, headers);
    const etag = (await get()).headers.get('etag');
    expect(etag).toMatch(/^(W\/)?".+"$/);
    // Programs that fetch by the rules of browsers send `Cache-Control: no-cache` along with any condition.
    const known = await get({ 'if-none-match': `"else", ${etag!}`, 'cache-control': 'no-cache' });
    expect({ status: known.status, body: known.body }).toEqual({ status: 304, body: '' });
    expect(known.headers.get('etag')).toBe(etag);
    await finishArticle(gateway, other);
    const changed = await get({ 'if-none-match': etag! });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('is compressed for clients that accept it, and not cached by others', async () => {
    const zipped = await list('', { 'accept-encoding': 'gzip' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(zipped.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(zipped.headers.get('cache-control')).toContain('private');
    const plain = await list('', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(zipped.body).toEqual(plain.body);
  });

  it('answers HEAD as it would GET, without the body', async () => {
    const head = await call(gateway, tenant.read, 'HEAD', `/v1/editions/${tenant.edition}/articles`);
    expect({ status: head.status, body: head.body }).toEqual({ status: 200, body: '' });
    expect(head.headers.get('etag')).toBe((await list()).headers.get('etag'));
  });
});

describe('one article', () => {
  let tenant: Tenant;
  let article: Article;
  let bare: Article;
  const bytes = Buffer.from('89504e470d0a1a0a00ff', 'hex');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const provenance = recordOf();

  beforeAll(async () => {
    tenant = await createTenant(gateway);
    article = await finishArticle(gateway, tenant, {
      imageSource: 'ai:generated',
      image: { bytes, contentType: 'image/png', sha256, width: 1200, height: 630, alt: 'Tides' },
      provenance,
    });
    bare = await finishArticle(gateway, tenant);
  });
  const get = (rest: string, headers: Readonly<Record<string, string>> = {}) =>
    call(gateway, tenant.read, 'GET', `/v1/editions/${tenant.edition}/articles/${rest}`, undefined, headers);

  it('is shown as in the list, by its id in any case', async () => {
    const { body } = await call(gateway, tenant.read, 'GET', `/v1/editions/${tenant.edition}/articles`);
    expect((await get(article.id)).body).toEqual(body.articles[0]);
    expect((await get(article.id.toUpperCase())).body).toEqual(body.articles[0]);
  });

  it('names its sources', async () => {
    const { status, body } = await get(`${article.id}/provenance`);
    // Moments are written as everywhere in REST.
    const [source] = provenance.sources;
    const sources = [{ ...source, fetchedAt: '2026-03-01T08:00:00.000000' }];
    const queries = provenance.queries.map((query) => ({ ...query, at: '2026-03-01T07:59:00.000000' }));
    expect({ status, body }).toEqual({
      status: 200,
      body: asRest({ ...provenance, madeAt: '2026-03-01T08:00:00.000000', sources, queries }),
    });
  });

  it('links to its image, which is served unchanged, with an ETag', async () => {
    const path = `/v1/editions/${tenant.edition}/articles/${article.id}/image`;
    expect((await get(article.id)).body.image).toEqual({ featured_url: path, source: 'ai:generated' });
    const response = await fetch(gateway.url! + path, {
      headers: { authorization: `Bearer ${tenant.read}` },
    });
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(response.headers.get('etag')).toBe(`"${sha256}"`);
    expect(response.headers.get('cache-control')).toContain('private');
    const again = await get(`${article.id}/image`, { 'if-none-match': `"${sha256}"` });
    expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: '' });
  });

  it('needs a key for its image too', async () => {
    const path = `/v1/editions/${tenant.edition}/articles/${article.id}/image`;
    expect(await call(gateway, null, 'GET', path)).toMatchObject({
      status: 401,
      body: { code: 'invalid_key' },
    });
  });

  it('is not found under another id, another edition, or where there is no image', async () => {
    const other = await createSecondEdition(tenant);
    const stranger = await createTenant(gateway);
    const paths = [
      `/v1/editions/${tenant.edition}/articles/${randomUUID()}`,
      `/v1/editions/${tenant.edition}/articles/tides`,
      `/v1/editions/${tenant.edition}/articles/${bare.id}/image`,
      ...['', '/image', '/provenance'].flatMap((what) => [
        `/v1/editions/${other}/articles/${article.id}${what}`,
        `/v1/editions/${stranger.edition}/articles/${article.id}${what}`,
        `/v1/editions/${tenant.edition}/articles/${randomUUID()}${what}`,
      ]),
    ];
    for (const path of paths) {
      const { status, body } = await call(gateway, tenant.full, 'GET', path);
      expect({ path, status, code: body.code }).toEqual({ path, status: 404, code: 'not_found' });
    }
  });
});

describe('GET /v1/editions', () => {
  let tenant: Tenant;
  let second: string;
  beforeAll(async () => {
    tenant = await createTenant(gateway);
    second = await createSecondEdition(tenant);
  });
  const list = (query = '') => call(gateway, tenant.read, 'GET', `/v1/editions${query}`);

  it('answers the account’s own editions, oldest first, with exactly the decided fields', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    const nothing = { web_address: null, country: null, editor_of_record: null, verified_at: null };
    expect(body).toEqual({
      total: 2,
      limit: 20,
      offset: 0,
      editions: [
        {
          ...nothing,
          id: tenant.edition,
          name: 'Test edition',
          language_code: 'en',
          verified: false,
          created_at: moment,
        },
        {
          id: second,
          name: 'Second',
          web_address: 'https://second.example/',
          language_code: 'pt-BR',
          country: 'BR',
          editor_of_record: 'Bela Reis',
          verified: true,
          verified_at: moment,
          created_at: moment,
        },
      ],
    });
  });

  it('pages like the list of articles', async () => {
    expect((await list('?limit=0&offset=1')).body).toMatchObject({
      total: 2,
      limit: 1,
      offset: 1,
      editions: [{ id: second }],
    });
    expect((await list('?limit=500&offset=-4')).body).toMatchObject({ limit: 100, offset: 0 });
    expect((await list('?offset=2')).body).toEqual({ total: 2, limit: 20, offset: 2, editions: [] });
    expect((await list('?limit=ten&offset=0&offset=1')).body).toMatchObject({ limit: 20, offset: 1 });
  });
});

async function createSecondEdition({ account }: Tenant): Promise<string> {
  const id = randomUUID();
  await gateway.services.tenants.apply({
    plans: [],
    accounts: [],
    newsrooms: [],
    users: [],
    keys: [],
    editions: [
      {
        id,
        account,
        name: 'Second',
        webAddress: 'https://second.example/',
        language: 'pt-BR',
        country: 'BR',
        editorOfRecord: 'Bela Reis',
        verified: true,
      },
    ],
  });
  return id;
}
