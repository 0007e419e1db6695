import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openEmbeddedPostgres } from '../../src/adapters/postgres/embedded/embedded.js';
import { GalleyProcess, runGalley } from '../support/server/galley-process.js';
import { keepingLog } from '../support/keeping-log.js';

describe('the galley command, on the embedded database', () => {
  let dataDir: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'galley-e2e-'));
    await chmod(dataDir, 0o755);
    env = { GALLEY_DATA_DIR: dataDir, PORT: '0' };
  });
  afterAll(async () => {
    await rm(dataDir, { recursive: true, force: true });
  });

  it('demo: from nothing to a finished article about Galley itself', async () => {
    const { code, out, err } = await runGalley(['demo', '--once', '--json'], env);
    expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
    const { article, sources } = JSON.parse(out) as {
      article: { word_count: number; body: string; title: string; image: { featured_url: string | null } };
      sources: { final_url: string; cited_count: number }[];
    };
    expect(article.word_count).toBeGreaterThan(300);
    expect(article.body).toContain('<sup class="citation">');
    expect(article.image.featured_url).not.toBeNull();
    expect(sources.length).toBeGreaterThan(1);
    expect(sources.every((source) => source.cited_count > 0)).toBe(true);
    expect(err).toMatch(/research[\s\S]*assemble[\s\S]*done/);
  });

  it('commands join a Galley that runs on the same folder, and keep its data', async () => {
    const serving = GalleyProcess.start(['serve'], env);
    try {
      await serving.waitFor(/ready at/);
      const listed = await runGalley(['key', 'list', '--json'], env);
      expect(listed.code).toBe(0);
      const { keys } = JSON.parse(listed.out) as { keys: { name: string }[] };
      expect(keys.map((key) => key.name)).toEqual([expect.stringMatching(/^demo /)]);
      serving.signal('SIGTERM');
      expect(await serving.end()).toMatchObject({ code: 0 });
    } finally {
      await serving.kill();
    }
  });

  it('comes back after kill -9, with everything it had', async () => {
    const serving = GalleyProcess.start(['serve'], env);
    await serving.waitFor(/ready at/);
    await serving.kill();
    const { code, out } = await runGalley(['key', 'list'], env);
    expect(code).toBe(0);
    expect(out).toContain('demo ');
  });

  it('doctor finds nothing wrong where nothing is yet, and makes nothing', async () => {
    const nowhere = path.join(dataDir, 'not-yet');
    const { code, out } = await runGalley(['doctor', '--json'], { ...env, GALLEY_DATA_DIR: nowhere });
    const { ok, findings } = JSON.parse(out) as {
      ok: boolean;
      findings: { check: string; detail: string }[];
    };
    expect(findings).toContainEqual({
      check: 'database',
      ok: true,
      detail: `none yet; the first start makes an embedded PostgreSQL in ${nowhere}`,
    });
    expect({ code, ok }).toEqual({ code: 0, ok: true });
    await expect(stat(nowhere)).rejects.toThrow('ENOENT');
  });

  it('doctor takes migrations that a start will apply for no fault', async () => {
    const fresh = path.join(dataDir, 'fresh');
    await mkdir(fresh, { mode: 0o755 });
    const server = await openEmbeddedPostgres({ dataDir: fresh, log: keepingLog() });
    const { code, out } = await runGalley(['doctor', '--json'], { ...env, GALLEY_DATA_DIR: fresh });
    await server.close();
    const { findings } = JSON.parse(out) as { findings: { check: string; detail: string }[] };
    expect(findings.find(({ check }) => check === 'tables')).toEqual({
      check: 'tables',
      ok: true,
      detail: expect.stringMatching(/ will be applied at the next start$/),
    });
    expect(code).toBe(0);
  });

  it('doctor finds nothing wrong', async () => {
    const { code, out } = await runGalley(['doctor', '--json'], env);
    expect(JSON.parse(out)).toMatchObject({ ok: true });
    expect(code).toBe(0);
  });

  it.each([
    [['serve', '--role', 'editor'], /Allowed choices are all, gateway, worker/],
    [['key', 'create'], /required option '--user/],
    [['key', 'revoke'], /missing required argument 'key'/],
    [['cancel', 'abc'], /must be named by its UUID/],
    [['apply', 'no-such-file.yaml'], /no-such-file\.yaml can't be read \(ENOENT\)/],
    [['frobnicate'], /unknown command/],
    [['demo', '--site', 'ftp://example.org'], /--site must be an http or https address/],
    [['demo', '--language', 'de'], /--language needs --site/],
    [
      ['demo', '--site', 'http://127.0.0.1:1', '--language', 'x y'],
      /--language must be a BCP 47 language tag/,
    ],
  ])('%j is a usage error: exit code 2 and a word of help', async (args, message) => {
    const { code, out, err } = await runGalley(args, env);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(out).toBe('');
  });

  it('tells every fault of the environment before it starts anything', async () => {
    const { code, err } = await runGalley(['serve'], {
      ...env,
      PORT: 'x',
      WRITER: 'openai',
      CRAWL_RATE: '-1',
    });
    expect(code).toBe(2);
    for (const name of ['PORT', 'WRITER_BASE_URL', 'WRITER_MODEL', 'CRAWL_RATE']) expect(err).toContain(name);
  });

  it('says what an engine lacks, before anything is started', async () => {
    const { code, err } = await runGalley(['serve'], {
      ...env,
      IMAGE: 'openai',
    });
    expect(code).toBe(2);
    expect(err).toContain('IMAGE_BASE_URL is needed with IMAGE=openai');
  });

  it('doctor asks a SearXNG, and spends no query on trying the key of another', async () => {
    const own = { ...env, SEARCH: 'searxng', SEARCH_BASE_URL: 'http://me:hush-hush@127.0.0.1:1' };
    const away = await runGalley(['doctor', '--json'], own);
    expect(away.code).toBe(1);
    expect(away.out).toContain('The web search (searxng) could not be reached.');
    const other = {
      ...env,
      SEARCH: 'brave',
      SEARCH_BASE_URL: 'http://127.0.0.1:1',
      SEARCH_API_KEY: 'hush-hush',
    };
    const { code, out, err } = await runGalley(['doctor', '--json'], other);
    expect(code).toBe(0);
    expect(out).toContain('brave; no query is spent on testing its key');
    expect(away.out + away.err + out + err).not.toContain('hush-hush');
  });

  it.each([['migrate'], ['doctor'], ['serve']])(
    '%s says why the database can’t be reached, and not how',
    async (command) => {
      const url = 'postgres://galley:hush-hush@127.0.0.1:1/books';
      const { code, out, err } = await runGalley([command], { ...env, DATABASE_URL: url });
      expect(code).toBe(1);
      expect(out + err).toContain('The data store could not be read. (connect ECONNREFUSED 127.0.0.1:1)');
      expect(out + err).not.toMatch(/hush-hush|postgres:\/\/galley/);
    },
  );

  it('names every fault of a tenants file, with its place', async () => {
    const file = path.join(dataDir, 'bad.yaml');
    await writeFile(file, 'plans:\n  - id: "two words"\n    name: Basic\nkeyz: []\nusers:\n  - id: nobody\n');
    const { code, err } = await runGalley(['apply', file], env);
    expect(code).toBe(2);
    for (const place of ['/plans/0/id', '/plans/0/content_api', '/keyz', '/users/0/id', '/users/0/account']) {
      expect(err).toContain(place);
    }
  });

  it('every command explains itself', async () => {
    for (const command of ['serve', 'demo', 'audit', 'checks', 'apply', 'key', 'migrate', 'doctor']) {
      const { code, out } = await runGalley([command, '--help'], env);
      expect({ command, code }).toEqual({ command, code: 0 });
      expect(out).toContain(`Usage: galley ${command}`);
    }
  });
});
