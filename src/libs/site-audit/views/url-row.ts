import type { JudgedUrl } from '../rules/check.js';
import { mediaTypeOf } from '../../guarded-fetch/index.js';
import type { FoundVia, SkipReason } from '../site/crawled-url.js';
import { cutText } from '../rules/evidence.js';
import { countGraphemes } from '../../text/index.js';
import { folderOf } from '../rules/judge-site.js';
import { isClickable } from '../rules/links-by-target.js';
import type { PageFacts, PageFind } from '../../page-reading/index.js';
import type { RenderedPage } from '../rendering/rendered-page.js';
import type { SiteRanks } from '../site/page-rank.js';
import { pageDescription, pageTitle } from '../rules/page-title.js';
import { headerDirectives, metaDirectives } from '../site/robots-directives.js';
import type { NonIndexableReason, SiteView } from '../site/site-view.js';
import { DESCRIPTION_PX, measureWidth, TITLE_PX } from '../rules/title-width.js';
import { depthLevel } from './structure/depth-level.js';
import { statusClassOf, type StatusClass } from './status-class.js';

/** By what rows are counted beside their filters: `facets` of a row has a string for each. */
export const FACETS = [
  'statusClass',
  'indexability',
  'contentType',
  'depth',
  'folder',
  'lang',
  'inSitemap',
] as const;
export type Facet = (typeof FACETS)[number];
/** The facet of a search of the audit, by its name: the first value that it found on a page. */
export type FoundFacet = `found:${string}`;
export const FOUND_FACET = 'found:';

/** A URL that the crawl knows, as lists of URLs show it. JSON. */
export interface UrlRow {
  readonly url: string;
  readonly internal: boolean;
  /** null without an answer. */
  readonly status: number | null;
  /** null for a URL that was not asked for. */
  readonly statusClass: StatusClass | null;
  /** Lower case, without parameters; null where none is stated. */
  readonly contentType: string | null;
  readonly indexable: boolean;
  readonly indexabilityReason: NonIndexableReason | null;
  readonly title: string | null;
  readonly titleGraphemes: number | null;
  readonly titlePx: number | null;
  readonly description: string | null;
  readonly descriptionGraphemes: number | null;
  readonly descriptionPx: number | null;
  /** The first five with text. */
  readonly h1: readonly string[];
  readonly canonical: string | null;
  /** Directives of metas and headers that are heeded, joined; lower case. */
  readonly robots: readonly string[];
  /** Primary tag of the language: stated, else detected from the text. */
  readonly lang: string | null;
  /** Of the main area; null for what is no page. */
  readonly words: number | null;
  readonly depth: number | null;
  /** Links from other pages, and the pages that have them. */
  readonly inlinks: number;
  readonly uniqueInlinks: number;
  /** Links of `a` and `area` to the site and to others; null for what is no page. */
  readonly outlinks: number | null;
  readonly externalOutlinks: number | null;
  /** null for what is no page, and for a page that is folded into another. */
  readonly pagerank: number | null;
  readonly linkScore: number | null;
  readonly ttfbMs: number | null;
  readonly totalMs: number | null;
  readonly bytes: number | null;
  readonly transferBytes: number | null;
  readonly hash: string | null;
  readonly nearDuplicateOf: string | null;
  readonly similarity: number | null;
  readonly inSitemap: boolean;
  readonly redirectTo: string | null;
  readonly foundVia: FoundVia;
  readonly lastModified: string | null;
  /** Why it was not crawled; null for one that was. */
  readonly skipped: { readonly reason: SkipReason; readonly detail: string } | null;
  /** In which it stands; null for a URL of another site. */
  readonly folder: string | null;
  /** Of each search of the audit; empty for what is no page. */
  readonly found: readonly PageFind[];
  /** What scripts made of it; null for what was not to be rendered. */
  readonly rendered: RenderedPage | null;
  /** Of searches those alone that found a value. */
  readonly facets: Readonly<Record<Facet, string>> & Readonly<Record<FoundFacet, string>>;
  /** Ids of checks that hit it, each once. */
  readonly issues: readonly string[];
}

/** What a reader may ask for of a row; its facets are counted and not shown. */
export const ROW_FIELDS = [
  'url',
  'internal',
  'status',
  'statusClass',
  'contentType',
  'indexable',
  'indexabilityReason',
  'title',
  'titleGraphemes',
  'titlePx',
  'description',
  'descriptionGraphemes',
  'descriptionPx',
  'h1',
  'canonical',
  'robots',
  'lang',
  'words',
  'depth',
  'inlinks',
  'uniqueInlinks',
  'outlinks',
  'externalOutlinks',
  'pagerank',
  'linkScore',
  'ttfbMs',
  'totalMs',
  'bytes',
  'transferBytes',
  'hash',
  'nearDuplicateOf',
  'similarity',
  'inSitemap',
  'redirectTo',
  'foundVia',
  'lastModified',
  'issues',
  'skipped',
  'folder',
  'found',
  'rendered',
] as const satisfies readonly (keyof UrlRow)[];
export type RowField = (typeof ROW_FIELDS)[number];

/** By what rows can be sorted, and whether that is a number; of issues it is how many there are. */
export const SORTED_FIELDS = {
  url: 'text',
  status: 'number',
  title: 'text',
  titlePx: 'number',
  descriptionPx: 'number',
  contentType: 'text',
  lang: 'text',
  words: 'number',
  depth: 'number',
  inlinks: 'number',
  uniqueInlinks: 'number',
  outlinks: 'number',
  externalOutlinks: 'number',
  linkScore: 'number',
  ttfbMs: 'number',
  bytes: 'number',
  issues: 'count',
} as const satisfies Partial<Record<RowField, 'text' | 'number' | 'count'>>;
export type SortedField = keyof typeof SORTED_FIELDS;

/** What a row needs to know of the rest of the site. */
export interface RowSources {
  readonly site: SiteView;
  readonly ranks: Pick<SiteRanks, 'rank' | 'score'>;
}

/** Nothing that is honest is longer; a row is shown in a list, and a site has many thousands. */
const MOST_LETTERS = { title: 300, description: 500, heading: 200, address: 2048, word: 100, detail: 200 };
const MOST_HEADINGS = 5;
const MOST_DIRECTIVES = 20;

/** What a facet says of a URL that has nothing of the kind. */
const NO_VALUE = 'none';

/** @param checks ids of checks that hit this URL; those that hit it later are to be added to `issues` */
export function urlRowOf(
  { crawled, entry }: JudgedUrl,
  { site, ranks }: RowSources,
  checks: Iterable<string> = [],
): UrlRow {
  const { url, internal, answer, foundVia } = crawled;
  const page = entry.isPage ? crawled.page : null;
  const near = entry.isPage ? site.nearest(entry.id) : null;
  const rank = ranks.rank(entry.id);
  const statusClass = statusClassOf(crawled);
  const contentType = cutText(mediaTypeOf(answer?.contentType ?? ''), MOST_LETTERS.word) || null;
  const inSitemap = entry.inSitemaps > 0;
  return {
    url,
    internal,
    status: entry.status,
    statusClass,
    contentType,
    indexable: entry.indexable,
    indexabilityReason: entry.reason,
    ...textsOf(page),
    canonical: cutOrNull(entry.canonical, MOST_LETTERS.address),
    robots: robotsOf(crawled),
    lang: entry.language,
    words: page?.text.mainWords ?? null,
    depth: entry.depth,
    inlinks: site.inlinkCount(entry.id),
    uniqueInlinks: site.inlinkPages(entry.id).all,
    ...outlinksOf(page, url, site),
    pagerank: rank === null ? null : Number(rank.toPrecision(6)),
    linkScore: ranks.score(entry.id),
    ttfbMs: answer ? Math.round(answer.ttfbMs) : null,
    totalMs: answer ? Math.round(answer.totalMs) : null,
    bytes: answer?.bytes ?? null,
    transferBytes: answer?.transferBytes ?? null,
    hash: page?.text.hash ?? null,
    nearDuplicateOf: near ? site.entry(near.id).url : null,
    similarity: near ? Math.round(near.similarity * 10_000) / 10_000 : null,
    inSitemap,
    redirectTo: cutOrNull(entry.redirectTo, MOST_LETTERS.address),
    foundVia,
    lastModified: cutOrNull(answer?.lastModified ?? null, MOST_LETTERS.word),
    skipped: crawled.skipped && {
      reason: crawled.skipped.reason,
      detail: cutText(crawled.skipped.detail, MOST_LETTERS.detail),
    },
    folder: internal ? folderOf(url) : null,
    found: page?.found ?? [],
    rendered: answer?.rendered ?? null,
    facets: {
      statusClass: statusClass ?? (entry.skipped === 'robots' ? 'blocked_by_robots' : NO_VALUE),
      indexability: entry.indexable ? 'indexable' : (entry.reason ?? NO_VALUE),
      contentType: contentType ?? NO_VALUE,
      depth: depthLevel(entry.depth),
      folder: internal ? cutText(firstFolder(url), MOST_LETTERS.word) : NO_VALUE,
      lang: entry.language ?? NO_VALUE,
      inSitemap: String(inSitemap),
      ...foundFacets(page?.found ?? []),
    },
    issues: [...new Set(checks)],
  };
}

function foundFacets(found: readonly PageFind[]): Record<FoundFacet, string> {
  return Object.fromEntries(
    found.flatMap(({ search, values: [first] }) =>
      first === undefined ? [] : [[`${FOUND_FACET}${search}`, cutText(first, MOST_LETTERS.word)]],
    ),
  );
}

function textsOf(page: PageFacts | null) {
  const title = page ? (pageTitle(page.head)?.text ?? null) : null;
  const description = page ? (pageDescription(page.head)?.text ?? null) : null;
  return {
    title: cutOrNull(title, MOST_LETTERS.title),
    titleGraphemes: title === null ? null : countGraphemes(title),
    titlePx: title === null ? null : measureWidth(title, TITLE_PX),
    description: cutOrNull(description, MOST_LETTERS.description),
    descriptionGraphemes: description === null ? null : countGraphemes(description),
    descriptionPx: description === null ? null : measureWidth(description, DESCRIPTION_PX),
    h1: headingTexts(page, 1)
      .slice(0, MOST_HEADINGS)
      .map((text) => cutText(text, MOST_LETTERS.heading)),
  };
}

/** @returns the texts of a page's headings of this level, empty ones left out */
export function headingTexts(page: PageFacts | null, level: number): string[] {
  const texts: string[] = [];
  for (const heading of page?.headings ?? [])
    if (heading.level === level && heading.text.trim() !== '') texts.push(heading.text);
  return texts;
}

function robotsOf({ page, answer }: JudgedUrl['crawled']): string[] {
  if (!page?.head.robots.length && !answer?.xRobotsTag.length) return [];
  const said = new Set<string>();
  for (const source of [
    ...metaDirectives(page?.head.robots ?? []),
    headerDirectives(answer?.xRobotsTag ?? []),
  ])
    for (const directive of source) said.add(cutText(directive, MOST_LETTERS.word));
  return [...said].slice(0, MOST_DIRECTIVES);
}

function outlinksOf(page: PageFacts | null, url: string, site: SiteView) {
  if (!page) return { outlinks: null, externalOutlinks: null };
  // Most links stay on the page's own host, and need no search.
  const origin = url.slice(0, url.indexOf('/', 'https://'.length) + 1);
  let outlinks = 0;
  let externalOutlinks = 0;
  for (const link of page.links) {
    if (link.url === null || !isClickable(link)) continue;
    if (link.url.startsWith(origin) || site.find(link.url)?.internal === true) outlinks += 1;
    else externalOutlinks += 1;
  }
  return { outlinks, externalOutlinks };
}

/** `/docs/` of `/docs/api/index.html`; `/` for what stands at the top. */
function firstFolder(url: string): string {
  const { pathname } = new URL(url);
  return pathname.slice(0, pathname.indexOf('/', 1) + 1) || '/';
}

function cutOrNull(text: string | null, most: number): string | null {
  return text === null ? null : cutText(text, most);
}
