import { gzipSync } from 'node:zlib';
import type { CrawlConfig } from '../../../src/domain/audit/audit.js';
import type { SiteFacts } from '../../../src/libs/site-audit/index.js';
import { Chance } from '../chaos/chance.js';
import type { Certainty, GeneratedSite, Served, ServedUrl } from './generated-site.js';
import { anchor, escaped, linkLists, pageMarkup, type PageParts } from './page-markup.js';
import { namesOf, paragraphs, wordsOf, type Language } from './prose.js';
import { sitemapIndex, urlset, type SitemapLine } from './sitemap-markup.js';

export const HOME = 'https://www.harbour.example/';
/** The same over http. */
export const PLAIN_HOME = 'http://www.harbour.example/';
/** Another site, which answers for every address. */
export const ELSEWHERE = 'https://news.elsewhere.example/';

export interface PageOptions {
  readonly language?: Language;
  /** In place of the sound parts. */
  readonly parts?: Partial<PageParts>;
  /** Behind the sound paragraphs. */
  readonly more?: string;
  /** Headers in place of the sound ones; an empty value leaves one out. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly isCompressed?: boolean;
  readonly ttfbMs?: number;
  readonly totalMs?: number;
  /** How long its first answer takes. */
  readonly slowAtFirstMs?: number;
  /** In the sitemap. Default true. */
  readonly isListed?: boolean;
  /** Linked from both shelves. Default true. */
  readonly isShelved?: boolean;
  readonly hreflangs?: SitemapLine['hreflangs'];
  /** Answers before the page's own. */
  readonly first?: readonly Served[];
  /** What the whole markup becomes in the end. */
  readonly rewrite?: (markup: string) => string | Uint8Array;
}

interface PlannedPage extends PageOptions {
  readonly url: string;
  readonly number: number;
}

export const SECURE: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000',
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

const SHELVES = ['shelf-north', 'shelf-south'] as const;

/** What differs of a whole site. */
export interface SiteOptions {
  readonly name: string;
  readonly seed: number;
  /** Default: a sound one that names the sitemap. null for none. */
  readonly robots?: Served | string | null;
  /** Default true. */
  readonly hasSitemap?: boolean;
  readonly certificate?: SiteFacts['certificate'];
  readonly config?: Partial<CrawlConfig>;
  /** Headers that all pages lack. */
  readonly lacks?: readonly string[];
  /** What http answers; default a permanent redirect to https. */
  readonly plain?: ServedUrl | 'to_https';
  /** The answer of an unknown address; default a 404 page. */
  readonly missing?: ServedUrl;
}

/** Builds a site page by page, and with it the key: what an audit must find, and what it must not. */
export class SiteBuilder {
  readonly chance: Chance;
  private readonly pages = new Map<string, PlannedPage>();
  private readonly urls = new Map<string, ServedUrl>();
  private readonly shelf: string[] = [];
  private readonly hubs: { readonly url: string; readonly leaves: string[] }[] = [];
  private readonly sitemaps: string[] = [];
  private readonly moreLines: SitemapLine[] = [];
  private readonly robotsLines: string[] = [];
  private readonly origins = new Map<string, ServedUrl | 'to_https'>();
  private readonly hits = new Map<string, Map<string | null, Certainty>>();
  private readonly soundOnes = new Map<string, Set<string>>();
  private count = 0;

  constructor(private readonly options: SiteOptions) {
    this.chance = new Chance(options.seed);
  }

  at(path: string): string {
    return new URL(path, HOME).href;
  }

  /** A sound page but for what the options say. @returns its URL */
  page(path: string, options: PageOptions = {}): string {
    const url = this.at(path);
    if (this.pages.has(url) || this.urls.has(url)) throw new Error(`${url} is there already`);
    this.count += 1;
    this.pages.set(url, { ...options, url, number: this.count });
    if (options.isShelved !== false) this.shelve(url);
    return url;
  }

  /** Sound prose of the page's language, that no other page has. */
  prose(language: Language = 'en', count = 7): string {
    return paragraphs(this.chance, language, count)
      .map((text) => `<p>${text}</p>`)
      .join('\n');
  }

  words(count: number): string {
    return wordsOf(this.chance, count);
  }

  /** Links a URL from both shelves, so that it is two clicks from home and no page's only child. */
  shelve(url: string, attributes = ''): void {
    this.shelf.push(anchor(url, `Shelf mark ${this.shelf.length + 1}`, attributes));
  }

  /** A URL that is no sound page, as it answers. */
  serve(url: string, answers: Served | ServedUrl): string {
    const address = this.at(url);
    if (this.pages.has(address) || this.urls.has(address)) throw new Error(`${address} is there already`);
    this.urls.set(address, 'answers' in answers ? answers : { answers: [answers] });
    return address;
  }

  redirect(path: string, to: string, status = 301): string {
    return this.serve(path, { status, headers: { location: to }, body: new Uint8Array() });
  }

  /** Another origin, that answers all addresses so. */
  origin(origin: string, served: ServedUrl): void {
    this.origins.set(origin, served);
  }

  /** One more line of the sitemap. */
  list(url: string, hreflangs: SitemapLine['hreflangs'] = []): void {
    this.moreLines.push({ url, hreflangs });
  }

  /** One more sitemap, which the index names; the caller serves it. */
  addSitemap(url: string): void {
    this.sitemaps.push(this.at(url));
  }

  robotsLine(line: string): void {
    this.robotsLines.push(line);
  }

  hit(check: string, url: string | null, certainty: Certainty = 'sure'): void {
    const known = this.hits.get(check) ?? new Map<string | null, Certainty>();
    this.hits.set(check, known.set(url, certainty));
  }

  sound(check: string, ...urls: readonly string[]): void {
    const known = this.soundOnes.get(check) ?? new Set<string>();
    for (const url of urls) known.add(url);
    this.soundOnes.set(check, known);
  }

  /** Fills the site with sound pages: hubs one click from home, and below each a ring of leaves that name each other. */
  fill(hubs: number, leaves: number, languages: readonly Language[]): void {
    for (let hub = 0; hub < hubs; hub += 1) {
      const language = languages[hub % languages.length] ?? 'en';
      const url = this.page(`/${language}/quay-${hub + 1}/`, { language, isShelved: false });
      const made = Array.from({ length: leaves }, (_, leaf) =>
        this.page(`/${language}/quay-${hub + 1}/day-${leaf + 1}`, { language, isShelved: false }),
      );
      this.hubs.push({ url, leaves: made });
    }
  }

  build(): GeneratedSite {
    for (const shelf of SHELVES) this.page(`/${shelf}/`, { isShelved: false });
    this.page('/', { isShelved: false });
    this.serve('/style.css', file('text/css', `body { margin: 0 }\n${'p { color: black }\n'.repeat(100)}`));
    this.serve('/quay.jpg', file('image/jpeg', jpeg(20_000), { isCompressed: false }));
    this.serve('/robots.txt', this.robots());
    if (this.options.hasSitemap !== false) this.serveSitemaps();
    for (const page of this.pages.values()) this.urls.set(page.url, this.answerOf(page));
    const others: [string, ServedUrl | 'to_https'][] = [
      [new URL(HOME).origin, this.options.missing ?? { answers: [this.missingPage()] }],
      [new URL(PLAIN_HOME).origin, this.options.plain ?? 'to_https'],
      [new URL(ELSEWHERE).origin, { answers: [file('text/html; charset=utf-8', ELSEWHERE_PAGE)] }],
      ...this.origins,
    ];
    return {
      name: this.options.name,
      start: HOME,
      urls: this.urls,
      others: new Map(others),
      certificate: this.options.certificate ?? { daysLeft: 60, nameMatches: true, protocol: 'TLSv1.3' },
      config: this.options.config ?? {},
      key: { hits: this.hits, sound: this.soundOnes },
    };
  }

  /** Sound markup of a page's parts, for pages that change only some of it. */
  private answerOf(page: PlannedPage): ServedUrl {
    const markup = pageMarkup({ ...this.soundParts(page), ...page.parts });
    const lacking = Object.fromEntries((this.options.lacks ?? []).map((name) => [name, '']));
    const isCompressed = page.isCompressed !== false;
    const { ttfbMs, totalMs } = page;
    const served = file('text/html; charset=utf-8', page.rewrite?.(markup) ?? markup, {
      isCompressed,
      headers: { ...SECURE, ...lacking, ...page.headers },
      ...(ttfbMs === undefined ? {} : { ttfbMs }),
      ...(totalMs === undefined ? {} : { totalMs }),
    });
    const { slowAtFirstMs } = page;
    if (slowAtFirstMs !== undefined) return { answers: [{ ...served, ttfbMs: slowAtFirstMs }, served] };
    const [start, ...rest] = page.first ?? [];
    return { answers: start === undefined ? [served] : [start, ...rest, served] };
  }

  private soundParts(page: PlannedPage): PageParts {
    const { url, number, language = 'en' } = page;
    const { title, description, h1 } = namesOf(language, number);
    const og = { title, type: 'article', image: this.at('/quay.jpg'), url };
    return {
      doctype: '<!doctype html>',
      htmlAttributes: `lang="${language}"`,
      charset: '<meta charset="utf-8">',
      headStart: '',
      title: `<title>${title}</title>`,
      description: `<meta name="description" content="${description}">`,
      robots: '',
      canonical: `<link rel="canonical" href="${escaped(url)}">`,
      viewport: '<meta name="viewport" content="width=device-width, initial-scale=1">',
      og: Object.entries(og)
        .map(([name, content]) => `<meta property="og:${name}" content="${escaped(content)}">`)
        .join('\n'),
      files: `<link rel="stylesheet" href="${this.at('/style.css')}">`,
      headEnd: '',
      bodyStart: '',
      nav: this.nav(),
      h1: `<h1>${h1}</h1>`,
      main: page.parts?.main ?? this.prose(language),
      mainEnd: `${this.listsOf(url)}${page.more ?? ''}`,
      footer: '<p>Printed at the quay.</p>',
      bodyEnd: '',
    };
  }

  private nav(): string {
    const shelves = SHELVES.map((shelf, at) =>
      anchor(this.at(`/${shelf}/`), `Shelf ${at + 1} of the harbour`),
    );
    const hubs = this.hubs.map(({ url }, at) => anchor(url, `Quay number ${at + 1}`));
    return [anchor(HOME, 'Harbour home'), ...shelves, ...hubs].join(' ');
  }

  /** Lists of a hub and of a shelf, and the neighbours of a leaf. */
  private listsOf(url: string): string {
    if (SHELVES.some((shelf) => url === this.at(`/${shelf}/`))) return linkLists(this.shelf);
    for (const hub of this.hubs) {
      if (hub.url === url) return linkLists(hub.leaves.map((leaf, at) => anchor(leaf, `Day ${at + 1}`)));
      const at = hub.leaves.indexOf(url);
      if (at < 0) continue;
      const next = hub.leaves[(at + 1) % hub.leaves.length] ?? hub.url;
      const before = hub.leaves.at(at - 1) ?? hub.url;
      return `<p>${anchor(before, 'The day before this one')} ${anchor(next, 'The day behind this one')}</p>`;
    }
    return '';
  }

  private robots(): Served {
    const { robots, hasSitemap } = this.options;
    if (robots === null)
      return { status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.from('none') };
    if (robots !== undefined && typeof robots !== 'string') return robots;
    const sitemap = hasSitemap === false ? [] : [`Sitemap: ${this.at('/sitemap.xml')}`];
    const sound = ['User-agent: *', 'Disallow: /private/', ...this.robotsLines, ...sitemap];
    return file('text/plain', robots ?? `${sound.join('\n')}\n`, { isCompressed: false });
  }

  private serveSitemaps(): void {
    const listed = [...this.pages.values()].filter(({ isListed }) => isListed !== false);
    const lines: SitemapLine[] = [
      ...listed.map(({ url, hreflangs = [] }) => ({ url, hreflangs })),
      ...this.moreLines,
    ].map((line, at) => ({ ...line, lastmod: `2026-0${1 + (at % 9)}-${10 + (at % 18)}` }));
    const middle = Math.ceil(lines.length / 2);
    const own = [this.at('/sitemaps/pages-1.xml'), this.at('/sitemaps/pages-2.xml.gz')];
    const xml = 'application/xml';
    this.serve('/sitemap.xml', file(xml, sitemapIndex([...own, ...this.sitemaps])));
    this.serve('/sitemaps/pages-1.xml', file(xml, urlset(lines.slice(0, middle))));
    const packed = gzipSync(urlset(lines.slice(middle)));
    this.serve('/sitemaps/pages-2.xml.gz', file('application/gzip', packed, { isCompressed: false }));
  }

  private missingPage(): Served {
    const markup =
      '<!doctype html><html lang="en"><title>Gone</title><p>Nobody wrote a page of this name.</p></html>';
    return file('text/html; charset=utf-8', markup, { status: 404 });
  }
}

const ELSEWHERE_PAGE =
  '<!doctype html><html lang="en"><title>News</title><p>Some news of elsewhere.</p></html>';

export interface FileOptions {
  readonly status?: number;
  /** An empty value leaves one out. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly isCompressed?: boolean;
  readonly ttfbMs?: number;
  readonly totalMs?: number;
}

/** An answer with a body, compressed by default. */
export function file(
  contentType: string,
  body: string | Uint8Array,
  { status = 200, headers = {}, isCompressed = true, ttfbMs, totalMs }: FileOptions = {},
): Exclude<Served, { failure: unknown }> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const all = {
    'content-type': contentType,
    ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
    ...headers,
  };
  return {
    status,
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
    body: isCompressed ? gzipSync(bytes, { level: 1 }) : bytes,
    ...(ttfbMs === undefined ? {} : { ttfbMs }),
    ...(totalMs === undefined ? {} : { totalMs }),
  };
}

/** So many bytes that begin as a JPEG does. */
export function jpeg(bytes: number): Uint8Array {
  const image = Buffer.alloc(bytes, 0x55);
  image.set([0xff, 0xd8, 0xff, 0xe0]);
  return image;
}
