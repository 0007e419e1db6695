import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { canParseUrl } from '../../libs/urls/index.js';
import { cleanTitle } from '../../libs/text/index.js';
import type { ReportWords } from '../../domain/report/report-words.js';
import type { GapMaterial } from '../../domain/report/site/content-gaps.js';
import { SiteNames } from '../../domain/report/site/site-names.js';
import { SiteReading, type SitePage } from '../../domain/report/site/site-sections.js';
import { addressKey, nameInPath } from '../research/page-address.js';
import { unpacked, type SiteArtifact } from './report-artifacts.js';

/** Names read before yielding to the event loop: some 20 ms of long ones. */
const PAGES_PER_YIELD = 20;
/** A definition’s longer term is a sentence. */
const LONGEST_TERM = 120;
/** A link on more of the pages is part of their template. */
const TEMPLATE_SHARE = 0.3;
const FEWEST_TEMPLATE = 8;
/** Beyond this share of addresses that say nothing of their pages, what the site lacks can’t be known. */
const MOST_UNNAMED = 0.1;

/** The pages of a site that a report is written from, by their sections. */
export async function sitePagesOf(site: SiteArtifact, signal: AbortSignal): Promise<SitePage[]> {
  const usable = new Set(site.usable);
  const own = site.pages.filter(({ id }) => usable.has(id));
  // A tail that two titles have is the name of the site; a few hundred comparisons a title find it.
  const titles = own.slice(0, 200).map(({ title }) => title);
  const reading = new SiteReading();
  for (const page of own) {
    await yieldToEventLoop();
    signal.throwIfAborted();
    reading.add(unpacked(page), cleanTitle(page.title, page.site, titles));
  }
  return reading.pages();
}

/** Every name that the site gives its pages, read or not, with those of their parts and of what they define. */
export async function siteNamesOf(
  site: SiteArtifact,
  pages: readonly SitePage[],
  words: ReportWords,
): Promise<GapMaterial['names']> {
  const missing = new Set(site.missing.map(addressKey));
  const ofPages = await namesFrom(words, [
    ...site.pages.flatMap(({ title, finalUrl }) => [title, nameOf(finalUrl)]),
    // What links call a page that is not there is no name of a page.
    ...site.anchors.flatMap(({ url, texts }) =>
      missing.has(addressKey(url)) ? [] : [...texts, nameOf(url)],
    ),
    ...site.known.flatMap(({ url, title, headings }) => [title, ...headings, nameOf(url)]),
    ...site.unread.map(nameOf),
  ]);
  const ofParts = await namesFrom(
    words,
    pages.flatMap(({ sections }) => sections.map(({ heading }) => heading)),
  );
  const ofTerms = await namesFrom(words, definedIn(pages));
  return { ofPages, ofParts, ofTerms };
}

/** Terms of definitions: `exception IndexError(…)` defines what is before its bracket. */
function definedIn(pages: readonly SitePage[]): string[] {
  const terms = pages.flatMap(({ source }) =>
    source.blocks.flatMap(({ term }) => term?.slice(0, LONGEST_TERM).split('(', 1) ?? []),
  );
  return [...new Set(terms)];
}

async function namesFrom(words: ReportWords, all: readonly string[]): Promise<SiteNames> {
  const names = new SiteNames(words);
  for (const [index, name] of all.entries()) {
    if (index % PAGES_PER_YIELD === 0) await yieldToEventLoop();
    names.add(name);
  }
  return names;
}

/** Whether nearly every page that was not read is known by a name. */
export function knowsAbsence(site: SiteArtifact): boolean {
  const named = new Set([...site.anchors, ...site.known].map(({ url }) => addressKey(url)));
  const unnamed = site.unread.filter((url) => !named.has(addressKey(url)) && !/\p{L}{3}/u.test(nameOf(url)));
  return unnamed.length <= MOST_UNNAMED * site.pagesSeen;
}

/** The pages that link to each page, by ids; of links that most pages have, none. */
export function linkersOf(site: SiteArtifact): Map<string, readonly string[]> {
  const ids = new Map(
    site.pages.flatMap(({ id, url, finalUrl }) => [
      [addressKey(finalUrl ?? ''), id] as const,
      [addressKey(url ?? ''), id] as const,
    ]),
  );
  const most = mostOfTemplate(site);
  const linkers = new Map<string, readonly string[]>();
  for (const { url, pages, sourceIds } of site.anchors) {
    const id = ids.get(addressKey(url));
    if (id === undefined || pages > most) continue;
    const from = sourceIds.filter((other) => other !== id);
    linkers.set(id, [...new Set([...(linkers.get(id) ?? []), ...from])]);
  }
  return linkers;
}

/** How many other pages of the site each page links to, beside its template. */
export function linksOf(site: SiteArtifact): Map<string, number> {
  const most = mostOfTemplate(site);
  const links = new Map<string, number>();
  for (const { pages, sourceIds } of site.anchors)
    if (pages <= most) for (const id of sourceIds) links.set(id, (links.get(id) ?? 0) + 1);
  return links;
}

function mostOfTemplate({ pages }: SiteArtifact): number {
  return Math.max(FEWEST_TEMPLATE, TEMPLATE_SHARE * pages.length);
}

function nameOf(url: string | null): string {
  return url !== null && canParseUrl(url) ? nameInPath(url) : '';
}
