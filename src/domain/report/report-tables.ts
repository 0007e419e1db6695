import { escapeAttribute, escapeText } from '../article/markup/escape-html.js';
import { isWebAddress, OWN_PAGE_REL } from '../article/markup/sanitise.js';

/** @param columns their heads. @param body rows of cells that are HTML already; the first of each is its head */
export function table(
  caption: string,
  columns: readonly string[],
  body: readonly (readonly string[])[],
): string {
  const heads = columns.map((column) => `<th scope="col">${escapeText(column)}</th>`).join('');
  const lines = body.map(
    ([head = '', ...cells]) =>
      `<tr><th scope="row">${head}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return (
    `<table>\n<caption>${escapeText(caption)}</caption>\n<thead>\n<tr>${heads}</tr>\n</thead>\n` +
    `<tbody>\n${lines.join('\n')}\n</tbody>\n</table>`
  );
}

export function rows<Each>(
  all: readonly Each[],
  cells: (each: Each) => readonly string[],
): (readonly string[])[] {
  return all.map(cells);
}

/** A link to a page of the site; its text alone where the address could not be printed. */
export function link(url: string, text: string): string {
  if (!isWebAddress(url)) return escapeText(text);
  return `<a href="${escapeAttribute(url)}" rel="${OWN_PAGE_REL}">${escapeText(text)}</a>`;
}
