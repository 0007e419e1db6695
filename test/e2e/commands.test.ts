import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GalleyProcess, runGalley } from '../support/server/galley-process.js';

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
    expect(article.body).toContain('eight stages');
    expect(sources.length).toBeGreaterThan(0);
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

  it('doctor finds nothing wrong', async () => {
    const { code, out } = await runGalley(['doctor', '--json'], env);
    expect(JSON.parse(out)).toMatchObject({ ok: true });
    expect(code).toBe(0);
  });

  it.each([['migrate'], ['doctor'], ['serve']])(
    '%s says why the database can’t be reached, and not how',
    async (command) => {
      const url = 'postgres://galley:hush-hush@127.0.0.1:1/books';
      const { code, out, err } = await runGalley([command], {
        ...env,
        DATABASE_URL: url,
        DATABASE_WAIT_SECONDS: '0',
      });
      expect(code).toBe(1);
      expect(out + err).toContain('The data store could not be read. (connect ECONNREFUSED 127.0.0.1:1)');
      expect(out + err).not.toMatch(/hush-hush|postgres:\/\/galley/);
    },
  );

  it('every command explains itself', async () => {
    for (const command of [
      'serve',
      'demo',
      'audit',
      'checks',
      'apply',
      'key',
      'migrate',
      'doctor',
      'backup',
      'restore',
    ]) {
      const { code, out } = await runGalley([command, '--help'], env);
      expect({ command, code }).toEqual({ command, code: 0 });
      expect(out).toContain(`Usage: galley ${command}`);
    }
  });
});
