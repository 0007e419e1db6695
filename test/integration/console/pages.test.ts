import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type { App } from '../../../src/main/build-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, startGalley, type GalleyOptions } from '../../support/server/test-galley.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

const SCRIPT = `console.log(${JSON.stringify('tides '.repeat(400))});`;
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

let database: TestDatabase;
let folder: string;
let gateway: App;

const start = (env: Readonly<Record<string, string>> = {}, options: Partial<GalleyOptions> = {}) =>
  startGalley({
    databaseUrl: database.url,
    role: 'gateway',
    env,
    writing: scriptedWriting(),
    consoleFolder: folder,
    ...options,
  });

async function started<T>(env: Readonly<Record<string, string>>, work: (app: App) => Promise<T>): Promise<T> {
  const app = await start(env);
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'galley-console-'));
  await mkdir(path.join(folder, 'assets'));
  const page =
    '<meta name="galley-base" content="%BASE%"><script src="%BASE%/console/assets/a-1.js"></script>';
  await writeFile(path.join(folder, 'index.html'), page);
  await writeFile(path.join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(folder, 'documents.json'), '{}');
  await writeFile(path.join(folder, 'assets', 'a-1.js'), SCRIPT);
  await writeFile(path.join(folder, 'assets', 'a-1.js.map'), '{}');
  gateway = await start();
});
afterAll(async () => {
  await gateway.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const get = (at: string, headers: Readonly<Record<string, string>> = {}, app = gateway) =>
  fetch(app.url! + at, { headers });

/** As it came, without a client that unpacks it. */
async function packed(at: string): Promise<{ readonly encoding: string | undefined; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(gateway.url! + at, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      buffer(response).then(
        (body) => resolve({ encoding: response.headers['content-encoding'], body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('the front page', () => {
  it('leads people on, without a script and without a key', async () => {
    const answer = await get('/', { accept: 'text/html,*/*;q=0.8' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toBe(POLICY);
    expect(answer.headers.get('vary')).toMatch(/Accept(,|$)/);
    const page = await answer.text();
    for (const at of ['/console', '/docs', '/v1/openapi.json', '/graphql/schema.graphql', '/readyz'])
      expect(page).toContain(`href="${at}"`);
    expect(page).not.toContain('<script');
    expect(page).not.toContain('GraphiQL');
  });

  it('is found by its links', async () => {
    for (const [, at = ''] of (await (await get('/')).text()).matchAll(/href="(\/[^"]*)"/g))
      expect([at, (await get(at)).status]).toEqual([at, 200]);
  });

  it('tells programs the same as JSON', async () => {
    const answer = await get('/', { accept: 'application/json' });
    expect(await answer.json()).toEqual({
      name: 'Galley',
      links: {
        Console: `${gateway.url!}/console`,
        'REST reference': `${gateway.url!}/docs`,
        OpenAPI: `${gateway.url!}/v1/openapi.json`,
        'GraphQL schema': `${gateway.url!}/graphql/schema.graphql`,
        Status: `${gateway.url!}/readyz`,
      },
    });
  });

  it('answers HEAD, a condition, and no other method', async () => {
    const head = await fetch(`${gateway.url!}/`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const tag = head.headers.get('etag')!;
    expect((await get('/', { 'if-none-match': tag })).status).toBe(304);
    for (const at of ['/', '/console', '/console/jobs', '/console/front.css']) {
      const refused = await fetch(gateway.url! + at, { method: 'POST' });
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(await refused.json()).toMatchObject({ code: 'method_not_allowed' });
    }
  });

  it('has the colours of the console before its own style', async () => {
    const answer = await get('/console/front.css');
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await answer.text()).toMatch(/^:root \{[^}]*--accent: light-dark\(#7a2f6b, [^}]*\}[\s\S]*body \{/);
  });

  it('shows the way to GraphiQL in development', () =>
    started({ NODE_ENV: 'development' }, async (app) => {
      expect(await (await get('/', {}, app)).text()).toContain('<a href="/graphql">GraphiQL</a>');
    }));
});

describe('the console', () => {
  it('is one page at every address that is no file', async () => {
    for (const at of ['/console', '/console/', '/console/jobs/7?edition=x', '/console/sign-in']) {
      const answer = await get(at);
      expect([at, answer.status]).toEqual([at, 200]);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toBe(POLICY);
      expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(await answer.text()).toBe(
        '<meta name="galley-base" content=""><script src="/console/assets/a-1.js"></script>',
      );
    }
  });

  it('has assets that stay for ever, compressed, and other files that are asked for again', async () => {
    const asset = await get('/console/assets/a-1.js');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await asset.text()).toBe(SCRIPT);
    const { encoding, body } = await packed('/console/assets/a-1.js');
    expect([encoding, gunzipSync(body).toString()]).toEqual(['gzip', SCRIPT]);
    expect(body.length).toBeLessThan(SCRIPT.length / 4);
    const icon = await get('/console/icon.svg');
    expect(icon.headers.get('content-type')).toBe('image/svg+xml');
    expect(icon.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/console/icon.svg', { 'if-none-match': icon.headers.get('etag')! });
    expect(again.status).toBe(304);
    // Smaller as it is.
    expect((await packed('/console/icon.svg')).encoding).toBe('identity');
  });

  it('tells no file that is not of its pages', async () => {
    for (const at of ['/console/assets/b-2.js', '/console/assets/a-1.js.map', '/console/assets/']) {
      const answer = await get(at);
      expect([at, answer.status]).toEqual([at, 404]);
      expect(await answer.json()).toMatchObject({ code: 'not_found' });
    }
    for (const at of ['/console/documents.json', '/console/index.html', '/console/..%2f..%2fpackage.json'])
      expect(await (await get(at)).text()).toMatch(/^<meta name="galley-base"/);
  });

  it('may send its own documents beside an operator’s list of those that run', async () => {
    const allowed = path.join(folder, 'allowed.graphql');
    const ours = 'query Ours { me { key { name } } }';
    await writeFile(allowed, 'query Theirs { editions { totalCount } }');
    const sha256 = createHash('sha256').update(ours).digest('hex');
    await writeFile(path.join(folder, 'documents.json'), JSON.stringify({ [sha256]: ours }));
    const answers = (env: Readonly<Record<string, string>>) =>
      started(env, async (app) => {
        const { read } = await createTenant(app);
        const byHash = { extensions: { persistedQuery: { version: 1, sha256Hash: sha256 } } };
        const asked = [{ query: ours }, byHash, { query: 'query Theirs { editions { totalCount } }' }];
        const answered = await Promise.all(asked.map((each) => call(app, read, 'POST', '/graphql', each)));
        return answered.map(({ body }) =>
          body.errors === undefined ? 'ok' : body.errors[0].extensions.code,
        );
      });
    expect(await answers({ GRAPHQL_ALLOW: allowed })).toEqual(['ok', 'ok', 'ok']);
    expect(await answers({ GRAPHQL_ALLOW: allowed, CONSOLE: 'off' })).toEqual([
      'forbidden',
      'invalid_params',
      'ok',
    ]);
    await writeFile(path.join(folder, 'documents.json'), '{');
    await expect(start({ GRAPHQL_ALLOW: allowed })).rejects.toThrow(
      "The documents of the console can't be read; build it anew (no manifest).",
    );
    await writeFile(allowed, '');
    await writeFile(path.join(folder, 'documents.json'), '{}');
  });

  it('leaves other unknown paths to the interface', async () => {
    for (const at of ['/consoles', '/index.html', '/assets/a-1.js']) {
      const answer = await get(at);
      expect([at, answer.status]).toEqual([at, 404]);
      expect(await answer.json()).toMatchObject({ code: 'not_found' });
    }
  });

  it('lies below the base path, whether or not a proxy cuts it off', () =>
    started({ PUBLIC_URL: 'https://content.example.com/gal"ley&/' }, async (app) => {
      for (const base of ['', '/gal%22ley&'])
        expect(await (await get(`${base}/console/jobs`, {}, app)).text()).toBe(
          '<meta name="galley-base" content="/gal%22ley&amp;"><script src="/gal%22ley&amp;/console/assets/a-1.js"></script>',
        );
      expect(await (await get('/', {}, app)).text()).toContain('href="/gal%22ley&amp;/console/front.css"');
    }));

  it('says how to build it where it is not built, and is there once it is', async () => {
    const empty = await mkdtemp(path.join(tmpdir(), 'galley-console-'));
    const app = await start({}, { consoleFolder: path.join(empty, 'console') });
    try {
      const answer = await get('/console/jobs', {}, app);
      expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([503, POLICY]);
      expect(await answer.text()).toContain('<code>npm run build</code>');
      expect((await get('/', {}, app)).status).toBe(200);
      expect((await get('/console/front.css', {}, app)).status).toBe(200);
      await mkdir(path.join(empty, 'console'));
      await writeFile(path.join(empty, 'console', 'index.html'), 'built');
      expect(await (await get('/console/jobs', {}, app)).text()).toBe('built');
    } finally {
      await app.close();
      await rm(empty, { recursive: true });
    }
  });

  it('is not there with CONSOLE=off, nor is the front page', () =>
    started({ CONSOLE: 'off' }, async (app) => {
      for (const at of ['/', '/console', '/console/jobs', '/console/assets/a-1.js', '/console/session'])
        expect([at, (await get(at, {}, app)).status]).toEqual([at, 404]);
    }));
});
