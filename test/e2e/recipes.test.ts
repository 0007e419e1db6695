import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { App } from '../../src/main/build-app.js';
import { answering, shapeOf, startTestSearch } from '../support/server/test-search-server.js';
import { openModelServer, sendJson } from '../support/writing/model-server.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { call, createTenant, startGalley, type Tenant } from '../support/server/test-galley.js';
import { startTestWebsite } from '../support/server/test-website.js';
import { finishArticle } from '../support/writing/finished-article.js';

const CLI = path.resolve('dist/main/cli.js');

/** The commands of a section of docs/recipes.md. */
async function commandsOf(heading: string): Promise<string[]> {
  const page = await readFile('docs/recipes.md', 'utf8');
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const own = section.split('\n## ')[0]!;
  return [...own.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, code]) => code!);
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'galley-recipes-'));
  await symlink(path.resolve('docs'), path.join(folder, 'docs'));
  await mkdir(path.join(folder, 'bin'));
  await writeFile(path.join(folder, 'bin/npx'), `#!/bin/sh\nshift\nexec ${process.execPath} ${CLI} "$@"\n`);
  await chmod(path.join(folder, 'bin/npx'), 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs commands as a reader does, in a folder of their own. */
async function run(commands: string, env: Readonly<Record<string, string>>) {
  const shell = spawn('bash', ['-c', commands], {
    cwd: folder,
    env: {
      HOME: folder,
      PATH: `${path.join(folder, 'bin')}:${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      ...env,
    },
  });
  let [out, err] = ['', ''];
  shell.stdout.on('data', (chunk) => (out += String(chunk)));
  shell.stderr.on('data', (chunk) => (err += String(chunk)));
  const [code] = (await once(shell, 'close')) as [number | null];
  return { code, out, err };
}

interface Post {
  readonly id: number;
  slug: string;
  title?: string;
  content?: string;
  excerpt?: string;
  status: string;
  featured_media?: number;
}

/** What of WordPress the recipe uses, as its REST handbook describes it. */
class TestWordPress {
  readonly posts: Post[] = [];
  readonly media: Post[] = [];
  readonly credentials = new Set<string>();
  /** Cuts the connection after the next post is made, as a crash of either side would. */
  cutsNext = false;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      void this.answer(request.method ?? '', request.url ?? '', request.headers, buffer(request)).then(
        (said) => {
          if (said === null) request.socket.destroy();
          else
            response
              .writeHead(said.status, { 'content-type': 'application/json' })
              .end(JSON.stringify(said.body));
        },
      );
    });
  }

  static async start(): Promise<TestWordPress> {
    const own = new TestWordPress();
    own.server.listen(0, '127.0.0.1');
    await once(own.server, 'listening');
    return own;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(
    method: string,
    address: string,
    headers: NodeJS.Dict<string | string[]>,
    body: Promise<Buffer>,
  ): Promise<{ status: number; body: unknown } | null> {
    const { pathname, searchParams } = new URL(address, this.url);
    this.credentials.add(String(headers['authorization']));
    const [, kind = '', id] = /^\/wp-json\/wp\/v2\/(posts|media)(?:\/(\d+))?$/.exec(pathname) ?? [];
    const list = kind === 'posts' ? this.posts : this.media;
    const known = list.find((each) => each.id === Number(id));
    if (method === 'GET')
      return {
        status: 200,
        body: list.filter(({ slug, status }) => slug === searchParams.get('slug') && status !== 'trash'),
      };
    if (method === 'DELETE' && known) {
      known.status = 'trash';
      return { status: 200, body: known };
    }
    const bytes = await body;
    if (known) {
      Object.assign(known, JSON.parse(bytes.toString()));
      return { status: 200, body: known };
    }
    const fields =
      kind === 'media'
        ? { slug: String(headers['content-disposition']), content: String(headers['content-type']) }
        : (JSON.parse(bytes.toString()) as Partial<Post>);
    const made: Post = {
      slug: '',
      status: 'inherit',
      ...fields,
      id: this.posts.length + this.media.length + 1,
    };
    list.push(made);
    if (kind === 'posts' && this.cutsNext) {
      this.cutsNext = false;
      return null;
    }
    return { status: 201, body: made };
  }
}

describe('articles into WordPress', () => {
  let database: TestDatabase;
  let app: App;
  let tenant: Tenant;
  let blog: TestWordPress;
  beforeAll(async () => {
    database = await createTestDatabase();
    app = await startGalley({ databaseUrl: database.url, role: 'gateway' });
  });
  beforeEach(async () => {
    tenant = await createTenant(app);
    blog = await TestWordPress.start();
  });
  afterEach(() => blog.close());
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const act = (method: string, below: string) =>
    call(app, tenant.full, method, `/v1/editions/${tenant.edition}/articles/${below}`);
  const pull = async () => {
    const [commands = ''] = await commandsOf('Articles into WordPress');
    return run(commands.replace('https://blog.example.org', blog.url), {
      API: app.url!,
      KEY: tenant.read,
      EDITION: tenant.edition,
    });
  };

  it('makes a draft of each published one with its image, once, and follows it to its end', async () => {
    const image = {
      bytes: Buffer.from('png'),
      contentType: 'image/png',
      sha256: 'a'.repeat(64),
      width: 1200,
      height: 630,
      alt: 'Tides',
    };
    const { id } = await finishArticle(app, tenant, { image });
    await finishArticle(app, tenant);
    await act('POST', `${id}/publish`);
    expect(await pull()).toEqual({ code: 0, out: '2 changes\n', err: '' });
    expect(blog.posts).toEqual([
      expect.objectContaining({
        slug: 'tides',
        title: 'Tides',
        content: '<p>The sea rises and falls.</p>',
        excerpt: 'How the sea moves.',
        status: 'draft',
      }),
    ]);
    expect(blog.media.map(({ slug, content }) => [slug, content])).toEqual([['tides-image', 'image/png']]);
    expect(blog.posts[0]?.featured_media).toBe(blog.media[0]?.id);
    expect([...blog.credentials]).toEqual([
      `Basic ${Buffer.from('galley:abcd efgh ijkl mnop qrst uvwx').toString('base64')}`,
    ]);
    expect(await pull()).toEqual({ code: 0, out: '', err: '' });
    blog.posts[0]!.status = 'publish';
    await act('POST', `${id}/unpublish`);
    await pull();
    expect(blog.posts.map(({ status }) => status)).toEqual(['draft']);
    await act('POST', `${id}/publish`);
    await pull();
    await act('DELETE', id);
    expect(await pull()).toMatchObject({ code: 0 });
    expect(blog.posts.map(({ status }) => status)).toEqual(['trash']);
    expect(blog.media).toHaveLength(1);
  });

  it('makes no second post where the first run was cut off after it had made one', async () => {
    const { id } = await finishArticle(app, tenant);
    await act('POST', `${id}/publish`);
    blog.cutsNext = true;
    expect(await pull()).toMatchObject({ code: 1 });
    expect(await pull()).toEqual({ code: 0, out: '1 changes\n', err: '' });
    expect(blog.posts).toHaveLength(1);
  });
});

describe('an audit as a gate in CI', () => {
  it('ends with 3 for an error, and with 0 beside a baseline that has it', async () => {
    const site = await startTestWebsite({
      '/': '<!doctype html><html lang="en"><title>Harbour</title><h1>Harbour</h1><p>Pilots.</p><a href="/gone">Tides</a>',
    });
    try {
      const env = { PREVIEW: site.origin, FETCH_ALLOW: `127.0.0.1:${site.port}`, CRAWL_RATE: '0' };
      const [gate = '', baseline = ''] = await commandsOf('An audit as a gate in CI');
      const failed = await run(gate, env);
      expect(failed).toMatchObject({ code: 3 });
      expect(await readFile(path.join(folder, 'audit.html'), 'utf8')).toMatch(/^<!doctype html>/i);
      expect(await run(baseline, env)).toMatchObject({ code: 0 });
      site.set('/', {
        headers: { 'content-type': 'text/html' },
        body: '<!doctype html><html lang="en"><title>Harbour</title><h1>Harbour</h1><p>Pilots.</p><a href="/gone">Tides</a> <a href="/lost">Tugs</a>',
      });
      const [, compare = ''] = baseline.split('\n');
      expect(await run(compare, env)).toMatchObject({ code: 3 });
    } finally {
      await site.close();
    }
  });
});

describe('what Galley asks', () => {
  /** What `galley doctor` says of a service, in a folder without a database. */
  const lineOf = (out: string, check: string) =>
    out.split('\n').find((line) => line.split(/ {2,}/)[1] === check);

  it('is a language model of your own, when its address and name are set', async () => {
    const server = await openModelServer((response) => {
      sendJson(response, { object: 'list', data: [{ id: 'qwen3', object: 'model' }] });
    });
    try {
      const [commands = ''] = await commandsOf('A language model of your own');
      const { code, out } = await run(commands.replace('http://127.0.0.1:8080/v1', server.url), {});
      expect([code, lineOf(out, 'writer')]).toEqual([0, expect.stringContaining('answers and has qwen3')]);
    } finally {
      await server.close();
    }
  });

  it('is a web search of your own, when its address is set', async () => {
    const server = await startTestSearch();
    try {
      const results = [{ url: 'https://example.com/', title: 'A galley', snippet: 'A ship.' }];
      server.answer = answering(200, shapeOf('searxng', 'galley', results));
      const [, commands = ''] = await commandsOf('A web search of your own');
      const { code, out } = await run(commands.replace('http://127.0.0.1:8888', server.origin), {});
      expect([code, lineOf(out, 'web search')]).toEqual([0, expect.stringContaining('found a page')]);
    } finally {
      await server.close();
    }
  });
});
