import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { escapeAttribute, escapeText } from '../../domain/article/markup/escape-html.js';
import type { DemoArticle, DemoTarget } from '../../transports/cli/demo-run.js';
import { PAGE_STYLE } from '../../transports/page-look.js';
import { PAGE_ICON } from '../../transports/page-tokens.js';
import type { Config } from '../config.js';
import type { DocsSite } from './demo-site.js';

/** An article that was saved as a file. */
export interface SavedArticle {
  readonly file: string;
  /** Its body in the file. */
  readonly body: string;
}

/**
 * Writes the article as a page to open in a browser. Pages of the docs are saved beside it and linked there, because the
 * site that serves them ends with the demo.
 *
 * @param docs the site that it was written from, when that is Galley's own docs
 */
export async function saveArticle(
  config: Config,
  target: DemoTarget,
  article: DemoArticle,
  docs: Pick<DocsSite, 'savePages'> | null,
): Promise<SavedArticle> {
  const folder =
    config.database.kind === 'embedded'
      ? path.join(config.database.dataDir, 'demo')
      : await mkdtemp(path.join(tmpdir(), 'galley-demo-'));
  await mkdir(folder, { recursive: true });
  const relink = (await docs?.savePages(folder)) ?? ((html: string) => html);
  const image = await readImage(target, article);
  const body = relink(article.body);
  const title = escapeText(article.title);
  const file = path.join(folder, 'article.html');
  await writeFile(
    file,
    `<!doctype html><html lang="${escapeAttribute(article.language_code)}"><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width">` +
      `<title>${title}</title><link rel="icon" href="${PAGE_ICON}">` +
      `<style>${PAGE_STYLE}body{max-width:42rem;font-size:1.125rem}` +
      `img{max-width:100%;border-radius:var(--radius)}sup{font-size:.7em}</style>` +
      `${image === null ? '' : `<img alt="" src="${image}">`}<h1 dir="auto">${title}</h1>${body}\n`,
  );
  return { file, body };
}

async function readImage(target: DemoTarget, article: DemoArticle): Promise<string | null> {
  if (article.image.featured_url === null) return null;
  const response = await fetch(target.url + article.image.featured_url, {
    headers: { authorization: `Bearer ${target.token}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return `data:${response.headers.get('content-type') ?? ''};base64,${bytes.toString('base64')}`;
}
