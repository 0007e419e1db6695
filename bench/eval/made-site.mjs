// The made-up town's web site of the set `subject`: parsed from its text, and written as HTML pages.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A page begins with `=== file | title | subject`, a section with `## heading | subject`; `-` stands for no subject.
 * Every other line is a paragraph.
 *
 * @returns `[{ file, title, sections: [{ heading, subject, paragraphs }] }]`; the first section has no heading
 * @throws for a line outside of a page
 */
export function parseSite(text) {
  const pages = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const [mark] = /^(===|##) /.exec(line) ?? [''];
    const parts = line
      .slice(mark.length)
      .split('|')
      .map((part) => part.trim());
    if (mark === '=== ') {
      const [file, title, subject] = parts;
      pages.push({ file, title, sections: [{ heading: null, subject: labelOf(subject), paragraphs: [] }] });
      continue;
    }
    const page = pages.at(-1);
    if (!page) throw new Error(`a line stands before the first page: ${line}`);
    if (mark === '## ') page.sections.push({ heading: parts[0], subject: labelOf(parts[1]), paragraphs: [] });
    else page.sections.at(-1).paragraphs.push(line.trim());
  }
  return pages;
}

export async function readSite(folder) {
  const names = (await readdir(folder)).filter((name) => /^site-.*\.md$/.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.flatMap(parseSite);
}

/** Writes the pages as a site whose menu, list of services and foot are on every page, as on real ones. */
export async function writeSite(pages, folder) {
  await mkdir(folder, { recursive: true });
  for (const page of pages) await writeFile(path.join(folder, page.file), htmlOf(page, pages));
}

function htmlOf({ file, title, sections }, pages) {
  const menu = ['index.html', 'a-to-z.html', 'meetings.html', 'news-spring.html', 'contact.html'];
  const link = ({ file: to, title: name }) => `<li><a href="${to}">${escape(name)}</a></li>`;
  const at = pages.findIndex((page) => page.file === file);
  const listed = file === 'a-to-z.html' ? pages : pages.slice(at + 1, at + 3);
  const body = sections
    .flatMap(({ heading, paragraphs }) => [
      ...(heading === null ? [] : [`<h2>${escape(heading)}</h2>`]),
      ...paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`),
    ])
    .join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(title)} | Ashmere Town Council</title></head>
<body>
<header><nav><ul>${pages
    .filter((page) => menu.includes(page.file))
    .map(link)
    .join('')}</ul></nav></header>
<main><h1>${escape(title)}</h1>
${body}
</main>
<aside><h2>See also</h2><ul>${listed.map(link).join('')}</ul></aside>
<footer><p>Ashmere Town Council, Mill Street, Ashmere. Apply for council services online.</p></footer>
</body></html>
`;
}

function labelOf(subject) {
  return subject === undefined || subject === '-' ? null : subject;
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
