// Writes the articles of the reading set whole, for people to read: npm run eval -- read --sites DIR --out DIR
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSite, writeSite } from './made-site.mjs';
import { writeMallard } from './mallard.mjs';
import { withSite } from './site.mjs';

const HERE = import.meta.dirname;

/** @returns the briefs of the reading set, with the texts of their files put into `settings.sources` */
export async function readingSet() {
  const folder = path.join(HERE, 'reading');
  const entries = JSON.parse(await readFile(path.join(folder, 'briefs.json'), 'utf8'));
  return Promise.all(
    entries.map(async ({ texts = [], ...entry }) => {
      const sources = await Promise.all(
        texts.map(async ({ file, title }) => ({
          title,
          text: await readFile(path.join(folder, 'texts', file), 'utf8'),
        })),
      );
      if (sources.length === 0) return entry;
      return { ...entry, brief: { ...entry.brief, settings: { ...entry.brief.settings, sources } } };
    }),
  );
}

/**
 * @param galley as `openGalley` gives it
 * @param options `sites`: folder of the sites that the briefs name; `out`: folder for the articles; `only`: ids, or none for all
 * @param tell called with a line for each article
 */
export async function writeReadingSet(galley, { sites, out, only }, tell) {
  const entries = (await readingSet()).filter(
    ({ id }) => only.length === 0 || only.some((name) => id.includes(name)),
  );
  const made = await mkdtemp(path.join(tmpdir(), 'galley-eval-'));
  await mkdir(out, { recursive: true });
  try {
    for (const entry of entries) {
      const from = performance.now();
      const folder = await siteFolder(entry, sites, made);
      if (folder === undefined) {
        tell(`${entry.id}: not run, ${entry.site} is not in ${sites ?? 'a folder of sites'}`);
        continue;
      }
      const result =
        folder === null
          ? await galley.write(entry.brief)
          : await withSite(folder, (address) => galley.write(entry.brief, address));
      await save(entry, result, out);
      const seconds = ((performance.now() - from) / 1000).toFixed(1);
      const words = result.article?.wordCount ?? 0;
      tell(
        `${entry.id}: ${result.failure ? `failed, ${result.failure.code}` : `${words} words`}, ${seconds} s`,
      );
    }
  } finally {
    await rm(made, { recursive: true });
  }
}

/** @returns null for an entry without a site, undefined where the site is not there */
async function siteFolder({ site, mallard }, sites, made) {
  if (site === undefined) return null;
  const folder = path.join(made, site);
  if (site === 'made') {
    await writeSite(await readSite(path.join(HERE, 'sets', 'subject')), folder);
    return folder;
  }
  const found = sites === undefined ? undefined : path.join(sites, site);
  if (found === undefined || !(await stat(found).catch(() => null))) return undefined;
  if (!mallard) return found;
  await writeMallard(found, folder, site.split('/')[1] === 'C' ? 'en' : site.split('/')[1]);
  return folder;
}

async function save({ id, brief }, { failure, made, article, warnings }, out) {
  const { sources, ...settings } = brief.settings;
  const asked = {
    ...brief,
    settings: { ...settings, ...(sources ? { sources: sources.map(({ title }) => title) } : {}) },
  };
  const checks = made.checks?.checks ?? [];
  const title = article?.title ?? '';
  const told = [
    `Brief: ${JSON.stringify(asked, null, 1)}`,
    ...(failure ? [`Failed: ${failure.code}: ${failure.message}`] : []),
    `Sources: ${(made.research?.sources ?? []).map(({ url, title: name }) => `\n  ${pathOf(url) ?? name}`).join('')}`,
    `Warnings: ${warnings.map(({ code, message }) => `\n  ${code}: ${message}`).join('')}`,
    `Checks: ${checks
      .map(({ name, verdict, summary, items = [] }) =>
        [
          `\n  ${name}: ${verdict}. ${summary}`,
          ...items.slice(0, 5).map(({ message }) => `\n    ${message}`),
        ].join(''),
      )
      .join('')}`,
  ].join('\n\n');
  const html = article?.body ?? '';
  const page = `<!doctype html>\n<html lang="${brief.language}"><head><meta charset="utf-8"><title>${escape(title)}</title>
<style>body{font:18px/1.6 Georgia,serif;max-width:42rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;font-size:13px}</style></head>
<body><details open><summary>Brief</summary><pre>${escape(JSON.stringify(asked, null, 1))}</pre></details>
<h1>${escape(title)}</h1>\n${html}\n<hr><pre>${escape(told)}</pre></body></html>\n`;
  await writeFile(path.join(out, `${id}.html`), page);
  await writeFile(
    path.join(out, `${id}.txt`),
    `${title}\n\n${plainText(html)}\n\n${'-'.repeat(40)}\n${told}\n`,
  );
}

/** The printed body as plain text: headings by `##`, items by `-` or their number, cells of a row by a colon. */
export function plainText(html) {
  let step = 0;
  return html
    .replace(/<ol\b[^>]*>|<li\b[^>]*>|<\/?ul\b[^>]*>|<\/ol>/g, (tag) => {
      if (tag.startsWith('<ol')) step = 1;
      else if (!tag.startsWith('<li')) step = 0;
      else return step > 0 ? `\n${step++}. ` : '\n- ';
      return '';
    })
    .replace(/<h2\b[^>]*>/g, '\n\n## ')
    .replace(/<h3\b[^>]*>/g, '\n\n### ')
    .replace(/<blockquote\b[^>]*>/g, '\n> ')
    .replace(/<\/th>/g, ': ')
    .replace(/<\/(p|h2|h3|table|blockquote|footer)>/g, '\n')
    .replace(/<tr\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function pathOf(url) {
  return url === null || url === undefined ? null : new URL(url).pathname;
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
