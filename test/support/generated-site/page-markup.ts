/** The parts of a page, as markup; an empty one is left out. */
export interface PageParts {
  readonly doctype: string;
  /** Attributes of `html`. */
  readonly htmlAttributes: string;
  readonly charset: string;
  /** Before the title, where the head begins. */
  readonly headStart: string;
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  readonly canonical: string;
  readonly viewport: string;
  readonly og: string;
  readonly files: string;
  readonly headEnd: string;
  readonly bodyStart: string;
  readonly nav: string;
  readonly h1: string;
  /** Paragraphs of the main area. */
  readonly main: string;
  /** Behind them, within it. */
  readonly mainEnd: string;
  readonly footer: string;
  readonly bodyEnd: string;
}

/** Puts a page together. */
export function pageMarkup(parts: PageParts): string {
  const { charset, headStart, title, description, robots, canonical, viewport, og, files, headEnd } = parts;
  const head = [charset, headStart, title, description, robots, canonical, viewport, og, files, headEnd];
  const { bodyStart, nav, h1, main, mainEnd, footer, bodyEnd } = parts;
  return [
    parts.doctype,
    `<html${parts.htmlAttributes === '' ? '' : ` ${parts.htmlAttributes}`}>`,
    '<head>',
    ...head,
    '</head>',
    '<body>',
    bodyStart,
    nav === '' ? '' : `<header><nav>${nav}</nav></header>`,
    '<main>',
    h1,
    main,
    mainEnd,
    '</main>',
    footer === '' ? '' : `<footer>${footer}</footer>`,
    bodyEnd,
    '</body>',
    '</html>',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** A link as markup. */
export function anchor(url: string, text: string, attributes = ''): string {
  return `<a href="${escaped(url)}"${attributes === '' ? '' : ` ${attributes}`}>${text}</a>`;
}

/** Links in lists of at most 40, so that no list is a large one. */
export function linkLists(links: readonly string[]): string {
  const lists = Array.from({ length: Math.ceil(links.length / 40) }, (_, at) =>
    links.slice(at * 40, at * 40 + 40),
  );
  return lists.map((list) => `<ul>${list.map((link) => `<li>${link}</li>`).join('')}</ul>`).join('\n');
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
