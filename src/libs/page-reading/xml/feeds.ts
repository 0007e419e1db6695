import { canParseUrl } from '../../urls/index.js';
import { cutCodePoints } from '../../text/index.js';
import type { FeedEntry } from '../read-page.js';
import { foldText } from '../article/fold-text.js';
import { hasDoctype, readEntries, type XmlField } from './read-entries.js';

/** Chosen: a feed names its latest few dozen pages; an archive of thousands is no feed. */
const MAX_ENTRIES = 500;
const MAX_TITLE = 300;

const ITEMS = new Set(['rss/channel/item', 'rdf/item', 'feed/entry']);

/** @returns the pages that an RSS, Atom or JSON feed names, in its order; none when it is no feed. */
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
  if (hasDoctype(body)) return [];
  const items: Item[] = [];
  const { isWellFormed } = readEntries(body, ITEMS, (fields) => {
    if (items.length >= MAX_ENTRIES) return;
    const first = (name: string) => fields.find((field) => field.name === name)?.text.trim() ?? '';
    items.push({
      link: linkOf(fields),
      title: decodeEntities(first('title')),
      date: first('pubdate') || first('published') || first('date'),
    });
  });
  return isWellFormed ? items : [];
}

/** RSS has the address as text, Atom in an attribute; a feed may have other links too. */
function linkOf(fields: readonly XmlField[]): string | null {
  for (const { name, attributes, text } of fields) {
    if (name !== 'link') continue;
    const { rel = '', href = '' } = attributes;
    if (Object.keys(attributes).length === 0 && text.trim() !== '') return decodeEntities(text.trim());
    if (href !== '' && (rel === '' || rel === 'alternate')) return decodeEntities(href);
  }
  return null;
}

/** Unescaped a second time: a title is HTML, and CDATA may hold escapes. */
function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|#38);/g, (_all, entity: string) => ENTITIES[entity] ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#38': '&',
};

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
/** The form of RSS. Other zone names mean different things to different readers. */
const RFC_822 =
  /^(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}(?::\d{2})? (?:GMT|UT|Z|[+-]\d{4})$/;

/** @returns ISO 8601; null for a date in another form. */
function dateOf(text: string): string | null {
  if (ISO.test(text)) return Number.isNaN(Date.parse(text)) ? null : text;
  const moment = RFC_822.test(text) ? Date.parse(text.replace(/UT$/, 'GMT')) : Number.NaN;
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
