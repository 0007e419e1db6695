import { promisify } from 'node:util';
import { constants, gunzip, type ZlibOptions } from 'node:zlib';
import { normaliseUrl } from '../facts/url-identity.js';
import type { ScannedSitemap, SitemapScanner } from '../scanned-sitemap.js';
import { readEntries, type XmlField } from './read-entries.js';

/** The bounds of the sitemap protocol. */
const MOST_URLS = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;
/** Chosen: text that shrinks so well is an archive bomb, unless it is small anyway. */
const BOMB_RATIO = 100;
const BOMB_BYTES = 10 * 1024 * 1024;
/** Chosen: alternatives of one entry. */
const MOST_HREFLANGS = 200;
const LONGEST_DATE = 100;

const ENTRIES = new Set(['urlset/url', 'urlset/sitemap', 'sitemapindex/url', 'sitemapindex/sitemap']);

const gunzipped: (bytes: Uint8Array, options: ZlibOptions) => Promise<Uint8Array> = promisify(gunzip);

type Entry = ScannedSitemap['entries'][number];

/** Reads sitemaps in all forms of the protocol. */
export class StreamingSitemapScanner implements SitemapScanner {
  async scan(url: string, bytes: Uint8Array): Promise<ScannedSitemap> {
    if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return scanText(url, bytes);
    const unpacked = await unpack(bytes);
    if (typeof unpacked === 'string') return faulty(unpacked);
    const { plain, isWhole } = unpacked;
    if (sizeFault(bytes.length, plain.length) === 'bomb') return faulty('bomb');
    const scanned = scanText(url, plain);
    return isWhole ? scanned : { ...scanned, invalid: 'broken_gzip' };
  }
}

function scanText(url: string, plain: Uint8Array): ScannedSitemap {
  if (plain.length > MOST_BYTES) return faulty('too_large');
  const text = new TextDecoder().decode(plain);
  return /^\s*</.test(text.slice(0, 1000)) ? scanXml(url, text) : scanPlain(url, text);
}

/** @returns also the entries of a file that was cut short, or its fault */
async function unpack(
  bytes: Uint8Array,
): Promise<{ readonly plain: Uint8Array; readonly isWhole: boolean } | 'bomb' | 'too_large' | 'broken_gzip'> {
  const bounds = { maxOutputLength: MOST_BYTES };
  try {
    return { plain: await gunzipped(bytes, bounds), isWhole: true };
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE')
      return sizeFault(bytes.length, MOST_BYTES);
  }
  try {
    const plain = await gunzipped(bytes, { ...bounds, finishFlush: constants.Z_SYNC_FLUSH });
    return { plain, isWhole: false };
  } catch {
    return 'broken_gzip';
  }
}

function sizeFault(sent: number, decoded: number): 'bomb' | 'too_large' {
  return decoded > BOMB_BYTES && decoded / sent > BOMB_RATIO ? 'bomb' : 'too_large';
}

function faulty(invalid: ScannedSitemap['invalid']): ScannedSitemap {
  return { isIndex: false, invalid, entries: [], listed: 0 };
}

/** One address a line. */
function scanPlain(base: string, text: string): ScannedSitemap {
  const entries: Entry[] = [];
  let listed = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const said = line.trim();
    if (said === '') continue;
    const url = /^https?:/i.test(said) ? normaliseUrl(said, base)?.url : undefined;
    if (url === undefined) return faulty('wrong_root');
    listed += 1;
    if (listed <= MOST_URLS) entries.push({ url, lastmod: null, hreflangs: [] });
  }
  if (listed === 0) return faulty('wrong_root');
  return { isIndex: false, invalid: listed > MOST_URLS ? 'too_many_urls' : null, entries, listed };
}

/** It begins with a tag, so it is XML. */
export function scanXml(base: string, text: string): ScannedSitemap {
  const entries: Entry[] = [];
  let listed = 0;
  const { root, isWellFormed } = readEntries(text, ENTRIES, (fields) => {
    listed += 1;
    const location = textOf(fields, 'loc');
    const url = /^https?:/i.test(location) ? normaliseUrl(location, base)?.url : undefined;
    if (url === undefined || entries.length >= MOST_URLS) return;
    const lastmod = textOf(fields, 'lastmod').slice(0, LONGEST_DATE) || null;
    entries.push({ url, lastmod, hreflangs: hreflangsOf(fields, base) });
  });
  if (root !== 'urlset' && root !== 'sitemapindex') return faulty('wrong_root');
  const invalid = !isWellFormed ? 'not_well_formed' : listed > MOST_URLS ? 'too_many_urls' : null;
  return { isIndex: root === 'sitemapindex', invalid, entries, listed };
}

function textOf(fields: readonly XmlField[], name: string): string {
  return fields
    .filter((field) => field.name === name)
    .map(({ text }) => text)
    .join('')
    .trim();
}

function hreflangsOf(fields: readonly XmlField[], base: string): { code: string; url: string }[] {
  const hreflangs: { code: string; url: string }[] = [];
  for (const { name, attributes } of fields) {
    const { hreflang = '', href = '', rel = '' } = attributes;
    if (name !== 'link' || rel.toLowerCase() !== 'alternate' || hreflang === '') continue;
    if (hreflangs.length >= MOST_HREFLANGS) break;
    const url = normaliseUrl(href, base)?.url;
    if (url !== undefined) hreflangs.push({ code: hreflang.trim().toLowerCase(), url });
  }
  return hreflangs;
}
