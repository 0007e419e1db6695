import { createHash } from 'node:crypto';
import { DEFAULT_CRAWL } from '../../../src/domain/audit/audit.js';
import type { AnswerFacts } from '../../../src/libs/guarded-fetch/index.js';
import type { Finding } from '../../../src/libs/site-audit/rules/check.js';
import {
  type Check,
  type CrawledUrl,
  type SiteFacts,
  SiteIndexBuilder,
  type SiteIndex,
} from '../../../src/libs/site-audit/index.js';
import type { LinkFacts, PageFacts } from '../../../src/libs/page-reading/index.js';
import type { SitemapEntry } from '../../../src/libs/site-audit/site/site-index-builder.js';
import type { AuditWork } from '../../../src/ports/audit/crawl-store.js';

/** Parts of a page's facts: a group's fields join the sound ones, a list takes the place of the sound list. */
export type PageParts = {
  readonly [Group in Exclude<keyof PageFacts, 'found'>]?: PageFacts[Group] extends readonly unknown[]
    ? PageFacts[Group]
    : Partial<PageFacts[Group]>;
};

/** The home page of the site that `siteFactsOf` tells of. */
export const HOME = 'https://example.com/';

/** A sound answer of an HTML page: 200, UTF-8, gzip, quick, with all security headers. */
export function answerOf(more: Partial<AnswerFacts> = {}): AnswerFacts {
  return {
    status: 200,
    failure: null,
    attempts: 1,
    ttfbMs: 40,
    totalMs: 60,
    contentType: 'text/html; charset=utf-8',
    sniffed: 'html',
    contentEncoding: 'gzip',
    transferBytes: 5_000,
    bytes: 20_000,
    location: null,
    xRobotsTag: [],
    link: [],
    lastModified: null,
    retryAfterMs: null,
    security: { hsts: true, csp: true, framing: true, nosniff: true, referrerPolicy: true },
    ...more,
  };
}

/**
 * A sound English page of 400 words, faulted by no check: with title, description, h1, self canonical, viewport, Open
 * Graph and a link to the home page.
 * @param url what its title, texts and canonical are made for: pages of two URLs have none of them in common
 */
export function pageFactsOf(more: PageParts = {}, url = HOME): PageFacts {
  const hash = createHash('sha256').update(url).digest('hex');
  const name = hash.slice(0, 6);
  const title = `Chapter ${name} of the northern gardens`;
  const sound: PageFacts = {
    charset: { header: 'utf-8', bom: null, meta: 'utf-8', used: 'UTF-8', replacements: 0, misread: 0 },
    head: {
      lang: 'en',
      titles: [{ text: title, line: 4 }],
      titlesOutside: 0,
      descriptions: [
        {
          text: `Chapter ${name} tells which plants and trees do well in northern gardens, and when to sow them.`,
          line: 5,
        },
      ],
      robots: [],
      canonicals: [{ href: url, url, absolute: true, inHead: true, line: 6 }],
      hreflangs: [],
      next: null,
      prev: null,
      refresh: null,
      viewport: 'width=device-width, initial-scale=1',
      og: { title, type: 'article', image: 'https://example.com/garden.jpg', url },
      endedBy: null,
    },
    headings: [
      { level: 1, text: `What grows in garden ${name}`, line: 12 },
      { level: 2, text: 'When to sow', line: 20 },
    ],
    links: [linkOf(HOME, { anchor: 'All chapters of the garden book', position: 'nav', line: 10 })],
    resources: [],
    images: [],
    forms: [],
    anchors: [],
    duplicateIds: [],
    jsonLd: [],
    dom: { elements: 300, depth: 12, children: 20, scripts: 2, emptyRoot: false },
    text: {
      bodyWords: 450,
      mainWords: 400,
      hash,
      minhash: minhashOf(hash),
      simhash: hash.slice(0, 16),
      language: 'en',
      languageConfidence: 0.99,
      readingEase: 65,
      placeholders: [],
    },
  };
  return {
    ...sound,
    ...more,
    charset: { ...sound.charset, ...more.charset },
    head: { ...sound.head, ...more.head },
    dom: { ...sound.dom, ...more.dom },
    text: { ...sound.text, ...more.text },
  };
}

/** A link in the main text, written as it is followed; what stands behind `#` is its fragment. */
export function linkOf(url: string, more: Partial<LinkFacts> = {}): LinkFacts {
  const [address = url, fragment = null] = url.split('#');
  return {
    element: 'a',
    href: url,
    url: address,
    fragment,
    malformed: null,
    anchor: 'The chapter on apple trees',
    position: 'main',
    rel: [],
    line: 30,
    ...more,
  };
}

/**
 * A URL that answered 200 with HTML. Without an id it gets one from `siteOf`, by its place in the list.
 * @param more.page joins the sound facts, more.answer the sound answer
 */
export function pageOf(
  url: string,
  more: {
    readonly page?: PageParts;
    readonly answer?: Partial<AnswerFacts>;
  } & Partial<Omit<CrawledUrl, 'page' | 'answer'>> = {},
): CrawledUrl {
  const { page, answer, ...rest } = more;
  return { ...knownUrl(url), ...rest, answer: answerOf(answer), page: pageFactsOf(page, url) };
}

/**
 * A URL without a page: redirect, error, file, external or skipped one. Without more it answered 200 with plain text;
 * one that is skipped has no answer.
 */
export function urlOf(
  url: string,
  more: { readonly answer?: Partial<AnswerFacts> } & Partial<Omit<CrawledUrl, 'page' | 'answer'>> = {},
): CrawledUrl {
  const { answer, ...rest } = more;
  const isSkipped = rest.skipped !== undefined && rest.skipped !== null;
  const plain = { contentType: 'text/plain; charset=utf-8', sniffed: 'text' } as const;
  return {
    ...knownUrl(url),
    ...rest,
    answer: isSkipped ? null : answerOf({ ...plain, ...answer }),
    page: null,
  };
}

/** One that answers with a redirect. */
export function redirectOf(
  url: string,
  location: string | null,
  status = 301,
  more: Partial<Omit<CrawledUrl, 'page' | 'answer'>> = {},
): CrawledUrl {
  return urlOf(url, {
    ...more,
    answer: { status, location, bytes: 0, transferBytes: 0, sniffed: null, contentType: 'text/html' },
  });
}

/** A sound https site at `HOME` with a robots.txt and one sitemap. */
export function siteFactsOf(more: Partial<SiteFacts> = {}): SiteFacts {
  return {
    home: HOME,
    robots: {
      url: 'https://example.com/robots.txt',
      status: 200,
      bytes: 80,
      tooManyRedirects: false,
      faults: [],
      sitemaps: ['https://example.com/sitemap.xml'],
      crawlDelaySeconds: null,
      disallowLines: 1,
      blockedAgents: [],
    },
    sitemaps: [
      {
        url: 'https://example.com/sitemap.xml',
        status: 200,
        isIndex: false,
        foundVia: 'robots',
        invalid: null,
        urls: 10,
        dates: { count: 10, days: 7, future: 0, invalid: 0 },
        foreign: [],
      },
    ],
    probes: ['kqzvhwtrxbnmplsdfgjcyaeu', 'wmxtqgbzrvhnkfpslcjdyuae'].map((path) => ({
      url: `${HOME}${path}`,
      finalUrl: `${HOME}${path}`,
      answer: answerOf({ status: 404 }),
      simhash: 'f0e1d2c3b4a59687',
    })),
    plainHome: answerOf({ status: 301, location: HOME }),
    certificate: { daysLeft: 60, nameMatches: true, protocol: 'TLSv1.3' },
    requests: 200,
    limited: { count: 0, longestRun: 0 },
    traps: [],
    ...more,
  };
}

/** A sitemap's lines, all in the sitemap of `siteFactsOf`. */
export function listed(...urls: readonly string[]): SitemapEntry[] {
  return urls.map((url) => ({ url, sitemap: 'https://example.com/sitemap.xml' }));
}

/** The real index of these URLs; those without an id are numbered from 1 in the order given, behind given ids. */
export function siteOf(
  urls: readonly CrawledUrl[],
  site: Partial<SiteFacts> = {},
  sitemapEntries: Iterable<SitemapEntry> = [],
): SiteIndex {
  const builder = new SiteIndexBuilder();
  for (const url of numbered(urls)) builder.add(url);
  return builder.finish(siteFactsOf(site), sitemapEntries);
}

/** What a check holds against the site. */
export interface Hit {
  /** Of the URL that is judged; null for a check of the whole site. */
  readonly url: string | null;
  readonly findings: readonly Finding[];
}

/** Runs a check over everything that it applies to. @returns what it finds something at, in the order of the ids */
export function judge(
  check: Check,
  urls: readonly CrawledUrl[],
  site: Partial<SiteFacts> = {},
  sitemapEntries: Iterable<SitemapEntry> = [],
): Hit[] {
  const index = siteOf(urls, site, sitemapEntries);
  const hits =
    check.applies === 'site'
      ? [{ url: null, findings: check.judge(index) }]
      : numbered(urls).map((crawled) => ({ url: crawled.url, findings: judgeOne(check, crawled, index) }));
  return hits.filter(({ findings }) => findings.length > 0);
}

function judgeOne(
  check: Exclude<Check, { applies: 'site' }>,
  crawled: CrawledUrl,
  index: SiteIndex,
): readonly Finding[] {
  const entry = index.entry(crawled.id);
  const { page } = crawled;
  switch (check.applies) {
    case 'urls':
      return entry.internal ? check.judge({ crawled, entry }, index) : [];
    case 'resources': {
      const isUsed = entry.foundVia === 'resource' || index.uses(entry.id).pages > 0;
      return isUsed ? check.judge({ crawled, entry }, index) : [];
    }
    case 'indexable':
      return entry.indexable && page ? check.judge({ crawled, entry, page }, index) : [];
    case 'pages':
    case 'links':
      return entry.isPage && page ? check.judge({ crawled, entry, page }, index) : [];
  }
}

function numbered(urls: readonly CrawledUrl[]): CrawledUrl[] {
  let last = 0;
  return urls.map((url) => {
    last = url.id > 0 ? url.id : last + 1;
    return { ...url, id: last };
  });
}

function knownUrl(url: string): Omit<CrawledUrl, 'answer' | 'page'> {
  const { hostname } = new URL(url);
  return {
    id: 0,
    url,
    internal: /^(www\.)?example\.com$/.test(hostname),
    foundVia: url === HOME ? 'start' : 'link',
    foundOn: null,
    depth: null,
    skipped: null,
  };
}

/** As a page's parser writes it: 128 numbers, little end first, and here of no text at all. */
function minhashOf(seed: string): string {
  const blocks = Array.from({ length: 16 }, (_, at) => createHash('sha256').update(`${seed} ${at}`).digest());
  return Buffer.concat(blocks).toString('base64');
}

/** An audit of the site that is being crawled. */
export const auditWorkOf = (id: string, more: Partial<AuditWork> = {}): AuditWork => ({
  id,
  editionId: null,
  accountId: null,
  startUrl: 'https://example.com/',
  config: { ...DEFAULT_CRAWL, userAgent: 'test', maxPages: 1000, ratePerSecond: 10 },
  status: 'crawling',
  secrets: null,
  site: siteFactsOf(),
  robotsText: null,
  known: 0,
  ageSeconds: 0,
  ...more,
});
