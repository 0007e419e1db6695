import { XMLParser } from 'fast-xml-parser';
import { canParseUrl } from '../../urls/index.js';
import { cutCodePoints } from '../../text/index.js';
import type { FeedEntry } from '../read-page.js';
import { foldText } from './fold-text.js';
import { decodeEntities, isPlainXml, isRecord } from './xml-text.js';

/** A feed names its latest few dozen pages; an archive of thousands is no feed. */
const MAX_ENTRIES = 500;
const MAX_TITLE = 300;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  removeNSPrefix: true,
  isArray: (name) => name === 'item' || name === 'entry' || name === 'link',
});

/** @returns the pages that an RSS, Atom or JSON feed names, in its order; none for what is no feed. */
export function parseFeed(body: string, address: string): FeedEntry[] {
  const items = body.trimStart().startsWith('{') ? jsonItems(body) : xmlItems(body);
  const entries: FeedEntry[] = [];
  for (const { link, title, date } of items.slice(0, MAX_ENTRIES)) {
    if (link === null || !canParseUrl(link, address)) continue;
    const url = new URL(link, address);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') continue;
    url.hash = '';
    const text = cutCodePoints(
      foldText(title.slice(0, MAX_TITLE * 8).replace(/<[^<>]{0,200}>/g, '')),
      MAX_TITLE,
    );
    entries.push({ url: url.href, title: text, publishedAt: dateOf(date) });
  }
  return entries;
}

interface Item {
  readonly link: string | null;
  readonly title: string;
  readonly date: string;
}

function jsonItems(body: string): Item[] {
  let feed: unknown;
  try {
    feed = JSON.parse(body);
  } catch {
    return [];
  }
  if (!isRecord(feed) || !textOf(feed['version']).startsWith('https://jsonfeed.org/version/')) return [];
  const items = Array.isArray(feed['items']) ? feed['items'].filter(isRecord) : [];
  return items.map((item) => ({
    link: textOf(item['url']) || null,
    title: textOf(item['title']),
    date: textOf(item['date_published']),
  }));
}

function xmlItems(body: string): Item[] {
  if (!isPlainXml(body)) return [];
  let root: Record<string, unknown>;
  try {
    root = parser.parse(body) as Record<string, unknown>;
  } catch {
    return [];
  }
  const rss =
    isRecord(root['rss']) && isRecord(root['rss']['channel']) ? root['rss']['channel']['item'] : null;
  // RSS 1.0 has its items beside the channel.
  const rdf = isRecord(root['RDF']) ? root['RDF']['item'] : null;
  const atom = isRecord(root['feed']) ? root['feed']['entry'] : null;
  const items = [rss, rdf, atom].find((list) => Array.isArray(list)) ?? [];
  return (items as unknown[]).filter(isRecord).map((item) => ({
    link: linkOf(item),
    title: decodeEntities(textOf(item['title'])),
    date: textOf(item['pubDate']) || textOf(item['published']) || textOf(item['date']),
  }));
}

/** RSS writes the address as text, Atom into an attribute; a feed may have links to other things beside it. */
function linkOf(item: Record<string, unknown>): string | null {
  const links = Array.isArray(item['link']) ? item['link'] : [];
  for (const link of links) {
    if (typeof link === 'string' && link !== '') return decodeEntities(link);
    if (!isRecord(link)) continue;
    const relation = textOf(link['@rel']);
    const address = textOf(link['@href']);
    if (address !== '' && (relation === '' || relation === 'alternate')) return decodeEntities(address);
  }
  return null;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  // An element with attributes, such as Atom's `<title type="html">`.
  return isRecord(value) && typeof value['#text'] === 'string' ? value['#text'] : '';
}

const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
/** As RSS writes it. Zones by name other than these mean different things to different readers. */
const RFC_822 =
  /^(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}(?::\d{2})? (?:GMT|UT|Z|[+-]\d{4})$/;

/** @returns ISO 8601; null for a date that is written in any other way. */
function dateOf(text: string): string | null {
  if (ISO.test(text)) return Number.isNaN(Date.parse(text)) ? null : text;
  const moment = RFC_822.test(text) ? Date.parse(text.replace(/UT$/, 'GMT')) : Number.NaN;
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
