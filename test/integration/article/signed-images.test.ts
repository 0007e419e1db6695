import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHmac, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Article } from '../../../src/domain/article/article.js';
import type { App } from '../../../src/main/build-app.js';
import { expectProblem } from '../../support/expect-problem.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { finishArticle } from '../../support/writing/finished-article.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

const SHA256 = 'a'.repeat(64);

let database: TestDatabase;
let app: App;
let other: App;
let sql: Client;
let tenant: Tenant;
let article: Article;

beforeAll(async () => {
  database = await createTestDatabase();
  const options = { databaseUrl: database.url, role: 'gateway' as const, writing: scriptedWriting() };
  app = await startGalley(options);
  other = await startGalley({ ...options, env: { PUBLIC_URL: 'https://content.example.com/galley' } });
  sql = new Client({ connectionString: database.adminUrl });
  await sql.connect();
});
beforeEach(async () => {
  await freshLimits(database);
  tenant = await createTenant(app);
  article = await finish();
});
afterAll(async () => {
  await sql.end();
  await app.close();
  await other.close();
  await database.drop();
});

function finish(): Promise<Article> {
  const image = { bytes: Buffer.from('png'), contentType: 'image/png', sha256: SHA256 };
  return finishArticle(app, tenant, { image: { ...image, width: 1, height: 1, alt: 'A dot' } });
}

const pathOf = ({ id }: Pick<Article, 'id'>, rest = '') =>
  `/v1/editions/${tenant.edition}/articles/${id}${rest}`;
const addressOf = (of: Article, by = app) => call(by, tenant.read, 'GET', pathOf(of, '/image-address'));
/** The address as it is asked for at the first of the gateways. */
async function signed(of = article): Promise<string> {
  const { url } = (await addressOf(of)).body;
  return url.slice(app.url!.length);
}
/** As a browser does: without a key. */
const look = (path: string, headers = {}, by = app) => call(by, null, 'GET', path, undefined, headers);

async function signedByUs(expires: number): Promise<string> {
  const { rows } = await sql.query<{ secret: Buffer }>('SELECT secret FROM signing_secrets');
  const text = `${tenant.edition}/${article.id}/${expires}`;
  const signature = createHmac('sha256', rows[0]!.secret).update(text).digest('base64url');
  return pathOf(article, `/signed-image?expires=${expires}&signature=${signature}`);
}

const seconds = () => Math.floor(Date.now() / 1000);

describe('the signed address of an image', () => {
  it('answers the image without a key, on pages of any site, and may be stored as long as it is good', async () => {
    const answer = await look(await signed());
    expect([answer.status, answer.body]).toEqual([200, 'png']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      etag: `"${SHA256}"`,
      'cross-origin-resource-policy': 'cross-origin',
    });
    const [, left] = /^private, max-age=(\d+)$/.exec(answer.headers.get('cache-control')!)!;
    expect(Number(left)).toBeGreaterThan(3600 - 310);
    expect(Number(left)).toBeLessThanOrEqual(3600);
    expect((await look(await signed(), { 'if-none-match': `"${SHA256}"` })).status).toBe(304);
    expect((await call(app, null, 'HEAD', await signed())).status).toBe(200);
  });

  it('comes with its end, an hour away at the most, and is the same for some minutes', async () => {
    const [one, two] = [(await addressOf(article)).body, (await addressOf(article)).body];
    expect(new URL(one.url).origin).toBe(new URL(app.url!).origin);
    const left = Date.parse(`${one.expires_at}Z`) - Date.now();
    expect(left).toBeGreaterThan(3_290_000);
    expect(left).toBeLessThanOrEqual(3_600_000);
    // Unless the step of five minutes ended in between.
    if (one.expires_at === two.expires_at) expect(two).toEqual(one);
  });

  it('is read by every process, and begins with PUBLIC_URL', async () => {
    const { url } = (await addressOf(article, other)).body;
    expect(url).toMatch(/^https:\/\/content\.example\.com\/galley\/v1\//);
    const path = url.slice('https://content.example.com'.length);
    expect((await look(path.slice('/galley'.length))).body).toBe('png');
    expect((await look(await signed(), {}, other)).body).toBe('png');
  });

  it('is refused as soon as a character of it is another', async () => {
    const path = await signed();
    const [, query] = path.split('?');
    for (let at = 0; at < query!.length; at += 5) {
      const place = path.length - query!.length + at;
      const altered = `${path.slice(0, place)}${path[place] === '1' ? '2' : '1'}${path.slice(place + 1)}`;
      const answer = await look(altered);
      expect([altered, answer.status, answer.body.code]).toEqual([altered, 401, 'invalid_key']);
    }
    expect((await look(path)).status).toBe(200);
  });

  it.each(['', '?', '?expires=9999999999', '?signature=x', '?expires=abc&signature=x'])(
    'is refused as %j',
    async (query) => {
      const answer = await look(pathOf(article, `/signed-image${query}`));
      expectProblem(answer, 401, 'invalid_key');
    },
  );

  it('is refused with a parameter twice, with a zero in front, and for another article or edition', async () => {
    const path = await signed();
    const { id } = await finish();
    for (const altered of [
      `${path}&expires=9999999999`,
      path.replace('expires=', 'expires=0'),
      path.replace(article.id, id),
      path.replace(tenant.edition, randomUUID()),
      path.replace(article.id, 'none'),
    ])
      expect([altered, (await look(altered)).body.code]).toEqual([altered, 'invalid_key']);
  });

  it('is refused when its time is over, by the clock of the database', async () => {
    await signed();
    expect((await look(await signedByUs(seconds() + 60))).status).toBe(200);
    expectProblem(await look(await signedByUs(seconds() - 1)), 401, 'invalid_key');
  });

  it('ends with its article', async () => {
    const path = await signed();
    await call(app, tenant.full, 'DELETE', pathOf(article));
    expectProblem(await look(path), 404, 'not_found');
  });

  it('ends with its account', async () => {
    const path = await signed();
    await sql.query(`UPDATE accounts SET status = 'closed' WHERE id = $1`, [tenant.account]);
    expectProblem(await look(path), 404, 'not_found');
  });

  it('is refused in the pace of the caller, whatever articles it names', async () => {
    const articles = Array.from({ length: 20 }, () => ({ id: randomUUID() }));
    const began = performance.now();
    await Promise.all(articles.map((one) => look(pathOf(one, '/signed-image?expires=1&signature=x'))));
    // A floor that no slow machine can break: the twentieth waits for nineteen pauses of 5 ms.
    expect(performance.now() - began).toBeGreaterThan(90);
  });

  it('serves 120 requests in a minute, and others meanwhile', async () => {
    const path = await signed();
    const answers = await Promise.all(Array.from({ length: 125 }, () => look(path)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(120).fill(200), ...Array<number>(5).fill(429)]);
    const refused = answers.find(({ status }) => status === 429)!;
    expectProblem(refused, 429, 'rate_limited');
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await look(await signed(await finish()))).status).toBe(200);
  });

  it('counts as no request of a key', async () => {
    const path = await signed();
    const left = async () => (await addressOf(article)).headers.get('ratelimit');
    const before = /r=(\d+)/.exec((await left())!)![1];
    for (let n = 0; n < 5; n += 1) await look(path);
    expect(/r=(\d+)/.exec((await left())!)![1]).toBe(String(Number(before) - 1));
  });
});

describe('a request for a signed address', () => {
  it('is not_found where the article has no image, or there is none', async () => {
    const bare = await finishArticle(app, tenant);
    for (const { id } of [bare, { id: randomUUID() }]) {
      const { status, body } = await call(app, tenant.read, 'GET', pathOf({ id }, '/image-address'));
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
  });

  it('needs a key, as the documented path of the image does', async () => {
    for (const rest of ['/image-address', '/image'])
      expectProblem(await look(pathOf(article, rest)), 401, 'invalid_key');
    // What is signed is one path alone.
    const [, query] = (await signed()).split('?');
    expectProblem(await look(pathOf(article, `/image?${query}`)), 401, 'invalid_key');
  });

  it('is signed by one secret, whichever process made it first', async () => {
    await sql.query('DELETE FROM signing_secrets');
    const gateways = await Promise.all(
      [1, 2, 3].map(() =>
        startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() }),
      ),
    );
    const paths = await Promise.all(
      gateways.map(async (by) => (await addressOf(article, by)).body.url.slice(by.url!.length)),
    );
    for (const path of paths) for (const by of gateways) expect((await look(path, {}, by)).status).toBe(200);
    expect((await sql.query('SELECT name FROM signing_secrets')).rows).toEqual([{ name: 'images' }]);
    await Promise.all(gateways.map((by) => by.close()));
  });
});
