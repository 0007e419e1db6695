// Mallard, the XML of GNOME's help, as plain HTML pages.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const TAGS = {
  p: 'p',
  steps: 'ol',
  list: 'ul',
  item: 'li',
  section: 'section',
  code: 'code',
  cmd: 'code',
  screen: 'pre',
  em: 'em',
};
/** Keys that are pressed together, and the steps through a menu. */
const JOINED = [
  [/<\/key>\s*<key>/g, '+'],
  [/<\/gui>\s*<gui\b[^>]*>/g, ' › '],
];
const GONE = /<(info|media|comment|links)\b[^>]*?(?:\/>|>[\s\S]*?<\/\1>)/g;

/** @param xml of one page @param language BCP 47 tag @param children the pages that name it as their guide: `{ id, title }` */
function htmlOfMallard(xml, language, children) {
  let depth = 0;
  const body = JOINED.reduce((text, [from, to]) => text.replace(from, to), xml)
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '')
    .replace(GONE, '')
    .replace(/<(\/?)([a-z]+)\b([^>]*)>/g, (_tag, end, name, attributes) => {
      if (name === 'section') depth += end ? -1 : 1;
      if (name === 'title') return `<${end}h${Math.min(6, depth + 1)}>`;
      if (name === 'link') {
        const to = /\bxref="([^"#]+)/.exec(attributes)?.[1];
        return end ? '</a>' : `<a${to === undefined ? '' : ` href="${to}.html"`}>`;
      }
      const tag = TAGS[name];
      if (!tag) return '';
      return attributes.endsWith('/') ? `<${tag}></${tag}>` : `<${end}${tag}>`;
    });
  const links = children.map(({ id, title }) => `<li><a href="${id}.html">${title}</a></li>`).join('');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${titleOf(xml)}</title></head>
<body><main>${body}</main><ul>${links}</ul></body></html>
`;
}

function titleOf(xml) {
  const title = /<title>([\s\S]*?)<\/title>/.exec(xml.replace(GONE, ''))?.[1] ?? '';
  return title
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Writes each page of a folder as HTML; a guide lists its pages, as GNOME prints it. */
export async function writeMallard(from, to, language) {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => name.endsWith('.page')).sort();
  const pages = await Promise.all(
    names.map(async (name) => {
      const xml = await readFile(path.join(from, name), 'utf8');
      const guides = [...xml.matchAll(/<link type="guide" xref="([^"#]+)/g)].map(([, guide]) => guide);
      return { id: name.replace(/\.page$/, ''), xml, title: titleOf(xml), guides };
    }),
  );
  for (const { id, xml } of pages) {
    const children = pages.filter(({ guides }) => guides.includes(id));
    await writeFile(path.join(to, `${id}.html`), htmlOfMallard(xml, language, children));
  }
}
