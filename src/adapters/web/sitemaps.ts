import { XMLParser, XMLValidator } from 'fast-xml-parser';

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
  if (/<!DOCTYPE/i.test(xml.slice(0, 2000)) || !isWellFormed(xml)) return none;
  let root: Record<string, unknown>;
  try {
    root = parser.parse(xml) as Record<string, unknown>;
  } catch {
    return none;
  }
  return { pages: locations(root['urlset'], 'url'), sitemaps: locations(root['sitemapindex'], 'sitemap') };
}

function isWellFormed(xml: string): boolean {
  return (
    /^\s*(?:\ufeff)?<(?:\?xml|[\w:]*(?:urlset|sitemapindex)|!--)/.test(xml) &&
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor package is a month old
    XMLValidator.validate(xml) === true
  );
}

function locations(list: unknown, name: string): string[] {
  const entries = isRecord(list) ? list[name] : [];
  if (!Array.isArray(entries)) return [];
  const found: string[] = [];
  for (const entry of entries.slice(0, MAX_ENTRIES)) {
    const location = isRecord(entry) ? entry['loc'] : undefined;
    if (typeof location !== 'string' || location === '') continue;
    const address = location.replace(
      /&(amp|lt|gt|quot|apos|#38);/g,
      (_all, entity: string) => ENTITIES[entity] ?? '',
    );
    if (/^https?:\/\//i.test(address) && URL.canParse(address)) found.push(new URL(address).href);
  }
  return found;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#38': '&',
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
