import { canParseUrl } from '../../urls/index.js';
import { cutCodePoints } from '../../text/index.js';
import type { FetchedPage } from '../../guarded-fetch/index.js';
import type { FeedEntry, NamedPages, PageReader, ReadPage } from '../read-page.js';
import { parseFeed } from '../xml/feeds.js';
import { hasDoctype } from '../xml/read-entries.js';
import { scanXml } from '../xml/sitemap-scanner.js';
import { parsePage, type DomDocument } from './dom.js';
import { foldText } from './fold-text.js';
import { markedQuestions, thingsOf } from './json-ld.js';
import { mainText } from './main-text.js';
import { baseOf, metadataOf } from './page-metadata.js';

/** Chosen: a page with more links is an index of thousands, and its first ones suffice. */
const MAX_LINKS = 2000;
/** Chosen: characters of all texts of links to one address: two or three names of a page. */
const MAX_LINK_TEXT = 300;

/** Chosen: resolving an address takes about 50 µs, so tens of thousands of links on one page would block the process. */
const MAX_LINKS_READ = 10_000;

/** Chosen: a sitemap may name 50,000 pages; a job considers forty. */
const MAX_SITEMAP_PAGES = 5000;

/** Reads pages with Readability on a bounded tree, and with boilerplate rules of its own (see `main-text.ts`). */
export class ReadabilityPageReader implements PageReader {
  read(page: FetchedPage): ReadPage {
    const document = parsePage(page.body, page.contentType);
    const things = thingsOf(document);
    const metadata = metadataOf(document, page.finalUrl, things);
    const questions = markedQuestions(things);
    const links = linksOf(document, page.finalUrl);
    const feeds = feedsOf(document, page.finalUrl);
    return { ...metadata, links, feeds, questions, blocks: mainText(document, metadata.title) };
  }

  readSitemap({ body, finalUrl }: FetchedPage): NamedPages {
    const { invalid, isIndex, entries } = scanXml(finalUrl, body);
    const isSound = (invalid === null || invalid === 'too_many_urls') && !hasDoctype(body);
    const named = isSound ? entries.slice(0, MAX_SITEMAP_PAGES).map(({ url }) => url) : [];
    return isIndex ? { pages: [], sitemaps: named } : { pages: named, sitemaps: [] };
  }

  readFeed(page: FetchedPage): readonly FeedEntry[] {
    return parseFeed(page.body, page.finalUrl);
  }
}

const FEED_TYPE = /^application\/(?:(?:rss|atom|rdf)\+xml|feed\+json|json)\b/i;
/** Chosen: at most three of them are read. */
const MAX_FEEDS = 10;

function feedsOf(document: DomDocument, address: string): string[] {
  const base = baseOf(document, address);
  const found = new Set<string>();
  for (const link of [...document.querySelectorAll('link[href]')].slice(0, MAX_LINKS)) {
    if (!/(?:^|\s)(?:alternate|feed)(?:\s|$)/i.test(link.getAttribute('rel') ?? '')) continue;
    if (!FEED_TYPE.test((link.getAttribute('type') ?? '').trim())) continue;
    const url = target(link.getAttribute('href') ?? '', base);
    if (url !== null && found.size < MAX_FEEDS) found.add(url);
  }
  return [...found];
}

function linksOf(document: DomDocument, address: string): { url: string; text: string }[] {
  const base = baseOf(document, address);
  const texts = new Map<string, string>();
  for (const link of [...document.querySelectorAll('a[href],area[href]')].slice(0, MAX_LINKS_READ)) {
    const url = target(link.getAttribute('href') ?? '', base);
    if (url === null || (texts.size >= MAX_LINKS && !texts.has(url))) continue;
    const words = link.textContent ?? '';
    const alt = link.querySelector('img')?.getAttribute('alt') ?? link.getAttribute('title');
    texts.set(url, joined(texts.get(url) ?? '', foldText(words.trim() === '' ? (alt ?? '') : words)));
  }
  return [...texts].map(([url, text]) => ({ url, text }));
}

/** A table of contents names a page by its chapter and then by each section; all of these say what is there. */
function joined(known: string, text: string): string {
  if (known === '' || text === '') return cutCodePoints(known || text, MAX_LINK_TEXT);
  if (known.split('; ').includes(text) || known.length + text.length + 2 > MAX_LINK_TEXT) return known;
  return `${known}; ${text}`;
}

function target(href: string, base: string): string | null {
  // The fetcher would refuse it anyway, and resolving thousands of `data:` addresses takes time.
  if (href.length > 2048 || /^\s*(?:javascript|mailto|tel|data):/i.test(href) || !canParseUrl(href, base))
    return null;
  const url = new URL(href, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  url.hash = '';
  return url.href;
}
