import { xmlText } from '../graph/files/xml-text.js';

/** A page that a sitemap is to name. */
export interface ListedPage {
  readonly url: string;
  /** As its server said it in `Last-Modified`; null where it did not. */
  readonly lastModified: string | null;
}

/** The protocol of sitemaps: addresses in one file, and its bytes without compression. */
export const MOST_LISTED_URLS = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const BEGIN = `${HEAD}<urlset ${NAMESPACE}>\n`;
const END = '</urlset>\n';

/**
 * Sitemaps of these pages by the protocol of sitemaps.org, each within its bounds.
 * @returns one file at least, which of no page is an empty list
 */
export function writeSitemaps(pages: Iterable<ListedPage>): string[] {
  const files: string[] = [];
  let lines: string[] = [];
  let bytes = BEGIN.length + END.length;
  const end = () => {
    files.push(BEGIN + lines.join('') + END);
    [lines, bytes] = [[], BEGIN.length + END.length];
  };
  for (const page of pages) {
    const line = lineOf(page);
    const length = Buffer.byteLength(line);
    if (lines.length === MOST_LISTED_URLS || bytes + length > MOST_BYTES) end();
    lines.push(line);
    bytes += length;
  }
  if (lines.length > 0 || files.length === 0) end();
  return files;
}

function lineOf({ url, lastModified }: ListedPage): string {
  const changed = lastModified === null ? Number.NaN : Date.parse(lastModified);
  // A server that says when the page was sent, and not when it was changed, may be ahead of us; nothing else is judged.
  const date = Number.isNaN(changed)
    ? ''
    : `<lastmod>${new Date(changed).toISOString().slice(0, 19)}Z</lastmod>`;
  return `<url><loc>${xmlText(url)}</loc>${date}</url>\n`;
}

/** The index of several sitemaps. @param addresses where they will stand */
export function writeSitemapIndex(addresses: readonly string[]): string {
  const lines = addresses.map((url) => `<sitemap><loc>${xmlText(url)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`;
}
