import { gzipSync } from 'node:zlib';
import { Chance } from '../chaos/chance.js';
import type { Certainty, GeneratedSite, Served, ServedUrl } from '../generated-site/generated-site.js';

export const ROOM = 'https://www.reading-room.example';
export const PLAIN_ROOM = 'http://www.reading-room.example';
/** A site that answers for every address. */
export const PRESS = 'https://press.elsewhere.example';
const HTML = 'text/html; charset=utf-8';

const PEOPLE =
  'The librarian|A student|The night porter|My cousin|An old reader|The binder|A small girl|The new clerk|The poet|A visitor|The owner|Our teacher|The postman|A retired judge'.split(
    '|',
  );
const DEEDS =
  'opens the green book|counts the empty chairs|looks for a lost page|writes a short note|reads the first story|carries a heavy box|asks for a map|closes the tall window|finds a pressed flower|copies an old song|wipes the long table|turns on the lamp|puts a card in the drawer|learns a line by heart|waits at the desk'.split(
    '|',
  );
const TIMES =
  'before the bell rings|after a cup of tea|on a wet Monday|near the big clock|with great care|while it snows|behind the last bookcase|as on every day|in the quiet hall|under the round roof|until the doors close|for a friend|without a sound'.split(
    '|',
  );

export interface RoomPage {
  /** Of html; null for none. */
  readonly lang?: string | null;
  readonly title?: string;
  readonly description?: string;
  /** The address of the canonical; null for none. */
  readonly canonical?: string | null;
  /** In place of those of the head. */
  readonly charset?: string;
  readonly viewport?: string;
  readonly og?: readonly string[];
  /** At the end of the head. */
  readonly head?: string;
  readonly h1?: string;
  /** In place of the paragraphs. */
  readonly text?: string;
  /** Behind them. */
  readonly more?: string;
  /** Whether the page leads to the home page and the lists. */
  readonly hasNav?: boolean;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly isPacked?: boolean;
  readonly ttfbMs?: number;
  readonly totalMs?: number;
  readonly first?: readonly Served[];
  /** Named by the sitemap. Default true. */
  readonly isMapped?: boolean;
  /** Linked from both lists. Default true. */
  readonly isListed?: boolean;
}

/** What differs of a whole site. */
export interface RoomOptions {
  readonly name: string;
  readonly robots?: string | Served | null;
  readonly sitemap?: string | null;
  /** More sitemaps that robots.txt names. */
  readonly moreSitemaps?: Readonly<Record<string, string>>;
  readonly certificate?: GeneratedSite['certificate'];
  readonly config?: GeneratedSite['config'];
  readonly plain?: ServedUrl;
  readonly unknown?: ServedUrl;
  readonly lacks?: readonly string[];
}

/** A site of a reading room, and what its auditor must find, by the words of the rules. */
export class RoomBuilder {
  private readonly chance: Chance;
  private readonly pages = new Map<string, RoomPage>();
  private readonly urls = new Map<string, ServedUrl>();
  private readonly listed: string[] = [];
  private readonly mapped: string[] = [];
  private readonly origins = new Map<string, ServedUrl>();
  private readonly hits = new Map<string, Map<string | null, Certainty>>();

  constructor(
    private readonly options: RoomOptions,
    seed: number,
  ) {
    this.chance = new Chance(seed);
  }

  /** Expects these checks to hit a URL; null for the site. */
  expect(url: string | null, ...checks: readonly string[]): void {
    for (const check of checks) this.note(check, url, 'sure');
  }

  doubt(url: string, ...checks: readonly string[]): void {
    for (const check of checks) this.note(check, url, 'unverifiable');
  }

  /** A sound page but for what is said. @returns its URL */
  page(path: string, page: RoomPage = {}, ...checks: readonly string[]): string {
    const url = ROOM + path;
    if (this.pages.has(url)) throw new Error(`${url} is there already`);
    this.pages.set(url, page);
    if (page.isListed !== false) this.listed.push(url);
    if (page.isMapped !== false) this.mapped.push(url);
    this.expect(url, ...checks);
    return url;
  }

  /** What is no page, linked from both lists where it says so. */
  serve(path: string, served: Served | ServedUrl, isListed = false, ...checks: readonly string[]): string {
    const url = ROOM + path;
    this.urls.set(url, 'answers' in served ? served : { answers: [served] });
    if (isListed) this.listed.push(url);
    this.expect(url, ...checks);
    return url;
  }

  redirect(path: string, to: string, status: number, ...checks: readonly string[]): string {
    const headers = { location: to };
    return this.serve(
      path,
      { status, headers, body: new Uint8Array() },
      true,
      'redirect_internal',
      ...checks,
    );
  }

  /** Named by the sitemap beside the pages. */
  map(url: string): void {
    this.mapped.push(url);
  }

  origin(origin: string, served: ServedUrl): void {
    this.origins.set(origin, served);
  }

  prose(sentences = 30): string {
    const one = (of: readonly string[]) => of[this.chance.whole(0, of.length)] ?? '';
    const all = Array.from({ length: sentences }, () => `${one(PEOPLE)} ${one(DEEDS)} ${one(TIMES)}.`);
    const half = Math.ceil(all.length / 2);
    return [all.slice(0, half), all.slice(half)].map((some) => `<p>${some.join(' ')}</p>`).join('\n');
  }

  build(): GeneratedSite {
    const lists = ['/lists/authors', '/lists/subjects'].map((path) => this.page(path, { isListed: false }));
    const home = this.page('/', { isListed: false });
    this.serve('/room.css', answer('text/css', 'body { margin: 0 }'));
    this.serve('/room.jpg', answer('image/jpeg', jpegOf(9000), { isPacked: false }));
    for (const [url, page] of [...this.pages])
      this.urls.set(url, this.served(url, page, { home, lists, isList: lists.includes(url) }));
    this.serveRobots();
    return {
      name: this.options.name,
      start: home,
      urls: this.urls,
      others: new Map<string, ServedUrl | 'to_https'>([
        [ROOM, this.options.unknown ?? { answers: [answer(HTML, notFound(), { status: 404 })] }],
        [PLAIN_ROOM, this.options.plain ?? 'to_https'],
        [PRESS, { answers: [answer(HTML, '<!doctype html><title>Press</title><p>News.')] }],
        ...this.origins,
      ]),
      certificate: this.options.certificate ?? { daysLeft: 80, nameMatches: true, protocol: 'TLSv1.3' },
      config: this.options.config ?? {},
      key: { hits: this.hits, sound: new Map() },
    };
  }

  /** The whole markup of a page. */
  markup(url: string, page: RoomPage, nav = ''): string {
    const number = Buffer.from(url).reduce((sum, byte) => (sum * 31 + byte) % 900_001, 7);
    const title = page.title ?? `<title>Reading room, notes of bookcase ${number}</title>`;
    const description =
      page.description ??
      meta(
        'description',
        `How the books of bookcase ${number} are found, read and put back where they belong, as the card in it says.`,
      );
    const canonical = page.canonical === undefined ? url : page.canonical;
    const og = page.og ?? ['title', 'type', 'image', 'url'];
    return [
      '<!doctype html>',
      page.lang === null ? '<html>' : `<html lang="${page.lang ?? 'en'}">`,
      '<head>',
      page.charset ?? '<meta charset="utf-8">',
      title,
      description,
      canonical === null ? '' : `<link rel="canonical" href="${escapedUrl(canonical)}">`,
      page.viewport ?? meta('viewport', 'width=device-width, initial-scale=1'),
      ...og.map(
        (name) =>
          `<meta property="og:${name}" content="${name === 'image' ? `${ROOM}/room.jpg` : `Bookcase ${number}`}">`,
      ),
      `<link rel="stylesheet" href="${ROOM}/room.css">`,
      page.head ?? '',
      '</head><body>',
      nav,
      '<main>',
      page.h1 ?? `<h1>Notes of bookcase ${number}</h1>`,
      page.text ?? this.prose(),
      page.more ?? '',
      '</main>',
      '</body></html>',
    ].join('\n');
  }

  private note(check: string, url: string | null, certainty: Certainty): void {
    this.hits.set(check, (this.hits.get(check) ?? new Map<string | null, Certainty>()).set(url, certainty));
  }

  private served(
    url: string,
    page: RoomPage,
    {
      home,
      lists,
      isList,
    }: { readonly home: string; readonly lists: readonly string[]; readonly isList: boolean },
  ): ServedUrl {
    const [authors = home, subjects = home] = lists;
    const nav = `<nav>${link(home, 'The reading room')} ${link(authors, 'Books by author')} ${link(subjects, 'Books by subject')}</nav>`;
    const rows = this.listed.map((listed, at) => `<li>${link(listed, `Card ${at + 1} of the box`)}</li>`);
    const groups = Array.from({ length: Math.ceil(rows.length / 50) }, (_, at) =>
      rows.slice(at * 50, at * 50 + 50),
    );
    const more =
      (page.more ?? '') + (isList ? groups.map((group) => `<ul>${group.join('')}</ul>`).join('') : '');
    const markup = this.markup(url, { ...page, more }, page.hasNav === false ? '' : nav);
    const missing = Object.fromEntries((this.options.lacks ?? []).map((name) => [name, '']));
    const whole = answer(HTML, markup, { ...page, headers: { ...SAFE, ...missing, ...page.headers } });
    const [start, ...rest] = page.first ?? [];
    return { answers: start === undefined ? [whole] : [start, ...rest, whole] };
  }

  private serveRobots(): void {
    const { robots, sitemap, moreSitemaps = {} } = this.options;
    const named = sitemap === null ? [] : [`${ROOM}/map.xml`];
    for (const [path, xml] of Object.entries(moreSitemaps)) {
      named.push(ROOM + path);
      this.serve(path, answer('application/xml', xml));
    }
    if (sitemap !== null)
      this.serve('/map.xml', answer('application/xml', sitemap ?? sitemapOf(this.mapped)));
    const lines = named.map((url) => `Sitemap: ${url}\n`).join('');
    if (robots === null) this.serve('/robots.txt', answer('text/plain', 'Nothing.', { status: 404 }));
    else if (typeof robots === 'object') this.serve('/robots.txt', robots);
    else
      this.serve(
        '/robots.txt',
        answer('text/plain', `${robots ?? 'User-agent: *\nDisallow: /staff/\n'}${lines}`),
      );
  }
}

/** Headers of a page that lacks none. */
export const SAFE = {
  'strict-transport-security': 'max-age=31536000',
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

interface Sent extends Pick<RoomPage, 'headers' | 'isPacked' | 'ttfbMs' | 'totalMs'> {
  readonly status?: number;
}

/** An answer with a body, packed by gzip unless it says otherwise. */
export function answer(
  type: string,
  body: string | Uint8Array,
  sent: Sent = {},
): Exclude<Served, { failure: unknown }> {
  const { status = 200, headers = {}, isPacked = true, ttfbMs, totalMs } = sent;
  const all = { 'content-type': type, ...(isPacked ? { 'content-encoding': 'gzip' } : {}), ...headers };
  const bytes = Buffer.from(body);
  return {
    status,
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
    body: isPacked ? gzipSync(bytes, { level: 1 }) : bytes,
    ...(ttfbMs === undefined ? {} : { ttfbMs }),
    ...(totalMs === undefined ? {} : { totalMs }),
  };
}

export function failing(status: number, headers: Readonly<Record<string, string>> = {}): Served {
  return answer(HTML, notFound(), { status, headers });
}

export function link(url: string, text: string, attributes = ''): string {
  return `<a href="${escapedUrl(url)}" ${attributes}>${text}</a>`;
}

export function image(url: string, attributes = 'alt="A bookcase" width="40" height="30"'): string {
  return `<img src="${url}" ${attributes}>`;
}

export function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${content}">`;
}

export function jpegOf(bytes: number): Uint8Array {
  const body = Buffer.alloc(bytes, 0x33);
  body.set([0xff, 0xd8, 0xff, 0xe1]);
  return body;
}

export function sitemapOf(
  urls: readonly string[],
  dateOf = (at: number) => `2026-03-${String(1 + (at % 28)).padStart(2, '0')}`,
): string {
  const lines = urls.map(
    (url, at) => `<url><loc>${escapedUrl(url)}</loc><lastmod>${dateOf(at)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines.join('')}</urlset>`;
}

function notFound(): string {
  return '<!doctype html><html lang="en"><title>Gone</title><p>No such card is in the box.';
}

function escapedUrl(url: string): string {
  return url.replaceAll('&', '&amp;');
}
