import { promisify } from 'node:util';
import { constants, gunzip, type ZlibOptions } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { normaliseUrl } from '../facts/url-identity.js';
import type { ScannedSitemap, SitemapScanner } from '../scanned-sitemap.js';

/** The protocol's own bounds. */
const MOST_URLS = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;
/** Text that shrinks so well is a bomb, where it is not small anyway. */
const BOMB_RATIO = 100;
const BOMB_BYTES = 10 * 1024 * 1024;
/** A sitemap is four deep; the parser walks through all that is open for each tag. */
const DEEPEST = 32;
/** Of an entry's alternatives. */
const MOST_HREFLANGS = 200;

const gunzipped: (bytes: Uint8Array, options: ZlibOptions) => Promise<Uint8Array> = promisify(gunzip);

type Entry = ScannedSitemap['entries'][number];

/** Reads sitemaps as a stream of tags, so that one of 50 MB costs no tree. */
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

/** @returns also what came of a file that was cut short, or what is wrong with it */
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

function scanXml(base: string, text: string): ScannedSitemap {
  const entries: Entry[] = [];
  const open: string[] = [];
  let root = '';
  // As the callbacks leave it, which the compiler does not follow.
  let isSound = true as boolean;
  let listed = 0;
  let field = '';
  let openedAt = -1;
  let entry: { loc: string; lastmod: string; hreflangs: { code: string; url: string }[] } | null = null;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const local = localName(name);
        if (open.length === 0) {
          if (root !== '') isSound = false;
          root = local;
        }
        open.push(name);
        openedAt = parser.startIndex;
        if (open.length > DEEPEST) {
          isSound = false;
          parser.pause();
        } else if (open.length === 2 && (local === 'url' || local === 'sitemap')) {
          entry = { loc: '', lastmod: '', hreflangs: [] };
        } else if (entry && open.length === 3) {
          field = local;
          if (local === 'link' && entry.hreflangs.length < MOST_HREFLANGS) {
            const { hreflang = '', href = '', rel = '' } = attributes;
            const url = normaliseUrl(href, base)?.url;
            if (rel.toLowerCase() === 'alternate' && hreflang !== '' && url !== undefined)
              entry.hreflangs.push({ code: hreflang.trim().toLowerCase(), url });
          }
        }
      },
      ontext: (part) => {
        if (entry && open.length === 3) {
          if (field === 'loc' && entry.loc.length < 4096) entry.loc += part;
          else if (field === 'lastmod' && entry.lastmod.length < 100) entry.lastmod += part;
        } else if (open.length === 0 && part.trim() !== '') isSound = false;
      },
      onclosetag: (name, implied) => {
        // A tag that closes itself is told as implied, too, at the place where it was opened.
        const closesItself = implied && parser.startIndex === openedAt;
        if (open.pop() !== name || (implied && !closesItself)) isSound = false;
        if (open.length === 2) field = '';
        if (open.length !== 1 || !entry) return;
        listed += 1;
        const url = /^https?:/i.test(entry.loc.trim())
          ? normaliseUrl(entry.loc.trim(), base)?.url
          : undefined;
        if (url !== undefined && entries.length < MOST_URLS)
          entries.push({ url, lastmod: entry.lastmod.trim() || null, hreflangs: entry.hreflangs });
        entry = null;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  // What is still open is closed by the parser, and told as implied.
  parser.end();
  if (root !== 'urlset' && root !== 'sitemapindex') return faulty('wrong_root');
  const invalid = !isSound ? 'not_well_formed' : listed > MOST_URLS ? 'too_many_urls' : null;
  return { isIndex: root === 'sitemapindex', invalid, entries, listed };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
