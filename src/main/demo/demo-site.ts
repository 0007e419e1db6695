import { createServer } from 'node:http';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';
import { escapeAttribute } from '../../domain/article/markup/escape-html.js';

const DOCS = fileURLToPath(new URL('../../../docs/', import.meta.url));

/** Tell of other sites: of articles that were written elsewhere, and of how well. */
const OF_OTHERS = new Set(['articles.md', 'evaluation.md']);

/** Galley's own docs as a small web site. */
export interface DocsSite {
  readonly url: string;
  /**
   * Writes its pages as files into `docs` below a folder.
   * @returns rewrites the links of a page in that folder to these files
   */
  savePages(folder: string): Promise<(html: string) => string>;
  close(): Promise<void>;
}

/** Serves the docs on loopback: a real site to write from, without any setup. */
export async function serveDocs(): Promise<DocsSite> {
  const [pages, pictures] = await Promise.all([readPages(), readPictures()]);
  const server = createServer((request, response) => {
    const asked = (request.url ?? '/').split('?')[0] ?? '/';
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    if (asked === '/sitemap.xml') {
      const urls = pages.map((page) => `<url><loc>${origin}${page.path}</loc></url>`).join('');
      response.setHeader('Content-Type', 'application/xml');
      response.end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`);
      return;
    }
    const picture = pictures.get(asked);
    if (picture !== undefined) {
      response.setHeader('Content-Type', picture.type);
      response.end(picture.bytes);
      return;
    }
    const page = pages.find((each) => each.path === asked);
    response.statusCode = page ? 200 : 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(page ? page.html : '<!doctype html><title>Not found</title><p>Not found');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    savePages: async (folder) => {
      await mkdir(path.join(folder, 'docs', 'pictures'), { recursive: true });
      for (const [at, { bytes }] of pictures) await writeFile(path.join(folder, 'docs', at), bytes);
      for (const page of pages) {
        await writeFile(path.join(folder, 'docs', fileOf(page)), linkFiles(page.html, pages, '', ''));
      }
      return (html) => linkFiles(html, pages, url, 'docs/');
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

interface Picture {
  readonly type: string;
  readonly bytes: Buffer;
}

/** By their paths. */
async function readPictures(): Promise<ReadonlyMap<string, Picture>> {
  const files = await readdir(path.join(DOCS, 'pictures'));
  const pictures = files.map(async (file): Promise<[string, Picture]> => {
    const type = file.endsWith('.svg') ? 'image/svg+xml' : `image/${path.extname(file).slice(1)}`;
    return [`/pictures/${file}`, { type, bytes: await readFile(path.join(DOCS, 'pictures', file)) }];
  });
  return new Map(await Promise.all(pictures));
}

interface DocPage {
  readonly path: string;
  readonly html: string;
}

async function readPages(): Promise<DocPage[]> {
  const files = (await readdir(DOCS)).filter((file) => file.endsWith('.md') && !OF_OTHERS.has(file)).sort();
  const docs = await Promise.all(
    files.map(async (file) => {
      const markdown = await readFile(path.join(DOCS, file), 'utf8');
      const name = path.basename(file, '.md').toLowerCase();
      return { path: `/${name}`, title: /^# (.+)$/m.exec(markdown)?.[1] ?? name, markdown };
    }),
  );
  const links = docs.map((doc) => `<li><a href="${doc.path}">${doc.title}</a></li>`).join('');
  const frame = (title: string, body: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="description" content="${escapeAttribute(title)}: from the documentation of Galley, a content-production service that you run yourself.">` +
    `<meta property="og:site_name" content="Galley docs"></head><body><nav><ul>${links}</ul></nav>` +
    `<main><article>${body}</article></main></body></html>`;
  const home = { path: '/', html: frame('Galley docs', `<h1>Galley docs</h1><ul>${links}</ul>`) };
  const paths = new Set(docs.map((doc) => doc.path));
  const rendered = docs.map(async (doc) => ({
    path: doc.path,
    html: frame(doc.title, linkPages(await marked.parse(doc.markdown), paths)),
  }));
  return [home, ...(await Promise.all(rendered))];
}

/** Between files the docs link to `jobs.md`; here that page is `/jobs`. Links to pages that are not served are removed. */
function linkPages(html: string, paths: ReadonlySet<string>): string {
  return html.replace(
    /<a href="(?!https?:|#|\/)([^"]+)">(.*?)<\/a>/g,
    (_link, target: string, words: string) => {
      const name = `/${(target.split('#')[0] ?? '').replace(/\.md$/, '').toLowerCase()}`;
      return paths.has(name) ? `<a href="${name}">${words}</a>` : words;
    },
  );
}

function fileOf(page: DocPage): string {
  return page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`;
}

/** Links to pages at `origin` become links to their files in `folder`; others stay. */
function linkFiles(html: string, pages: readonly DocPage[], origin: string, folder: string): string {
  return pages.reduce(
    (linked, page) =>
      ['href', 'cite'].reduce(
        (text, name) =>
          text.replaceAll(`${name}="${origin}${page.path}"`, `${name}="${folder}${fileOf(page)}"`),
        linked,
      ),
    html,
  );
}
