import { XMLParser } from 'fast-xml-parser';
import { canParseUrl } from '../../urls/index.js';
import { decodeEntities, isPlainXml, isRecord } from './xml-text.js';

/** A sitemap may name 50,000 pages; a job looks at forty. */
const MAX_ENTRIES = 5000;

const parser = new XMLParser({
  ignoreAttributes: true,
  // The site's own text: no entity of its making is expanded (a "billion laughs" needs only a few), five and `&#…` are.
  processEntities: false,
  parseTagValue: false,
  trimValues: true,
  removeNSPrefix: true,
  isArray: (name) => name === 'url' || name === 'sitemap',
});

/** @returns the page addresses of a sitemap, and the sitemaps that an index names. Not a sitemap: both empty. */
export function parseSitemap(xml: string): { pages: string[]; sitemaps: string[] } {
  const none = { pages: [], sitemaps: [] };
  if (!isSitemap(xml)) return none;
  let root: Record<string, unknown>;
  try {
    root = parser.parse(xml) as Record<string, unknown>;
  } catch {
    return none;
  }
  return { pages: locations(root['urlset'], 'url'), sitemaps: locations(root['sitemapindex'], 'sitemap') };
}

function isSitemap(xml: string): boolean {
  return /^\s*(?:\ufeff)?<(?:\?xml|[\w:]*(?:urlset|sitemapindex)|!--)/.test(xml) && isPlainXml(xml);
}

function locations(list: unknown, name: string): string[] {
  const entries = isRecord(list) ? list[name] : [];
  if (!Array.isArray(entries)) return [];
  const found: string[] = [];
  for (const entry of entries.slice(0, MAX_ENTRIES)) {
    const location = isRecord(entry) ? entry['loc'] : undefined;
    if (typeof location !== 'string' || location === '') continue;
    const address = decodeEntities(location);
    if (/^https?:\/\//i.test(address) && canParseUrl(address)) found.push(new URL(address).href);
  }
  return found;
}
