import { canParseUrl } from '../../urls/index.js';
import { cutCodePoints } from '../../text/index.js';
import type { DomDocument, DomElement } from './dom.js';
import { foldText, withoutNumbering } from './fold-text.js';
import { isThing, type Thing } from './json-ld.js';
import { licenceOf } from './licence.js';

/** The page's own metadata. */
export interface PageMetadata {
  readonly title: string;
  readonly siteName: string | null;
  readonly author: string | null;
  readonly publishedAt: string | null;
  readonly language: string | null;
  readonly canonicalUrl: string | null;
  readonly licence: string | null;
}

/** Chosen: longer than any title that is shown, in code points. */
const MAX_TITLE = 200;

/** Chosen: how much of a heading is read; a single one may hold the whole page. */
const MAX_HEADING = 1000;

/**
 * Reads a page's head. Call it before boilerplate is removed, which removes the head's elements.
 *
 * @param things that its JSON-LD describes
 */
export function metadataOf(document: DomDocument, address: string, things: readonly Thing[]): PageMetadata {
  const metas = metaTags(document);
  const article = articleData(things);
  const siteName = metas.get('og:site_name') ?? metas.get('application-name') ?? bookName(document);
  const author = metas.get('author') ?? metas.get('article:author') ?? article.author;
  return {
    title: titleOf(document, metas, siteName),
    siteName,
    // Facebook's tag holds the address of a profile more often than a name.
    author: author === null || /^https?:/i.test(author) ? null : author,
    publishedAt: firstDate([
      metas.get('article:published_time'),
      article.publishedAt,
      document.querySelector('[itemprop=datePublished]')?.getAttribute('datetime'),
      document.querySelector('[itemprop=datePublished]')?.getAttribute('content'),
      metas.get('dc.date.issued'),
      metas.get('dcterms.issued'),
      metas.get('dc.date'),
      metas.get('date'),
      document.querySelector('time[pubdate]')?.getAttribute('datetime'),
      document.querySelector('article header time')?.getAttribute('datetime'),
    ]),
    language: languageOf(document, metas),
    canonicalUrl: absolute(document.querySelector('link[rel=canonical]')?.getAttribute('href'), address),
    licence: licenceOf(document, metas, things, baseOf(document, address)),
  };
}

/** @returns the base of the page's relative addresses. */
export function baseOf(document: DomDocument, address: string): string {
  return absolute(document.querySelector('base[href]')?.getAttribute('href'), address) ?? address;
}

function metaTags(document: DomDocument): Map<string, string> {
  const found = new Map<string, string>();
  for (const meta of document.querySelectorAll('meta')) {
    const name = (
      meta.getAttribute('property') ??
      meta.getAttribute('name') ??
      meta.getAttribute('http-equiv') ??
      ''
    )
      .trim()
      .toLowerCase();
    const content = foldText((meta.getAttribute('content') ?? '').slice(0, 1000));
    if (name !== '' && content !== '' && !found.has(name)) found.set(name, cutCodePoints(content, MAX_TITLE));
  }
  return found;
}

/**
 * Books made by mdBook and the like show the book's title on each page, outside the main text; the name of the page comes
 * before it in `<title>`: `Variables - The Rust Programming Language`.
 */
function bookName(document: DomDocument): string | null {
  const [heading] = document.querySelectorAll('h1');
  const first = textOf(heading ?? null);
  const written = foldText((document.querySelector('title')?.textContent ?? '').slice(0, MAX_HEADING));
  if (!heading || first === '' || isInMain(heading) || !written.endsWith(first)) return null;
  const before = written.slice(0, -first.length);
  return /\S\s+[-–—|·»]\s+$/u.test(before) ? first : null;
}

function isInMain(element: DomElement): boolean {
  for (let at: DomElement | null = element; at; at = at.parentNode) {
    if (at.localName === 'main' || at.localName === 'article') return true;
  }
  return false;
}

/** The page's only H1, if it has one; else its title without the site's name after it. */
function titleOf(document: DomDocument, metas: Map<string, string>, siteName: string | null): string {
  const headings = [...document.querySelectorAll('h1')].map(textOf).filter(Boolean);
  const written = foldText((document.querySelector('title')?.textContent ?? '').slice(0, MAX_HEADING));
  const candidates = [
    // Several H1, or one that names the site, say nothing about this page.
    headings.length === 1 && headings[0] !== siteName && written.includes(headings[0] ?? '')
      ? headings[0]
      : '',
    metas.get('og:title'),
    withoutSite(written, siteName),
    headings[0],
    textOf(document.querySelector('h2')),
  ];
  const title = candidates.find((candidate) => candidate !== undefined && candidate !== '') ?? '';
  return cutCodePoints(withoutNumbering(title), MAX_TITLE);
}

function textOf(element: DomElement | null): string {
  return foldText((element?.textContent ?? '').slice(0, MAX_HEADING)).replace(/(?<!\s)\s*[¶#§]$/, '');
}

function withoutSite(title: string, siteName: string | null): string {
  if (siteName !== null) {
    for (const mark of [' - ', ' – ', ' — ', ' | ', ' · ', ' :: ', ' » ', ': ']) {
      if (title.endsWith(mark + siteName)) return title.slice(0, -(mark + siteName).length);
      if (title.startsWith(siteName + mark)) return title.slice((siteName + mark).length);
    }
  }
  // At least three words before the mark, or titles like "C - Wikipedia" would lose their meaning with the site's name.
  const parts = /^(.{12,}?) [|–—·»] [^|–—·»]{2,40}$/u.exec(title);
  return parts?.[1] ?? title;
}

function languageOf(document: DomDocument, metas: Map<string, string>): string | null {
  const root = document.documentElement;
  const stated =
    root.getAttribute('lang') ??
    root.getAttribute('xml:lang') ??
    document.body.getAttribute('lang') ??
    metas.get('content-language') ??
    '';
  try {
    return Intl.getCanonicalLocales(stated.trim().replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}

/** @returns the first ISO 8601 date, as written. Dates in other formats are not guessed at. */
function firstDate(stated: readonly (string | null | undefined)[]): string | null {
  for (const candidate of stated) {
    const date = candidate?.trim() ?? '';
    const shape = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
    if (shape.test(date) && !Number.isNaN(Date.parse(date))) return date.replace(' ', 'T');
  }
  return null;
}

function absolute(href: string | null | undefined, base: string): string | null {
  if (!href || !canParseUrl(href, base)) return null;
  const url = new URL(href, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}

/** What they say about an article on the page. */
function articleData(things: readonly Thing[]): {
  author: string | null;
  publishedAt: string | null;
} {
  for (const thing of things) {
    if (!/(?:Article|Posting|WebPage|Report)$/.test(String(thing['@type']))) continue;
    const author = nameOf(thing['author']);
    const date = thing['datePublished'];
    const publishedAt = typeof date === 'string' ? date : null;
    if (author !== null || publishedAt !== null) return { author, publishedAt };
  }
  return { author: null, publishedAt: null };
}

function nameOf(author: unknown): string | null {
  const one: unknown = Array.isArray(author) ? author[0] : author;
  const name = isThing(one) ? one['name'] : one;
  return typeof name === 'string' && foldText(name) !== '' ? cutCodePoints(foldText(name), MAX_TITLE) : null;
}
