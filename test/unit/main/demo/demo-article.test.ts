import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../../src/main/config.js';
import { saveArticle } from '../../../../src/main/demo/demo-article.js';
import { serveDocs, type DocsSite } from '../../../../src/main/demo/demo-site.js';

describe('the article that the demo keeps', () => {
  let folder: string;
  let docs: DocsSite;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'galley-kept-'));
    docs = await serveDocs();
  });
  afterEach(async () => {
    await docs.close();
    await rm(folder, { recursive: true, force: true });
  });

  const target = { url: 'http://127.0.0.1:1', token: 'gk_full_x', edition: 'e' };
  const articleOf = (body: string) => ({
    id: 'a',
    title: 'Schleusen <1>',
    word_count: 1,
    byline: 'b',
    body,
    language_code: 'de-AT',
    image: { featured_url: null },
    created_at: '2026-01-01T00:00:00.000000',
  });

  it('has links that work after the site of our docs is closed', async () => {
    const article = articleOf(
      `<p><a href="${docs.url}/jobs" rel="noopener">Jobs</a></p><a href="${docs.url}/">All</a>`,
    );
    const { file, body } = await saveArticle(readConfig({ GALLEY_DATA_DIR: folder }), target, article, docs);
    expect(file).toBe(path.join(folder, 'demo', 'article.html'));
    const html = await readFile(file, 'utf8');
    expect(html).toContain(body);
    const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, link = '']) => link);
    expect(links).toEqual(['docs/jobs.html', 'docs/index.html']);
    for (const link of links) {
      const page = await readFile(path.join(folder, 'demo', link), 'utf8');
      expect(page).toContain('<a href="writing.html">');
      expect(page).not.toMatch(/href="\//);
    }
  });

  it('rests on pages about Galley, and on none with articles about something else', async () => {
    const home = await (await fetch(docs.url)).text();
    expect(home).toContain('<a href="/writing">');
    const paths = [...home.matchAll(/href="(\/[^"]*)"/g)].map(([, at = '']) => at);
    const pages = await Promise.all(paths.map(async (at) => (await fetch(docs.url + at)).text()));
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.join(' ')).not.toMatch(/plum cake|href="\/(?:articles|evaluation)"/);
    expect((await fetch(`${docs.url}/evaluation`)).status).toBe(404);
  });

  it('declares its language, and keeps the links to other sites', async () => {
    const article = articleOf('<a href="https://a.example/jobs">Jobs</a>');
    const { file } = await saveArticle(readConfig({ GALLEY_DATA_DIR: folder }), target, article, null);
    const html = await readFile(file, 'utf8');
    expect(html).toContain('<html lang="de-AT">');
    expect(html).toContain('<title>Schleusen &lt;1&gt;</title>');
    expect(html).toContain('href="https://a.example/jobs"');
  });

  it('is in a temporary folder of its own when you use your own database, not in the working directory', async () => {
    const config = readConfig({ DATABASE_URL: 'postgres://127.0.0.1:1/books' });
    const { file } = await saveArticle(config, target, articleOf(''), null);
    try {
      expect(path.dirname(path.dirname(file))).toBe(tmpdir());
    } finally {
      await rm(path.dirname(file), { recursive: true });
    }
  });
});
